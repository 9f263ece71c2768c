### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Welcome to OddVille. { $players } play.
terminal-seed = The seed of this game is { $seed }: the same seed deals the same game again.
terminal-help = Type the number of a move. Type help to see what else you can type.
terminal-goodbye = Goodbye.
terminal-autosaved =
    The game is kept in { $file }. To go on:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }{" "}
terminal-seats = The file holds a game for { $players } players, and you gave { $seats } seats.
name-human = Player { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = To keep this game, type save FILE; city, score and log show it again; quit leaves.

## The list of moves: headings

group-build = Build { $card } (pays { $paid })
group-react = Build { $card } for 2 coins (pays { $paid })
group-coins = Play a worker card for coins
group-resource = Play a worker card for a resource
group-second = Take a second resource
group-building = Play a worker card for a building of the row, at its price in coins
group-bonus = Take a bonus
group-discard = Put a building under the deck
group-choose = Take a resource
group-travel = Traveller: go to a spot of the Main Square
group-swap = Bookkeeper: give a building and take one of the row
group-return = Take a worker off the board, free

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
label-building = { $position } { $card }
label-swap = { $given } for
label-bonus = from { $card } ({ $source })
label-transform = by { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = card { $worker }: { $gained ->
        [0] none, you have 5
        [one] 1 coin
       *[other] { $gained } coins
    }
entry-resource = card { $worker }
entry-second = { $resource }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
entry-building = card { $worker }: { $cost }
entry-build = at { $cell }: { $gains }
entry-bonus = { $resource }
entry-transform = { $from }/{ $slot } to { $to }
entry-discard = { $card }: costs { $paid }; bonus { $bonus }; points { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } ({ $slot }-coin slot)

build-own = you { $points }
build-other = { $player } { $points }
build-bonuses = bonuses { $bonuses }
build-character = then the { $character }
build-guild = then a character of the { $guild } guild, shuffled anew
build-robs = { $player } gives back the { $character }

## Answers

terminal-empty = { $most ->
        [0] The game is over; type help to see what you can type.
        [one] Type 1 to play the only move, or help.
       *[other] Type a number from 1 to { $most }, a move, or help.
    }
terminal-number = { $most ->
        [one] There is no move { $number }; there is only move 1.
       *[other] There is no move { $number }; they are 1 to { $most }. Type moves to see them.
    }
terminal-number-over = The game is over: there is no move { $number }.
terminal-long = That line is too long; nothing you can type needs more than { $most } characters.
terminal-unknown = "{ $text }" is no number, no move and no command; type help to see what you can type.
terminal-legal = { $move } is legal now: { $words }.
terminal-illegal = { $move } is not legal now:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Name a move after why, by its number or as in: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] A hint from { $bot }.
        [one] A hint from { $bot }, who has tried out 1 game.
       *[other] A hint from { $bot }, who has tried out { $simulations } games.
    }
terminal-hint-legend = For each player the chance to win and the points to expect at the end.
terminal-hint-reason = - { $sentence }
head-move = move
head-trust = trust
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Taken back.
terminal-nothing-to-undo = There is no choice of yours to take back.
terminal-card-what = Name a card after card, as in: card main-square
terminal-no-card = There is no card "{ $text }"; type cards to see all buildings.
terminal-log-empty = Nothing has happened yet.

terminal-lang-now = This is English. To change: lang LANGUAGE, with one of { $languages }.
terminal-lang-unknown = There are no texts in "{ $text }"; there are { $languages }.
terminal-lang-changed = From now on in English.
terminal-rules-what = Name a rule after rules, or a word to look for, as in: rules BUILD-5
rules-none = No rule has "{ $text }" in it. Rules have ids such as BUILD-5; oddville rules shows them all.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Name a file after save, as in: save evening.odd
terminal-save-exists = { $file } holds something else; type save! { $file } to write over it.
terminal-saved = The game is kept in { $file }.
terminal-load-what = Name a file after load, as in: load evening.odd
terminal-loaded = { $file } is loaded: { $players } players, turn { $turn }.
terminal-stranger = The file names the bot { $bot }, which is not started unasked; a person plays its seat. To let it play, load the file with all seats named: oddville play --load FILE human "{ $bot }"
terminal-not-a-file = { $file } is no plain file.
terminal-not-utf8 = { $file } is not UTF-8 text, so it is no game.
terminal-not-written = Cannot write { $file }: { $reason }.

## Help

help-intro = In your turn play one worker card, for coins, a resource or a building of the row, or build a building you hold. Who has six workers in the city ends the game; most points win. Cells are column,row: the Main Square is 0,0 and rows grow downward.
usage-number = 7
help-number = play move 7 of the list
usage-notation = build inn 1,0
help-notation = play a move by its notation; moves all shows it for every move
usage-moves = moves, moves all
help-moves = the legal moves again; each on a line of its own
usage-why = why MOVE
help-why = why a move is refused, with the rules
usage-hint = hint, hint BOT
help-hint = the best moves and why; by another bot, as in: hint mayor
usage-undo = undo
help-undo = back to the last choice of a person
usage-city = city
help-city = the city, and where your buildings fit
usage-row = row
help-row = the Buildings Row and its prices
usage-board = board
help-board = the Resources Board, the guild piles and the deck
usage-players = players
help-players = what lies before every player
usage-score = score
help-score = the points as they stand, line by line
usage-card = card NAME
help-card = draw a building, a character, main-square, or a worker card by its number
usage-cards = cards
help-cards = all buildings of this edition
usage-log = log
help-log = what has happened from the beginning
usage-recap = recap
help-recap = what has happened since the last choice of a person
usage-save = save FILE
help-save = keep the game in a file
usage-save-over = save! FILE
help-save-over = the same, writing over another file
usage-load = load FILE
help-load = go on with the game of a file
usage-rules = rules WHAT
help-rules = a rule by its id, as in: rules BUILD-5; or all rules with a word, as in: rules street
usage-lang = lang LANGUAGE
help-lang = go on in another language: { $languages }
usage-help = help
help-help = this page
usage-quit = quit
help-quit = leave; an unfinished game is kept

