### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = now { $points }
info-streets = Streets: { $streets }
info-in-row = In the row: take it with a worker card, then build it in a later turn.
info-of = { $name } ({ $owner })
info-on-top = on top
info-in-pile = { $known ->
        [yes] in the pile
        [no] not in this game
       *[perhaps] perhaps in the pile
    }
info-worker = Worker card { $worker }
info-worker-coins = Coins: { $coins }
info-worker-resources = Or one of: { $resources }
info-worker-prices = Or a building from the row, by position:
info-worker-played = Played. You take all four back free at the start of a turn when none is left in your hand, or earlier for 1 coin per card in your hand: { $hand ->
        [0] now free
        [one] now 1 coin
       *[other] now { $hand } coins
    }.
info-slots = The number on a slot is its price. The cheapest free slot is taken first; the upper one has room for everybody.
info-more = Right-click or press { $key } for more.
info-more-click = Right-click for more.
info-none = Move the focus to a card first.

## A player

info-board = Workers on the Resources Board:
info-board-words = { $count } × { $resource }
info-board-none = none

## All icons on one page

aid-how = To read about a card, rest the pointer on it, hold it with a finger, or focus it and press { $key }.
aid-print = Print
aid-resources = Resources and coins
aid-resources-about = Below the name of a building: what it costs.
aid-resource = { $resource }: one of your workers on its column is one { $resource }
aid-coin = Coin: pays for slots, buildings from the row and recovering; you hold 5 at most
aid-free = Free
aid-price = Price in coins
aid-bonuses = Bonuses
aid-bonuses-about = Upper right on a card. You gain it when you build the card, and again when a street connects a new building of yours to it. A resource or a coin there is gained as shown.
aid-points = Points
aid-points-about = Lower right on a card: what it scores for its owner at the end. A number on a shield counts for cards that score shields.
aid-guilds = Guilds
aid-guilds-about = Upper left on a card: build it and take a character of this guild.
aid-guild = { $guild }
aid-workers = Workers
aid-workers-about = Each player has nine of one colour and shape.
aid-worker = On a card in the city: its owner. On the Resources Board: a resource, worth 1 point at the end
