### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Bienvenue à OddVille. { $players } joueurs.
terminal-seed = La graine de cette partie est { $seed } : la même graine redonne la même distribution.
terminal-help = Tapez le numéro d’un coup, ou help pour voir les autres commandes.
terminal-goodbye = Au revoir.
terminal-autosaved =
    La partie est enregistrée dans { $file }. Pour continuer :
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }{" "}
terminal-seats = Le fichier contient une partie à { $players } joueurs, mais vous avez indiqué { $seats } places.
name-human = Joueur { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Pour enregistrer cette partie, tapez save FICHIER. Tapez city, score ou log pour la revoir, review pour l’analyser, ou quit pour quitter.

## The list of moves: headings

group-build = Construire « { $card } » (coût : { $paid })
group-react = Construire « { $card } » pour 2 pièces (coût : { $paid })
group-coins = Jouer une carte Ouvrier pour des pièces
group-resource = Jouer une carte Ouvrier pour une ressource
group-second = Prendre une seconde ressource
group-building = Jouer une carte Ouvrier pour un bâtiment de la rangée, à son prix en pièces
group-bonus = Utiliser un bonus
group-discard = Défausser un bâtiment
group-choose = Prendre une ressource
group-travel = Voyageur : placer un ouvrier sur un emplacement du Quartier Central
group-swap = Intendant : échanger un bâtiment contre un de la rangée
group-return = Retirer un ouvrier du plateau, gratuitement

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
label-building = { $position } { $card }
label-swap = { $given } contre
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
        [one] Il n’y a pas de coup { $number } : le seul coup est le { $most }.
       *[other] Il n’y a pas de coup { $number } : les coups vont de 1 à { $most }. Tapez moves pour les voir.
    }
terminal-number-over = La partie est terminée : il n’y a pas de coup { $number }.
terminal-long = Cette ligne est trop longue : aucune commande ne dépasse { $most } caractères.
terminal-unknown = « { $text } » n’est ni un numéro, ni un coup, ni une commande. Tapez help pour voir ce que vous pouvez taper.
terminal-legal = { $move } est permis maintenant : { $words }.
terminal-illegal = { $move } n’est pas permis maintenant :
terminal-refusal = { $rule } : { $sentence }
terminal-why-what = Après why, tapez un coup, par son numéro ou en notation, par exemple : why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Un conseil de { $bot }.
        [one] Un conseil de { $bot } après { $simulations } partie simulée.
       *[other] Un conseil de { $bot } après { $simulations } parties simulées.
    }
terminal-hint-legend = Pour chaque joueur : ses chances de gagner et les points attendus à la fin.
terminal-hint-reason = - { $sentence }
head-move = coup
head-trust = part
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Annulé.
terminal-nothing-to-undo = Vous n’avez aucun coup à annuler.
terminal-card-what = Après card, tapez le nom d’une carte, par exemple : card main-square
terminal-no-card = Il n’y a pas de carte « { $text } ». Tapez cards pour voir tous les bâtiments.
terminal-log-empty = Rien ne s’est encore passé.

terminal-lang-now = La langue est le français. Pour en changer : lang LANGUE. Langues disponibles : { $languages }.
terminal-lang-unknown = Il n’y a pas de textes en « { $text } ». Langues disponibles : { $languages }.
terminal-lang-changed = La langue est maintenant le français.
terminal-rules-what = Après rules, tapez une règle ou un mot à chercher, par exemple : rules BUILD-5
rules-none = Aucune règle ne contient « { $text } ». Les règles ont des codes, par exemple BUILD-5 ; oddville rules les affiche toutes.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules } : { $question } { $answer }

## Files

terminal-save-what = Après save, tapez un nom de fichier, par exemple : save soiree.odd
terminal-save-exists = { $file } existe déjà. Tapez save! { $file } pour l’écraser.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-load-what = Après load, tapez un nom de fichier, par exemple : load soiree.odd
terminal-loaded = { $file } est chargé : { $players } joueurs, tour { $turn }.
terminal-stranger = Le fichier nomme le bot { $bot }, qui n’est pas lancé sans votre accord ; une personne joue sa place. Pour laisser jouer le bot, chargez le fichier en nommant toutes les places : oddville play --load FICHIER human "{ $bot }"
terminal-not-a-file = { $file } n’est pas un fichier ordinaire.
terminal-not-utf8 = { $file } n’est pas un texte UTF-8 : ce n’est donc pas un enregistrement de partie.
terminal-not-written = Impossible d’écrire { $file } : { $reason }.

## Help

