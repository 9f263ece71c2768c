### Running a server, and checking records.

## oddville verify

cli-verify = controlla registrazioni di partite, copie di sicurezza e database: se sono corretti, e se il mescolamento è quello promesso
cli-verify-files = registrazioni, come FILE.odd; una copia di sicurezza; un database, come file o postgresql://USER@HOST/DATABASE
cli-verify-edition = le carte, se una registrazione è stata giocata con un’edizione che non fa parte di OddVille
verify-good = { $file }: { $finding }
verify-bad = { $file }: ERRATO: { $problem }
verify-moves = { $moves ->
        [one] 1 mossa, permessa
       *[other] { NUMBER($moves, useGrouping: 0) } mosse, tutte permesse
    }, con le carte di { $edition } ({ $hash }).
verify-result = Il risultato è giusto: { $result }.
verify-running = La partita non è finita, quindi non c’è ancora un risultato da controllare.
verify-no-promise = Prima di questa partita non è stata pubblicata nessuna promessa sul seme, quindi il suo mescolamento non si può controllare.
verify-promise-open = Il seme non è ancora svelato. Ricontrolla la registrazione a partita finita: si vedrà se il mescolamento era stato promesso prima.
verify-promise-kept = Il mescolamento è quello promesso prima della partita.
verify-promise-broken = riga { $line }, colonna { $column }: il seme non è quello promesso prima della partita.
verify-values-right = Il mescolamento nasce dal seme promesso e dai valori dei posti (posti che ne hanno aggiunto uno: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = riga { $line }, colonna { $column }: il seme della partita non nasce dal seme promesso e da questi valori.
verify-backup = La copia è come è stata fatta: la sua impronta e tutti i registri sono giusti (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }).
verify-store = Tutti i registri sono come sono stati scritti (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = la cartella dei dati del server
cli-database = il database del server, se non è un file in quella cartella
cli-settings = il file delle impostazioni del server
cli-backup = copia tutti i tavoli di un server in un file, anche mentre è in funzione
cli-backup-file = il file da scrivere
cli-backup-replace = sovrascrive un file che c’è già
cli-restore = rimette al suo posto una copia, controllata da cima a fondo; prima ferma il server
cli-restore-file = la copia
cli-restore-replace = la mette al posto dei tavoli che ci sono; un file sostituito resta accanto, come FILE.replaced
backup-title = copia
restore-title = ripristino
backup-written = { $file } contiene { $tables ->
        [one] 1 tavolo
       *[other] { NUMBER($tables, useGrouping: 0) } tavoli
    } (voci: { NUMBER($entries, useGrouping: 0) }), ed è stato controllato da cima a fondo.
restore-written = { $tables ->
        [one] Ripristinato 1 tavolo
       *[other] Ripristinati { NUMBER($tables, useGrouping: 0) } tavoli
    } (voci: { NUMBER($entries, useGrouping: 0) }) in { $store }. Avvia il server.

## oddville admin

cli-admin = si occupa dei tavoli di un server, anche mentre è in funzione
cli-admin-list = elenca tutti i tavoli, prima i più recenti
cli-admin-status = solo i tavoli in questo stato
cli-admin-json = una riga JSON ciascuno
cli-admin-show = mostra un tavolo e i suoi posti
cli-admin-delete = cancella dei tavoli per sempre, con tutto ciò che vi appartiene
cli-admin-kick = allontana qualcuno da un tavolo: il suo link non vale più, e continua un bot
cli-admin-mute = toglie la chat a un posto, o a chi guarda
cli-admin-unmute = ridà loro la chat
cli-admin-close = non prepara nuovi tavoli; quelli in corso continuano
cli-admin-open = prepara di nuovo nuovi tavoli
cli-admin-reports = mostra che cosa è stato segnalato come sbagliato
cli-admin-salvage = continuare con ciò che si legge di un registro delle scritture danneggiato, che resta come FILE-wal.damaged
cli-admin-id = la sigla del tavolo
cli-admin-seat = il numero del posto, da 0
cli-admin-seat-watchers = il numero del posto, da 0, oppure "watchers"
error-no-table-id = Il tavolo { $id } non c’è. Per elencarli: oddville admin list.
error-admin-seat = «{ $seat }» non è un posto. Indica il suo numero, da 0, oppure "watchers".
admin-line = { $id }  { $status }  turno { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Non ci sono tavoli.
admin-counts = In attesa { NUMBER($waiting, useGrouping: 0) }, in corso { NUMBER($running, useGrouping: 0) }, finiti { NUMBER($over, useGrouping: 0) }; nuovi tavoli: { $closed ->
        [yes] no (chiuso)
       *[other] sì
    }.
admin-table = Tavolo { $id }: { $status }, creato { $made }, cambiato { $changed }, turno { NUMBER($turn, useGrouping: 0) }, voci { NUMBER($number, useGrouping: 0) }.
admin-table-name = Nome: { $name }
admin-seat = Posto { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , gioca { $bot }
    }{ $muted ->
        [yes] , senza chat
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = { $id } è cancellato.
admin-kicked = Il posto { $seat } di { $id } ora lo gioca un bot; il suo link non vale più.
admin-muted = Al tavolo { $id } la loro chat è spenta.
admin-unmuted = Al tavolo { $id } la loro chat è accesa.
admin-closed = D’ora in poi non si preparano nuovi tavoli. Per riaprire: oddville admin open.
admin-opened = Si preparano di nuovo nuovi tavoli.
admin-salvaged = { $file } contiene ciò che si è potuto leggere (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }). Avvia il server.
admin-report = Tavolo { $id }, { $at }:
admin-no-reports = Nessuno ha segnalato niente.
