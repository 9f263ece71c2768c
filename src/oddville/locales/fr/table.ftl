### The table in the browser.

you = vous
close = Fermer
cancel = Retour
menu = Menu
rules = Règles
hint = Conseil
deck = Pioche
city = Ville
supply = réserve
title = { $table } · OddVille
title-mine = ● À vous de choisir · { $table } · OddVille
notice-turn = OddVille : à vous de choisir
table-of = Table : { $names }
table-waiting = La partie n’a pas encore commencé.

tool-hint = Conseil
tool-recap = Résumé
tool-text = Texte
tool-log = Journal
tool-chat = Discussion
tool-menu = Menu

## Regions

region-decision = Décision
region-mine = Ma zone
region-mine-of = { $player } : votre zone
region-area-of = Zone : { $player }
region-city = Ville
region-row = Rangée de bâtiments
region-resources = Plateau Ressources
region-players = Joueurs
region-guilds = Guildes
region-log = Journal
region-menu = Menu
resources-legend = d’abord l’emplacement libre le moins cher
guilds-legend = personnage du dessus, combien il y en a
skips = Aller à
skip-decision = Aller à la décision
skip-city = Aller à la ville
trays = Ce qui est affiché
tray-row = Rangée
tray-mine = Ma zone
tray-guilds = Guildes
tray-players = Joueurs
tray-log = Journal
choices = Choix
steps = Ce tour jusqu’ici

## Who must choose what. What is asked of me are the terminal's ask- messages.

