### The lab: long work, the arena, its tables.

error-write = Impossibile scrivere { $file }: { $reason }.
error-work-lost = Il processo è fallito { $times } volte sullo stesso compito: { $task }. Qualcosa al suo interno termina il processo o esaurisce la memoria.
error-journal-none = { $file } non è un journal di OddVille. Scegli un altro file.
error-journal-other = { $file } è il journal di un altro lavoro ({ $difference }). Scegli un altro file, oppure ripeti il comando che l’ha creato.
error-journal-line = { $file }: impossibile leggere la riga { $line }. Elimina quella riga o scegli un altro file.
error-journal-busy = { $file } è usato da un’altra esecuzione. Aspetta che finisca o scegli un altro file.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } di { NUMBER($total, useGrouping: 0) }, { $left } circa alla fine

error-extra = { $what } non è installato. Per installarlo: pip install 'oddville[{ $extra }]'.
error-cluster = Impossibile raggiungere Ray a { $address }: { $reason }. Indica l’indirizzo di un cluster attivo, per esempio 10.0.0.5:6379; il token viene letto da RAY_AUTH_TOKEN o ~/.ray/auth_token.
error-cluster-address = «{ $address }» non è l’indirizzo di un cluster Ray: scrivi HOST:PORTA, per esempio 10.0.0.5:6379.
error-cluster-open = Ray resterebbe in ascolto sulla rete a { $host }; OddVille lo avvia solo se ascolta soltanto questo computer. Usa --runner processes.
error-workers = --workers dev’essere tra 1 e 1000, non { $workers }.
error-address = --address serve per un cluster Ray attivo: aggiungi --runner ray.
error-write-folder = { $file } è una cartella. Scegli un file.
error-write-nowhere = Impossibile scrivere { $file }: la cartella { $folder } non esiste.
error-write-refused = Impossibile scrivere { $file }: permesso negato. Scegli un altro file.

journal-resumed = Si riprende da { $file }: contiene già { NUMBER($done, useGrouping: 0) } risultati.
journal-interrupted =
    Interrotto. In { $file } { $done ->
        [one] è stato salvato 1 risultato
       *[other] sono stati salvati { NUMBER($done, useGrouping: 0) } risultati
    }. Per continuare esegui lo stesso comando.

error-arena-bots = Un’arena richiede almeno due bot, per esempio: oddville arena greedy random.
error-arena-games = --games dev’essere tra 1 e { $most }, non { $games }.
error-arena-two = --until-sure e --at-least confrontano due bot: indicane esattamente due.
error-arena-write = --write serve per la classifica: aggiungi --ladder, oppure usa --save, --csv o --plot.
error-at-least = --at-least è una percentuale di vittorie espressa tra 0 e 1, per esempio 0.9, non { $rate }.
error-plot-kind = { $file }: il nome di un’immagine deve terminare in { $kinds }.
error-ladder-bots = La classifica usa i propri bot: ometti i tuoi.
error-ladder-page = { $file } non ha un posto per la tabella: aggiungi le righe { $begin } e { $end } dove deve stare.

arena-title = { $bots }
arena-rounded = Ogni distribuzione si gioca { $each } volte, in modo che ogni bot occupi ogni posto: { NUMBER($all, useGrouping: 0) } partite invece di { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } giocatori, { NUMBER($games, useGrouping: 0) } partite: { $deals ->
        [one] 1 distribuzione, giocata
       *[other] { NUMBER($deals, useGrouping: 0) } distribuzioni, ognuna giocata
    } da ogni posto. Edizione { $edition }, seme { $seed }.
arena-pair = Solo { $bots }:
arena-column-bot = bot
arena-column-games = partite
arena-column-win-rate = % vinte
arena-column-range = intervallo 95%
arena-column-elo = Elo
arena-column-points = punti
arena-column-margin = distacco
arena-column-turns = turni
arena-column-ms = ms/decisione
arena-column-simulations = simulazioni
arena-column-incidents = errori
arena-column-luck = fortuna %
arena-column-adjusted = % vinte corretta
arena-column-adjusted-range = intervallo 95%
arena-luck = Con la correzione per la fortuna, l’intervallo di { $bot } è { $factor } volte più stretto.
arena-luck-wider = La correzione per la fortuna qui non aiuta: l’intervallo di { $bot } non sarebbe più stretto.
arena-interval-deals = Gli intervalli valgono per un numero di partite fissato in anticipo.
arena-interval-anytime = Gli intervalli della percentuale di vittorie valgono in qualunque momento ci si fermi.
arena-limited = { $games ->
        [one] 1 partita è stata interrotta
       *[other] { NUMBER($games, useGrouping: 0) } partite sono state interrotte
    } dal limite di { NUMBER($turns, useGrouping: 0) } turni.
