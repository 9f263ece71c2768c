### Replays and the score walk.

replay-heading = Revoir une partie
replay-about = Regardez une partie coup par coup, en avant et en arrière, et continuez à jouer depuis n’importe quelle position.
replay-file = Ouvrir un fichier
replay-file-note = L’enregistrement d’une partie finit par .odd. Vous pouvez aussi en déposer un ici.
replay-paste = Coller un enregistrement
replay-paste-like = odd: 1 …
replay-show = Montrer la partie
replay-loading = On rejoue la partie…
replay-too-long = Cet enregistrement est trop long : au plus { $most } caractères.
replay-controls = Commandes de lecture
replay-turn = Tour
replay-where = Tour { NUMBER($turn, useGrouping: 0) } · coup { NUMBER($ply, useGrouping: 0) } sur { NUMBER($plies, useGrouping: 0) }
replay-set-up = Mise en place · coup { NUMBER($ply, useGrouping: 0) } sur { NUMBER($plies, useGrouping: 0) }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-turn-forward = Un tour en avant
replay-last = À la fin
replay-pace = Vitesse
replay-pace-0 = lente
replay-pace-1 = normale
replay-pace-2 = rapide
replay-log = Ce qui s’est passé
replay-branch = Continuer d’ici
replay-branch-about = Une nouvelle table commence à cette position, tour { NUMBER($turn, useGrouping: 0) }. Les cartes que personne n’avait vues sont redistribuées ; l’original reste tel quel.
replay-branch-seats = Quelles places jouez-vous ? Des bots jouent les autres.
replay-branch-do = Continuer
replay-copy = Copier le lien vers ce coup
replay-save-record = Enregistrer la partie
replay-save-html = Enregistrer en page web
replay-share = Enregistrer et partager
replay-save-html-note = Toute la partie dans un fichier : envoyez-le à des amis, il s’ouvre dans n’importe quel navigateur, sans connexion.
replay-save-record-note = Un texte que tout OddVille sait lire ; il finit par .odd.
replay-from = Cette partie vient d’OddVille. Elle n’a pas besoin de connexion.

score-heading = Score
score-back = Retour
score-next = Suivant
score-skip = Passer
score-again = Revoir
score-step = { $step } sur { $steps }
score-total = Total
score-winner = { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
score-not-over = La partie n’est pas terminée ; voici où elle en est.
score-tie-trigger = Égalité entre { $tied }. { $winner } a déclenché la fin et gagne.
score-tie-clockwise = Égalité entre { $tied }. Dans le sens des aiguilles d’une montre, { $winner } vient en premier après { $player }, qui a déclenché la fin.
score-tie-limit = Égalité entre { $tied }. Personne n’a déclenché la fin, gagne donc qui vient en premier dans l’ordre du tour : { $winner }.
score-diamond = Un diamant : { $points } points.
score-neighbours3 = { $count ->
        [one] 3 pour sa seule carte adjacente.
       *[other] 3 pour chacune de ses { $count } cartes adjacentes.
    }
score-neighbours = { $base } + { $count ->
        [one] { $count } carte adjacente.
       *[other] { $count } cartes adjacentes.
    }
score-shields = { $points } sur les boucliers des cartes adjacentes.
score-diamonds = { $base } + { $count ->
        [one] { $count } diamant dans la ville.
       *[other] { $count } diamants dans la ville.
    }
score-column = { $base } + { $count ->
        [one] { $count } carte dans sa colonne.
       *[other] { $count } cartes dans sa colonne.
    }
score-row = { $base } + { $count ->
        [one] { $count } carte dans sa rangée.
       *[other] { $count } cartes dans sa rangée.
    }
score-guild = { $base } + { $count ->
        [one] { $count } carte de sa guilde, { $guild }.
       *[other] { $count } cartes de sa guilde, { $guild }.
    }
score-main-square = { $points } pour un ouvrier sur le Quartier Central.
score-character = { $points ->
        [0] { $character } : ne vaut rien ici.
       *[other] { $character } : vaut { $points }.
    }
score-board = { $points ->
        [0] Aucun ouvrier sur le plateau Ressources.
        [one] 1 ouvrier sur le plateau Ressources.
       *[other] { $points } ouvriers sur le plateau Ressources, 1 point chacun.
    }
