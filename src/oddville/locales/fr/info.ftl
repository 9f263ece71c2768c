### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = actuellement { $points }
info-streets = Rues : { $streets }
info-in-row = Dans la rangée : prenez-le avec une carte Ouvrier, puis construisez-le lors d’un autre tour.
info-of = { $name } ({ $owner })
info-on-top = sur le dessus
info-in-pile = { $known ->
        [yes] dans la pile
        [no] absent de cette partie
       *[perhaps] peut-être dans la pile
    }
info-worker = Carte Ouvrier { $worker }
info-worker-coins = Pièces : { $coins }
info-worker-resources = Ou une ressource parmi : { $resources }
info-worker-prices = Ou un bâtiment de la rangée, selon sa position :
info-worker-played = Jouée. Vous récupérez vos quatre cartes gratuitement au début d’un tour si votre main est vide, ou plus tôt pour 1 pièce par carte en main : { $hand ->
        [0] gratuit maintenant
        [one] { $hand } pièce maintenant
       *[other] { $hand } pièces maintenant
    }.
info-slots = Le nombre sur un emplacement est son prix. Le moins cher des emplacements libres est pris d’abord ; celui du haut a de la place pour tous.
info-more = Clic droit ou touche { $key } pour en savoir plus.
info-more-click = Clic droit pour en savoir plus.
info-none = Placez d’abord le focus sur une carte.

## A player

info-board = Ouvriers sur le plateau Ressources :
info-board-words = { $count } × { $resource }
info-board-none = aucun

## All icons on one page

aid-how = Pour lire une carte : laissez-y le pointeur, gardez le doigt dessus, ou placez-y le focus et appuyez sur { $key }.
aid-print = Imprimer
aid-resources = Ressources et pièces
aid-resources-about = Sous le nom d’un bâtiment : son coût.
aid-resource = { $resource } : chacun de vos ouvriers sur cette colonne en est une unité
aid-coin = Pièce : paie les emplacements, les bâtiments de la rangée et la récupération ; 5 au plus par joueur
aid-free = Gratuit
aid-price = Prix en pièces
aid-bonuses = Bonus
aid-bonuses-about = En haut à droite d’une carte. Vous le gagnez quand vous construisez la carte, puis chaque fois qu’une rue lui relie votre nouveau bâtiment. Une ressource ou une pièce se gagne telle quelle.
aid-points = Points marqués
aid-points-about = En bas à droite d’une carte : ce qu’elle rapporte à la fin à son propriétaire. Le nombre d’un bouclier compte pour les cartes qui marquent des boucliers.
aid-guilds = Guildes
aid-guilds-about = En haut à gauche d’une carte : construisez-la et prenez un personnage de cette guilde.
aid-guild = { $guild }
aid-workers = Ouvriers
aid-workers-about = Chaque joueur en a neuf, d’une couleur et d’une forme.
aid-worker = Sur une carte de la ville : son propriétaire. Sur le plateau Ressources : une ressource, 1 point à la fin
