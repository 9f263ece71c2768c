### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Cette table n’existe pas. Redemandez son lien.
error-confirm-first = Le tour doit d’abord être confirmé ou annulé.
error-not-your-choice = C’est à { $player } de choisir maintenant.
error-undo-off = L’annulation est désactivée à cette table.
error-undo-lock = Impossible d’annuler davantage : { $lock ->
        [refill] une nouvelle carte a été révélée dans la rangée
        [flip] une pièce a été retournée
        [pile] un nouveau personnage a été révélé
        [reshuffle] une guilde a été remélangée
        [start] la partie a commencé ici
       *[other] la main est passée à un autre joueur
    }.
error-nothing-to-confirm = Vous n’avez pas de tour à confirmer.
error-orders-off = Le refus automatique est désactivé à cette table.
error-muted = L’administrateur de ce serveur a coupé votre chat.
error-chat-full = Le chat de cette table est plein.
error-table-full = Le journal de cette table est plein : il compte { $most } entrées.
error-undo-often = Vous avez déjà annulé des coups { $most } fois pendant ce tour. Terminez d’abord le tour.
error-chat-empty = Le message est vide.
error-colour-taken = Une autre place a déjà cette couleur. Choisissez-en une autre.
error-colour-late = Les couleurs ne se choisissent qu’avant le début de la partie.
error-no-open-seat = Aucune place n’est libre. Vous pouvez regarder.
error-seat-taken = Cette place n’est pas libre. Choisissez-en une autre, ou regardez.
error-started = La partie a déjà commencé.
error-value-late = Les cartes ont déjà été distribuées, ou cette place a déjà ajouté sa valeur.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore terminée.
error-bot-plays = Un bot joue cette place. Reprenez-la d’abord.
error-seat-is-yours = C’est vous qui jouez cette place, pas un bot.
error-seat-given-up = Le joueur de cette place a abandonné.
error-moved-on = La table a changé entre-temps. Regardez de nouveau.
error-too-busy = Le serveur est occupé. Réessayez dans un instant.
error-not-host = Seul l’hôte de cette table peut le faire.
error-not-your-seat = Ce n’est pas votre place.
error-seat-of-bot = Cette place appartient à un bot et n’a pas besoin de lien.
error-no-seat = Cette place n’existe pas.
error-hints-off = Les conseils sont désactivés à cette table.
error-hint-turn = Seul le joueur qui doit choisir peut demander un conseil.
error-hint-busy = Un conseil à la fois.

## Making and finding tables

error-edition-unknown = Il n’y a pas d’édition { $name } ici. Choisissez-en une parmi { $known }.
error-no-edition = Il n’y a pas d’édition { $name } ici.
error-table-bot = Il n’y a pas de bot { $name } ici. Choisissez-en un parmi { $known }.
error-origin = Partez d’une table terminée ou d’un enregistrement, mais pas des deux.
error-origin-players = Cette partie a { $players } joueurs ; donnez autant de places à la nouvelle table.
error-ply = Il n’y a pas de coup { NUMBER($ply, useGrouping: 0) } ; les coups vont de 0 à { NUMBER($most, useGrouping: 0) }.
error-after = La liste ne peut pas continuer à partir de là. Utilisez la valeur de « after » de la liste précédente.
error-status = « { $status } » n’est pas un statut de table ; les statuts sont { $known }.
error-code = Ce code est faux, expiré ou déjà utilisé. Demandez-en un nouveau.
error-closed = Il n’est pas possible de créer de nouvelles tables sur ce serveur pour l’instant. Les parties en cours continuent.
error-long-record = L’enregistrement a { NUMBER($plies, useGrouping: 0) } coups ; la limite est de { NUMBER($most, useGrouping: 0) }.
error-reports-full = Il y a déjà { $most } signalements pour cette table. Merci : ils seront examinés.
error-notices-off = Ce serveur n’envoie pas de notifications de tour.
error-notice-url = Une notification doit aller à une adresse qui commence par http:// ou https://, sans mot de passe, sur un des ports { $ports }.
error-notice-host = Il n’y a pas d’hôte { $host }.
error-notice-private = Les notifications ne sont envoyées qu’à des adresses publiques, pas dans le réseau de ce serveur.
error-not-today = Cette table n’est pas une ville du jour.
error-no-par = Le par de ce jour n’est pas encore connu. Réessayez dans une minute.
error-no-pictures = Ce serveur ne peut pas dessiner d’images. Son administrateur peut installer l’extra « pictures ».
error-no-event = Cet évènement n’existe pas ici.
error-event-people = Une table de { $players } joueurs n’a pas de places pour { $people } personnes.
error-no-ladder = Ce classement n’existe pas ici.
error-no-ladder-game = Vous n’avez pas de telle partie dans ce classement.
error-no-member = Ce membre n’existe pas dans le classement.
error-not-member = Il faut pour cela le lien personnel du membre.
error-ladder-empty = Veuillez saisir un nom.
error-ladder-name = Quelqu’un s’appelle déjà { $name } dans ce classement. Choisissez un autre nom, ou ouvrez votre lien personnel.
error-ladder-full = Un classement a au plus { $most } membres.
error-ladder-games = Un classement a au plus { $most } parties.
error-ladder-open = { $most } parties de ce classement ne sont pas terminées. Terminez-en d’abord une.
error-ladder-players = Il faut deux à { $most } joueurs différents, bots compris.

