### Setting up a table, waiting for people, watching.


level-newcomer = Nuovo arrivato (facile)
level-apprentice = Apprendista
level-mason = Muratore (medio)
level-architect = Architetto
level-mayor = Sindaco (il più forte)

setup-heading = Prepara un tavolo
setup-seats = Posti
setup-players = Numero di giocatori
setup-seat = Posto { $number }
setup-colour = Colore
setup-who = Tipo di posto
setup-name = Nome
setup-level = Livello del bot
setup-kind-me = Io
setup-kind-here = Altro giocatore qui
setup-kind-bot = Bot
setup-kind-link = Qualcuno su invito
setup-kind-open = Posto aperto
setup-note-link = Riceverai un link per questo posto.
setup-note-open = Ci si siede con il codice del tavolo.
setup-at-once = La partita inizia subito.
setup-waits = Si aspetta che arrivino tutti, oppure si riempiono i posti liberi con dei bot.
setup-options = Opzioni
setup-make = Crea il tavolo
setup-table-name = Nome del tavolo
setup-edition = Variante di gioco
setup-clock = Tempo per decisione
setup-clock-none = nessun limite
setup-clock-s30 = 30 secondi
setup-clock-m1 = 1 minuto
setup-clock-m2 = 2 minuti
setup-clock-m5 = 5 minuti
setup-clock-d1 = 1 giorno
setup-clock-d3 = 3 giorni
setup-pace = Velocità dei bot
setup-pace-quick = veloce
setup-pace-normal = normale
setup-pace-slow = lento
setup-pace-step = un passo alla volta, con un pulsante
setup-deal = Distribuzione
setup-deal-note = Una parola qualsiasi. La stessa parola dà le stesse carte, e tutti i giocatori la vedono. Lascia vuoto per una distribuzione segreta.
setup-undo = Mosse annullabili
setup-undo-note = Finché non si rivela qualcosa di nuovo
setup-confirm = Conferma del turno
setup-confirm-note = Finché il turno si può ancora annullare
setup-hints = Consigli
setup-hints-note = Un bot suggerisce una mossa
setup-orders = Rinuncia automatica per il Costruttore
setup-orders-note = Ognuno sceglie quando farselo chiedere
setup-finish-round = Finire il giro
setup-finish-round-note = Regola della casa: stesso numero di turni per tutti
setup-chances = Probabilità di vittoria
setup-chances-note = Visibili a tutti
setup-public = Pubblico
setup-public-note = Chiunque può trovarlo e guardarlo

waiting-heading = In attesa di giocatori
waiting-missing = { $missing ->
        [0] Ci siete tutti.
        [one] C’è un posto libero.
       *[other] Ci sono { $missing } posti liberi.
    }
waiting-free = libero
waiting-bot = bot
waiting-for-open = posto aperto
waiting-for-link = in attesa dell’invitato
waiting-for-here = libero
waiting-here = presente
waiting-away = non connesso
waiting-sit = Siediti qui
waiting-sit-down = Prendi posto
waiting-copy-link = Copia il link
waiting-copied = Copiato
waiting-copy-table = Copia il link del tavolo
waiting-qr = Codice QR
waiting-qr-alt = Codice QR del link
waiting-qr-note = Per un telefono che può raggiungere questo server.
waiting-only-here = Questo indirizzo funziona solo su questo computer. Per i telefoni sulla stessa rete, avvia il server con: oddville serve --lan
waiting-drawing = Creazione del codice…
waiting-invite = Invita giocatori
waiting-code = Codice del tavolo: { $code }
waiting-invite-note = Condividi il codice o il link.
waiting-fill = Riempi con bot e inizia
waiting-start = Inizia la partita
waiting-starts = La partita inizia quando tutti i posti sono occupati.

watch-heading = Tavoli pubblici
watch-about = Prendi un posto libero o guarda. In OddVille i giocatori non hanno segreti: vedi esattamente ciò che vedono loro.
watch-table = Tavolo
watch-look = Guarda
watch-free = { $seats ->
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }
watch-running = In corso
watch-running-none = Nessuna partita pubblica in corso.
watch-waiting = In attesa di giocatori
watch-waiting-none = Nessun tavolo pubblico in attesa. Creane uno!
watch-over = Terminate
watch-over-none = Ancora nessuna partita terminata.
watch-more = Altri tavoli
