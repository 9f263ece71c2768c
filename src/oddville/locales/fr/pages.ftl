### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Une ville de bâtiments bizarres, où tout le monde construit ensemble. De 2 à 4 joueurs, ou en solo contre des bots.
web-skip = Aller au contenu
web-nav = Pages
web-foot = Un projet indépendant de passionnés. Le jeu de société est de Carlo Lavezzi ; les règles sont dites avec nos mots, les cartes et les dessins sont de nous.
web-language = Langue
web-settings = Réglages
web-close = Fermer
web-report = Signaler un problème
web-keys = Touches
web-look-is = Apparence : { $look }
web-look-system = comme le système
web-look-light = plein midi
web-look-dark = soir aux réverbères
web-look-contrast = contraste élevé

## Start

web-play-now = Jouer
web-play-last = Comme la dernière fois ({ $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    })
web-dealing = On distribue les cartes…
web-play-now-note = { $bots ->
        [0] Avec les places de votre dernière table.
        [one] Vous contre un bot. Vous pouvez commencer tout de suite.
       *[other] Vous contre { $bots } bots. Vous pouvez commencer tout de suite.
    }
web-set-up = Préparer une table
which-game = { $edition ->
        [reconstruction] La partie entière
        [micro] La partie courte
        [nano] La partie minuscule
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Tous les bâtiments. Elle se termine quand quelqu’un a six ouvriers dans la ville.
        [micro] Moins de bâtiments. Elle se termine quand quelqu’un a deux ouvriers dans la ville et dure moins de la moitié du temps.
        [nano] Deux sortes de bâtiments, aucun personnage. Elle se termine quand quelqu’un a un ouvrier dans la ville.
       *[other] Les cartes d’une autre édition.
    }
which-deal = Distribution « { $deal } »
which-house-rule = Règle maison : on finit le tour de table
which-house-rule-about = Après le sixième ouvrier, on finit le tour de table, pour que tous les joueurs aient joué le même nombre de tours. C’est une règle à nous ; d’après le livret, la partie se termine avec ce tour.
web-my-tables = Mes tables
web-no-tables = Les tables où vous jouez ou que vous regardez sont ici, pour que vous les retrouviez dans ce navigateur.
web-table-of = { $names }
web-table-waiting = en attente de joueurs
web-table-running = tour { NUMBER($turn, useGrouping: 0) }
web-table-over = terminée
web-table-unknown = …
web-table-gone = Cette table n’existe plus.
web-your-turn = À vous
web-replay = Revoir
web-forget = Retirer { $table } de la liste
web-forget-note = Retirer de la liste. La table elle-même reste.
web-more = Plus
web-learn = Apprendre
web-learn-note = De petites leçons à jouer
web-watch = Regarder
web-watch-note = Des tables publiques, en direct
web-replays = Revoir
web-replays-note = Toute partie, coup par coup
web-cards = Cartes
web-cards-note = Tous les bâtiments et personnages
web-rules = Règles
web-rules-note = Chaque règle par son code
web-text = Jouer en texte
web-text-note = Une partie contre des bots, en mots seulement

## Join

web-join = Rejoindre une table
web-join-code = Code ou lien
web-your-name = Votre nom
web-join-do = Rejoindre
web-join-note = Le code d’une table a dix lettres. Un code de huit lettres amène votre place sur cet appareil.
web-join-what = Ce n’est ni un lien ni un code. Le code d’une table a dix lettres ou chiffres, celui d’une place huit.

## What can go wrong

web-no-connection = Le serveur ne répond pas. Vérifiez votre connexion ; rien n’est perdu.
web-server-trouble = Le serveur a un problème (statut { $status }). Réessayez dans un instant.
web-missing = Rien n’est construit ici
web-missing-note = Cette page n’existe pas, ou elle a déménagé. Les rues ramènent à l’accueil.
web-to-start = À l’accueil

## Settings

settings-look = Apparence
settings-ask = Demander confirmation pour
settings-ask-locks = ce qui ne s’annule pas
settings-ask-builds = ce qui ne s’annule pas, et chaque construction
settings-ask-all = chaque coup
settings-forced = Choisir pour moi quand il ne reste qu’une possibilité
settings-motion = Mouvement
settings-motion-system = comme le système
settings-motion-full = complet
settings-motion-reduced = presque aucun
settings-cards = Taille des cartes
settings-cards-small = petites
settings-cards-medium = moyennes
settings-cards-large = grandes
settings-hand = Ma main se trouve
settings-hand-right = à droite
settings-hand-left = à gauche
settings-hearing = Sons et avis
settings-sound = Sons discrets
settings-volume = Volume
settings-notices = Un avis quand c’est à moi
settings-keys = Lettres comme raccourcis
settings-change-keys = Voir et changer les touches

