### The command line and the engine protocol.

cli-about = OddVille, the board game: play it, let programs play it, view its cards.
cli-version = oddville { $version } ({ $compiled ->
    [yes] compiled
   *[no] pure Python
  })
cli-version-help = print the version and exit
cli-command = COMMAND
cli-lang = the language: { $languages } (default: ODDVILLE_LANG, the last choice in the terminal, or the system language)
cli-language = LANGUAGE
cli-seat = SEAT
cli-play = play in the terminal, alone against bots or with friends at one keyboard
cli-play-seats = who sits at the table, 2 to 4 of: human, or a bot by name, file or program; see oddville bots (default: human mason)
cli-bots = list the bots, their options, and how to use your own
cli-replay = turn a game record into a web page: the whole game, move by move, in one file that works offline
cli-replay-record = the record, FILE.odd
cli-replay-html = the file to write
cli-replay-written = Written to { $file }. Open it in any browser, or send it to friends.
cli-review = review a game: the chance of winning after each move, graded decisions, luck
cli-review-record = the record, FILE.odd; the result is kept beside it
cli-review-everybody = grade the bots’ decisions as well
cli-review-simulations = simulated games for each decision (default: { $simulations })
cli-review-seed = the seed of the simulations (default: review)
cli-review-json = print the whole review as JSON
cli-review-html = write the review as one web page
cli-review-play-on = with --save: the number of the move after which you want to play on
cli-review-save = write a record that begins there; unseen cards are dealt anew
cli-play-names = the players' names, separated by commas
cli-today = play today’s town, against two bots: { $bots }
error-today-seats = Today’s town has its own seats and deal: leave out seats, --seed, --load, --edition, --turn-limit and --finish-round.
cli-edition = an edition by name, or the path of an edition file
cli-seed = the seed of the deal (default: random)
cli-load = continue a saved game (.odd)
cli-turn-limit = end the game after this many turns
cli-finish-round = house rule: after the sixth worker the round is finished, so that all players have the same number of turns
cli-learn = learn the game step by step, in short lessons
cli-learn-lesson = the lesson to start with: { $lessons } (default: the first)
cli-lesson = LESSON
cli-rules = read the rules: all of them, one by its id, or those that contain certain words
cli-rules-what = ids such as BUILD-5, or words to search for (default: all rules)
cli-rules-rulings = show where the five rulebooks differ, and our rulings
cli-rule = ID-OR-WORD
cli-engine = speak the engine protocol: JSON lines on standard input and output
cli-cards = list, show and validate cards
cli-cards-list = list all cards of an edition
cli-cards-show = draw cards
cli-cards-ids = ids of cards
cli-cards-validate = check an edition file: list its errors, and separately what no rulebook says
cli-bench = measure how fast the game runs
cli-bench-engine = playouts, single decisions, copies, import; compared with peers where they are installed
cli-bench-search = simulations of the search compared with random games and peers, whether it keeps to its time, how long the levels think
cli-bench-seconds = how long one run of each measurement lasts
cli-bench-runs = how many runs; the median is used
cli-json = print JSON
cli-bot = BOT
cli-arena = let bots play many games, the same deals from every seat, and find out which is stronger
cli-arena-bots = two or more bots; of two, the second takes all other seats; of more, each plays each
cli-arena-games = the minimum number of games; whole deals are played (default: { $games })
cli-arena-players = the number of players at a table, 2 to 4 (default: the number of bots)
cli-arena-seed = the seed of all deals and of the bots’ random choices (default: arena)
cli-arena-turn-limit = end a game after this many turns (default: 60 for each player)
cli-arena-until-sure = stop as soon as it is certain which of two bots is stronger
cli-arena-at-least = test whether the first of two bots wins at least this share (such as 0.9) instead of an equal share
cli-arena-luck = measure each player’s luck in every game and give win rates adjusted for it
cli-arena-json = print the rows as a JSON array
cli-arena-save = save all results to a JSON file
cli-arena-csv = save the rows to a CSV file
cli-arena-plot = draw the win rates to a file (.svg or .png)
cli-arena-ladder = play the standard pairings and print their table as Markdown
cli-arena-ideas = play search against itself with one of its ideas switched off, and print the table as Markdown
cli-arena-write = update the ladder’s table in this page
cli-benchmark = measure an agent by the fixed protocol of docs/research/benchmark.md and write its row
cli-benchmark-agent = a bot, such as greedy, ./agent.py or net:network.json
cli-benchmark-quick = play a tenth of the deals
cli-benchmark-players = only the pairings with this number of players, 2 to 4 (default: all)
cli-benchmark-name = the name of the agent in the table (default: as it is given)
cli-benchmark-training = how many decisions the agent was trained on, for the row
cli-benchmark-save = the file of the row (default: benchmark-AGENT.json)
cli-benchmark-table = print the table of the rows in this folder instead
cli-benchmark-write = with --table: update the table in this page
cli-solve = solve a small edition for two players exactly
cli-solve-edition = the edition (default: pico); larger ones have too many positions
cli-solve-turn-limit = end a game after this many turns (default: 8)
cli-solve-reward = what counts: to win, or the lead in points
cli-solve-save = save the best moves of every position to a JSON file
cli-workers = how many processes to use (default: one per processor)
cli-runner = where to run: processes on this machine, a Ray cluster, or this process alone
cli-address = the address of a running Ray cluster (default: start one on this machine only)
cli-journal = save every result in this file, and continue from it if it exists
cli-quiet = do not show progress

