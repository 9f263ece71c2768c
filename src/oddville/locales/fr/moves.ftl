### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, prenez votre première ressource : un ouvrier va gratuitement sur son emplacement à 2 pièces.
ask-turn = { $player }, { $recovered ->
        [yes] vous avez récupéré vos cartes : jouez maintenant une carte Ouvrier.
       *[no] jouez une carte Ouvrier ou construisez.
    }
ask-second-resource = { $player }, le Seigneur vous permet de prendre une seconde ressource avec cette carte Ouvrier.
ask-discard = { $player }, vous avez trois bâtiments : lequel va sous la pioche ?
ask-bonus = { $player }, votre bâtiment vous donne des bonus : prenez-les dans l’ordre de votre choix.
ask-reaction = { $player }, avec le Bâtisseur, vous pouvez construire aussi, pour 2 pièces.
ask-close = { $player }, utilisez un pouvoir ou terminez votre tour.

move-choose = prendre { $resource_of } comme première ressource
move-recover = récupérer toutes les cartes Ouvrier, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-coins = carte Ouvrier { $worker } : gagner { $gained ->
        [0] zéro pièce, car la limite est de cinq
        [one] 1 pièce
       *[other] { $gained } pièces
    }
move-resource = carte Ouvrier { $worker } : prendre { $resource_of }, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-second = prendre { $resource_of } comme deuxième ressource, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-building = carte Ouvrier { $worker } : prendre « { $card } » en position { $position }, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-build = construire « { $card } » en { $cell }, payer { $paid }
move-react = construire « { $card } » en { $cell }, payer 2 pièces et { $paid }
move-bonus = prendre { $resource_of } de « { $card } » en { $source }
move-transform = déplacer un ouvrier { $from_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) vers { $to_the }, par « { $card } » en { $source }
move-done = ne plus prendre de bonus
move-done-second = ne pas prendre de seconde ressource
move-discard = mettre « { $card } » sous la pioche
move-decline = ne pas construire
move-cheat = Tricheur : transformer en bâtiment la dernière pièce gagnée
move-swap = Intendant : échanger « { $given } » contre « { $taken } » en position { $position }
move-travel = Voyageur : placer un ouvrier sur l’emplacement { $resource_of } du Quartier Central, payer { $resource_of }
move-return = remettre dans votre réserve un ouvrier { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })
move-end = terminer le tour
