### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = actuellement { $points }
info-streets = Rues : { $streets }
info-of = { $name } ({ $owner })
info-on-top = sur le dessus
info-worker = Carte Ouvrier { $worker }
info-worker-coins = Pièces : { $coins }
info-worker-resources = Ou une ressource parmi : { $resources }
info-worker-prices = Ou un bâtiment de la rangée, selon sa position :
info-more = Clic droit ou touche { $key } pour en savoir plus.
info-more-click = Clic droit pour en savoir plus.
info-none = Placez d’abord le focus sur une carte.
