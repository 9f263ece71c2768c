### Bots: how one is named, and what is told when one fails.

## A text that names no bot, or names one wrongly

error-bot = Er is geen bot { $bot }; er zijn { $bots }. Een eigen bot geef je op met zijn bestand, zoals ./mybot.py, of zijn programma, zoals engine:./mybot.
error-bot-near = Er is geen bot { $bot }; bedoel je { $near }? Er zijn { $bots }.
error-bot-form = { $spec }: “{ $part }” is geen optie; opties schrijf je als sleutel=waarde, met komma’s ertussen, zoals in greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: de optie { $key } staat er twee keer; geef haar één keer.
error-bot-option = { $spec }: er is geen optie { $key }; de opties zijn { $options }.
error-bot-whole = { $spec }: { $key } moet een geheel getal van { $low } tot { $high } zijn, niet “{ $value }”.
error-bot-number = { $spec }: { $key } moet een getal van { $low } tot { $high } zijn, niet “{ $value }”.
error-bot-text = { $spec }: { $key } is leeg; schrijf { $key }=… of laat het weg.
error-bot-not-python = { $spec }: het bestand van een bot is Python en eindigt op .py; zet voor een programma engine: ervoor.
error-bot-missing = { $spec }: er is geen bestand { $file }; geef het pad van een Python-bestand.
error-bot-unreadable = { $spec }: kan { $file } niet lezen: { $reason }.
error-bot-import = { $spec }: het bestand kan niet worden geïmporteerd: { $error } ({ $line }).
error-bot-load = { $spec }: het bestand kan niet worden geladen. { $reason }
error-bot-no-class = { $spec }: { $file } heeft geen klasse met een methode think; schrijf er een, zie docs/bots.md.
error-bot-classes = { $spec }: er zijn meer klassen met een methode think: { $classes }; noem degene die speelt { $name }.
error-bot-refuses = { $spec }: { $bot } kan niet met deze opties worden gemaakt: { $options }. De opties zijn: { $possible }.
error-bot-init = { $spec }: { $bot } kan niet worden gemaakt: { $error } ({ $line }).
error-bot-no-command = { $spec }: er is geen programma genoemd; schrijf engine:./mybot, of engine:ms=500,./mybot met een komma na elke optie.
error-bot-quotes = { $spec }: een aanhalingsteken is niet gesloten; zet ze zoals in een shell.
error-bot-program = { $spec }: er is geen uitvoerbaar programma “{ $program }”; geef het pad en maak het uitvoerbaar.
error-bot-platform = { $spec }: andere programma’s kunnen alleen op POSIX-systemen (Linux, macOS, BSD) spelen; neem hier een bot in een Python-bestand.

## A bot that fails

bot-incident = De bot { $bot } van { $player } faalde in beurt { $turn } (zet { $number }): { $what } In plaats daarvan gespeeld: { $move }.
bot-gives-up = Hij faalde drie keer achter elkaar en wordt opgegeven: de bot greedy speelt voor hem verder.
bot-given-up = Hij is na drie fouten achter elkaar opgegeven.
bot-raised = Hij gaf { $error } ({ $line }).
bot-no-thought = Hij antwoordde { $kind }, wat geen Thought is.
bot-move-kind = Zijn zet { $move } is geen Move; neem er een uit game.legal_moves.
bot-no-move = Zijn zet “{ $move }” is geen zet: { $reason }
bot-illegal = Zijn zet { $move } mag niet ({ $rule }).
bot-length = In { $key } moeten { $players } getallen staan, één voor elke speler.
bot-field = In { $key } staat niet wat een Thought daar heeft.
bot-chances = Zijn waarden { $values } zijn geen kansen: elk ligt tussen 0 en 1, en samen zijn ze 1.
bot-program-start = Het programma { $program } start niet: { $reason }.
bot-program-ended = Het programma eindigde met code { $code }{ $told ->
        [yes] ; zijn foutuitvoer eindigt zo: { $words }
       *[no] {" "}en schreef niets naar zijn foutuitvoer.
    }
bot-program-signal = Het programma werd beëindigd door { $signal }{ $told ->
        [yes] ; zijn foutuitvoer eindigt zo: { $words }
       *[no] {" "}en schreef niets naar zijn foutuitvoer.
    }
bot-program-closed = Het programma sloot zijn uitvoer{ $told ->
        [yes] ; zijn foutuitvoer eindigt zo: { $words }
       *[no] {" "}en schreef niets naar zijn foutuitvoer.
    }
bot-program-silent = Het programma gaf binnen { $seconds } s geen antwoord{ $told ->
        [yes] ; zijn foutuitvoer eindigt zo: { $words }
       *[no] {" "}en schreef niets naar zijn foutuitvoer.
    }
bot-program-no-json = Het programma gaf binnen { $seconds } s geen antwoord, alleen regels die geen JSON-objecten zijn, zoals “{ $line }”.
bot-program-flood = Het programma schreef meer dan { $most } bytes zonder een antwoord.
bot-program-chatter = Het programma schreef meer dan { $most } regels die geen JSON-objecten zijn, zoals “{ $line }”.
bot-program-id = Het programma antwoordde met een andere id dan { $id }: { $line }
bot-program-ok = Het antwoord van het programma heeft geen “ok” dat true of false is: { $line }
bot-program-refuses = Het programma weigerde het verzoek { $request }: { $error }
bot-program-field = Het antwoord van het programma heeft geen bruikbare “{ $key }”: { $value }

## The list of bots

bots-known = Bots die bij het spel horen:
bots-options = Opties van elke bot, na een dubbele punt, zoals in greedy:ms=500:
bots-more-options = { $bot } heeft ook { $options }.
bots-own = Een eigen bot, in Python: ./mybot.py of ./mybot.py:depth=3
bots-program = Een bot in een willekeurige taal: engine:./mybot of engine:timeout=5,./mybot --flags
bots-read = Hoe je er een schrijft: docs/bots.md
bot-about-greedy = overziet zijn beurt en neemt wat dan het meest belooft
bot-about-search = simuleert zolang hij mag; uit zichzelf een halve seconde
bot-about-newcomer = niveau 1: nieuw in de stad, ziet weinig van wat er zou kunnen
bot-about-apprentice = niveau 2: leert het vak en ziet nog veel over het hoofd
bot-about-mason = niveau 3: degelijk werk, met af en toe een vergissing
bot-about-architect = niveau 4: plant vooruit en ziet niets over het hoofd
bot-about-mayor = niveau 5: de sterkste van de stad
bot-about-random = speelt een willekeurige toegestane zet
option-about-ms = milliseconden om over een zet na te denken
option-about-simulations = simulaties om over een zet na te denken
option-whole = { $key }=N (geheel, { $low } tot { $high })
option-number = { $key }=N ({ $low } tot { $high })
option-text = { $key }=TEKST
