### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Questo tavolo non esiste. Chiedi di nuovo il link.
error-confirm-first = Prima bisogna confermare o annullare il turno.
error-not-your-choice = Ora tocca a { $player } scegliere.
error-undo-off = A questo tavolo non si possono annullare le mosse.
error-undo-lock = Non puoi annullare oltre: { $lock ->
        [refill] nella riga è arrivata una nuova carta
        [flip] è stata girata una moneta
        [pile] è stato rivelato un nuovo personaggio
        [reshuffle] una gilda è stata rimescolata
        [start] la partita è iniziata qui
       *[other] ormai tocca a un altro giocatore
    }.
error-nothing-to-confirm = Non hai nessun turno da confermare.
error-orders-off = A questo tavolo la rinuncia automatica è disattivata.
error-muted = Il gestore di questo server ti ha disattivato la chat.
error-chat-full = La chat di questo tavolo è piena.
error-table-full = Il registro di questo tavolo è pieno: { $most } voci.
error-undo-often = In questo turno hai già annullato { $most } volte. Prima termina il turno.
error-chat-empty = Il messaggio è vuoto.
error-colour-taken = Un altro posto ha già questo colore. Scegline un altro.
error-colour-late = I colori si possono scegliere solo prima dell’inizio della partita.
error-no-open-seat = Non ci sono posti aperti. Puoi guardare.
error-seat-taken = Questo posto non è libero. Scegline un altro, oppure guarda.
error-started = La partita è già iniziata.
error-value-late = Le carte sono già state distribuite, oppure questo posto ha già aggiunto il suo valore.
error-not-started = La partita non è ancora iniziata.
error-not-over = La partita non è ancora finita.
error-bot-plays = Questo posto è giocato da un bot. Prima riprendilo.
error-seat-is-yours = Questo posto è già giocato da te, non da un bot.
error-seat-given-up = Il giocatore di questo posto ha abbandonato la partita.
error-moved-on = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
error-too-busy = Il server è occupato. Riprova tra poco.
error-not-host = Può farlo solo chi ha creato questo tavolo.
error-not-your-seat = Questo non è il tuo posto.
error-seat-of-bot = Questo posto è di un bot e non ha bisogno di un link.
error-no-seat = Questo posto non esiste.
error-hints-off = A questo tavolo i consigli sono disattivati.
error-hint-turn = Può chiedere un consiglio solo il giocatore che deve scegliere.
error-hint-busy = Un consiglio alla volta.

## Making and finding tables

error-edition-unknown = L’edizione { $name } qui non è disponibile. Scegline una tra { $known }.
error-no-edition = L’edizione { $name } qui non è disponibile.
error-table-bot = Il bot { $name } qui non è disponibile. Scegline uno tra { $known }.
error-origin = Parti da un tavolo terminato o da una registrazione: indica solo uno dei due.
error-origin-players = Quella partita ha { $players } giocatori: il nuovo tavolo deve avere altrettanti posti.
error-ply = La mossa { NUMBER($ply, useGrouping: 0) } non esiste; le mosse vanno da 0 a { NUMBER($most, useGrouping: 0) }.
error-after = L’elenco non può continuare da lì. Usa il valore «after» dell’elenco precedente.
error-status = «{ $status }» non è lo stato di un tavolo; gli stati sono { $known }.
error-code = Questo codice è errato, scaduto o già usato. Chiedine uno nuovo.
error-closed = Al momento su questo server non si possono creare nuovi tavoli. Le partite in corso continuano.
error-long-record = La registrazione ha { NUMBER($plies, useGrouping: 0) } mosse; il limite è { NUMBER($most, useGrouping: 0) }.
error-reports-full = Ci sono già { $most } segnalazioni su questo tavolo. Grazie: saranno esaminate.
error-notices-off = Questo server non invia notifiche di turno.
error-notice-url = Una notifica deve andare a un indirizzo che inizia con http:// o https://, senza password, su una delle porte { $ports }.
error-notice-host = L’host { $host } non esiste.
error-notice-private = Le notifiche vengono inviate solo a indirizzi pubblici, non all’interno della rete di questo server.
error-not-today = Questo tavolo non è una città del giorno.
error-no-par = Il par di questo giorno non è ancora noto. Riprova tra un minuto.
error-no-pictures = Questo server non può disegnare immagini. Chi lo gestisce può installare l’extra «pictures».
error-no-event = Qui non esiste questo evento.
error-event-people = Un tavolo da { $players } giocatori non ha posti per { $people } persone.
error-no-ladder = Qui non esiste questa classifica.
error-no-ladder-game = Non hai questa partita in questa classifica.
error-no-member = Questo membro non esiste nella classifica.
error-not-member = Serve il link personale del membro.
error-ladder-empty = Inserisci un nome.
error-ladder-name = In questa classifica c’è già qualcuno che si chiama { $name }. Scegli un altro nome o apri il tuo link personale.
error-ladder-full = Una classifica ha al massimo { $most } membri.
error-ladder-games = Una classifica ha al massimo { $most } partite.
error-ladder-open = In questa classifica ci sono { $most } partite non finite. Finitene prima una.
error-ladder-players = Servono da due a { $most } giocatori diversi, bot compresi.