arena-verdict-stronger = { $bot } è più forte di { $than } (e-value { $e }, p { $p }).
arena-verdict-weaker = { $bot } è più debole di { $than } (e-value { $e }, p { $p }).
arena-verdict-more = { $bot } vince più del { $rate }% contro { $than } (e-value { $e }, p { $p }).
arena-verdict-less = { $bot } vince meno del { $rate }% contro { $than } (e-value { $e }, p { $p }).
arena-verdict-open = Non è ancora deciso se { $bot } vinca più o meno del { $rate }% contro { $than } (e-value { $e }, p { $p }).
arena-stopped = Interrotto in anticipo: il risultato è certo.
arena-failure = { $bot } ha fallito { $count ->
        [one] una volta
       *[other] { NUMBER($count, useGrouping: 0) } volte
    }: { $what }

plot-title = Percentuali di vittoria, { $players } giocatori, { NUMBER($games, useGrouping: 0) } partite
plot-rate = partite vinte, % (intervallo 95%)
plot-fair = pari forza ({ $rate }%)

ladder-column-bot = bot
ladder-column-other = contro
ladder-column-players = giocatori
ladder-column-games = partite
ladder-column-win-rate = % vinte
ladder-column-range = intervallo 95%
ladder-column-fair = % equa
ladder-column-verdict = esito
ladder-verdict-above = più forte
ladder-verdict-below = più debole
ladder-verdict-unsure = incerto

## The benchmark

error-benchmark-agent = Indica un agente, per esempio oddville benchmark ./agent.py, oppure una cartella di righe con --table.
error-benchmark-write = --write serve per --table; la riga di un agente va in --save.
error-benchmark-timeout = { $spec }: il benchmark concede { $seconds } s per decisione; ometti timeout o riducilo.
error-benchmark-players = Il benchmark non ha accoppiamenti con { $players } giocatori, solo con { $known }.
error-benchmark-rows = Non ci sono righe (*.json) in { $folder }.
error-benchmark-row = { $file } non è una riga del benchmark di questa versione.
benchmark-title = Benchmark di { $agent }
benchmark-saved = La riga è in { $file }.
benchmark-failed = { $agent } ha fallito in { $games ->
        [one] 1 partita
       *[other] { NUMBER($games, useGrouping: 0) } partite
    } su { NUMBER($of, useGrouping: 0) }, che { $games ->
        [one] conta come persa
       *[other] contano come perse
    }.
benchmark-column-agent = agente
benchmark-column-score = punteggio
benchmark-column-games = partite
benchmark-column-failed = fallite
benchmark-column-ms = ms/decisione
benchmark-column-training = addestrato con
benchmark-column-version = protocollo, versione, data

## The solver

solve-progress = { NUMBER($positions, useGrouping: 0) } posizioni risolte
solve-value = { $edition } con al massimo { $turn_limit } turni: il valore del primo giocatore è { $value } ({ $reward }), su { NUMBER($positions, useGrouping: 0) } posizioni.
solve-line = Gioco migliore: { $line }
solve-uniform = Il gioco casuale uniforme ha una sfruttabilità di { $uniform_exploitability }.

## Fitting the evaluation

cli-fit = adatta la valutazione di greedy e search alle partite di search contro sé stesso
cli-fit-output = il file da scrivere, per esempio src/oddville/bots/search/weights.json
cli-fit-games = numero di partite per ogni numero di giocatori
cli-fit-simulations = numero di simulazioni di search per decisione
error-fit-numbers = --games e --simulations devono essere numeri interi maggiori o uguali a 1.

## Training the network

cli-train = addestra reti per search con partite contro sé stesso; lo stesso comando riprende un addestramento interrotto
cli-train-folder = la cartella dell’addestramento; se non esiste, viene creata
cli-train-generations = numero di generazioni (predefinito: { $default })
cli-train-games = partite contro sé stesso in una generazione, per ogni numero di giocatori (predefinito: { NUMBER($default, useGrouping: 0) })
cli-train-simulations = simulazioni di una decisione con ricerca (predefinito: { $default })
cli-train-gate-games = numero massimo di partite di una nuova rete contro la migliore precedente (predefinito: { $default })
cli-train-hidden = unità del primo strato di una rete; una rete più piccola viene ampliata (predefinito: { $default })
cli-train-window = da quante generazioni si imparano le posizioni (predefinito: { $default })
cli-train-players = i numeri di giocatori (predefinito: 2 3 4)
cli-train-start = il file di reti da cui partire, o { $built_in } per quello del gioco; altrimenti l’addestramento parte da zero
error-train-numbers = Tutti i numeri devono essere interi maggiori o uguali a 1.
error-train-hidden = Il primo strato di una rete ha un numero pari di unità, da 2 a { $most }.
error-train-start = { $file } non è un file di reti di questa versione per questi numeri di giocatori.
train-stage = Generazione { $generation }, { $players } giocatori: { $stage ->
        [play] partite contro sé stesso
        [learn] apprendimento
       *[gate] prova
    }
train-generation = Generazione { $generation }, { $players } giocatori: perdita { $measured }; vinto il { $rate }% di { NUMBER($games, useGrouping: 0) } partite ({ $low } … { $high }), { $accepted ->
        [yes] accettata
       *[no] non accettata
    }.
train-plot-players = { $players } giocatori
train-plot-loss = perdita su partite tenute da parte
train-plot-generation = generazione
train-plot-rate = partite vinte contro la migliore precedente, %
