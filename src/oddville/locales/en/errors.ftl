### Errors: each names the thing and the remedy.

error-illegal-move = { $move } is not legal now ({ $rule }).
error-nothing-to-undo = There is no move to take back.
error-seed = A seed is a text of at most { $longest } characters.
error-turn-limit = The limit of turns must be a whole number from 1 to { $most }, not { $value }.
error-players = { $players } players cannot play the edition { $edition }; possible: { $allowed }.
error-file = Cannot read { $file }: { $reason }.
error-edition = { $file } is no valid edition; { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }:
error-edition-missing = There is no edition { $file }. Name one of { $shipped }, or give the path of an edition file.
error-edition-size = { $file } is larger than { $most } bytes; an edition file is much smaller.
error-edition-encoding = { $file } is not UTF-8 text; save it as UTF-8.

edition-toml = The file is no TOML, at { $value }.
edition-format = The file's format is { $value }; this version reads format { $allowed }.
edition-type = { $where }, { $field }: { $value } is of the wrong type; allowed: { $allowed }.
edition-missing = { $where }: { $field } is missing; allowed: { $allowed }.
edition-unknown-key = { $where }: { $field } is no key of an edition; allowed: { $allowed }.
edition-word = { $where }, { $field }: { $value } is not one of { $allowed }.
edition-range = { $where }, { $field }: { $value } is not within { $allowed }.
edition-repeated = { $where }, { $field }: { $value } stands there twice; allowed once each: { $allowed }.
edition-id = { $where }, { $field }: { $value } does not match { $allowed } or is too long.
edition-reserved-id = { $where }, { $field }: { $value } is the id of the Main Square; choose another ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } is already the id of another card; choose another ({ $allowed }).
edition-name = { $where }, { $field }: { $value } must be a printable text of { $allowed } characters.
edition-language = { $where }, { $field }: { $value } is no language code ({ $allowed }).
edition-worker-count = There are { $value } worker cards; there must be { $allowed }.
edition-worker-resources = { $where }, { $field }: the card shows { $value } resources; it must show { $allowed }.
edition-price-count = { $where }, { $field }: there are { $value } prices; there must be { $allowed }.
edition-free-position = { $where }, { $field }: position 1 costs { $value }; it must cost { $allowed }.
edition-slot-count = { $where }, { $field }: there are { $value } single slots; allowed: { $allowed }.
edition-north-street = { $where }, { $field }: nothing is built above the Main Square, so { $value } is no street; allowed: { $allowed }.
edition-character-count = { $where }, { $field }: there are { $value } characters; there must be { $allowed }.
edition-character-twice = { $where }, { $field }: { $value } belongs to another guild already; each of these once: { $allowed }.
edition-card-count = There are { $value } buildings; there must be { $allowed }.
edition-end-workers = { $where }, { $field }: { $value } workers end the game; it must be { $allowed } unless the file says variant = true.
edition-cost-count = { $where }, { $field }: the card costs { $value } resources; allowed: { $allowed }.
edition-guild-formula = { $where }, { $field }: a guild formula needs a guild; allowed: { $allowed }.
edition-base = { $where }, { $field }: { $value } does not fit the formula; allowed: { $allowed }.

error-deal = The deal does not fit; { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }:
deal-shape = A deal is an object with { $keys }.
deal-key = { $key } is no part of a deal; its keys are { $keys }.
deal-first = first must be a player from 0 to { $last }, not { $value }.
deal-deck-shape = deck must be a list of the { $cards } card ids.
deal-card-unknown = deck: there is no card { $card } in this edition.
deal-card-twice = deck: { $card } stands there twice.
deal-card-missing = deck: { $card } is missing.
deal-piles-shape = piles must be an object with { $guilds }.
deal-pile = piles: { $guild } must list { $count } different ones of { $allowed }.

notation-verb = "{ $text }" is no move; a move begins with { $verbs }.
notation-form = "{ $text }" is incomplete or too long; the form is: { $form }.
notation-worker = "{ $word }" is no worker card; they are 1, 2, 3 and 4.
notation-position = "{ $word }" is no position of the row; they are 1 to 6.
notation-slot = "{ $word }" is no slot; they are 0, 1 and 2, by their cost.
notation-resource = "{ $word }" is no resource; they are { $resources }.
notation-card = "{ $word }" is no building of this edition; give its id.
notation-cell = "{ $word }" is no cell; write column,row as in -1,2.
notation-cell-far = The cell "{ $word }" is farther away than any city reaches.
notation-type = A move is a text or a Move, not { $kind }.

record-size = line { $line }, column { $column }: the record is longer than { $most } characters.
record-header = line { $line }, column { $column }: "{ $text }" is no header; write key: value.
record-header-twice = line { $line }, column { $column }: the header { $key } stands there twice.
record-header-missing = line { $line }, column { $column }: the header { $key } is missing.
record-format = line { $line }, column { $column }: a record begins with odd: { $format }.
record-rules = line { $line }, column { $column }: the record follows rules version { $value }; this program plays version { $rules }.
record-beginning = line { $line }, column { $column }: a record has exactly one of the headers { $keys }.
record-json = line { $line }, column { $column }: the value of { $key } cannot be read.
record-turn = line { $line }, column { $column }: "{ $text }" is no turn; write number. player move; move.
record-turn-number = line { $line }, column { $column }: this is turn { $right }, not { $turn }.
record-turn-limit = line { $line }, column { $column }: "{ $value }" is no limit of turns.
record-move = line { $line }, column { $column }: a move is missing or cannot be read: "{ $text }".
record-brace = line { $line }, column { $column }: braces hold exactly the moves of a Builder's reaction.
record-no-move = line { $line }, column { $column }: "{ $move }" is no move.
record-illegal = line { $line }, column { $column }: { $move } is not legal here ({ $rule }).
record-after-end = line { $line }, column { $column }: { $move } comes after the end of the game.
record-player = line { $line }, column { $column }: player { $player } does not choose here.
record-start = line { $line }, column { $column }: the game cannot begin so: { $reason }
record-shown = line { $line }, column { $column }: write first=, row= with six cards and tops= with one character a guild.
record-reveal = line { $line }, column { $column }: this move cannot bring "{ $shown }" to light.
record-edition-unknown = line { $line }, column { $column }: the edition { $edition } is not known; give its file.
record-edition-hash = line { $line }, column { $column }: the record was played with other cards ({ $wanted }) than { $edition } has now ({ $hash }).
record-result = line { $line }, column { $column }: the result is { $right }, not { $result }.
record-result-early = line { $line }, column { $column }: a result stands there, but the game is not over.

error-bot = There is no bot { $bot }; there are { $bots }.
error-over = The game is over: there is nothing to choose.