## Requests

error-message = Messaggio illeggibile in { $where }: { $reason }.
error-hello = Il primo messaggio dev’essere hello, entro dieci secondi.
error-hello-again = Hello si può inviare una volta sola. Per un altro tavolo apri un’altra connessione.
error-host = Questo server non accetta il nome host «{ $host }». Il gestore può autorizzarlo con --allowed-hosts.
error-foreign-page = Le richieste provenienti da altri siti («{ $origin }») vengono rifiutate.
error-authorization = Invia il segreto del posto o di chi ha creato il tavolo: "Authorization: Bearer …".
error-not-found = A questo indirizzo non c’è niente.
error-method = Questo indirizzo non supporta quel metodo; supporta { $methods }.
error-media-type = La richiesta dev’essere { $wanted }, non «{ $given }».
error-too-large = La richiesta supera i { NUMBER($most, useGrouping: 0) } byte.
error-slow-body = La richiesta non è arrivata entro { $seconds } secondi.
error-too-many = Troppe richieste. Riprova tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
error-http = Questa non è una richiesta HTTP.
error-inside = Si è verificato un errore nel server. I dettagli sono nel log alla voce { $request }.
error-saving = Al momento il server non riesce a salvare. Non è andato perso niente di ciò che era stato confermato. Riprova tra poco; il gestore trova il motivo nel log.
error-not-ready = Il server si sta arrestando. Riconnettiti tra poco.
error-upgrade = Questo indirizzo accetta solo WebSocket. Un proxy davanti al server deve inoltrarli.
error-other-rules = Questa partita è terminata con la versione { $rules } delle regole e finirebbe in modo diverso con la versione { $now }, usata da questo server. È stata conservata: una versione di OddVille di allora può mostrarla.
error-table-damaged = Il registro di questo tavolo è danneggiato sul server (voce { $entry }), quindi il tavolo non si può mostrare. Gli altri tavoli non ne risentono. Il gestore trova i dettagli nel log.

## Settings and starting

error-setting = { $source }: «{ $value }» non è ammesso; valori ammessi: { $allowed }.
error-setting-unknown = { $source }: l’impostazione { $setting } non esiste. { $nearest ->
        [none] Le impostazioni sono { $known }.
       *[other] Intendevi { $nearest }?
    }
error-settings-file = { $file } non è TOML valido: { $reason }.
error-port-taken = La porta { $port } è già in uso, forse da un altro OddVille. Scegline un’altra: --port { $other }.
error-port-refused = Per ascoltare sulla porta { $port } servono privilegi speciali. Scegline un’altra: --port { $other }.
error-listen = Impossibile ascoltare su { $host }: { $reason }.
error-data = Impossibile salvare i tavoli in { $folder }: { $reason }. Scegli un’altra cartella: --data CARTELLA.

