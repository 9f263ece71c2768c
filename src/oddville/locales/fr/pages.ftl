### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Les joueurs construisent la même ville de bâtiments bizarres et s’affrontent pour marquer le plus de points. De 2 à 4 joueurs, ou en solo contre des bots.
web-skip = Aller au contenu
web-nav = Pages
web-foot = Un projet indépendant de passionnés. Le jeu de société est de Carlo Lavezzi ; le texte des règles, les cartes et les dessins sont de nous.
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-report = Signaler un problème
web-keys = Raccourcis clavier
web-look-is = Apparence : { $look }
web-look-system = système
web-look-light = claire
web-look-dark = sombre
web-look-contrast = contraste élevé

## Start

web-play-now = Jouer
web-play-last = Comme la dernière fois ({ $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    })
web-dealing = Distribution des cartes…
web-play-now-note = { $bots ->
        [0] Avec les mêmes places qu’à votre dernière table.
        [one] Vous contre un bot. La partie commence tout de suite.
       *[other] Vous contre { $bots } bots. La partie commence tout de suite.
    }
web-set-up = Créer une table
which-game = { $edition ->
        [reconstruction] Partie complète
        [micro] Partie courte
        [nano] Mini-partie
        [pico] La plus petite partie
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Tous les bâtiments. La partie se termine quand un joueur a six ouvriers dans la ville.
        [micro] Moins de bâtiments. La partie se termine quand un joueur a deux ouvriers dans la ville et prend moins de la moitié du temps.
        [nano] Deux sortes de bâtiments, aucun personnage. La partie se termine quand un joueur a un ouvrier dans la ville.
        [pico] Une seule sorte de bâtiment, aucun personnage. La partie se termine quand un joueur a un ouvrier dans la ville.
       *[other] Les cartes d’une autre édition.
    }
which-deal = Distribution « { $deal } »
which-house-rule = Règle maison : on finit le tour de table
which-house-rule-about = Après le sixième ouvrier, on finit le tour de table pour que tous les joueurs aient joué le même nombre de tours. Cette règle est de nous ; d’après le livret, la partie se termine avec ce tour.
web-my-tables = Mes tables
web-no-tables = Les tables que vous jouez ou regardez dans ce navigateur s’affichent ici.
web-table-of = { $names }
web-table-waiting = En attente de joueurs
web-table-running = { $turn ->
        [0] Mise en place
       *[other] Tour { NUMBER($turn, useGrouping: 0) }
    }
web-table-over = Terminée
web-table-unknown = …
web-table-gone = Cette table n’existe plus.
web-your-turn = À vous de jouer
web-replay = Revoir
web-forget = Retirer { $table } de la liste
web-forget-note = Retirer de la liste. La table n’est pas supprimée.
web-more = Plus
web-learn = Apprendre
web-learn-note = Courtes leçons interactives
web-puzzles = Problèmes
web-puzzles-note = Trouvez le meilleur coup
web-watch = Tables publiques
web-watch-note = Jouer ou regarder
web-replays = Revoir
web-replays-note = Ouvrir une partie enregistrée
web-cards = Cartes
web-cards-note = Tous les bâtiments et personnages
web-rules = Règles
web-rules-note = Toutes les règles, avec leur code
web-text = Mode texte
web-text-note = Jouer contre des bots, en texte seulement
web-new-here = Première visite ?
web-new-here-about = La partie guidée est courte. Vous jouez contre un seul débutant, et la table explique chaque chose au bon moment.
web-guided = Partie guidée
web-guided-note = Une première partie courte, avec des explications
web-recommended = conseillée
web-knows-game = Je connais le jeu
web-daily = Nouveau chaque jour
web-today = La ville du jour
web-today-note = Une donne par jour, la même pour tous
web-my-town = Ma ville
web-my-town-note = Vos parties et statistiques
web-duplicate = Duplicate
web-duplicate-note = Les mêmes cartes à plusieurs tables, pour un club
web-ladder = Classement
web-ladder-note = Des cotes pour un groupe

## Join

web-join = Rejoindre une table
web-join-code = Code ou lien
web-your-name = Votre nom
web-join-do = Rejoindre
web-join-note = Le code d’une table a dix caractères. Un code de huit caractères transfère votre place sur cet appareil.
web-join-what = Ce n’est ni un lien ni un code. Le code d’une table a dix lettres ou chiffres, celui d’une place huit.

## What can go wrong

web-no-connection = Le serveur ne répond pas. Vérifiez votre connexion ; rien n’est perdu.
web-server-trouble = Le serveur a un problème (statut { $status }). Réessayez dans un instant.
web-missing = Rien n’a été construit ici
web-missing-note = Cette page n’existe pas ou a été déplacée.
web-to-start = Page d’accueil
offline-heading = Pas de connexion
offline-note = Le serveur est injoignable. Cette page s’ouvrira dès que la connexion sera rétablie.
offline-pages = Sans connexion, ces pages restent disponibles :

## Settings

