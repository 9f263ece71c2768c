### The lab: long work, the arena, its tables.

error-write = Cannot write { $file }: { $reason }.
error-work-lost = The process failed { $times } times on the same task: { $task }. Something in it terminates the process or uses up the memory.
error-journal-none = { $file } is not a journal of OddVille. Choose another file.
error-journal-other = { $file } is the journal of another job ({ $difference }). Choose another file, or repeat the command that created it.
error-journal-line = { $file }: line { $line } cannot be read. Delete that line, or choose another file.
error-journal-busy = { $file } is in use by another run. Wait for it to finish, or choose another file.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) }, about { $left } left

error-extra = { $what } is not installed. To install it: pip install 'oddville[{ $extra }]'.
error-cluster = Ray at { $address } cannot be reached: { $reason }. Give the address of a running cluster, such as 10.0.0.5:6379; its token is read from RAY_AUTH_TOKEN or ~/.ray/auth_token.
error-cluster-address = "{ $address }" is not an address of a Ray cluster: write HOST:PORT, such as 10.0.0.5:6379.
error-cluster-open = Ray would listen to the network at { $host }; OddVille starts it only if it listens to this machine alone. Use --runner processes.
error-workers = --workers must be from 1 to 1000, not { $workers }.
error-address = --address is for a running Ray cluster: add --runner ray.
error-write-folder = { $file } is a folder. Choose a file.
error-write-nowhere = Cannot write { $file }: there is no folder { $folder }.
error-write-refused = Cannot write { $file }: permission denied. Choose another file.

journal-resumed = Continuing from { $file }: { NUMBER($done, useGrouping: 0) } results are already there.
journal-interrupted =
    Interrupted. { $done ->
        [one] 1 result has been
       *[other] { NUMBER($done, useGrouping: 0) } results have been
    } saved in { $file }. Run the same command to continue.

error-arena-bots = An arena needs at least two bots, such as: oddville arena greedy random.
error-arena-games = --games must be from 1 to { $most }, not { $games }.
error-arena-two = --until-sure and --at-least compare two bots: name exactly two.
error-arena-write = --write is for the ladder: add --ladder, or use --save, --csv or --plot.
error-at-least = --at-least is a win rate between 0 and 1, such as 0.9, not { $rate }.
error-plot-kind = { $file }: the name of a picture must end in { $kinds }.
error-ladder-bots = The ladder has its own bots: leave yours out.
error-ladder-page = { $file } has no place for the table: add the lines { $begin } and { $end } where it belongs.

arena-title = { $bots }
arena-rounded = Every deal is played { $each } times so that every bot sits in every seat: { NUMBER($all, useGrouping: 0) } games instead of { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } players, { NUMBER($games, useGrouping: 0) } games: { $deals ->
        [one] 1 deal
       *[other] { NUMBER($deals, useGrouping: 0) } deals
    }, each played from every seat. Edition { $edition }, seed { $seed }.
arena-pair = Only { $bots }:
arena-column-bot = bot
arena-column-games = games
arena-column-win-rate = win %
arena-column-range = 95% interval
arena-column-elo = Elo
arena-column-points = points
arena-column-margin = margin
arena-column-turns = turns
arena-column-ms = ms/decision
arena-column-simulations = simulations
arena-column-incidents = incidents
arena-column-luck = luck %
arena-column-adjusted = adjusted win %
arena-column-adjusted-range = 95% interval
arena-luck = Adjusted for luck, the interval of { $bot } is { $factor } times narrower.
arena-luck-wider = Adjusting for luck does not help here: the interval of { $bot } would not be narrower.
arena-interval-deals = Intervals are valid for a number of games that was fixed in advance.
arena-interval-anytime = Intervals of the win rate are valid whenever you stop.
arena-limited = { $games ->
        [one] 1 game was
       *[other] { NUMBER($games, useGrouping: 0) } games were
    } ended by the limit of { NUMBER($turns, useGrouping: 0) } turns.
