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
title-mine = ● À vous de jouer · { $table } · OddVille
notice-turn = OddVille : à vous de jouer
table-of = Table : { $names }
table-waiting = La partie n’a pas encore commencé.

tool-hint = Conseil
tool-text = Texte
tool-log = Journal
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Décision
region-mine = Ma zone
region-mine-of = { $player } (vous)
region-area-of = Zone : { $player }
region-city = Ville
region-row = Rangée de bâtiments
region-resources = Plateau Ressources
region-players = Joueurs
region-guilds = Guildes
region-log = Journal
region-menu = Menu
resources-legend = d’abord l’emplacement libre le moins cher
guilds-legend = personnage du dessus et nombre de cartes
goal = { $round ->
        [yes] Le joueur qui a le plus de points gagne. La manche où un joueur a { $most ->
            [one] { $most } ouvrier
           *[other] { $most } ouvriers
        } dans la ville est la dernière.
       *[no] Le joueur qui a le plus de points gagne. La partie se termine quand un joueur a { $most ->
            [one] { $most } ouvrier
           *[other] { $most } ouvriers
        } dans la ville.
    }
skips = Accès rapide
skip-decision = Aller à la décision
skip-city = Aller à la ville
trays = Affichage
tray-row = Rangée
tray-mine = Ma zone
tray-guilds = Guildes
tray-players = Joueurs
tray-log = Journal
choices = Choix
steps = Coups de ce tour

## The decision: the player’s own questions are the ask- messages of moves.ftl

ask-confirm = { $player }, confirmez ou annulez votre tour.
ask-pinned = { $player } : { $move } ?
ask-saving = Enregistrement de votre coup…
ask-unsaved = Votre coup n’est pas encore enregistré. Il sera envoyé dès que la connexion sera rétablie.
ask-back = Vous regardez le tour { $turn }.
back-to-now = Revenir à la partie
ask-game-over = { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ask-over-plain = La partie est terminée.
ask-counting = La partie est terminée. On compte les points.
wait-confirm = { $player } peut encore annuler son tour.
wait-set-up = { $player } choisit sa première ressource.
wait-turn = { $bot ->
        [yes] { $player } joue.
       *[no] C’est à { $player } de jouer.
    }
wait-second-resource = { $player } peut prendre une seconde ressource.
wait-discard = { $player } choisit quel bâtiment défausser.
wait-bonus = { $player } choisit un bonus (encore { $left }).
wait-reaction = { $player } a le Bâtisseur et peut construire maintenant.
wait-close = { $player } peut utiliser un pouvoir ou terminer son tour.
last-turn = C’est le dernier tour.
last-round = C’est le dernier tour de table (règle maison).
held-worker = { $coins ->
        [0] Carte Ouvrier { $worker } : prenez une ressource ou un bâtiment de la rangée.
       *[other] Carte Ouvrier { $worker } : prenez des pièces, une ressource ou un bâtiment de la rangée.
    }
held-mine = { $cells ->
        [0] { $would ->
            [0] « { $card } » ne peut se construire nulle part dans la ville pour l’instant.
           *[other] « { $card } » peut se construire sur les cases en pointillé, mais il vous manque : { $missing }.
        }
        [one] « { $card } » peut se construire sur { $cells } case : choisissez-la.
       *[other] « { $card } » peut se construire sur { $cells } cases : choisissez-en une.
    }
held-row = « { $card } » : avec quelle carte Ouvrier ?{ $cells ->
        [unknown] { "" }
        [none] { " " }Pour l’instant, aucune case de la ville ne convient.
       *[some] { " " }La ville montre où il pourrait se construire.
    }
held-resource = { NUMBER($count) ->
       *[other] { $resource } : comment l’obtenir ?
    }
held-resource-return = Remettre dans votre réserve votre ouvrier sur { $resource_the } ? Vous perdez la ressource et son point.
held-cell = Que voulez-vous construire en { $cell } ?
held-coins = Pièces : avec quelle carte Ouvrier ?
held-played = Récupérer toutes vos cartes Ouvrier ?
held-character = { $character } : choisissez sur quoi l’utiliser.
held-bonus = Bonus de « { $card } » : choisissez comment l’utiliser.
held-slot = Votre ouvrier sur { $resource_the } : où doit-il aller ?
held-spot = Placer un ouvrier sur l’emplacement { $resource_of } ?
held-square = Voyageur : quel emplacement ?
held-off = Quel ouvrier revient dans votre réserve ? Vous perdez sa ressource et son point.

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
        [yes] Terminer le tour (inutilisé : { $lost })
       *[no] Terminer le tour
    }
