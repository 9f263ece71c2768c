### Bots: their names, options and failures.

## A text that names no bot, or names one wrongly

error-bot = Il n’y a pas de bot { $bot } ; bots disponibles : { $bots }. Pour votre propre bot, donnez son fichier, par exemple ./mybot.py, ou son programme, par exemple engine:./mybot.
error-bot-near = Il n’y a pas de bot { $bot } ; vouliez-vous dire { $near } ? Bots disponibles : { $bots }.
error-bot-form = { $spec } : « { $part } » n’est pas une option ; les options s’écrivent clé=valeur, séparées par des virgules, par exemple greedy:ms=500,simulations=100.
error-bot-twice = { $spec } : l’option { $key } apparaît deux fois ; donnez-la une seule fois.
error-bot-option = { $spec } : il n’y a pas d’option { $key } ; les options sont { $options }.
error-bot-whole = { $spec } : { $key } doit être un nombre entier de { $low } à { $high }, pas « { $value } ».
error-bot-number = { $spec } : { $key } doit être un nombre de { $low } à { $high }, pas « { $value } ».
error-bot-text = { $spec } : { $key } est vide ; écrivez { $key }=… ou omettez-le.
error-bot-word = { $spec } : { $key } doit être l’un des mots { $words }, pas « { $value } ».
error-bot-not-python = { $spec } : le fichier d’un bot doit être en Python et finir par .py ; pour un programme, écrivez engine: devant.
error-bot-missing = { $spec } : il n’y a pas de fichier { $file } ; donnez le chemin d’un fichier Python.
error-bot-unreadable = { $spec } : impossible de lire { $file } : { $reason }.
error-bot-import = { $spec } : le fichier ne peut pas être importé : { $error } ({ $line }).
error-bot-load = { $spec } : le fichier ne peut pas être chargé. { $reason }
error-bot-no-class = { $spec } : { $file } n’a pas de classe avec une méthode think ; voir docs/bots/bots.md.
error-bot-classes = { $spec } : plusieurs classes ont une méthode think : { $classes } ; nommez { $name } celle qui joue.
error-bot-refuses = { $spec } : { $bot } ne peut pas être créé avec ces options : { $options }. Ses options sont : { $possible }.
error-bot-init = { $spec } : { $bot } ne peut pas être créé : { $error } ({ $line }).
error-bot-no-command = { $spec } : aucun programme n’est indiqué ; écrivez engine:./mybot, ou engine:ms=500,./mybot avec une virgule après chaque option.
error-bot-no-network = { $spec } : indiquez le fichier d’un réseau, par exemple net:mine/network.json.
error-bot-not-network = { $spec } : { $file } n’est pas un réseau écrit par oddville train avec cette version.
error-bot-quotes = { $spec } : un guillemet n’est pas fermé ; utilisez les guillemets comme dans un shell.
error-bot-program = { $spec } : il n’y a pas de programme exécutable « { $program } » ; donnez son chemin, et rendez-le exécutable.
error-bot-platform = { $spec } : les autres programmes ne peuvent jouer que sur des systèmes POSIX (Linux, macOS, BSD) ; sur ce système, utilisez un bot dans un fichier Python.

## A bot that fails

bot-incident = Le bot { $bot } de { $player } a échoué au tour { $turn } (coup { $number }) : { $what } Joué à sa place : { $move }.
bot-gives-up = Il a échoué trois fois de suite et est remplacé par le bot greedy.
bot-given-up = Il a été remplacé après trois échecs de suite.
bot-raised = Il a levé { $error } ({ $line }).
bot-no-thought = Il a renvoyé { $kind }, qui n’est pas un Thought.
bot-move-kind = Son coup { $move } n’est pas un Move ; utilisez-en un de game.legal_moves.
bot-no-move = Son coup « { $move } » n’est pas un coup : { $reason }
bot-illegal = Son coup { $move } n’est pas permis ({ $rule }).
bot-late = Il a réfléchi plus de { $seconds } s de temps de processeur.
bot-length = Son { $key } doit contenir { $players } nombres, un par joueur.
bot-field = Son { $key } n’est pas valide dans un Thought.
bot-chances = Ses valeurs { $values } ne sont pas des probabilités : chacune doit être comprise entre 0 et 1, et leur somme doit être 1.
bot-program-start = Le programme { $program } ne démarre pas : { $reason }.
bot-program-ended = Le programme s’est terminé avec le code { $code }{ $has_output ->
        [yes] {" "}; sa sortie d’erreur finit ainsi : { $words }
       *[no] , sans rien écrire sur sa sortie d’erreur.
    }
bot-program-signal = Le programme a été arrêté par { $signal }{ $has_output ->
        [yes] {" "}; sa sortie d’erreur finit ainsi : { $words }
       *[no] , sans rien écrire sur sa sortie d’erreur.
    }
bot-program-closed = Le programme a fermé sa sortie{ $has_output ->
        [yes] {" "}; sa sortie d’erreur finit ainsi : { $words }
       *[no] , sans rien écrire sur sa sortie d’erreur.
    }
bot-program-silent = Le programme n’a pas répondu en { $seconds } s{ $has_output ->
        [yes] {" "}; sa sortie d’erreur finit ainsi : { $words }
       *[no] , et n’a rien écrit sur sa sortie d’erreur.
    }
bot-program-no-json = Le programme n’a pas répondu en { $seconds } s ; il n’a écrit que des lignes qui ne sont pas des objets JSON, par exemple « { $line } ».
bot-program-flood = Le programme a écrit plus de { $most } octets sans répondre.
bot-program-chatter = Le programme a écrit plus de { $most } lignes qui ne sont pas des objets JSON, par exemple « { $line } ».
bot-program-id = Le programme a répondu avec un autre id que { $id } : { $line }
bot-program-ok = La réponse du programme n’a pas de « ok » qui soit true ou false : { $line }
bot-program-refuses = Le programme a refusé la requête { $request } : { $error }
bot-program-field = La réponse du programme n’a pas de « { $key } » utilisable : { $value }

## The list of bots

bots-known = Bots fournis avec le jeu :
bots-options = Options de chaque bot, après un deux-points, par exemple greedy:ms=500 :
bots-more-options = { $bot } a aussi { $options }.
bots-own = Votre propre bot, en Python : ./mybot.py ou ./mybot.py:depth=3
bots-program = Un bot dans n’importe quel langage : engine:./mybot ou engine:timeout=5,./mybot --flags
bots-network = Un réseau que vous avez entraîné : net:mine/network.json
bots-read = Comment en écrire un : docs/bots/bots.md
bot-about-greedy = examine tout son tour et prend le meilleur résultat
bot-about-search = simule aussi longtemps que permis ; une demi-seconde par défaut
bot-about-newcomer = niveau 1 : nouveau en ville, ne voit guère plus loin que son propre coup
bot-about-apprentice = niveau 2 : apprend le métier, voit un tour à l’avance et se trompe souvent
bot-about-mason = niveau 3 : solide, se trompe de temps en temps
bot-about-architect = niveau 4 : prévoit à l’avance et se trompe rarement
bot-about-mayor = niveau 5 : le plus fort de la ville
bot-about-random = joue n’importe quel coup permis
option-about-ms = millisecondes de réflexion par coup
option-about-simulations = simulations par coup
option-about-timeout = secondes pour une réponse
option-whole = { $key }=N (entier, de { $low } à { $high })
option-number = { $key }=N (de { $low } à { $high })
option-text = { $key }=TEXTE
option-word = { $key }=MOT (parmi { $words })
