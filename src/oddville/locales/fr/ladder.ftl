### Ladders: ratings for a group.

ladder-title = Classement
ladder-about = Un groupe joue pour des cotes. Créez un classement et envoyez son lien à vos amis. Chacun le rejoint sous un nom que seul son lien personnel ouvre. Les parties créées ici comptent ; les autres non.
ladder-new = Nouveau classement
ladder-name = Nom du classement
ladder-make = Créer le classement
ladder-mine = Mes classements
ladder-invite = Inviter d’autres joueurs
ladder-invitation = Lien de ce classement
ladder-invitation-about = Envoyez-le à vos amis. Tous ceux qui l’ont voient le classement et peuvent le rejoindre.
ladder-join = Rejoindre ce classement
ladder-your-name = Votre nom ici
ladder-join-do = Rejoindre
ladder-me = Vous êtes { $name }
ladder-own-link = Votre lien personnel
ladder-wrong-link = Ce lien n’ouvre aucun nom dans ce classement : il est incomplet, ou le membre est parti.
ladder-own-about = Il ouvre votre nom sur un autre appareil. Gardez-le pour vous. Il ne peut pas être renvoyé.
ladder-leave = Quitter le classement
ladder-leave-about = Votre nom disparaît du classement et des parties. Les parties terminées comptent toujours pour les autres. C’est définitif.
ladder-leave-do = Quitter maintenant
ladder-game = Nouvelle partie
ladder-opponent = Adversaire { $number }
ladder-nobody = personne
ladder-bots = Bots, qui n’ont pas de cote
ladder-bot = Niveau des bots
ladder-make-game = Créer la table
ladder-alone = Il faut un deuxième membre pour une partie. Envoyez le lien de ce classement à quelqu’un.
ladder-open-games = Parties en cours
ladder-sit = S’asseoir
ladder-open = Ouvrir la table
ladder-watch = Regarder
ladder-status = { $status ->
        [waiting] attend des joueurs
       *[running] { $turn ->
            [0] mise en place
           *[other] tour { NUMBER($turn, useGrouping: 0) }
        }
    }
ladder-standings = Cotes
ladder-nobody-yet = Personne n’a encore rejoint ce classement.
ladder-scoring = 1500 est la moyenne de tous ceux qui ont joué. Avec 200 points de plus, on devrait finir devant dans 76 parties sur 100. La vraie cote est dans l’intervalle avec une probabilité de 95 % ; il se resserre à chaque partie. Celui qui quitte une partie, ou ne joue pas pendant sept jours, y est dernier. Une revanche compte pour ceux qui l’ont acceptée.
ladder-games = Parties terminées
ladder-games-of = Parties de
ladder-everybody = tous
ladder-no-games = Aucune partie n’est encore terminée.
ladder-former = ancien membre
ladder-seat = { $place }. { $name }, { $points }
ladder-seat-left = { $place }. { $name }, a quitté la partie
ladder-seat-bot = { $name } (bot), { $points }
ladder-replay = Revoir
ladder-host = Pour l’organisateur
ladder-remove = Retirer un membre
ladder-remove-do = Retirer
ladder-col-rank = Rang
ladder-col-player = Joueur
ladder-col-rating = Cote
ladder-col-interval = Intervalle à 95 %
ladder-col-games = Parties
ladder-col-wins = Premières places
