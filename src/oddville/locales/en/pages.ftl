### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = All players build one city of odd buildings and compete for the most points. For 2 to 4 players, or one player against bots.
web-skip = Skip to content
web-nav = Pages
web-foot = An independent fan project. The board game is by Carlo Lavezzi; the rules text, cards and art are our own.
web-language = Language
web-settings = Settings
web-close = Close
web-report = Report a problem
web-keys = Keyboard shortcuts
web-look-is = Theme: { $look }
web-look-system = system
web-look-light = light
web-look-dark = dark
web-look-contrast = high contrast

## Start

web-play-now = Play now
web-play-last = Same as last time ({ $count ->
        [one] { $count } player
       *[other] { $count } players
    })
web-dealing = Dealing the cards …
web-play-now-note = { $bots ->
        [0] With the same seats as your last table.
        [one] You against one bot. Start right away.
       *[other] You against { $bots } bots. Start right away.
    }
web-set-up = Set up a table
which-game = { $edition ->
        [reconstruction] Full game
        [micro] Short game
        [nano] Tiny game
        [pico] Smallest game
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] All buildings. It ends when a player has six workers in the city.
        [micro] Fewer buildings. It ends when a player has two workers in the city and takes less than half as long.
        [nano] Two kinds of buildings, no characters. It ends when a player has one worker in the city.
        [pico] One kind of building, no characters. It ends when a player has one worker in the city.
       *[other] Cards of another edition.
    }
which-deal = Deal “{ $deal }”
which-house-rule = House rule: the round is finished
which-house-rule-about = After the sixth worker the round is finished, so that all players have had the same number of turns. This is a house rule of ours; by the rulebook the game ends with the turn of the sixth worker.
web-my-tables = My tables
web-no-tables = Tables that you play or watch in this browser are listed here.
web-table-of = { $names }
web-table-waiting = Waiting for players
web-table-running = { $turn ->
        [0] Set-up
       *[other] Turn { NUMBER($turn, useGrouping: 0) }
    }
web-table-over = Finished
web-table-unknown = …
web-table-gone = This table no longer exists.
web-your-turn = Your turn
web-replay = Replay
web-forget = Remove { $table } from the list
web-forget-note = Remove from the list. The table itself is not deleted.
web-more = More
web-learn = Learn
web-learn-note = Short interactive lessons
web-puzzles = Puzzles
web-puzzles-note = Find the best move
web-watch = Public tables
web-watch-note = Join or watch a game
web-replays = Replays
web-replays-note = Open a saved game
web-cards = Cards
web-cards-note = All buildings and characters
web-rules = Rules
web-rules-note = Every rule, by its id
web-text = Text mode
web-text-note = Play against bots as text only
web-new-here = New here?
web-new-here-about = The guided game is short. You play against one beginner, and the table explains each thing when you need it.
web-guided = Guided game
web-guided-note = A short first game, with explanations
web-recommended = recommended
web-knows-game = I know the game
web-daily = New every day
web-today = Today’s town
web-today-note = One deal a day, the same for everybody
web-my-town = My town
web-my-town-note = Your games and statistics
web-duplicate = Duplicate
web-duplicate-note = One deal at several tables, for a club
web-ladder = Ladder
web-ladder-note = Ratings for a group

## Join

web-join = Join a table
web-join-code = Code or link
web-your-name = Your name
web-join-do = Join
web-join-note = The code of a table has ten characters. A code of eight characters moves your own seat to this device.
web-join-what = This is neither a link nor a code. The code of a table has ten letters or digits, the code of a seat has eight.

## What can go wrong

web-no-connection = The server does not respond. Check your connection; nothing has been lost.
web-server-trouble = The server has a problem (status { $status }). Please try again in a moment.
web-missing = Nothing has been built here
web-missing-note = This page does not exist or has moved.
web-to-start = Start page
offline-heading = No connection
offline-note = The server cannot be reached. This page opens as soon as there is a connection.
offline-pages = Without a connection you can use these pages:

## Settings

