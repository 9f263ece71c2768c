### What happened, one sentence each.

log-turn = Turn { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } takes { $resource } as first resource.
log-recover = { $player } recovers { $cards ->
        [one] 1 worker card
       *[other] { $cards } worker cards
    }, { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-recover-free = { $player } takes all worker cards back.
log-coins = { $player } plays worker card { $worker } and gains { $gained ->
        [0] no coin (five is the limit)
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
log-resource-declined = { $player } takes no second resource.
log-building = { $player } plays worker card { $worker } and takes { $card } from position { $position }, { $cost ->
        [0] free
        [one] paying 1 coin
       *[other] paying { $cost } coins
    }.
log-refill = { $card } comes into the row.
log-build = { $player } builds { $card } at { $cell }, paying { $paid }.
log-react = { $player } (Builder) pays 2 coins and builds { $card } at { $cell }, paying { $paid }.
log-bonus = { $player } gains { $resource } ({ $slot }-coin slot) from { $card } at { $source }.
log-bonus-transform = { $player } moves a worker from { $from } (slot { $from_slot }) to { $to } (slot { $slot }) by { $card } at { $source }.
log-bonus-coin = { $player } gains { $gained ->
        [0] no coin (five is the limit)
        [one] 1 coin
       *[other] { $gained } coins
    } from { $card }.
log-bonus-declined = { $player } gives up the bonus of { $card } at { $source }.
log-character = { $player } takes the { $character }.
log-pile = The { $character } is now on top of the pile.
log-guild-reshuffled = The { $guild } guild returns and is shuffled: { $returned }.
log-discard = { $player } puts { $card } under the deck.
log-decline = { $player } does not build in answer{ $by ->
        [order] { " " }(standing order)
       *[choice] { "" }
    }.
log-cheat = { $player } (Cheater) turns a coin over: { $card }.
log-swap = { $player } (Bookkeeper) swaps { $given } for { $taken }, position { $place }.
log-travel = { $player } (Traveller) goes to the { $resource } spot of the Main Square.
log-return = { $player } takes a worker off { $resource } (slot { $slot }).
log-end = { $player } ends the turn.
log-tax = { $player } (Tax Collector) gains 1 coin as { $payer } pays.
log-benefactor = { $player } (Benefactor) gains { $gained ->
        [0] no coin (five is the limit)
        [one] 1 coin
       *[other] { $gained } coins
    }.
log-trigger = { $player } has triggered the end: this turn is the last.
log-over = The game is over.

log-sits = { $name } takes a seat.
log-started = The game begins.
log-edition = { $edition ->
        [micro] This is the short game: it ends when somebody has two workers in the city.
        [nano] This is the tiny game: it ends when somebody has a worker in the city.
       *[other] The cards are those of the edition { $edition }.
    }
log-deal = The deal has a name, “{ $deal }”: whoever has played it before may know which cards come.
log-undo = { $player } takes back { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
log-takeover = A bot plays for { $player }{ $reason ->
        [left] , who has left
        [resigned] , who has given up the seat
        [time] : the time is up
        [start] , who is not here yet
       *[removed] , who was removed
    }.
log-seat-back = { $player } plays again.
log-rules-changed = From here on version { $rules } of the rules is played{ $lost ->
        [0] { "" }
        [one] ; 1 move was taken back for it
       *[other] ; { $lost } moves were taken back for it
    }.
