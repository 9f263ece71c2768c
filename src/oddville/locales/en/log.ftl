### What happened, one sentence each.

log-turn = Turn { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } takes { $resource } as a first resource.
log-recover = { $player } recovers { $cards ->
        [one] 1 worker card
       *[other] { $cards } worker cards
    }, { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-recover-free = { $player } recovers all worker cards.
log-coins = { $player } plays worker card { $worker } and gains { $gained ->
        [0] no coins (5 is the limit)
        [one] 1 coin
       *[other] { $gained } coins
    }.
log-resource = { $player } plays worker card { $worker } for { $resource } ({ $slot }-coin slot), { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-resource-second = { $player } also takes { $resource } ({ $slot }-coin slot), { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-resource-declined = { $player } does not take a second resource.
log-building = { $player } plays worker card { $worker } and takes { $card } from position { $position }, { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-refill = { $card } is added to the row.
log-build = { $player } builds { $card } at { $cell }, paying { $paid }.
log-react = { $player } (Builder) pays 2 coins and builds { $card } at { $cell }, paying { $paid }.
log-bonus = { $player } gains { $resource } ({ $slot }-coin slot) from { $card } at { $source }.
log-bonus-transform = { $player } moves a worker from { $from } ({ $from_slot }-coin slot) to { $to } ({ $slot }-coin slot) with the bonus of { $card } at { $source }.
log-bonus-coin = { $player } gains { $gained ->
        [0] no coin (5 is the limit)
        [one] 1 coin
       *[other] { $gained } coins
    } from { $card }.
log-bonus-declined = { $player } declines the bonus of { $card } at { $source }.
log-character = { $player } takes the { $character }.
log-pile = The { $character } is now the top character of its pile.
log-guild-reshuffled = The characters of the { $guild } guild are returned and shuffled: { $returned }.
log-discard = { $player } discards { $card }; it goes under the deck.
log-decline = { $player } does not build with the Builder{ $by ->
        [order] { " " }(auto-decline)
       *[choice] { "" }
    }.
log-cheat = { $player } (Cheater) turns over a coin: { $card }.
log-swap = { $player } (Bookkeeper) swaps { $given } for { $taken } at position { $place }.
log-travel = { $player } (Traveller) places a worker on the { $resource } spot of the Main Square.
log-return = { $player } returns a worker from { $resource } ({ $slot }-coin slot) to the supply.
log-end = { $player } ends the turn.
log-tax = { $player } (Tax Collector) gains 1 coin because { $payer } pays.
log-benefactor = { $player } (Benefactor) gains { $gained ->
        [0] no coin (5 is the limit)
        [one] 1 coin
       *[other] { $gained } coins
    }.
log-trigger = { $player } has triggered the end: this is the last turn.
log-trigger-round = { $player } has triggered the end: this is the last round (house rule).
log-over = The game is over.

log-sits = { $name } joins the table.
log-started = The game begins.
log-edition = { $edition ->
        [micro] This is the short game: it ends when a player has two workers in the city.
        [nano] This is the tiny game: it ends when a player has one worker in the city.
        [pico] This is the smallest game: all buildings are alike, and it ends when a player has one worker in the city.
       *[other] This game uses the cards of the edition { $edition }.
    }
log-deal = This deal has a name, “{ $deal }”: anyone who has played it before may know which cards come.
log-undo = { $player } undoes { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
log-takeover = A bot is now playing for { $player }{ $reason ->
        [left] , who has left
        [resigned] , who has resigned
        [time] , who ran out of time
        [start] , who has not arrived yet
       *[removed] , who was removed
    }.
log-seat-back = { $player } is playing again.
log-pace = { $pace ->
        [quick] The bots now play fast.
        [slow] The bots now play slowly.
        [step] The bots now move at the press of a button.
       *[normal] The bots now play at normal speed.
    }
log-confirming = { $on ->
        [yes] Turns are now confirmed.
       *[no] Turns are no longer confirmed.
    }
log-rules-changed = From now on, version { $rules } of the rules applies{ $lost ->
        [0] { "" }
        [one] ; 1 move had to be undone
       *[other] ; { $lost } moves had to be undone
    }.
