### Running a server, and checking records.

## oddville verify

cli-verify = controlla registrazioni di partite, backup e database: se sono validi e se la distribuzione è quella promessa
cli-verify-files = registrazioni, FILE.odd; un backup; un database, come file o postgresql://USER@HOST/DATABASE
cli-verify-edition = le carte, se una registrazione è stata giocata con un’edizione che non fa parte di OddVille
verify-good = { $file }: { $finding }
verify-bad = { $file }: ERRATO: { $problem }
verify-moves = { $moves ->
        [one] 1 mossa, permessa
       *[other] { NUMBER($moves, useGrouping: 0) } mosse, tutte permesse
    }, con le carte di { $edition } ({ $hash }).
verify-result = Il risultato è corretto: { $result }.
verify-running = La partita non è finita, quindi non c’è ancora un risultato da controllare.
verify-no-promise = Prima di questa partita non è stata pubblicata un’impronta del seme, quindi la distribuzione non si può verificare.
verify-promise-open = Il seme non è ancora stato rivelato. Ricontrolla la registrazione a partita finita per verificare se la distribuzione è quella promessa.
verify-promise-kept = La distribuzione è quella promessa prima della partita.
verify-promise-broken = riga { $line }, colonna { $column }: il seme non è quello promesso prima della partita.
verify-values-right = La distribuzione deriva dal seme promesso e dai valori dei posti (posti che ne hanno aggiunto uno: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = riga { $line }, colonna { $column }: il seme della partita non deriva dal seme promesso e da questi valori.
verify-backup = Il backup è integro: il checksum e tutti i registri sono corretti (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }).
verify-store = Tutti i registri sono integri (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = la cartella dei dati del server
cli-database = il database del server, se non è un file in quella cartella
cli-settings = il file delle impostazioni del server
cli-backup = copia tutti i tavoli di un server in un file, anche mentre è in funzione
cli-backup-file = il file da scrivere
cli-backup-replace = sovrascrive un file esistente
cli-restore = ripristina un backup dopo averlo controllato per intero; prima arresta il server
cli-restore-file = il backup
cli-restore-replace = sostituisce i tavoli esistenti; un file sostituito viene conservato come FILE.replaced
backup-title = copia di backup
restore-title = ripristino
backup-written = { $file } contiene { $tables ->
        [one] 1 tavolo
       *[other] { NUMBER($tables, useGrouping: 0) } tavoli
    } (voci: { NUMBER($entries, useGrouping: 0) }) ed è stato controllato per intero.
restore-written = { $tables ->
        [one] Ripristinato 1 tavolo
       *[other] Ripristinati { NUMBER($tables, useGrouping: 0) } tavoli
    } (voci: { NUMBER($entries, useGrouping: 0) }) in { $store }. Avvia il server.

## oddville admin

cli-admin = gestisce i tavoli di un server, anche mentre è in funzione
cli-admin-list = elenca tutti i tavoli, dal più recente
cli-admin-status = solo i tavoli in questo stato
cli-admin-json = una riga JSON per ciascuno
cli-admin-show = mostra un tavolo e i suoi posti
cli-admin-delete = elimina definitivamente dei tavoli, con tutto ciò che vi appartiene
cli-admin-kick = rimuove un giocatore da un tavolo: il suo link non funziona più e un bot prende il suo posto
cli-admin-mute = disattiva la chat di un posto o degli spettatori
cli-admin-unmute = riattiva la chat
cli-admin-close = non permette di creare nuovi tavoli; quelli in corso continuano
cli-admin-open = permette di nuovo di creare tavoli
cli-admin-reports = mostra i problemi segnalati dagli utenti
cli-admin-salvage = continua con la parte leggibile di un write-ahead log danneggiato, che viene conservato come FILE-wal.damaged
cli-admin-id = l’ID del tavolo
cli-admin-seat = il numero del posto, a partire da 0
cli-admin-seat-watchers = il numero del posto, a partire da 0, oppure "watchers"
error-no-table-id = Il tavolo { $id } non esiste. Per elencarli: oddville admin list.
error-admin-seat = «{ $seat }» non è un posto. Indica il suo numero, a partire da 0, oppure "watchers".
admin-line = { $id }  { $status }  turno { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Non ci sono tavoli.
admin-counts = In attesa: { NUMBER($waiting, useGrouping: 0) }; in corso: { NUMBER($running, useGrouping: 0) }; terminati: { NUMBER($over, useGrouping: 0) }; nuovi tavoli: { $closed ->
        [yes] no (chiuso)
       *[other] sì
    }.
admin-table = Tavolo { $id }: { $status }, creato { $made }, modificato { $changed }, turno { NUMBER($turn, useGrouping: 0) }, voci: { NUMBER($number, useGrouping: 0) }.
admin-table-name = Nome: { $name }
admin-seat = Posto { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , gioca { $bot }
    }{ $muted ->
        [yes] , senza chat
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = Eliminato { $id }.
admin-kicked = Il posto { $seat } di { $id } è ora giocato da un bot; il suo link non funziona più.
admin-muted = Chat disattivata al tavolo { $id }.
admin-unmuted = Chat riattivata al tavolo { $id }.
admin-closed = Non si possono più creare nuovi tavoli. Per permetterlo di nuovo: oddville admin open.
admin-opened = Si possono di nuovo creare tavoli.
admin-salvaged = { $file } contiene ciò che è stato possibile leggere (tavoli: { NUMBER($tables, useGrouping: 0) }, voci: { NUMBER($entries, useGrouping: 0) }). Avvia il server.
admin-report = Tavolo { $id }, { $at }:
admin-no-reports = Nessuna segnalazione.
