### My town: the games of a browser.

town-about = Vos parties terminées, conservées dans ce navigateur seulement. Aucun compte n’est nécessaire et rien n’est envoyé au serveur.
town-empty = Aucune partie pour l’instant. Dès que vous terminez une partie dans ce navigateur, elle apparaît ici avec son résultat.
town-games = Parties
town-wins = Victoires
town-win-streak = Victoires d’affilée
town-day-streak = Jours d’affilée, ville du jour
town-best = Meilleur bâtiment
town-best-card = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
town-levels = Victoires par niveau
town-against = Contre
town-level = { $level ->
        [newcomer] nouveau venu
        [apprentice] apprenti
        [mason] maçon
        [architect] architecte
        [mayor] maire
        [greedy] bot glouton
        [random] bot aléatoire
       *[people] des personnes
    }
town-mistakes = Erreurs des parties analysées
town-mistakes-none = Analysez une partie terminée : ses erreurs sont comptées ici par type.
town-list = Toutes les parties
town-replays = La date ouvre la partie à revoir, tant que le serveur la conserve.
town-picture = La ville à la fin
town-result = { $result ->
        [won] Gagnée
       *[lost] Perdue
    }
town-winner = { $name } a gagné
town-more = Afficher plus
town-file = Emportez-la
town-file-about = Un fichier emporte parties, villes du jour et erreurs vers un autre navigateur. Ce qui s’y trouve déjà reste.
town-export = Enregistrer dans un fichier
town-import = Ajouter depuis un fichier
town-imported = { $games ->
        [one] { $games } nouvelle partie ajoutée.
       *[other] { $games } nouvelles parties ajoutées.
    }
town-import-bad = Ce fichier n’est pas un historique d’OddVille. Choisissez un fichier créé avec « Enregistrer dans un fichier ».
town-import-version = Ce fichier est en version { $version }, que cette page ne peut pas lire. Rechargez la page pour avoir la plus récente.
town-import-large = Ce fichier est trop grand pour un historique.
town-delete = Tout supprimer
town-delete-ask = { $games ->
        [one] Supprimer { $games } partie, toutes les villes du jour et toutes les erreurs de ce navigateur ? C’est définitif.
       *[other] Supprimer { $games } parties, toutes les villes du jour et toutes les erreurs de ce navigateur ? C’est définitif.
    }
town-keep = Conserver
town-deleted = Tout a été supprimé.