lost-bonus = « { $card } »
lost-bonuses = { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus
    }
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

## The Do button, and what prevents undo

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
lock-reshuffle = remélange une guilde
lock-passed = irréversible
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
brings-slot = place un ouvrier : { $slots }
brings-back = ouvriers repris : { $slots }
brings-bonuses = bonus : { $list }
brings-character = { $last ->
        [yes] { $character_the }, dernière carte de la pile
       *[no] { $character_the }
    }
brings-pool = tous les personnages de la guilde sont rendus ; { $count ->
        [one] vous recevez { $characters }
       *[other] vous en recevez 1 sur { $count } ({ $characters })
    }
brings-robbed = { $player } perd { $character_the }
brings-robbed-me = vous rendez { $character_the }
brings-third = troisième bâtiment : vous devez en défausser un
brings-flip = { $known ->
        [yes] révèle « { $card } »
       *[no] bâtiment inconnu
    }
brings-recover = vous devrez jouer une carte Ouvrier ce tour-ci
brings-points = points : { $parts }
points-from-buildings = { $change } pour les bâtiments
points-from-character = { $change } pour le personnage
points-from-board = { $change } pour les ouvriers qui quittent le plateau Ressources
brings-discard = va sous la pioche ; tout le monde sait où il est
brings-travel = l’ouvrier reste même si vous perdez le Voyageur ; le Voyageur vaut alors 0
brings-reaction = puis { $player } (Bâtisseur) peut construire
brings-end = termine la partie
brings-last-round = déclenche le dernier tour de table
from-bonus = { $bonus } (« { $card } »)
slot-of = { $resource } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })
points-change = { $who } { $change }
effects = Ce que cela apporte
preview-none = Aucun coup sélectionné.

## Undo

undo = Annuler
undo-takes-back = Annuler : { $move }
undo-to-here = Tout annuler à partir d’ici : { $move }
undo-why = Impossible d’annuler pour l’instant. Appuyez pour savoir pourquoi.
undo-stops = { $lock ->
        [off] L’annulation est désactivée à cette table.
        [refill] Impossible d’annuler davantage : une nouvelle carte a été révélée dans la rangée.
        [flip] Impossible d’annuler davantage : une pièce a été retournée.
        [pile] Impossible d’annuler davantage : un nouveau personnage a été révélé.
        [reshuffle] Impossible d’annuler davantage : une guilde a été remélangée.
        [passed] Impossible d’annuler : la main est passée à un autre joueur.
       *[start] Il n’y a encore rien à annuler.
    }
may-be-undone = peut encore être annulé
choices-row = { $kind ->
        [swap] Pour échanger, choisissez un bâtiment encadré dans la rangée.
       *[other] { $only ->
            [yes] Choisissez un bâtiment encadré dans la rangée.
           *[no] ou un bâtiment encadré dans la rangée
        }
    }
choices-more = Autres choix
closing-again = C’est irréversible : appuyez encore sur la touche.

## Past moves whose cost or gain is no longer known

made-recover = récupérer toutes les cartes Ouvrier
made-coins = carte Ouvrier { $worker } : gagner des pièces
made-resource = carte Ouvrier { $worker } : prendre { $resource_of }
made-second = prendre une seconde ressource : { $resource }
made-building = carte Ouvrier { $worker } : prendre le bâtiment en position { $position }
made-done = ne plus prendre de bonus
made-swap = Intendant : échanger « { $given } » avec la position { $position }

## Why not

