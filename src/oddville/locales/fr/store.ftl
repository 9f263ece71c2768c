### Where the server keeps its tables.

error-store-address = « { $address } » n’est pas l’adresse d’une base de données. Donnez un fichier, sqlite:///FILE ou postgresql://USER@HOST/DATABASE.
error-store-full = Le disque est plein : on ne peut plus rien écrire dans { $file }. Rien de ce qui était confirmé n’est perdu. Faites de la place ; le jeu reprend alors de lui-même.
error-store-busy = Un autre programme écrit dans { $file }. Réessayez.
error-store-slow = Le disque de { $file } ne répond pas. Vérifiez-le ; ce qui a été confirmé n’est pas perdu.
error-store-disk = Impossible d’écrire { $file } : { $reason }. Rien de ce qui était confirmé n’est perdu.
error-store-closed = Le serveur s’arrête. Reconnectez-vous dans un instant.
error-store-no-database = { $file } n’est pas une base SQLite, ou est abîmé. Donnez un autre fichier, ou restaurez une sauvegarde : oddville restore.
error-store-wal = { $file } est abîmé au bloc { $frame } : l’ouvrir ferait perdre les { $lost } dernières transactions. Restaurez une sauvegarde (oddville restore), ou continuez sans elles (oddville admin salvage).
error-store-foreign = { $file } est la base de données d’un autre programme. Donnez un autre fichier.
error-store-missing = Il n’y a pas de base de données { $file }. Donnez celle avec laquelle le serveur a été lancé.
error-store-in-use = { $file } est utilisé par un autre serveur. Arrêtez celui-là, donnez un autre fichier, ou faites partager à plusieurs serveurs une base PostgreSQL.
error-store-newer = { $file } a été écrit par un OddVille plus récent (version { $version } de ses tables ; celui-ci connaît la { $known }). Installez l’OddVille plus récent.
error-store-pragma = { $file } ne permet pas { $pragma }, dont OddVille a besoin pour ne rien perdre. Gardez-le sur un disque de cette machine, pas sur un lecteur réseau.
error-store-sqlite = SQLite { $version } est trop ancien : il faut à OddVille 3.37 ou plus récent. Utilisez un Python plus récent.
error-store-not-empty = { $store } n’est pas vide. Donnez-en un vide, ou dites que son contenu doit être remplacé.
error-store-away = La base de données { $store } ne répond pas. Rien de ce qui était confirmé n’est perdu. Lancez-la ; le jeu reprend alors de lui-même.
error-store-refused = Aucun serveur PostgreSQL ne répond à { $store }. Lancez-le, ou corrigez l’hôte et le port.
error-store-password = { $store } ne laisse pas entrer cet utilisateur. Vérifiez l’utilisateur et le mot de passe ; celui-ci peut se donner dans PGPASSWORD ou ~/.pgpass.
error-store-unknown = { $store } : cette base de données ou cet utilisateur n’existe pas. Créez-les par : createuser, createdb.
error-store-forbidden = { $store } : cet utilisateur ne peut pas y créer de tables. Rendez-le propriétaire de la base.
error-store-fsync = { $store } tourne sans fsync, une panne de courant ferait donc perdre des coups. Mettez fsync = on dans postgresql.conf.

error-redis-address = « { $address } » n’est pas l’adresse d’un serveur Redis. Écrivez-la comme redis://HOST:PORT/0.
error-redis-refused = Redis à { $address } ne peut pas servir ({ $reason }). Lancez-le, ou corrigez l’hôte, le port et le mot de passe.

error-backup-exists = { $file } existe déjà. Donnez un nouveau fichier, ou dites qu’il doit être remplacé.
error-backup-source = Il n’y a pas de sauvegarde { $file }.
error-store-damaged = { $file } est abîmé, aucune sauvegarde n’a donc été faite. Supprimez les tables nommées ici (oddville admin delete), ou restaurez une sauvegarde. Ce qui ne va pas :
error-backup-damaged = { $file } est abîmé. Utilisez une autre sauvegarde. Ce qui ne va pas :
damage-entry = Table { $table } : l’entrée { $entry } du journal n’est pas telle qu’elle a été écrite.
damage-row = Table { $table } : ses réglages, sa graine, sa dernière position conservée ou la fin de son journal ne sont pas tels qu’ils ont été écrits.
damage-table = La table { $table } est illisible : { $reason }.
damage-file = La base est abîmée : { $reason }.
damage-header = La première page du fichier, qui dit ce qu’il contient, est abîmée.
damage-elsewhere = Les journaux sont intacts ; le dommage touche une liste, un indicateur, un code, un index ou de l’espace inutilisé.
damage-digest = Il n’a pas d’empreinte. Il a été tronqué, ou n’a pas été fait par : oddville backup.
