### The command line and the engine protocol.

cli-about = OddVille, the board game: play it, let programs play it, look at its cards.
cli-version = oddville { $version }
cli-version-help = print the version and leave
cli-command = COMMAND
cli-lang = the language: { $languages } (default: as ODDVILLE_LANG, the last choice in the terminal, or the system says)
cli-language = LANGUAGE
cli-seat = SEAT
cli-play = play in the terminal, alone against bots or with friends at one keyboard
cli-play-seats = who sits at the table, 2 to 4 of: human, a bot by name or file or program, see oddville bots (default: human mason)
cli-bots = list the bots, their options, and how to give one of your own
cli-replay = make a web page of a game record: the whole game, move by move, in one file that needs no connection
cli-replay-record = the record, as FILE.odd
cli-replay-html = where to write the page
cli-replay-written = Written to { $file }. Open it in any browser, or send it to friends.
cli-play-names = the players' names, separated by commas
cli-edition = an edition by name, or the path of an edition file
cli-seed = the seed that deals the game; without it one is drawn
cli-load = go on with a saved game (.odd)
cli-turn-limit = end the game after this many turns
cli-learn = learn the game step by step, in short lessons
cli-learn-lesson = the lesson to begin with: { $lessons } (default: the first)
cli-lesson = LESSON
cli-rules = read the rules: all of them, one by its id, or those with certain words
cli-rules-what = ids such as BUILD-5, or words to look for (default: all rules)
cli-rules-rulings = show where the five rulebooks differ, and how we rule
cli-rule = ID-OR-WORD
cli-engine = speak the engine protocol: JSON lines on standard input and output
cli-cards = list, show and validate cards
cli-cards-list = list all cards of an edition
cli-cards-show = draw cards
cli-cards-ids = ids of cards
cli-cards-validate = check an edition file and tell everything that is wrong with it
cli-bench = measure how fast the game runs
cli-bench-engine = playouts, single decisions, copies, import; beside peers where they are installed
cli-bench-search = simulations of the search beside random games and peers, whether it keeps to its time, how long the levels think
cli-bench-seconds = how long one run of each measurement lasts
cli-bench-runs = how many runs; the median counts
cli-json = print JSON
cli-bot = BOT
cli-arena = let bots play many games, the same deals from every seat, and tell who is stronger
cli-arena-bots = two bots or more; of two, the second takes all seats left; of many, all meet all
cli-arena-games = how many games at least; whole deals are played (default: { $games })
cli-arena-players = how many sit at a table, 2 to 4 (default: as many as there are bots)
cli-arena-seed = the seed of all deals and of the bots' chance (default: arena)
cli-arena-turn-limit = end a game after this many turns (default: 200 for each player)
cli-arena-until-sure = stop as soon as it is sure which of two bots is stronger
cli-arena-at-least = test whether the first of two bots wins at least this share (such as 0.9), not its fair one
cli-arena-json = print the rows as a JSON array
cli-arena-save = write all results into a JSON file
cli-arena-csv = write the rows into a CSV file
cli-arena-plot = draw the win rates into a file (.svg or .png)
cli-arena-ladder = play the standard pairings and print their table as Markdown
cli-arena-ideas = play search against itself without one of its ideas, and print the table as Markdown
cli-arena-write = renew the ladder's table in this page
cli-workers = how many processes work at a time (default: one for each processor)
cli-runner = who plays: processes of this machine, a Ray cluster, or this process alone
cli-address = the address of a running Ray cluster (default: one is started for this machine alone)
cli-journal = keep every result in this file, and go on from it if it is there
cli-quiet = show no progress

engine-no-json = This line is no JSON object.
engine-too-long = This line is longer than { $most } bytes.
engine-unknown = There is no request { $request }; "do" is one of { $requests }.
engine-key = { $key } is no key of { $request }; its keys are { $allowed }.
engine-missing = { $key } is missing.
engine-no-game = There is no game yet: begin with "new" or "set".
engine-seed-or-deal = Give a seed or a deal, not both.
engine-text = { $key } must be a text, not { $value }.
engine-moves = moves must be a list of legal moves as texts, not { $value }.
engine-flag = { $key } must be true or false, not { $value }.
engine-number = { $key } must be a whole number from { $low } to { $high }, not { $value }.

bench-heading = OddVille engine, { $compiled ->
        [yes] compiled
       *[no] uncompiled (there is no C compiler)
    }. Median of { $runs } runs; every row is printed when it is measured.
bench-playouts = random playouts, { $players } players
bench-python = from Python, integer moves, { $players } players
bench-game = through Game, { $players } players
bench-copy = copying a state, { $players } players
bench-import = import oddville
bench-size = size of a state, { $players } players
bench-unit-decisions = { $value } decisions/s
bench-unit-games = { $value } games/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } bytes
bench-unit-simulations = { $value } simulations/s
bench-ratio = our playouts are { $ratio } times as fast
bench-no-peers = No peers are installed. To measure beside them: pip install 'oddville[peers]'.
bench-arguments = --seconds must be from 0.01 to 600 and --runs from 1 to 99.
bench-search-heading = OddVille search, { $compiled ->
        [yes] compiled
       *[no] uncompiled (there is no C compiler)
    }. Median of { $runs } runs.
bench-search-title = Measuring
bench-search-games = random games, { $players } players
bench-search-random = simulations by chance to the end, { $players } players
bench-search-opening = simulations as it plays, opening, { $players } players
bench-search-middle = simulations as it plays, middle of a game, { $players } players
bench-search-peer = ours are { $two } times as many with 2 players, { $four } times with 4
bench-search-time = Allowed { $ms } ms, { $decisions } decisions: the median takes { $median } ms, 99 of 100 are at most { $late } ms late, the worst { $most } ms; { $share } % miss it by 50 ms or less.
bench-search-level = { $level }, { $simulations } simulations
bench-search-level-time = median { $median } ms, 95 of 100 within { $high } ms
bench-search-goals = Goals:
bench-search-goal = { $met ->
        [yes] met   { " " }
       *[no] missed{ " " }
    }{ $goal }: { $seen }
bench-search-goal-games = simulations by chance, { $players } players, at least { $wanted } of the random games
bench-search-goal-peer = simulations by chance, { $players } players, at least { $wanted } times those of { $peer }
bench-search-goal-median = a time of { $ms } ms: the median is off by at most { $wanted } %
bench-search-goal-late = a time of { $ms } ms: at least { $wanted } % within 50 ms

cli-print = print the whole set to cut out and play with
cli-print-paper = the paper, a4 or letter
cli-print-backs = add a page of backs behind every page of buildings
cli-print-out = a PDF file to write; without it the sheets are shown in your browser
print-open =
    Open { $page } in your browser and print it, or save it as PDF. Print at 100 %.
    Ctrl+C ends this.
print-wrote = Wrote { $file }. Print it at 100 %.
error-print-kind = { $file } is no PDF; give a name that ends in .pdf.
error-print-folder = There is no folder { $folder }; make it first.
error-print-browser = No Chromium or Chrome was found to write the PDF. Leave out --out and print from your own browser.
error-print-failed = { $browser } could not print the sheets: { $reason }. Leave out --out and print from your own browser.
error-print-write = Cannot write { $file }: { $reason }. Give another place with --out.
## What argparse says itself; the English sentences are its own, word for word

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-count = expected %s argument
argparse-counts = expected %s arguments
argparse-explicit = ignored explicit argument %r
argparse-exclusive = not allowed with argument %s
argparse-one-required = one of the arguments %s is required
argparse-command = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
