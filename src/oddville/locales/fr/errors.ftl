### Errors: each names the thing and the remedy.

error-illegal-move = { $move } n’est pas permis maintenant ({ $rule }).
error-nothing-to-undo = Il n’y a pas de coup à annuler.
error-seed = Une graine doit être un texte d’au plus { $longest } caractères.
error-turn-limit = La limite de tours doit être un nombre entier de 1 à { $most }, pas { $value }.
error-players = L’édition { $edition } ne se joue pas à { $players } joueurs ; permis : { $allowed }.
error-players-round = L’édition { $edition } a trop peu de cartes pour { $players } joueurs avec la règle maison « finir le tour de table » ; nombres possibles : { $allowed }.
error-file = Impossible de lire { $file } : { $reason }.
error-edition = { $file } n’est pas une édition valide ; { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } :
error-edition-missing = Il n’y a pas d’édition { $file }. Choisissez parmi { $shipped }, ou donnez le chemin d’un fichier d’édition.
error-edition-size = { $file } dépasse { $most } octets ; un fichier d’édition est bien plus petit.
error-edition-encoding = { $file } n’est pas un texte UTF-8 ; enregistrez-le en UTF-8.

edition-toml = Le fichier n’est pas du TOML valide, à { $value }.
edition-format = Le format du fichier est { $value } ; cette version lit le format { $allowed }.
edition-type = { $where }, { $field } : { $value } n’est pas du bon type ; permis : { $allowed }.
edition-missing = { $where } : il manque { $field } ; permis : { $allowed }.
edition-unknown-key = { $where } : { $field } n’est pas une clé d’une édition ; permis : { $allowed }.
edition-word = { $where }, { $field } : { $value } n’est pas l’un de { $allowed }.
edition-range = { $where }, { $field } : { $value } n’est pas dans l’intervalle { $allowed }.
edition-repeated = { $where }, { $field } : { $value } apparaît deux fois ; chacun une seule fois : { $allowed }.
edition-id = { $where }, { $field } : { $value } ne correspond pas à { $allowed } ou est trop long.
edition-reserved-id = { $where }, { $field } : { $value } est le code du Quartier Central ; choisissez-en un autre ({ $allowed }).
edition-duplicate-id = { $where }, { $field } : { $value } est déjà le code d’une autre carte ; choisissez-en un autre ({ $allowed }).
edition-name = { $where }, { $field } : { $value } doit être un texte imprimable de { $allowed } caractères.
edition-language = { $where }, { $field } : { $value } n’est pas un code de langue ({ $allowed }).
edition-worker-count = Il y a { $value } cartes Ouvrier ; il doit y en avoir { $allowed }.
edition-price-count = { $where }, { $field } : il y a { $value } prix ; il doit y en avoir { $allowed }.
edition-slot-count = { $where }, { $field } : il y a { $value } emplacements simples ; permis : { $allowed }.
edition-north-street = { $where }, { $field } : rien ne se construit au-dessus du Quartier Central, donc { $value } ne peut pas être une rue ; permis : { $allowed }.
edition-character-count = { $where }, { $field } : il y a { $value } personnages ; il doit y en avoir { $allowed }.
edition-character-twice = { $where }, { $field } : { $value } appartient déjà à une autre guilde ; chacun une seule fois : { $allowed }.
edition-card-count = Il y a { $value } bâtiments ; il doit y en avoir { $allowed }.
edition-end-workers = { $where }, { $field } : { $value } ouvriers terminent la partie ; il en faut { $allowed }, sauf si le fichier indique variant = true.
edition-cost-count = { $where }, { $field } : la carte coûte { $value } ressources ; permis : { $allowed }. Il en faut au moins une, et un joueur n’a que neuf ouvriers pour payer.
edition-guild-formula = { $where }, { $field } : une formule de guilde nécessite une guilde ; permis : { $allowed }.
edition-base = { $where }, { $field } : { $value } ne convient pas à la formule ; permis : { $allowed }.
edition-warning-resources = { $where }, { $field } : la carte montre { $value } ressources. Dans l’édition fournie, la carte { $allowed } en montre { $allowed }.
edition-warning-position = { $where }, { $field } : la position 1 coûte { $value }, et non { $allowed }. Si un joueur n’a aucune action principale, la règle HOUSE-2 s’applique.
edition-warning-cost = { $where }, { $field } : la carte coûte { $value } ressources. Dans l’édition fournie, c’est { $allowed }.
edition-warning-bonus = { $where } : la carte n’a pas de bonus.

