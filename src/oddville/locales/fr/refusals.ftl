### Why a move is refused. Each is shown with the id of its rule.

refusal-set-up-first = Chaque joueur prend d’abord une ressource : c’est à { $player } de choisir.
refusal-set-up-over = La première ressource ne se choisit qu’à la mise en place.
refusal-resource-chosen = { $player } a déjà pris { $resource_the } ; choisissez une autre ressource.
refusal-main-action-done = Vous avez déjà fait votre action principale ce tour-ci.
refusal-not-your-turn = C’est à { $player } de jouer : vous ne pouvez faire cela que pendant votre tour.
refusal-in-the-middle = Vous ne pouvez pas terminer votre tour au milieu de votre action principale ({ $phase }).
refusal-return-while-discarding = Tant que vous devez défausser un bâtiment, vous ne pouvez pas retirer d’ouvriers du plateau.
refusal-no-worker-to-return = Vous n’avez pas d’ouvrier sur l’emplacement { $resource_of } à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }.
refusal-no-passing = Vous ne pouvez pas passer : jouez une carte Ouvrier ou construisez.
refusal-discard-first = Vous avez trois bâtiments : défaussez-en d’abord un ({ $cards }).
refusal-no-third-building = Vous n’avez pas de troisième bâtiment, vous n’avez donc rien à défausser.
refusal-not-yours-to-discard = Vous n’avez pas « { $card } ».
refusal-too-few-coins = Cela coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } et vous en avez { $coins } : il { $missing ->
        [one] en manque { $missing }
       *[other] en manque { $missing }
    }.
refusal-nothing-to-recover = Vos quatre cartes Ouvrier sont dans votre main : il n’y a rien à récupérer.
refusal-recovered-so-no-build = Vous avez récupéré vos cartes Ouvrier : votre action principale de ce tour doit être d’en jouer une.
refusal-not-in-hand = La carte Ouvrier { $worker } n’est pas dans votre main.
refusal-shows-no-coins = La carte Ouvrier { $worker } ne montre aucune pièce.
refusal-not-shown = La carte Ouvrier { $worker } ne montre pas { $resource_de }.
refusal-supply-empty = Vous n’avez plus d’ouvrier en réserve : retirez-en d’abord un du plateau.
refusal-not-your-building = Vous n’avez pas « { $card } ».
refusal-missing-resources = Pour construire « { $card } », il vous manque : { $missing }.
refusal-nothing-adjacent = La case { $cell } ne touche aucune carte de la ville.
refusal-above-main-square = La case { $cell } est au-dessus de la rangée du Quartier Central.
refusal-edges-differ = « { $card } » ne peut pas se construire en { $cell } : { $edges }.
refusal-cell-taken = La case { $cell } est déjà occupée par « { $card } ».
refusal-no-bonus-there = Il n’y a pas de bonus à utiliser en { $cell }.
refusal-other-resource = Le bonus en { $cell } donne { $bonus }, pas { $resource_of }.
refusal-bonus-needs-supply = Vous n’avez plus d’ouvrier en réserve : retirez-en d’abord un du plateau.
refusal-nothing-to-double = Vous n’avez pas { $resource_de } à doubler.
refusal-not-a-transform = Le bonus en { $cell } donne { $bonus } ; il ne déplace pas d’ouvrier.
refusal-transform-needs-worker = Le bonus en { $cell } déplace un ouvrier : indiquez lequel et où il va, par exemple bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Vous n’avez pas d’ouvrier sur l’emplacement { $resource_of } à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }.
refusal-same-resource = L’ouvrier doit aller vers une autre ressource que { $resource_the }.
refusal-nothing-to-stop = Vous n’avez ni bonus ni seconde ressource à refuser.
refusal-no-second-resource = Vous ne pouvez pas prendre de seconde ressource maintenant.
refusal-no-cheater = Vous n’avez pas le Tricheur.
refusal-already-cheated = Vous avez déjà utilisé le Tricheur ce tour-ci.
refusal-no-coin-to-switch = Vous n’avez pas de pièce à retourner.
refusal-no-bookkeeper = Vous n’avez pas l’Intendant.
refusal-already-swapped = Vous avez déjà utilisé l’Intendant ce tour-ci.
refusal-not-yours-to-swap = Vous n’avez pas « { $card } ».
refusal-no-reaction = Aucun autre joueur ne vient de construire : vous ne pouvez pas construire avec le Bâtisseur maintenant.
refusal-no-traveller = Vous n’avez pas le Voyageur.
refusal-no-such-spot = Le Quartier Central n’a pas d’emplacement pour { $resource_the }.
refusal-spot-taken = { $player } a déjà un ouvrier sur l’emplacement { $resource_of }.
refusal-already-on-square = Vous avez déjà un ouvrier sur le Quartier Central.
refusal-no-worker-to-send = Vous n’avez pas d’ouvrier sur { $resource_the } à envoyer.
refusal-game-is-over = La partie est terminée.
