### Bots: how one is named, and what is told when one fails.

## A text that names no bot, or names one wrongly

error-bot = Einen Bot { $bot } gibt es nicht; es gibt { $bots }. Einen eigenen Bot gibst du mit seiner Datei an, etwa ./mybot.py, oder mit seinem Programm, etwa engine:./mybot.
error-bot-near = Einen Bot { $bot } gibt es nicht; meinst du { $near }? Es gibt { $bots }.
error-bot-form = { $spec }: „{ $part }“ ist keine Option; Optionen schreibt man als Schlüssel=Wert, durch Kommas getrennt, wie in greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: Die Option { $key } steht zweimal da; gib sie einmal an.
error-bot-option = { $spec }: Eine Option { $key } gibt es nicht; die Optionen sind { $options }.
error-bot-whole = { $spec }: { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-bot-number = { $spec }: { $key } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-bot-text = { $spec }: { $key } ist leer; schreibe { $key }=… oder lass es weg.
error-bot-not-python = { $spec }: Die Datei eines Bots ist Python und endet auf .py; vor ein Programm schreibe engine:
error-bot-missing = { $spec }: Eine Datei { $file } gibt es nicht; gib den Pfad einer Python-Datei an.
error-bot-unreadable = { $spec }: { $file } lässt sich nicht lesen: { $reason }.
error-bot-import = { $spec }: Die Datei lässt sich nicht importieren: { $error } ({ $line }).
error-bot-load = { $spec }: Die Datei lässt sich nicht laden. { $reason }
error-bot-no-class = { $spec }: { $file } hat keine Klasse mit einer Methode think; schreibe eine, siehe docs/bots.md.
error-bot-classes = { $spec }: Es gibt mehrere Klassen mit einer Methode think: { $classes }; nenne die spielende { $name }.
error-bot-refuses = { $spec }: { $bot } lässt sich mit diesen Optionen nicht erzeugen: { $options }. Möglich sind: { $possible }.
error-bot-init = { $spec }: { $bot } lässt sich nicht erzeugen: { $error } ({ $line }).
error-bot-no-command = { $spec }: Es ist kein Programm genannt; schreibe engine:./mybot, oder engine:ms=500,./mybot mit einem Komma nach jeder Option.
error-bot-quotes = { $spec }: Ein Anführungszeichen ist nicht geschlossen; setze die Zeichen wie in einer Shell.
error-bot-program = { $spec }: Ein ausführbares Programm „{ $program }“ gibt es nicht; gib seinen Pfad an und mach es ausführbar.
error-bot-platform = { $spec }: Andere Programme können nur auf POSIX-Systemen (Linux, macOS, BSD) spielen; nimm hier einen Bot in einer Python-Datei.

## A bot that fails

bot-incident = Der Bot { $bot } von { $player } hat in Zug { $turn } versagt (Spielzug { $number }): { $what } Stattdessen gespielt: { $move }.
bot-gives-up = Er hat dreimal hintereinander versagt und wird aufgegeben: Für ihn spielt der Bot greedy weiter.
bot-given-up = Er wurde nach drei Fehlern hintereinander aufgegeben.
bot-raised = Er hat { $error } gemeldet ({ $line }).
bot-no-thought = Er hat { $kind } geantwortet, was kein Thought ist.
bot-move-kind = Sein Spielzug { $move } ist kein Move; nimm einen aus game.legal_moves.
bot-no-move = Sein Spielzug „{ $move }“ ist keiner: { $reason }
bot-illegal = Sein Spielzug { $move } ist nicht erlaubt ({ $rule }).
bot-length = In { $key } müssen { $players } Zahlen stehen, eine für jeden Spieler.
bot-field = In { $key } steht nicht, was ein Thought dort hat.
bot-chances = Seine Werte { $values } sind keine Wahrscheinlichkeiten: Jeder liegt zwischen 0 und 1, und zusammen sind sie 1.
bot-program-start = Das Programm { $program } startet nicht: { $reason }.
bot-program-ended = Das Programm endete mit Code { $code }{ $told ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-signal = Das Programm wurde durch { $signal } beendet{ $told ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-closed = Das Programm hat seine Ausgabe geschlossen{ $told ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-silent = Das Programm gab innerhalb von { $seconds } s keine Antwort{ $told ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-no-json = Das Programm gab innerhalb von { $seconds } s keine Antwort, nur Zeilen, die keine JSON-Objekte sind, etwa „{ $line }“.
bot-program-flood = Das Programm schrieb mehr als { $most } Bytes ohne eine Antwort.
bot-program-chatter = Das Programm schrieb mehr als { $most } Zeilen, die keine JSON-Objekte sind, etwa „{ $line }“.
bot-program-id = Das Programm antwortete mit einer anderen id als { $id }: { $line }
bot-program-ok = Die Antwort des Programms hat kein „ok“, das true oder false ist: { $line }
bot-program-refuses = Das Programm wies die Anfrage { $request } zurück: { $error }
bot-program-field = Die Antwort des Programms hat kein brauchbares „{ $key }“: { $value }

## The list of bots

bots-known = Bots, die zum Spiel gehören:
bots-options = Optionen jedes Bots, nach einem Doppelpunkt, wie in greedy:ms=500:
bots-more-options = { $bot } hat außerdem { $options }.
bots-own = Ein eigener Bot in Python: ./mybot.py oder ./mybot.py:depth=3
bots-program = Ein Bot in beliebiger Sprache: engine:./mybot oder engine:timeout=5,./mybot --flags
bots-read = Wie man einen schreibt: docs/bots.md
bot-about-greedy = überblickt seinen Zug und nimmt, was dann am meisten verspricht
bot-about-search = simuliert, solange er darf; von sich aus eine halbe Sekunde
bot-about-newcomer = Stufe 1: neu in der Stadt, sieht wenig von dem, was möglich wäre
bot-about-apprentice = Stufe 2: lernt das Handwerk und übersieht noch viel
bot-about-mason = Stufe 3: solide Arbeit, ab und zu ein Versehen
bot-about-architect = Stufe 4: plant voraus und übersieht nichts
bot-about-mayor = Stufe 5: der Stärkste der Stadt
bot-about-random = spielt irgendeinen erlaubten Spielzug
option-about-ms = Millisekunden Bedenkzeit für einen Spielzug
option-about-simulations = Simulationen für einen Spielzug
option-whole = { $key }=N (ganz, { $low } bis { $high })
option-number = { $key }=N ({ $low } bis { $high })
option-text = { $key }=TEXT
