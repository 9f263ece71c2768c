### Errors: each names the thing and the remedy.

error-illegal-move = { $move } is not legal now ({ $rule }).
error-nothing-to-undo = There is no move to undo.
error-seed = A seed must be a text of at most { $longest } characters.
error-turn-limit = The turn limit must be a whole number from 1 to { $most }, not { $value }.
error-players = The edition { $edition } cannot be played with { $players } players; allowed: { $allowed }.
error-players-round = The edition { $edition } has too few cards for { $players } players with the house rule “finish the round”; possible numbers of players: { $allowed }.
error-file = Cannot read { $file }: { $reason }.
error-edition = { $file } is not a valid edition; { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }:
error-edition-missing = There is no edition { $file }. Choose one of { $shipped }, or give the path of an edition file.
error-edition-size = { $file } is larger than { $most } bytes; an edition file is much smaller.
error-edition-encoding = { $file } is not UTF-8 text; save it as UTF-8.

edition-toml = The file is not valid TOML, at { $value }.
edition-format = The file's format is { $value }; this version reads format { $allowed }.
edition-type = { $where }, { $field }: { $value } has the wrong type; allowed: { $allowed }.
edition-missing = { $where }: { $field } is missing; allowed: { $allowed }.
edition-unknown-key = { $where }: { $field } is not a key of an edition; allowed: { $allowed }.
edition-word = { $where }, { $field }: { $value } is not one of { $allowed }.
edition-range = { $where }, { $field }: { $value } is not within { $allowed }.
edition-repeated = { $where }, { $field }: { $value } appears twice; each allowed once: { $allowed }.
edition-id = { $where }, { $field }: { $value } does not match { $allowed } or is too long.
edition-reserved-id = { $where }, { $field }: { $value } is the id of the Main Square; choose another ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } is already the id of another card; choose another ({ $allowed }).
edition-name = { $where }, { $field }: { $value } must be a printable text of { $allowed } characters.
edition-language = { $where }, { $field }: { $value } is not a language code ({ $allowed }).
edition-worker-count = There are { $value } worker cards; there must be { $allowed }.
edition-price-count = { $where }, { $field }: there are { $value } prices; there must be { $allowed }.
edition-slot-count = { $where }, { $field }: there are { $value } single slots; allowed: { $allowed }.
edition-north-street = { $where }, { $field }: nothing is built above the Main Square, so { $value } cannot be a street; allowed: { $allowed }.
edition-character-count = { $where }, { $field }: there are { $value } characters; there must be { $allowed }.
edition-character-twice = { $where }, { $field }: { $value } already belongs to another guild; each of these once: { $allowed }.
edition-card-count = There are { $value } buildings; there must be { $allowed }.
edition-end-workers = { $where }, { $field }: { $value } workers end the game; it must be { $allowed } unless the file says variant = true.
edition-cost-count = { $where }, { $field }: the card costs { $value } resources; allowed: { $allowed }. It needs at least one, and a player has only nine workers to pay with.
edition-guild-formula = { $where }, { $field }: a guild formula needs a guild; allowed: { $allowed }.
edition-base = { $where }, { $field }: { $value } does not fit the formula; allowed: { $allowed }.
edition-warning-resources = { $where }, { $field }: the card shows { $value } resources. In the edition we ship, card { $allowed } shows { $allowed }.
edition-warning-position = { $where }, { $field }: position 1 costs { $value }, not { $allowed }. If a player has no main action, rule HOUSE-2 applies.
edition-warning-cost = { $where }, { $field }: the card costs { $value } resources. In the edition we ship it is { $allowed }.
edition-warning-bonus = { $where }: the card has no bonus.

error-deal = The deal is not valid; { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }:
deal-shape = A deal must be an object with { $keys }.
deal-key = { $key } is not a key of a deal; the keys are { $keys }.
deal-first = first must be a player from 0 to { $last }, not { $value }.
deal-deck-shape = deck must be a list of the { $cards } card ids.
deal-card-unknown = deck: there is no card { $id } in this edition.
deal-card-twice = deck: { $id } appears twice.
deal-card-missing = deck: { $id } is missing.
deal-piles-shape = piles must be an object with { $guilds }.
deal-pile = piles: { $guild } must list { $count } different characters of { $members }.

notation-verb = "{ $text }" is not a move; a move begins with { $verbs }.
notation-form = "{ $text }" is incomplete or too long; the form is: { $form }.
notation-worker = "{ $word }" is not a worker card; the worker cards are 1, 2, 3 and 4.
notation-position = "{ $word }" is not a position of the row; the positions are 1 to 6.
notation-slot = "{ $word }" is not a slot; the slots are 0, 1 and 2, by their cost.
notation-resource = "{ $word }" is not a resource; the resources are { $words }.
notation-card = "{ $word }" is not a building of this edition; give its id.
notation-cell = "{ $word }" is not a cell; write column,row, for example -1,2.
notation-cell-far = The cell "{ $word }" is farther away than any city can reach.
notation-type = A move must be a string or a Move, not { $kind }.

