### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move } : { $prospects }.
explain-prospect = { $player } : { $chance } % de chances de gagner, { NUMBER($points, minimumFractionDigits: 1) } points attendus
explain-compared = Comparé à { $move } : gagne { $chance_is ->
        [more] { $chance } parties de plus sur 100
        [less] { $chance } parties de moins sur 100
       *[same] aussi souvent
    }, avec { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } points de plus à la fin.
        [less] { NUMBER($points, minimumFractionDigits: 1) } points de moins à la fin.
       *[same] autant de points à la fin.
    }
explain-only = C’est le seul coup permis.

## The reasons, the most telling first

explain-wins = Termine la partie : { $winner } gagne { $points ->
        [0] au départage.
        [one] de { $points } point.
       *[other] de { $points } points.
    }
explain-last-turn = Termine la partie à la fin de ce tour : c’est l’ouvrier { $count } dans la ville.
explain-last-round = Fait de ce tour de table le dernier : c’est l’ouvrier { $count } dans la ville.
explain-character = Prend { $character_the }{ $when ->
        [later] {" "}après les bonus
       *[now] {""}
    }, d’une valeur de { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
explain-reshuffle = Remélange la guilde { $guild_of }{ $when ->
        [later] {" "}après les bonus
       *[now] {""}
    } et prend un de ses personnages au hasard : { $given_back }.
explain-given-back = { $player } rend { $character_the }
explain-gains = Rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $besides ->
        [yes] , sans compter le nouveau personnage.
       *[no] .
    }
explain-loses = Coûte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $besides ->
        [yes] , sans compter le nouveau personnage.
       *[no] .
    }
explain-others-gain = D’autres joueurs gagnent des points : { $scores }.
explain-others-lose = D’autres joueurs perdent des points : { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Complète le coût de « { $card } », qui peut se construire dans la ville.
       *[no] Complète le coût de « { $card } », qui ne peut encore se construire nulle part dans la ville.
    }
explain-needed = Prend { $resource_of }, nécessaire pour « { $card } » ; il manque encore : { $missing }.
explain-takes = Prend « { $card } » ; { $short ->
        [0] tout son coût est déjà disponible : { $owned }.
       *[other] { $have ->
            [0] rien de son coût n’est encore disponible : { $missing }.
           *[other] déjà disponible : { $owned } ; il manque encore : { $missing }.
        }
    }
explain-worth = Dans la ville actuelle, « { $card } » vaudrait en { $cell } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
explain-bonuses = Donne des bonus : { $bonuses }.
explain-city = Place l’ouvrier { $count } dans la ville ; la partie se termine à { $most }.
explain-recovers = Récupère { $cards ->
        [one] { $cards } carte Ouvrier
       *[other] { $cards } cartes Ouvrier
    }, { $cost ->
        [0] gratuitement.
        [one] pour 1 pièce ; pièces restantes : { $coins }.
       *[other] pour { $cost } pièces ; pièces restantes : { $coins }.
    }
explain-last-card = Joue la dernière carte Ouvrier : le prochain tour recommence avec les { $cards }.
explain-coins = { $gained ->
        [0] Ne gagne aucune pièce, car la limite est de { $coins }.
        [one] Gagne 1 pièce ; pièces ensuite : { $coins }.
       *[other] Gagne { $gained } pièces ; pièces ensuite : { $coins }.
    }
explain-cheats = Transforme une pièce en un bâtiment encore inconnu ; pièces restantes : { $coins }, bâtiments ensuite : { $count }.
explain-leaves = { $short ->
        [0] Défausse « { $card } », bien que tout son coût soit disponible : { $owned }.
       *[other] Défausse « { $card } » ; il lui manque encore : { $missing }.
    }
explain-stays = { $short ->
        [0] Garde « { $card } » ; tout son coût est disponible : { $owned }.
       *[other] Garde « { $card } » ; il lui manque encore : { $missing }.
    }
explain-forgoes = Renonce aux bonus de : { $cards }.
explain-no-second = Ne prend pas de seconde ressource ; ouvriers en réserve : { $supply }, pièces : { $coins }.
explain-declines = Ne construit pas ; ouvriers en réserve : { $supply }, pièces : { $coins }.
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
explain-hand = Cartes Ouvrier restantes en main : { $workers }.
explain-moves = Ensuite : { $left } sur { $from_the } et { $there } sur { $to_the }.
explain-pays = Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; pièces restantes : { $coins }.
explain-tax = { $player } gagne une pièce avec le Collecteur de Taxes.
explain-answer = { $player } peut ensuite construire avec le Bâtisseur.
explain-turn-over = Termine le tour ; c’est ensuite à { $player } de jouer.
