### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = fa giocare ai bot migliaia di partite e mostra che cosa dicono di ogni carta
cli-balance-players = i numeri di giocatori, separati da virgole (predefinito: 2,3,4)
cli-balance-games = quante partite per ogni numero di giocatori (predefinito: 2000)
cli-balance-bot = il bot che gioca a ogni posto (predefinito: { $bot })
cli-balance-seed = il seme di tutte le partite: lo stesso seme rigioca le stesse partite
cli-balance-report = scrive qui il rapporto, un file HTML
cli-balance-json = scrive qui tutte le cifre, in JSON
cli-balance-before = le cifre (JSON) di una prova precedente, da mettere accanto a queste
cli-balance-tune = propone un’edizione modificata dalle cifre di una prova
cli-balance-tune-figures = le cifre (JSON) che oddville balance --json ha scritto per questa edizione
cli-balance-tune-output = scrive qui il file dell’edizione modificata; senza, si dicono solo le modifiche
cli-balance-tune-most = quante modifiche al massimo (predefinito: { $most })

error-balance-players = I numeri di giocatori sono 2, 3 o 4, separati da virgole, ognuno una volta; non { $value }.
error-balance-games = Il numero di partite dev’essere un intero da 1 a { $most }, non { $value }.
error-balance-file = { $file } non contiene cifre sull’equilibrio; scrivine con oddville balance --json { $file }.
error-balance-edition = { $file } parla dell’edizione { $theirs }, e questa edizione è { $ours }. Prima falla giocare: oddville balance --json FILE.
error-balance-most = Il numero di modifiche dev’essere un intero da 1 a { $most }, non { $value }.
error-tune-cards = Si può calibrare solo l’edizione con le quantità della ricostruzione; questa non rispetta: { $promises }.

balance-progress = Partite
balance-wrote = { $file } è scritto.
balance-legend = { $met } raggiunto, { $unsure } non ancora sicuro, { $missed } mancato. Dopo ogni cifra sta il suo intervallo al 95 %.
balance-summary-cards = { $met } su { $all } raggiunti
balance-limited-games = { $players } giocatori: { $games ->
        [one] 1 partita è finita
       *[other] { $games } partite sono finite
    } al limite di 100 turni per giocatore.
balance-house-rule = Con la regola della casa: dopo il sesto lavoratore si finisce il giro.

## Names

