### Replays and the score walk.

replay-heading = Rivedi una partita
replay-about = Guarda una partita mossa per mossa, vai avanti e indietro e riprendi a giocare da qualsiasi posizione.
replay-file = Apri un file
replay-file-note = I file delle partite terminano in .odd. Puoi anche trascinarne uno qui.
replay-paste = Incolla una registrazione
replay-paste-like = odd: 1 …
replay-kept = Partite su questo dispositivo
replay-show = Mostra la partita
replay-loading = Caricamento della partita…
replay-too-long = Questa registrazione è troppo lunga: il limite è di { $most } caratteri.
replay-controls = Comandi del replay
replay-turn = Turno
replay-where = Turno { NUMBER($turn, useGrouping: 0) } · mossa { NUMBER($ply, useGrouping: 0) } di { NUMBER($plies, useGrouping: 0) }
replay-set-up = Preparazione · mossa { NUMBER($ply, useGrouping: 0) } di { NUMBER($plies, useGrouping: 0) }
replay-first = Vai all’inizio
replay-turn-back = Turno precedente
replay-back = Mossa precedente
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Mossa successiva
replay-turn-forward = Turno successivo
replay-last = Vai alla fine
replay-pace = Velocità
replay-pace-0 = lenta
replay-pace-1 = normale
replay-pace-2 = veloce
replay-log = Cronaca
replay-branch = Gioca da qui
replay-branch-about = Viene creato un nuovo tavolo con questa posizione, turno { NUMBER($turn, useGrouping: 0) }. Le carte che nessuno aveva visto vengono ridistribuite; la partita originale non cambia.
replay-branch-seats = Quali posti vuoi giocare? Gli altri li giocano i bot.
replay-branch-do = Inizia la partita
replay-copy = Copia il link a questa mossa
replay-save-record = Salva la registrazione
replay-save-html = Salva come pagina web
replay-share = Salva e condividi
replay-save-html-note = Tutta la partita in un solo file da mandare agli amici: si apre in qualsiasi browser, anche offline.
replay-save-record-note = Un file di testo .odd che ogni copia di OddVille può aprire.
replay-from = Questa partita è stata salvata da OddVille. Funziona offline.

score-heading = Punteggio
score-back = Indietro
score-next = Avanti
score-skip = Salta
score-again = Guarda di nuovo il conteggio
score-step = { $step } di { $steps }
score-total = Totale
score-winner = { $winner } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
score-not-over = La partita non è ancora finita; questi sono i punti attuali.
score-tie-trigger = Parità tra { $tied }. Vince { $winner }, che ha fatto scattare la fine della partita.
score-tie-clockwise = Parità tra { $tied }. Vince { $winner }: è il primo tra loro, in senso orario, dopo { $player }, che ha fatto scattare la fine della partita.
score-tie-limit = Parità tra { $tied }. Nessuno ha fatto scattare la fine della partita, quindi vince il primo tra loro nell’ordine di turno: { $winner }.
score-diamond = Diamante: { $points } punti.
score-neighbours3 = { $count ->
        [one] 3 per la sua carta adiacente.
       *[other] 3 per ognuna delle sue { $count } carte adiacenti.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 carta adiacente.
       *[other] { $count } carte adiacenti.
    }
score-shields = { $points } per gli scudi delle carte adiacenti.
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
score-main-square = { $points } per un lavoratore sulla Piazza Centrale.
score-character = { $points ->
        [0] { $character }: qui non vale punti.
       *[other] { $character }: vale { $points }.
    }
score-board = { $points ->
        [0] Nessun lavoratore sulla Plancia delle Risorse.
        [one] 1 lavoratore sulla Plancia delle Risorse.
       *[other] { $points } lavoratori sulla Plancia delle Risorse, 1 punto ciascuno.
    }
score-table = I punti di tutti
score-buildings = Edifici
score-characters = Personaggi
score-tie-break = Spareggio
score-tie-won = vince lo spareggio
replay-review = Analizza questa partita