cli-serve = ospita tavoli in rete, da giocare nel browser (senza comando: solo su questo computer, e apre il browser)
cli-serve-settings = legge le impostazioni da questo file TOML
cli-serve-usual = { $about } (predefinito: { $usual })
cli-serve-browser = apre il browser
serve-at = OddVille è disponibile su { $url }
serve-already = OddVille è già in esecuzione su { $url }
serve-lan = Anche i telefoni e i computer di questa rete possono aprire questo indirizzo.
serve-hosts = Si risponde solo alle richieste per localhost; altri nomi host si autorizzano con --allowed-hosts.
serve-data = I tavoli sono salvati in { $folder }
serve-stop = Premi Ctrl-C per arrestare; al prossimo avvio i tavoli continuano.
serve-bye = Server arrestato. Non è andato perso niente.

setting-host = indirizzo su cui ascoltare
setting-port = porta su cui ascoltare; 0: una qualsiasi libera
setting-data = cartella in cui salvare i tavoli (predefinita: quella del sistema per i dati delle applicazioni)
setting-database = un database invece di un file in quella cartella: sqlite:///FILE o postgresql://USER@HOST/DATABASE
setting-redis = server Redis con cui più processi si notificano le mosse: redis://HOST
setting-lan = rende il server raggiungibile da tutta la rete di casa e stampa l’indirizzo come codice QR
setting-base-path = percorso sotto cui rispondere, per esempio /oddville
setting-public-url = indirizzo pubblico del server, per i link nelle notifiche di turno, per esempio https://play.example.org
setting-allowed-hosts = nomi host accettati da questo server; *.example.org ammette un intero dominio
setting-trusted-proxies = reti di proxy fidati, che possono indicare l’origine di una richiesta
setting-metrics-from = reti che possono leggere /metrics
setting-log = formato del log
setting-log-level = livello minimo da scrivere nel log
setting-thinkers = processi in cui pensano i bot, al massimo metà per una sola persona; 0: uno in meno dei processori, ma almeno due
setting-keep-days = giorni dopo cui eliminare i tavoli terminati; 0: mai
setting-notices = invia notifiche di turno agli indirizzi indicati dai giocatori
setting-closed = non permette di creare nuovi tavoli
setting-most-sockets = WebSocket simultanei in totale; 0: nessun limite
setting-most-sockets-each = WebSocket simultanei da un indirizzo; 0: nessun limite
setting-most-connections-each = altre connessioni simultanee da un indirizzo; 0: nessun limite
setting-tables-an-hour = nuovi tavoli all’ora da un indirizzo; 0: nessun limite
setting-requests-a-second = richieste al secondo da un indirizzo, cinque volte tante per i file; 0: nessun limite
setting-messages-a-second = messaggi al secondo su una connessione; 0: nessun limite

## Metrics

metric-sockets = Connessioni aperte.
metric-tables-in-memory = Tavoli in memoria.
metric-thoughts-waiting = Mosse di bot in attesa di un processo libero.
metric-notices-failed = Notifiche di turno che non è stato possibile consegnare.
metric-requests = Richieste HTTP per metodo e stato.
metric-request = Durata delle richieste HTTP.
metric-messages = Messaggi ricevuti sulle connessioni, per tipo.
metric-refused = Richieste rifiutate prima di essere lette, per motivo.
metric-failures = Errori interni del server.
metric-slow-readers = Connessioni chiuse perché il client non leggeva.
metric-repairs = Tavoli che è stato necessario riparare perché memoria e database differivano o niente era programmato. Dovrebbe restare 0.
metric-tables-damaged = Tavoli il cui registro non è più come era stato scritto. Dovrebbe restare 0.
error-no-review = Questa analisi non esiste.
error-review-game = Indica un tavolo oppure una registrazione da analizzare.
error-reviews-many = Hai già { $most } analisi in corso. Aspetta che una sia finita.
metric-reviews-waiting = Analisi in corso.
metric-reviews = Analisi, per esito.
metric-review-work = Tempo di calcolo di un’analisi.
