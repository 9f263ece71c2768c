### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = fa giocare ai bot migliaia di partite e mostra che cosa rivelano su ogni carta
cli-balance-players = i numeri di giocatori, separati da virgole (predefinito: 2,3,4)
cli-balance-games = numero di partite per ogni numero di giocatori (predefinito: 2000)
cli-balance-bot = il bot che gioca in ogni posto (predefinito: { $bot })
cli-balance-seed = il seme di tutte le partite: lo stesso seme rigioca le stesse partite
cli-balance-report = scrive qui il report, un file HTML
cli-balance-json = scrive qui tutti i dati in JSON
cli-balance-before = i dati (JSON) di una prova precedente con cui confrontarsi
cli-balance-tune = propone modifiche a un’edizione in base ai dati di una prova
cli-balance-tune-figures = i dati (JSON) scritti da oddville balance --json per questa edizione
cli-balance-tune-output = scrive qui il file dell’edizione modificata; se manca, le modifiche vengono solo mostrate
cli-balance-tune-most = numero massimo di modifiche (predefinito: { $most })

error-balance-players = I numeri di giocatori devono essere 2, 3 o 4, separati da virgole, ognuno una sola volta; non { $value }.
error-balance-games = Il numero di partite dev’essere un intero da 1 a { $most }, non { $value }.
error-balance-file = { $file } non contiene dati sull’equilibrio; creali con oddville balance --json { $file }.
error-balance-edition = { $file } riguarda l’edizione { $theirs }, ma questa edizione è { $ours }. Prima falla giocare: oddville balance --json FILE.
error-balance-most = Il numero di modifiche dev’essere un intero da 1 a { $most }, non { $value }.
error-tune-cards = Si può calibrare solo un’edizione con le quantità della ricostruzione; questa non le ha: { $promises }.

balance-progress = Partite
balance-wrote = Salvato { $file }.
balance-legend = { $met } raggiunto, { $unsure } incerto, { $missed } mancato. Ogni dato è seguito dal suo intervallo al 95%.
balance-summary-cards = { $met } su { $all } raggiunti
balance-limited-games = { $players } giocatori: { $games ->
        [one] 1 partita è terminata
       *[other] { $games } partite sono terminate
    } al limite di 100 turni per giocatore.
balance-house-rule = Con la regola della casa: dopo il sesto lavoratore si finisce il giro.

## Names

balance-players = { $players } giocatori
balance-seat = { $number ->
        [1] primo
        [2] secondo
        [3] terzo
       *[4] quarto
    }
balance-length = turni per giocatore
balance-no-guild = nessuna
balance-formula-diamond = diamante
balance-formula-neighbours3 = adiacenti × 3
balance-formula-shields = scudi
balance-formula-diamonds = per diamante
balance-formula-column = colonna
balance-formula-guild = per gilda
balance-formula-neighbours = adiacenti
balance-formula-row = riga
balance-bonus-any = a scelta
balance-bonus-double = raddoppia
balance-bonus-transform = trasforma
balance-bonus-coin = moneta
balance-verdict-met = raggiunto
balance-verdict-unsure = incerto
balance-verdict-missed = mancato
balance-key-before = prima
balance-target-length = Durata della partita
balance-target-seat = Vittorie per posto
balance-target-formula = Vincitori per formula
balance-target-guild = Vincitori per gilda
balance-target-bonus = Vincitori per bonus
balance-target-resource = Vincitori per risorsa
balance-target-card = Carte costruite dopo essere state prese

## The report

balance-title = OddVille: equilibrio delle carte
balance-lead = Edizione { $edition_name }, in ogni posto gioca { $bot_name }. Partite: { $games }. Tutti gli intervalli sono al 95%.
balance-lead-before = Per confronto, in grigio, una prova precedente: edizione { $edition_name }, giocata da { $bot_name }.
balance-verdicts = Obiettivi
balance-verdicts-about = Un obiettivo è raggiunto se tutto l’intervallo è entro i suoi limiti, mancato se ne è tutto fuori. Altrimenti è incerto e servirebbero altre partite.
balance-missed = { $count ->
        [one] Un obiettivo è mancato:
       *[other] { $count } obiettivi sono mancati:
    }