## Requests

error-message = Le message est illisible à { $where } : { $reason }.
error-hello = Le premier message doit être hello, dans les dix secondes.
error-hello-again = Hello ne peut être envoyé qu’une fois. Ouvrez une autre connexion pour une autre table.
error-host = Ce serveur n’accepte pas le nom d’hôte « { $host } ». Son administrateur peut l’autoriser avec --allowed-hosts.
error-foreign-page = Les requêtes d’autres sites (« { $origin } ») sont refusées.
error-authorization = Envoyez le secret de la place ou de l’hôte : "Authorization: Bearer …".
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas cette méthode ; elle accepte { $methods }.
error-media-type = La requête doit être { $wanted }, pas « { $given } ».
error-too-large = La requête dépasse { NUMBER($most, useGrouping: 0) } octets.
error-slow-body = La requête n’est pas arrivée en { $seconds } secondes.
error-too-many = Trop de requêtes. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-http = Ce n’est pas une requête HTTP.
error-inside = Une erreur s’est produite sur le serveur. Son journal contient les détails sous { $request }.
error-saving = Le serveur ne peut pas enregistrer en ce moment. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant ; l’administrateur trouvera la raison dans le journal.
error-not-ready = Le serveur s’arrête. Reconnectez-vous dans un instant.
error-upgrade = Cette adresse ne sert que des WebSockets. Un proxy placé devant le serveur doit les transmettre.
error-other-rules = Cette partie s’est terminée selon la version { $rules } des règles et finirait autrement selon la version { $now }, celle de ce serveur. Elle est conservée ; une version d’OddVille de l’époque peut l’afficher.
error-table-damaged = Le journal de cette table est endommagé sur le serveur (entrée { $entry }) : elle ne peut pas être affichée. Les autres tables ne sont pas touchées. L’administrateur trouvera les détails dans le journal du serveur.

## Settings and starting

error-setting = { $source } : « { $value } » n’est pas permis ; permis : { $allowed }.
error-setting-unknown = { $source } : il n’y a pas de réglage { $setting }. { $nearest ->
        [none] Les réglages sont { $known }.
       *[other] Vouliez-vous dire { $nearest } ?
    }
error-settings-file = { $file } n’est pas du TOML valide : { $reason }.
error-port-taken = Le port { $port } est déjà utilisé, peut-être par un autre OddVille. Choisissez-en un autre : --port { $other }.
error-port-refused = Écouter sur le port { $port } demande des droits particuliers. Choisissez-en un autre : --port { $other }.
error-listen = Impossible d’écouter sur { $host } : { $reason }.
error-data = Impossible d’enregistrer des tables dans { $folder } : { $reason }. Choisissez un autre dossier : --data DOSSIER.

