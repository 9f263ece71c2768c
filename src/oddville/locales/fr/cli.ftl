### The command line and the engine protocol.

cli-about = OddVille, le jeu de société : y jouer, y faire jouer des programmes, regarder ses cartes.
cli-version = oddville { $version }
cli-version-help = afficher la version et quitter
cli-command = COMMANDE
cli-lang = la langue : { $languages } (par défaut : selon ODDVILLE_LANG, le dernier choix dans le terminal ou le système)
cli-language = LANGUE
cli-seat = PLACE
cli-play = jouer dans le terminal, contre des bots ou avec des amis au même clavier
cli-play-seats = qui est à la table, de 2 à 4 parmi : human, un bot par nom, fichier ou programme, voir oddville bots (par défaut : human mason)
cli-bots = lister les bots, leurs options, et comment en donner un à vous
cli-replay = faire une page web de l’enregistrement d’une partie : toute la partie, coup par coup, dans un fichier qui n’a pas besoin de connexion
cli-replay-record = l’enregistrement, comme FICHIER.odd
cli-replay-html = où écrire la page
cli-replay-written = Écrit dans { $file }. Ouvrez-le dans n’importe quel navigateur, ou envoyez-le à des amis.
cli-play-names = les noms des joueurs, séparés par des virgules
cli-edition = une édition par son nom, ou le chemin d’un fichier d’édition
cli-seed = la graine qui distribue la partie ; sans elle, une graine est tirée
cli-load = continuer une partie conservée (.odd)
cli-turn-limit = terminer la partie après ce nombre de tours
cli-finish-round = règle maison : après le sixième ouvrier, on finit le tour de table, pour que tous les joueurs aient joué le même nombre de tours
cli-learn = apprendre le jeu pas à pas, en courtes leçons
cli-learn-lesson = la leçon par laquelle commencer : { $lessons } (par défaut : la première)
cli-lesson = LEÇON
cli-rules = lire les règles : toutes, une par son code, ou celles qui ont certains mots
cli-rules-what = des codes comme BUILD-5, ou des mots à chercher (par défaut : toutes les règles)
cli-rules-rulings = montrer où les cinq livrets de règles diffèrent, et comment nous tranchons
cli-rule = CODE-OU-MOT
cli-engine = parler le protocole du moteur : des lignes JSON sur l’entrée et la sortie standard
cli-cards = lister, montrer et vérifier les cartes
cli-cards-list = lister toutes les cartes d’une édition
cli-cards-show = dessiner des cartes
cli-cards-ids = codes de cartes
cli-cards-validate = vérifier un fichier d’édition : donner ses erreurs et, à part, ce qu’aucun livret ne dit
cli-bench = mesurer la vitesse du jeu
cli-bench-engine = parties au hasard, décisions seules, copies, importation ; à côté d’autres, s’ils sont installés
cli-bench-search = simulations de la recherche à côté de parties au hasard et d’autres, si elle tient son temps, combien les niveaux réfléchissent
cli-bench-seconds = combien dure un essai de chaque mesure
cli-bench-runs = combien d’essais ; la médiane compte
cli-json = afficher du JSON
cli-bot = BOT
cli-arena = faire jouer aux bots beaucoup de parties, les mêmes distributions de chaque place, et dire qui est plus fort
cli-arena-bots = deux bots ou plus ; s’ils sont deux, le second prend toutes les places restantes ; au-delà, tous rencontrent tous
cli-arena-games = combien de parties au moins ; on joue des distributions entières (par défaut : { $games })
cli-arena-players = combien sont à une table, de 2 à 4 (par défaut : autant que de bots)
cli-arena-seed = la graine de toutes les distributions et du hasard des bots (par défaut : arena)
cli-arena-turn-limit = terminer une partie après ce nombre de tours (par défaut : 200 par joueur)
cli-arena-until-sure = s’arrêter dès qu’on est sûr de savoir lequel de deux bots est le plus fort
cli-arena-at-least = tester si le premier de deux bots gagne au moins cette part (comme 0.9), non sa part équitable
cli-arena-json = afficher les lignes en tableau JSON
cli-arena-save = écrire tous les résultats dans un fichier JSON
cli-arena-csv = écrire les lignes dans un fichier CSV
cli-arena-plot = dessiner les taux de victoire dans un fichier (.svg ou .png)
cli-arena-ladder = jouer les rencontres fixes et afficher leur tableau en Markdown
cli-arena-ideas = faire jouer search contre lui-même sans une de ses idées, et afficher le tableau en Markdown
cli-arena-write = renouveler le tableau de l’échelle dans cette page
cli-workers = combien de processus travaillent à la fois (par défaut : un par processeur)
cli-runner = qui joue : des processus de cette machine, une grappe Ray, ou ce processus seul
cli-address = l’adresse d’une grappe Ray en marche (par défaut : une grappe est lancée pour cette machine seule)
cli-journal = conserver chaque résultat dans ce fichier, et continuer à partir de lui s’il existe
cli-quiet = ne pas montrer l’avancement

