### The command line and the engine protocol.

cli-about = OddVille, le jeu de société : y jouer, y faire jouer des programmes, voir ses cartes.
cli-version = oddville { $version } ({ $compiled ->
    [yes] compilé
   *[no] Python pur
  })
cli-version-help = afficher la version et quitter
cli-command = COMMANDE
cli-lang = la langue : { $languages } (par défaut : ODDVILLE_LANG, le dernier choix dans le terminal, ou la langue du système)
cli-language = LANGUE
cli-seat = PLACE
cli-play = jouer dans le terminal, seul contre des bots ou entre amis au même clavier
cli-play-seats = qui est à la table, de 2 à 4 parmi : human, ou un bot par son nom, son fichier ou son programme ; voir oddville bots (par défaut : human mason)
cli-bots = lister les bots, leurs options, et comment utiliser le vôtre
cli-replay = transformer un enregistrement en page web : toute la partie, coup par coup, dans un fichier qui fonctionne hors ligne
cli-replay-record = l’enregistrement, FICHIER.odd
cli-replay-html = le fichier à écrire
cli-replay-written = Écrit dans { $file }. Ouvrez-le dans n’importe quel navigateur, ou envoyez-le à des amis.
cli-review = analyser une partie : les chances de gagner après chaque coup, une note pour les décisions, le hasard
cli-review-record = l’enregistrement, FICHIER.odd ; le résultat est conservé à côté
cli-review-everybody = noter aussi les décisions des bots
cli-review-simulations = parties simulées pour chaque décision (par défaut : { $simulations })
cli-review-seed = la graine des simulations (par défaut : review)
cli-review-json = afficher toute l’analyse en JSON
cli-review-html = écrire l’analyse dans une seule page web
cli-review-play-on = avec --save : le numéro du coup après lequel vous voulez continuer à jouer
cli-review-save = écrire un enregistrement qui commence là ; les cartes jamais vues sont redistribuées
cli-play-names = les noms des joueurs, séparés par des virgules
cli-today = jouer la ville du jour, contre deux bots : { $bots }
error-today-seats = La ville du jour a ses propres places et sa donne : omettez les places, --seed, --load, --edition, --turn-limit et --finish-round.
cli-edition = une édition par son nom, ou le chemin d’un fichier d’édition
cli-seed = la graine de la distribution (par défaut : aléatoire)
cli-load = continuer une partie enregistrée (.odd)
cli-turn-limit = terminer la partie après ce nombre de tours
cli-finish-round = règle maison : après le sixième ouvrier, on finit le tour de table pour que tous les joueurs aient joué le même nombre de tours
cli-learn = apprendre le jeu pas à pas, en courtes leçons
cli-learn-lesson = la leçon par laquelle commencer : { $lessons } (par défaut : la première)
cli-lesson = LEÇON
cli-rules = lire les règles : toutes, une par son code, ou celles qui contiennent certains mots
cli-rules-what = des codes, par exemple BUILD-5, ou des mots à chercher (par défaut : toutes les règles)
cli-rules-rulings = montrer où les cinq livrets de règles diffèrent, et nos décisions
cli-rule = CODE-OU-MOT
cli-engine = utiliser le protocole du moteur : des lignes JSON sur l’entrée et la sortie standard
cli-cards = lister, montrer et vérifier les cartes
cli-cards-list = lister toutes les cartes d’une édition
cli-cards-show = dessiner des cartes
cli-cards-ids = codes de cartes
cli-cards-validate = vérifier un fichier d’édition : lister ses erreurs et, à part, ce qui ne figure dans aucun livret
cli-bench = mesurer la vitesse du jeu
cli-bench-engine = parties au hasard, décisions isolées, copies, importation ; comparées à d’autres programmes s’ils sont installés
cli-bench-search = simulations de la recherche comparées à des parties au hasard et à d’autres programmes, respect du temps, durée de réflexion des niveaux
cli-bench-seconds = la durée d’un essai de chaque mesure
cli-bench-runs = le nombre d’essais ; la médiane est retenue
cli-json = afficher en JSON
cli-bot = BOT
cli-arena = faire jouer aux bots beaucoup de parties, les mêmes distributions à chaque place, et déterminer le plus fort
cli-arena-bots = deux bots ou plus ; s’ils sont deux, le second prend toutes les autres places ; au-delà, chacun joue contre chacun
cli-arena-games = le nombre minimal de parties ; des distributions entières sont jouées (par défaut : { $games })
cli-arena-players = le nombre de joueurs à une table, de 2 à 4 (par défaut : le nombre de bots)
cli-arena-seed = la graine de toutes les distributions et des choix aléatoires des bots (par défaut : arena)
cli-arena-turn-limit = terminer une partie après ce nombre de tours (par défaut : 60 par joueur)
cli-arena-until-sure = s’arrêter dès qu’il est certain lequel de deux bots est le plus fort
cli-arena-at-least = tester si le premier de deux bots gagne au moins cette part (par exemple 0.9) au lieu d’une part égale
cli-arena-luck = mesurer la chance de chaque joueur dans chaque partie et corriger les taux de victoire
cli-arena-json = afficher les lignes sous forme de tableau JSON
cli-arena-save = enregistrer tous les résultats dans un fichier JSON
cli-arena-csv = enregistrer les lignes dans un fichier CSV
cli-arena-plot = dessiner les taux de victoire dans un fichier (.svg ou .png)
cli-arena-ladder = jouer les rencontres standard et afficher leur tableau en Markdown
cli-arena-ideas = faire jouer search contre lui-même sans une de ses idées, et afficher le tableau en Markdown
cli-arena-write = mettre à jour le tableau de l’échelle dans cette page
cli-benchmark = mesurer un agent selon le protocole fixe de docs/research/benchmark.md et écrire sa ligne
cli-benchmark-agent = un bot, par exemple greedy, ./agent.py ou net:network.json
cli-benchmark-quick = jouer un dixième des distributions
cli-benchmark-players = seulement les rencontres à ce nombre de joueurs, de 2 à 4 (par défaut : toutes)
cli-benchmark-name = le nom de l’agent dans le tableau (par défaut : tel qu’il est indiqué)
cli-benchmark-training = le nombre de décisions sur lesquelles l’agent a été entraîné, pour la ligne
cli-benchmark-save = le fichier de la ligne (par défaut : benchmark-AGENT.json)
cli-benchmark-table = afficher plutôt le tableau des lignes de ce dossier
cli-benchmark-write = avec --table : mettre à jour le tableau dans cette page
cli-solve = résoudre exactement une petite édition pour deux joueurs
cli-solve-edition = l’édition (par défaut : pico) ; les plus grandes ont trop de positions
cli-solve-turn-limit = terminer une partie après ce nombre de tours (par défaut : 8)
cli-solve-reward = ce qui compte : gagner, ou l’avance en points
cli-solve-save = enregistrer les meilleurs coups de chaque position dans un fichier JSON
cli-workers = le nombre de processus à utiliser (par défaut : un par processeur)
cli-runner = où exécuter : des processus sur cette machine, une grappe Ray, ou ce processus seul
cli-address = l’adresse d’une grappe Ray en marche (par défaut : en lancer une sur cette machine seulement)
cli-journal = enregistrer chaque résultat dans ce fichier, et continuer à partir de lui s’il existe
cli-quiet = ne pas afficher la progression

