### Learning environments.

error-env-edition = The edition { $edition } has { $cards } buildings and ends with { $workers } workers; the action table has room for { $most_cards } buildings and { $most_workers } workers.
error-env-word = { $option } cannot be "{ $value }"; allowed: { $allowed }.
error-env-turn-limit = The turn limit must be a whole number from 0 (no limit) to { $most }, not { $value }.
error-env-games = The number of games must be a whole number of at least 1, not { $games }.
error-env-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-env-count = { $count } actions were given for { $games } games: one per game is needed.
error-env-illegal = Game { $game }: action { $action } is not legal now. Nothing was played; the mask shows the legal actions.
error-env-outcome = { $outcome } is not one of the chance outcomes here; call chance_outcomes() to list them.
error-env-dealing = This needs a position in which a player must move; chance must be resolved first.
error-env-reset = The game is over or has not been dealt: call reset() first.
error-env-opponents = { $count } opponents were given; { $needed } are needed.
error-env-seeds = { $count } seeds were given for { $games } games: give one for all, or one per game.
error-env-opponent = An opponent must be the name of a bot, a file or a program, not { $value }. Your own Python bot: opponents="mybot.py" (docs/bots/bots.md).
error-env-batch-opponent = "{ $value }" cannot play inside a batch. Choose random, rollout, greedy, search:simulations=N or net:FILE; for other bots use SingleEnv.
error-env-network = { $file } is not a network of oddville train for this number of players: { $reason }.
error-env-reset-mask = Finished games are reset automatically; reset_mask cannot be used.
error-env-action = An action must be a whole number, not { $action } ({ $kind }).
error-env-actions = Actions must be a sequence of whole numbers, one per game, not { $kind }.
error-env-seed = A seed must be a whole number or a string of at most { $longest } characters.
error-env-max-cycles = max_cycles must be a whole number of at least 2 and cannot be combined with turn_limit; it is { $value }.
error-env-kind = check supports environments of Gymnasium and PettingZoo (AEC), not { $kind }.
error-env-game = A Gymnasium environment must provide its Game as env.unwrapped.game and the learner’s seat as info["seat"].
error-env-settings = The settings of the environment are not known: pass them to check(env, Settings(…)).
error-env-check = The environment does not match OddVille. Seed "{ $seed }", decision { $decision }: { $what ->
    [keys] an observation must have exactly the keys observation and action_mask.
    [mask] the action mask differs from the rules.
    [observation] the observation differs from the documented one.
    [player] another player must choose.
    [position] the position is different.
    [form] observation and action_mask must have the shape and the type of their spaces.
    [reused] an array that was returned earlier has been changed since.
    [played] the action played is not the action given.
    [ending] a game must end by termination exactly where the rules end it, and never by truncation.
    [turn-limit] info["turn_limit"] must say at the end whether the turn limit ended the game.
   *[reward] the reward is different.
  }

note-uncompiled = The rules run uncompiled, about 60 times slower. Install a C compiler and install OddVille again, or install a wheel for this system.
error-dataset-numbers = --games must be from 1 to { $games }, --simulations from 1 to { $simulations }.
error-dataset-folder = { $folder } is a file. Give a folder for the dataset.
cli-dataset = play games with bots and save every decision as Parquet: mask, observation, search policy, values, outcome
cli-dataset-title = Dataset
cli-dataset-folder = the folder to write to; it is created if it does not exist
cli-dataset-games = how many games (default: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = the number of players (default: { $default })
cli-dataset-simulations = how many simulations the search runs per decision (default: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = the seed of all games; the same seed gives identical files (default: { $default })
dataset-sheet =
    # Datasheet

    ## Contents
    { NUMBER($games, useGrouping: 0) } games of OddVille with { $players } players, { NUMBER($decisions, useGrouping: 0) } decisions, made with `oddville dataset` of OddVille { $version }.
    { NUMBER($at_turn_limit, useGrouping: 0) } games were ended by the turn limit of { NUMBER($turn_limit, useGrouping: 0) } turns (END-2). Edition `{ $edition }` ({ $edition_hash }); action table { $actions_version }, observation { $observation_version } (docs/research/envs.md).

    ## Method
    The search plays against itself with { NUMBER($simulations, useGrouping: 0) } simulations per decision and a new tree each time. In half of the decisions, chosen at random, the move is sampled in proportion to its visits; in the others it is the most visited move.
    Seed: `{ $seed }`. The same command makes identical files with the same versions of OddVille and PyArrow, regardless of the number of processes.

    ## decisions.parquet
    One row per decision: `game`, `ply`, `player`; the `action` played; the `mask` of legal actions as bits, the first in the lowest bit; the `observation` of the player, one byte per number; `policy_actions` and `policy_visits`, how often the search visited each; `values`, each player's chance of winning according to the search; `outcome_win`, `outcome_rank`, `outcome_points` of the game for each player.

    ## games.parquet
    One row per game: its `seed`, `moves` as text, `turns`, `winner`, `points`, and whether the turn limit ended it (`at_turn_limit`). Every position can be reconstructed from the seed and the moves.

    ## Uses and limits
    For learning policies and values, and for comparing methods on equal data. The cards are a reconstruction, not the printed ones. All players are the same program, so the data contain its habits and errors. There are no human players in the data.

    ## Licence
    The data are under the licence of OddVille, MIT: you may use, change and redistribute them. Please include this datasheet.

    ## Hashes (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = steps of the learning environments at three batch sizes, compared with pgx and PettingZoo where they are installed
bench-envs-heading = OddVille environments, one core, random legal actions, { $compiled ->
        [yes] compiled
       *[no] not compiled (there is no C compiler)
    }. Median of { $runs } runs.
bench-envs-masks = masks, { $players } players, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = masks and observations, { $players } players, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-opponent = against { $opponent }, { $players } players, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = not installed
bench-envs-install = To compare with peers that are not installed: pip install 'oddville[env-peers]'.
bench-envs-ratio = ours: { $ratio } times as many
bench-unit-steps = { $value } steps/s
bench-envs-goal-masks = masks only at batch { NUMBER($batch, useGrouping: 0) }: at least { $wanted } steps/s
bench-envs-goal-observations = with observations at batch { NUMBER($batch, useGrouping: 0) }: at least { $wanted } steps/s
bench-envs-goal-peer = at least { $wanted } times the steps of { $peer } at batch 1
