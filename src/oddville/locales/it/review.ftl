### The review of a game.

review-title = analisi
review-title-page = Analisi: { $names }
review-heading = Calcolata da { $bot }.
review-graph = Probabilità di vittoria dopo ogni mossa
review-player = { $player }
review-percent = { $chance }%
review-turning = Momenti decisivi
review-move = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }, mossa { $ply }, { $player }: { $words }
review-turning-change = { $player }: probabilità di vittoria da { $before }% a { $after }%, di cui { $luck } per fortuna
review-decisions = Decisioni di { $player }
review-grades = migliore: { $best }, buona: { $good }, dubbia: { $doubtful }, errore: { $mistake }, errore grave: { $blunder }
review-grade-best = migliore
review-grade-good = buona
review-grade-doubtful = dubbia
review-grade-mistake = errore
review-grade-blunder = errore grave
review-decision = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }, mossa { $ply }: { $words } – { $grade }
review-cost = Costo: { $cost } vittorie su 100 partite (errore standard { $error }), { $points } punti.
review-better = Meglio: { $words }
review-thresholds = I giudizi contano quanto una mossa è costata con certezza (95%), in vittorie su 100 partite: dubbia da { $doubtful }, errore da { $mistake }, errore grave da { $blunder }.
review-luck-heading = Fortuna e mosse, in vittorie su 100 partite
review-luck-legend = Partenza, fortuna (posto, distribuzione, carte) e mosse danno insieme il risultato. Le carte sono tutte le carte e i personaggi rivelati dopo; le mosse confrontano le scelte di questo giocatore con quelle degli altri.
review-unfinished = La partita non è finita: il risultato è l’ultima stima.
review-column-start = partenza
review-column-seat = posto
review-column-deal = distribuzione
review-column-chance = carte
review-column-moves = mosse
review-column-result = risultato
review-part-luck = fortuna
review-part-moves = mosse
review-interrupted = Interrotto. { $file } contiene quanto è stato calcolato (mosse: { $done }); lo stesso comando continua.
review-written = Scritto in { $file }. Aprilo in qualsiasi browser.
review-saved = Salvato in { $file }. Per continuare a giocare: oddville play --load { $file }
error-review-simulations = --simulations dev’essere tra 16 e { $most }.
error-review-save = --play-on e --save vanno insieme: la mossa e il file da scrivere.
error-review-move = --play-on è il numero di una mossa, da 0 a { $most }.
review-panel = Analisi
review-progress = { $done } posizioni su { $total }
review-seconds = { $seconds ->
        [one] Manca circa 1 secondo.
       *[other] Mancano circa { $seconds } secondi.
    }
review-minutes = { $minutes ->
        [one] Manca circa 1 minuto.
       *[other] Mancano circa { $minutes } minuti.
    }
review-running = La partita viene analizzata. Intanto puoi continuare a guardarla.
review-waiting = Prima vengono analizzate altre partite.
review-stopped = L’analisi è stata interrotta. Quanto è stato calcolato resta conservato.
review-failed = L’analisi non è riuscita. Riprova.
review-continue = Continua
review-stop = Interrompi
review-ready = L’analisi è pronta.
review-tab-decisions = Decisioni
review-tab-luck = Fortuna
review-chances = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }, mossa { $ply }: { $chances }
review-chance = { $player } { $chance }%
review-as-table = Probabilità in tabella
review-column-move = mossa
review-whose = Decisioni di chi?
review-only-mistakes = Solo mosse dubbie o peggiori
review-no-mistakes = Nessuna mossa dubbia o peggiore.
review-played = Giocata: { $words }
review-was-best = Era la mossa migliore.
review-legend = Sul tavolo: la mossa migliore ha un contorno pieno, quella giocata uno tratteggiato.
review-kinds = Che cosa è andato storto: { $kinds }
review-kind = { $kind } ({ $count })
review-kind-power = il potere di un personaggio
review-kind-reaction = l’uso del { -builder }
review-kind-placement = il posto di un edificio
review-kind-build = che cosa costruire, e quando
review-kind-worker = la scelta della carta Lavoratore
review-kind-building = la scelta di un edificio
review-kind-resource = la scelta di una risorsa
review-kind-bonus = i bonus
review-kind-action = la scelta dell’azione
review-luck-about = Tutti partono con la stessa probabilità. Prima la sposta la fortuna, poi le mosse di tutti; a destra è meglio. L’ultimo punto è il risultato: 100 per una vittoria, 0 per una sconfitta.
review-luck-sum = { $player }: partenza { $start }, fortuna { $luck }, mosse { $moves }, risultato { $result }
