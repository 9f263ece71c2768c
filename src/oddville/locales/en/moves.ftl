### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, take your first resource: a worker goes on its 2-coin slot, free.
ask-turn = { $player }, { $recovered ->
        [yes] you have recovered your worker cards: now play one.
       *[no] play a worker card or build.
    }
ask-second-resource = { $player }, the Seignior lets you take a second resource with this worker card.
ask-discard = { $player }, you have three buildings. Which do you discard?
ask-bonus = { $player }, your building gives you bonuses. Use them in any order.
ask-reaction = { $player }, the Builder lets you build too, for 2 coins.
ask-close = { $player }, use a power or end your turn.

move-choose = take { $resource } as your first resource
move-recover = recover all worker cards, { $cost ->
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
move-second = take { $resource } as a second resource, { $cost ->
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
move-transform = { $card } at { $source }: move a worker from { $from } ({ $slot }-coin slot) to { $to }
move-done = take no more bonuses
move-done-second = take no second resource
move-discard = discard { $card }
move-decline = don’t build
move-cheat = Cheater: turn the coin you gained last into a building
move-swap = Bookkeeper: swap { $given } for { $taken } at position { $position }
move-travel = Traveller: send a worker to the { $resource } spot of the Main Square, pay { $resource }
move-return = return a worker from { $resource } ({ $slot }-coin slot) to your supply
move-end = end the turn
