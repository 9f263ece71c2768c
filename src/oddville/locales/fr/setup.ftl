### Setting up a table, waiting for people, watching.


level-newcomer = Nouveau venu (facile)
level-apprentice = Apprenti
level-mason = Maçon (partie équilibrée)
level-architect = Architecte
level-mayor = Maire (le plus fort)

setup-heading = Préparer une table
setup-seats = Qui joue ?
setup-players = Nombre de joueurs
setup-seat = Place { $number }
setup-colour = Couleur
setup-who = Qui s’assoit ici
setup-name = Nom
setup-level = Niveau du bot
setup-kind-me = Moi
setup-kind-here = Quelqu’un ici avec moi
setup-kind-bot = Un bot
setup-kind-link = Quelqu’un par un lien
setup-kind-open = Place ouverte
setup-note-link = Vous recevrez un lien pour cette place.
setup-note-open = On s’y joint par le code de la table.
setup-at-once = La partie commence tout de suite.
setup-waits = Vous attendrez ensemble que tout le monde soit là, ou remplirez les places libres avec des bots.
setup-options = Comment on joue
setup-make = Créer la table
setup-table-name = Nom de la table
setup-edition = Quelle partie
setup-clock = Temps pour une décision
setup-clock-none = sans limite
setup-clock-s30 = 30 secondes
setup-clock-m1 = 1 minute
setup-clock-m2 = 2 minutes
setup-clock-m5 = 5 minutes
setup-clock-d1 = 1 jour
setup-clock-d3 = 3 jours
setup-pace = Rythme des bots
setup-pace-quick = rapide
setup-pace-normal = normal
setup-pace-slow = lent
setup-pace-step = un pas à la fois, quand je le demande
setup-deal = Distribution
setup-deal-note = N’importe quel mot. Le même mot distribue les mêmes cartes ; tout le monde le voit. Vide : une distribution secrète.
setup-undo = Annuler
setup-undo-note = Jusqu’à la dernière chose révélée
setup-confirm = Confirmer le tour
setup-confirm-note = Tant que quelque chose peut s’annuler
setup-hints = Conseils
setup-hints-note = Un bot dit ce qu’il ferait
setup-orders = Consigne pour le Bâtisseur
setup-orders-note = Pour ne pas demander chaque fois
setup-finish-round = Finir le tour de table
setup-finish-round-note = Règle maison : chacun joue le même nombre de tours
setup-chances = Chances de gagner
setup-chances-note = Tout le monde les voit
setup-public = Publique
setup-public-note = N’importe qui peut la trouver et la regarder

waiting-heading = En attente de joueurs
waiting-missing = { $missing ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $missing } places sont libres.
    }
waiting-free = libre
waiting-bot = bot
waiting-for-open = libre pour le premier venu
waiting-for-link = en attente de la personne invitée
waiting-for-here = libre
waiting-here = est là
waiting-away = pas en ligne
waiting-sit = S’asseoir ici
waiting-sit-down = S’asseoir
waiting-copy-link = Copier le lien
waiting-copied = Copié
waiting-copy-table = Copier le lien de la table
waiting-qr = Code QR
waiting-qr-alt = Code QR du lien
waiting-qr-note = Pour un téléphone qui peut joindre ce serveur.
waiting-only-here = Cette adresse ne marche que sur cette machine. Pour les téléphones du même réseau, lancez le serveur avec : oddville serve --lan
waiting-drawing = Dessin du code…
waiting-invite = Inviter quelqu’un
waiting-code = Code de la table : { $code }
waiting-invite-note = Dites le code, ou envoyez le lien.
waiting-fill = Compléter avec des bots et commencer
waiting-start = Commencer
waiting-host-starts = C’est l’hôte de la table qui lance la partie.

watch-heading = Regarder
watch-about = Tables publiques. À OddVille, personne n’a de secrets : vous voyez exactement ce que voient les joueurs.
watch-table = Une table
watch-look = regarder
watch-free = { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
watch-running = En cours
watch-running-none = Personne ne joue à une table publique en ce moment.
watch-waiting = On attend quelqu’un
watch-waiting-none = Aucune table publique n’attend. Préparez-en une !
watch-over = Terminées
watch-over-none = Pas encore de partie terminée.
watch-more = Plus de tables
