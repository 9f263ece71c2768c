### The lab: long work, the arena, its tables.

error-write = Impossible d’écrire { $file } : { $reason }.
error-work-lost = Le processus a échoué { $times } fois sur la même tâche : { $task }. Quelque chose y arrête le processus ou épuise la mémoire.
error-journal-none = { $file } n’est pas un journal d’OddVille. Choisissez un autre fichier.
error-journal-other = { $file } est le journal d’un autre travail ({ $difference }). Choisissez un autre fichier, ou répétez la commande qui l’a créé.
error-journal-line = { $file } : la ligne { $line } est illisible. Supprimez cette ligne, ou choisissez un autre fichier.
error-journal-busy = { $file } est utilisé par un autre travail. Attendez qu’il se termine, ou choisissez un autre fichier.

lab-progress = { $title } : { NUMBER($done, useGrouping: 0) } sur { NUMBER($total, useGrouping: 0) }, reste environ { $left }

error-extra = { $what } n’est pas installé. Pour l’installer : pip install 'oddville[{ $extra }]'.
error-cluster = Ray est injoignable à { $address } : { $reason }. Donnez l’adresse d’une grappe en marche, par exemple 10.0.0.5:6379 ; son jeton est lu dans RAY_AUTH_TOKEN ou ~/.ray/auth_token.
error-cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray : écrivez MACHINE:PORT, par exemple 10.0.0.5:6379.
error-cluster-open = Ray écouterait sur le réseau à { $host } ; OddVille ne le lance que s’il n’écoute que sur cette machine. Utilisez --runner processes.
error-workers = --workers doit aller de 1 à 1000, pas { $workers }.
error-address = --address sert à une grappe Ray en marche : ajoutez --runner ray.
error-write-folder = { $file } est un dossier. Choisissez un fichier.
error-write-nowhere = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
error-write-refused = Impossible d’écrire { $file } : accès refusé. Choisissez un autre fichier.

journal-resumed = Reprise à partir de { $file } : { NUMBER($done, useGrouping: 0) } résultats y sont déjà.
journal-interrupted =
    Interrompu. { $done ->
        [one] { $done } résultat enregistré
       *[other] { NUMBER($done, useGrouping: 0) } résultats enregistrés
    } dans { $file }. Relancez la même commande pour continuer.

error-arena-bots = Une arène nécessite au moins deux bots, par exemple : oddville arena greedy random.
error-arena-games = --games doit aller de 1 à { $most }, pas { $games }.
error-arena-two = --until-sure et --at-least comparent deux bots : nommez-en exactement deux.
error-arena-write = --write sert à l’échelle : ajoutez --ladder, ou utilisez --save, --csv ou --plot.
error-at-least = --at-least est un taux de victoire entre 0 et 1, par exemple 0.9, pas { $rate }.
error-plot-kind = { $file } : le nom d’une image doit finir par { $kinds }.
error-ladder-bots = L’échelle a ses propres bots : n’en indiquez pas.
error-ladder-page = { $file } n’a pas de place pour le tableau : ajoutez les lignes { $begin } et { $end } là où il doit être.

arena-title = { $bots }
arena-rounded = Chaque distribution est jouée { $each } fois, pour que chaque bot occupe chaque place : { NUMBER($all, useGrouping: 0) } parties au lieu de { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } joueurs, { NUMBER($games, useGrouping: 0) } parties : { $deals ->
        [one] { $deals } distribution, jouée
       *[other] { NUMBER($deals, useGrouping: 0) } distributions, chacune jouée
    } depuis chaque place. Édition { $edition }, graine { $seed }.
arena-pair = Seulement { $bots } :
arena-column-bot = bot
arena-column-games = parties
arena-column-win-rate = gagné %
arena-column-range = intervalle 95 %
arena-column-elo = Elo
arena-column-points = points
arena-column-margin = écart
arena-column-turns = tours
arena-column-ms = ms/décision
arena-column-simulations = simulations
arena-column-incidents = incidents
arena-column-luck = chance %
arena-column-adjusted = gagné % corrigé
arena-column-adjusted-range = intervalle 95 %
arena-luck = Avec la correction de la chance, l’intervalle de { $bot } est { $factor } fois plus étroit.
arena-luck-wider = La correction de la chance n’aide pas ici : l’intervalle de { $bot } ne serait pas plus étroit.
arena-interval-deals = Les intervalles sont valables pour un nombre de parties fixé à l’avance.
arena-interval-anytime = Les intervalles des taux de victoire sont valables quel que soit le moment où l’on s’arrête.
arena-limited = { $games ->
        [one] { $games } partie arrêtée
       *[other] { NUMBER($games, useGrouping: 0) } parties arrêtées
    } par la limite de { NUMBER($turns, useGrouping: 0) } tours.