rule-link = Règle { $rule }
close-why = Fermer
why-nothing = Vous ne pouvez rien en faire pour l’instant.
why-no-building = Vous n’avez aucun bâtiment à construire ici. Prenez-en d’abord un dans la rangée avec une carte Ouvrier.
why-recover = Récupérer vos cartes Ouvrier coûte maintenant { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } (1 par carte en main), et vous en avez { $coins }. C’est gratuit quand votre main est vide.
why-can = { $count ->
        [one] C’est possible, d’une seule façon.
       *[other] C’est possible, de { $count } façons.
    }
note-not-yours = C’est à { $player } de choisir.
note-not-saved = Votre coup est en cours d’enregistrement.
note-confirm-first = Confirmez ou annulez d’abord votre tour.
note-moved-elsewhere = { $player } a joué dans une autre fenêtre.
note-pick-dropped = Votre sélection n’est plus possible ; elle a été effacée.
note-robbed = Vous avez dû rendre { $character_the } : { $by } a fait remélanger la guilde.
gained-character = Vous avez reçu { $character_the } : { $power }.
note-goodbye = Le serveur a déconnecté cette page : { $reason ->
        [moved] la place est maintenant jouée sur un autre appareil.
       *[other] { $reason }.
    }
note-seat-lost = Cette place est maintenant jouée sur un autre appareil. Vous regardez la partie.
note-wrong-link = Le lien n’ouvre aucune place ici : il est incomplet, ou la place a un nouveau lien. Vous regardez la partie.
note-seat-gone = Cette place a un nouveau lien. Lui seul permet de l’ouvrir.
note-forced = Il ne reste que { $resource_the } : le choix est automatique.
note-copied = Lien pour les spectateurs copié : { $link }
note-link = Lien pour les spectateurs : { $link }

## Connection

connection-open = Connexion établie.
connection-opening = Connexion…
connection-lost = Connexion interrompue. Reconnexion… Rien n’est perdu.
standing-saved = enregistré
standing-saving = enregistrement…
standing-lost = hors ligne
watching = { $count ->
        [0] Vous regardez
        [one] Vous regardez
       *[other] Vous regardez ({ $count })
    }
thinking = { $player } réfléchit : { $seconds } s
clock-warning = { $seconds ->
        [one] Il vous reste { $seconds } seconde.
       *[other] Il vous reste { $seconds } secondes.
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
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Toute la ville
city-beyond = { $count ->
        [one] { $count } autre case possible { $side_at }
       *[other] { $count } autres cases possibles { $side_at }
    }
cell-title = Case { $cell }
cell-card = { $cell } « { $card } », { $owner } ; rues : { $streets } ; bonus : { $bonus } ; { $points }
cell-square = { $cell } Quartier Central ; ouvriers : { $spots }
cell-spot = { $player } sur { $resource_the }
cell-fits = { $cell } libre ; « { $card } » peut se construire ici ; { $changes }
cell-would-fit = { $cell } libre ; « { $card } » peut se construire ici, mais vous ne pouvez pas payer son coût
cell-would-fit-points = { $cell } libre ; « { $card } » peut se construire ici, mais vous ne pouvez pas payer son coût ; construit ici : { $changes }
cell-site = { $cell } libre ; « { $card } » pourrait se construire ici ; construit ici : { $changes }
cell-unfit = { $cell } libre ; « { $card } » ne peut pas se construire ici
cell-refused = { $cell } libre ; bordures incompatibles : { $sides }
cell-free = { $cell } libre
cell-bonus = { $name } ; bonus disponible : { $bonus }
square-words = { $points } points pour chaque joueur qui a un ouvrier ici. Seul le Voyageur permet d’en placer un.

## Cards and pieces

words-card = « { $card } » : coûte { $paid } ; bonus : { $bonus } ; guilde : { $guild } ; points : { $points } ; rues : { $streets }
words-character = { $character } : { $power }
row-name = Position { $position } : { $words } ; { $cost ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $cost } pièces
    }
row-name-unpriced = Position { $position } : { $words }
row-prices-of = prix avec la carte { $worker }
row-prices-least = prix les plus bas avec votre main
price-free = gratuit
price-swap = échange
row-name-swap = Position { $position } : { $words } ; échange
row-prices-swap = l’échange ne coûte aucune pièce
deck-name = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
deck-known = Cartes connues, à partir du dessus
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
    } ; { $resources } ; prix de la rangée : { $prices }
