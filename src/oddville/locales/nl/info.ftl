### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = nu { $points }
info-streets = Straten: { $streets }
info-of = { $name } ({ $owner })
info-on-top = bovenop
info-worker = Arbeiderskaart { $worker }
info-worker-coins = Munten: { $coins }
info-worker-resources = Of een grondstof: { $resources }
info-worker-prices = Of een gebouw uit de rij, naar plaats:
info-more = Rechtsklik of toets { $key } voor meer.
info-more-click = Rechtsklik voor meer.
info-none = Zet de focus eerst op een kaart.