ask-confirm = { $player }, confirmez votre tour, ou annulez-en une partie ?
ask-pinned = { $player } : { $move } ?
ask-saving = Enregistrement de votre coup…
ask-unsaved = Votre coup n’est pas encore enregistré. Il est renvoyé dès que la connexion revient.
ask-back = Vous regardez le tour { $turn }.
back-to-now = Revenir à maintenant
ask-game-over = { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-over-plain = La partie est terminée.
wait-confirm = { $player } peut encore annuler son tour.
wait-set-up = { $player } prend sa première ressource.
wait-turn = { $bot ->
        [yes] { $player } joue.
       *[no] C’est à { $player } de jouer.
    }
wait-second-resource = { $player } peut prendre une seconde ressource.
wait-discard = { $player } choisit quel bâtiment défausser.
wait-bonus = { $player } choisit un bonus (encore { $left }).
wait-reaction = { $player } a le Bâtisseur et peut construire.
wait-close = { $player } peut utiliser un pouvoir ou terminer son tour.
last-turn = Ce tour est le dernier.
last-round = Ce tour de table est le dernier (règle maison).
held-worker = Carte Ouvrier { $worker } : prenez des pièces, une ressource ou un bâtiment de la rangée.
held-mine = { $cells ->
        [0] { $would ->
            [0] « { $card } » ne peut se construire nulle part dans la ville pour l’instant.
           *[other] « { $card } » peut se construire là où le contour est en pointillé, mais vous ne pouvez pas payer son coût pour l’instant.
        }
        [one] « { $card } » peut se construire dans { $cells } case : choisissez-la.
       *[other] « { $card } » peut se construire dans { $cells } cases : choisissez-en une.
    }
held-row = « { $card } » : avec quelle carte Ouvrier ?
held-resource = { NUMBER($count) ->
       *[other] { $resource } : comment ?
    }
held-cell = Que construire en { $cell } ?
held-coins = Pièces : avec quelle carte Ouvrier ?
held-played = Récupérer toutes vos cartes Ouvrier ?
held-character = { $character } : choisissez sur quoi l’utiliser.
held-bonus = Le bonus en { $source } : choisissez où il va.
held-slot = Votre ouvrier sur { $resource_the } : où doit-il aller ?
held-spot = Placer un ouvrier sur l’emplacement { $resource_of } ?
held-square = Sur quel emplacement va le Voyageur ?
held-off = Quel ouvrier revient dans votre réserve ?

## Choices on buttons

choice-choose = { $resource }
choice-recover = Tout récupérer : { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
choice-coins = Carte { $worker } : +{ $gained } { $gained ->
        [one] pièce
       *[other] pièces
    }
choice-resource = { $resource } avec la carte { $worker }
choice-second = { $resource }
choice-building = « { $card } » avec la carte { $worker }
choice-build = « { $card } » en { $cell } : { $change }
choice-react = « { $card } » en { $cell } : { $change }
choice-bonus = { $resource } de « { $card } »
choice-transform = { $from } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) → { $to } : « { $card } »
choice-discard = Défausser « { $card } »
choice-cheat = Retourner la dernière pièce gagnée
choice-swap = « { $given } » contre « { $taken } »
choice-travel = Sur l’emplacement { $resource_of }
choice-return = Retirer : { $resource } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })
start-recover = Récupérer : { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
start-cheat = Tricheur
start-swap = Intendant
start-travel = Voyageur
start-off = Retirer un ouvrier
start-build = Construire « { $card } »
line-bonus = { $card } : { $bonus }
close-done = { $any ->
        [yes] Terminer (sans { $lost })
       *[no] Terminer
    }
close-done-second = Pas de seconde ressource
close-decline = Ne pas construire
close-end = { $any ->
        [yes] Fin du tour (inutilisé : { $lost })
       *[no] Fin du tour
    }
lost-bonus = « { $card } »
confirm-turn = Confirmer
step-bot = Faire jouer { $player }
seat-take-back = Reprendre ma place
seat-take-here = Reprendre ma place ici
order-now = { $order ->
        [never] Bâtisseur : toujours refuser
        [gain] Bâtisseur : demander dès { $least ->
            [one] { $least } point
           *[other] { $least } points
        }
       *[ask] Bâtisseur : toujours demander
    }

## The Do button, and what closes the way back

do-choose = Prendre { $resource_of }
do-recover = Récupérer
do-coins = Prendre les pièces
do-resource = Prendre { $resource_of }
do-second = Prendre { $resource_of }
do-building = Prendre « { $card } »
do-build = Construire « { $card } » ici
do-react = Construire « { $card } » ici pour 2 pièces
do-bonus = Prendre { $resource_of }
do-transform = Déplacer l’ouvrier
do-done = { $any ->
        [yes] Renoncer à { $lost }
       *[no] Terminer
    }
do-done-second = Pas de seconde ressource
do-discard = Défausser « { $card } »
do-decline = Ne pas construire
do-cheat = Retourner la pièce
do-swap = Échanger « { $given } » contre « { $taken } »
do-travel = Placer un ouvrier sur l’emplacement { $resource_of }
do-return = Retirer l’ouvrier
do-end = Terminer le tour
lock-refill = révèle une nouvelle carte
lock-flip = retourne une pièce
lock-pile = révèle un nouveau personnage
lock-reshuffle = mélange une guilde
lock-passed = ne s’annule pas
lock-start = la partie commence ici

## What a move brings

brings-pays = { $cost ->
        [one] payer { $cost } pièce
       *[other] payer { $cost } pièces
    }
brings-free = gratuit
brings-coins = { $full ->
        [yes] aucune pièce : vous en avez 5
       *[no] { $gained ->
            [one] +{ $gained } pièce
           *[other] +{ $gained } pièces
        }
    }
brings-slot = un ouvrier va sur { $slots }
brings-back = ouvriers de retour : { $slots }
brings-bonuses = bonus : { $list }
brings-character = { $last ->
        [yes] { $character_the }, puis la pile est vide
       *[no] { $character_the }
    }
brings-pool = tous les personnages de la guilde sont rendus : vous en recevez 1 sur { $count } ({ $characters })
brings-robbed = { $player } perd { $character_the }
brings-robbed-me = vous rendez { $character_the }
brings-third = troisième bâtiment : un doit partir
brings-flip = { $known ->
        [yes] révèle « { $card } »
       *[no] bâtiment inconnu
    }
brings-recover = puis seulement des cartes Ouvrier ce tour-ci
brings-discard = sous la pioche, où tout le monde peut le suivre
brings-travel = l’ouvrier y reste même si vous perdez le Voyageur, qui vaut alors 0
brings-reaction = puis { $player } (Bâtisseur) peut construire
brings-end = termine la partie
from-bonus = { $bonus } (« { $card } »)
slot-of = { $resource } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })
points-change = { $who } { $change }
preview-none = Aucun coup n’est examiné.