worker-played = Carte Ouvrier { $worker }, jouée. Appuyez pour récupérer.
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
    } ; dans la ville : { $city }. Appuyez pour retirer un ouvrier du plateau.
pile-name = { $guild } : { $character } en haut d’une pile de { $count } ; { $power }
pile-top = { $character_narrow }
pile-empty-name = { $guild } : la pile est vide. Quand un joueur devra prendre un personnage, tous rendront d’abord les leurs.
pile-all-return = vide
pile-count = { $count ->
        [0] La pile est vide.
        [one] 1 personnage dans la pile.
       *[other] { $count } personnages dans la pile.
    }
members-of-guild = Personnages de la guilde { $guild_of }
player-words = { $name }{ $me ->
        [yes] {" "}(vous)
       *[no] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; dans la ville : { $city } sur { $most } ; pièces : { $coins } ; réserve : { $supply } ; cartes Ouvrier en main : { $hand } ; bâtiments : { $buildings } ; personnages : { $characters }{ $standing ->
        [chooses] {" "}; doit choisir maintenant
        [bot] {" "}; place jouée par un bot
        [away] {" "}; hors ligne
       *[no] {""}
    }
player-holds = Points actuels : { $points }. Pièces : { $coins }, réserve : { $supply }, main : { $hand }.
player-holds-nothing = Aucun bâtiment ni personnage pour l’instant.
points-now = Points actuels
player-known-coins = Pièces dont le côté bâtiment est connu : { $cards }
seat-bot = { $reason ->
        [none] Place jouée par le bot { $bot }
        [time] Temps écoulé : le bot { $bot } joue
       *[other] Le bot { $bot } joue en remplacement
    }
seat-away = hors ligne
seat-bot-named = { $name }, { $bot ->
        [newcomer] nouveau venu (bot)
        [apprentice] apprenti (bot)
        [mason] maçon (bot)
        [architect] architecte (bot)
        [mayor] maire (bot)
        [greedy] bot glouton
        [random] bot aléatoire
       *[other] bot
    }

## Recap, log, chat

recap = Depuis votre dernier tour
recap-round = Dernier tour de table
which-turn = Tour { NUMBER($turn, useGrouping: 0) }
recap-show = Afficher
recap-next = Suivant
log-look = Voir le tour { $turn }
recap-nothing = Ce que les autres font après votre tour s’affiche ici.
hold-a-card = Appuyez longuement sur une carte pour en savoir plus.
recap-lost = Vous avez rendu : { $characters }.
recap-coins = Vos pièces : { $before } → { $after }.
recap-row = Nouveau dans la rangée : { $cards }.
recap-slots = De nouveau libres : { $slots }.
recap-points = Vos points : { $before } → { $after }.
log-older = { $count ->
        [one] { $count } ligne précédente
       *[other] { $count } lignes précédentes
    }
chat = Chat
chat-text = Écrivez un message
chat-send = Envoyer
chat-empty = Aucun message pour l’instant.
chat-heard = { $name } : { $text }
chat-somebody = quelqu’un
chat-watcher = { $name } (spectateur)
chat-unread = Chat, { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

## Hint

hint-asked = Un bot expert réfléchit…
hint-chance = { $chance } % de chances de gagner

## The menu

menu-start = Page d’accueil
menu-settings = Réglages
menu-adjust = Vitesse des bots et confirmation
menu-aid = Signification des symboles
menu-points = Afficher ou masquer les points sur les cases
menu-coordinates = Afficher ou masquer les coordonnées des cases
menu-save = Enregistrer la partie
menu-watch-link = Copier le lien pour les spectateurs
menu-about = À propos de cette table
about-game = Partie
about-deal = Distribution
about-deal-named = Cette distribution a un nom, « { $deal } ». Le même nom distribue toujours les mêmes cartes : un joueur qui l’a déjà jouée sait peut-être ce qui vient.
about-deal-secret = Secrète jusqu’à la fin de la partie. À la création de la table, le serveur a publié cette empreinte de sa graine. Les pages des joueurs ont ensuite ajouté des valeurs aléatoires, si bien que personne n’a pu choisir seul les cartes :
about-deal-seed = La graine était { $seed }.
about-deal-check = Pour vérifier après la partie, enregistrez-la et lancez : oddville verify FICHIER.odd
shuffle-matches = { $own ->
        [0] Mélange vérifié : c’est celui qui avait été promis avant la partie.
       *[other] Mélange vérifié : c’est celui qui avait été promis avant la partie, et il contient une valeur aléatoire de cette page.
    }
shuffle-differs = Le mélange ne correspond pas à ce qui avait été promis avant la partie. Enregistrez la partie et ne vous fiez pas à ce serveur.
menu-move-seat = Jouer sur un autre appareil
move-seat-about = Sur l’autre appareil, ouvrez la page d’accueil et saisissez ce code sous « Rejoindre une table ». Il est valable une seule fois, pendant { $minutes } minutes. Cette page passera alors en mode spectateur et pourra reprendre la place.
move-seat-code = Code de votre place : { $code }
menu-replay = Revoir la partie
menu-leave = Laisser ma place à un bot
menu-leave-question = Un bot jouera pour vous jusqu’à ce que vous repreniez votre place. Quitter la table ?
menu-resign = Abandonner
menu-resign-question = Abandonner définitivement ? Un bot jouera à votre place jusqu’à la fin.
order = Refus automatique (Bâtisseur)
order-about = Quand un autre joueur a construit, vous pouvez construire pour 2 pièces. Choisissez quand la question vous est posée. Rien n’est jamais construit automatiquement.
order-ask = Toujours me demander
order-never = Ne jamais demander : toujours refuser
order-gain = Ne demander que si une construction me rapporte tout de suite au moins ce nombre de points :
order-least = Points
order-save = Enregistrer

## Keys

keys = Raccourcis clavier

## Text view

text-view = Mode texte
text-line = Numéro, coup ou commande
text-enter = Valider
text-empty = { $most ->
        [0] Tapez help pour voir ce que vous pouvez taper.
        [one] Tapez 1 pour jouer le seul coup, ou help.
       *[other] Tapez un numéro de 1 à { $most }, un coup ou help.
    }
text-help = Tapez le numéro d’un coup, un coup en notation, why suivi d’un coup, ou une de ces commandes : { $commands }.
text-do-or-cancel = { $move } ? Tapez do ou cancel.
text-card = { $cell } { $owner } ; { $words }
text-square = { $cell } Quartier Central ; ouvriers : { $spots }
text-kind-choose = Première ressource
text-kind-recover = Récupérer
text-kind-coins = Pièces
text-kind-resource = Ressource
text-kind-building = Bâtiment de la rangée
text-kind-build = Construire
text-kind-second = Seconde ressource
text-kind-bonus = Bonus
text-kind-transform = Bonus : déplacer un ouvrier
text-kind-done = Terminer
text-kind-discard = Défausser un bâtiment
text-kind-decline = Ne pas construire
text-kind-cheat = Tricheur
text-kind-swap = Intendant
text-kind-travel = Voyageur
text-kind-return = Retirer un ouvrier du plateau
text-kind-end = Terminer le tour

## The end

end-rematch = Revanche
end-rematch-now = Commencer
end-next-table = Aller à la revanche
end-save = Enregistrer
end-share = Partager
end-look = Voir la table
end-full-game = Jouer la partie complète
end-name = Quel est votre nom ? Il sera affiché à vos prochaines tables.
end-name-save = Enregistrer
end-result = Voir le résultat
end-no-rematch = Pas de revanche
end-watch-next = Regarder la revanche
end-today = Ville du jour : résultat et image
end-vote = { $name } : { $vote ->
        [yes] veut une revanche
        [no] pas de revanche
        [away] absent
        [bot] bot
       *[open] pas encore de réponse
    }

## The screen view

menu-screen = Afficher sur une télé ou un projecteur
screen-title = Écran
screen-full = Plein écran
screen-take = Scannez pour prendre une place libre
screen-follow = Scannez pour jouer ou regarder sur un téléphone
