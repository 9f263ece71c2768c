### Why a move is refused. Each stands beside the id of its rule.

refusal-set-up-first = First everybody takes a resource: { $player } chooses one now.
refusal-set-up-over = A first resource is chosen only at set-up.
refusal-resource-chosen = { $player } has already taken { $resource }; choose another resource.
refusal-main-action-done = A turn has one main action, and this turn's is taken.
refusal-not-your-turn = It is { $player }'s turn; in answer to a build you can only build or decline.
refusal-in-the-middle = Not in the middle of a main action: finish the { $phase } first.
refusal-return-while-discarding = While a building has to leave, no worker can be taken off the board.
refusal-no-worker-to-return = You have no worker on the { $slot }-coin slot of { $resource }.
refusal-no-passing = There is no passing: play a worker card or build. Position 1 of the row is always free.
refusal-discard-first = You have a third building: first choose which one leaves ({ $cards }).
refusal-no-third-building = You have no third building, so none has to leave.
refusal-not-yours-to-discard = { $card } does not lie before you.
refusal-too-few-coins = This costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and you have { $coins }: { $missing ->
        [one] 1 is
       *[other] { $missing } are
    } missing.
refusal-nothing-to-recover = All four worker cards are in your hand: there is nothing to take back.
refusal-recovered-so-no-build = You have recovered, so this turn's main action is to play a worker card.
refusal-not-in-hand = Worker card { $worker } is not in your hand.
refusal-shows-no-coins = Worker card { $worker } shows no coins.
refusal-not-shown = Worker card { $worker } does not show { $resource }.
refusal-supply-empty = You have no worker in supply: take one off the board first.
refusal-not-your-building = { $card } does not lie before you.
refusal-missing-resources = For { $card } you lack { $missing }.
refusal-nothing-adjacent = No card of the city touches { $cell }.
refusal-above-main-square = { $cell } lies above the row of the Main Square.
refusal-edges-differ = { $card } does not fit at { $cell }: { $edges }.
refusal-cell-taken = { $card } already stands at { $cell }.
refusal-no-bonus-there = No bonus is waiting at { $cell }.
refusal-other-resource = The bonus at { $cell } gives { $bonus }, not { $resource }.
refusal-bonus-needs-supply = You have no worker in supply: take one off the board first.
refusal-nothing-to-double = You have no { $resource } to double.
refusal-not-a-transform = The bonus at { $cell } gives { $bonus }; it moves no worker.
refusal-transform-needs-worker = The bonus at { $cell } moves a worker: name the worker and where it goes, as in bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = You have no worker on the { $slot }-coin slot of { $resource }.
refusal-same-resource = The worker must move to another resource than { $resource }.
refusal-nothing-to-stop = There is no bonus and no second resource to stop taking.
refusal-no-second-resource = There is no second resource to take now.
refusal-no-cheater = You do not have the Cheater.
refusal-already-cheated = The Cheater works once a turn, and has been used.
refusal-no-coin-to-switch = You have no coin to turn over.
refusal-no-bookkeeper = You do not have the Bookkeeper.
refusal-already-swapped = The Bookkeeper works once a turn, and has been used.
refusal-not-yours-to-swap = { $card } does not lie before you.
refusal-no-reaction = There is no build to answer now.
refusal-no-traveller = You do not have the Traveller.
refusal-no-such-spot = The Main Square has no spot for { $resource }.
refusal-spot-taken = { $player } already stands on the { $resource } spot.
refusal-already-on-square = You already have a worker on the Main Square.
refusal-no-worker-to-send = You have no worker on { $resource } to send.
refusal-game-is-over = The game is over.
