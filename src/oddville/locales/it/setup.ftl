### Setting up a table, waiting for people, watching.


level-newcomer = Nuovo arrivato (facile)
level-apprentice = Apprendista
level-mason = Muratore (partita equilibrata)
level-architect = Architetto
level-mayor = Sindaco (il più forte)

setup-heading = Prepara un tavolo
setup-seats = Chi gioca?
setup-players = Numero di giocatori
setup-seat = Posto { $number }
setup-colour = Colore
setup-who = Chi siede qui
setup-name = Nome
setup-level = Livello del bot
setup-kind-me = Io
setup-kind-here = Qualcuno qui con me
setup-kind-bot = Un bot
setup-kind-link = Chi ha il link
setup-kind-open = Chiunque arrivi
setup-note-link = Ricevi un link per questo posto.
setup-note-open = Si entra con il codice del tavolo.
setup-at-once = La partita comincia subito.
setup-waits = Aspetterete insieme che arrivino tutti, o riempirete i posti liberi con dei bot.
setup-options = Come si gioca
setup-make = Crea il tavolo
setup-table-name = Nome del tavolo
setup-edition = Quale partita
setup-clock = Tempo per una decisione
setup-clock-none = senza limite
setup-clock-s30 = 30 secondi
setup-clock-m1 = 1 minuto
setup-clock-m2 = 2 minuti
setup-clock-m5 = 5 minuti
setup-clock-d1 = 1 giorno
setup-clock-d3 = 3 giorni
setup-pace = Ritmo dei bot
setup-pace-quick = veloce
setup-pace-normal = normale
setup-pace-slow = lento
setup-pace-step = un passo alla volta, quando lo chiedo
setup-deal = Distribuzione
setup-deal-note = Una parola qualsiasi. La stessa parola distribuisce le stesse carte; tutti la vedono. Vuoto: distribuzione segreta.
setup-undo = Annullare
setup-undo-note = Fino all’ultima cosa svelata
setup-confirm = Confermare il turno
setup-confirm-note = Finché si può ancora annullare qualcosa
setup-hints = Consigli
setup-hints-note = Un bot dice che cosa farebbe
setup-orders = Risposta automatica per il Costruttore
setup-orders-note = Per non chiedere ogni volta
setup-finish-round = Finire il giro
setup-finish-round-note = Regola della casa: tutti giocano lo stesso numero di turni
setup-chances = Probabilità di vittoria
setup-chances-note = Le vedono tutti
setup-public = Pubblico
setup-public-note = Chiunque può trovarlo e guardare

waiting-heading = In attesa di giocatori
waiting-missing = { $missing ->
        [0] Ci siete tutti.
        [one] Un posto è libero.
       *[other] { $missing } posti sono liberi.
    }
waiting-free = libero
waiting-bot = bot
waiting-for-open = libero per chiunque arrivi
waiting-for-link = aspetta chi ha il link
waiting-for-here = libero
waiting-here = è qui
waiting-away = non in linea
waiting-sit = Siediti qui
waiting-sit-down = Siediti
waiting-copy-link = Copia il link
waiting-copied = Copiato
waiting-copy-table = Copia il link del tavolo
waiting-qr = Codice QR
waiting-qr-alt = Codice QR del link
waiting-qr-note = Per un telefono che raggiunge questo server.
waiting-only-here = Questo indirizzo funziona solo su questa macchina. Per i telefoni della stessa rete, avvia il server con: oddville serve --lan
waiting-drawing = Disegno il codice…
waiting-invite = Invita qualcuno
waiting-code = Codice del tavolo: { $code }
waiting-invite-note = Di’ il codice, o manda il link.
waiting-fill = Riempi con i bot e comincia
waiting-start = Comincia
waiting-host-starts = La partita la avvia chi ha preparato il tavolo.

watch-heading = Guarda
watch-about = Tavoli pubblici. In OddVille nessuno ha segreti: vedi proprio ciò che vedono i giocatori.
watch-table = Un tavolo
watch-look = guarda
watch-free = { $seats ->
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }
watch-running = In gioco ora
watch-running-none = Ora nessuno gioca a un tavolo pubblico.
watch-waiting = Aspettano qualcuno
watch-waiting-none = Nessun tavolo pubblico in attesa. Preparane uno!
watch-over = Finite
watch-over-none = Ancora nessuna partita finita.
watch-more = Altri tavoli
