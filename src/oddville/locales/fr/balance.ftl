### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = faire jouer des milliers de parties aux bots et montrer ce qu’elles révèlent sur chaque carte
cli-balance-players = les nombres de joueurs, séparés par des virgules (par défaut : 2,3,4)
cli-balance-games = le nombre de parties pour chaque nombre de joueurs (par défaut : 2000)
cli-balance-bot = le bot qui joue toutes les places (par défaut : { $bot })
cli-balance-seed = la graine de toutes les parties : la même graine rejoue les mêmes parties
cli-balance-report = écrire le rapport, un fichier HTML, ici
cli-balance-json = écrire ici tous les chiffres, en JSON
cli-balance-before = les chiffres (JSON) d’un essai précédent, pour comparer
cli-balance-tune = proposer des modifications d’une édition d’après les chiffres d’un essai
cli-balance-tune-figures = les chiffres (JSON) écrits par oddville balance --json pour cette édition
cli-balance-tune-output = écrire ici le fichier de l’édition modifiée ; sinon, les changements sont seulement affichés
cli-balance-tune-most = le nombre maximal de changements (par défaut : { $most })

error-balance-players = Les nombres de joueurs doivent être 2, 3 ou 4, séparés par des virgules, chacun une seule fois ; pas { $value }.
error-balance-games = Le nombre de parties doit être un entier de 1 à { $most }, pas { $value }.
error-balance-file = { $file } ne contient pas de chiffres d’équilibrage ; créez-en avec oddville balance --json { $file }.
error-balance-edition = { $file } porte sur l’édition { $theirs }, mais cette édition est { $ours }. Faites-la d’abord jouer : oddville balance --json FICHIER.
error-balance-most = Le nombre de changements doit être un entier de 1 à { $most }, pas { $value }.
error-tune-cards = Seule une édition qui a les quantités de la reconstitution peut être réglée ; celle-ci ne les a pas : { $promises }.

balance-progress = Parties
balance-wrote = { $file } a été enregistré.
balance-legend = { $met } atteint, { $unsure } indécis, { $missed } manqué. Chaque chiffre est suivi de son intervalle à 95 %.
balance-summary-cards = { $met } sur { $all } atteints
balance-limited-games = { $players } joueurs : { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    } à la limite de 100 tours par joueur.
balance-house-rule = Avec la règle maison : après le sixième ouvrier, on finit le tour de table.

## Names

