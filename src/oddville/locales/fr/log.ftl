### What happened, one sentence each.

log-turn = Tour { NUMBER($turn, useGrouping: 0) } : { $player }.
log-choose = { $player } prend { $resource_of } comme première ressource.
log-recover = { $player } récupère { $cards ->
        [one] { $cards } carte Ouvrier
       *[other] { $cards } cartes Ouvrier
    }, { $cost ->
        [0] gratuitement
        [one] en payant 1 pièce
       *[other] en payant { $cost } pièces
    }.
log-recover-free = { $player } récupère toutes ses cartes Ouvrier.
log-coins = { $player } joue la carte Ouvrier { $worker } et { $gained ->
        [0] ne gagne aucune pièce (la limite est de 5)
        [one] gagne 1 pièce
       *[other] gagne { $gained } pièces
    }.
log-resource = { $player } joue la carte Ouvrier { $worker } pour { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }), { $cost ->
        [0] gratuitement
        [one] en payant 1 pièce
       *[other] en payant { $cost } pièces
    }.
log-resource-second = { $player } prend aussi { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }), { $cost ->
        [0] gratuitement
        [one] en payant 1 pièce
       *[other] en payant { $cost } pièces
    }.
log-resource-declined = { $player } ne prend pas de seconde ressource.
log-building = { $player } joue la carte Ouvrier { $worker } et prend « { $card } » en position { $position }, { $cost ->
        [0] gratuitement
        [one] en payant 1 pièce
       *[other] en payant { $cost } pièces
    }.
log-refill = « { $card } » s’ajoute à la rangée.
log-build = { $player } construit « { $card } » en { $cell } (coût : { $paid }).
log-react = { $player } (Bâtisseur) paie 2 pièces et construit « { $card } » en { $cell } (coût : { $paid }).
log-bonus = { $player } gagne { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) grâce à « { $card } » en { $source }.
log-bonus-transform = { $player } déplace un ouvrier { $from_of } (emplacement à { $from_slot ->
        [one] { $from_slot } pièce
       *[other] { $from_slot } pièces
    }) vers { $to_the } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }) grâce au bonus de « { $card } » en { $source }.
log-bonus-coin = { $player } { $gained ->
        [0] ne gagne aucune pièce (la limite est de 5) avec
        [one] gagne 1 pièce grâce à
       *[other] gagne { $gained } pièces grâce à
    } « { $card } ».
log-bonus-declined = { $player } renonce au bonus de « { $card } » en { $source }.
log-character = { $player } prend { $character_the }.
log-pile = Le personnage du dessus de la pile est maintenant { $character_the }.
log-guild-reshuffled = Les personnages de la guilde { $guild_of } sont rendus et mélangés : { $returned }.
log-discard = { $player } défausse « { $card } », qui va sous la pioche.
log-decline = { $player } ne construit pas avec le Bâtisseur{ $by ->
        [order] { " " }(refus automatique)
       *[choice] { "" }
    }.
log-cheat = { $player } (Tricheur) retourne une pièce : « { $card } ».
log-swap = { $player } (Intendant) échange « { $given } » contre « { $taken } » en position { $place }.
log-travel = { $player } (Voyageur) place un ouvrier sur l’emplacement { $resource_of } du Quartier Central.
log-return = { $player } remet dans sa réserve un ouvrier { $resource_of } (emplacement à { $slot ->
        [one] { $slot } pièce
       *[other] { $slot } pièces
    }).
log-end = { $player } termine son tour.
log-tax = { $player } (Collecteur de Taxes) gagne 1 pièce car { $payer } paie.
log-benefactor = { $player } (Bienfaiteur) { $gained ->
        [0] ne gagne aucune pièce (la limite est de 5)
        [one] gagne 1 pièce
       *[other] gagne { $gained } pièces
    }.
log-trigger = { $player } a déclenché la fin : ce tour est le dernier.
log-trigger-round = { $player } a déclenché la fin : ce tour de table est le dernier (règle maison).
log-over = La partie est terminée.

log-sits = { $name } rejoint la table.
log-started = La partie commence.
log-edition = { $edition ->
        [micro] C’est la partie courte : elle se termine quand un joueur a deux ouvriers dans la ville.
        [nano] C’est la mini-partie : elle se termine quand un joueur a un ouvrier dans la ville.
        [pico] C’est la plus petite partie : tous les bâtiments sont pareils, et elle se termine quand un joueur a un ouvrier dans la ville.
       *[other] Cette partie utilise les cartes de l’édition { $edition }.
    }
log-deal = Cette distribution a un nom, « { $deal } » : un joueur qui l’a déjà jouée sait peut-être quelles cartes viennent.
log-undo = { $player } annule { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
log-takeover = Un bot joue maintenant pour { $player }{ $reason ->
        [left] , qui a quitté la table
        [resigned] , qui a abandonné
        [time] , dont le temps est écoulé
        [start] , qui n’est pas encore là
       *[removed] , qui a dû quitter la table
    }.
log-seat-back = { $player } joue de nouveau.
log-pace = { $pace ->
        [quick] Les bots jouent maintenant vite.
        [slow] Les bots jouent maintenant lentement.
        [step] Les bots jouent maintenant sur demande.
       *[normal] Les bots jouent maintenant à vitesse normale.
    }
log-confirming = { $on ->
        [yes] Les tours se confirment désormais.
       *[no] Les tours ne se confirment plus.
    }
log-rules-changed = À partir de maintenant, la version { $rules } des règles s’applique{ $lost ->
        [0] { "" }
        [one] {" "}; 1 coup a dû être annulé
       *[other] {" "}; { $lost } coups ont dû être annulés
    }.
