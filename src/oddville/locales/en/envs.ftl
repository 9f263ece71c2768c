### Learning environments.

error-env-edition = The edition { $edition } has { $cards } buildings and ends with { $workers } workers; the table of actions has room for { $most_cards } buildings and { $most_workers } workers.
error-env-word = { $option } cannot be "{ $value }"; it can be: { $allowed }.
error-env-turn-limit = The limit of turns must be a whole number from 0 (no limit) to { $most }, not { $value }.
error-env-games = The number of games must be a whole number of at least 1, not { $games }.
error-env-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-env-count = { $count } actions were given for { $games } games: one for each is needed.
error-env-illegal = Game { $game }: action { $action } is not legal now. Nothing was played; the mask tells which actions are.
error-env-outcome = { $outcome } is not among the outcomes of chance here; chance_outcomes() tells them.
error-env-dealing = This needs a position that waits for a player; chance must decide first.
error-env-reset = The game is over or was never dealt: call reset() first.
error-env-opponents = { $count } opponents were given; { $needed } are needed.
error-env-seeds = { $count } seeds were given for { $games } games: one for all is needed, or one for each.
error-env-reset-mask = Games that are over are dealt anew by themselves; reset_mask cannot be used.
error-env-action = An action is a whole number, not { $action } ({ $kind }).
error-env-actions = Actions are a row of whole numbers, one for each game, not { $kind }.
error-env-seed = A seed is a whole number or a text, of at most { $longest } characters.
error-env-max-cycles = max_cycles must be a whole number of at least 2, with no turn_limit beside it; it is { $value }.
error-env-kind = check knows environments of Gymnasium and of PettingZoo (AEC), not { $kind }.
error-env-game = A Gymnasium environment must show its Game as env.unwrapped.game and the learner’s seat as info["seat"].
error-env-settings = The settings of the environment are not known: hand them to check(env, Settings(…)).
error-env-check = The environment is not OddVille. Seed "{ $seed }", decision { $decision }: { $what ->
    [keys] an observation must have exactly the keys observation and action_mask.
    [mask] the action mask is not that of the rules.
    [observation] the observation is not the one that is documented.
    [player] another player must choose.
    [position] the position is another one.
    [form] observation and action_mask must have the shape and the type of their spaces.
    [reused] an array that was handed out before has been changed since.
    [played] the action that was given is not the one that was played.
    [ending] termination and truncation are not those of the rules.
   *[reward] the reward is another one.
  }

error-dataset-numbers = --games must be from 1 to { $games }, --simulations from 1 to { $simulations }.
error-dataset-folder = { $folder } is a file. Name a folder for the dataset.
cli-dataset = Play bot games and keep every decision as Parquet: mask, observation, search policy, values, outcome.
cli-dataset-title = Dataset
cli-dataset-folder = the folder to write to; it is made if it is not there
cli-dataset-games = how many games (default: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = how many players a game has (default: { $default })
cli-dataset-simulations = how many simulations the search makes for a decision (default: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = the text that decides every game; the same text gives the same files to the bit (default: { $default })
dataset-sheet =
    # Datasheet

    ## What this is
    { NUMBER($games, useGrouping: 0) } games of OddVille with { $players } players, { NUMBER($decisions, useGrouping: 0) } decisions, made by `oddville dataset` of OddVille { $version }.
    { NUMBER($truncated, useGrouping: 0) } games were ended by the limit of { NUMBER($turn_limit, useGrouping: 0) } turns (END-2). Edition `{ $edition }` ({ $edition_hash }); table of actions { $actions_version }, observation { $observation_version } (docs/envs.md).

    ## How it was made
    The search plays against itself with { NUMBER($simulations, useGrouping: 0) } simulations for a decision and a new tree each time. In half of the decisions, drawn by chance, the move is drawn by how often it was tried; in the others it is the one tried most.
    Seed: `{ $seed }`. The same command makes the same files to the bit, with the same version of OddVille and of PyArrow, however many processes play.

    ## decisions.parquet
    One row for each decision: `game`, `ply`, `player`; `action` that was played; `mask` of legal actions as bits, the first in the lowest bit; `observation` of the player, one byte a number; `policy_actions` and `policy_visits`, how often the search tried each; `values`, each player's chance to win by the search; `outcome_win`, `outcome_rank`, `outcome_points` of the game for each player.

    ## games.parquet
    One row for each game: its `seed`, `moves` as text, `turns`, `winner`, `points`, and whether it was `truncated`. Seed and moves give every position again.

    ## What it is good for, and what not
    For learning policies and values, and for comparing methods on equal data. The cards are a reconstruction, not the printed ones; all players are the same program, so that its habits and its errors are those of the data. There are no people in it.

    ## Licence
    The data are under the licence of OddVille, MIT: use them, change them, pass them on. Please hand on this sheet with them.

    ## Hashes (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = steps of the learning environments at three sizes of batch, beside pgx and PettingZoo where they are installed
bench-envs-heading = OddVille environments, one core, random legal actions, { $compiled ->
        [yes] compiled
       *[no] uncompiled (there is no C compiler)
    }. Median of { $runs } runs.
bench-envs-masks = masks, { $players } players, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = masks and observations, { $players } players, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = not installed
bench-envs-install = To measure beside the peers that are not installed: pip install 'oddville[env-peers]'.
bench-envs-ratio = ours are { $ratio } times as many
bench-unit-steps = { $value } steps/s
bench-envs-goal-masks = masks alone at batch { NUMBER($batch, useGrouping: 0) }: at least { $wanted } steps/s
bench-envs-goal-observations = with observations at batch { NUMBER($batch, useGrouping: 0) }: at least { $wanted } steps/s
bench-envs-goal-peer = at least { $wanted } times the steps of { $peer } at batch 1