arena-verdict-stronger = { $bot } est plus fort que { $than } (valeur e { $e }, p { $p }).
arena-verdict-weaker = { $bot } est plus faible que { $than } (valeur e { $e }, p { $p }).
arena-verdict-more = { $bot } gagne plus de { $rate } % contre { $than } (valeur e { $e }, p { $p }).
arena-verdict-less = { $bot } gagne moins de { $rate } % contre { $than } (valeur e { $e }, p { $p }).
arena-verdict-open = Il est indécis si { $bot } gagne plus ou moins de { $rate } % contre { $than } (valeur e { $e }, p { $p }).
arena-stopped = Arrêt anticipé : le résultat est certain.
arena-failure = { $bot } a échoué { $count ->
        [one] une fois
       *[other] { NUMBER($count, useGrouping: 0) } fois
    } : { $what }

plot-title = Taux de victoire, { $players } joueurs, { NUMBER($games, useGrouping: 0) } parties
plot-rate = parties gagnées, % (intervalle 95 %)
plot-fair = force égale ({ $rate } %)

ladder-column-bot = bot
ladder-column-other = contre
ladder-column-players = joueurs
ladder-column-games = parties
ladder-column-win-rate = gagné %
ladder-column-range = intervalle 95 %
ladder-column-fair = équitable %
ladder-column-verdict = verdict
ladder-verdict-above = plus fort
ladder-verdict-below = plus faible
ladder-verdict-unsure = indécis

## The benchmark

error-benchmark-agent = Indiquez un agent, par exemple oddville benchmark ./agent.py, ou un dossier de lignes avec --table.
error-benchmark-write = --write sert à --table ; la ligne d’un agent va dans --save.
error-benchmark-timeout = { $spec } : le benchmark accorde { $seconds } s par décision ; retirez timeout ou réduisez-le.
error-benchmark-players = Le benchmark n’a pas de rencontres à { $players } joueurs, seulement à { $known }.
error-benchmark-rows = Il n’y a pas de lignes (*.json) dans { $folder }.
error-benchmark-row = { $file } n’est pas une ligne du benchmark de cette version.
benchmark-title = Benchmark de { $agent }
benchmark-saved = La ligne est dans { $file }.
benchmark-failed = { $agent } a échoué dans { $games ->
        [one] { $games } partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    } sur { NUMBER($of, useGrouping: 0) }, { $games ->
        [one] comptée comme perdue
       *[other] comptées comme perdues
    }.
benchmark-column-agent = agent
benchmark-column-score = score
benchmark-column-games = parties
benchmark-column-failed = échecs
benchmark-column-ms = ms/décision
benchmark-column-training = entraîné sur
benchmark-column-version = protocole, version, date

## The solver

solve-progress = { NUMBER($positions, useGrouping: 0) } positions résolues
solve-value = { $edition } en { $turn_limit } tours au plus : la valeur du premier joueur est { $value } ({ $reward }), d’après { NUMBER($positions, useGrouping: 0) } positions.
solve-line = Meilleur jeu : { $line }
solve-uniform = Le jeu aléatoire uniforme a une exploitabilité de { $uniform_exploitability }.

## Fitting the evaluation

cli-fit = ajuster l’évaluation de greedy et de search à des parties de search contre lui-même
cli-fit-output = le fichier à écrire, par exemple src/oddville/bots/search/weights.json
cli-fit-games = le nombre de parties pour chaque nombre de joueurs
cli-fit-simulations = le nombre de simulations de search par décision
error-fit-numbers = --games et --simulations doivent être des nombres entiers d’au moins 1.

## Training the network

cli-train = entraîner des réseaux pour search en jouant contre lui-même ; la même commande reprend un entraînement interrompu
cli-train-folder = le dossier de l’entraînement ; il est créé s’il n’existe pas
cli-train-generations = le nombre de générations (par défaut : { $default })
cli-train-games = le nombre de parties contre lui-même par génération, pour chaque nombre de joueurs (par défaut : { NUMBER($default, useGrouping: 0) })
cli-train-simulations = le nombre de simulations d’une décision avec recherche (par défaut : { $default })
cli-train-gate-games = le nombre maximal de parties d’un nouveau réseau contre le meilleur précédent (par défaut : { $default })
cli-train-hidden = le nombre d’unités de la première couche d’un réseau ; un réseau plus petit est élargi (par défaut : { $default })
cli-train-window = le nombre de générations dont les positions sont apprises (par défaut : { $default })
cli-train-players = les nombres de joueurs (par défaut : 2 3 4)
cli-train-start = le fichier de réseaux de départ, ou { $built_in } pour celui du jeu ; sinon l’entraînement part de zéro
error-train-numbers = Tous les nombres doivent être des nombres entiers d’au moins 1.
error-train-hidden = La première couche d’un réseau a un nombre pair d’unités, de 2 à { $most }.
error-train-start = { $file } n’est pas un fichier de réseaux de cette version pour ces nombres de joueurs.
train-stage = Génération { $generation }, { $players } joueurs : { $stage ->
        [play] parties contre soi-même
        [learn] apprentissage
       *[gate] épreuve
    }
train-generation = Génération { $generation }, { $players } joueurs : perte { $measured } ; { $rate } % de { NUMBER($games, useGrouping: 0) } parties gagnées ({ $low } … { $high }), { $accepted ->
        [yes] accepté
       *[no] non accepté
    }.
train-plot-players = { $players } joueurs
train-plot-loss = perte sur des parties mises de côté
train-plot-generation = génération
train-plot-rate = parties gagnées contre le meilleur précédent, %