balance-changes = Modifiche
balance-changes-about = { $count ->
        [one] Una modifica
       *[other] { $count } modifiche
    } su { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
balance-change-cost = { $card }: costa { $new } invece di { $old }.
balance-change-bonus = { $card }: bonus { $new } invece di { $old }.
balance-change-guild = { $card }: gilda { $new } invece di { $old }.
balance-change-edges = { $card }: strade { $new } invece di { $old }.
balance-change-formula = { $card }: formula { $new } invece di { $old }.
balance-change-base = { $card }: base { $new } invece di { $old }.
balance-seats = Posti
balance-seats-about = Quanto spesso vince ogni posto, in ordine di turno. La linea tratteggiata è la quota equa; la fascia si estende per { $points } punti percentuali da entrambi i lati.
balance-seats-race = Partite vinte dal giocatore nel cui turno sono finite: { $enders }. Punti medi per posto: { $points }.
balance-lengths = Durata
balance-lengths-about = Quanti turni ha avuto ogni giocatore. La fascia è l’obiettivo, da { $least } a { $most }; la media è sopra ogni grafico. Partite nella fascia: { $within }.
balance-lengths-title = { $players } giocatori: { $mean }
balance-limited = Partite terminate al limite di 100 turni per giocatore: { $games }.
balance-before = Prima: { $figures }.
balance-scores = Punteggi
balance-scores-about = I punti del vincitore, quelli di tutti i giocatori e il vantaggio del vincitore. La linea copre nove partite su dieci, il riquadro la metà centrale, il tratto spesso è la mediana. Media dei vincitori: { $means }. Vantaggio medio: { $margins }.
balance-scores-winner = vincitore
balance-scores-everybody = tutti
balance-scores-margin = vantaggio
balance-diamonds = I diamanti sono troppo forti?
balance-diamonds-about = Secondo le recensioni del gioco stampato, sì. Non conosciamo le carte stampate; in questa edizione:
balance-diamonds-seen = { $players } giocatori: chi possiede un diamante vince { $relative } volte quanto chi possiede una carta qualsiasi, { $reading ->
        [too-strong] quindi i diamanti sono troppo forti
        [stronger] quindi i diamanti sono un po’ più forti della media, entro i limiti
        [weaker] quindi i diamanti sono un po’ più deboli della media, entro i limiti
        [too-weak] quindi i diamanti sono troppo deboli
       *[alike] una differenza non distinguibile dalla media
    }. Un diamante dà { $worth } punti per ogni risorsa pagata, tutte le carte insieme { $usual }.
balance-formula = Formula
balance-about-formula = La quota di vincitori tra i giocatori che hanno costruito una carta con questa formula, rispetto alla media di tutte le carte. La fascia è l’obiettivo, da 0,8 a 1,2.
balance-guild = Gilda
balance-about-guild = Lo stesso per le carte di ogni gilda e per quelle senza gilda.
balance-bonus = Bonus
balance-about-bonus = Lo stesso in base al bonus che la carta dà a chi costruisce lungo le sue strade.
balance-resource = Risorsa
balance-about-resource = Lo stesso per le carte che costano una risorsa.
balance-character = Personaggio
balance-character-about = La quota di vincitori tra i giocatori che hanno un personaggio alla fine, rispetto alla media di tutte le carte. Non c’è un obiettivo: i personaggi arrivano tardi, a chi costruisce molto.
balance-card = Carta
balance-card-about = Per ogni carta: quanto spesso viene costruita nelle partite in cui qualcuno l’ha presa (la fascia è l’obiettivo, un terzo o più) e, in verticale, la quota di vincitori tra i suoi proprietari. Le carte più esterne hanno un’etichetta; per le altre, passaci sopra il puntatore per vederne il nome.
balance-card-tip = { $card }: costruita dopo essere stata presa { $built }, vincitori tra i proprietari { $relative }
balance-column-target = Obiettivo
balance-column-item = Di
balance-column-cost = Costo
balance-column-taken = prese
balance-column-built = costruite
balance-column-points = punti
balance-column-worth = pt/ris
balance-column-used = usato
balance-column-share = vinte
balance-column-relative = rel
balance-column-kept = tenuto
balance-columns-about = Prese: volte per partita. Costruite: sulle partite in cui qualcuno l’ha presa. Pt/ris: punti per ogni risorsa pagata. Usato: quanto spesso si ottiene il suo bonus una volta costruita. Vinte: la quota di vincitori tra i suoi proprietari; rel: quella quota rispetto alla media di tutte le carte. Tenuto: quanto spesso chi ha preso il personaggio lo aveva ancora alla fine.

## The tuner

tune-nothing = Niente da modificare: per ogni gruppo si prevede un valore entro i limiti, e ogni carta viene costruita abbastanza spesso.
tune-stuck = Nessuna singola modifica che mantenga le quantità sembra poter aiutare.
tune-changes = { $count ->
        [one] Una modifica
       *[other] { $count } modifiche
    }; lo scarto previsto scende da { $old } a { $new }:
tune-left = Ancora fuori dai limiti secondo la previsione (tra parentesi: il numero di giocatori): { $targets }.
tune-play = È solo una previsione. Per verificarla, fai giocare l’edizione modificata: oddville balance --edition { $file }
