### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Welcome to OddVille. { $players } players.
terminal-seed = The seed of this game is { $seed }: the same seed deals the same game again.
terminal-help = Type the number of a move, or help to see what else you can type.
terminal-goodbye = Goodbye.
terminal-autosaved =
    The game has been saved in { $file }. To continue:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }{" "}
terminal-seats = The file contains a game for { $players } players, but you gave { $seats } seats.
name-human = Player { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = To save this game, type save FILE. Type city, score or log to see it again, review to analyse it, or quit to leave.

## The list of moves: headings

group-build = Build { $card } (pay { $paid })
group-react = Build { $card } for 2 coins (pay { $paid })
group-coins = Play a worker card for coins
group-resource = Play a worker card for a resource
group-second = Take a second resource
group-building = Play a worker card for a building from the row, at its price in coins
group-bonus = Use a bonus
group-discard = Discard a building
group-choose = Take a resource
group-travel = Traveller: send a worker to a spot of the Main Square
group-swap = Bookkeeper: swap a building for one in the row
group-return = Return a worker from the board, free

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
label-building = { $position } { $card }
label-swap = { $given } for
label-bonus = from { $card } ({ $source })
label-transform = { $card } ({ $source })

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
entry-transform = { $from } ({ $slot }-coin slot) to { $to }
entry-discard = { $card }: costs { $paid }; bonus { $bonus }; points { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } ({ $slot }-coin slot)

build-own = you { $points }
build-other = { $player } { $points }
build-bonuses = bonuses { $bonuses }
build-character = then the { $character }
build-guild = then a character of the { $guild } guild, reshuffled
build-robs = { $player } returns the { $character }

## Answers

terminal-empty = { $most ->
        [0] The game is over. Type help to see what you can type.
        [one] Type 1 to play the only move, or help.
       *[other] Type a number from 1 to { $most }, a move, or help.
    }
terminal-number = { $most ->
        [one] There is no move { $number }: the only move is 1.
       *[other] There is no move { $number }: the moves are 1 to { $most }. Type moves to see them.
    }
terminal-number-over = The game is over: there is no move { $number }.
terminal-long = That line is too long: nothing you can type needs more than { $most } characters.
terminal-unknown = "{ $text }" is not a number, move or command. Type help to see what you can type.
terminal-legal = { $move } is legal now: { $words }.
terminal-illegal = { $move } is not legal now:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Type a move after why, by its number or in notation, for example: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] A hint from { $bot }.
        [one] A hint from { $bot } after 1 simulated game.
       *[other] A hint from { $bot } after { $simulations } simulated games.
    }
terminal-hint-legend = For each player: the chance of winning and the expected points at the end.
terminal-hint-reason = - { $sentence }
head-move = move
head-trust = share
hint-trust = { $share }%
hint-prospect = { $chance }%  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Undone.
terminal-nothing-to-undo = You have no move to undo.
terminal-card-what = Type the name of a card after card, for example: card main-square
terminal-no-card = There is no card "{ $text }". Type cards to see all buildings.
terminal-log-empty = Nothing has happened yet.

terminal-lang-now = The language is English. To change it: lang LANGUAGE. Available: { $languages }.
terminal-lang-unknown = There are no texts in "{ $text }". Available: { $languages }.
terminal-lang-changed = The language is now English.
terminal-rules-what = Type a rule or a search word after rules, for example: rules BUILD-5
rules-none = No rule contains "{ $text }". Rules have ids such as BUILD-5; oddville rules shows them all.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Type a file name after save, for example: save evening.odd
terminal-save-exists = { $file } already exists. Type save! { $file } to overwrite it.
terminal-saved = The game has been saved in { $file }.
terminal-load-what = Type a file name after load, for example: load evening.odd
terminal-loaded = { $file } has been loaded: { $players } players, turn { $turn }.
terminal-stranger = The file names the bot { $bot }, which is not started without your permission; its seat is played by a person. To let the bot play, load the file with all seats named: oddville play --load FILE human "{ $bot }"
terminal-not-a-file = { $file } is not a regular file.
terminal-not-utf8 = { $file } is not UTF-8 text, so it is not a game record.
terminal-not-written = Cannot write { $file }: { $reason }.