error-deal = La distribution n’est pas valide ; { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } :
deal-shape = Une distribution doit être un objet avec { $keys }.
deal-key = { $key } n’est pas une clé d’une distribution ; les clés sont { $keys }.
deal-first = first doit être un joueur de 0 à { $last }, pas { $value }.
deal-deck-shape = deck doit être la liste des codes des { $cards } cartes.
deal-card-unknown = deck : il n’y a pas de carte { $id } dans cette édition.
deal-card-twice = deck : { $id } apparaît deux fois.
deal-card-missing = deck : il manque { $id }.
deal-piles-shape = piles doit être un objet avec { $guilds }.
deal-pile = piles : { $guild } doit contenir { $count } personnages différents parmi { $members }.

notation-verb = « { $text } » n’est pas un coup ; un coup commence par { $verbs }.
notation-form = « { $text } » est incomplet ou trop long ; la forme est : { $form }.
notation-worker = « { $word } » n’est pas une carte Ouvrier ; les cartes Ouvrier sont 1, 2, 3 et 4.
notation-position = « { $word } » n’est pas une position de la rangée ; les positions vont de 1 à 6.
notation-slot = « { $word } » n’est pas un emplacement ; les emplacements sont 0, 1 et 2, d’après leur coût.
notation-resource = « { $word } » n’est pas une ressource ; les ressources sont { $words }.
notation-card = « { $word } » n’est pas un bâtiment de cette édition ; donnez son code.
notation-cell = « { $word } » n’est pas une case ; écrivez colonne,ligne, par exemple -1,2.
notation-cell-far = La case « { $word } » est plus loin qu’aucune ville ne peut aller.
notation-type = Un coup doit être un texte ou un Move, pas { $kind }.

record-size = ligne { $line }, colonne { $column } : l’enregistrement dépasse { $most } caractères.
record-none = Ce n’est pas l’enregistrement d’une partie ; la première ligne d’un enregistrement est odd: { $format }.
record-header = ligne { $line }, colonne { $column } : « { $text } » n’est pas un en-tête ; écrivez clé: valeur.
record-header-twice = ligne { $line }, colonne { $column } : l’en-tête { $key } apparaît deux fois.
record-header-missing = ligne { $line }, colonne { $column } : il manque l’en-tête { $key }.
record-format = ligne { $line }, colonne { $column } : un enregistrement doit commencer par odd: { $format }.
record-rules = ligne { $line }, colonne { $column } : l’enregistrement utilise la version { $value } des règles ; ce programme joue la version { $rules }.
record-beginning = ligne { $line }, colonne { $column } : un enregistrement doit avoir exactement un des en-têtes { $keys }.
record-json = ligne { $line }, colonne { $column } : la valeur de { $key } est illisible.
record-turn = ligne { $line }, colonne { $column } : « { $text } » n’est pas un tour ; écrivez numéro. joueur coup; coup.
record-turn-number = ligne { $line }, colonne { $column } : c’est le tour { $right }, pas { $turn }.
record-turn-limit = ligne { $line }, colonne { $column } : « { $value } » n’est pas une limite de tours.
record-finish-round = ligne { $line }, colonne { $column } : « { $value } » n’est pas permis ici ; écrivez « yes » ou supprimez la ligne.
record-move = ligne { $line }, colonne { $column } : un coup manque ou est illisible : « { $text } ».
record-brace = ligne { $line }, colonne { $column } : les accolades doivent contenir exactement les coups d’une réaction du Bâtisseur.
record-no-move = ligne { $line }, colonne { $column } : « { $move } » n’est pas un coup.
record-illegal = ligne { $line }, colonne { $column } : { $move } n’est pas permis ici ({ $rule }).
record-after-end = ligne { $line }, colonne { $column } : { $move } vient après la fin de la partie.
record-player = ligne { $line }, colonne { $column } : ce n’est pas à { $player } de choisir ici.
record-start = ligne { $line }, colonne { $column } : la partie ne peut pas commencer ainsi : { $reason }
record-shown = ligne { $line }, colonne { $column } : écrivez first=, row= avec six cartes et tops= avec un personnage par guilde.
record-reveal = ligne { $line }, colonne { $column } : ce coup ne peut pas révéler « { $shown } ».
record-edition-unknown = ligne { $line }, colonne { $column } : l’édition { $edition } n’est pas connue ; donnez son fichier.
record-edition-hash = ligne { $line }, colonne { $column } : la partie a été jouée avec des cartes ({ $wanted }) différentes de celles de { $edition } actuellement ({ $hash }).
record-result = ligne { $line }, colonne { $column } : le résultat est { $right }, pas { $result }.
record-result-early = ligne { $line }, colonne { $column } : il y a un résultat, mais la partie n’est pas terminée.
record-puzzle = ligne { $line }, colonne { $column } : les en-têtes du problème manquent ou sont faux.

