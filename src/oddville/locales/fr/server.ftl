### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Cette table n’existe pas. Redemandez son lien.
error-confirm-first = Un tour attend d’abord d’être confirmé ou annulé.
error-not-your-choice = C’est à { $player } de choisir maintenant.
error-undo-off = À cette table, rien ne s’annule.
error-undo-lock = On ne peut rien annuler au-delà : { $lock ->
        [refill] une carte est arrivée dans la rangée
        [flip] une pièce a été retournée
        [pile] un nouveau personnage est apparu
        [reshuffle] une guilde a été mélangée
        [start] la partie a commencé ici
       *[other] le tour est passé
    }.
error-nothing-to-confirm = Vous n’avez pas de tour à confirmer.
error-orders-off = À cette table, il n’y a pas de consignes.
error-muted = La personne qui gère ce serveur vous a retiré la discussion.
error-chat-full = Le chat de cette table est plein.
error-table-full = Le journal de cette table est plein : il compte { $most } entrées.
error-undo-often = Tu as déjà annulé des coups { $most } fois pendant ce tour. Termine d’abord le tour.
error-chat-empty = Le message est vide.
error-colour-taken = Une autre place a déjà cette couleur. Choisissez-en une autre.
error-colour-late = Les couleurs se choisissent avant le début de la partie.
error-no-open-seat = Aucune place n’est libre. Vous pouvez regarder.
error-seat-taken = Cette place n’est pas libre. Choisissez-en une autre, ou regardez.
error-started = La partie a commencé.
error-value-late = Les cartes sont déjà distribuées, ou cette place a déjà ajouté sa valeur.
error-not-started = La partie n’a pas commencé.
error-not-over = La partie n’est pas terminée.
error-bot-plays = Un bot joue cette place. Reprenez-la d’abord.
error-seat-is-yours = C’est vous qui jouez cette place, pas un bot.
error-seat-given-up = Cette place a été abandonnée pour de bon.
error-moved-on = Entre-temps, la table a avancé. Regardez de nouveau.
error-too-busy = Il se passe trop de choses ici à la fois. Réessayez dans un instant.
error-not-host = Seul l’hôte de cette table peut le faire.
error-not-your-seat = Ce n’est pas votre place.
error-seat-of-bot = Un bot a cette place ; il n’a pas besoin de lien.
error-no-seat = Cette place n’existe pas.
error-hints-off = À cette table, il n’y a pas de conseils.
error-hint-turn = Un conseil est pour qui doit choisir maintenant.
error-hint-busy = Un conseil à la fois.

## Making and finding tables

error-edition-unknown = Il n’y a pas d’édition { $name } ici. Choisissez-en une parmi { $known }.
error-no-edition = Il n’y a pas d’édition { $name } ici.
error-table-bot = Il n’y a pas de bot { $name } ici. Choisissez-en un parmi { $known }.
error-origin = Partez d’une table terminée ou d’un enregistrement : donnez un seul des deux.
error-origin-players = Cette partie a { $players } joueurs ; donnez autant de places à la nouvelle table.
error-ply = Il n’y a pas de coup { NUMBER($ply, useGrouping: 0) } ; ils vont de 0 à { NUMBER($most, useGrouping: 0) }.
error-after = On ne peut pas continuer de là. Utilisez ce que la liste précédente a donné comme « after ».
error-status = « { $status } » n’est pas un statut de table ; il y a { $known }.
error-code = Ce code est faux, trop vieux ou déjà utilisé. Demandez-en un nouveau.
error-closed = Ce serveur ne prépare pas de nouvelles tables pour l’instant. Les tables en cours continuent.
error-long-record = L’enregistrement a { NUMBER($plies, useGrouping: 0) } coups ; on en lit ici { NUMBER($most, useGrouping: 0) } au plus.
error-reports-full = Il y a déjà { $most } messages sur cette table. Merci : on s’en occupe.
error-notices-off = Ce serveur n’envoie pas d’avis de tour.
error-notice-url = Un avis va à une adresse qui commence par http:// ou https://, sans mot de passe, à un des ports { $ports }.
error-notice-host = Il n’y a pas d’hôte { $host }.
error-notice-private = Les avis ne vont qu’à des adresses publiques, pas dans le réseau de ce serveur.

## Requests

error-message = Le message est illisible à { $where } : { $reason }.
error-hello = Le premier message doit être hello, dans les dix secondes.
error-hello-again = Hello se dit une fois. Ouvrez une autre connexion pour une autre table.
error-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut le permettre par --allowed-hosts.
error-foreign-page = Les requêtes venant de pages d’autres serveurs (« { $origin } ») sont refusées.
error-authorization = Montrez le secret de la place ou de l’hôte : "Authorization: Bearer …".
error-not-found = Il n’y a rien à cette adresse.
error-method = Cette adresse ne connaît pas cette méthode ; elle connaît { $methods }.
error-media-type = La requête doit être { $wanted }, pas « { $given } ».
error-too-large = La requête dépasse { NUMBER($most, useGrouping: 0) } octets.
error-slow-body = La requête n’est pas arrivée en { $seconds } secondes.
error-too-many = C’est trop souvent. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-http = Ce n’est pas une requête HTTP.
error-inside = Quelque chose s’est mal passé dans le serveur. C’est noté là-bas sous { $request }.
error-saving = Le serveur ne peut pas écrire en ce moment. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un instant ; la personne qui le gère trouve la raison dans son journal.
error-not-ready = Le serveur est sur le point de s’arrêter. Reconnectez-vous dans un instant.
error-upgrade = Il n’y a que des WebSockets à cette adresse. Un proxy devant le serveur doit les transmettre.
error-other-rules = Cette partie a été jouée jusqu’au bout selon la version { $rules } des règles, et finirait autrement selon la version { $now }, celle de ce serveur. Elle reste conservée ; un OddVille de l’époque peut la montrer.
error-table-damaged = Le journal de cette table est abîmé sur le serveur (entrée { $entry }) ; elle ne peut donc pas être montrée. Les autres tables ne sont pas touchées. L’exploitant le trouve dans le journal du serveur.