record-size = line { $line }, column { $column }: the record is longer than { $most } characters.
record-none = This is not a game record; the first line of a record is odd: { $format }.
record-header = line { $line }, column { $column }: "{ $text }" is not a header; write key: value.
record-header-twice = line { $line }, column { $column }: the header { $key } appears twice.
record-header-missing = line { $line }, column { $column }: the header { $key } is missing.
record-format = line { $line }, column { $column }: a record must begin with odd: { $format }.
record-rules = line { $line }, column { $column }: the record uses version { $value } of the rules; this program plays version { $rules }.
record-beginning = line { $line }, column { $column }: a record must have exactly one of the headers { $keys }.
record-json = line { $line }, column { $column }: the value of { $key } cannot be read.
record-turn = line { $line }, column { $column }: "{ $text }" is not a turn; write number. player move; move.
record-turn-number = line { $line }, column { $column }: this is turn { $right }, not { $turn }.
record-turn-limit = line { $line }, column { $column }: "{ $value }" is not a turn limit.
record-finish-round = line { $line }, column { $column }: "{ $value }" is not allowed here; write "yes" or leave the line out.
record-move = line { $line }, column { $column }: a move is missing or cannot be read: "{ $text }".
record-brace = line { $line }, column { $column }: braces must contain exactly the moves of a Builder's reaction.
record-no-move = line { $line }, column { $column }: "{ $move }" is not a move.
record-illegal = line { $line }, column { $column }: { $move } is not legal here ({ $rule }).
record-after-end = line { $line }, column { $column }: { $move } comes after the end of the game.
record-player = line { $line }, column { $column }: it is not { $player }'s turn to choose here.
record-start = line { $line }, column { $column }: the game cannot start like this: { $reason }
record-shown = line { $line }, column { $column }: write first=, row= with six cards and tops= with one character per guild.
record-reveal = line { $line }, column { $column }: this move cannot reveal "{ $shown }".
record-edition-unknown = line { $line }, column { $column }: the edition { $edition } is not known; give its file.
record-edition-hash = line { $line }, column { $column }: the record was played with different cards ({ $wanted }) from those { $edition } has now ({ $hash }).
record-result = line { $line }, column { $column }: the result is { $right }, not { $result }.
record-result-early = line { $line }, column { $column }: there is a result, but the game is not over.
record-puzzle = line { $line }, column { $column }: the headers of the puzzle are missing or wrong.

error-over = The game is over: there is nothing to choose.

error-position = The position is not possible; { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }:
position-object = { $path }: { $value } is not an object with { $allowed }.
position-key = { $path }: { $value } is not a key of a position; allowed: { $allowed }.
position-missing = { $path } is missing.
position-value = { $path }: { $value } is not allowed; allowed: { $allowed }.
position-list = { $path }: { $value } is not a list of { $allowed } entries.
position-length = { $path }: there are { $value } entries; allowed: { $allowed }.
position-form = { $path }: { $value } has the wrong form; it must be { $allowed }.
position-card-unknown = { $path }: there is no card { $value } in this edition.
position-card-twice = { $path }: { $value } appears twice, also at { $other }.
position-card-missing = The card { $value } is missing.
position-character-twice = { $path }: { $value } appears twice, also at { $other }.
position-character-missing = The character { $value } is missing.
position-twice = { $path }: { $value } appears twice.
position-city-size = { $path }: there are { $value } buildings in the city; possible: { $allowed }.
position-square = { $path }: the first card must be { $allowed }, not { $value }.
position-owner = { $path }: { $value } has no owner.
position-cell-taken = { $path }: { $value } is on the cell of { $other }.
position-above = { $path }: { $value } is above the row of the Main Square.
position-apart = { $path }: { $value } does not touch any card that was built before it.
position-edge = { $path }: the edges of { $value } and { $other } do not match.
position-city-workers = { $path }: there are { $value } workers in the city; possible: { $allowed }.
position-triggered = { $path }: { $value }; it must be { $allowed }.
position-workers = { $path }: there are { $value } workers in all; it must be { $allowed }.
position-spots = { $path }: { $player } has { $value } workers on the Main Square; one is the limit.
position-slot = { $path }: there are { $value } workers; possible: { $allowed }.
position-buildings = { $path }: { $value } buildings; possible: { $allowed }.
position-pile = { $path }: { $value } does not belong to this guild; its characters are { $members }.
position-removed = { $path }: { $value } characters of the { $guild } guild have been removed from the game; it must be { $allowed }.
position-unseen = { $path }: { $value } is visible and must be among the cards seen.
position-turn = { $path }: { $value } is not a possible turn here; possible: { $allowed }.
position-active = { $path }: { $value }; according to the turn number it must be { $allowed }.
position-player = { $path }: { $value } does not choose in this phase; possible: { $allowed }.
position-over = { $path }: the game is over, but nobody has triggered the end, or the round is not finished, and no limit has been reached.
position-flag = { $path }: { $value }; in this phase it must be { $allowed }.
position-unused = { $path }: { $value } has no meaning in the phase { $phase }.
position-needed = { $path } is needed in the phase { $phase }.
position-hand-empty = { $path }: a turn never begins without a worker card in hand.
position-recovered = { $path }: after recovering there are { $allowed } worker cards in hand, not { $value }.
position-second-worker = { $path }: worker card { $value } has been played and cannot be in hand.
position-set-up = { $path }: { $value }; during set-up it must be { $allowed }.
position-chosen = { $path }: { $value } first resources have been taken; it must be { $allowed }.
position-no-builder = { $path }: only the owner of the { $allowed } may build in another player's turn.
position-last-card = { $path }: the owner is { $value }; it must be { $allowed }.
position-builder = { $path }: { $value }; it must be { $allowed }, the player who chooses.
position-built-cell = { $path }: { $value }; it must be { $allowed }, the cell of the last card.
position-source = { $path }: the card at { $value } gives no bonus to this build.
position-printed = { $path }: the bonus is { $value }, but { $allowed } is printed there.
position-purpose = { $path }: in the phase { $value } there is nothing to choose for { $player }.

## Why the system refuses something

reason-missing = No such file or directory
reason-denied = Permission denied
reason-folder = Is a directory
reason-no-folder = Not a directory
reason-full = No space left on device
reason-read-only = Read-only file system
reason-long-name = File name too long
reason-no-program = Exec format error
