### The lab: long work, the arena, its tables.

error-write = Impossibile scrivere { $file }: { $reason }.
error-work-lost = Il processo è andato perso { $times } volte sullo stesso lavoro: { $task }. Qualcosa lì dentro termina il processo o esaurisce la memoria.
error-journal-none = { $file } non è un diario di OddVille. Indica un altro file.
error-journal-other = { $file } è il diario di un altro lavoro ({ $difference }). Indica un altro file, o ripeti il comando con cui è nato.
error-journal-line = { $file }: la riga { $line } non si può leggere. Toglila, o indica un altro file.
error-journal-busy = { $file } è usato da un altro lavoro in corso. Aspetta che finisca, o indica un altro file.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } di { NUMBER($total, useGrouping: 0) }, ancora { $left } circa

error-extra = { $what } non è installato. Per installarlo: pip install 'oddville[{ $extra }]'.
error-cluster = Ray non è raggiungibile a { $address }: { $reason }. L’indirizzo è quello di un gruppo attivo, come 10.0.0.5:6379; il suo token è in RAY_AUTH_TOKEN o ~/.ray/auth_token.
error-cluster-address = «{ $address }» non è l’indirizzo di un gruppo Ray: scrivilo come MACCHINA:PORTA, per esempio 10.0.0.5:6379.
error-cluster-open = Ray ascolterebbe la rete su { $host }; OddVille lo avvia solo dove ascolta questa macchina e basta. Usa --runner processes.
error-workers = --workers dev’essere da 1 a 1000, non { $workers }.
error-address = --address serve per un gruppo Ray attivo: aggiungi --runner ray.
error-write-folder = { $file } è una cartella. Indica un file.
error-write-nowhere = Impossibile scrivere { $file }: la cartella { $folder } non c’è.
error-write-refused = Impossibile scrivere { $file }: permesso negato. Indica un altro file.

journal-resumed = Si continua da { $file }: ci sono già { NUMBER($done, useGrouping: 0) } risultati.
journal-interrupted =
    Interrotto. In { $file } { $done ->
        [one] è conservato 1 risultato
       *[other] sono conservati { NUMBER($done, useGrouping: 0) } risultati
    }. Lo stesso comando continua da lì.

error-arena-bots = Un’arena richiede almeno due bot, come in: oddville arena greedy random.
error-arena-games = --games dev’essere da 1 a { $most }, non { $games }.
error-arena-two = --until-sure e --at-least confrontano due bot: indicane esattamente due.
error-arena-write = --write serve per la scala: aggiungi --ladder, o usa --save, --csv o --plot.
error-at-least = --at-least è una quota di vittorie tra 0 e 1, come 0.9, non { $rate }.
error-plot-kind = { $file }: il nome di un’immagine deve finire in uno tra { $kinds }.
error-ladder-bots = La scala ha bot suoi: togli i tuoi.
error-ladder-page = { $file } non ha posto per la tabella: metti le righe { $begin } e { $end } dove deve stare.

arena-title = { $bots }
arena-rounded = Ogni distribuzione si gioca { $each } volte, così che ogni bot sieda a ogni posto: { NUMBER($all, useGrouping: 0) } partite invece di { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } giocatori, { NUMBER($games, useGrouping: 0) } partite: { $deals ->
        [one] 1 distribuzione
       *[other] { NUMBER($deals, useGrouping: 0) } distribuzioni
    }, giocate da ogni posto. Edizione { $edition }, seme { $seed }.
arena-pair = Solo { $bots }:
arena-column-bot = bot
arena-column-games = partite
arena-column-win-rate = vinte %
arena-column-range = intervallo 95 %
arena-column-elo = Elo
arena-column-points = punti
arena-column-margin = distacco
arena-column-turns = turni
arena-column-ms = ms/decisione
arena-column-simulations = simulazioni
arena-column-incidents = errori
arena-interval-deals = Gli intervalli valgono per un numero di partite fissato prima.
arena-interval-anytime = Gli intervalli delle vittorie valgono in qualunque momento ci si fermi.
arena-limited = { $games ->
        [one] 1 partita è stata conclusa
       *[other] { NUMBER($games, useGrouping: 0) } partite sono state concluse
    } dal limite di { NUMBER($turns, useGrouping: 0) } turni.
arena-verdict-stronger = { $bot } è più forte di { $than } (valore e { $e }, p { $p }).
arena-verdict-weaker = { $bot } è più debole di { $than } (valore e { $e }, p { $p }).
arena-verdict-more = { $bot } vince più del { $rate } % contro { $than } (valore e { $e }, p { $p }).
arena-verdict-less = { $bot } vince meno del { $rate } % contro { $than } (valore e { $e }, p { $p }).
arena-verdict-open = Se { $bot } vinca più o meno del { $rate } % contro { $than } resta aperto (valore e { $e }, p { $p }).
arena-stopped = Concluso in anticipo: il test è sicuro.
arena-failure = { $bot } ha sbagliato { $count ->
        [one] una volta
       *[other] { NUMBER($count, useGrouping: 0) } volte
    }: { $what }

plot-title = Vittorie, { $players } giocatori, { NUMBER($games, useGrouping: 0) } partite
plot-rate = partite vinte, % (intervallo 95 %)
plot-fair = pari forza ({ $rate } %)

ladder-column-bot = bot
ladder-column-other = contro
ladder-column-players = giocatori
ladder-column-games = partite
ladder-column-win-rate = vinte %
ladder-column-range = intervallo 95 %
ladder-column-fair = equo %
ladder-column-verdict = verdetto
ladder-verdict-above = più forte
ladder-verdict-below = più debole
ladder-verdict-unsure = aperto

## Fitting the evaluation

cli-fit = adatta la valutazione di greedy e search a partite di search contro sé stesso
cli-fit-output = il file da scrivere, come src/oddville/bots/search/weights.json
cli-fit-games = quante partite per ogni numero di giocatori
cli-fit-simulations = quante simulazioni ha search per una decisione
error-fit-numbers = --games e --simulations devono essere numeri interi da 1 in su.
