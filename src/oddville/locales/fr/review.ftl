### The review of a game.

review-title = analyse
review-title-page = Analyse : { $names }
review-heading = Calculée par { $bot }.
review-graph = Chances de gagner après chaque coup
review-player = { $player }
review-percent = { $chance } %
review-turning = Tournants
review-move = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }, coup { $ply }, { $player } : { $words }
review-turning-change = { $player } : chances de gagner de { $before } % à { $after } %, dont { $luck } par le hasard
review-decisions = Décisions de { $player }
review-grades = meilleur : { $best }, bon : { $good }, douteux : { $doubtful }, erreur : { $mistake }, gaffe : { $blunder }
review-grade-best = meilleur
review-grade-good = bon
review-grade-doubtful = douteux
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-decision = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }, coup { $ply } : { $words } – { $grade }
review-cost = Coût : { $cost } victoires sur 100 parties (erreur type { $error }), { $points } points.
review-better = Mieux : { $words }
review-thresholds = La note compte ce qu’un coup a coûté avec certitude (95 %), en victoires sur 100 parties : douteux à partir de { $doubtful }, erreur à partir de { $mistake }, gaffe à partir de { $blunder }.
review-luck-heading = Hasard et coups, en victoires sur 100 parties
review-luck-legend = Le départ, le hasard (place, distribution, cartes) et les coups donnent ensemble le résultat. Les cartes sont toutes les cartes et tous les personnages révélés ensuite ; les coups comparent les choix de ce joueur à ceux des autres.
review-unfinished = La partie n’est pas finie : le résultat est la dernière estimation.
review-column-start = départ
review-column-seat = place
review-column-deal = distribution
review-column-chance = cartes
review-column-moves = coups
review-column-result = résultat
review-part-luck = hasard
review-part-moves = coups
review-interrupted = Interrompu. { $file } contient ce qui a été calculé (coups : { $done }) ; la même commande continue.
review-written = Écrit dans { $file }. Ouvrez-le dans n’importe quel navigateur.
review-saved = Écrit dans { $file }. Pour continuer à jouer : oddville play --load { $file }
error-review-simulations = --simulations doit aller de 16 à { $most }.
error-review-save = --play-on et --save vont ensemble : le coup et le fichier à écrire.
error-review-move = --play-on est le numéro d’un coup, de 0 à { $most }.
review-panel = Analyse
review-progress = { $done } positions sur { $total }
review-seconds = { $seconds ->
        [one] Encore { $seconds } seconde environ.
       *[other] Encore { $seconds } secondes environ.
    }
review-minutes = { $minutes ->
        [one] Encore { $minutes } minute environ.
       *[other] Encore { $minutes } minutes environ.
    }
review-running = La partie est en cours d’analyse. Vous pouvez continuer à la regarder.
review-waiting = D’autres parties sont analysées avant.
review-stopped = L’analyse a été arrêtée. Ce qui a été calculé est conservé.
review-failed = L’analyse a échoué. Réessayez.
review-continue = Continuer
review-stop = Arrêter
review-ready = L’analyse est prête.
review-tab-decisions = Décisions
review-tab-luck = Hasard
review-chances = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }, coup { $ply } : { $chances }
review-chance = { $player } { $chance } %
review-as-table = Chances en tableau
review-column-move = coup
review-whose = Les décisions de qui ?
review-only-mistakes = Seulement les coups douteux ou pires
review-no-mistakes = Aucun coup douteux ou pire.
review-played = Joué : { $words }
review-was-best = C’était le meilleur coup.
review-legend = Sur la table : le meilleur coup est entouré d’un trait plein, le coup joué d’un trait en pointillé.
review-kinds = Ce qui n’allait pas : { $kinds }
review-kind = { $kind } ({ $count })
review-kind-power = le pouvoir d’un personnage
review-kind-reaction = l’usage du { -builder }
review-kind-placement = l’emplacement d’un bâtiment
review-kind-build = quoi construire, et quand
review-kind-worker = le choix de la carte Ouvrier
review-kind-building = le choix d’un bâtiment
review-kind-resource = le choix d’une ressource
review-kind-bonus = les bonus
review-kind-action = le choix de l’action
review-luck-about = Tous partent avec les mêmes chances. Le hasard les déplace d’abord, puis les coups de tous les joueurs ; à droite, c’est mieux. Le dernier point est le résultat : 100 pour une victoire, 0 pour une défaite.
review-luck-sum = { $player } : départ { $start }, hasard { $luck }, coups { $moves }, résultat { $result }
