### What the pages in the browser say.

## Drawings in words

describe-streets = Rues : { $sides }
describe-no-streets = Aucune rue
describe-cost = Coût : { $resources }
describe-bonus = Bonus : { $bonus }
describe-guild = Guilde : { $guild }
describe-points = Points : { $worth }
describe-worker-card =
    Carte Ouvrier { $number } ({ $colour }). { $coins ->
        [0] Aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }. Ressources : { $resources }. Prix de la rangée : { $costs }
describe-character = { $character } : { $power }. Points : { $points }
describe-square = { $points } points pour chaque joueur qui a un ouvrier ici
describe-pile = { $guild } : { $character } sur le dessus, { $count } { $count ->
        [one] carte
       *[other] cartes
    }
describe-pile-empty = { $guild } : pile vide ; tous rendent ses personnages quand le prochain est pris
describe-deck = Pioche : { $count } cartes
describe-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } sur 5
describe-board = Plateau Ressources pour { $players } joueurs
describe-worker = ouvrier { $colour }

colour-purple = violet
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune

## The look

look-label = Apparence
look-system = Comme le système
look-light = Claire
look-dark = Sombre
look-contrast = Contraste élevé

## The card gallery

gallery-title = Les cartes d’OddVille
gallery-note = Une reconstitution : les dessins, les noms et les valeurs sont de nous. Choisissez une carte pour l’agrandir.
gallery-print = Imprimer les cartes
gallery-size = Taille
gallery-show = Afficher
gallery-show-row = Dans la rangée
gallery-show-city = Dans la ville
gallery-buildings = Bâtiments
gallery-square = Quartier Central
gallery-worker-cards = Cartes Ouvrier
gallery-characters = Personnages
gallery-city = Une ville
gallery-board = Plateau Ressources
gallery-piles = Piles des guildes, pioche et pièces
gallery-workers = Ouvriers
gallery-icons = Icônes
gallery-marks = Marques sur une case
gallery-close = Fermer
gallery-failed = Les cartes n’ont pas pu être chargées. Rechargez la page pour réessayer.
mark-legal = construction possible
mark-would-fit = possible, mais coût non payé
mark-pinned = sélectionnée
mark-last-move = dernier coup
mark-refused = construction impossible

## The print sheet

print-title = OddVille à imprimer et à découper
print-how = Imprimez à 100 %, sans marges supplémentaires, ou enregistrez en PDF. Découpez le long des repères.
print-now = Imprimer
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Dos des cartes, pour le recto verso
