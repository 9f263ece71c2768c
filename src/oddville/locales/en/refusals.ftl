### Why a move is refused. Each is shown with the id of its rule.

refusal-set-up-first = First every player takes a resource: { $player } has to choose one now.
refusal-set-up-over = A first resource can only be chosen during set-up.
refusal-resource-chosen = { $player } has already taken { $resource }; choose another resource.
refusal-main-action-done = You have already taken your main action this turn.
refusal-not-your-turn = It is { $player }'s turn: you can do this only in your own turn.
refusal-in-the-middle = You cannot end your turn in the middle of your main action ({ $phase }).
refusal-return-while-discarding = You cannot return workers from the board while you have to discard a building.
refusal-no-worker-to-return = You have no worker on the { $slot }-coin slot of { $resource }.
refusal-no-passing = You cannot pass: play a worker card or build.
refusal-discard-first = You have three buildings: discard one first ({ $cards }).
refusal-no-third-building = You have no third building, so you do not have to discard one.
refusal-not-yours-to-discard = You don't have { $card }.
refusal-too-few-coins = This costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and you have { $coins }: you are { $missing ->
        [one] 1
       *[other] { $missing }
    } short.
refusal-nothing-to-recover = All four worker cards are in your hand: there is nothing to recover.
refusal-recovered-so-no-build = You have recovered your worker cards, so you must play one as this turn's main action.
refusal-not-in-hand = Worker card { $worker } is not in your hand.
refusal-shows-no-coins = Worker card { $worker } shows no coins.
refusal-not-shown = Worker card { $worker } does not show { $resource }.
refusal-supply-empty = You have no workers in your supply: return one from the board first.
refusal-not-your-building = You don't have { $card }.
refusal-missing-resources = To build { $card } you still need { $missing }.
refusal-nothing-adjacent = { $cell } does not touch any card of the city.
refusal-above-main-square = { $cell } is above the row of the Main Square.
refusal-edges-differ = { $card } does not fit at { $cell }: { $edges }.
refusal-cell-taken = { $cell } is already taken by { $card }.
refusal-no-bonus-there = There is no bonus to use at { $cell }.
refusal-other-resource = The bonus at { $cell } gives { $bonus }, not { $resource }.
refusal-bonus-needs-supply = You have no workers in your supply: return one from the board first.
refusal-nothing-to-double = You have no { $resource } to double.
refusal-not-a-transform = The bonus at { $cell } gives { $bonus }; it does not move a worker.
refusal-transform-needs-worker = The bonus at { $cell } moves a worker: name the worker and where it goes, for example bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = You have no worker on the { $slot }-coin slot of { $resource }.
refusal-same-resource = The worker must move to a resource other than { $resource }.
refusal-nothing-to-stop = You have no bonus or second resource to skip.
refusal-no-second-resource = You cannot take a second resource now.
refusal-no-cheater = You don't have the Cheater.
refusal-already-cheated = You have already used the Cheater this turn.
refusal-no-coin-to-switch = You have no coin to turn over.
refusal-no-bookkeeper = You don't have the Bookkeeper.
refusal-already-swapped = You have already used the Bookkeeper this turn.
refusal-not-yours-to-swap = You don't have { $card }.
refusal-no-reaction = No other player has just built, so you cannot build with the Builder now.
refusal-no-traveller = You don't have the Traveller.
refusal-no-such-spot = The Main Square has no spot for { $resource }.
refusal-spot-taken = { $player } already has a worker on the { $resource } spot.
refusal-already-on-square = You already have a worker on the Main Square.
refusal-no-worker-to-send = You have no worker on { $resource } to send.
refusal-game-is-over = The game is over.
