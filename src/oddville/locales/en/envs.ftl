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
error-env-one-seed = One seed deals all games; a list of seeds cannot be used.
error-env-settings = The settings of the environment are not known: hand them to check(env, Settings(…)).
error-env-check = The environment is not OddVille. Seed "{ $seed }", decision { $decision }: { $what ->
    [keys] an observation must have exactly the keys observation and action_mask.
    [mask] the action mask is not that of the rules.
    [observation] the observation is not the one that is documented.
    [player] another player must choose.
    [position] the position is another one.
    [ending] termination and truncation are not those of the rules.
   *[reward] the reward is another one.
  }