## Undo

undo = Annuler
undo-takes-back = Annule : { $move }
undo-to-here = Annuler à partir d’ici : { $move }
undo-why = Rien ne peut être annulé maintenant ; appuyez pour savoir pourquoi.
undo-stops = { $lock ->
        [off] À cette table, rien ne s’annule.
        [refill] Plus rien ne peut être annulé : une nouvelle carte est arrivée dans la rangée.
        [flip] Plus rien ne peut être annulé : une pièce a été retournée.
        [pile] Plus rien ne peut être annulé : un nouveau personnage est apparu.
        [reshuffle] Plus rien ne peut être annulé : une guilde a été mélangée.
        [passed] Rien ne peut être annulé : c’est à quelqu’un d’autre de choisir.
       *[start] Il n’y a encore rien à annuler.
    }
may-be-undone = peut être annulé

## Moves that were made, where what they cost or brought is no longer at hand

made-recover = récupérer toutes les cartes Ouvrier
made-coins = carte Ouvrier { $worker } : gagner des pièces
made-resource = carte Ouvrier { $worker } : prendre { $resource_of }
made-second = prendre une deuxième ressource : { $resource }
made-building = carte Ouvrier { $worker } : prendre le bâtiment en position { $position }
made-done = ne plus utiliser de bonus
made-swap = Intendant : céder « { $given } » en position { $position }

## Why not

rule-link = Règle { $rule }
close-why = Fermer
why-nothing = On ne peut rien en faire maintenant.
why-can = { $count ->
        [one] C’est possible, d’une seule façon.
       *[other] C’est possible, de { $count } façons.
    }
note-not-yours = C’est à { $player } de choisir.
note-not-saved = Votre coup est en cours d’enregistrement.
note-confirm-first = Confirmez d’abord votre tour, ou annulez-le.
note-moved-elsewhere = { $player } a joué dans une autre fenêtre.
note-pick-dropped = Ce que vous teniez ne peut plus servir ; c’est reposé.
note-robbed = Vous avez dû rendre { $character_the } : { $by } a rappelé la guilde.
note-goodbye = Le serveur a fermé cette table ici : { $reason ->
        [moved] un autre appareil a pris la place.
       *[other] { $reason }.
    }
note-seat-lost = Cette place est maintenant jouée depuis un autre appareil. Vous ne faites plus que regarder.
note-seat-gone = Cette place a maintenant un nouveau lien ; lui seul l’ouvre encore.
note-forced = Il ne reste que { $resource_the } : ce choix est fait pour vous.
note-copied = Le lien pour regarder est copié : { $link }
note-link = Le lien pour regarder : { $link }

## Connection

connection-open = Connexion établie.
connection-opening = Connexion…
connection-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
standing-saved = sauvegardé
standing-saving = sauvegarde…
standing-lost = hors ligne
watching = { $count ->
        [0] Vous regardez
        [one] Vous regardez
       *[other] Vous regardez ({ $count })
    }
thinking = { $player } réfléchit : { $seconds } s
clock-warning = { $seconds ->
        [one] Il vous reste { $seconds } seconde pour choisir.
       *[other] Il vous reste { $seconds } secondes pour choisir.
    }
clock-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
clock-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
chance = { $player } { $chance } %

## The city

zoom = Vue de la ville
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la ville
city-beyond = { $count ->
        [one] { $count } case à choisir plus loin { $side_at }
       *[other] { $count } cases à choisir plus loin { $side_at }
    }
cell-title = Case { $cell }
cell-card = { $cell } « { $card } », { $owner } ; côtés avec rue : { $streets } ; bonus : { $bonus } ; { $points }
cell-square = { $cell } Quartier Central ; ouvriers : { $spots }
cell-spot = { $player } sur { $resource_the }
cell-fits = { $cell } libre ; « { $card } » peut se construire ; { $changes }
cell-would-fit = { $cell } libre ; « { $card } » conviendrait, mais vous ne pouvez pas payer son coût
cell-unfit = { $cell } libre ; « { $card } » ne convient pas ici
cell-refused = { $cell } libre ; ne convient pas, côtés : { $sides }
cell-free = { $cell } libre
cell-bonus = { $name } ; son bonus attend : { $bonus }
square-words = { $points } points à chaque joueur qui a un ouvrier ici. Seul le Voyageur y va.

