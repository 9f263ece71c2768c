### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Benvenuti a OddVille. Si gioca in { $players }.
terminal-seed = Il seme di questa partita è { $seed }: lo stesso seme distribuisce di nuovo la stessa partita.
terminal-help = Scrivi il numero di una mossa. Scrivi help per vedere che cos’altro puoi scrivere.
terminal-goodbye = Arrivederci.
terminal-autosaved =
    La partita è conservata in { $file }. Per continuare:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }{" "}
terminal-seats = Il file contiene una partita per { $players } giocatori, e tu hai indicato { $seats } posti.
name-human = Giocatore { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Per conservare la partita scrivi save FILE; city, score e log la mostrano ancora; quit esce.

## The list of moves: headings

group-build = Costruire «{ $card }» (paga { $paid })
group-react = Costruire «{ $card }» per 2 monete (paga { $paid })
group-coins = Giocare una carta Lavoratore per le monete
group-resource = Giocare una carta Lavoratore per una risorsa
group-second = Prendere una seconda risorsa
group-building = Giocare una carta Lavoratore per un edificio della riga, al suo prezzo in monete
group-bonus = Prendere un bonus
group-discard = Mettere un edificio in fondo al mazzo
group-choose = Prendere una risorsa
group-travel = Viaggiatore: mettere un lavoratore su un posto della Piazza Centrale
group-swap = Contabile: dare un edificio e prenderne uno della riga
group-return = Togliere un lavoratore dalla plancia, gratis

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
label-building = { $position } { $card }
label-swap = { $given } per
label-bonus = da { $card } ({ $source })
label-transform = con { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = carta { $worker }: { $gained ->
        [0] nessuna, ne hai 5
        [one] 1 moneta
       *[other] { $gained } monete
    }
entry-resource = carta { $worker }
entry-second = { $resource }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
entry-building = carta { $worker }: { $cost }
entry-build = in { $cell }: { $gains }
entry-bonus = { $resource }
entry-transform = { $from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) → { $to }
entry-discard = { $card }: costa { $paid }; bonus { $bonus }; punti { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    })

build-own = tu { $points }
build-other = { $player } { $points }
build-bonuses = bonus { $bonuses }
build-character = poi { $character_the }
build-guild = poi un personaggio della gilda { $guild_of }, rimescolata
build-robs = { $player } restituisce { $character_the }

## Answers

terminal-empty = { $most ->
        [0] La partita è finita; scrivi help per vedere che cosa puoi scrivere.
        [one] Scrivi 1 per giocare l’unica mossa, oppure help.
       *[other] Scrivi un numero da 1 a { $most }, una mossa oppure help.
    }
terminal-number = { $most ->
        [one] La mossa { $number } non c’è; c’è solo la mossa 1.
       *[other] La mossa { $number } non c’è; vanno da 1 a { $most }. Scrivi moves per vederle.
    }
terminal-number-over = La partita è finita: la mossa { $number } non c’è.
terminal-long = Questa riga è troppo lunga; niente di ciò che puoi scrivere richiede più di { $most } caratteri.
terminal-unknown = «{ $text }» non è un numero, né una mossa, né un comando; scrivi help per vedere che cosa puoi scrivere.
terminal-legal = { $move } ora è permesso: { $words }.
terminal-illegal = { $move } ora non è permesso:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Dopo why indica una mossa, con il suo numero o come in: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Un consiglio di { $bot }.
        [one] Un consiglio di { $bot }, dopo aver provato 1 partita.
       *[other] Un consiglio di { $bot }, dopo aver provato { $simulations } partite.
    }
terminal-hint-legend = Per ogni giocatore, le probabilità di vincere e i punti attesi alla fine.
terminal-hint-reason = - { $sentence }
head-move = mossa
head-trust = fiducia
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Annullato.
terminal-nothing-to-undo = Non hai ancora fatto scelte da annullare.
terminal-card-what = Dopo card indica una carta, come in: card main-square
terminal-no-card = La carta «{ $text }» non c’è; scrivi cards per vedere tutti gli edifici.
terminal-log-empty = Non è ancora successo niente.

