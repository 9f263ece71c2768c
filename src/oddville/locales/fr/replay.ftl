### Replays and the score walk.

replay-heading = Revoir une partie
replay-about = Suivez une partie coup par coup, en avant et en arrière, et reprenez-la à n’importe quelle position.
replay-file = Ouvrir un fichier
replay-file-note = Les enregistrements de parties finissent par .odd. Vous pouvez aussi déposer un fichier ici.
replay-paste = Coller un enregistrement
replay-paste-like = odd: 1 …
replay-kept = Parties sur cet appareil
replay-show = Afficher la partie
replay-loading = Chargement de la partie…
replay-too-long = Cet enregistrement est trop long : la limite est de { $most } caractères.
replay-controls = Commandes de lecture
replay-turn = Tour
replay-where = Tour { NUMBER($turn, useGrouping: 0) } · coup { NUMBER($ply, useGrouping: 0) } sur { NUMBER($plies, useGrouping: 0) }
replay-set-up = Mise en place · coup { NUMBER($ply, useGrouping: 0) } sur { NUMBER($plies, useGrouping: 0) }
replay-first = Aller au début
replay-turn-back = Tour précédent
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-forward = Coup suivant
replay-turn-forward = Tour suivant
replay-last = Aller à la fin
replay-pace = Vitesse
replay-pace-0 = lente
replay-pace-1 = normale
replay-pace-2 = rapide
replay-log = Journal
replay-branch = Jouer à partir d’ici
replay-branch-about = Une nouvelle table est créée à cette position, tour { NUMBER($turn, useGrouping: 0) }. Les cartes que personne n’a vues sont redistribuées ; la partie d’origine ne change pas.
replay-branch-seats = Quelles places voulez-vous jouer ? Des bots jouent les autres.
replay-branch-do = Lancer la partie
replay-copy = Copier le lien vers ce coup
replay-save-record = Enregistrer la partie
replay-save-html = Enregistrer en page web
replay-share = Enregistrer et partager
replay-save-html-note = Toute la partie dans un fichier à envoyer à vos amis : il s’ouvre dans n’importe quel navigateur, même hors ligne.
replay-save-record-note = Un fichier texte en .odd, que tout OddVille peut ouvrir.
replay-from = Cette partie a été enregistrée avec OddVille. Elle fonctionne hors ligne.

score-heading = Score
score-back = Retour
score-next = Suivant
score-skip = Passer
score-again = Regarder de nouveau le décompte
score-step = { $step } sur { $steps }
score-total = Total
score-winner = { $winner } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
score-not-over = La partie n’est pas encore terminée ; voici les points actuels.
score-tie-trigger = Égalité entre { $tied }. { $winner } a déclenché la fin et gagne.
score-tie-clockwise = Égalité entre { $tied }. { $winner } est le premier d’entre eux après { $player }, qui a déclenché la fin, dans le sens des aiguilles d’une montre.
score-tie-limit = Égalité entre { $tied }. Personne n’a déclenché la fin : le premier d’entre eux dans l’ordre du tour gagne, { $winner }.
score-diamond = Diamant : { $points } points.
score-neighbours3 = { $count ->
        [one] 3 pour sa seule carte adjacente.
       *[other] 3 pour chacune de ses { $count } cartes adjacentes.
    }
score-neighbours = { $base } + { $count ->
        [one] { $count } carte adjacente.
       *[other] { $count } cartes adjacentes.
    }
score-shields = { $points } pour les boucliers des cartes adjacentes.
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
score-table = Points de tous les joueurs
score-buildings = Bâtiments
score-characters = Personnages
score-tie-break = Égalité
score-tie-won = l’emporte
replay-review = Analyser cette partie
