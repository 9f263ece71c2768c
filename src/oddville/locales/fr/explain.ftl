### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move } : { $prospects }.
explain-prospect = { $player } : { $chance } % de chances de gagner, { NUMBER($points, minimumFractionDigits: 1) } points attendus
explain-compared = Comparé à { $move } : gagne { $chance_is ->
        [more] { $chance } parties sur 100 de plus
        [less] { $chance } parties sur 100 de moins
       *[same] aussi souvent
    }, avec { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } points de plus à la fin.
        [less] { NUMBER($points, minimumFractionDigits: 1) } points de moins à la fin.
       *[same] autant de points à la fin.
    }
explain-only = C’est le seul coup possible.

## The reasons, the most telling first

explain-wins = Termine la partie : { $winner } gagne { $points ->
        [0] au départage.
        [one] de { $points } point.
       *[other] de { $points } points.
    }
explain-last-turn = Termine la partie avec ce tour, par l’ouvrier { $count } dans la ville.
explain-last-round = Fait de ce tour de table le dernier, par l’ouvrier { $count } dans la ville.
explain-character = Prend { $character_the }{ $when ->
        [later] {" "}une fois les bonus utilisés
       *[now] {""}
    }, soit { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
explain-reshuffle = Rappelle la guilde { $guild_of }{ $when ->
        [later] {" "}une fois les bonus utilisés
       *[now] {""}
    } et en prend un au hasard : { $given_back }.
explain-given-back = { $player } rend { $character_the }
explain-gains = Rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $besides ->
        [yes] , en plus du personnage à venir.
       *[no] .
    }
explain-loses = Coûte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $besides ->
        [yes] , sans compter le personnage à venir.
       *[no] .
    }
explain-others-gain = D’autres y gagnent des points : { $scores }.
explain-others-lose = D’autres y perdent des points : { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Complète le coût de « { $card } », qui trouve sa place dans la ville.
       *[no] Complète le coût de « { $card } », qui ne trouve pourtant pas encore de place dans la ville.
    }
explain-needed = Apporte { $resource_of }, qu’il faut pour « { $card } » ; il manque encore : { $missing }.
explain-takes = Prend « { $card } » ; { $short ->
        [0] tout ce qu’il coûte est déjà là : { $owned }.
       *[other] { $have ->
            [0] de son coût, tout manque : { $missing }.
           *[other] déjà là : { $owned } ; il manque : { $missing }.
        }
    }
explain-worth = « { $card } » en { $cell } vaudrait, dans l’état de la ville, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
explain-bonuses = Donne des bonus : { $bonuses }.
explain-city = C’est l’ouvrier { $count } dans la ville ; { $most } terminent la partie.
explain-recovers = Récupère { $cards ->
        [one] { $cards } carte Ouvrier
       *[other] { $cards } cartes Ouvrier
    }, { $cost ->
        [0] gratuitement.
        [one] pour 1 pièce ; pièces restantes : { $coins }.
       *[other] pour { $cost } pièces ; pièces restantes : { $coins }.
    }
explain-last-card = Joue la dernière carte Ouvrier : le prochain tour commence de nouveau avec les { $cards }.
explain-coins = Gagne { $gained ->
        [0] zéro pièce, car la limite est de { $coins }.
        [one] 1 pièce ; pièces ensuite : { $coins }.
       *[other] { $gained } pièces ; pièces ensuite : { $coins }.
    }
explain-cheats = Fait d’une pièce un bâtiment que personne ne connaît avant ; pièces restantes : { $coins }, bâtiments ensuite : { $count }.
explain-leaves = { $short ->
        [0] « { $card } » part, bien que tout ce qu’il coûte soit là : { $owned }.
       *[other] « { $card } » part ; il lui manque : { $missing }.
    }
explain-stays = { $short ->
        [0] « { $card } » reste, et tout ce qu’il coûte est là : { $owned }.
       *[other] « { $card } » reste ; il lui manque : { $missing }.
    }
explain-forgoes = Renonce aux bonus de : { $cards }.
explain-no-second = Ne prend pas de seconde ressource ; ouvriers en réserve : { $supply }, pièces : { $coins }.
explain-declines = Ne construit rien ; ouvriers en réserve : { $supply }, pièces : { $coins }.
explain-frees = Retire un ouvrier { $resource_of } ; ouvriers en réserve ensuite : { $supply }.
explain-row = Sur les { $most } bâtiments de la rangée, { $count ->
        [one] { $count } coûte { $resource_of }.
       *[other] { $count } coûtent { $resource_of }.
    }
explain-slot = Prend le dernier emplacement { $resource_of } à { $slot ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $slot } pièces
    } : le suivant coûte { $next }.
explain-hand = Laisse en main des cartes Ouvrier : { $workers }.
explain-moves = En laisse { $left } sur { $from_the } et passe à { $there } sur { $to_the }.
explain-pays = Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; pièces restantes : { $coins }.
explain-tax = { $player } y gagne une pièce, avec le Collecteur de Taxes.
explain-answer = { $player } peut ensuite construire avec le Bâtisseur.
explain-turn-over = Termine le tour ; c’est ensuite à { $player }.
