### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = A town of odd buildings, and everybody builds in the same one. For 2 to 4 players, or alone against bots.
web-skip = Skip to the page
web-nav = Pages
web-foot = An independent fan project. The board game is by Carlo Lavezzi; rules in our own words, cards and art are ours.
web-language = Language
web-settings = Settings
web-close = Close
web-report = Report a problem
web-keys = Keys
web-look-is = Look: { $look }
web-look-system = as the system
web-look-light = noon
web-look-dark = lamp-lit evening
web-look-contrast = high contrast

## Start

web-play-now = Play now
web-dealing = Dealing the cards …
web-play-now-note = { $bots ->
        [0] With the seats of your last table.
        [one] You against one bot. You can begin at once.
       *[other] You against { $bots } bots. You can begin at once.
    }
web-set-up = Set up a table
which-game = { $edition ->
        [reconstruction] The whole game
        [micro] The short game
        [nano] The tiny game
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] All buildings. It ends when somebody has six workers in the city.
        [micro] Fewer buildings. It ends when somebody has two workers in the city, and takes less than half as long.
        [nano] Two kinds of buildings, no characters. It ends when somebody has a worker in the city.
       *[other] Cards of another edition.
    }
which-deal = Deal “{ $deal }”
web-my-tables = My tables
web-no-tables = Tables that you play or watch stand here, so that you find them again in this browser.
web-table-of = { $names }
web-table-waiting = waiting for players
web-table-running = turn { NUMBER($turn, useGrouping: 0) }
web-table-over = over
web-table-unknown = …
web-table-gone = This table is no longer there.
web-your-turn = Your turn
web-replay = Replay
web-forget = Strike { $table } from the list
web-forget-note = Strike from the list. The table itself stays.
web-more = More
web-learn = Learn
web-learn-note = Little lessons you play
web-watch = Watch
web-watch-note = Public tables, now
web-replays = Replays
web-replays-note = Any game, move by move
web-cards = Cards
web-cards-note = All buildings and people
web-rules = Rules
web-rules-note = Every rule by its id
web-text = Play as text
web-text-note = One game against bots in words alone

## Join

web-join = Join a table
web-join-code = Code or link
web-your-name = Your name
web-join-do = Join
web-join-note = The code of a table has ten letters. One of eight letters moves your own seat to this device.
web-join-what = This is neither a link nor a code. The code of a table has ten letters or digits, that of a seat eight.

## What can go wrong

web-no-connection = The server does not answer. Check your connection; nothing is lost.
web-server-trouble = The server is in trouble (status { $status }). Please try again in a moment.
web-missing = Nothing is built here
web-missing-note = This page does not exist, or it has moved. The streets lead back to the start.
web-to-start = To the start

## Settings

settings-look = Look
settings-ask = Ask first before
settings-ask-locks = what cannot be undone
settings-ask-builds = what cannot be undone, and every build
settings-ask-all = every move
settings-forced = Make a choice for me where only one is left
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = full
settings-motion-reduced = hardly any
settings-cards = Size of cards
settings-cards-small = small
settings-cards-medium = medium
settings-cards-large = large
settings-hand = My hand lies
settings-hand-right = on the right
settings-hand-left = on the left
settings-hearing = Sound and notices
settings-sound = Soft sounds
settings-volume = Volume
settings-notices = A notice when it is my turn
settings-keys = Letters are short cuts
settings-change-keys = See and change the keys

## Keys

keys-about = Tab, arrows, Enter and Escape are enough for everything. Letters are quicker.
keys-worker = worker card
keys-mine = my buildings
keys-row = place in the row, when a worker card is held
keys-tab = next region
keys-arrows = inside a region
keys-enter = pick, do
keys-escape = put down
keys-undo-all = undo all that can be undone
keys-previous = previous lit thing
keys-letters = Letters
keys-letters-note = Type another letter to change one. Nothing irreversible ever happens by one letter.
keys-taken = Another act has this letter already.
keys-not-usable = This key is left to the browser. Choose a letter.
keys-usual = All as usual
keys-ply = one move back, forward
keys-turn = one turn back, forward
keys-ends = beginning, end
keys-play = play
keys-act-coins = coins
keys-act-wood = wood
keys-act-clay = clay
keys-act-stone = stone
keys-act-crystal = crystal
keys-act-next = next lit thing
keys-act-close = to the closing button
keys-act-recover = recover
keys-act-cheat = Cheater
keys-act-swap = Bookkeeper
keys-act-travel = Traveller
keys-act-off = take a worker off the board
keys-act-undo = undo
keys-act-explain = explain, why not
keys-act-decision = say the decision
keys-act-preview = say the preview
keys-act-recap = recap
keys-act-log = log
keys-act-points = points on cells
keys-act-hint = hint
keys-act-fit = fit the city
keys-act-nearer = nearer
keys-act-farther = farther
keys-act-text = text view
keys-act-keys = these keys

## Report

report-text = What happened, and what did you expect?
report-note = The record of this game goes with it, so that we can replay it. Your name and address do not.
report-send = Send
report-thanks = Thank you. It is kept together with the record of the game.
report-elsewhere = Open this at the table where it happened: then the record of the game goes with your report.
report-by-mail = Was it no table at all? Then please tell whoever runs this server.

## Rules

rules-search = Search the rules
rules-found = { $count ->
        [0] No rule says that.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-chapters = Chapters
rules-picture-fits = Street meets street: the { $card } fits here.
rules-picture-clash = Houses meet a street: the { $card } does not fit here.
rules-picture-corner = Only a corner meets the city: the { $card } cannot be built here.
rules-picture-above = This cell lies above the row of the Main Square: nothing is built here.
rules-picture-bonuses = Who builds the { $card } here gains { $own } from the card itself and { $other } from the Main Square, along the street.
rules-picture-slots = The free slot of clay is taken, so the next clay costs 1 coin. Any number of workers may stand on the upper slot.
rules-picture-prices = With worker card { $worker } the positions of the Buildings Row cost, from 1 to 6: { $costs }.
rules-picture-score = The { $card } counts { $base } and 1 for each card in its row. With itself and the Main Square there are { $cards }: { $points } points.
rules-glossary = Glossary
rules-glossary-about = Every word of the game in the five languages. Where a rulebook has two words for one thing, we keep to one.