engine-no-json = This line is not a JSON object.
engine-too-long = This line is longer than { $most } bytes.
engine-unknown = There is no request { $request }; "do" must be one of { $requests }.
engine-key = { $key } is not a key of { $request }; its keys are { $keys }.
engine-missing = { $key } is missing.
engine-no-game = There is no game yet: start with "new" or "set".
engine-seed-or-deal = Give a seed or a deal, not both.
engine-text = { $key } must be a string, not { $value }.
engine-moves = moves must be a list of legal moves as strings, not { $value }.
engine-flag = { $key } must be true or false, not { $value }.
engine-number = { $key } must be a whole number from { $low } to { $high }, not { $value }.

bench-heading = OddVille engine, { $compiled ->
        [yes] compiled
       *[no] not compiled (there is no C compiler)
    }. Median of { $runs } runs; each row is printed as soon as it has been measured.
bench-playouts = random playouts, { $players } players
bench-uncompiled = random playouts, uncompiled, { $players } players
bench-python = from Python, integer moves, { $players } players
bench-game = through Game, { $players } players
bench-copy = copy of a state, { $players } players
bench-import = import oddville
bench-size = size of a state, { $players } players
bench-unit-decisions = { $value } decisions/s
bench-unit-games = { $value } games/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } bytes
bench-unit-simulations = { $value } simulations/s
bench-ratio = our playouts are { $ratio } times as fast
bench-engine-goal-playouts = playouts: at least { $wanted } decisions/s
bench-engine-goal-uncompiled = playouts, uncompiled: at least { $wanted } decisions/s
bench-no-peers = No peers are installed. To compare with them: pip install 'oddville[peers]'.
bench-arguments = --seconds must be from 0.01 to 600 and --runs from 1 to 99.
bench-search-heading = OddVille search, { $compiled ->
        [yes] compiled
       *[no] not compiled (there is no C compiler)
    }. Median of { $runs } runs.
bench-search-title = Measuring
bench-search-games = random games, { $players } players
bench-search-random = random simulations to the end, { $players } players
bench-search-opening = simulations in play, opening, { $players } players
bench-search-middle = simulations in play, middle game, { $players } players
bench-search-peer = ours: { $two } times as many with 2 players, { $four } times with 4
bench-search-time = Time allowed { $ms } ms, { $decisions } decisions: the median takes { $median } ms, 99 of 100 are at most { $late } ms late, the worst { $most } ms; { $share }% are off by 50 ms or less.
bench-search-level = { $level }, { $simulations } simulations
bench-search-level-time = median { $median } ms, 95 of 100 within { $high } ms
bench-search-goals = Goals:
bench-search-goal = { $met ->
        [yes] met   { " " }
       *[no] missed{ " " }
    }{ $goal }: { $seen }
bench-search-goal-games = random simulations, { $players } players, at least { $wanted } of the random games
bench-search-goal-peer = random simulations, { $players } players, at least { $wanted } times those of { $peer }
bench-search-goal-median = time { $ms } ms: the median is off by at most { $wanted }%
bench-search-goal-late = time { $ms } ms: at least { $wanted }% within 50 ms

cli-print = print the whole set to cut out and play with
cli-print-paper = the paper size, a4 or letter
cli-print-backs = add a page of backs after every page of buildings
cli-print-out = the PDF file to write; without it, the sheets open in your browser
print-open =
    Open { $page } in your browser and print it, or save it as PDF. Print at 100%.
    Press Ctrl+C to stop.
print-wrote = Saved { $file }. Print it at 100%.
error-print-kind = { $file } is not a PDF file name; give a name that ends in .pdf.
error-print-folder = There is no folder { $folder }; create it first.
error-print-browser = Chromium or Chrome is needed to write the PDF and was not found. Leave out --out and print from your own browser.
error-print-failed = { $browser } could not print the sheets: { $reason }. Leave out --out and print from your own browser.
error-print-write = Cannot write { $file }: { $reason }. Choose another file with --out.

cli-puzzles = solve puzzles, or make new ones
cli-puzzles-what = the number of a puzzle, today for the puzzle of the day (default), or make
cli-puzzles-file = with make: the file to write the new puzzles to
cli-puzzles-theme = only puzzles of this theme; with make, look for this theme only
cli-puzzles-make = to make puzzles
cli-puzzles-count = how many puzzles to write (default: { $default })
cli-puzzles-games = how many games the bots play to look for puzzles (default: { $default })
cli-puzzles-simulations = simulations of the search for the best move, twice as many to confirm it (default: { $default })
cli-puzzles-seed = the seed of all games (default: { $default })
cli-puzzles-records = records to look for puzzles in as well
cli-puzzles-add = puzzles made earlier, to choose from as well
cli-puzzles-title = puzzles
puzzles-made = Puzzles written to { $file }: { $count }.
error-puzzle = There is no puzzle { $puzzle }.
error-puzzles-number = { $what } is not the number of a puzzle; there are 1 to { $most }.
error-puzzles-what = { $what } is followed by nothing; only make has a file.
error-puzzles-file = Give the file to write: oddville puzzles make FILE.
error-puzzles-count = --count must be at least 1.
error-puzzles-numbers = --games must be from 0 to { NUMBER($games, useGrouping: 0) }, --simulations from { $least } to { NUMBER($most, useGrouping: 0) }.

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
