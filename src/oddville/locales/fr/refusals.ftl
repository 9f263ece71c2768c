### Why a move is refused. Each stands beside the id of its rule.

refusal-set-up-first = Chacun prend d’abord une ressource : c’est à { $player } de choisir.
refusal-set-up-over = La première ressource ne se choisit qu’à la mise en place.
refusal-resource-chosen = { $player } a déjà pris { $resource_the } ; choisissez une autre ressource.
refusal-main-action-done = Un tour comporte une seule action principale, et celle de ce tour est déjà faite.
refusal-not-your-turn = C’est le tour de { $player } : vous ne pouvez faire cela que pendant votre propre tour.
refusal-in-the-middle = Vous ne pouvez pas terminer votre tour au milieu de l’action principale ({ $phase }).
refusal-return-while-discarding = Tant qu’un bâtiment doit partir, aucun ouvrier ne peut être retiré du plateau.
refusal-no-worker-to-return = Vous n’avez pas d’ouvrier sur l’emplacement { $resource_of } à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }.
refusal-no-passing = On ne peut pas passer : jouez une carte Ouvrier ou construisez.
refusal-discard-first = Vous avez un troisième bâtiment : choisissez d’abord lequel part ({ $cards }).
refusal-no-third-building = Vous n’avez pas de troisième bâtiment, aucun ne doit donc partir.
refusal-not-yours-to-discard = « { $card } » n’est pas devant vous.
refusal-too-few-coins = Cela coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } et vous en avez { $coins } : il { $missing ->
        [one] en manque { $missing }
       *[other] en manque { $missing }
    }.
refusal-nothing-to-recover = Vos quatre cartes Ouvrier sont dans votre main : il n’y a rien à récupérer.
refusal-recovered-so-no-build = Vous avez récupéré vos cartes ; l’action principale de ce tour est donc de jouer une carte Ouvrier.
refusal-not-in-hand = La carte Ouvrier { $worker } n’est pas dans votre main.
refusal-shows-no-coins = La carte Ouvrier { $worker } ne montre pas de pièces.
refusal-not-shown = La carte Ouvrier { $worker } ne montre pas { $resource_de }.
refusal-supply-empty = Vous n’avez plus d’ouvrier en réserve : retirez-en d’abord un du plateau.
refusal-not-your-building = « { $card } » n’est pas devant vous.
refusal-missing-resources = Pour « { $card } », il vous manque : { $missing }.
refusal-nothing-adjacent = Aucune carte de la ville n’est adjacente à { $cell }.
refusal-above-main-square = { $cell } se trouve au-dessus de la rangée du Quartier Central.
refusal-edges-differ = « { $card } » ne convient pas en { $cell } : { $edges }.
refusal-cell-taken = « { $card } » se trouve déjà en { $cell }.
refusal-no-bonus-there = Aucun bonus n’attend en { $cell }.
refusal-other-resource = Le bonus en { $cell } donne { $bonus }, pas { $resource_of }.
refusal-bonus-needs-supply = Vous n’avez plus d’ouvrier en réserve : retirez-en d’abord un du plateau.
refusal-nothing-to-double = Vous n’avez pas { $resource_de } à doubler.
refusal-not-a-transform = Le bonus en { $cell } donne { $bonus } ; il ne déplace pas d’ouvrier.
refusal-transform-needs-worker = Le bonus en { $cell } déplace un ouvrier : indiquez lequel et où il va, comme dans bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Vous n’avez pas d’ouvrier sur l’emplacement { $resource_of } à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }.
refusal-same-resource = L’ouvrier doit aller vers une autre ressource que { $resource_the }.
refusal-nothing-to-stop = Il n’y a ni bonus ni seconde ressource à laquelle renoncer.
refusal-no-second-resource = Il n’y a pas de seconde ressource à prendre maintenant.
refusal-no-cheater = Vous n’avez pas le Tricheur.
refusal-already-cheated = Le Tricheur agit une fois par tour, et il a déjà servi.
refusal-no-coin-to-switch = Vous n’avez pas de pièce à retourner.
refusal-no-bookkeeper = Vous n’avez pas l’Intendant.
refusal-already-swapped = L’Intendant agit une fois par tour, et il a déjà servi.
refusal-not-yours-to-swap = « { $card } » n’est pas devant vous.
refusal-no-reaction = Personne d’autre ne vient de construire : vous ne pouvez pas construire avec le Bâtisseur maintenant.
refusal-no-traveller = Vous n’avez pas le Voyageur.
refusal-no-such-spot = Le Quartier Central n’a pas d’emplacement pour { $resource_the }.
refusal-spot-taken = { $player } a déjà un ouvrier sur l’emplacement { $resource_of }.
refusal-already-on-square = Vous avez déjà un ouvrier sur le Quartier Central.
refusal-no-worker-to-send = Vous n’avez pas d’ouvrier sur { $resource_the } à envoyer.
refusal-game-is-over = La partie est terminée.
