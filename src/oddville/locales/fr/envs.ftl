### Learning environments.

error-env-edition = L’édition { $edition } a { $cards } bâtiments et se termine avec { $workers } ouvriers ; la table des actions a de la place pour { $most_cards } bâtiments et { $most_workers } ouvriers.
error-env-word = { $option } ne peut pas être « { $value } » ; permis : { $allowed }.
error-env-turn-limit = La limite de tours doit être un nombre entier de 0 (sans limite) à { $most }, pas { $value }.
error-env-games = Le nombre de parties doit être un nombre entier d’au moins 1, pas { $games }.
error-env-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-env-count = { $count } actions ont été données pour { $games } parties : il en faut une par partie.
error-env-illegal = Partie { $game } : l’action { $action } n’est pas permise maintenant. Rien n’a été joué ; le masque indique les actions permises.
error-env-outcome = { $outcome } n’est pas une des issues du hasard ici ; appelez chance_outcomes() pour les lister.
error-env-dealing = Il faut une position où un joueur doit jouer ; le hasard doit d’abord être résolu.
error-env-reset = La partie est terminée ou n’a pas été distribuée : appelez d’abord reset().
error-env-opponents = { $count } adversaires ont été donnés ; il en faut { $needed }.
error-env-seeds = { $count } graines ont été données pour { $games } parties : donnez-en une pour toutes, ou une par partie.
error-env-opponent = Un adversaire doit être le nom d’un bot, un fichier ou un programme, et non { $value }. Votre propre bot en Python : opponents="mybot.py" (docs/bots/bots.md).
error-env-batch-opponent = « { $value } » ne peut pas jouer dans un lot. Choisissez random, rollout, greedy, search:simulations=N ou net:FILE ; pour d’autres bots, utilisez SingleEnv.
error-env-network = { $file } n’est pas un réseau d’oddville train pour ce nombre de joueurs : { $reason }.
error-env-reset-mask = Les parties terminées sont redistribuées automatiquement ; reset_mask n’est pas utilisable.
error-env-action = Une action doit être un nombre entier, pas { $action } ({ $kind }).
error-env-actions = Les actions doivent être une suite de nombres entiers, un par partie, pas { $kind }.
error-env-seed = Une graine doit être un nombre entier ou un texte d’au plus { $longest } caractères.
error-env-max-cycles = max_cycles doit être un nombre entier d’au moins 2 et ne peut pas être combiné avec turn_limit ; sa valeur est { $value }.
error-env-kind = check prend en charge les environnements de Gymnasium et de PettingZoo (AEC), pas { $kind }.
error-env-game = Un environnement de Gymnasium doit fournir sa Game dans env.unwrapped.game et la place de l’apprenant dans info["seat"].
error-env-settings = Les réglages de l’environnement ne sont pas connus : passez-les à check(env, Settings(…)).
error-env-check = L’environnement ne correspond pas à OddVille. Graine « { $seed } », décision { $decision } : { $what ->
    [keys] une observation doit avoir exactement les clés observation et action_mask.
    [mask] le masque des actions diffère des règles.
    [observation] l’observation diffère de celle qui est documentée.
    [player] c’est à un autre joueur de choisir.
    [position] la position est différente.
    [form] observation et action_mask doivent avoir la forme et le type de leurs espaces.
    [reused] un tableau renvoyé auparavant a été modifié depuis.
    [played] l’action jouée n’est pas l’action donnée.
    [ending] une partie doit se terminer par termination exactement là où les règles la terminent, et jamais par truncation.
    [turn-limit] info["turn_limit"] doit indiquer à la fin si la limite de tours a terminé la partie.
   *[reward] la récompense est différente.
  }