engine-no-json = Cette ligne n’est pas un objet JSON.
engine-too-long = Cette ligne dépasse { $most } octets.
engine-unknown = Il n’y a pas de requête { $request } ; « do » doit être l’un de { $requests }.
engine-key = { $key } n’est pas une clé de { $request } ; ses clés sont { $keys }.
engine-missing = Il manque { $key }.
engine-no-game = Il n’y a pas encore de partie : commencez par « new » ou « set ».
engine-seed-or-deal = Donnez une graine ou une distribution, pas les deux.
engine-text = { $key } doit être un texte, pas { $value }.
engine-moves = moves doit être une liste de coups permis sous forme de texte, pas { $value }.
engine-flag = { $key } doit être true ou false, pas { $value }.
engine-number = { $key } doit être un nombre entier de { $low } à { $high }, pas { $value }.

bench-heading = Le moteur d’OddVille, { $compiled ->
        [yes] compilé
       *[no] non compilé (il n’y a pas de compilateur C)
    }. Médiane de { $runs } essais ; chaque ligne s’affiche dès qu’elle est mesurée.
bench-playouts = parties au hasard, { $players } joueurs
bench-uncompiled = parties au hasard, moteur non compilé, { $players } joueurs
bench-python = depuis Python, coups sous forme d’entiers, { $players } joueurs
bench-game = avec Game, { $players } joueurs
bench-copy = copie d’une position, { $players } joueurs
bench-import = importation d’oddville
bench-size = taille d’une position, { $players } joueurs
bench-unit-decisions = { $value } décisions/s
bench-unit-games = { $value } parties/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } octets
bench-unit-simulations = { $value } simulations/s
bench-ratio = nos parties au hasard sont { $ratio } fois plus rapides
bench-engine-goal-playouts = parties au hasard : au moins { $wanted } décisions/s
bench-engine-goal-uncompiled = parties au hasard, moteur non compilé : au moins { $wanted } décisions/s
bench-no-peers = Aucun autre programme n’est installé. Pour comparer : pip install 'oddville[peers]'.
bench-arguments = --seconds doit aller de 0.01 à 600 et --runs de 1 à 99.
bench-search-heading = La recherche d’OddVille, { $compiled ->
        [yes] compilée
       *[no] non compilée (il n’y a pas de compilateur C)
    }. Médiane de { $runs } essais.
