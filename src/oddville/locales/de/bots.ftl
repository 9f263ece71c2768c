### Bots: their names, options and failures.

## A text that names no bot, or names one wrongly

error-bot = Es gibt keinen Bot { $bot }; verfügbar: { $bots }. Für einen eigenen Bot gib seine Datei an, etwa ./mybot.py, oder sein Programm, etwa engine:./mybot.
error-bot-near = Es gibt keinen Bot { $bot }; meinst du { $near }? Verfügbar: { $bots }.
error-bot-form = { $spec }: „{ $part }“ ist keine Option; Optionen werden als Schlüssel=Wert geschrieben, durch Kommas getrennt, zum Beispiel greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: Die Option { $key } kommt zweimal vor; gib sie nur einmal an.
error-bot-option = { $spec }: Es gibt keine Option { $key }; die Optionen sind { $options }.
error-bot-whole = { $spec }: { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-bot-number = { $spec }: { $key } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-bot-text = { $spec }: { $key } ist leer; schreibe { $key }=… oder lass es weg.
error-bot-word = { $spec }: { $key } muss eines von { $words } sein, nicht „{ $value }“.
error-bot-not-python = { $spec }: Die Datei eines Bots muss Python sein und auf .py enden; vor ein Programm schreibe engine:
error-bot-missing = { $spec }: Es gibt keine Datei { $file }; gib den Pfad einer Python-Datei an.
error-bot-unreadable = { $spec }: { $file } kann nicht gelesen werden: { $reason }.
error-bot-import = { $spec }: Die Datei kann nicht importiert werden: { $error } ({ $line }).
error-bot-load = { $spec }: Die Datei kann nicht geladen werden. { $reason }
error-bot-no-class = { $spec }: { $file } hat keine Klasse mit einer Methode think; siehe docs/bots/bots.md.
error-bot-classes = { $spec }: Mehrere Klassen haben eine Methode think: { $classes }; nenne die, die spielen soll, { $name }.
error-bot-refuses = { $spec }: { $bot } kann mit diesen Optionen nicht erzeugt werden: { $options }. Möglich sind: { $possible }.
error-bot-init = { $spec }: { $bot } kann nicht erzeugt werden: { $error } ({ $line }).
error-bot-no-command = { $spec }: Es ist kein Programm angegeben; schreibe engine:./mybot oder engine:ms=500,./mybot mit einem Komma nach jeder Option.
error-bot-no-network = { $spec }: Nenne die Datei eines Netzes, etwa net:mine/network.json.
error-bot-not-network = { $spec }: { $file } ist kein Netz, das oddville train mit dieser Version geschrieben hat.
error-bot-quotes = { $spec }: Ein Anführungszeichen ist nicht geschlossen; setze Anführungszeichen wie in einer Shell.
error-bot-program = { $spec }: Es gibt kein ausführbares Programm „{ $program }“; gib seinen Pfad an und mach es ausführbar.
error-bot-platform = { $spec }: Andere Programme können nur auf POSIX-Systemen (Linux, macOS, BSD) spielen; nimm hier einen Bot in einer Python-Datei.

## A bot that fails

bot-incident = Der Bot { $bot } von { $player } hatte in Zug { $turn } einen Fehler (Schritt { $number }): { $what } Stattdessen gespielt: { $move }.
bot-gives-up = Nach drei Fehlern in Folge wird er durch den Bot greedy ersetzt.
bot-given-up = Er wurde nach drei Fehlern in Folge ersetzt.
bot-raised = Er hat { $error } ausgelöst ({ $line }).
bot-no-thought = Er hat { $kind } zurückgegeben, was kein Thought ist.
bot-move-kind = Sein Spielzug { $move } ist kein Move; verwende einen aus game.legal_moves.
bot-no-move = Sein Spielzug „{ $move }“ ist kein Spielzug: { $reason }
bot-illegal = Sein Spielzug { $move } ist nicht erlaubt ({ $rule }).
bot-late = Er hat länger als { $seconds } s Prozessorzeit nachgedacht.
bot-length = { $key } muss aus { $players } Zahlen bestehen, einer für jeden Spieler.
bot-field = { $key } ist in einem Thought nicht gültig.
bot-chances = Seine Werte { $values } sind keine Wahrscheinlichkeiten: Jeder muss zwischen 0 und 1 liegen, und ihre Summe muss 1 sein.
bot-program-start = Das Programm { $program } startet nicht: { $reason }.
bot-program-ended = Das Programm endete mit Code { $code }{ $has_output ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-signal = Das Programm wurde durch { $signal } beendet{ $has_output ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-closed = Das Programm hat seine Ausgabe geschlossen{ $has_output ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-silent = Das Programm gab innerhalb von { $seconds } s keine Antwort{ $has_output ->
        [yes] ; seine Fehlerausgabe endet so: { $words }
       *[no] {" "}und schrieb nichts in seine Fehlerausgabe.
    }
bot-program-no-json = Das Programm gab innerhalb von { $seconds } s keine Antwort, nur Zeilen, die keine JSON-Objekte sind, etwa „{ $line }“.
bot-program-flood = Das Programm schrieb mehr als { $most } Bytes ohne eine Antwort.
bot-program-chatter = Das Programm schrieb mehr als { $most } Zeilen, die keine JSON-Objekte sind, etwa „{ $line }“.
bot-program-id = Das Programm antwortete mit einer anderen id als { $id }: { $line }
bot-program-ok = Die Antwort des Programms hat kein „ok“, das true oder false ist: { $line }
bot-program-refuses = Das Programm hat die Anfrage { $request } abgelehnt: { $error }
bot-program-field = Die Antwort des Programms hat kein brauchbares „{ $key }“: { $value }

## The list of bots

bots-known = Mitgelieferte Bots:
bots-options = Optionen jedes Bots, nach einem Doppelpunkt, zum Beispiel greedy:ms=500:
bots-more-options = { $bot } hat außerdem { $options }.
bots-own = Ein eigener Bot in Python: ./mybot.py oder ./mybot.py:depth=3
bots-program = Ein Bot in beliebiger Sprache: engine:./mybot oder engine:timeout=5,./mybot --flags
bots-network = Ein Netz, das du trainiert hast: net:mine/network.json
bots-read = Anleitung: docs/bots/bots.md
bot-about-greedy = überblickt den eigenen Zug und nimmt, was am Ende am besten ist
bot-about-search = simuliert, solange er darf; standardmäßig eine halbe Sekunde
bot-about-newcomer = Stufe 1: neu in der Stadt, schaut kaum über den eigenen Zug hinaus
bot-about-apprentice = Stufe 2: lernt das Handwerk, schaut eine Runde voraus und verschätzt sich oft
bot-about-mason = Stufe 3: solide, verschätzt sich gelegentlich
bot-about-architect = Stufe 4: plant voraus und verschätzt sich selten
bot-about-mayor = Stufe 5: der Stärkste in der Stadt
bot-about-random = spielt einen beliebigen erlaubten Spielzug
option-about-ms = Millisekunden Bedenkzeit pro Spielzug
option-about-simulations = Simulationen pro Spielzug
option-about-timeout = Sekunden für eine Antwort
option-whole = { $key }=N (ganz, { $low } bis { $high })
option-number = { $key }=N ({ $low } bis { $high })
option-text = { $key }=TEXT
option-word = { $key }=WORT (eines von { $words })
