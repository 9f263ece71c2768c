### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Benvenuti a OddVille. { $players } giocatori.
terminal-seed = Il seme di questa partita è { $seed }: lo stesso seme distribuisce la stessa partita.
terminal-help = Scrivi il numero di una mossa, oppure help per vedere che cos’altro puoi scrivere.
terminal-goodbye = Arrivederci.
terminal-autosaved =
    La partita è stata salvata in { $file }. Per continuare:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }{" "}
terminal-seats = Il file contiene una partita per { $players } giocatori, ma hai indicato { $seats } posti.
name-human = Giocatore { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Per salvare la partita scrivi save FILE. Scrivi city, score o log per rivederla, review per analizzarla, quit per uscire.

## The list of moves: headings

group-build = Costruisci «{ $card }» (paga { $paid })
group-react = Costruisci «{ $card }» per 2 monete (paga { $paid })
group-coins = Gioca una carta Lavoratore per le monete
group-resource = Gioca una carta Lavoratore per una risorsa
group-second = Prendi una seconda risorsa
group-building = Gioca una carta Lavoratore per un edificio della riga, al suo prezzo in monete
group-bonus = Usa un bonus
group-discard = Scarta un edificio
group-choose = Prendi una risorsa
group-travel = Viaggiatore: manda un lavoratore su un posto della Piazza Centrale
group-swap = Contabile: scambia un edificio con uno della riga
group-return = Ritira un lavoratore dalla plancia, gratis

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
label-building = { $position } { $card }
label-swap = { $given } con
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
        [one] La mossa { $number } non esiste: c’è solo la mossa 1.
       *[other] La mossa { $number } non esiste: le mosse vanno da 1 a { $most }. Scrivi moves per vederle.
    }
terminal-number-over = La partita è finita: la mossa { $number } non esiste.
terminal-long = Questa riga è troppo lunga: niente di ciò che puoi scrivere richiede più di { $most } caratteri.
terminal-unknown = «{ $text }» non è un numero, una mossa o un comando. Scrivi help per vedere che cosa puoi scrivere.
terminal-legal = La mossa { $move } ora è permessa: { $words }.
terminal-illegal = La mossa { $move } ora non è permessa:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Dopo why scrivi una mossa, con il suo numero o in notazione, per esempio: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Un consiglio di { $bot }.
        [one] Un consiglio di { $bot } dopo 1 partita simulata.
       *[other] Un consiglio di { $bot } dopo { $simulations } partite simulate.
    }
terminal-hint-legend = Per ogni giocatore: la probabilità di vittoria e i punti previsti alla fine.
terminal-hint-reason = - { $sentence }
head-move = mossa
head-trust = quota
hint-trust = { $share }%
hint-prospect = { $chance }%  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Mossa annullata.
terminal-nothing-to-undo = Non hai mosse da annullare.
terminal-card-what = Dopo card scrivi il nome di una carta, per esempio: card main-square
terminal-no-card = La carta «{ $text }» non esiste. Scrivi cards per vedere tutti gli edifici.
terminal-log-empty = Non è ancora successo niente.

terminal-lang-now = La lingua è l’italiano. Per cambiarla: lang LINGUA. Disponibili: { $languages }.
terminal-lang-unknown = Non ci sono testi in «{ $text }». Lingue disponibili: { $languages }.
terminal-lang-changed = Ora la lingua è l’italiano.
terminal-rules-what = Dopo rules scrivi una regola o una parola da cercare, per esempio: rules BUILD-5
rules-none = Nessuna regola contiene «{ $text }». Le regole hanno sigle come BUILD-5; oddville rules le mostra tutte.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Dopo save scrivi il nome di un file, per esempio: save serata.odd
terminal-save-exists = { $file } esiste già. Scrivi save! { $file } per sovrascriverlo.
terminal-saved = La partita è stata salvata in { $file }.
terminal-load-what = Dopo load scrivi il nome di un file, per esempio: load serata.odd
terminal-loaded = { $file } è stato caricato: { $players } giocatori, turno { $turn }.
terminal-stranger = Il file indica il bot { $bot }, che non viene avviato senza il tuo permesso; al suo posto gioca una persona. Per far giocare il bot, carica il file indicando tutti i posti: oddville play --load FILE human "{ $bot }"
terminal-not-a-file = { $file } non è un file normale.
terminal-not-utf8 = { $file } non è testo UTF-8, quindi non è la registrazione di una partita.
terminal-not-written = Impossibile scrivere { $file }: { $reason }.

## Help

