### The command line and the engine protocol.

cli-about = OddVille, das Brettspiel: spielen, Programme spielen lassen, Karten ansehen.
cli-version = oddville { $version } ({ $compiled ->
    [yes] kompiliert
   *[no] reines Python
  })
cli-version-help = die Version anzeigen und beenden
cli-command = BEFEHL
cli-lang = die Sprache: { $languages } (Standard: ODDVILLE_LANG, die letzte Wahl im Terminal oder die Systemsprache)
cli-language = SPRACHE
cli-seat = PLATZ
cli-play = im Terminal spielen, allein gegen Bots oder mit Freunden an einer Tastatur
cli-play-seats = wer am Tisch sitzt, 2 bis 4 von: human oder ein Bot mit Name, Datei oder Programm; siehe oddville bots (Standard: human mason)
cli-bots = die Bots auflisten, ihre Optionen, und wie man eigene verwendet
cli-replay = aus einer Spielaufzeichnung eine Webseite machen: das ganze Spiel, Zug um Zug, in einer Datei, die offline funktioniert
cli-replay-record = die Aufzeichnung, DATEI.odd
cli-replay-html = die Zieldatei
cli-replay-written = { $file } wurde gespeichert. Öffne die Datei in einem beliebigen Browser oder schick sie Freunden.
cli-review = ein Spiel analysieren: die Gewinnchance nach jedem Spielzug, Noten für Entscheidungen, Glück
cli-review-record = die Aufzeichnung, DATEI.odd; das Ergebnis wird daneben gespeichert
cli-review-everybody = auch die Entscheidungen der Bots benoten
cli-review-simulations = simulierte Spiele je Entscheidung (Standard: { $simulations })
cli-review-seed = der Startwert der Simulationen (Standard: review)
cli-review-json = die ganze Analyse als JSON ausgeben
cli-review-html = die Analyse als eine Webseite speichern
cli-review-play-on = mit --save: die Nummer des Spielzugs, nach dem du weiterspielen willst
cli-review-save = eine Aufzeichnung speichern, die dort beginnt; ungesehene Karten werden neu verteilt
cli-play-names = die Namen der Spieler, durch Kommas getrennt
cli-today = die Stadt des Tages spielen, gegen zwei Bots: { $bots }
error-today-seats = Die Stadt des Tages hat eigene Plätze und Karten: Lass Plätze, --seed, --load, --edition, --turn-limit und --finish-round weg.
cli-edition = der Name einer Ausgabe oder der Pfad einer Ausgabedatei
cli-seed = der Startwert der Verteilung (Standard: zufällig)
cli-load = ein gespeichertes Spiel fortsetzen (.odd)
cli-turn-limit = das Spiel nach so vielen Zügen beenden
cli-finish-round = Hausregel: nach dem sechsten Arbeiter die Runde zu Ende spielen, sodass alle Spieler gleich viele Züge hatten
cli-learn = das Spiel Schritt für Schritt lernen, in kurzen Lektionen
cli-learn-lesson = die Lektion, mit der es losgeht: { $lessons } (Standard: die erste)
cli-lesson = LEKTION
cli-rules = die Regeln lesen: alle, eine nach ihrer Kennung oder die mit bestimmten Wörtern
cli-rules-what = Kennungen wie BUILD-5 oder Suchwörter (Standard: alle Regeln)
cli-rules-rulings = zeigen, wo sich die fünf Anleitungen unterscheiden und wie wir entscheiden
cli-rule = KENNUNG-ODER-WORT
cli-engine = das Engine-Protokoll verwenden: JSON-Zeilen auf Standardeingabe und -ausgabe
cli-cards = Karten auflisten, zeigen und prüfen
cli-cards-list = alle Karten einer Ausgabe auflisten
cli-cards-show = Karten zeichnen
cli-cards-ids = Kennungen von Karten
cli-cards-validate = eine Ausgabedatei prüfen: ihre Fehler auflisten und getrennt davon, was in keiner Anleitung steht
cli-bench = messen, wie schnell das Spiel läuft
cli-bench-engine = ganze Spiele, einzelne Entscheidungen, Kopien, Import; im Vergleich mit anderen Programmen, sofern installiert
cli-bench-search = Simulationen der Suche im Vergleich mit Zufallsspielen und anderen Programmen, ob sie ihre Zeit einhält und wie lange die Stufen denken
cli-bench-seconds = wie lange ein Durchlauf jeder Messung dauert
cli-bench-runs = wie viele Durchläufe; verwendet wird der Median
cli-json = JSON ausgeben
cli-bot = BOT
cli-arena = Bots viele Spiele spielen lassen, dieselben Verteilungen von jedem Platz aus, und herausfinden, welcher stärker ist
cli-arena-bots = zwei oder mehr Bots; bei zweien nimmt der zweite alle übrigen Plätze ein; bei mehr spielt jeder gegen jeden
cli-arena-games = die Mindestzahl der Spiele; gespielt werden ganze Verteilungen (Standard: { $games })
cli-arena-players = die Zahl der Spieler an einem Tisch, 2 bis 4 (Standard: die Zahl der Bots)
cli-arena-seed = der Startwert aller Verteilungen und der Zufallsentscheidungen der Bots (Standard: arena)
cli-arena-turn-limit = ein Spiel nach so vielen Zügen beenden (Standard: 60 je Spieler)
cli-arena-until-sure = beenden, sobald feststeht, welcher von zwei Bots stärker ist
cli-arena-at-least = prüfen, ob der erste von zwei Bots mindestens diesen Anteil gewinnt (etwa 0.9), statt eines gleichen Anteils
cli-arena-luck = das Glück jedes Spielers in jedem Spiel messen und die Gewinnraten darum bereinigen
cli-arena-json = die Zeilen als JSON-Liste ausgeben
cli-arena-save = alle Ergebnisse in einer JSON-Datei speichern
cli-arena-csv = die Zeilen in einer CSV-Datei speichern
cli-arena-plot = die Gewinnraten als Bild speichern (.svg oder .png)
cli-arena-ladder = die Standardpaarungen spielen und ihre Tabelle als Markdown ausgeben
cli-arena-ideas = search gegen sich selbst spielen lassen, mit je einer Idee ausgeschaltet, und die Tabelle als Markdown ausgeben
cli-arena-write = die Tabelle der Rangliste auf dieser Seite aktualisieren
cli-benchmark = einen Agenten nach dem festen Protokoll von docs/research/benchmark.md messen und seine Zeile schreiben
cli-benchmark-agent = ein Bot, etwa greedy, ./agent.py oder net:network.json
cli-benchmark-quick = ein Zehntel der Verteilungen spielen
cli-benchmark-players = nur die Paarungen mit dieser Zahl von Spielern, 2 bis 4 (Standard: alle)
cli-benchmark-name = der Name des Agenten in der Tabelle (Standard: wie angegeben)
cli-benchmark-training = mit wie vielen Entscheidungen der Agent trainiert wurde, für die Zeile
cli-benchmark-save = die Datei der Zeile (Standard: benchmark-AGENT.json)
cli-benchmark-table = stattdessen die Tabelle der Zeilen in diesem Ordner ausgeben
cli-benchmark-write = mit --table: die Tabelle auf dieser Seite aktualisieren
cli-solve = eine kleine Ausgabe für zwei Spieler exakt lösen
cli-solve-edition = die Ausgabe (Standard: pico); größere haben zu viele Stellungen
cli-solve-turn-limit = ein Spiel nach so vielen Zügen beenden (Standard: 8)
cli-solve-reward = was zählt: der Sieg oder der Vorsprung in Punkten
cli-solve-save = die besten Spielzüge jeder Stellung in einer JSON-Datei speichern
cli-workers = die Zahl der Prozesse (Standard: einer je Prozessor)
cli-runner = wo gespielt wird: in Prozessen dieses Rechners, in einem Ray-Cluster oder nur in diesem Prozess
cli-address = die Adresse eines laufenden Ray-Clusters (Standard: einen nur auf diesem Rechner starten)
cli-journal = jedes Ergebnis in dieser Datei speichern und daraus fortfahren, falls sie existiert
cli-quiet = keinen Fortschritt anzeigen