## Keys

keys-about = Tab, flèches, Entrée et Échap suffisent pour tout. Les lettres vont plus vite.
keys-worker = carte Ouvrier
keys-mine = mes bâtiments
keys-row = position de la rangée, quand on tient une carte Ouvrier
keys-tab = zone suivante
keys-arrows = dans une zone
keys-enter = prendre, faire
keys-escape = reposer
keys-undo-all = annuler tout ce qui peut l’être
keys-previous = élément éclairé précédent
keys-letters = Lettres
keys-letters-note = Tapez une autre lettre pour en changer une. Rien d’irréversible n’arrive jamais par une seule lettre.
keys-taken = Cette lettre sert déjà à une autre action.
keys-not-usable = Cette touche est laissée au navigateur. Choisissez une lettre.
keys-usual = Tout comme d’habitude
keys-ply = un coup en arrière, en avant
keys-turn = un tour en arrière, en avant
keys-ends = début, fin
keys-play = lecture
keys-act-coins = pièces
keys-act-wood = bois
keys-act-clay = argile
keys-act-stone = pierre
keys-act-crystal = cristal
keys-act-next = élément éclairé suivant
keys-act-close = au bouton de fin
keys-act-recover = récupérer
keys-act-cheat = Tricheur
keys-act-swap = Intendant
keys-act-travel = Voyageur
keys-act-off = retirer un ouvrier du plateau
keys-act-undo = annuler
keys-act-explain = expliquer, pourquoi pas
keys-act-decision = dire la décision
keys-act-preview = dire l’aperçu
keys-act-recap = résumé
keys-act-log = journal
keys-act-points = points sur les cases
keys-act-hint = conseil
keys-act-fit = toute la ville
keys-act-nearer = plus près
keys-act-farther = plus loin
keys-act-text = vue en texte
keys-act-keys = ces touches

## Report

report-text = Que s’est-il passé, et à quoi vous attendiez-vous ?
report-note = L’enregistrement de cette partie est joint, pour que nous puissions la rejouer. Votre nom et votre adresse ne le sont pas.
report-send = Envoyer
report-thanks = Merci. C’est conservé avec l’enregistrement de la partie.
report-elsewhere = Ouvrez ceci à la table où c’est arrivé : l’enregistrement de la partie accompagnera alors votre message.
report-by-mail = Ce n’était pas à une table ? Alors écrivez à qui gère ce serveur.

## Rules

rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune règle ne dit cela.
        [one] 1 règle
       *[other] { $count } règles
    }
rules-chapters = Chapitres
rules-picture-fits = Rue contre rue : « { $card } » a sa place ici.
rules-picture-clash = Maisons contre rue : « { $card } » n’a pas sa place ici.
rules-picture-corner = Seul un coin touche la ville : « { $card } » ne peut pas être construit ici.
rules-picture-above = Cette case est au-dessus de la rangée du Quartier Central : rien ne s’y construit.
rules-picture-turned = À l’envers, « { $card } » aurait sa place ici, mais les cartes ne sont jamais tournées.
rules-picture-bonuses = Qui construit « { $card } » ici gagne { $own } grâce à la carte elle-même et { $other } grâce au Quartier Central, le long de la rue.
rules-picture-slots = L’emplacement gratuit de l’argile est pris : l’argile suivante coûte 1 pièce. L’emplacement du haut accueille autant d’ouvriers que l’on veut.
rules-picture-prices = Avec la carte Ouvrier { $worker }, les positions de la rangée de bâtiments coûtent, de 1 à 6 : { $costs }.
rules-picture-score = « { $card } » compte { $base }, plus 1 par carte de sa rangée. Avec elle-même et le Quartier Central, il y en a { $cards } : { $points } points.
rules-glossary = Glossaire
rules-glossary-about = Tous les mots du jeu dans les cinq langues. Là où un livret de règles a deux mots pour une chose, nous n’en gardons qu’un.