cli-serve = proposer des tables sur le réseau et jouer dans le navigateur (sans commande : sur cette machine seulement, et le navigateur s’ouvre)
cli-serve-settings = lire les réglages dans ce fichier TOML
cli-serve-usual = { $about } (par défaut : { $usual })
cli-serve-browser = ouvrir le navigateur
serve-at = OddVille est à { $url }
serve-already = OddVille est déjà lancé à { $url }
serve-lan = Les téléphones et ordinateurs de ce réseau peuvent aussi ouvrir cette adresse.
serve-hosts = Le serveur ne répond qu’aux requêtes pour localhost ; autorisez d’autres noms d’hôte avec --allowed-hosts.
serve-data = Les tables sont enregistrées dans { $folder }
serve-stop = Appuyez sur Ctrl-C pour arrêter ; les tables continueront au prochain démarrage du serveur.
serve-bye = Arrêté. Rien n’est perdu.

setting-host = l’adresse d’écoute
setting-port = le port d’écoute ; 0 : n’importe quel port libre
setting-data = le dossier où les tables sont enregistrées (par défaut : l’endroit habituel du système pour les données d’applications)
setting-database = une base de données au lieu d’un fichier dans ce dossier : sqlite:///FILE ou postgresql://USER@HOST/DATABASE
setting-redis = un serveur Redis par lequel plusieurs processus se signalent les coups : redis://HOST
setting-lan = servir tout le réseau local, et afficher l’adresse en code QR
setting-base-path = servir sous ce chemin, par exemple /oddville
setting-public-url = l’adresse publique de ce serveur, pour les liens des notifications de tour, par exemple https://play.example.org
setting-allowed-hosts = les noms d’hôte que ce serveur accepte ; *.example.org autorise tout un domaine
setting-trusted-proxies = les réseaux de proxys de confiance pour l’origine des requêtes
setting-metrics-from = les réseaux autorisés à lire /metrics
setting-log = le format du journal
setting-log-level = le niveau minimal inscrit au journal
setting-thinkers = les processus où réfléchissent les bots, la moitié au plus pour une même personne ; 0 : un de moins que de processeurs, mais au moins deux
setting-keep-days = le nombre de jours après lequel les tables terminées sont supprimées ; 0 : jamais
setting-notices = envoyer des notifications de tour aux adresses que donnent les joueurs
setting-closed = ne pas autoriser de nouvelles tables
setting-most-sockets = WebSockets simultanés au total ; 0 : sans limite
setting-most-sockets-each = WebSockets simultanés depuis une adresse ; 0 : sans limite
setting-most-connections-each = autres connexions simultanées depuis une adresse ; 0 : sans limite
setting-tables-an-hour = nouvelles tables par heure depuis une adresse ; 0 : sans limite
setting-requests-a-second = requêtes par seconde depuis une adresse, cinq fois plus pour les fichiers ; 0 : sans limite
setting-messages-a-second = messages par seconde sur une connexion ; 0 : sans limite

## Metrics

metric-sockets = Connexions ouvertes.
metric-tables-in-memory = Tables en mémoire.
metric-thoughts-waiting = Coups de bots qui attendent un processus libre.
metric-notices-failed = Notifications de tour qui n’ont pas pu être remises.
metric-requests = Requêtes HTTP par méthode et statut.
metric-request = Durée des requêtes HTTP.
metric-messages = Messages reçus sur les connexions, par type.
metric-refused = Requêtes refusées avant d’être lues, par raison.
metric-failures = Erreurs internes du serveur.
metric-slow-readers = Connexions fermées parce que le client ne lisait pas.
metric-repairs = Tables qu’il a fallu réparer, parce que la mémoire et la base différaient ou que rien n’était programmé. Devrait rester à 0.
metric-tables-damaged = Tables dont le journal a été modifié depuis son écriture. Devrait rester à 0.
error-no-review = Cette analyse n’existe pas.
error-review-game = Indiquez soit une table, soit un enregistrement à analyser.
error-reviews-many = Vous avez déjà { $most } analyses en cours. Attendez que l’une d’elles soit terminée.
metric-reviews-waiting = Analyses en cours.
metric-reviews = Analyses selon leur issue.
metric-review-work = Temps de calcul d’une analyse.
