### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = jetzt { $points }
info-streets = Straßen: { $streets }
info-of = { $name } ({ $owner })
info-on-top = oben
info-worker = Arbeiterkarte { $worker }
info-worker-coins = Münzen: { $coins }
info-worker-resources = Oder einen Rohstoff: { $resources }
info-worker-prices = Oder ein Gebäude der Reihe, je nach Platz:
info-more = Mehr mit Rechtsklick oder Taste { $key }.
info-more-click = Mehr mit Rechtsklick.
info-none = Wähle zuerst mit Tab oder den Pfeiltasten eine Karte aus.
