### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Questo tavolo non c’è. Fatti ridare il suo link.
error-confirm-first = Prima c’è un turno da confermare o annullare.
error-not-your-choice = Ora deve scegliere { $player }.
error-undo-off = A questo tavolo non si annulla niente.
error-undo-lock = Più indietro non si può annullare: { $lock ->
        [refill] nella riga è entrata una carta
        [flip] una moneta è stata girata
        [pile] è comparso un nuovo personaggio
        [reshuffle] una gilda è stata mescolata
        [start] qui è cominciata la partita
       *[other] il turno è passato
    }.
error-nothing-to-confirm = Non hai nessun turno da confermare.
error-orders-off = A questo tavolo non ci sono risposte automatiche.
error-muted = Chi gestisce questo server ti ha tolto la chat.
error-chat-full = La chat di questo tavolo è piena.
error-table-full = Il registro di questo tavolo è pieno: ha { $most } voci.
error-undo-often = In questo turno hai già annullato mosse { $most } volte. Prima finisci il turno.
error-chat-empty = Il messaggio è vuoto.
error-colour-taken = Un altro posto ha già quel colore. Scegline un altro.
error-colour-late = I colori si scelgono prima che la partita cominci.
error-no-open-seat = Nessun posto è libero. Puoi guardare.
error-seat-taken = Quel posto non è libero. Scegline un altro, o guarda.
error-started = La partita è già cominciata.
error-value-late = Le carte sono già distribuite, o questo posto ha già aggiunto il suo valore.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è finita.
error-bot-plays = Questo posto lo gioca un bot. Prima riprendilo.
error-seat-is-yours = Questo posto lo giochi tu, non un bot.
error-seat-given-up = Questo posto è stato abbandonato per sempre.
error-moved-on = Intanto al tavolo si è andati avanti. Guarda di nuovo.
error-too-busy = Qui succede troppo in una volta. Riprova tra un momento.
error-not-host = Può farlo solo chi ha preparato questo tavolo.
error-not-your-seat = Quello non è il tuo posto.
error-seat-of-bot = Questo posto è di un bot; non gli serve un link.
error-no-seat = Questo posto non c’è.
error-hints-off = A questo tavolo non ci sono consigli.
error-hint-turn = Un consiglio è per chi ora deve scegliere.
error-hint-busy = Un consiglio alla volta.

## Making and finding tables

error-edition-unknown = Qui l’edizione { $name } non c’è. Scegline una tra { $known }.
error-no-edition = Qui l’edizione { $name } non c’è.
error-table-bot = Qui il bot { $name } non c’è. Scegline uno tra { $known }.
error-origin = Comincia da un tavolo finito o da una registrazione: indica solo uno dei due.
error-origin-players = Quella partita ha { $players } giocatori; dai altrettanti posti al nuovo tavolo.
error-ply = La mossa { NUMBER($ply, useGrouping: 0) } non c’è; vanno da 0 a { NUMBER($most, useGrouping: 0) }.
error-after = Da lì non si può proseguire. Usa ciò che l’elenco precedente ha dato come «after».
error-status = «{ $status }» non è uno stato di un tavolo; sono { $known }.
error-code = Questo codice è sbagliato, troppo vecchio o già usato. Chiedine uno nuovo.
error-closed = Per ora questo server non prepara nuovi tavoli. Quelli in corso continuano.
error-long-record = La registrazione ha { NUMBER($plies, useGrouping: 0) } mosse; qui se ne leggono al massimo { NUMBER($most, useGrouping: 0) }.
error-reports-full = Su questo tavolo ci sono già { $most } segnalazioni. Grazie: le guarderemo.
error-notices-off = Questo server non manda avvisi di turno.
error-notice-url = Un avviso va a un indirizzo che comincia con http:// o https://, senza password, a una delle porte { $ports }.
error-notice-host = L’host { $host } non c’è.
error-notice-private = Gli avvisi vanno solo a indirizzi pubblici, non dentro la rete di questo server.

## Requests

error-message = Il messaggio non si legge in { $where }: { $reason }.
error-hello = Il primo messaggio dev’essere hello, entro dieci secondi.
error-hello-again = Hello si dice una volta. Per un altro tavolo apri un’altra connessione.
error-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può permetterlo con --allowed-hosts.
error-foreign-page = Le richieste da pagine di altri server («{ $origin }») sono rifiutate.
error-authorization = Mostra il segreto del posto o di chi ospita: "Authorization: Bearer …".
error-not-found = A questo indirizzo non c’è niente.
error-method = Questo indirizzo non conosce quel metodo; conosce { $methods }.
error-media-type = La richiesta dev’essere { $wanted }, non «{ $given }».
error-too-large = La richiesta supera i { NUMBER($most, useGrouping: 0) } byte.
error-slow-body = La richiesta non è arrivata entro { $seconds } secondi.
error-too-many = È troppo spesso. Riprova tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
error-http = Questa non è una richiesta HTTP.
error-inside = Qualcosa è andato storto dentro il server. Lì è annotato con { $request }.
error-saving = Il server ora non riesce a scrivere. Niente di ciò che è stato confermato è perso. Riprova tra un momento; chi lo gestisce trova il motivo nel registro.
error-not-ready = Il server sta per fermarsi. Riconnettiti tra un momento.
error-upgrade = A questo indirizzo ci sono solo WebSocket. Un proxy davanti al server deve inoltrarli.
error-other-rules = Questa partita è stata giocata fino alla fine con la versione { $rules } delle regole, e con la versione { $now }, quella di questo server, finirebbe in un altro modo. Resta conservata; un OddVille di allora può mostrarla.
error-table-damaged = Il registro di questo tavolo è danneggiato sul server (voce { $entry }), quindi non si può mostrare. Gli altri tavoli non ne risentono. Chi gestisce il server lo trova nel suo log.

