### Bots: their names, options and failures.

## A text that names no bot, or names one wrongly

error-bot = There is no bot { $bot }; available: { $bots }. For a bot of your own, give its file, as ./mybot.py, or its program, as engine:./mybot.
error-bot-near = There is no bot { $bot }; did you mean { $near }? Available: { $bots }.
error-bot-form = { $spec }: "{ $part }" is not an option; options are written key=value, separated by commas, for example greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: the option { $key } appears twice; give it once.
error-bot-option = { $spec }: there is no option { $key }; the options are { $options }.
error-bot-whole = { $spec }: { $key } must be a whole number from { $low } to { $high }, not "{ $value }".
error-bot-number = { $spec }: { $key } must be a number from { $low } to { $high }, not "{ $value }".
error-bot-text = { $spec }: { $key } is empty; write { $key }=… or leave it out.
error-bot-word = { $spec }: { $key } must be one of { $words }, not "{ $value }".
error-bot-not-python = { $spec }: a bot's file must be Python and end in .py; for a program, write engine: in front of it.
error-bot-missing = { $spec }: there is no file { $file }; give the path of a Python file.
error-bot-unreadable = { $spec }: cannot read { $file }: { $reason }.
error-bot-import = { $spec }: the file cannot be imported: { $error } ({ $line }).
error-bot-load = { $spec }: the file cannot be loaded. { $reason }
error-bot-no-class = { $spec }: { $file } has no class with a method think; see docs/bots/bots.md.
error-bot-classes = { $spec }: several classes have a method think: { $classes }; name the one that plays { $name }.
error-bot-refuses = { $spec }: { $bot } cannot be created with these options: { $options }. Its options are: { $possible }.
error-bot-init = { $spec }: { $bot } cannot be created: { $error } ({ $line }).
error-bot-no-command = { $spec }: no program is given; write engine:./mybot, or engine:ms=500,./mybot with a comma after each option.
error-bot-no-network = { $spec }: name the file of a network, such as net:mine/network.json.
error-bot-not-network = { $spec }: { $file } is not a network that this version of oddville train has written.
error-bot-quotes = { $spec }: a quotation mark is not closed; quote the command as in a shell.
error-bot-program = { $spec }: there is no executable program "{ $program }"; give its path, and make it executable.
error-bot-platform = { $spec }: other programs can play only on POSIX systems (Linux, macOS, BSD); on this system, use a bot in a Python file.

## A bot that fails

bot-incident = The bot { $bot } of { $player } failed in turn { $turn } (move { $number }): { $what } Played instead: { $move }.
bot-gives-up = It has failed three times in a row and is replaced by the greedy bot.
bot-given-up = It was replaced after three failures in a row.
bot-raised = It raised { $error } ({ $line }).
bot-no-thought = It returned { $kind }, which is not a Thought.
bot-move-kind = Its move { $move } is not a Move; use one of game.legal_moves.
bot-no-move = Its move "{ $move }" is not a move: { $reason }
bot-illegal = Its move { $move } is not legal ({ $rule }).
bot-late = It thought for more than { $seconds } s of processor time.
bot-length = Its { $key } must be { $players } numbers, one for each player.
bot-field = Its { $key } is not valid in a Thought.
bot-chances = Its values { $values } are not probabilities: each must be from 0 to 1, and their sum must be 1.
bot-program-start = The program { $program } does not start: { $reason }.
bot-program-ended = The program ended with exit code { $code }{ $has_output ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-signal = The program was terminated by { $signal }{ $has_output ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-closed = The program closed its output{ $has_output ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-silent = The program gave no answer within { $seconds } s{ $has_output ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-no-json = The program gave no answer within { $seconds } s, only lines that are not JSON objects, such as "{ $line }".
bot-program-flood = The program wrote more than { $most } bytes without an answer.
bot-program-chatter = The program wrote more than { $most } lines that are not JSON objects, such as "{ $line }".
bot-program-id = The program answered with an id other than { $id }: { $line }
bot-program-ok = The program's answer has no "ok" that is true or false: { $line }
bot-program-refuses = The program refused the request { $request }: { $error }
bot-program-field = The program's answer has no usable "{ $key }": { $value }

## The list of bots

bots-known = Bots included with the game:
bots-options = Options of each bot, after a colon, for example greedy:ms=500:
bots-more-options = { $bot } also has { $options }.
bots-own = Your own bot in Python: ./mybot.py or ./mybot.py:depth=3
bots-program = A bot in any language: engine:./mybot or engine:timeout=5,./mybot --flags
bots-network = A network that you have trained: net:mine/network.json
bots-read = How to write one: docs/bots/bots.md
bot-about-greedy = looks through its turn and takes what is best at the end of it
bot-about-search = simulates for as long as it may; half a second by default
bot-about-newcomer = level 1: new in town, sees little beyond its own move
bot-about-apprentice = level 2: learning the trade, looks a round ahead, often misjudges
bot-about-mason = level 3: solid, with an occasional misjudgement
bot-about-architect = level 4: plans ahead and misjudges little
bot-about-mayor = level 5: the strongest in town
bot-about-random = plays any legal move
option-about-ms = milliseconds to think per move
option-about-simulations = simulations per move
option-about-timeout = seconds an answer may take
option-whole = { $key }=N (whole, { $low } to { $high })
option-number = { $key }=N ({ $low } to { $high })
option-text = { $key }=TEXT
option-word = { $key }=WORD (one of { $words })