## Drawings and tables

head-coins = coins
head-supply = supply
head-hand = cards
head-wood = wood
head-clay = clay
head-stone = stone
head-crystal = crystal
head-city = city
head-points = points
head-slot = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
head-upper = 2 coins, any number
head-spot = Main Square
list-of-resources = { $resources }
held-buildings = Buildings: { $list }
held-building = { $card } ({ $resources })
held-characters = Characters: { $characters }
area-building = { $card } ({ $id }): costs { $resources }; bonus { $bonus }; points { $points }
area-character = { $character }: { $power }
area-empty = nothing yet
pile = { $count ->
        [one] { $character }, the only one left: { $power }
       *[other] { $character }, first of { $count }: { $power }
    }
pile-empty = none left: who takes the next one first calls all of this guild back
deck-count = { $count ->
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    }
score-now = The points as the city stands now:
score-final = The final score:
end-winner = { $winner } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-tie-trigger = { $level } are level; { $winner } triggered the end and so wins (SCORE-6).
end-tie-clockwise = { $level } are level; { $winner } comes first clockwise after { $player }, who triggered the end (SCORE-6).
end-tie-order = { $level } are level; nobody triggered the end, and { $winner } is the earliest of them in turn order (END-2).
city-signs-small = { $houses } are houses, { $across } and { $down } streets. The drawing is small: each card shows its points now and its bonus (+wo wood, +cl clay, +st stone, +cr crystal, +any any resource, +dbl double, +mov move, +co coin). Type card NAME to see all of a card.
city-legend = Cells named in the drawing fit a building you hold.
city-signs = { $houses } are houses, { $across } and { $down } streets; =5 tells that a card is worth 5 points now.
row-legend = In each box: name, cost, streets, bonus and guild, points. Under it: its position, and its price in coins with worker card 1, 2, 3 and 4.
row-prices = position { $position }, prices { $prices }
worker-card = Worker card { $worker }
coins = { $coins ->
        [0] none
        [one] 1 coin
       *[other] { $coins } coins
    }
square-points = { $points ->
        [one] 1 point to each player with a worker there
       *[other] { $points } points to each player with a worker there
    }
points-as-character = { $points }
points-as-traveller = { $points }, or 0 with a worker on the Main Square
field-cost = Cost
field-bonus = Bonus
field-guild = Guild
field-points = Points
field-shield = Shield
field-streets = Streets
field-spots = Spots
field-coins = Coins
field-resources = Resources
field-prices = Row prices
field-power = Power
field-rule = Rule

short-bonus-wood = +wood
short-bonus-clay = +clay
short-bonus-stone = +stone
short-bonus-crystal = +crystal
short-bonus-any = +any
short-bonus-double = +double
short-bonus-transform = +move
short-bonus-coin = +coin
short-guild-mask = Mask
short-guild-rooster = Rooster
short-guild-bells = Bells
short-guild-fleur-de-lis = Fleur
short-formula-diamond = diamond { $base }
short-formula-neighbours3 = 3 x touch
short-formula-shields = shields
short-formula-diamonds = { $base }+diamonds
short-formula-column = { $base }+column
short-formula-guild = { $base }+guild
short-formula-neighbours = { $base }+touch
short-formula-row = { $base }+row
tiny-bonus-wood = +wo
tiny-bonus-clay = +cl
tiny-bonus-stone = +st
tiny-bonus-crystal = +cr
tiny-bonus-any = +any
tiny-bonus-double = +dbl
tiny-bonus-transform = +mov
tiny-bonus-coin = +co
short-square = { $points } each
short-worth = ={ $points }
short-resource-wood = wo
short-resource-clay = cl
short-resource-stone = st
short-resource-crystal = cr
short-side-north = N
short-side-east = E
short-side-south = S
short-side-west = W

## The cards of an edition

column-id = id
column-name = name
column-cost = cost
column-bonus = bonus
column-guild = guild
column-points = points
column-edges = edges
cards-legend = Costs: wo wood, cl clay, st stone, cr crystal. Points: the number, and 1 for each diamond in the city, card of its guild, card in its row or column, or touching card; 3 x touch: 3 for each touching card; shields: those of the touching cards. Streets leave at N, E, S, W; a dot is houses.
cards-reconstruction = These cards are a reconstruction: our own guess at the printed ones, which are not known here. If you own the game, you can type in yours: see docs/editions.md.
cards-variant = This edition is a variant: { $cards ->
        [one] 1 building
       *[other] { $cards } buildings
    }, and { $workers ->
        [one] 1 worker in the city ends
       *[other] { $workers } workers in the city end
    } the game.
cards-valid = { $file } is valid: edition { $edition }, hash { $hash }, { $cards ->
        [one] 1 building
       *[other] { $cards } buildings
    }, for { $possible } players.