settings-look = Apparence
settings-ask = Demander confirmation avant
settings-ask-locks = les coups irréversibles
settings-ask-builds = les coups irréversibles et les constructions
settings-ask-all = chaque coup
settings-forced = Jouer automatiquement les choix forcés
settings-coordinates = Toujours afficher les coordonnées des cases
settings-motion = Animations
settings-motion-system = système
settings-motion-full = complètes
settings-motion-reduced = réduites
settings-cards = Taille des cartes
settings-cards-small = petites
settings-cards-medium = moyennes
settings-cards-large = grandes
settings-hand = Position de ma main
settings-hand-right = à droite
settings-hand-left = à gauche
settings-hearing = Sons et notifications
settings-sound = Effets sonores
settings-volume = Volume
settings-notices = Me prévenir quand c’est mon tour
settings-keys = Lettres comme raccourcis
settings-change-keys = Voir et modifier les raccourcis

## Keys

keys-about = Tab, les flèches, Entrée et Échap suffisent pour tout. Les lettres vont plus vite.
keys-worker = carte Ouvrier
keys-mine = mes bâtiments
keys-row = position de la rangée, quand une carte Ouvrier est sélectionnée
keys-tab = zone suivante
keys-arrows = se déplacer dans une zone
keys-enter = sélectionner ou confirmer
keys-escape = annuler la sélection
keys-undo-all = annuler tout ce qui peut l’être
keys-previous = élément en surbrillance précédent
keys-letters = Lettres
keys-letters-note = Pour modifier un raccourci, tapez une autre lettre. Une seule lettre ne fait jamais rien d’irréversible, sauf confirmer votre tour.
keys-taken = Cette lettre est déjà utilisée pour une autre action.
keys-not-usable = Cette touche est réservée au navigateur. Choisissez une lettre.
keys-usual = Rétablir par défaut
keys-ply = coup précédent ou suivant
keys-turn = tour précédent ou suivant
keys-ends = début ou fin
keys-play = lecture ou pause
keys-act-coins = pièces
keys-act-wood = bois
keys-act-clay = argile
keys-act-stone = pierre
keys-act-crystal = cristal
keys-act-next = élément en surbrillance suivant
keys-act-close = activer le bouton principal
keys-act-recover = récupérer
keys-act-cheat = Tricheur
keys-act-swap = Intendant
keys-act-travel = Voyageur
keys-act-off = retirer un ouvrier du plateau
keys-act-undo = annuler
keys-act-explain = expliquer pourquoi un coup est refusé
keys-act-decision = lire la décision à voix haute
keys-act-preview = lire l’aperçu à voix haute
keys-act-info = à propos de la carte
keys-act-aid = signification des symboles
keys-act-recap = résumé
keys-act-log = journal
keys-act-points = points sur les cases
keys-act-coordinates = coordonnées des cases
keys-act-hint = conseil
keys-act-fit = toute la ville
keys-act-nearer = zoom avant
keys-act-farther = zoom arrière
keys-act-text = mode texte
keys-act-keys = raccourcis clavier

## Report

report-text = Que s’est-il passé, et à quoi vous attendiez-vous ?
report-note = L’enregistrement de cette partie est envoyé avec votre message pour que nous puissions la rejouer. Votre nom et votre adresse ne le sont pas.
report-send = Envoyer
report-thanks = Merci. Votre message a été enregistré avec la partie.
report-elsewhere = Ouvrez cette fenêtre à la table où le problème est survenu : l’enregistrement de la partie sera envoyé avec votre message.
report-by-mail = Si ce n’était pas à une table, contactez l’administrateur de ce serveur.

## Rules

rules-search = Rechercher dans les règles
rules-found = { $count ->
        [0] Aucune règle trouvée.
        [one] 1 règle
       *[other] { $count } règles
    }
rules-chapters = Chapitres
rules-picture-fits = Rue contre rue : « { $card } » peut se construire ici.
rules-picture-clash = Maisons contre rue : « { $card } » ne peut pas se construire ici.
rules-picture-corner = Seuls les coins se touchent : « { $card } » ne peut pas se construire ici.
rules-picture-above = Cette case est au-dessus de la rangée du Quartier Central : on ne peut rien y construire.
rules-picture-turned = À l’envers, « { $card } » pourrait se construire ici, mais les cartes ne sont jamais tournées.
rules-picture-bonuses = Si vous construisez « { $card } » ici, vous gagnez { $own } grâce à la carte elle-même et { $other } grâce au Quartier Central, le long de la rue.
rules-picture-slots = L’emplacement gratuit de l’argile est pris : l’argile suivante coûte 1 pièce. L’emplacement supérieur accueille un nombre illimité d’ouvriers.
rules-picture-prices = Avec la carte Ouvrier { $worker }, les positions de la rangée de bâtiments coûtent, de 1 à 6 : { $costs }.
rules-picture-score = « { $card } » rapporte { $base }, plus 1 par carte de sa rangée. Avec elle-même et le Quartier Central, il y en a { $cards } : { $points } points.
rules-glossary = Glossaire
rules-glossary-about = Tous les mots du jeu en cinq langues. Quand un livret de règles emploie deux mots pour une même chose, nous n’en retenons qu’un.

## Previews of links

share-table = Une partie d’OddVille
share-table-about = Regardez la ville grandir ou prenez une place libre.
share-replay = Une partie d’OddVille à revoir
share-replay-about = Chaque coup, du premier au dernier.
share-picture = Une ville de maisons étranges au bord d’une rivière