help-intro = À votre tour, jouez une carte Ouvrier pour des pièces, une ressource ou un bâtiment de la rangée, ou construisez un de vos bâtiments. La partie se termine quand un joueur a six ouvriers dans la ville ; le joueur qui a le plus de points gagne. Les cases se notent colonne,ligne : le Quartier Central est 0,0 et les numéros de ligne augmentent vers le bas.
usage-number = 7
help-number = jouer le coup 7 de la liste
usage-notation = build inn 1,0
help-notation = jouer un coup par sa notation ; moves all l’affiche pour chaque coup
usage-moves = moves, moves all
help-moves = lister les coups permis ; all met chacun sur sa propre ligne
usage-why = why COUP
help-why = pourquoi un coup est refusé, avec les règles
usage-hint = hint, hint BOT
help-hint = les meilleurs coups et pourquoi ; par un autre bot, par exemple : hint mayor
usage-undo = undo
help-undo = revenir au dernier choix d’un joueur humain
usage-city = city
help-city = la ville, et où vos bâtiments peuvent se construire
usage-row = row
help-row = la rangée de bâtiments et ses prix
usage-board = board
help-board = le plateau Ressources, les piles des guildes et la pioche
usage-players = players
help-players = ce que chaque joueur possède
usage-score = score
help-score = les points actuels, ligne par ligne
usage-card = card NOM
help-card = dessiner un bâtiment, un personnage, main-square, ou une carte Ouvrier par son numéro
usage-cards = cards
help-cards = tous les bâtiments de cette édition
usage-log = log
help-log = tout ce qui s’est passé
usage-recap = recap
help-recap = ce qui s’est passé depuis le dernier choix d’un joueur humain
usage-save = save FICHIER
help-save = enregistrer la partie dans un fichier
usage-save-over = save! FICHIER
help-save-over = idem, en écrasant un autre fichier
usage-load = load FICHIER
help-load = continuer une partie enregistrée
usage-rules = rules QUOI
help-rules = une règle par son code, par exemple : rules BUILD-5 ; ou toutes les règles qui contiennent un mot, par exemple : rules rue
usage-lang = lang LANGUE
help-lang = changer de langue : { $languages }
usage-help = help
help-help = cette page
usage-quit = quit
help-quit = quitter ; une partie inachevée est enregistrée

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
head-upper = 2 pièces, illimité
head-spot = Quartier Central
list-of-resources = { $resources }
held-buildings = Bâtiments : { $list }
held-building = { $card } ({ $resources })
held-characters = Personnages : { $characters }
area-building = { $card } ({ $id }) : coûte { $resources } ; bonus { $bonus } ; points { $points }
area-character = { $character } : { $power }
area-empty = rien pour l’instant
pile = { $count ->
        [one] { $character }, la seule carte restante : { $power }
       *[other] { $character }, en haut d’une pile de { $count } : { $power }
    }
pile-empty = vide : quand un joueur devra prendre un personnage, tous rendront d’abord les leurs
deck-count = { $count ->
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
score-now = Points actuels :
score-final = Score final :
end-winner = { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-tie-trigger = Égalité entre { $level } ; { $winner } a déclenché la fin et gagne (SCORE-6).
end-tie-clockwise = Égalité entre { $level } ; { $winner } est le premier d’entre eux après { $player }, qui a déclenché la fin, dans le sens des aiguilles d’une montre, et gagne (SCORE-6).
end-tie-order = Égalité entre { $level } ; personne n’a déclenché la fin, et { $winner } gagne comme premier d’entre eux dans l’ordre du tour (END-2).
city-signs-small = { $houses } : maisons ; { $across } et { $down } : rues. Le dessin est petit : chaque carte montre ses points actuels et son bonus (+bo bois, +ar argile, +pi pierre, +cr cristal, +cho ressource au choix, +dbl doubler, +tra transformer, +pc pièce). Tapez card NOM pour voir la carte entière.
city-legend = Sur les cases nommées dans le dessin, vous pouvez construire un de vos bâtiments.
city-signs = { $houses } : maisons ; { $across } et { $down } : rues ; =5 : la carte vaut actuellement 5 points.
row-legend = Dans chaque cadre : nom, coût, rues, bonus et guilde, points. Dessous : sa position, et son prix en pièces avec les cartes Ouvrier 1, 2, 3 et 4.
row-prices = position { $position } : { $prices }
worker-card = Carte Ouvrier { $worker }
coins = { $coins ->
        [0] aucune
        [one] 1 pièce
       *[other] { $coins } pièces
    }
square-points = { $points ->
        [one] { $points } point pour chaque joueur qui y a un ouvrier
       *[other] { $points } points pour chaque joueur qui y a un ouvrier
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
cards-legend = Coûts : bo bois, ar argile, pi pierre, cr cristal. Points : le nombre, plus 1 par diamant dans la ville, carte de sa guilde, de sa rangée ou de sa colonne, ou carte adjacente (bord) ; 3 x bord : 3 par carte adjacente ; boucliers : ceux des cartes adjacentes. N, E, S et O indiquent des rues ; un point indique des maisons.
cards-reconstruction = Ces cartes sont une reconstitution : nous les avons imaginées, car nous ne connaissons pas les cartes imprimées. Si vous possédez le jeu, vous pouvez saisir vos propres cartes : voir docs/play/editions.md.
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
cards-warnings = Avertissements : ce qui ne figure dans aucun livret. C’est permis ; comparez avec vos cartes.
usage-review = review
help-review = après la partie : les chances de gagner après chaque coup, vos décisions notées et le hasard
terminal-review-begins = La partie est en cours d’analyse. Ctrl-C l’arrête ; review encore une fois la continue.
terminal-review-progress = { $done } positions sur { $total }
terminal-review-stopped = Arrêtée après { $done } positions sur { $total }.