balance-players = { $players } giocatori
balance-seat = { $number ->
        [1] chi comincia
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
balance-verdict-unsure = non ancora sicuro
balance-verdict-missed = mancato
balance-key-before = prima
balance-target-length = Durata della partita
balance-target-seat = Vittorie per posto
balance-target-formula = Vincitori per formula
balance-target-guild = Vincitori per gilda
balance-target-bonus = Vincitori per bonus
balance-target-resource = Vincitori per risorsa
balance-target-card = Carte costruite da chi le ha

## The report

balance-title = OddVille: l’equilibrio delle carte
balance-lead = Edizione { $edition_name }, a ogni posto gioca { $bot_name }. Partite: { $games }. Tutti gli intervalli sono al 95 %.
balance-lead-before = Accanto, in grigio, una prova precedente: edizione { $edition_name }, giocata da { $bot_name }.
balance-verdicts = Obiettivi
balance-verdicts-about = Un obiettivo è raggiunto se l’intero intervallo sta nei suoi limiti, e mancato se ne sta tutto fuori. In mezzo non è ancora sicuro: lo direbbero altre partite.
balance-missed = { $count ->
        [one] Un obiettivo è mancato:
       *[other] { $count } obiettivi sono mancati:
    }
balance-changes = Che cosa è cambiato
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
balance-seats-about = Quanto spesso vince ogni posto, in ordine di turno. La linea tratteggiata è quella equa; la fascia arriva a { $points } punti percentuali per parte.
balance-seats-race = Partite vinte dal giocatore nel cui turno sono finite: { $enders }. Punti medi per posto: { $points }.
balance-lengths = Durata
balance-lengths-about = Quanti turni ha avuto ogni giocatore. La fascia è l’obiettivo, da { $least } a { $most }; sopra ogni grafico sta la media. Partite nella fascia: { $within }.
balance-lengths-title = { $players } giocatori: { $mean }
balance-limited = Partite finite al limite di 100 turni per giocatore: { $games }.
balance-before = Prima: { $figures }.
balance-scores = Punteggi
balance-scores-about = I punti del vincitore, quelli di tutti, e il distacco del vincitore. La linea contiene nove partite su dieci, il riquadro la metà centrale, il tratto spesso è la mediana. Media dei vincitori: { $means }. Distacco medio: { $margins }.
balance-scores-winner = vincitore
balance-scores-everybody = tutti
balance-scores-margin = distacco
balance-diamonds = I diamanti sono troppo forti?
balance-diamonds-about = Chi ha recensito il gioco stampato trovava di sì. Le carte stampate non ci sono note; in questa edizione:
balance-diamonds-seen = { $players } giocatori: chi possiede un diamante vince { $relative } volte quanto chi possiede una carta qualsiasi, { $reading ->
        [too-strong] quindi i diamanti sono troppo forti
        [stronger] quindi i diamanti sono un po’ più forti della media, entro i limiti
        [weaker] quindi i diamanti sono un po’ più deboli della media, entro i limiti
        [too-weak] quindi i diamanti sono troppo deboli
       *[alike] il che non si distingue dalla media
    }. Un diamante dà { $worth } punti per ogni risorsa pagata, tutte le carte insieme { $usual }.
balance-formula = Formula
balance-about-formula = La quota di vincitori tra chi ha costruito una carta con questa formula, rispetto alla media di tutte le carte. La fascia è l’obiettivo, da 0,8 a 1,2.
balance-guild = Gilda
balance-about-guild = Lo stesso per le carte di ogni gilda, e per quelle di nessuna.
balance-bonus = Bonus
balance-about-bonus = Lo stesso secondo il bonus che la carta dà a chi costruisce lungo le sue strade.
balance-resource = Risorsa
balance-about-resource = Lo stesso per le carte che richiedono una risorsa.
balance-character = Personaggio
balance-character-about = La quota di vincitori tra chi ha un personaggio alla fine, rispetto alla media di tutte le carte. Non c’è un obiettivo: un personaggio arriva tardi, a chi costruisce molto.
balance-card = Carta
balance-card-about = Ogni carta: quanto spesso viene costruita nelle partite in cui qualcuno l’ha avuta (la fascia è l’obiettivo, un terzo o più) e, verso l’alto, la quota di vincitori tra i suoi proprietari. Le carte più esterne hanno il nome; le altre lo dicono quando ci si punta sopra.
balance-card-tip = { $card }: costruita da chi l’ha { $built }, vincitori tra i proprietari { $relative }
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
balance-columns-about = Prese: volte per partita. Costruite: sulle partite in cui qualcuno l’ha avuta. Pt/ris: punti per ogni risorsa pagata. Usato: quanto spesso si ottiene il suo bonus una volta costruita. Vinte: la quota di vincitori tra i suoi proprietari; rel: quella quota rispetto alla media di tutte le carte. Tenuto: quanto spesso chi ha preso un personaggio lo aveva alla fine.

## The tuner

tune-nothing = Niente da cambiare: ogni gruppo è previsto nei suoi limiti, e ogni carta viene costruita abbastanza spesso.
tune-stuck = Nessuna singola modifica che mantenga le quantità promette di aiutare.
tune-changes = { $count ->
        [one] Una modifica
       *[other] { $count } modifiche
    }; lo scarto previsto scende da { $old } a { $new }:
tune-left = Ancora previsti fuori dai limiti (tra parentesi: in quanti giocatori): { $targets }.
tune-play = È solo una previsione. Per saperlo, fai giocare l’edizione modificata: oddville balance --edition { $file }