arena-verdict-stronger = { $bot } is stronger than { $than } (e-value { $e }, p { $p }).
arena-verdict-weaker = { $bot } is weaker than { $than } (e-value { $e }, p { $p }).
arena-verdict-more = { $bot } wins more than { $rate }% against { $than } (e-value { $e }, p { $p }).
arena-verdict-less = { $bot } wins less than { $rate }% against { $than } (e-value { $e }, p { $p }).
arena-verdict-open = It is undecided whether { $bot } wins more or less than { $rate }% against { $than } (e-value { $e }, p { $p }).
arena-stopped = Stopped early: the result is certain.
arena-failure = { $bot } failed { $count ->
        [one] once
       *[other] { NUMBER($count, useGrouping: 0) } times
    }: { $what }

plot-title = Win rates, { $players } players, { NUMBER($games, useGrouping: 0) } games
plot-rate = games won, % (95% interval)
plot-fair = equal strength ({ $rate }%)

ladder-column-bot = bot
ladder-column-other = against
ladder-column-players = players
ladder-column-games = games
ladder-column-win-rate = win %
ladder-column-range = 95% interval
ladder-column-fair = fair %
ladder-column-verdict = verdict
ladder-verdict-above = stronger
ladder-verdict-below = weaker
ladder-verdict-unsure = undecided

## The benchmark

error-benchmark-agent = Name an agent, such as oddville benchmark ./agent.py, or a folder of rows with --table.
error-benchmark-write = --write is for --table; the row of an agent goes to --save.
error-benchmark-timeout = { $spec }: the benchmark allows { $seconds } s for a decision; leave timeout out or make it shorter.
error-benchmark-players = The benchmark has no pairings with { $players } players, only with { $known }.
error-benchmark-rows = There are no rows (*.json) in { $folder }.
error-benchmark-row = { $file } is not a row of the benchmark of this version.
benchmark-title = Benchmark of { $agent }
benchmark-saved = The row is in { $file }.
benchmark-failed = { $agent } failed in { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: 0) } games
    } of { NUMBER($of, useGrouping: 0) }, which count as lost.
benchmark-column-agent = agent
benchmark-column-score = score
benchmark-column-games = games
benchmark-column-failed = failed
benchmark-column-ms = ms/decision
benchmark-column-training = trained on
benchmark-column-version = protocol, version, date

## The solver

solve-progress = { NUMBER($positions, useGrouping: 0) } positions solved
solve-value = { $edition } with at most { $turn_limit } turns: the first player’s value is { $value } ({ $reward }), by { NUMBER($positions, useGrouping: 0) } positions.
solve-line = Best play: { $line }
solve-uniform = Uniformly random play has an exploitability of { $uniform_exploitability }.

## Fitting the evaluation

cli-fit = fit the evaluation of greedy and search to games of search against itself
cli-fit-output = the file to write, such as src/oddville/bots/search/weights.json
cli-fit-games = how many games for each number of players
cli-fit-simulations = how many simulations search uses per decision
error-fit-numbers = --games and --simulations must be whole numbers of at least 1.

## Training the network

cli-train = train networks for search by self-play; the same command continues a stopped run
cli-train-folder = the folder of the training; it is created if it does not exist
cli-train-generations = how many generations (default: { $default })
cli-train-games = self-play games of a generation for each number of players (default: { NUMBER($default, useGrouping: 0) })
cli-train-simulations = simulations of a searched decision (default: { $default })
cli-train-gate-games = the most games of a new network against the best before it (default: { $default })
cli-train-hidden = units of a network’s first layer; a smaller network is widened (default: { $default })
cli-train-window = from how many generations positions are learned (default: { $default })
cli-train-players = the numbers of players (default: 2 3 4)
cli-train-start = the network file to start from, or { $built_in } for the one that comes with the game; otherwise training starts from nothing
error-train-numbers = All numbers must be whole numbers of at least 1.
error-train-hidden = A network’s first layer has an even number of units, from 2 to { $most }.
error-train-start = { $file } is not a network file of this version for these numbers of players.
train-stage = Generation { $generation }, { $players } players: { $stage ->
        [play] self-play
        [learn] learning
       *[gate] gate
    }
train-generation = Generation { $generation }, { $players } players: loss { $measured }; { $rate }% of { NUMBER($games, useGrouping: 0) } games won ({ $low } … { $high }), { $accepted ->
        [yes] accepted
       *[no] not accepted
    }.
train-plot-players = { $players } players
train-plot-loss = loss on held-out games
train-plot-generation = generation
train-plot-rate = games won against the best before, %
