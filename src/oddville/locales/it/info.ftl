### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = ora { $points }
info-streets = Strade: { $streets }
info-of = { $name } ({ $owner })
info-on-top = in cima
info-worker = Carta Lavoratore { $worker }
info-worker-coins = Monete: { $coins }
info-worker-resources = Oppure una risorsa: { $resources }
info-worker-prices = Oppure un edificio della riga, secondo la posizione:
info-more = Clic destro o tasto { $key } per saperne di più.
info-more-click = Clic destro per saperne di più.
info-none = Prima porta il focus su una carta.
