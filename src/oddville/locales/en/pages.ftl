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