note-uncompiled = Les règles ne sont pas compilées et tournent environ 60 fois plus lentement. Installez un compilateur C et réinstallez OddVille, ou installez une wheel pour ce système.
error-dataset-numbers = --games doit aller de 1 à { $games }, --simulations de 1 à { $simulations }.
error-dataset-folder = { $folder } est un fichier. Donnez un dossier pour le jeu de données.
cli-dataset = jouer des parties entre bots et enregistrer chaque décision en Parquet : masque, observation, politique de la recherche, valeurs, résultat
cli-dataset-title = Jeu de données
cli-dataset-folder = le dossier où écrire ; il est créé s’il n’existe pas
cli-dataset-games = le nombre de parties (par défaut : { NUMBER($default, useGrouping: 0) })
cli-dataset-players = le nombre de joueurs (par défaut : { $default })
cli-dataset-simulations = le nombre de simulations de la recherche par décision (par défaut : { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = la graine de toutes les parties ; la même graine donne des fichiers identiques (par défaut : { $default })
dataset-sheet =
    # Fiche du jeu de données

    ## Contenu
    { NUMBER($games, useGrouping: 0) } parties d’OddVille à { $players } joueurs, { NUMBER($decisions, useGrouping: 0) } décisions, produites avec `oddville dataset` d’OddVille { $version }.
    Parties terminées par la limite de { NUMBER($turn_limit, useGrouping: 0) } tours (END-2) : { NUMBER($at_turn_limit, useGrouping: 0) }. Édition `{ $edition }` ({ $edition_hash }) ; table des actions { $actions_version }, observation { $observation_version } (docs/research/envs.md).

    ## Méthode
    La recherche joue contre elle-même avec { NUMBER($simulations, useGrouping: 0) } simulations par décision et chaque fois un nouvel arbre. Dans la moitié des décisions, tirées au hasard, le coup est tiré en proportion de ses visites ; dans les autres, c’est le plus visité.
    Graine : `{ $seed }`. La même commande produit des fichiers identiques avec les mêmes versions d’OddVille et de PyArrow, quel que soit le nombre de processus.

    ## decisions.parquet
    Une ligne par décision : `game`, `ply`, `player` ; l’`action` jouée ; `mask`, le masque des actions permises en bits, la première dans le bit le plus bas ; `observation` du joueur, un octet par nombre ; `policy_actions` et `policy_visits`, combien de fois la recherche a visité chacune ; `values`, la chance de gagner de chaque joueur selon la recherche ; `outcome_win`, `outcome_rank`, `outcome_points` de la partie pour chaque joueur.

    ## games.parquet
    Une ligne par partie : sa graine `seed`, les coups en texte dans `moves`, `turns`, `winner`, `points`, et si la limite de tours l’a terminée, `at_turn_limit`. La graine et les coups permettent de reconstituer chaque position.

    ## Usages et limites
    Pour apprendre des politiques et des valeurs, et pour comparer des méthodes sur des données égales. Les cartes sont une reconstitution, pas les cartes imprimées. Tous les joueurs sont le même programme : les données contiennent donc ses habitudes et ses erreurs. Elles ne contiennent aucun joueur humain.

    ## Licence
    Les données sont sous la licence d’OddVille, MIT : vous pouvez les utiliser, les modifier et les redistribuer. Merci d’y joindre cette fiche.

    ## Empreintes (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = pas des environnements d’apprentissage pour trois tailles de lot, comparés à pgx et PettingZoo s’ils sont installés
bench-envs-heading = Les environnements d’OddVille, un cœur, actions permises au hasard, { $compiled ->
        [yes] compilés
       *[no] non compilés (il n’y a pas de compilateur C)
    }. Médiane de { $runs } essais.
bench-envs-masks = masques, { $players } joueurs, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = masques et observations, { $players } joueurs, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-opponent = contre { $opponent }, { $players } joueurs, lot de { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, lot { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = non installé
bench-envs-install = Pour comparer avec les programmes qui ne sont pas installés : pip install 'oddville[env-peers]'.
bench-envs-ratio = les nôtres sont { $ratio } fois plus nombreux
bench-unit-steps = { $value } pas/s
bench-envs-goal-masks = masques seuls, lot { NUMBER($batch, useGrouping: 0) } : au moins { $wanted } pas/s
bench-envs-goal-observations = avec observations, lot { NUMBER($batch, useGrouping: 0) } : au moins { $wanted } pas/s
bench-envs-goal-peer = au moins { $wanted } fois les pas de { $peer } avec un lot de 1