engine-no-json = Diese Zeile ist kein JSON-Objekt.
engine-too-long = Diese Zeile ist länger als { $most } Bytes.
engine-unknown = Es gibt keine Anfrage { $request }; „do“ muss eines von { $requests } sein.
engine-key = { $key } ist kein Schlüssel von { $request }; die Schlüssel sind { $keys }.
engine-missing = { $key } fehlt.
engine-no-game = Es gibt noch kein Spiel: Beginne mit „new“ oder „set“.
engine-seed-or-deal = Gib einen Startwert oder eine Verteilung an, nicht beides.
engine-text = { $key } muss ein Text sein, nicht { $value }.
engine-moves = moves muss eine Liste erlaubter Spielzüge als Texte sein, nicht { $value }.
engine-flag = { $key } muss true oder false sein, nicht { $value }.
engine-number = { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.

bench-heading = OddVille-Engine, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen; jede Zeile erscheint, sobald sie gemessen ist.
bench-playouts = Zufallsspiele, { $players } Spieler
bench-uncompiled = Zufallsspiele, nicht kompiliert, { $players } Spieler
bench-python = aus Python, Spielzüge als Zahlen, { $players } Spieler
bench-game = durch Game, { $players } Spieler
bench-copy = eine Stellung kopieren, { $players } Spieler
bench-import = Import von oddville
bench-size = Größe einer Stellung, { $players } Spieler
bench-unit-decisions = { $value } Entscheidungen/s
bench-unit-games = { $value } Spiele/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } Bytes
bench-unit-simulations = { $value } Simulationen/s
bench-ratio = unsere Zufallsspiele sind { $ratio }-mal so schnell
bench-engine-goal-playouts = Zufallsspiele: mindestens { $wanted } Entscheidungen/s
bench-engine-goal-uncompiled = Zufallsspiele, nicht kompiliert: mindestens { $wanted } Entscheidungen/s
bench-no-peers = Es sind keine Vergleichsprogramme installiert. Zum Vergleichen: pip install 'oddville[peers]'.
bench-arguments = --seconds muss von 0.01 bis 600 und --runs von 1 bis 99 sein.
bench-search-heading = OddVille-Suche, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen.
bench-search-title = Messung
bench-search-games = Zufallsspiele, { $players } Spieler
bench-search-random = zufällige Simulationen bis zum Ende, { $players } Spieler
bench-search-opening = Simulationen im Spiel, Eröffnung, { $players } Spieler
bench-search-middle = Simulationen im Spiel, Mittelspiel, { $players } Spieler
bench-search-peer = bei uns { $two }-mal so viele mit 2 Spielern, { $four }-mal mit 4
bench-search-time = Erlaubt { $ms } ms, { $decisions } Entscheidungen: Der Median braucht { $median } ms, 99 von 100 sind höchstens { $late } ms zu spät, die schlechteste { $most } ms; { $share } % weichen höchstens 50 ms ab.
bench-search-level = { $level }, { $simulations } Simulationen
bench-search-level-time = Median { $median } ms, 95 von 100 innerhalb von { $high } ms
bench-search-goals = Ziele:
bench-search-goal = { $met ->
        [yes] erreicht { " " }
       *[no] verfehlt { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = zufällige Simulationen, { $players } Spieler, mindestens { $wanted } der Zufallsspiele
bench-search-goal-peer = zufällige Simulationen, { $players } Spieler, mindestens das { $wanted }-Fache von { $peer }
bench-search-goal-median = Zeit { $ms } ms: Der Median weicht höchstens { $wanted } % ab
bench-search-goal-late = Zeit { $ms } ms: mindestens { $wanted } % auf 50 ms genau

cli-print = das ganze Spiel zum Ausschneiden und Spielen drucken
cli-print-paper = das Papierformat, a4 oder letter
cli-print-backs = nach jeder Seite mit Gebäuden eine Seite mit Rückseiten einfügen
cli-print-out = die PDF-Zieldatei; ohne sie öffnen sich die Bögen im Browser
print-open =
    Öffne { $page } in deinem Browser und drucke die Seite oder speichere sie als PDF. Drucke mit 100 %.
    Mit Strg+C beenden.
print-wrote = { $file } wurde gespeichert. Drucke die Datei mit 100 %.
error-print-kind = { $file } ist kein Name einer PDF-Datei; gib einen an, der auf .pdf endet.
error-print-folder = Es gibt keinen Ordner { $folder }; lege ihn zuerst an.
error-print-browser = Zum Schreiben des PDF wird Chromium oder Chrome gebraucht; keines von beiden wurde gefunden. Lass --out weg und drucke aus deinem eigenen Browser.
error-print-failed = { $browser } konnte die Bögen nicht drucken: { $reason }. Lass --out weg und drucke aus deinem eigenen Browser.
error-print-write = { $file } kann nicht geschrieben werden: { $reason }. Wähle mit --out eine andere Datei.

cli-puzzles = Rätsel lösen oder neue machen
cli-puzzles-what = die Nummer eines Rätsels, today für das Rätsel des Tages (Standard) oder make
cli-puzzles-file = bei make: die Datei für die neuen Rätsel
cli-puzzles-theme = nur Rätsel zu diesem Thema; mit make: nur dieses Thema suchen
cli-puzzles-make = Rätsel machen
cli-puzzles-count = wie viele Rätsel geschrieben werden (Standard: { $default })
cli-puzzles-games = wie viele Spiele die Bots spielen, um Rätsel zu finden (Standard: { $default })
cli-puzzles-simulations = Simulationen der Suche nach dem besten Spielzug, doppelt so viele zur Bestätigung (Standard: { $default })
cli-puzzles-seed = der Startwert aller Spiele (Standard: { $default })
cli-puzzles-records = Aufzeichnungen, in denen ebenfalls nach Rätseln gesucht wird
cli-puzzles-add = früher erzeugte Rätsel, aus denen ebenfalls ausgewählt wird
cli-puzzles-title = Rätsel
puzzles-made = Rätsel in { $file } geschrieben: { $count }.
error-puzzle = Es gibt kein Rätsel { $puzzle }.
error-puzzles-number = { $what } ist keine Nummer eines Rätsels; es gibt 1 bis { $most }.
error-puzzles-what = Nach { $what } folgt nichts; nur make hat eine Datei.
error-puzzles-file = Gib die Zieldatei an: oddville puzzles make FILE.
error-puzzles-count = --count muss mindestens 1 sein.
error-puzzles-numbers = --games muss von 0 bis { NUMBER($games, useGrouping: 0) } reichen, --simulations von { $least } bis { NUMBER($most, useGrouping: 0) }.

## What argparse says itself; the English sentences are its own, word for word

argparse-usage = Aufruf:
argparse-positional = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = diese Argumente fehlen: %s
argparse-unrecognized = unbekannte Argumente: %s
argparse-choice = ungültige Auswahl: %(value)r (möglich: %(choices)s)
argparse-value = kein gültiger Wert vom Typ %(type)s: %(value)r
argparse-one = genau ein Wert erwartet
argparse-at-most-one = höchstens ein Wert erwartet
argparse-at-least-one = mindestens ein Wert erwartet
argparse-count = %s Wert erwartet
argparse-counts = %s Werte erwartet
argparse-explicit = hier ist kein Wert erlaubt: %r
argparse-exclusive = nicht zusammen mit %s erlaubt
argparse-one-required = eines der Argumente %s ist erforderlich
argparse-command = unbekannter Befehl %(parser_name)r (möglich: %(choices)s)
argparse-ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s sein