## Settings and starting

error-setting = { $source }: «{ $value }» non è possibile; ammesso: { $allowed }.
error-setting-unknown = { $source }: l’impostazione { $setting } non c’è. { $nearest ->
        [none] Le impostazioni sono { $known }.
       *[other] Forse { $nearest }?
    }
error-settings-file = { $file } non è TOML: { $reason }.
error-port-taken = La porta { $port } è usata da un altro programma, forse da un altro OddVille. Scegline un’altra: --port { $other }.
error-port-refused = Alla porta { $port } non si può ascoltare senza diritti speciali. Scegline un’altra: --port { $other }.
error-listen = Impossibile ascoltare a { $host }: { $reason }.
error-data = Impossibile tenere i tavoli in { $folder }: { $reason }. Scegli un’altra cartella: --data CARTELLA.

cli-serve = offre tavoli in rete: si gioca nel browser (senza comando: su questa macchina, e il browser si apre)
cli-serve-settings = legge le impostazioni da questo file TOML
cli-serve-usual = { $about } (predefinito: { $usual })
cli-serve-browser = apre il browser
serve-at = OddVille è a { $url }
serve-already = OddVille è già in funzione, a { $url }
serve-lan = Lo trovano lì anche i telefoni e i computer di questa rete.
serve-hosts = Si risponde solo a richieste per localhost; altri nomi si permettono con --allowed-hosts.
serve-data = I tavoli stanno in { $folder }
serve-stop = Si ferma con Ctrl-C; al prossimo avvio i tavoli continuano.
serve-bye = Fermato. Niente è andato perso.

setting-host = l’indirizzo a cui ascoltare
setting-port = la porta a cui ascoltare; 0: una qualsiasi libera
setting-data = la cartella in cui stanno i tavoli (predefinita: il posto consueto per i dati delle applicazioni)
setting-database = un database invece di un file in quella cartella: sqlite:///FILE o postgresql://USER@HOST/DATABASE
setting-redis = un server Redis con cui più processi si informano delle mosse: redis://HOST
setting-lan = raggiungibile da tutta la rete di casa, con l’indirizzo stampato come codice QR
setting-base-path = serve sotto questo percorso, per esempio /oddville
setting-public-url = dove la gente trova questo server, per i link negli avvisi di turno, per esempio https://play.example.org
setting-allowed-hosts = i nomi con cui si può cercare questo server; *.example.org ammette tutto un dominio
setting-trusted-proxies = reti di proxy fidate per l’origine delle richieste
setting-metrics-from = le reti che possono leggere /metrics
setting-log = la forma del registro
setting-log-level = che cosa si scrive nel registro
setting-thinkers = i processi in cui pensano i bot, al massimo metà per una persona; 0: uno in meno dei processori, almeno due
setting-keep-days = dopo quanti giorni si dimenticano i tavoli finiti; 0: mai
setting-notices = manda avvisi di turno agli indirizzi che i giocatori indicano
setting-closed = non prepara nuovi tavoli
setting-most-sockets = WebSocket insieme, in tutto; 0: senza limite
setting-most-sockets-each = WebSocket insieme da un indirizzo; 0: senza limite
setting-most-connections-each = altre connessioni insieme da un indirizzo; 0: senza limite
setting-tables-an-hour = nuovi tavoli all’ora da un indirizzo; 0: senza limite
setting-requests-a-second = richieste al secondo da un indirizzo, cinque volte tante per i file; 0: senza limite
setting-messages-a-second = messaggi al secondo su una connessione; 0: senza limite

## Metrics

metric-sockets = Connessioni aperte ora.
metric-tables-in-memory = Tavoli in memoria.
metric-thoughts-waiting = Mosse di bot che aspettano un processo libero.
metric-notices-failed = Avvisi di turno che non è stato possibile consegnare.
metric-requests = Richieste HTTP per metodo e stato.
metric-request = Quanto sono durate le richieste HTTP.
metric-messages = Messaggi ricevuti sulle connessioni, per tipo.
metric-refused = Richieste rifiutate prima di essere lette, per motivo.
metric-failures = Errori dentro il server.
metric-slow-readers = Connessioni chiuse perché nessuno le leggeva.
metric-repairs = Tavoli che è stato necessario riparare, perché memoria e database differivano o nulla era programmato. Dovrebbe restare 0.
metric-tables-damaged = Tavoli il cui registro non è come è stato scritto. Dovrebbe restare 0.