balance-players = { $players } joueurs
balance-seat = { $number ->
        [1] première
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
balance-verdict-unsure = indécis
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

balance-title = OddVille : l’équilibrage des cartes
balance-lead = Édition { $edition_name }, toutes les places jouées par { $bot_name }. Parties : { $games }. Tous les intervalles sont à 95 %.
balance-lead-before = Pour comparer, en gris, un essai précédent : édition { $edition_name }, jouée par { $bot_name }.
balance-verdicts = Objectifs
balance-verdicts-about = Un objectif est atteint quand tout l’intervalle est dans ses limites, et manqué quand il est entièrement en dehors. Sinon, il est indécis, et il faudrait plus de parties.
balance-missed = { $count ->
        [one] Un objectif est manqué :
       *[other] { $count } objectifs sont manqués :
    }
balance-changes = Changements
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
balance-seats-about = Combien de fois chaque place gagne, dans l’ordre du tour. La ligne en tirets indique des parts égales ; la bande s’étend sur { $points } points de pourcentage de chaque côté.
balance-seats-race = Parties gagnées par le joueur pendant le tour duquel elles se sont terminées : { $enders }. Points moyens par place : { $points }.
balance-lengths = Durée
balance-lengths-about = Combien de tours chaque joueur a joués. La bande est l’objectif, de { $least } à { $most } ; la moyenne est indiquée au-dessus de chaque graphique. Parties dans la bande : { $within }.
balance-lengths-title = { $players } joueurs : { $mean }
balance-limited = Parties terminées à la limite de 100 tours par joueur : { $games }.
balance-before = Avant : { $figures }.
balance-scores = Scores
balance-scores-about = Les points du vainqueur, ceux de tous les joueurs, et l’avance du vainqueur. La ligne couvre neuf parties sur dix, le cadre la moitié centrale, et le trait épais est la médiane. Moyenne des vainqueurs : { $means }. Avance moyenne : { $margins }.
balance-scores-winner = vainqueur
balance-scores-everybody = tous les joueurs
balance-scores-margin = avance
balance-diamonds = Les diamants sont-ils trop forts ?
balance-diamonds-about = C’est l’avis de critiques du jeu imprimé. Nous ne connaissons pas les cartes imprimées ; dans cette édition :
balance-diamonds-seen = { $players } joueurs : le propriétaire d’un diamant gagne { $relative } fois aussi souvent que celui d’une carte quelconque, { $reading ->
        [too-strong] les diamants sont donc trop forts
        [stronger] les diamants sont donc un peu plus forts que la moyenne, dans les limites
        [weaker] les diamants sont donc un peu plus faibles que la moyenne, dans les limites
        [too-weak] les diamants sont donc trop faibles
       *[alike] ce qui ne se distingue pas de la moyenne
    }. Un diamant donne { $worth } points par ressource payée, l’ensemble des cartes { $usual }.
balance-formula = Formule
balance-about-formula = La part de vainqueurs parmi les joueurs qui ont construit une carte avec cette formule, par rapport à la moyenne de toutes les cartes. La bande est l’objectif, de 0,8 à 1,2.
balance-guild = Guilde
balance-about-guild = Idem pour les cartes de chaque guilde, et pour celles sans guilde.
balance-bonus = Bonus
balance-about-bonus = Idem selon le bonus que la carte donne aux joueurs qui construisent le long de ses rues.
balance-resource = Ressource
balance-about-resource = Idem pour les cartes qui coûtent une ressource.
balance-character = Personnage
balance-character-about = La part de vainqueurs parmi les joueurs qui ont un personnage à la fin, par rapport à la moyenne de toutes les cartes. Il n’y a pas d’objectif : les personnages arrivent tard, chez les joueurs qui construisent beaucoup.
balance-card = Carte
balance-card-about = Pour chaque carte : combien de fois elle est construite dans les parties où quelqu’un l’a prise (la bande est l’objectif, un tiers ou plus) et, vers le haut, la part de vainqueurs parmi ses propriétaires. Les cartes les plus éloignées sont nommées ; pointez une autre carte pour voir son nom.
balance-card-tip = { $card } : construite une fois prise { $built }, vainqueurs parmi ses propriétaires { $relative }
balance-column-target = Objectif
balance-column-item = De
balance-column-cost = Coût
balance-column-taken = prises
balance-column-built = construites
balance-column-points = points
balance-column-worth = pts/res
balance-column-used = utilisé
balance-column-share = gagnées
balance-column-relative = rel
balance-column-kept = gardé
balance-columns-about = Prises : fois par partie. Construites : parmi les parties où quelqu’un l’a prise. Pts/res : points par ressource payée. Utilisé : combien de fois son bonus est gagné une fois la carte construite. Gagnées : la part de vainqueurs parmi ses propriétaires ; rel : cette part par rapport à la moyenne de toutes les cartes. Gardé : combien de fois un joueur qui a pris le personnage l’avait encore à la fin.

## The tuner

tune-nothing = Rien à changer : d’après les prévisions, chaque groupe est dans ses limites et chaque carte est construite assez souvent.
tune-stuck = D’après les prévisions, aucun changement isolé qui respecte les quantités n’améliorerait l’équilibre.
tune-changes = { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    } ; l’écart prévu passe de { $old } à { $new } :
tune-left = Encore prévus hors des limites (entre parenthèses : le nombre de joueurs) : { $targets }.
tune-play = Ce n’est qu’une prévision. Pour la vérifier, faites jouer l’édition modifiée : oddville balance --edition { $file }