engine-no-json = Cette ligne n’est pas un objet JSON.
engine-too-long = Cette ligne dépasse { $most } octets.
engine-unknown = Il n’y a pas de requête { $request } ; « do » est parmi { $requests }.
engine-key = { $key } n’est pas une clé de { $request } ; ses clés sont { $keys }.
engine-missing = Il manque { $key }.
engine-no-game = Il n’y a pas encore de partie : commencez par « new » ou « set ».
engine-seed-or-deal = Donnez une graine ou une distribution, pas les deux.
engine-text = { $key } doit être un texte, pas { $value }.
engine-moves = moves doit être une liste de coups permis, en texte, pas { $value }.
engine-flag = { $key } doit être true ou false, pas { $value }.
engine-number = { $key } doit être un nombre entier de { $low } à { $high }, pas { $value }.

bench-heading = Le moteur d’OddVille, { $compiled ->
        [yes] compilé
       *[no] non compilé (il n’y a pas de compilateur C)
    }. Médiane de { $runs } essais ; chaque ligne s’affiche dès qu’elle est mesurée.
bench-playouts = parties au hasard, { $players } joueurs
bench-python = depuis Python, coups en nombres, { $players } joueurs
bench-game = par Game, { $players } joueurs
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
bench-no-peers = Aucun autre programme n’est installé pour comparer. Pour mesurer à côté d’eux : pip install 'oddville[peers]'.
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
bench-search-time = Avec { $ms } ms, { $decisions } décisions : la médiane prend { $median } ms, 99 sur 100 ont au plus { $late } ms de retard, la pire { $most } ms ; { $share } % manquent leur temps de 50 ms ou moins.
bench-search-level = { $level }, { $simulations } simulations
bench-search-level-time = médiane { $median } ms, 95 sur 100 en { $high } ms
bench-search-goals = Objectifs :
bench-search-goal = { $met ->
        [yes] atteint { " " }
       *[no] manqué  { " " }
    }{ $goal } : { $seen }
bench-search-goal-games = simulations au hasard, { $players } joueurs, au moins { $wanted } des parties au hasard
bench-search-goal-peer = simulations au hasard, { $players } joueurs, au moins { $wanted } fois celles de { $peer }
bench-search-goal-median = un temps de { $ms } ms : la médiane s’en écarte d’au plus { $wanted } %
bench-search-goal-late = un temps de { $ms } ms : au moins { $wanted } % à 50 ms près

cli-print = imprimer tout le jeu, à découper pour y jouer
cli-print-paper = le papier, a4 ou letter
cli-print-backs = ajouter une page de dos derrière chaque page de bâtiments
cli-print-out = un fichier PDF à écrire ; sans lui, les feuilles s’ouvrent dans votre navigateur
print-open =
    Ouvrez { $page } dans votre navigateur et imprimez-la, ou enregistrez-la en PDF. Imprimez à 100 %.
    Ctrl+C met fin à ceci.
print-wrote = { $file } est écrit. Imprimez-le à 100 %.
error-print-kind = { $file } n’est pas un PDF ; donnez un nom qui finit par .pdf.
error-print-folder = Il n’y a pas de dossier { $folder } ; créez-le d’abord.
error-print-browser = Ni Chromium ni Chrome n’a été trouvé pour écrire le PDF. Enlevez --out et imprimez depuis votre propre navigateur.
error-print-failed = { $browser } n’a pas pu imprimer les feuilles : { $reason }. Enlevez --out et imprimez depuis votre propre navigateur.
error-print-write = Impossible d’écrire { $file } : { $reason }. Donnez un autre endroit avec --out.
## What argparse says itself; the English sentences are its own, word for word

argparse-usage = usage :
argparse-positional = arguments
argparse-options = options
argparse-help = afficher cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-required = il manque ces arguments : %s
argparse-unrecognized = arguments inconnus : %s
argparse-choice = choix impossible : %(value)r (au choix : %(choices)s)
argparse-value = valeur %(type)s incorrecte : %(value)r
argparse-one = il faut une valeur
argparse-at-most-one = il faut au plus une valeur
argparse-at-least-one = il faut au moins une valeur
argparse-count = il faut %s valeur
argparse-counts = il faut %s valeurs
argparse-explicit = la valeur %r n’a pas sa place ici
argparse-exclusive = impossible avec %s
argparse-one-required = il faut un des arguments %s
argparse-command = commande inconnue : %(parser_name)r (au choix : %(choices)s)
argparse-ambiguous = option ambiguë : %(option)s peut être %(matches)s