error-over = La partie est terminée : il n’y a rien à choisir.

error-position = La position n’est pas possible ; { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } :
position-object = { $path } : { $value } n’est pas un objet avec { $allowed }.
position-key = { $path } : { $value } n’est pas une clé d’une position ; permis : { $allowed }.
position-missing = Il manque { $path }.
position-value = { $path } : { $value } n’est pas permis ; permis : { $allowed }.
position-list = { $path } : { $value } n’est pas une liste de { $allowed } éléments.
position-length = { $path } : il y a { $value } éléments ; permis : { $allowed }.
position-form = { $path } : { $value } n’a pas la bonne forme ; ce doit être { $allowed }.
position-card-unknown = { $path } : il n’y a pas de carte { $value } dans cette édition.
position-card-twice = { $path } : { $value } apparaît deux fois, aussi dans { $other }.
position-card-missing = Il manque la carte { $value }.
position-character-twice = { $path } : { $value } apparaît deux fois, aussi dans { $other }.
position-character-missing = Il manque le personnage { $value }.
position-twice = { $path } : { $value } apparaît deux fois.
position-city-size = { $path } : il y a { $value } bâtiments dans la ville ; possible : { $allowed }.
position-square = { $path } : la première carte doit être { $allowed }, pas { $value }.
position-owner = { $path } : { $value } n’a pas de propriétaire.
position-cell-taken = { $path } : { $value } est sur la case de { $other }.
position-above = { $path } : { $value } est au-dessus de la rangée du Quartier Central.
position-apart = { $path } : { $value } ne touche aucune carte construite auparavant.
position-edge = { $path } : les bordures de { $value } et { $other } ne correspondent pas.
position-city-workers = { $path } : il y a { $value } ouvriers dans la ville ; possible : { $allowed }.
position-triggered = { $path } : { $value } ; ce doit être { $allowed }.
position-workers = { $path } : il y a { $value } ouvriers en tout ; il doit y en avoir { $allowed }.
position-spots = { $path } : { $player } a { $value } ouvriers sur le Quartier Central ; la limite est d’un.
position-slot = { $path } : il y a { $value } ouvriers ; possible : { $allowed }.
position-buildings = { $path } : { $value } bâtiments ; possible : { $allowed }.
position-pile = { $path } : { $value } n’appartient pas à cette guilde ; ses personnages sont { $members }.
position-removed = { $path } : { $value } personnages de la guilde { $guild_of } ont été retirés du jeu ; il doit y en avoir { $allowed }.
position-unseen = { $path } : { $value } est visible et doit être parmi les cartes vues.
position-turn = { $path } : { $value } n’est pas un tour possible ici ; possible : { $allowed }.
position-active = { $path } : { $value } ; d’après le numéro du tour, ce doit être { $allowed }.
position-player = { $path } : { $value } ne choisit pas dans cette phase ; possible : { $allowed }.
position-over = { $path } : la partie est terminée, mais personne n’a déclenché la fin, ou le tour de table n’est pas fini, et aucune limite n’est atteinte.
position-flag = { $path } : { $value } ; dans cette phase, ce doit être { $allowed }.
position-unused = { $path } : { $value } n’a pas de sens dans la phase { $phase }.
position-needed = { $path } est nécessaire dans la phase { $phase }.
position-hand-empty = { $path } : un tour ne commence jamais sans carte Ouvrier en main.
position-recovered = { $path } : après récupération, il y a { $allowed } cartes Ouvrier en main, pas { $value }.
position-second-worker = { $path } : la carte Ouvrier { $value } a été jouée et ne peut pas être en main.
position-set-up = { $path } : { $value } ; pendant la mise en place, ce doit être { $allowed }.
position-chosen = { $path } : { $value } premières ressources ont été prises ; il doit y en avoir { $allowed }.
position-no-builder = { $path } : seul le propriétaire de { $allowed } peut construire pendant le tour d’un autre joueur.
position-last-card = { $path } : le propriétaire est { $value } ; ce doit être { $allowed }.
position-builder = { $path } : { $value } ; ce doit être { $allowed }, le joueur qui choisit.
position-built-cell = { $path } : { $value } ; ce doit être { $allowed }, la case de la dernière carte.
position-source = { $path } : la carte en { $value } ne donne pas de bonus à cette construction.
position-printed = { $path } : le bonus est { $value }, mais { $allowed } y est imprimé.
position-purpose = { $path } : dans la phase { $value }, il n’y a rien à choisir pour { $player }.

## Why the system refuses something

reason-missing = fichier ou dossier introuvable
reason-denied = accès refusé
reason-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = système de fichiers en lecture seule
reason-long-name = le nom est trop long
reason-no-program = ce n’est pas un programme exécutable
