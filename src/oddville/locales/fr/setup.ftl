### Setting up a table, waiting for people, watching.


level-newcomer = Nouveau venu (facile)
level-apprentice = Apprenti
level-mason = Maçon (moyen)
level-architect = Architecte
level-mayor = Maire (le plus fort)

setup-heading = Créer une table
setup-seats = Joueurs
setup-players = Nombre de joueurs
setup-seat = Place { $number }
setup-colour = Couleur
setup-who = Type de place
setup-name = Nom
setup-level = Niveau du bot
setup-kind-me = Moi
setup-kind-here = Quelqu’un sur cet appareil
setup-kind-bot = Bot
setup-kind-link = Quelqu’un sur invitation
setup-kind-open = Place ouverte
setup-note-link = Vous recevrez un lien pour cette place.
setup-note-open = À rejoindre avec le code de la table.
setup-at-once = La partie commence immédiatement.
setup-waits = Attendez que tous les joueurs soient là, ou complétez les places libres avec des bots.
setup-options = Options
setup-make = Créer la table
setup-table-name = Nom de la table
setup-edition = Variante
setup-clock = Temps par décision
setup-clock-none = sans limite
setup-clock-s30 = 30 secondes
setup-clock-m1 = 1 minute
setup-clock-m2 = 2 minutes
setup-clock-m5 = 5 minutes
setup-clock-d1 = 1 jour
setup-clock-d3 = 3 jours
setup-pace = Vitesse des bots
setup-pace-quick = rapide
setup-pace-normal = normale
setup-pace-slow = lente
setup-pace-step = pas à pas, avec un bouton
setup-deal = Distribution
setup-deal-note = N’importe quel mot. Le même mot distribue les mêmes cartes, et tous les joueurs le voient. Laissez vide pour une distribution secrète.
setup-undo = Annulation
setup-undo-note = Tant que rien de nouveau n’est révélé
setup-confirm = Confirmer les tours
setup-confirm-note = Tant que le tour peut être annulé
setup-hints = Conseils
setup-hints-note = Un bot suggère un coup
setup-orders = Refus automatique (Bâtisseur)
setup-orders-note = Chacun choisit quand on lui demande
setup-finish-round = Finir le tour de table
setup-finish-round-note = Règle maison : autant de tours pour chacun
setup-chances = Chances de gagner
setup-chances-note = Visibles par tous
setup-public = Publique
setup-public-note = Tout le monde peut la trouver et la regarder

waiting-heading = En attente de joueurs
waiting-missing = { $missing ->
        [0] Tout le monde est là.
        [one] Une place est libre.
       *[other] { $missing } places sont libres.
    }
waiting-free = libre
waiting-bot = bot
waiting-for-open = place ouverte
waiting-for-link = en attente de la personne invitée
waiting-for-here = libre
waiting-here = est là
waiting-away = hors ligne
waiting-sit = S’asseoir ici
waiting-sit-down = S’asseoir
waiting-copy-link = Copier le lien
waiting-copied = Copié
waiting-copy-table = Copier le lien de la table
waiting-qr = Code QR
waiting-qr-alt = Code QR du lien
waiting-qr-note = Pour un téléphone qui a accès à ce serveur.
waiting-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour les téléphones du même réseau, lancez le serveur avec : oddville serve --lan
waiting-drawing = Création du code…
waiting-invite = Inviter des joueurs
waiting-code = Code de la table : { $code }
waiting-invite-note = Partagez le code ou le lien.
waiting-fill = Compléter avec des bots et lancer
waiting-start = Lancer la partie
waiting-starts = La partie commence quand toutes les places sont prises.

watch-heading = Tables publiques
watch-about = Prenez une place libre ou regardez. À OddVille, les joueurs n’ont pas de secrets : vous voyez exactement ce qu’ils voient.
watch-table = Table
watch-look = Regarder
watch-free = { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
watch-running = En cours
watch-running-none = Aucune partie publique en cours.
watch-waiting = En attente de joueurs
watch-waiting-none = Aucune table publique en attente. Créez-en une !
watch-over = Terminées
watch-over-none = Aucune partie terminée pour l’instant.
watch-more = Plus de tables
