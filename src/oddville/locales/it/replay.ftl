### Replays and the score walk.

replay-heading = Rivedi una partita
replay-about = Guarda una partita mossa per mossa, vai avanti e indietro, e continua a giocare da qualsiasi posizione.
replay-file = Apri un file
replay-file-note = La registrazione di una partita finisce in .odd. Puoi anche trascinarla qui.
replay-paste = Incolla una registrazione
replay-paste-like = odd: 1 …
replay-show = Mostra la partita
replay-loading = Rigioco la partita…
replay-too-long = Questa registrazione è troppo lunga: al massimo { $most } caratteri.
replay-controls = Comandi della partita
replay-turn = Turno
replay-where = Turno { NUMBER($turn, useGrouping: 0) } · mossa { NUMBER($ply, useGrouping: 0) } di { NUMBER($plies, useGrouping: 0) }
replay-set-up = Preparazione · mossa { NUMBER($ply, useGrouping: 0) } di { NUMBER($plies, useGrouping: 0) }
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-last = Alla fine
replay-pace = Velocità
replay-pace-0 = lenta
replay-pace-1 = normale
replay-pace-2 = rapida
replay-log = Che cosa è successo
replay-branch = Continua da qui
replay-branch-about = Un nuovo tavolo comincia da questa posizione, turno { NUMBER($turn, useGrouping: 0) }. Le carte che nessuno aveva visto vengono ridistribuite; l’originale resta com’è.
replay-branch-seats = Quali posti giochi tu? Gli altri li giocano i bot.
replay-branch-do = Continua
replay-copy = Copia il link a questa mossa
replay-save-record = Salva la registrazione
replay-save-html = Salva come pagina web
replay-share = Salva e condividi
replay-save-html-note = Tutta la partita in un file: mandalo agli amici, si apre in qualsiasi browser anche senza connessione.
replay-save-record-note = Un testo che ogni OddVille sa leggere; finisce in .odd.
replay-from = Questa partita è stata salvata da OddVille. Non serve la connessione.

score-heading = Punteggio
score-back = Indietro
score-next = Avanti
score-skip = Salta
score-again = Di nuovo
score-step = { $step } di { $steps }
score-total = Totale
score-winner = { $winner } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
score-not-over = La partita non è finita; per ora sta così.
score-tie-trigger = Parità tra { $tied }. { $winner } ha fatto scattare la fine e vince.
score-tie-clockwise = { $tied } sono pari. { $winner } è il primo tra loro, in senso orario, dopo { $player }, che ha fatto scattare la fine.
score-tie-limit = Parità tra { $tied }. Nessuno ha fatto scattare la fine, quindi vince chi viene prima nell’ordine di turno: { $winner }.
score-diamond = Un diamante: { $points } punti.
score-neighbours3 = { $count ->
        [one] 3 per la sua unica carta adiacente.
       *[other] 3 per ognuna delle sue { $count } carte adiacenti.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 carta adiacente.
       *[other] { $count } carte adiacenti.
    }
score-shields = { $points } sugli scudi delle carte adiacenti.
score-diamonds = { $base } + { $count ->
        [one] 1 diamante in città.
       *[other] { $count } diamanti in città.
    }
score-column = { $base } + { $count ->
        [one] 1 carta nella sua colonna.
       *[other] { $count } carte nella sua colonna.
    }
score-row = { $base } + { $count ->
        [one] 1 carta nella sua riga.
       *[other] { $count } carte nella sua riga.
    }
score-guild = { $base } + { $count ->
        [one] 1 carta della sua gilda, { $guild }.
       *[other] { $count } carte della sua gilda, { $guild }.
    }
score-main-square = { $points } per un lavoratore nella Piazza Centrale.
score-character = { $points ->
        [0] { $character }: qui non vale niente.
       *[other] { $character }: vale { $points }.
    }
score-board = { $points ->
        [0] Nessun lavoratore sulla Plancia delle Risorse.
        [one] 1 lavoratore sulla Plancia delle Risorse.
       *[other] { $points } lavoratori sulla Plancia delle Risorse, 1 punto ciascuno.
    }
