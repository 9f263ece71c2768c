### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Bienvenue à OddVille. On joue à { $players }.
terminal-seed = La graine de cette partie est { $seed } : la même graine distribue la même partie.
terminal-help = Tapez le numéro d’un coup. Tapez help pour voir ce que vous pouvez taper d’autre.
terminal-goodbye = Au revoir.
terminal-autosaved =
    La partie est conservée dans { $file }. Pour continuer :
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }{" "}
terminal-seats = Le fichier contient une partie à { $players } joueurs, et vous avez indiqué { $seats } places.
name-human = Joueur { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Pour conserver cette partie, tapez save FICHIER ; city, score et log la montrent encore ; quit quitte.

## The list of moves: headings

group-build = Construire « { $card } » (paie { $paid })
group-react = Construire « { $card } » pour 2 pièces (paie { $paid })
group-coins = Jouer une carte Ouvrier pour des pièces
group-resource = Jouer une carte Ouvrier pour une ressource
group-second = Prendre une seconde ressource
group-building = Jouer une carte Ouvrier pour un bâtiment de la rangée, à son prix en pièces
group-bonus = Prendre un bonus
group-discard = Mettre un bâtiment sous la pioche
group-choose = Prendre une ressource
group-travel = Voyageur : placer un ouvrier sur un emplacement du Quartier Central
group-swap = Intendant : donner un bâtiment et en prendre un de la rangée
group-return = Retirer un ouvrier du plateau, gratuitement

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
label-building = { $position } { $card }
label-swap = { $given } pour
label-bonus = de { $card } ({ $source })
label-transform = par { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = carte { $worker } : { $gained ->
        [0] aucune, vous en avez 5
        [one] 1 pièce
       *[other] { $gained } pièces
    }
entry-resource = carte { $worker }
entry-second = { $resource }, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
entry-building = carte { $worker } : { $cost }
entry-build = en { $cell } : { $gains }
entry-bonus = { $resource }
entry-transform = { $from } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) → { $to }
entry-discard = { $card } : coûte { $paid } ; bonus { $bonus } ; points { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })

build-own = vous { $points }
build-other = { $player } { $points }
build-bonuses = bonus { $bonuses }
build-character = puis { $character_the }
build-guild = puis un personnage de la guilde { $guild_of }, remélangée
build-robs = { $player } rend { $character_the }

## Answers

terminal-empty = { $most ->
        [0] La partie est terminée ; tapez help pour voir ce que vous pouvez taper.
        [one] Tapez 1 pour jouer le seul coup, ou help.
       *[other] Tapez un numéro de 1 à { $most }, un coup ou help.
    }
terminal-number = { $most ->
        [one] Il n’y a pas de coup { $number } ; le coup { $most } est le seul.
       *[other] Il n’y a pas de coup { $number } ; ils vont de 1 à { $most }. Tapez moves pour les voir.
    }
terminal-number-over = La partie est terminée : il n’y a pas de coup { $number }.
terminal-long = Cette ligne est trop longue ; rien de ce que vous pouvez taper ne demande plus de { $most } caractères.
terminal-unknown = « { $text } » n’est ni un numéro, ni un coup, ni une commande ; tapez help pour voir ce que vous pouvez taper.
terminal-legal = { $move } est permis maintenant : { $words }.
terminal-illegal = { $move } n’est pas permis maintenant :
terminal-refusal = { $rule } : { $sentence }
terminal-why-what = Après why, indiquez un coup, par son numéro ou comme dans : why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Un conseil de { $bot }.
        [one] Un conseil de { $bot }, après { $simulations } partie d’essai.
       *[other] Un conseil de { $bot }, après { $simulations } parties d’essai.
    }
terminal-hint-legend = Pour chaque joueur, la chance de gagner et les points à espérer à la fin.
terminal-hint-reason = - { $sentence }
head-move = coup
head-trust = confiance
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Annulé.
terminal-nothing-to-undo = Vous n’avez encore fait aucun choix à annuler.
terminal-card-what = Après card, indiquez une carte, comme dans : card main-square
terminal-no-card = Il n’y a pas de carte « { $text } » ; tapez cards pour voir tous les bâtiments.
terminal-log-empty = Il ne s’est encore rien passé.

terminal-lang-now = Voici le français. Pour changer : lang LANGUE, avec { $languages } au choix.
terminal-lang-unknown = Il n’y a pas de textes en « { $text } » ; il y a { $languages }.
terminal-lang-changed = Désormais en français.
terminal-rules-what = Après rules, indiquez une règle, ou un mot à chercher, comme dans : rules BUILD-5
rules-none = Aucune règle ne contient « { $text } ». Les règles ont des codes comme BUILD-5 ; oddville rules les montre toutes.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules } : { $question } { $answer }