## Cards and pieces

words-card = « { $card } » : coûte { $paid } ; bonus : { $bonus } ; emblème de guilde : { $guild } ; points : { $points } ; côtés avec rue : { $streets }
words-character = { $character } : { $power }
row-name = Position { $position } : { $words } ; { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
row-prices-of = prix avec la carte { $worker }
row-prices-least = prix le plus bas de votre main
price-free = gratuit
deck-name = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
deck-known = Cartes que tout le monde peut suivre, depuis le dessus
deck-known-card = { $place } : « { $card } »
deck-unknown = Aucune carte de la pioche n’est connue.
name-of-column = { $resource } : { $slots }
slot-name = emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    } : { $who }
slot-free = libre
my-worker = Votre ouvrier sur { $resource_the }, emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }
worker-name = Carte Ouvrier { $worker } : { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } ; { $resources } ; prix de la rangée { $prices }
worker-played = Carte Ouvrier { $worker }, jouée ; appuyez pour récupérer
my-hand = Votre main : { $count ->
        [one] { $count } carte Ouvrier
       *[other] { $count } cartes Ouvrier
    }
my-buildings = Vos bâtiments
my-things = Vos pièces, votre réserve et vos personnages
my-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
my-supply = Réserve : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } ; dans la ville { $city }. Appuyez pour en retirer un du plateau.
pile-name = { $guild } : { $character } au sommet de { $count } ; { $power }
pile-empty-name = { $guild } : la pile est vide. Qui prend le prochain personnage rappelle d’abord tous ceux de cette guilde.
pile-all-return = tous reviennent
pile-count = { $count ->
        [0] Il n’y a aucun personnage dans la pile.
        [one] Il y a 1 personnage dans la pile.
       *[other] Il y a { $count } personnages dans la pile.
    }
