### Duplicate: one deal at several tables.

duplicate-title = Duplicate
duplicate-about = Plusieurs tables jouent les mêmes cartes : la chance compte moins. Chaque place est comparée à la même place aux autres tables. Créez un évènement, envoyez un lien à chaque joueur et suivez le classement.
duplicate-new = Nouvel évènement
duplicate-name = Nom de l’évènement
duplicate-tables = Tables
duplicate-players = Joueurs par table
duplicate-people = Personnes par table ; des bots complètent
duplicate-bot = Niveau des bots
duplicate-level = { $bot ->
        [newcomer] nouveau venu
        [apprentice] apprenti
        [mason] maçon
        [architect] architecte
       *[mayor] maire
    }
duplicate-make = Créer l’évènement
duplicate-mine = Mes évènements
duplicate-named-event = { $name } : { $tables } tables
duplicate-event = Évènement { $id }, { $tables } tables
duplicate-links = Liens pour les joueurs
duplicate-links-about = Celui qui a le lien a la place. Seul ce navigateur connaît les liens ; le classement est pour tous.
duplicate-seat = Table { $table }, place { $seat }
duplicate-copy = Copier
duplicate-copied = Copié
duplicate-standings = Classement
duplicate-none = Le classement commence quand la première table a terminé.
duplicate-scoring = Écart : les points moins ceux du meilleur adversaire à la table. Points de match : 2 pour chaque autre table où la même place a un écart plus petit, 1 s’il est égal. Les tables en cours ne comptent pas encore.
duplicate-table = Table { $table }
duplicate-status = { $status ->
        [waiting] attend des joueurs
        [over] terminée
        [gone] n’existe plus
       *[running] { $turn ->
            [0] mise en place
           *[other] tour { NUMBER($turn, useGrouping: 0) }
        }
    }
duplicate-percent = { $percent } %
duplicate-is-bot = bot
duplicate-col-rank = Rang
duplicate-col-player = Joueur
duplicate-col-points = Points
duplicate-col-margin = Écart
duplicate-col-matchpoints = Points de match
duplicate-col-percent = Pour cent