terminal-lang-now = Questo è l’italiano. Per cambiare: lang LINGUA, con una tra { $languages }.
terminal-lang-unknown = Non ci sono testi in «{ $text }»; ci sono { $languages }.
terminal-lang-changed = Da ora in poi in italiano.
terminal-rules-what = Dopo rules indica una regola, o una parola da cercare, come in: rules BUILD-5
rules-none = Nessuna regola contiene «{ $text }». Le regole hanno sigle come BUILD-5; oddville rules le mostra tutte.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Dopo save indica un file, come in: save serata.odd
terminal-save-exists = { $file } contiene qualcos’altro; scrivi save! { $file } per sovrascriverlo.
terminal-saved = La partita è conservata in { $file }.
terminal-load-what = Dopo load indica un file, come in: load serata.odd
terminal-loaded = { $file } è caricato: { $players } giocatori, turno { $turn }.
terminal-stranger = Il file nomina il bot { $bot }, che non viene avviato senza chiederlo; al suo posto gioca una persona. Per farlo giocare, carica il file indicando tutti i posti: oddville play --load FILE human "{ $bot }"
terminal-not-a-file = { $file } non è un file normale.
terminal-not-utf8 = { $file } non è testo UTF-8, quindi non è una partita.
terminal-not-written = Impossibile scrivere { $file }: { $reason }.

## Help

help-intro = Nel tuo turno gioca una carta Lavoratore, per delle monete, una risorsa o un edificio della riga, oppure costruisci un edificio che hai. Chi ha sei lavoratori in città conclude la partita; vince chi ha più punti. Le caselle sono colonna,riga: la Piazza Centrale è 0,0 e le righe crescono verso il basso.
usage-number = 7
help-number = giocare la mossa 7 dell’elenco
usage-notation = build inn 1,0
help-notation = giocare una mossa in notazione; moves all la mostra per ogni mossa
usage-moves = moves, moves all
help-moves = di nuovo le mosse possibili; ognuna su una riga a sé
usage-why = why MOSSA
help-why = perché una mossa è rifiutata, con le regole
usage-hint = hint, hint BOT
help-hint = le mosse migliori e perché; da un altro bot, come in: hint mayor
usage-undo = undo
help-undo = tornare all’ultima scelta di una persona
usage-city = city
help-city = la città, e dove trovano posto i tuoi edifici
usage-row = row
help-row = la Riga degli Edifici e i suoi prezzi
usage-board = board
help-board = la Plancia delle Risorse, le pile delle gilde e il mazzo
usage-players = players
help-players = che cosa c’è davanti a ogni giocatore
usage-score = score
help-score = i punti per come stanno ora, riga per riga
usage-card = card NOME
help-card = disegnare un edificio, un personaggio, main-square o una carta Lavoratore col suo numero
usage-cards = cards
help-cards = tutti gli edifici di questa edizione
usage-log = log
help-log = che cosa è successo dall’inizio
usage-recap = recap
help-recap = che cosa è successo dall’ultima scelta di una persona
usage-save = save FILE
help-save = conservare la partita in un file
usage-save-over = save! FILE
help-save-over = lo stesso, sovrascrivendo un altro file
usage-load = load FILE
help-load = continuare la partita di un file
usage-rules = rules COSA
help-rules = una regola con la sua sigla, come in: rules BUILD-5; o tutte le regole con una parola, come in: rules strada
usage-lang = lang LINGUA
help-lang = continuare in un’altra lingua: { $languages }
usage-help = help
help-help = questa pagina
usage-quit = quit
help-quit = uscire; una partita non finita viene conservata

## Drawings and tables

