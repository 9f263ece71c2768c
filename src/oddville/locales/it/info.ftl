### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = ora { $points }
info-streets = Strade: { $streets }
info-in-row = Nella riga: prendilo con una carta Lavoratore, poi costruiscilo in un turno successivo.
info-of = { $name } ({ $owner })
info-on-top = in cima
info-in-pile = { $known ->
        [yes] nella pila
        [no] fuori da questa partita
       *[perhaps] forse nella pila
    }
info-worker = Carta Lavoratore { $worker }
info-worker-coins = Monete: { $coins }
info-worker-resources = Oppure una risorsa: { $resources }
info-worker-prices = Oppure un edificio della riga, secondo la posizione:
info-worker-played = Giocata. Riprendi gratis tutte e quattro le carte all’inizio del turno se non ne hai più in mano, o prima per 1 moneta per ogni carta in mano: { $hand ->
        [0] ora gratis
        [one] ora 1 moneta
       *[other] ora { $hand } monete
    }.
info-slots = Il numero su uno spazio è il suo prezzo. Si occupa prima lo spazio libero meno caro; in quello in alto c’è posto per tutti.
info-more = Clic destro o tasto { $key } per saperne di più.
info-more-click = Clic destro per saperne di più.
info-none = Prima porta il focus su una carta.

## A player

info-board = Lavoratori sulla Plancia delle Risorse:
info-board-words = { $count } × { $resource }
info-board-none = nessuno

## All icons on one page

aid-how = Per leggere una carta: ferma il puntatore sulla carta, tienila premuta con il dito, oppure portaci il focus e premi { $key }.
aid-print = Stampa
aid-resources = Risorse e monete
aid-resources-about = Sotto il nome di un edificio: quanto costa.
aid-resource = { $resource }: ogni tuo lavoratore in questa colonna ne vale una unità
aid-coin = Moneta: paga gli spazi, gli edifici della riga e il recupero; al massimo 5 a testa
aid-free = Gratis
aid-price = Prezzo in monete
aid-bonuses = Bonus
aid-bonuses-about = In alto a destra su una carta. Lo ottieni quando costruisci la carta e ogni volta che una strada le collega un tuo nuovo edificio. Una risorsa o una moneta si ottiene così com’è.
aid-points = Punti
aid-points-about = In basso a destra su una carta: quanto dà alla fine al suo proprietario. Il numero su uno scudo conta per le carte che contano gli scudi.
aid-guilds = Gilde
aid-guilds-about = In alto a sinistra su una carta: se la costruisci, prendi un personaggio di questa gilda.
aid-guild = { $guild }
aid-workers = Lavoratori
aid-workers-about = Ogni giocatore ne ha nove, di un solo colore e di una sola forma.
aid-worker = Su una carta della città: il suo proprietario. Sulla Plancia delle Risorse: una risorsa, 1 punto alla fine