bench-search-title = Mesures
bench-search-games = parties au hasard, { $players } joueurs
bench-search-random = simulations au hasard jusqu’à la fin, { $players } joueurs
bench-search-opening = simulations comme en jeu, ouverture, { $players } joueurs
bench-search-middle = simulations comme en jeu, milieu de partie, { $players } joueurs
bench-search-peer = les nôtres sont { $two } fois plus nombreuses à 2 joueurs, { $four } fois à 4
bench-search-time = Temps accordé { $ms } ms, { $decisions } décisions : la médiane prend { $median } ms, 99 sur 100 ont au plus { $late } ms de retard, la pire { $most } ms ; { $share } % s’écartent de 50 ms ou moins.
bench-search-level = { $level }, { $simulations } simulations
bench-search-level-time = médiane { $median } ms, 95 sur 100 en { $high } ms
bench-search-goals = Objectifs :
bench-search-goal = { $met ->
        [yes] atteint { " " }
       *[no] manqué  { " " }
    }{ $goal } : { $seen }
bench-search-goal-games = simulations au hasard, { $players } joueurs, au moins { $wanted } des parties au hasard
bench-search-goal-peer = simulations au hasard, { $players } joueurs, au moins { $wanted } fois celles de { $peer }
bench-search-goal-median = temps de { $ms } ms : la médiane s’en écarte d’au plus { $wanted } %
bench-search-goal-late = temps de { $ms } ms : au moins { $wanted } % à 50 ms près

cli-print = imprimer tout le jeu, à découper pour jouer
cli-print-paper = le format du papier, a4 ou letter
cli-print-backs = ajouter une page de dos après chaque page de bâtiments
cli-print-out = le fichier PDF à écrire ; sinon, les feuilles s’ouvrent dans votre navigateur
print-open =
    Ouvrez { $page } dans votre navigateur et imprimez la page, ou enregistrez-la en PDF. Imprimez à 100 %.
    Appuyez sur Ctrl+C pour arrêter.
print-wrote = { $file } a été enregistré. Imprimez-le à 100 %.
error-print-kind = { $file } n’est pas un nom de fichier PDF ; donnez un nom qui finit par .pdf.
error-print-folder = Il n’y a pas de dossier { $folder } ; créez-le d’abord.
error-print-browser = Chromium ou Chrome est nécessaire pour écrire le PDF et n’a pas été trouvé. Omettez --out et imprimez depuis votre navigateur.
error-print-failed = { $browser } n’a pas pu imprimer les feuilles : { $reason }. Omettez --out et imprimez depuis votre navigateur.
error-print-write = Impossible d’écrire { $file } : { $reason }. Choisissez un autre fichier avec --out.

cli-puzzles = résoudre des problèmes, ou en créer
cli-puzzles-what = le numéro d’un problème, today pour le problème du jour (par défaut), ou make
cli-puzzles-file = avec make : le fichier où écrire les nouveaux problèmes
cli-puzzles-theme = seulement les problèmes de ce thème ; avec make : ne chercher que ce thème
cli-puzzles-make = pour créer des problèmes
cli-puzzles-count = le nombre de problèmes à écrire (par défaut : { $default })
cli-puzzles-games = le nombre de parties que les bots jouent pour chercher des problèmes (par défaut : { $default })
cli-puzzles-simulations = les simulations de la recherche du meilleur coup, le double pour le confirmer (par défaut : { $default })
cli-puzzles-seed = la graine de toutes les parties (par défaut : { $default })
cli-puzzles-records = des enregistrements où chercher aussi des problèmes
cli-puzzles-add = des problèmes déjà créés, parmi lesquels choisir aussi
cli-puzzles-title = problèmes
puzzles-made = Problèmes écrits dans { $file } : { $count }.
error-puzzle = Le problème { $puzzle } n’existe pas.
error-puzzles-number = { $what } n’est pas le numéro d’un problème ; ils vont de 1 à { $most }.
error-puzzles-what = Rien ne suit { $what } ; seul make a un fichier.
error-puzzles-file = Indiquez le fichier à écrire : oddville puzzles make FILE.
error-puzzles-count = --count doit être d’au moins 1.
error-puzzles-numbers = --games doit aller de 0 à { NUMBER($games, useGrouping: 0) }, --simulations de { $least } à { NUMBER($most, useGrouping: 0) }.

## What argparse says itself; the English sentences are its own, word for word

argparse-usage = usage :
argparse-positional = arguments
argparse-options = options
argparse-help = afficher cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-required = les arguments suivants sont obligatoires : %s
argparse-unrecognized = arguments non reconnus : %s
argparse-choice = choix non valide : %(value)r (choix possibles : %(choices)s)
argparse-value = valeur %(type)s non valide : %(value)r
argparse-one = il faut une valeur
argparse-at-most-one = il faut au plus une valeur
argparse-at-least-one = il faut au moins une valeur
argparse-count = il faut %s valeur
argparse-counts = il faut %s valeurs
argparse-explicit = la valeur %r n’est pas acceptée ici
argparse-exclusive = non autorisé avec l’argument %s
argparse-one-required = un des arguments %s est obligatoire
argparse-command = commande inconnue : %(parser_name)r (choix possibles : %(choices)s)
argparse-ambiguous = option ambiguë : %(option)s peut correspondre à %(matches)s
