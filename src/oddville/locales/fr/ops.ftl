### Running a server, and checking records.

## oddville verify

cli-verify = vérifier des enregistrements de parties, des sauvegardes et des bases de données : s’ils sont valides, et si la distribution est celle qui avait été promise
cli-verify-files = des enregistrements, FICHIER.odd ; une sauvegarde ; une base de données, fichier ou postgresql://USER@HOST/DATABASE
cli-verify-edition = les cartes, si un enregistrement a été joué avec une édition qui ne fait pas partie d’OddVille
verify-good = { $file } : { $finding }
verify-bad = { $file } : ERREUR : { $problem }
verify-moves = { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } coup, permis
       *[other] { NUMBER($moves, useGrouping: 0) } coups, tous permis
    }, avec les cartes de { $edition } ({ $hash }).
verify-result = Le résultat est correct : { $result }.
verify-running = La partie n’est pas terminée : il n’y a pas encore de résultat à vérifier.
verify-no-promise = Aucune empreinte de la graine n’a été publiée avant cette partie : sa distribution ne peut donc pas être vérifiée.
verify-promise-open = La graine n’a pas encore été révélée. Vérifiez de nouveau l’enregistrement quand la partie sera terminée, pour savoir si la distribution est celle qui avait été promise.
verify-promise-kept = La distribution est celle qui avait été promise avant la partie.
verify-promise-broken = ligne { $line }, colonne { $column } : la graine n’est pas celle qui avait été promise avant la partie.
verify-values-right = Le mélange est formé de la graine promise et des valeurs des places (places qui en ont ajouté une : { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = ligne { $line }, colonne { $column } : la graine de la partie n’est pas formée de la graine promise et de ces valeurs.
verify-backup = La sauvegarde est intacte : son empreinte et tous les journaux sont corrects (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }).
verify-store = Tous les journaux sont intacts (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = le dossier de données du serveur
cli-database = la base de données du serveur, si ce n’est pas un fichier de ce dossier
cli-settings = le fichier de réglages du serveur
cli-backup = copier toutes les tables d’un serveur dans un fichier, même pendant qu’il tourne
cli-backup-file = le fichier à écrire
cli-backup-replace = écraser un fichier qui existe déjà
cli-restore = restaurer une sauvegarde, après l’avoir entièrement vérifiée ; arrêtez d’abord le serveur
cli-restore-file = la sauvegarde
cli-restore-replace = remplacer les tables existantes ; un fichier remplacé est conservé sous FICHIER.replaced
backup-title = sauvegarde
restore-title = restauration
backup-written = { $file } contient { $tables ->
        [one] { NUMBER($tables, useGrouping: 0) } table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } (entrées : { NUMBER($entries, useGrouping: 0) }) et a été entièrement vérifié.
restore-written = { $tables ->
        [one] { NUMBER($tables, useGrouping: 0) } table restaurée
       *[other] { NUMBER($tables, useGrouping: 0) } tables restaurées
    } (entrées : { NUMBER($entries, useGrouping: 0) }) dans { $store }. Démarrez le serveur.

## oddville admin

cli-admin = gérer les tables d’un serveur, même pendant qu’il tourne
cli-admin-list = lister toutes les tables, les plus récentes d’abord
cli-admin-status = seulement les tables qui ont ce statut
cli-admin-json = une ligne de JSON par table
cli-admin-show = montrer une table et ses places
cli-admin-delete = supprimer définitivement des tables, avec tout ce qui s’y rattache
cli-admin-kick = exclure un joueur d’une table : son lien ne fonctionne plus, et un bot le remplace
cli-admin-mute = couper le chat d’une place, ou des spectateurs
cli-admin-unmute = rétablir leur chat
cli-admin-close = ne plus autoriser de nouvelles tables ; celles en cours continuent
cli-admin-open = autoriser de nouveau les nouvelles tables
cli-admin-reports = afficher les problèmes signalés par les utilisateurs
cli-admin-salvage = continuer avec ce qui est lisible d’un journal d’écriture endommagé ; le journal est conservé sous FICHIER-wal.damaged
cli-admin-id = le code de la table
cli-admin-seat = le numéro de la place, à partir de 0
cli-admin-seat-watchers = le numéro de la place, à partir de 0, ou "watchers"
error-no-table-id = Il n’y a pas de table { $id }. Pour les lister : oddville admin list.
error-admin-seat = « { $seat } » n’est pas une place. Donnez son numéro, à partir de 0, ou "watchers".
admin-line = { $id }  { $status }  tour { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Il n’y a aucune table.
admin-counts = En attente { NUMBER($waiting, useGrouping: 0) }, en cours { NUMBER($running, useGrouping: 0) }, terminées { NUMBER($over, useGrouping: 0) } ; nouvelles tables : { $closed ->
        [yes] non (fermé)
       *[other] oui
    }.
admin-table = Table { $id } : { $status }, créée { $made }, modifiée { $changed }, tour { NUMBER($turn, useGrouping: 0) }, entrées { NUMBER($number, useGrouping: 0) }.
admin-table-name = Nom : { $name }
admin-seat = Place { $seat } : { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , jouée par { $bot }
    }{ $muted ->
        [yes] , sans chat
       *[other] {""}
    })
admin-chat = { $at } { $name } : { $text }
admin-deleted = { $id } a été supprimée.
admin-kicked = La place { $seat } de { $id } est maintenant jouée par un bot ; son lien ne fonctionne plus.
admin-muted = Leur chat à { $id } est coupé.
admin-unmuted = Leur chat à { $id } est rétabli.
admin-closed = Il n’est plus possible de créer de nouvelles tables. Pour l’autoriser de nouveau : oddville admin open.
admin-opened = Il est de nouveau possible de créer des tables.
admin-salvaged = { $file } contient ce qui a pu être lu (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }). Démarrez le serveur.
admin-report = Table { $id }, { $at } :
admin-no-reports = Aucun problème signalé.