## Files

terminal-save-what = Après save, indiquez un fichier, comme dans : save soiree.odd
terminal-save-exists = { $file } contient autre chose ; tapez save! { $file } pour l’écraser.
terminal-saved = La partie est conservée dans { $file }.
terminal-load-what = Après load, indiquez un fichier, comme dans : load soiree.odd
terminal-loaded = { $file } est chargé : { $players } joueurs, tour { $turn }.
terminal-stranger = Le fichier nomme le bot { $bot }, qui n’est pas lancé sans qu’on le demande ; une personne joue à sa place. Pour le laisser jouer, chargez le fichier en nommant toutes les places : oddville play --load FICHIER human "{ $bot }"
terminal-not-a-file = { $file } n’est pas un fichier ordinaire.
terminal-not-utf8 = { $file } n’est pas un texte UTF-8, ce n’est donc pas une partie.
terminal-not-written = Impossible d’écrire { $file } : { $reason }.

## Help

help-intro = À votre tour, jouez une carte Ouvrier, pour des pièces, une ressource ou un bâtiment de la rangée, ou construisez un bâtiment que vous avez. La partie se termine quand un joueur a six ouvriers dans la ville ; le joueur qui a le plus de points gagne. Les cases se nomment colonne,ligne : le Quartier Central est 0,0 et les lignes augmentent vers le bas.
usage-number = 7
help-number = jouer le coup 7 de la liste
usage-notation = build inn 1,0
help-notation = jouer un coup par sa notation ; moves all la montre pour chaque coup
usage-moves = moves, moves all
help-moves = de nouveau les coups possibles ; chacun sur sa propre ligne
usage-why = why COUP
help-why = pourquoi un coup est refusé, avec les règles
usage-hint = hint, hint BOT
help-hint = les meilleurs coups et pourquoi ; par un autre bot, comme dans : hint mayor
usage-undo = undo
help-undo = revenir au dernier choix d’une personne
usage-city = city
help-city = la ville, et où vos bâtiments trouvent leur place
usage-row = row
help-row = la rangée de bâtiments et ses prix
usage-board = board
help-board = le plateau Ressources, les piles des guildes et la pioche
usage-players = players
help-players = ce qui se trouve devant chaque joueur
usage-score = score
help-score = les points du moment, ligne par ligne
usage-card = card NOM
help-card = dessiner un bâtiment, un personnage, main-square, ou une carte Ouvrier par son numéro
usage-cards = cards
help-cards = tous les bâtiments de cette édition
usage-log = log
help-log = ce qui s’est passé depuis le début
usage-recap = recap
help-recap = ce qui s’est passé depuis le dernier choix d’une personne
usage-save = save FICHIER
help-save = conserver la partie dans un fichier
usage-save-over = save! FICHIER
help-save-over = de même, en écrasant un autre fichier
usage-load = load FICHIER
help-load = continuer la partie d’un fichier
usage-rules = rules QUOI
help-rules = une règle par son code, comme dans : rules BUILD-5 ; ou toutes les règles avec un mot, comme dans : rules rue
usage-lang = lang LANGUE
help-lang = continuer dans une autre langue : { $languages }
usage-help = help
help-help = cette page
usage-quit = quit
help-quit = quitter ; une partie inachevée est conservée

## Drawings and tables

head-coins = pièces
head-supply = réserve
head-hand = cartes
head-wood = bois
head-clay = arg.
head-stone = pierre
head-crystal = cris.
head-city = ville
head-points = pts
head-slot = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
head-upper = 2 pièces, sans limite
head-spot = Quartier Central
list-of-resources = { $resources }
held-buildings = Bâtiments : { $list }
held-building = { $card } ({ $resources })
held-characters = Personnages : { $characters }
area-building = { $card } ({ $id }) : coûte { $resources } ; bonus { $bonus } ; points { $points }
area-character = { $character } : { $power }
area-empty = encore rien
pile = { $count ->
        [one] { $character }, la dernière carte : { $power }
       *[other] { $character }, la première de { $count } cartes : { $power }
    }