head-coins = monete
head-supply = riserva
head-hand = carte
head-wood = legno
head-clay = arg.
head-stone = pietra
head-crystal = cris.
head-city = città
head-points = pt.
head-slot = { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
head-upper = 2 monete, senza limite
head-spot = Piazza Centrale
list-of-resources = { $resources }
held-buildings = Edifici: { $list }
held-building = { $card } ({ $resources })
held-characters = Personaggi: { $characters }
area-building = { $card } ({ $id }): costa { $resources }; bonus { $bonus }; punti { $points }
area-character = { $character }: { $power }
area-empty = ancora niente
pile = { $count ->
        [one] { $character }, l’ultima carta rimasta: { $power }
       *[other] { $character }, la prima di { $count } carte: { $power }
    }
pile-empty = vuota: chi prende il prossimo personaggio richiama prima tutti quelli della gilda
deck-count = { $count ->
        [one] 1 carta nel mazzo.
       *[other] { $count } carte nel mazzo.
    }
score-now = I punti per come sta ora la città:
score-final = Il punteggio finale:
end-winner = { $winner } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
end-tie-trigger = { $level } sono pari; { $winner } ha fatto scattare la fine e quindi vince (SCORE-6).
end-tie-clockwise = { $level } sono pari; { $winner } è il primo tra loro, in senso orario, dopo { $player }, che ha fatto scattare la fine, e vince (SCORE-6).
end-tie-order = { $level } sono pari; nessuno ha fatto scattare la fine, e nell’ordine di turno viene prima { $winner } (END-2).
city-signs-small = { $houses } sono case, { $across } e { $down } strade. Il disegno è piccolo: ogni carta mostra i suoi punti e il suo bonus (+le legno, +ar argilla, +pi pietra, +cr cristallo, +sce risorsa a scelta, +rad raddoppia, +tra trasforma, +mo moneta). Scrivi card NOME per vedere tutta una carta.
city-legend = Nelle caselle indicate nel disegno trova posto un tuo edificio.
city-signs = { $houses } sono case, { $across } e { $down } strade; =5 dice che una carta ora vale 5 punti.
row-legend = In ogni riquadro: nome, costo, strade, bonus e gilda, punti. Sotto: la posizione e il prezzo in monete con le carte Lavoratore 1, 2, 3 e 4.
row-prices = posizione { $position }: { $prices }
worker-card = Carta Lavoratore { $worker }
coins = { $coins ->
        [0] nessuna
        [one] 1 moneta
       *[other] { $coins } monete
    }
square-points = { $points ->
        [one] 1 punto a chi vi ha un lavoratore
       *[other] { $points } punti a chi vi ha un lavoratore
    }
points-as-character = { $points }
points-as-traveller = { $points }, oppure 0 con un lavoratore nella Piazza Centrale
field-cost = Costo
field-bonus = Bonus
field-guild = Gilda
field-points = Punti
field-shield = Scudo
field-streets = Strade
field-spots = Posti
field-coins = Monete
field-resources = Risorse
field-prices = Prezzi della riga
field-power = Potere
field-rule = Regola

short-bonus-wood = +legno
short-bonus-clay = +argilla
short-bonus-stone = +pietra
short-bonus-crystal = +cristallo
short-bonus-any = +scelta
short-bonus-double = +doppio
short-bonus-transform = +cambio
short-bonus-coin = +moneta
short-guild-mask = Maschera
short-guild-rooster = Gallo
short-guild-bells = Campane
short-guild-fleur-de-lis = Giglio
short-formula-diamond = diamante { $base }
short-formula-neighbours3 = 3 x lato
short-formula-shields = scudi
short-formula-diamonds = { $base }+diamanti
short-formula-column = { $base }+colonna
short-formula-guild = { $base }+gilda
short-formula-neighbours = { $base }+lato
short-formula-row = { $base }+riga
tiny-bonus-wood = +le
tiny-bonus-clay = +ar
tiny-bonus-stone = +pi
tiny-bonus-crystal = +cr
tiny-bonus-any = +sce
tiny-bonus-double = +rad
tiny-bonus-transform = +tra
tiny-bonus-coin = +mo
short-square = { $points } l’uno
short-worth = ={ $points }
short-resource-wood = le
short-resource-clay = ar
short-resource-stone = pi
short-resource-crystal = cr
short-side-north = N
short-side-east = E
short-side-south = S
short-side-west = O

## The cards of an edition

column-id = sigla
column-name = nome
column-cost = costo
column-bonus = bonus
column-guild = gilda
column-points = punti
column-edges = bordi
cards-legend = Costi: le legno, ar argilla, pi pietra, cr cristallo. Punti: il numero, e 1 per ogni diamante in città, carta della gilda, della riga o della colonna, o carta adiacente (lato); 3 x lato: 3 per ogni carta adiacente; scudi: quelli delle carte adiacenti. Le strade escono a N, E, S, O; il punto (.) indica case.
cards-reconstruction = Queste carte sono una ricostruzione: le abbiamo immaginate noi, perché quelle stampate qui non si conoscono. Se possiedi il gioco, puoi inserire le tue: vedi docs/editions.md.
cards-variant = Questa edizione è una variante: { $cards ->
        [one] 1 edificio
       *[other] { $cards } edifici
    }, e { $workers ->
        [one] 1 lavoratore in città conclude
       *[other] { $workers } lavoratori in città concludono
    } la partita.
cards-valid = { $file } è valido: edizione { $edition }, impronta { $hash }, { $cards ->
        [one] 1 edificio
       *[other] { $cards } edifici
    }, per { $possible } giocatori.
cards-warnings = Avvisi: ciò che nessun regolamento dice. È ammesso; confrontalo con le tue carte.
