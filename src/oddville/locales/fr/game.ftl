### The things of the game.

## Names that stand in sentences

-hr-manager = Directeur des Ressources Humaines
-landowner = Propriétaire Foncier
-seignior = Seigneur
-cheater = Tricheur
-mistress = Favorite
-bookkeeper = Intendant
-ghost = Beauté Fanée
-tax-collector = Collecteur de Taxes
-benefactor = Bienfaiteur
-lamplighter = Allumeur de Réverbères
-builder = Bâtisseur
-traveller = Voyageur
-main-square = Quartier Central

list-semicolon = { " " };{" "}
# Between the last two of a list, with spaces.
list-and = {" "}et{" "}
list-or = {" "}ou{" "}
none = –
nobody = personne
player-number = Joueur { $number }

resource-wood = bois
    .the = le bois
    .of = du bois
    .de = de bois
resource-clay = argile
    .the = l’argile
    .of = de l’argile
    .de = d’argile
resource-stone = pierre
    .the = la pierre
    .of = de la pierre
    .de = de pierre
resource-crystal = cristal
    .the = le cristal
    .of = du cristal
    .de = de cristal

guild-mask = Masque
    .of = du Masque
guild-rooster = Coq
    .of = du Coq
guild-bells = Cloches
    .of = des Cloches
guild-fleur-de-lis = Fleur-de-lys
    .of = de la Fleur-de-lys

character-hr-manager = { -hr-manager }
    .the = le Directeur des Ressources Humaines
    .narrow = Direc{"\u00AD"}teur des Res{"\u00AD"}sources Humaines
character-landowner = { -landowner }
    .the = le Propriétaire Foncier
    .narrow = Proprié{"\u00AD"}taire Foncier
character-seignior = { -seignior }
    .the = le Seigneur
    .narrow = Seigneur
character-cheater = { -cheater }
    .the = le Tricheur
    .narrow = Tricheur
character-mistress = { -mistress }
    .the = la Favorite
    .narrow = Favorite
character-bookkeeper = { -bookkeeper }
    .the = l’Intendant
    .narrow = Inten{"\u00AD"}dant
character-ghost = { -ghost }
    .the = la Beauté Fanée
    .narrow = Beauté Fanée
character-tax-collector = { -tax-collector }
    .the = le Collecteur de Taxes
    .narrow = Collec{"\u00AD"}teur de Taxes
character-benefactor = { -benefactor }
    .the = le Bienfaiteur
    .narrow = Bien{"\u00AD"}faiteur
character-lamplighter = { -lamplighter }
    .the = l’Allumeur de Réverbères
    .narrow = Allu{"\u00AD"}meur de Réver{"\u00AD"}bères
character-builder = { -builder }
    .the = le Bâtisseur
    .narrow = Bâtisseur
character-traveller = { -traveller }
    .the = le Voyageur
    .narrow = Voya{"\u00AD"}geur

power-hr-manager = vos cartes Ouvrier permettent d’obtenir n’importe quelle ressource
power-landowner = chaque ressource d’une carte Ouvrier vous coûte 1 pièce de moins
power-seignior = une carte Ouvrier permet d’obtenir 2 des ressources qu’elle montre
power-cheater = une fois par tour, transformez en bâtiment la dernière pièce que vous avez gagnée
power-mistress = récupérer vos cartes vous coûte 1 pièce de moins
power-bookkeeper = une fois par tour, échangez un de vos bâtiments contre un de la rangée
power-ghost = chacune de vos cartes Ouvrier permet de gagner 3 pièces
power-tax-collector = gagnez 1 pièce chaque fois qu’un autre joueur paie des pièces
power-benefactor = gagnez 1 pièce au début de chacun de vos tours
power-lamplighter = quand vous construisez, vous gagnez le bonus de chaque carte adjacente, avec ou sans rue
power-builder = après qu’un autre joueur a construit, vous pouvez construire pour 2 pièces
power-traveller = placez un ouvrier sur un emplacement libre du Quartier Central en payant sa ressource

bonus-wood = 1 bois
bonus-clay = 1 argile
bonus-stone = 1 pierre
bonus-crystal = 1 cristal
bonus-any = 1 ressource au choix
bonus-double = 1 de plus d’une ressource que vous avez
bonus-transform = déplacer 1 ouvrier vers une autre ressource
bonus-coin = 1 pièce

formula-diamond = diamant, { $base } points
formula-neighbours3 = 3 par carte adjacente
formula-shields = les boucliers des cartes adjacentes
formula-diamonds = { $base } + 1 par diamant dans la ville
formula-column = { $base } + 1 par carte de sa colonne
formula-guild = { $base } + 1 par carte de sa guilde
formula-neighbours = { $base } + 1 par carte adjacente
formula-row = { $base } + 1 par carte de sa rangée

phase-set-up = mise en place
phase-turn = tour
phase-second-resource = seconde ressource
phase-discard = défausse
phase-bonus = bonus
phase-reaction = réaction
phase-close = fin du tour
phase-over = fin de la partie

side-north = nord
    .at = au nord
side-east = est
    .at = à l’est
side-south = sud
    .at = au sud
side-west = ouest
    .at = à l’ouest
edge-street = rue
edge-houses = maisons
edge-clash = côté { $side }, { $edge } contre { $other } de « { $card } »

card-main-square = { -main-square }
source-board = ouvriers sur le plateau

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