help-intro = Nel tuo turno gioca una carta Lavoratore per monete, una risorsa o un edificio della riga, oppure costruisci uno dei tuoi edifici. La partita finisce quando qualcuno ha sei lavoratori in città; vince chi ha più punti. Le caselle sono colonna,riga: la Piazza Centrale è 0,0 e i numeri di riga crescono verso il basso.
usage-number = 7
help-number = gioca la mossa 7 dell’elenco
usage-notation = build inn 1,0
help-notation = gioca una mossa in notazione; moves all mostra quella di ogni mossa
usage-moves = moves, moves all
help-moves = elenca le mosse permesse; con all, ognuna su una riga
usage-why = why MOSSA
help-why = perché una mossa viene rifiutata, con le regole
usage-hint = hint, hint BOT
help-hint = le mosse migliori e perché; da un altro bot, per esempio: hint mayor
usage-undo = undo
help-undo = annulla fino all’ultima scelta di una persona
usage-city = city
help-city = la città, e dove combaciano i tuoi edifici
usage-row = row
help-row = la Riga degli Edifici e i suoi prezzi
usage-board = board
help-board = la Plancia delle Risorse, le pile delle gilde e il mazzo
usage-players = players
help-players = che cosa ha ogni giocatore
usage-score = score
help-score = i punti attuali, riga per riga
usage-card = card NOME
help-card = disegna un edificio, un personaggio, main-square o una carta Lavoratore con il suo numero
usage-cards = cards
help-cards = tutti gli edifici di questa edizione
usage-log = log
help-log = tutto ciò che è successo
usage-recap = recap
help-recap = che cosa è successo dall’ultima scelta di una persona
usage-save = save FILE
help-save = salva la partita in un file
usage-save-over = save! FILE
help-save-over = lo stesso, sovrascrivendo un altro file
usage-load = load FILE
help-load = continua una partita salvata
usage-rules = rules COSA
help-rules = una regola con la sua sigla, per esempio: rules BUILD-5; oppure tutte le regole che contengono una parola, per esempio: rules strada
usage-lang = lang LINGUA
help-lang = cambia la lingua: { $languages }
usage-help = help
help-help = questa pagina
usage-quit = quit
help-quit = esce; una partita non finita viene salvata

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
pile-empty = vuota: quando un giocatore dovrà prendere un personaggio, prima tutti restituiranno i propri
deck-count = { $count ->
        [one] 1 carta nel mazzo.
       *[other] { $count } carte nel mazzo.
    }
score-now = Punti attuali:
score-final = Punteggio finale:
end-winner = { $winner } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
end-tie-trigger = Parità tra { $level }; vince { $winner }, che ha fatto scattare la fine della partita (SCORE-6).
end-tie-clockwise = Parità tra { $level }; vince { $winner }: è il primo tra loro, in senso orario, dopo { $player }, che ha fatto scattare la fine della partita (SCORE-6).
end-tie-order = Parità tra { $level }; nessuno ha fatto scattare la fine della partita, quindi vince { $winner }, il primo tra loro nell’ordine di turno (END-2).
city-signs-small = { $houses } sono case, { $across } e { $down } strade. Il disegno è piccolo: ogni carta mostra i punti attuali e il bonus (+le legno, +ar argilla, +pi pietra, +cr cristallo, +sce risorsa a scelta, +rad raddoppia, +tra trasforma, +mo moneta). Scrivi card NOME per vedere la carta intera.
city-legend = Nelle caselle indicate nel disegno combacia uno dei tuoi edifici.
city-signs = { $houses } sono case, { $across } e { $down } strade; =5 significa che ora la carta vale 5 punti.
row-legend = In ogni riquadro: nome, costo, strade, bonus e gilda, punti. Sotto: la posizione e il prezzo in monete con le carte Lavoratore 1, 2, 3 e 4.
row-prices = posizione { $position }, prezzi { $prices }
worker-card = Carta Lavoratore { $worker }
coins = { $coins ->
        [0] nessuna
        [one] 1 moneta
       *[other] { $coins } monete
    }
square-points = { $points ->
        [one] 1 punto a ogni giocatore con un lavoratore qui
       *[other] { $points } punti a ogni giocatore con un lavoratore qui
    }
points-as-character = { $points }
points-as-traveller = { $points }, oppure 0 con un lavoratore sulla Piazza Centrale
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

column-id = ID
column-name = nome
column-cost = costo
column-bonus = bonus
column-guild = gilda
column-points = punti
column-edges = bordi
cards-legend = Costi: le legno, ar argilla, pi pietra, cr cristallo. Punti: il numero, più 1 per ogni diamante in città, carta della sua gilda, carta nella sua riga o colonna, oppure carta adiacente (lato); 3 x lato: 3 per ogni carta adiacente; scudi: quelli delle carte adiacenti. N, E, S, O sono strade; il punto (.) indica case.
cards-reconstruction = Queste carte sono una ricostruzione: le abbiamo immaginate noi, perché non conosciamo quelle stampate. Se possiedi il gioco, puoi inserire le tue: vedi docs/play/editions.md.
cards-variant = Questa edizione è una variante: { $cards ->
        [one] 1 edificio
       *[other] { $cards } edifici
    }, e la partita finisce con { $workers ->
        [one] 1 lavoratore
       *[other] { $workers } lavoratori
    } in città.
cards-valid = { $file } è valido: edizione { $edition }, hash { $hash }, { $cards ->
        [one] 1 edificio
       *[other] { $cards } edifici
    }, per { $possible } giocatori.
cards-warnings = Avvisi: ciò che nessun regolamento dice. È permesso; confrontalo con le tue carte.
usage-review = review
help-review = dopo la partita: la probabilità di vittoria dopo ogni mossa, il giudizio sulle tue decisioni e la fortuna
terminal-review-begins = La partita viene analizzata. Ctrl-C interrompe; review di nuovo continua.
terminal-review-progress = { $done } posizioni su { $total }
terminal-review-stopped = Interrotta dopo { $done } posizioni su { $total }.
