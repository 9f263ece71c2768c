### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, prenez votre première ressource : un ouvrier va gratuitement sur l’emplacement à 2 pièces.
ask-turn = { $player }, { $recovered ->
        [yes] vous avez récupéré vos cartes Ouvrier : jouez-en une maintenant.
       *[no] jouez une carte Ouvrier ou construisez.
    }
ask-second-resource = { $player }, le Seigneur vous permet de prendre une seconde ressource avec cette carte Ouvrier.
ask-discard = { $player }, vous avez trois bâtiments. Lequel défaussez-vous ?
ask-bonus = { $player }, votre bâtiment vous donne des bonus. Utilisez-les dans l’ordre de votre choix.
ask-reaction = { $player }, le Bâtisseur vous permet de construire aussi, pour 2 pièces.
ask-close = { $player }, utilisez un pouvoir ou terminez votre tour.

move-choose = prendre { $resource_of } comme première ressource
move-recover = récupérer toutes les cartes Ouvrier, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-coins = carte Ouvrier { $worker } : { $gained ->
        [0] aucune pièce, car la limite est de 5
        [one] gagner 1 pièce
       *[other] gagner { $gained } pièces
    }
move-resource = carte Ouvrier { $worker } : prendre { $resource_of }, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-second = prendre { $resource_of } comme seconde ressource, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-building = carte Ouvrier { $worker } : prendre « { $card } » en position { $position }, { $cost ->
        [0] gratuit
        [one] payer 1 pièce
       *[other] payer { $cost } pièces
    }
move-build = construire « { $card } » en { $cell } (coût : { $paid })
move-react = construire « { $card } » en { $cell } pour 2 pièces (coût : { $paid })
move-bonus = prendre { $resource_of } grâce à « { $card } » en { $source }
move-transform = « { $card } » en { $source } : déplacer un ouvrier { $from_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) vers { $to_the }
move-done = ne plus prendre de bonus
move-done-second = ne pas prendre de seconde ressource
move-discard = défausser « { $card } »
move-decline = ne pas construire
move-cheat = Tricheur : transformer en bâtiment la dernière pièce gagnée
move-swap = Intendant : échanger « { $given } » contre « { $taken } » en position { $position }
move-travel = Voyageur : placer un ouvrier sur l’emplacement { $resource_of } du Quartier Central, payer { $resource_of }
move-return = remettre dans votre réserve un ouvrier { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    })
move-end = terminer le tour