pile-empty = vide : qui prend le prochain personnage rappelle d’abord tous ceux de cette guilde
deck-count = { $count ->
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
score-now = Les points dans l’état actuel de la ville :
score-final = Le score final :
end-winner = { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-tie-trigger = Égalité entre { $level } ; { $winner } a déclenché la fin et gagne donc (SCORE-6).
end-tie-clockwise = Égalité entre { $level } ; dans le sens des aiguilles d’une montre, { $winner } vient en premier après { $player }, qui a déclenché la fin (SCORE-6).
end-tie-order = Égalité entre { $level } ; personne n’a déclenché la fin, et { $winner } vient en premier dans l’ordre du tour (END-2).
city-signs-small = { $houses } ce sont des maisons, { $across } et { $down } des rues. Le dessin est petit : chaque carte montre ses points et son bonus (+bo bois, +ar argile, +pi pierre, +cr cristal, +cho ressource au choix, +dbl doubler, +tra transformer, +pc pièce). Tapez card NOM pour voir toute une carte.
city-legend = Les cases nommées dans le dessin conviennent à un bâtiment que vous avez.
city-signs = { $houses } ce sont des maisons, { $across } et { $down } des rues ; =5 dit qu’une carte vaut 5 points maintenant.
row-legend = Dans chaque cadre : nom, coût, rues, bonus et guilde, points. Dessous : sa position, et son prix en pièces avec les cartes Ouvrier 1, 2, 3 et 4.
row-prices = position { $position } : { $prices }
worker-card = Carte Ouvrier { $worker }
coins = { $coins ->
        [0] aucune
        [one] 1 pièce
       *[other] { $coins } pièces
    }
square-points = { $points ->
        [one] { $points } point à qui y a un ouvrier
       *[other] { $points } points à qui y a un ouvrier
    }
points-as-character = { $points }
points-as-traveller = { $points }, ou 0 avec un ouvrier sur le Quartier Central
field-cost = Coût
field-bonus = Bonus
field-guild = Guilde
field-points = Points
field-shield = Bouclier
field-streets = Rues
field-spots = Emplacements
field-coins = Pièces
field-resources = Ressources
field-prices = Prix de la rangée
field-power = Pouvoir
field-rule = Règle

short-bonus-wood = +bois
short-bonus-clay = +argile
short-bonus-stone = +pierre
short-bonus-crystal = +cristal
short-bonus-any = +choix
short-bonus-double = +double
short-bonus-transform = +change
short-bonus-coin = +pièce
short-guild-mask = Masque
short-guild-rooster = Coq
short-guild-bells = Cloches
short-guild-fleur-de-lis = Lys
short-formula-diamond = diamant { $base }
short-formula-neighbours3 = 3 x bord
short-formula-shields = boucliers
short-formula-diamonds = { $base }+diamants
short-formula-column = { $base }+colonne
short-formula-guild = { $base }+guilde
short-formula-neighbours = { $base }+bord
short-formula-row = { $base }+rangée
tiny-bonus-wood = +bo
tiny-bonus-clay = +ar
tiny-bonus-stone = +pi
tiny-bonus-crystal = +cr
tiny-bonus-any = +cho
tiny-bonus-double = +dbl
tiny-bonus-transform = +tra
tiny-bonus-coin = +pc
short-square = { $points } chacun
short-worth = ={ $points }
short-resource-wood = bo
short-resource-clay = ar
short-resource-stone = pi
short-resource-crystal = cr
short-side-north = N
short-side-east = E
short-side-south = S
short-side-west = O

## The cards of an edition

column-id = code
column-name = nom
column-cost = coût
column-bonus = bonus
column-guild = guilde
column-points = points
column-edges = bordures
cards-legend = Coûts : bo bois, ar argile, pi pierre, cr cristal. Points : le nombre, et 1 par diamant dans la ville, carte de sa guilde, de sa rangée ou de sa colonne, ou carte adjacente (bord) ; 3 x bord : 3 par carte adjacente ; boucliers : ceux des cartes adjacentes. Les rues partent vers N, E, S, O ; un point, ce sont des maisons.
cards-reconstruction = Ces cartes sont une reconstitution : nous les avons imaginées, celles qui sont imprimées n’étant pas connues ici. Si vous possédez le jeu, vous pouvez saisir les vôtres : voir docs/editions.md.
cards-variant = Cette édition est une variante : { $cards ->
        [one] { $cards } bâtiment
       *[other] { $cards } bâtiments
    }, et { $workers ->
        [one] { $workers } ouvrier dans la ville termine
       *[other] { $workers } ouvriers dans la ville terminent
    } la partie.
cards-valid = { $file } est valide : édition { $edition }, empreinte { $hash }, { $cards ->
        [one] { $cards } bâtiment
       *[other] { $cards } bâtiments
    }, pour { $possible } joueurs.
cards-warnings = Avertissements : ce qu’aucun livret ne dit. C’est permis ; comparez avec vos cartes.
