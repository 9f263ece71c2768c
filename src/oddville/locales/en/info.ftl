### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = now { $points }
info-streets = Streets: { $streets }
info-of = { $name } ({ $owner })
info-on-top = on top
info-worker = Worker card { $worker }
info-worker-coins = Coins: { $coins }
info-worker-resources = Or one of: { $resources }
info-worker-prices = Or a building from the row, by position:
info-more = Right-click or press { $key } for more.
info-more-click = Right-click for more.
info-none = Move the focus to a card first.