## Help

help-intro = In your turn, play one worker card for coins, a resource or a building from the row, or build one of your buildings. The game ends once someone has six workers in the city; most points wins. Cells are column,row: the Main Square is 0,0 and row numbers increase downwards.
usage-number = 7
help-number = play move 7 of the list
usage-notation = build inn 1,0
help-notation = play a move by its notation; moves all shows it for every move
usage-moves = moves, moves all
help-moves = list the legal moves; all puts each on a line of its own
usage-why = why MOVE
help-why = why a move is refused, with the rules
usage-hint = hint, hint BOT
help-hint = the best moves and why; by another bot, for example: hint mayor
usage-undo = undo
help-undo = undo back to the last choice of a human player
usage-city = city
help-city = the city, and where your buildings fit
usage-row = row
help-row = the Buildings Row and its prices
usage-board = board
help-board = the Resources Board, the guild piles and the deck
usage-players = players
help-players = what every player has
usage-score = score
help-score = the current points, line by line
usage-card = card NAME
help-card = draw a building, a character, main-square, or a worker card by its number
usage-cards = cards
help-cards = all buildings of this edition
usage-log = log
help-log = everything that has happened
usage-recap = recap
help-recap = what has happened since the last choice of a human player
usage-save = save FILE
help-save = save the game to a file
usage-save-over = save! FILE
help-save-over = the same, overwriting another file
usage-load = load FILE
help-load = continue a saved game
usage-rules = rules WHAT
help-rules = a rule by its id, for example: rules BUILD-5; or all rules that contain a word, for example: rules street
usage-lang = lang LANGUAGE
help-lang = change the language: { $languages }
usage-help = help
help-help = this page
usage-quit = quit
help-quit = leave; an unfinished game is saved

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
       *[other] { $character }, top of { $count }: { $power }
    }
pile-empty = empty: the next player to take a character first makes everyone return theirs
deck-count = { $count ->
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    }
score-now = Current points:
score-final = Final score:
end-winner = { $winner } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
end-tie-trigger = { $level } are tied; { $winner } triggered the end and wins (SCORE-6).
end-tie-clockwise = { $level } are tied; { $winner } is the first of them clockwise after { $player }, who triggered the end, and wins (SCORE-6).
end-tie-order = { $level } are tied; nobody triggered the end, and { $winner } wins as the earliest of them in turn order (END-2).
city-signs-small = { $houses } are houses, { $across } and { $down } streets. The drawing is small: each card shows its current points and its bonus (+wo wood, +cl clay, +st stone, +cr crystal, +any any resource, +dbl double, +mov move, +co coin). Type card NAME to see the whole card.
city-legend = The cells named in the drawing fit one of your buildings.
city-signs = { $houses } are houses, { $across } and { $down } streets; =5 means that a card is currently worth 5 points.
row-legend = In each box: name, cost, streets, bonus and guild, points. Under it: its position, and its price in coins with worker card 1, 2, 3 and 4.
row-prices = position { $position }, prices { $prices }
worker-card = Worker card { $worker }
coins = { $coins ->
        [0] none
        [one] 1 coin
       *[other] { $coins } coins
    }
square-points = { $points ->
        [one] 1 point for each player with a worker there
       *[other] { $points } points for each player with a worker there
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
cards-legend = Costs: wo wood, cl clay, st stone, cr crystal. Points: the number, plus 1 for each diamond in the city, card of its guild, card in its row or column, or touching card; 3 x touch: 3 for each touching card; shields: those of the touching cards. N, E, S, W are streets; a dot means houses.
cards-reconstruction = These cards are a reconstruction: our own guess at the printed ones, which we do not know. If you own the game, you can enter your own cards: see docs/play/editions.md.
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
cards-warnings = Warnings: what no rulebook says. It is allowed; compare it with your cards.
usage-review = review
help-review = after the game: the chance of winning after each move, your decisions graded, and luck
terminal-review-begins = The game is being reviewed. Ctrl-C stops it; review again continues.
terminal-review-progress = { $done } of { $total } positions
terminal-review-stopped = Stopped after { $done } of { $total } positions.
