### Running a server, and checking records.

## oddville verify

cli-verify = vérifier des enregistrements de parties, des sauvegardes et des bases : s’ils sont corrects, et si le mélange est celui qui était promis
cli-verify-files = des enregistrements, comme FICHIER.odd ; une sauvegarde ; une base, comme fichier ou postgresql://USER@HOST/DATABASE
cli-verify-edition = les cartes, si un enregistrement a été joué avec une édition qui ne fait pas partie d’OddVille
verify-good = { $file } : { $finding }
verify-bad = { $file } : FAUX : { $problem }
verify-moves = { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } coup, permis
       *[other] { NUMBER($moves, useGrouping: 0) } coups, tous permis
    }, avec les cartes de { $edition } ({ $hash }).
verify-result = Le résultat est juste : { $result }.
verify-running = La partie n’est pas terminée, il n’y a donc pas encore de résultat à vérifier.
verify-no-promise = Aucune promesse de la graine n’a été publiée avant cette partie, son mélange ne peut donc pas être vérifié.
verify-promise-open = La graine n’est pas encore dévoilée. Vérifiez de nouveau l’enregistrement quand la partie sera terminée : on saura si le mélange était promis d’avance.
verify-promise-kept = Le mélange est celui qui était promis avant la partie.
verify-promise-broken = ligne { $line }, colonne { $column } : la graine n’est pas celle qui était promise avant la partie.
verify-values-right = Le mélange vient de la graine promise et des valeurs des places (places qui en ont ajouté une : { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = ligne { $line }, colonne { $column } : la graine de la partie ne vient pas de la graine promise et de ces valeurs.
verify-backup = La sauvegarde est telle qu’elle a été faite : son empreinte et tous les journaux sont justes (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }).
verify-store = Tous les journaux sont tels qu’ils ont été écrits (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = le dossier des données du serveur
cli-database = la base de données du serveur, si ce n’est pas un fichier de ce dossier
cli-settings = le fichier de réglages du serveur
cli-backup = copier toutes les tables d’un serveur dans un fichier, même pendant qu’il tourne
cli-backup-file = le fichier à écrire
cli-backup-replace = écraser un fichier qui existe déjà
cli-restore = remettre en place une sauvegarde, vérifiée de bout en bout ; arrêtez d’abord le serveur
cli-restore-file = la sauvegarde
cli-restore-replace = la mettre à la place des tables qui s’y trouvent ; un fichier remplacé reste à côté, comme FICHIER.replaced
backup-title = sauvegarde
restore-title = restauration
backup-written = { $file } contient { $tables ->
        [one] { NUMBER($tables, useGrouping: 0) } table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } (entrées : { NUMBER($entries, useGrouping: 0) }) et a été vérifié de bout en bout.
restore-written = { $tables ->
        [one] { NUMBER($tables, useGrouping: 0) } table restaurée
       *[other] { NUMBER($tables, useGrouping: 0) } tables restaurées
    } (entrées : { NUMBER($entries, useGrouping: 0) }) dans { $store }. Lancez le serveur.

## oddville admin

cli-admin = s’occuper des tables d’un serveur, même pendant qu’il tourne
cli-admin-list = lister toutes les tables, les plus récentes d’abord
cli-admin-status = seulement les tables de ce statut
cli-admin-json = une ligne de JSON pour chacune
cli-admin-show = montrer une table et ses places
cli-admin-delete = supprimer des tables pour de bon, avec tout ce qui s’y rattache
cli-admin-kick = renvoyer quelqu’un d’une table : son lien ne vaut plus rien, et un bot continue
cli-admin-mute = couper la discussion d’une place, ou de ceux qui regardent
cli-admin-unmute = leur rendre la discussion
cli-admin-close = ne plus préparer de nouvelles tables ; celles en cours continuent
cli-admin-open = préparer de nouveau de nouvelles tables
cli-admin-reports = montrer les problèmes signalés
cli-admin-salvage = continuer avec ce qui se lit d’un journal d’écriture abîmé, conservé comme FICHIER-wal.damaged
cli-admin-id = le code de la table
cli-admin-seat = le numéro de la place, à partir de 0
cli-admin-seat-watchers = le numéro de la place, à partir de 0, ou "watchers"
error-no-table-id = Il n’y a pas de table { $id }. Pour les lister : oddville admin list.
error-admin-seat = « { $seat } » n’est pas une place. Donnez son numéro, à partir de 0, ou "watchers".
admin-line = { $id }  { $status }  tour { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = Il n’y a pas de tables.
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
        [yes] , sans discussion
       *[other] {""}
    })
admin-chat = { $at } { $name } : { $text }
admin-deleted = { $id } est supprimée.
admin-kicked = La place { $seat } de { $id } est maintenant jouée par un bot ; son lien ne vaut plus rien.
admin-muted = À { $id }, leur discussion est coupée.
admin-unmuted = À { $id }, leur discussion est rétablie.
admin-closed = Désormais, plus de nouvelles tables. Pour rouvrir : oddville admin open.
admin-opened = De nouvelles tables se préparent de nouveau.
admin-salvaged = { $file } contient ce qui a pu être lu (tables : { NUMBER($tables, useGrouping: 0) }, entrées : { NUMBER($entries, useGrouping: 0) }). Démarrez le serveur.
admin-report = Table { $id }, { $at } :
admin-no-reports = Personne n’a rien signalé.
