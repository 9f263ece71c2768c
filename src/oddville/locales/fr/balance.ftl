### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = faire jouer aux bots des milliers de parties, et montrer ce qu’elles disent de chaque carte
cli-balance-players = les nombres de joueurs, séparés par des virgules (par défaut : 2,3,4)
cli-balance-games = combien de parties pour chaque nombre de joueurs (par défaut : 2000)
cli-balance-bot = le bot qui joue à toutes les places (par défaut : { $bot })
cli-balance-seed = la graine de toutes les parties : la même graine rejoue les mêmes parties
cli-balance-report = écrire ici le rapport, un fichier HTML
cli-balance-json = écrire ici tous les chiffres, en JSON
cli-balance-before = les chiffres (JSON) d’un essai précédent, à mettre à côté de ceux-ci
cli-balance-tune = proposer une édition modifiée d’après les chiffres d’un essai
cli-balance-tune-figures = les chiffres (JSON) que oddville balance --json a écrits pour cette édition
cli-balance-tune-output = écrire ici le fichier de l’édition modifiée ; sans cela, seuls les changements sont dits
cli-balance-tune-most = combien de changements au plus (par défaut : { $most })

error-balance-players = Les nombres de joueurs sont 2, 3 ou 4, séparés par des virgules, chacun une fois ; pas { $value }.
error-balance-games = Le nombre de parties doit être un entier de 1 à { $most }, pas { $value }.
error-balance-file = { $file } ne contient pas de chiffres d’équilibre ; écrivez-en avec oddville balance --json { $file }.
error-balance-edition = { $file } parle de l’édition { $theirs }, et cette édition est { $ours }. Faites-la d’abord jouer : oddville balance --json FICHIER.
error-balance-most = Le nombre de changements doit être un entier de 1 à { $most }, pas { $value }.
error-tune-cards = Seule l’édition avec les quantités de la reconstitution peut être réglée ; celle-ci ne respecte pas : { $promises }.

balance-progress = Parties
balance-wrote = { $file } est écrit.
balance-legend = { $met } atteint, { $unsure } pas encore sûr, { $missed } manqué. Derrière un chiffre se trouve son intervalle à 95 %.
balance-summary-cards = { $met } sur { $all } atteints
balance-limited-games = { $players } joueurs : { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    } à la limite de 100 tours par joueur.
balance-house-rule = Avec la règle maison : après le sixième ouvrier, on finit le tour de table.

## Names