## Settings and starting

error-setting = { $source } : « { $value } » n’est pas possible ; permis : { $allowed }.
error-setting-unknown = { $source } : il n’y a pas de réglage { $setting }. { $nearest ->
        [none] Les réglages sont { $known }.
       *[other] Vouliez-vous dire { $nearest } ?
    }
error-settings-file = { $file } n’est pas du TOML : { $reason }.
error-port-taken = Le port { $port } est utilisé par un autre programme, peut-être un autre OddVille. Choisissez-en un autre : --port { $other }.
error-port-refused = On ne peut pas écouter au port { $port } sans droits particuliers. Choisissez-en un autre : --port { $other }.
error-listen = Impossible d’écouter à { $host } : { $reason }.
error-data = Impossible de garder des tables dans { $folder } : { $reason }. Choisissez un autre dossier : --data DOSSIER.

cli-serve = offrir des tables par le réseau : on joue dans le navigateur (sans commande : sur cette machine, et le navigateur s’ouvre)
cli-serve-settings = lire les réglages dans ce fichier TOML
cli-serve-usual = { $about } (par défaut : { $usual })
cli-serve-browser = ouvrir le navigateur
serve-at = OddVille est à { $url }
serve-already = OddVille est déjà lancé, à { $url }
serve-lan = Les téléphones et ordinateurs de ce réseau l’y trouvent aussi.
serve-hosts = On ne répond qu’aux requêtes pour localhost ; permettez d’autres noms par --allowed-hosts.
serve-data = Les tables sont gardées dans { $folder }
serve-stop = Arrêtez par Ctrl-C ; les tables continuent au prochain lancement.
serve-bye = Arrêté. Rien n’est perdu.

setting-host = l’adresse où écouter
setting-port = le port où écouter ; 0 : n’importe lequel de libre
setting-data = le dossier où les tables sont gardées (par défaut : l’endroit habituel des données d’applications)
setting-database = une base de données au lieu d’un fichier dans ce dossier : sqlite:///FILE ou postgresql://USER@HOST/DATABASE
setting-redis = un serveur Redis par lequel plusieurs processus s’informent des coups : redis://HOST
setting-lan = être là pour tout le réseau de la maison, et afficher l’adresse en code QR
setting-base-path = servir sous ce chemin, comme /oddville
setting-public-url = où l’on trouve ce serveur, pour les liens des avis de tour, comme https://play.example.org
setting-allowed-hosts = les noms par lesquels on peut demander ce serveur ; *.example.org permet tout un domaine
setting-trusted-proxies = les réseaux de mandataires que l’on croit sur l’origine d’une requête
setting-metrics-from = les réseaux qui peuvent lire /metrics
setting-log = la forme du journal
setting-log-level = ce qui est écrit dans le journal
setting-thinkers = les processus où réfléchissent les bots, la moitié au plus pour une personne ; 0 : un de moins que de processeurs, deux au moins
setting-keep-days = après combien de jours on oublie les tables terminées ; 0 : jamais
setting-notices = envoyer des avis de tour aux adresses que donnent les joueurs
setting-closed = ne pas préparer de nouvelles tables
setting-most-sockets = WebSockets à la fois, en tout ; 0 : sans limite
setting-most-sockets-each = WebSockets à la fois depuis une adresse ; 0 : sans limite
setting-most-connections-each = autres connexions à la fois depuis une adresse ; 0 : sans limite
setting-tables-an-hour = nouvelles tables par heure depuis une adresse ; 0 : sans limite
setting-requests-a-second = requêtes par seconde depuis une adresse, cinq fois plus pour les fichiers ; 0 : sans limite
setting-messages-a-second = messages par seconde sur une connexion ; 0 : sans limite

## Metrics

metric-sockets = Connexions ouvertes en ce moment.
metric-tables-in-memory = Tables en mémoire.
metric-thoughts-waiting = Coups de bots qui attendent un processus libre.
metric-notices-failed = Avis de tour qui n’ont pas pu être remis.
metric-requests = Requêtes HTTP par méthode et statut.
metric-request = Combien de temps ont pris les requêtes HTTP.
metric-messages = Messages reçus sur les connexions, par genre.
metric-refused = Requêtes refusées avant d’être lues, par raison.
metric-failures = Erreurs dans le serveur.
metric-slow-readers = Connexions coupées parce que personne ne les lisait.
metric-repairs = Tables qu’il a fallu réparer, parce que la mémoire et la base différaient ou que rien n’était programmé. Devrait rester à 0.
metric-tables-damaged = Tables dont le journal n’est pas tel qu’il a été écrit. Devrait rester à 0.
