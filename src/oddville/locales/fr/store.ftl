### Where the server keeps its tables.

error-store-address = « { $address } » n’est pas l’adresse d’une base de données. Donnez un fichier, sqlite:///FILE ou postgresql://USER@HOST/DATABASE.
error-store-full = Le disque est plein : plus rien ne peut être écrit dans { $file }. Rien de ce qui était confirmé n’est perdu. Libérez de la place ; le jeu reprendra automatiquement.
error-store-busy = Un autre programme est en train d’écrire dans { $file }. Réessayez.
error-store-slow = Le disque de { $file } ne répond pas. Vérifiez-le. Rien de ce qui était confirmé n’est perdu.
error-store-disk = Impossible d’écrire { $file } : { $reason }. Rien de ce qui était confirmé n’est perdu.
error-store-closed = Le serveur s’arrête. Reconnectez-vous dans un instant.
error-store-no-database = { $file } n’est pas une base de données SQLite, ou est endommagé. Choisissez un autre fichier, ou restaurez une sauvegarde : oddville restore.
error-store-wal = { $file } est endommagé au bloc { $frame } : l’ouvrir ferait perdre les { $lost } dernières transactions. Restaurez une sauvegarde (oddville restore), ou continuez sans elles (oddville admin salvage).
error-store-foreign = { $file } est la base de données d’un autre programme. Choisissez un autre fichier.
error-store-missing = Il n’y a pas de base de données { $file }. Donnez celle avec laquelle le serveur a été lancé.
error-store-in-use = { $file } est utilisé par un autre serveur. Arrêtez ce serveur, choisissez un autre fichier, ou partagez une base PostgreSQL entre plusieurs serveurs.
error-store-newer = { $file } a été écrit par une version plus récente d’OddVille (format { $version } ; celle-ci connaît { $known }). Installez la version plus récente.
error-store-pragma = { $file } ne prend pas en charge { $pragma }, dont OddVille a besoin pour ne rien perdre. Placez-le sur un disque local, pas sur un lecteur réseau.
error-store-sqlite = SQLite { $version } est trop ancien : OddVille nécessite la version 3.37 ou une plus récente. Utilisez un Python plus récent.
error-store-not-empty = { $store } n’est pas vide. Choisissez une base vide, ou remplacez son contenu avec --replace.
error-store-away = La base de données { $store } ne répond pas. Rien de ce qui était confirmé n’est perdu. Démarrez-la ; le jeu reprendra automatiquement.
error-store-refused = Aucun serveur PostgreSQL ne répond à { $store }. Démarrez-le, ou corrigez l’hôte et le port.
error-store-password = { $store } a refusé cet utilisateur. Vérifiez l’utilisateur et le mot de passe ; le mot de passe peut être donné dans PGPASSWORD ou ~/.pgpass.
error-store-unknown = { $store } : cette base de données ou cet utilisateur n’existe pas. Créez-les avec createuser et createdb.
error-store-forbidden = { $store } : cet utilisateur n’a pas le droit d’y créer des tables. Rendez-le propriétaire de la base.
error-store-fsync = { $store } fonctionne sans fsync : une panne de courant ferait perdre des coups. Mettez fsync = on dans postgresql.conf.

error-redis-address = « { $address } » n’est pas l’adresse d’un serveur Redis. Écrivez redis://HOST:PORT/0.
error-redis-refused = Redis à { $address } est inutilisable ({ $reason }). Démarrez-le, ou corrigez l’hôte, le port et le mot de passe.

error-backup-exists = { $file } existe déjà. Choisissez un autre fichier, ou écrasez-le avec --replace.
error-backup-source = Il n’y a pas de sauvegarde { $file }.
error-store-damaged = { $file } est endommagé : aucune sauvegarde n’a été faite. Supprimez les tables nommées ici (oddville admin delete), ou restaurez une sauvegarde. Problèmes :
error-backup-damaged = { $file } est endommagé. Utilisez une autre sauvegarde. Problèmes :
damage-entry = Table { $table } : l’entrée { $entry } de son journal a été modifiée depuis son écriture.
damage-row = Table { $table } : ses réglages, sa graine, sa dernière position enregistrée ou la fin de son journal ont été modifiés depuis leur écriture.
damage-table = La table { $table } est illisible : { $reason }.
damage-file = La base de données est endommagée : { $reason }.
damage-header = La première page du fichier, qui décrit son contenu, est endommagée.
damage-elsewhere = Les journaux sont intacts ; les dégâts touchent une liste, un indicateur, un code, un index ou de l’espace inutilisé.
damage-digest = Il n’a pas d’empreinte. Il a été tronqué, ou n’a pas été créé par : oddville backup.
