### Bots: their names, options and failures.

## A text that names no bot, or names one wrongly

error-bot = Er is geen bot { $bot }; beschikbaar: { $bots }. Een eigen bot geef je op met het bestand, zoals ./mybot.py, of met het programma, zoals engine:./mybot.
error-bot-near = Er is geen bot { $bot }; bedoelde je { $near }? Beschikbaar: { $bots }.
error-bot-form = { $spec }: “{ $part }” is geen optie; opties schrijf je als sleutel=waarde, gescheiden door komma’s, bijvoorbeeld greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: de optie { $key } komt twee keer voor; geef die één keer op.
error-bot-option = { $spec }: er is geen optie { $key }; de opties zijn { $options }.
error-bot-whole = { $spec }: { $key } moet een geheel getal van { $low } tot { $high } zijn, niet “{ $value }”.
error-bot-number = { $spec }: { $key } moet een getal van { $low } tot { $high } zijn, niet “{ $value }”.
error-bot-text = { $spec }: { $key } is leeg; schrijf { $key }=… of laat het weg.
error-bot-word = { $spec }: { $key } moet een van { $words } zijn, niet “{ $value }”.
error-bot-not-python = { $spec }: het bestand van een bot moet Python zijn en op .py eindigen; zet voor een programma engine: ervoor.
error-bot-missing = { $spec }: er is geen bestand { $file }; geef het pad van een Python-bestand op.
error-bot-unreadable = { $spec }: kan { $file } niet lezen: { $reason }.
error-bot-import = { $spec }: het bestand kan niet worden geïmporteerd: { $error } ({ $line }).
error-bot-load = { $spec }: het bestand kan niet worden geladen. { $reason }
error-bot-no-class = { $spec }: { $file } heeft geen klasse met een methode think; zie docs/bots/bots.md.
error-bot-classes = { $spec }: meerdere klassen hebben een methode think: { $classes }; noem de klasse die speelt { $name }.
error-bot-refuses = { $spec }: { $bot } kan met deze opties niet worden aangemaakt: { $options }. De opties zijn: { $possible }.
error-bot-init = { $spec }: { $bot } kan niet worden aangemaakt: { $error } ({ $line }).
error-bot-no-command = { $spec }: er is geen programma opgegeven; schrijf engine:./mybot, of engine:ms=500,./mybot met een komma na elke optie.
error-bot-no-network = { $spec }: noem het bestand van een netwerk, zoals net:mine/network.json.
error-bot-not-network = { $spec }: { $file } is geen netwerk dat oddville train met deze versie heeft geschreven.
error-bot-quotes = { $spec }: een aanhalingsteken is niet gesloten; gebruik ze zoals in een shell.
error-bot-program = { $spec }: er is geen uitvoerbaar programma “{ $program }”; geef het pad op en maak het uitvoerbaar.
error-bot-platform = { $spec }: andere programma’s kunnen alleen op POSIX-systemen (Linux, macOS, BSD) spelen; gebruik op dit systeem een bot in een Python-bestand.

## A bot that fails

bot-incident = De bot { $bot } van { $player } faalde in beurt { $turn } (zet { $number }): { $what } In plaats daarvan gespeeld: { $move }.
bot-gives-up = Hij faalde drie keer achter elkaar en wordt vervangen door de bot greedy.
bot-given-up = Hij is na drie fouten achter elkaar vervangen.
bot-raised = Hij gaf de fout { $error } ({ $line }).
bot-no-thought = Hij gaf { $kind } terug, en dat is geen Thought.
bot-move-kind = Zijn zet { $move } is geen Move; gebruik er een uit game.legal_moves.
bot-no-move = Zijn zet “{ $move }” is geen zet: { $reason }
bot-illegal = Zijn zet { $move } is niet toegestaan ({ $rule }).
bot-late = Hij dacht langer dan { $seconds } s processortijd na.
bot-length = { $key } moet { $players } getallen bevatten, één voor elke speler.
bot-field = { $key } is niet geldig in een Thought.
bot-chances = De waarden { $values } zijn geen kansen: elke waarde moet tussen 0 en 1 liggen, en de som moet 1 zijn.
bot-program-start = Het programma { $program } start niet: { $reason }.
bot-program-ended = Het programma eindigde met afsluitcode { $code }{ $has_output ->
        [yes] ; de foutuitvoer eindigt met: { $words }
       *[no] {" "}en schreef niets naar de foutuitvoer.
    }
bot-program-signal = Het programma werd beëindigd door { $signal }{ $has_output ->
        [yes] ; de foutuitvoer eindigt met: { $words }
       *[no] {" "}en schreef niets naar de foutuitvoer.
    }
bot-program-closed = Het programma sloot zijn uitvoer{ $has_output ->
        [yes] ; de foutuitvoer eindigt met: { $words }
       *[no] {" "}en schreef niets naar de foutuitvoer.
    }
bot-program-silent = Het programma gaf binnen { $seconds } s geen antwoord{ $has_output ->
        [yes] ; de foutuitvoer eindigt met: { $words }
       *[no] {" "}en schreef niets naar de foutuitvoer.
    }
bot-program-no-json = Het programma gaf binnen { $seconds } s geen antwoord, alleen regels die geen JSON-objecten zijn, zoals “{ $line }”.
bot-program-flood = Het programma schreef meer dan { $most } bytes zonder antwoord te geven.
bot-program-chatter = Het programma schreef meer dan { $most } regels die geen JSON-objecten zijn, zoals “{ $line }”.
bot-program-id = Het programma antwoordde met een andere id dan { $id }: { $line }
bot-program-ok = Het antwoord van het programma heeft geen “ok” dat true of false is: { $line }
bot-program-refuses = Het programma weigerde het verzoek { $request }: { $error }
bot-program-field = Het antwoord van het programma heeft geen bruikbare “{ $key }”: { $value }

## The list of bots

bots-known = Meegeleverde bots:
bots-options = Opties van elke bot, na een dubbele punt, bijvoorbeeld greedy:ms=500:
bots-more-options = { $bot } heeft ook { $options }.
bots-own = Een eigen bot, in Python: ./mybot.py of ./mybot.py:depth=3
bots-program = Een bot in een willekeurige taal: engine:./mybot of engine:timeout=5,./mybot --flags
bots-network = Een netwerk dat je hebt getraind: net:mine/network.json
bots-read = Hoe je er een schrijft: docs/bots/bots.md
bot-about-greedy = bekijkt zijn hele beurt en kiest wat aan het eind ervan het beste is
bot-about-search = simuleert zo lang als hij mag; standaard een halve seconde
bot-about-newcomer = niveau 1: nieuw in de stad, kijkt nauwelijks verder dan de eigen zet
bot-about-apprentice = niveau 2: leert het vak, kijkt een ronde vooruit en vergist zich vaak
bot-about-mason = niveau 3: degelijk, vergist zich af en toe
bot-about-architect = niveau 4: plant vooruit en vergist zich zelden
bot-about-mayor = niveau 5: de sterkste van de stad
bot-about-random = speelt een willekeurige toegestane zet
option-about-ms = bedenktijd per zet in milliseconden
option-about-simulations = simulaties per zet
option-about-timeout = seconden voor een antwoord
option-whole = { $key }=N (geheel, { $low } tot { $high })
option-number = { $key }=N ({ $low } tot { $high })
option-text = { $key }=TEKST
option-word = { $key }=WOORD (een van { $words })
