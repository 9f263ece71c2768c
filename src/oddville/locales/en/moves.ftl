### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, take your first resource: a worker goes on its 2-coin slot, free.
ask-turn = { $player }, { $recovered ->
        [yes] you have recovered: now play a worker card.
       *[no] play a worker card, or build.
    }
ask-second-resource = { $player }, the Seignior lets you take a second resource with this worker card.
ask-discard = { $player }, you have three buildings: which one leaves, to go under the deck?
ask-bonus = { $player }, your building gives you bonuses: take them in any order.
ask-reaction = { $player }, the Builder lets you build in answer, for 2 coins.
ask-close = { $player }, use a power, or end your turn.

move-choose = take { $resource } as first resource
move-recover = take all worker cards back, { $cost ->
        [0] free
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
move-coins = worker card { $worker }: gain { $gained ->
        [0] no coin, because five is the limit
        [one] 1 coin
       *[other] { $gained } coins
    }
move-resource = worker card { $worker }: take { $resource }, { $cost ->
        [0] free
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
move-second = take { $resource } too, { $cost ->
        [0] free
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
move-building = worker card { $worker }: take { $card } from position { $position }, { $cost ->
        [0] free
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
move-build = build { $card } at { $cell }, pay { $paid }
move-react = build { $card } at { $cell }, pay 2 coins and { $paid }
move-bonus = take { $resource } from { $card } at { $source }
move-transform = move a worker from { $from } ({ $slot }-coin slot) to { $to }, by { $card } at { $source }
move-done = take no more bonuses
move-done-second = take no second resource
move-discard = put { $card } under the deck
move-decline = do not build
move-cheat = Cheater: turn your last coin over into a building
move-swap = Bookkeeper: swap { $given } for { $taken } at position { $position }
move-travel = Traveller: go to the { $resource } spot of the Main Square, pay { $resource }
move-return = take a worker off { $resource } ({ $slot }-coin slot)
move-end = end the turn