balance-players = { $players } joueurs
balance-seat = { $number ->
        [1] qui commence
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
balance-length = tours par joueur
balance-no-guild = aucune
balance-formula-diamond = diamant
balance-formula-neighbours3 = adjacentes × 3
balance-formula-shields = boucliers
balance-formula-diamonds = par diamant
balance-formula-column = colonne
balance-formula-guild = par guilde
balance-formula-neighbours = adjacentes
balance-formula-row = rangée
balance-bonus-any = au choix
balance-bonus-double = doubler
balance-bonus-transform = transformer
balance-bonus-coin = pièce
balance-verdict-met = atteint
balance-verdict-unsure = pas encore sûr
balance-verdict-missed = manqué
balance-key-before = avant
balance-target-length = Durée de la partie
balance-target-seat = Victoires par place
balance-target-formula = Vainqueurs par formule
balance-target-guild = Vainqueurs par guilde
balance-target-bonus = Vainqueurs par bonus
balance-target-resource = Vainqueurs par ressource
balance-target-card = Cartes construites une fois prises

## The report

balance-title = OddVille : l’équilibre des cartes
balance-lead = Édition { $edition_name }, { $bot_name } joue à toutes les places. Parties : { $games }. Tous les intervalles sont à 95 %.
balance-lead-before = À côté, en gris, un essai précédent : édition { $edition_name }, jouée par { $bot_name }.
balance-verdicts = Objectifs
balance-verdicts-about = Un objectif est atteint quand tout l’intervalle est dans ses limites, et manqué quand il est tout entier dehors. Entre les deux, ce n’est pas encore sûr : d’autres parties le diraient.
balance-missed = { $count ->
        [one] Un objectif est manqué :
       *[other] { $count } objectifs sont manqués :
    }
balance-changes = Ce qui a changé
balance-changes-about = { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    } sur { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
balance-change-cost = { $card } : coûte { $new } au lieu de { $old }.
balance-change-bonus = { $card } : bonus { $new } au lieu de { $old }.
balance-change-guild = { $card } : guilde { $new } au lieu de { $old }.
balance-change-edges = { $card } : rues { $new } au lieu de { $old }.
balance-change-formula = { $card } : formule { $new } au lieu de { $old }.
balance-change-base = { $card } : base { $new } au lieu de { $old }.
balance-seats = Places
balance-seats-about = Combien de fois chaque place gagne, dans l’ordre du tour. La ligne en tirets est l’équité ; la bande va jusqu’à { $points } points de pourcentage de chaque côté.
balance-seats-race = Parties gagnées par le joueur au tour duquel elles se sont terminées : { $enders }. Points moyens par place : { $points }.
balance-lengths = Durée
balance-lengths-about = Combien de tours chaque joueur a eus. La bande est l’objectif, de { $least } à { $most } ; au-dessus de chaque graphique, la moyenne. Parties dans la bande : { $within }.
balance-lengths-title = { $players } joueurs : { $mean }
balance-limited = Parties terminées à la limite de 100 tours par joueur : { $games }.
balance-before = Avant : { $figures }.
balance-scores = Scores
balance-scores-about = Les points du vainqueur, ceux de tous, et l’avance du vainqueur. La ligne contient neuf parties sur dix, le cadre la moitié centrale, le trait épais est la médiane. Moyenne des vainqueurs : { $means }. Avance moyenne : { $margins }.
balance-scores-winner = vainqueur
balance-scores-everybody = tous
balance-scores-margin = avance
balance-diamonds = Les diamants sont-ils trop forts ?
balance-diamonds-about = Des critiques du jeu imprimé l’ont trouvé. Les cartes imprimées ne nous sont pas connues ; dans cette édition :
balance-diamonds-seen = { $players } joueurs : qui possède un diamant gagne { $relative } fois aussi souvent que qui possède une carte quelconque, { $reading ->
        [too-strong] les diamants sont donc trop forts
        [stronger] les diamants sont donc un peu plus forts que la moyenne, dans les limites
        [weaker] les diamants sont donc un peu plus faibles que la moyenne, dans les limites
        [too-weak] les diamants sont donc trop faibles
       *[alike] ce qui ne se distingue pas de la moyenne
    }. Un diamant donne { $worth } points par ressource payée, toutes les cartes ensemble { $usual }.
balance-formula = Formule
balance-about-formula = La part de vainqueurs parmi ceux qui ont construit une carte avec cette formule, rapportée à la moyenne de toutes les cartes. La bande est l’objectif, de 0,8 à 1,2.
balance-guild = Guilde
balance-about-guild = De même pour les cartes de chaque guilde, et pour celles d’aucune.
balance-bonus = Bonus
balance-about-bonus = De même selon le bonus que la carte donne à qui construit le long de ses rues.
balance-resource = Ressource
balance-about-resource = De même pour les cartes qui demandent une ressource.
balance-character = Personnage
balance-character-about = La part de vainqueurs parmi ceux qui ont un personnage à la fin, rapportée à la moyenne de toutes les cartes. Il n’y a pas d’objectif : un personnage vient tard, à qui construit beaucoup.
balance-card = Carte
balance-card-about = Chaque carte : combien de fois elle est construite dans les parties où quelqu’un l’a eue (la bande est l’objectif, un tiers ou plus), et vers le haut la part de vainqueurs parmi ses propriétaires. Les cartes les plus écartées sont nommées ; les autres disent leur nom quand on les pointe.
balance-card-tip = { $card } : construite une fois prise { $built }, vainqueurs parmi ses propriétaires { $relative }
balance-column-target = Objectif
balance-column-item = De
balance-column-cost = Coût
balance-column-taken = prises
balance-column-built = construites
balance-column-points = points
balance-column-worth = pts/res
balance-column-used = utilisé
balance-column-share = gagné
balance-column-relative = rel
balance-column-kept = gardé
balance-columns-about = Prises : fois par partie. Construites : parmi les parties où quelqu’un l’a eue. Pts/res : points par ressource payée. Utilisé : combien de fois son bonus est gagné une fois construite. Gagné : la part de vainqueurs parmi ses propriétaires ; rel : cette part rapportée à la moyenne de toutes les cartes. Gardé : combien de fois qui a pris un personnage l’avait à la fin.

## The tuner

tune-nothing = Rien à changer : chaque groupe est prévu dans ses limites, et chaque carte est construite assez souvent.
tune-stuck = Aucun changement seul qui garde les quantités ne promet d’aider.
tune-changes = { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    } ; l’écart prévu tombe de { $old } à { $new } :
tune-left = Encore prévus hors des limites (entre parenthèses : à combien de joueurs) : { $targets }.
tune-play = Ce n’est qu’une prévision. Pour savoir, faites jouer l’édition modifiée : oddville balance --edition { $file }
