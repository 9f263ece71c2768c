### Bots: how one is named, and what is told when one fails.

## A text that names no bot, or names one wrongly

error-bot = There is no bot { $bot }; there are { $bots }. A bot of your own is given by its file, as ./mybot.py, or its program, as engine:./mybot.
error-bot-near = There is no bot { $bot }; did you mean { $near }? There are { $bots }.
error-bot-form = { $spec }: "{ $part }" is no option; options are written key=value, with commas between them, as in greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: the option { $key } stands there twice; give it once.
error-bot-option = { $spec }: there is no option { $key }; the options are { $options }.
error-bot-whole = { $spec }: { $key } must be a whole number from { $low } to { $high }, not "{ $value }".
error-bot-number = { $spec }: { $key } must be a number from { $low } to { $high }, not "{ $value }".
error-bot-text = { $spec }: { $key } is empty; write { $key }=… or leave it out.
error-bot-not-python = { $spec }: a bot's file is Python and ends in .py; for a program write engine: before it.
error-bot-missing = { $spec }: there is no file { $file }; give the path of a Python file.
error-bot-unreadable = { $spec }: cannot read { $file }: { $reason }.
error-bot-import = { $spec }: the file cannot be imported: { $error } ({ $line }).
error-bot-load = { $spec }: the file cannot be loaded. { $reason }
error-bot-no-class = { $spec }: { $file } has no class with a method think; write one, see docs/bots.md.
error-bot-classes = { $spec }: there are several classes with a method think: { $classes }; name the one that plays { $name }.
error-bot-refuses = { $spec }: { $bot } cannot be made with these options: { $options }. Its options are: { $possible }.
error-bot-init = { $spec }: { $bot } cannot be made: { $error } ({ $line }).
error-bot-no-command = { $spec }: no program is named; write engine:./mybot, or engine:ms=500,./mybot with a comma after each option.
error-bot-quotes = { $spec }: a quotation mark is not closed; quote the command as in a shell.
error-bot-program = { $spec }: there is no program "{ $program }" that can be run; give its path, and make it executable.
error-bot-platform = { $spec }: other programs can play only on POSIX systems (Linux, macOS, BSD); use a bot in a Python file here.

## A bot that fails

bot-incident = The bot { $bot } of { $player } failed in turn { $turn } (move { $number }): { $what } Played instead: { $move }.
bot-gives-up = It has failed three times in a row and is given up: the greedy bot plays on for it.
bot-given-up = It was given up after three failures in a row.
bot-raised = It raised { $error } ({ $line }).
bot-no-thought = It answered { $kind }, which is no Thought.
bot-move-kind = Its move { $move } is no Move; take one of game.legal_moves.
bot-no-move = Its move "{ $move }" is no move: { $reason }
bot-illegal = Its move { $move } is not legal ({ $rule }).
bot-length = Its { $key } must be { $players } numbers, one for each player.
bot-field = Its { $key } is not what a Thought has there.
bot-chances = Its values { $values } are no chances: each is from 0 to 1, and together they are 1.
bot-program-start = The program { $program } does not start: { $reason }.
bot-program-ended = The program ended with exit code { $code }{ $told ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-signal = The program was ended by { $signal }{ $told ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-closed = The program closed its output{ $told ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-silent = The program gave no answer within { $seconds } s{ $told ->
        [yes] ; its error output ends: { $words }
       *[no] , and wrote nothing to its error output.
    }
bot-program-no-json = The program gave no answer within { $seconds } s, only lines that are no JSON objects, such as "{ $line }".
bot-program-flood = The program wrote more than { $most } bytes without an answer.
bot-program-chatter = The program wrote more than { $most } lines that are no JSON objects, such as "{ $line }".
bot-program-id = The program answered with another id than { $id }: { $line }
bot-program-ok = The program's answer has no "ok" that is true or false: { $line }
bot-program-refuses = The program refused the request { $request }: { $error }
bot-program-field = The program's answer has no usable "{ $key }": { $value }

## The list of bots

bots-known = Bots that come with the game:
bots-options = Options of each bot, after a colon, as in greedy:ms=500:
bots-more-options = { $bot } also has { $options }.
bots-own = A bot of your own, in Python: ./mybot.py or ./mybot.py:depth=3
bots-program = A bot in any language: engine:./mybot or engine:timeout=5,./mybot --flags
bots-read = How to write one: docs/bots.md
bot-about-greedy = looks through its turn and takes what promises most then
bot-about-search = simulates as long as it may; by itself, half a second
bot-about-newcomer = level 1: new in town, sees little of what could be done
bot-about-apprentice = level 2: learns the trade, and still overlooks a lot
bot-about-mason = level 3: solid work, with an oversight now and then
bot-about-architect = level 4: plans ahead and overlooks nothing
bot-about-mayor = level 5: the strongest in town
bot-about-random = plays any legal move
option-about-ms = milliseconds to think about a move
option-about-simulations = simulations to think about a move
option-whole = { $key }=N (whole, { $low } to { $high })
option-number = { $key }=N ({ $low } to { $high })
option-text = { $key }=TEXT