settings-look = Theme
settings-ask = Ask for confirmation before
settings-ask-locks = moves that cannot be undone
settings-ask-builds = moves that cannot be undone, and all builds
settings-ask-all = every move
settings-forced = Make forced choices automatically
settings-coordinates = Always show the coordinates of cells
settings-motion = Animation
settings-motion-system = system
settings-motion-full = full
settings-motion-reduced = reduced
settings-cards = Card size
settings-cards-small = small
settings-cards-medium = medium
settings-cards-large = large
settings-hand = Position of my hand
settings-hand-right = on the right
settings-hand-left = on the left
settings-hearing = Sound and notifications
settings-sound = Sound effects
settings-volume = Volume
settings-notices = Notify me when it is my turn
settings-keys = Use letters as shortcuts
settings-change-keys = View and change shortcuts

## Keys

keys-about = Tab, the arrow keys, Enter and Escape are enough for everything. Letters are faster.
keys-worker = worker card
keys-mine = my buildings
keys-row = position in the row, when a worker card is selected
keys-tab = next area
keys-arrows = move within an area
keys-enter = select or confirm
keys-escape = cancel the selection
keys-undo-all = undo everything possible
keys-previous = previous highlighted item
keys-letters = Letters
keys-letters-note = To change a shortcut, type another letter. A single letter never does anything final, except to confirm your turn.
keys-taken = This letter is already used by another action.
keys-not-usable = This key is reserved for the browser. Choose a letter.
keys-usual = Restore defaults
keys-ply = previous or next move
keys-turn = previous or next turn
keys-ends = start or end
keys-play = play or pause
keys-act-coins = coins
keys-act-wood = wood
keys-act-clay = clay
keys-act-stone = stone
keys-act-crystal = crystal
keys-act-next = next highlighted item
keys-act-close = press the main button
keys-act-recover = recover
keys-act-cheat = Cheater
keys-act-swap = Bookkeeper
keys-act-travel = Traveller
keys-act-off = return a worker from the board
keys-act-undo = undo
keys-act-explain = explain why a move is not allowed
keys-act-decision = read out the decision
keys-act-preview = read out the preview
keys-act-info = about the card
keys-act-aid = what the icons mean
keys-act-recap = recap
keys-act-log = log
keys-act-points = points on cells
keys-act-coordinates = coordinates on cells
keys-act-hint = hint
keys-act-fit = fit to screen
keys-act-nearer = zoom in
keys-act-farther = zoom out
keys-act-text = text view
keys-act-keys = keyboard shortcuts

## Report

report-text = What happened, and what did you expect?
report-note = The record of this game is sent along so that we can replay it. Your name and address are not.
report-send = Send
report-thanks = Thank you. Your report has been saved together with the record of the game.
report-elsewhere = Open this at the table where it happened, so that the record of the game is sent with your report.
report-by-mail = If it did not happen at a table, please contact the operator of this server.

## Rules

rules-search = Search the rules
rules-found = { $count ->
        [0] No rules found.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-chapters = Chapters
rules-picture-fits = Street meets street: the { $card } fits here.
rules-picture-clash = Houses meet a street: the { $card } does not fit here.
rules-picture-corner = Only the corners touch: the { $card } cannot be built here.
rules-picture-above = This cell is above the row of the Main Square: nothing may be built here.
rules-picture-turned = Upside down, the { $card } would fit here, but cards may not be rotated.
rules-picture-bonuses = If you build the { $card } here, you gain { $own } from the card itself and { $other } from the Main Square, along the street.
rules-picture-slots = The free slot of clay is taken, so the next clay costs 1 coin. Any number of workers may be on the upper slot.
rules-picture-prices = With worker card { $worker } the positions of the Buildings Row cost, from 1 to 6: { $costs }.
rules-picture-score = The { $card } scores { $base } plus 1 for each card in its row. Including itself and the Main Square there are { $cards }: { $points } points.
rules-glossary = Glossary
rules-glossary-about = Every word of the game in five languages. Where a rulebook has two words for one thing, we use only one.

## Previews of links

share-table = A game of OddVille
share-table-about = See the town grow, or take a free seat.
share-replay = A game of OddVille to replay
share-replay-about = Every move, from the first to the last.
share-picture = A town of odd houses by a river
