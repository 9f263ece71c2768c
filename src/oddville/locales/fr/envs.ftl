### Learning environments.

error-env-edition = L’édition { $edition } a { $cards } bâtiments et se termine avec { $workers } ouvriers ; la table des actions a de la place pour { $most_cards } bâtiments et { $most_workers } ouvriers.
error-env-word = { $option } ne peut pas être « { $value } » ; les choix sont : { $allowed }.
error-env-turn-limit = La limite de tours doit être un nombre entier de 0 (sans limite) à { $most }, pas { $value }.
error-env-games = Le nombre de parties doit être un nombre entier d’au moins 1, pas { $games }.
error-env-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-env-count = Actions données : { $count }, pour { $games } parties ; il en faut une pour chacune.
error-env-illegal = Partie { $game } : l’action { $action } n’est pas permise maintenant. Rien n’a été joué ; le masque dit lesquelles le sont.
error-env-outcome = { $outcome } n’est pas parmi les issues du hasard ici ; chance_outcomes() les donne.
error-env-dealing = Il faut une position qui attend un joueur ; le hasard doit d’abord décider.
error-env-reset = La partie est terminée ou n’a jamais été distribuée : appelez d’abord reset().
error-env-opponents = Adversaires donnés : { $count } ; il en faut { $needed }.
error-env-seeds = { $count } graines ont été données pour { $games } parties : il en faut une pour toutes, ou une pour chacune.
error-env-reset-mask = Les parties terminées sont redistribuées d’elles-mêmes ; reset_mask ne peut pas servir.
error-env-action = Une action est un nombre entier, pas { $action } ({ $kind }).
error-env-actions = Les actions sont une suite de nombres entiers, un par partie, pas { $kind }.
error-env-seed = Une graine est un nombre entier ou un texte, d’au plus { $longest } caractères.
error-env-max-cycles = max_cycles doit être un nombre entier d’au moins 2, sans turn_limit à côté ; c’est { $value }.
error-env-kind = check connaît les environnements de Gymnasium et de PettingZoo (AEC), pas { $kind }.
error-env-game = Un environnement de Gymnasium doit montrer sa Game comme env.unwrapped.game et la place de qui apprend comme info["seat"].
error-env-settings = Les réglages de l’environnement ne sont pas connus : passez-les à check(env, Settings(…)).
error-env-check = L’environnement n’est pas OddVille. Graine « { $seed } », décision { $decision } : { $what ->
    [keys] une observation doit avoir exactement les clés observation et action_mask.
    [mask] le masque des actions n’est pas celui des règles.
    [observation] l’observation n’est pas celle qui est documentée.
    [player] c’est à un autre joueur de choisir.
    [position] la position est une autre.
    [form] observation et action_mask doivent avoir la forme et le type de leurs espaces.
    [reused] un tableau remis auparavant a été modifié depuis.
    [played] l’action donnée n’est pas celle qui a été jouée.
    [ending] la terminaison et la troncature ne sont pas celles des règles.
   *[reward] la récompense est une autre.
  }

error-dataset-numbers = --games doit aller de 1 à { $games }, --simulations de 1 à { $simulations }.
error-dataset-folder = { $folder } est un fichier. Donnez un dossier pour les données.
cli-dataset = jouer des parties entre bots et garder chaque décision en Parquet : masque, observation, politique de la recherche, valeurs, résultat
cli-dataset-title = Jeu de données
cli-dataset-folder = le dossier où écrire ; il est créé s’il n’existe pas
cli-dataset-games = combien de parties (par défaut : { NUMBER($default, useGrouping: 0) })
cli-dataset-players = combien de joueurs a une partie (par défaut : { $default })
cli-dataset-simulations = combien de simulations la recherche fait pour une décision (par défaut : { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = le texte qui décide de chaque partie ; le même texte donne les mêmes fichiers, au bit près (par défaut : { $default })
dataset-sheet =
    # Fiche des données

    ## Ce que c’est
    { NUMBER($games, useGrouping: 0) } parties d’OddVille à { $players } joueurs, { NUMBER($decisions, useGrouping: 0) } décisions, faites par `oddville dataset` d’OddVille { $version }.
    Parties terminées par la limite de { NUMBER($turn_limit, useGrouping: 0) } tours (END-2) : { NUMBER($truncated, useGrouping: 0) }. Édition `{ $edition }` ({ $edition_hash }) ; table des actions { $actions_version }, observation { $observation_version } (docs/envs.md).

    ## Comment il a été fait
    La recherche joue contre elle-même avec { NUMBER($simulations, useGrouping: 0) } simulations par décision et chaque fois un nouvel arbre. Dans la moitié des décisions, tirées au hasard, le coup est tiré selon le nombre de fois où il a été essayé ; dans les autres, c’est le plus essayé.
    Graine : `{ $seed }`. La même commande fait les mêmes fichiers, au bit près, avec la même version d’OddVille et de PyArrow, quel que soit le nombre de processus qui jouent.

    ## decisions.parquet
    Une ligne par décision : `game`, `ply`, `player` ; `action`, celle qui a été jouée ; `mask`, le masque des actions permises en bits, la première dans le bit le plus bas ; `observation` du joueur, un octet par nombre ; `policy_actions` et `policy_visits`, combien de fois la recherche a essayé chacune ; `values`, la chance de gagner de chaque joueur selon la recherche ; `outcome_win`, `outcome_rank`, `outcome_points` de la partie pour chaque joueur.

    ## games.parquet
    Une ligne par partie : sa graine `seed`, les coups en texte dans `moves`, `turns`, `winner`, `points`, et si elle a été tronquée, `truncated`. La graine et les coups redonnent chaque position.

    ## À quoi il sert, et à quoi non
    À apprendre des politiques et des valeurs, et à comparer des méthodes sur des données égales. Les cartes sont une reconstitution, pas celles qui sont imprimées ; tous les joueurs sont le même programme, ses habitudes et ses erreurs sont donc celles des données. Il n’y a là aucune personne.

    ## Licence
    Les données sont sous la licence d’OddVille, MIT : on peut les utiliser, les modifier et les transmettre. Merci d’y joindre cette fiche.

    ## Empreintes (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = pas des environnements d’apprentissage pour trois tailles de lot, à côté de pgx et PettingZoo s’ils sont installés
bench-envs-heading = Les environnements d’OddVille, un cœur, actions permises au hasard, { $compiled ->
        [yes] compilés
       *[no] non compilés (il n’y a pas de compilateur C)
    }. Médiane de { $runs } essais.
bench-envs-masks = masques, { $players } joueurs, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = masques et observations, { $players } joueurs, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = pas installé
bench-envs-install = Pour mesurer à côté de ceux qui ne sont pas installés : pip install 'oddville[env-peers]'.
bench-envs-ratio = les nôtres sont { $ratio } fois plus nombreux
bench-unit-steps = { $value } pas/s
bench-envs-goal-masks = masques seuls, lot { NUMBER($batch, useGrouping: 0) } : au moins { $wanted } pas/s
bench-envs-goal-observations = avec observations, lot { NUMBER($batch, useGrouping: 0) } : au moins { $wanted } pas/s
bench-envs-goal-peer = au moins { $wanted } fois les pas de { $peer } avec un lot de 1