members-of-guild = Personnages de la guilde { $guild_of }
player-words = { $name }{ $me ->
        [yes] , vous
       *[no] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; dans la ville { $city } sur { $most } ; pièces { $coins } ; réserve { $supply } ; cartes Ouvrier en main : { $hand } ; bâtiments : { $buildings } ; personnages : { $characters }{ $standing ->
        [chooses] {" "}; doit choisir maintenant
        [bot] {" "}; un bot joue
        [away] {" "}; n’est pas là
       *[no] {""}
    }
player-holds = Points maintenant : { $points }. Pièces { $coins }, réserve { $supply }, main { $hand }.
player-holds-nothing = Il n’y a ici ni bâtiment ni personnage.
points-now = Points actuels, ligne par ligne
player-known-coins = Pièces dont le côté bâtiment est connu : { $cards }
seat-bot = { $reason ->
        [none] Place jouée par le bot { $bot }
        [time] Temps écoulé : le bot { $bot } joue
       *[other] Le bot { $bot } joue en remplacement
    }
seat-away = n’est pas là

## Recap, log, chat

recap = Depuis votre dernier tour
recap-round = Le dernier tour de table
which-turn = Tour { NUMBER($turn, useGrouping: 0) }
recap-show = Montrer
recap-next = Suivant
log-look = Regarder le tour { $turn }
recap-nothing = Il ne s’est rien passé depuis.
recap-lost = Vous avez rendu : { $characters }.
recap-coins = Vos pièces : { $before } → { $after }.
recap-row = Nouveau dans la rangée : { $cards }.
recap-slots = De nouveau libre : { $slots }.
recap-points = Vos points : { $before } → { $after }.
log-older = { $count ->
        [one] { $count } ligne précédente
       *[other] { $count } lignes précédentes
    }
chat = Discussion
chat-text = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-heard = { $name } dit : { $text }
chat-somebody = quelqu’un
chat-watcher = { $name } (dans le public)
chat-unread = Discussion, { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

## Hint

hint-asked = Un bon bot réfléchit…
hint-chance = { $chance } % de chances de gagner

## The menu

menu-start = Toutes les tables
menu-settings = Réglages
menu-points = Points sur les cases : oui ou non
menu-save = Enregistrer la partie dans un fichier
menu-watch-link = Copier le lien pour regarder
menu-about = À propos de cette table
about-game = Partie
about-deal = Distribution
about-deal-named = Elle porte un nom, « { $deal } ». Le même nom distribue les mêmes cartes : qui l’a déjà jouée sait peut-être quelles cartes viennent.
about-deal-secret = Secrète jusqu’à la fin de la partie. Quand la table a été préparée, le serveur a publié cette empreinte de sa graine. Ensuite, les pages de ceux qui jouent ont ajouté des valeurs aléatoires ; personne n’a donc choisi les cartes seul :
about-deal-seed = La graine était { $seed }.
about-deal-check = Pour le vérifier après la partie, enregistrez la partie dans un fichier et lancez : oddville verify FICHIER.odd
shuffle-matches = { $own ->
        [0] Mélange vérifié : c’est celui qui était promis avant la partie.
       *[other] Mélange vérifié : c’est celui qui était promis avant la partie, avec une valeur aléatoire de cette page.
    }
shuffle-differs = Le mélange n’est pas celui qui était promis avant la partie. Enregistrez la partie, et ne faites pas confiance à ce serveur.
menu-move-seat = Jouer sur un autre appareil
move-seat-about = Sur l’autre appareil, ouvrez la page d’accueil et tapez ce code sous « Rejoindre une table ». Il sert une fois, pendant { $minutes } minutes. Cette page ne fait alors que regarder, et peut reprendre la place.
move-seat-code = Code de votre place : { $code }
menu-replay = Revoir la partie
menu-leave = Laisser ma place à un bot
menu-leave-question = Un bot continue pour vous. Vous pourrez reprendre votre place. Partir ?
menu-resign = Abandonner
menu-resign-question = Abandonner pour de bon ? Un bot joue à votre place jusqu’à la fin.
order = Consigne pour le Bâtisseur
order-about = Après qu’un autre joueur a construit, vous pouvez construire pour 2 pièces. Dites ici quand vous voulez qu’on vous le demande. La consigne ne construit jamais d’elle-même.
order-ask = Toujours me demander
order-never = Jamais : renoncer pour moi
order-gain = Ne me demander que si une construction me rapporte tout de suite au moins ces points :
order-least = Points
order-save = Enregistrer

## Keys

keys = Touches

## Text view

text-view = Vue en texte
text-line = Un numéro, un coup ou une commande
text-enter = Valider
text-empty = { $most ->
        [0] Tapez help pour voir ce que vous pouvez taper.
        [one] Tapez 1 pour jouer le seul coup, ou help.
       *[other] Tapez un numéro de 1 à { $most }, un coup ou help.
    }
text-help = Tapez le numéro d’un coup, un coup en notation, why et un coup, ou un mot parmi : { $commands }.
text-do-or-cancel = { $move } ? Tapez do ou cancel.
text-card = { $cell } { $owner } ; { $words }
text-square = { $cell } Quartier Central ; ouvriers : { $spots }
text-kind-choose = Première ressource
text-kind-recover = Récupérer
text-kind-coins = Pièces
text-kind-resource = Une ressource
text-kind-building = Un bâtiment de la rangée
text-kind-build = Construire
text-kind-second = Une seconde ressource
text-kind-bonus = Les bonus
text-kind-transform = Bonus qui déplacent un ouvrier
text-kind-done = Terminer
text-kind-discard = Quel bâtiment part
text-kind-decline = Ne pas construire
text-kind-cheat = Tricheur
text-kind-swap = Intendant
text-kind-travel = Voyageur
text-kind-return = Retirer un ouvrier du plateau
text-kind-end = Terminer le tour

## The end

end-rematch = Rejouer
end-rematch-now = Commencer
end-waiting = Veulent rejouer : { $willing } sur { $people }.
end-next-table = À la partie suivante
end-save = Enregistrer
end-share = Partager
end-look = Regarder la table
