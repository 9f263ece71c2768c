### The command line and the engine protocol.

cli-about = OddVille, das Brettspiel: spielen, Programme spielen lassen, Karten ansehen.
cli-version = oddville { $version }
cli-version-help = die Version anzeigen und aufhören
cli-command = BEFEHL
cli-lang = die Sprache: { $languages } (Vorgabe: nach ODDVILLE_LANG, der letzten Wahl im Terminal oder dem System)
cli-language = SPRACHE
cli-seat = PLATZ
cli-play = im Terminal spielen, allein gegen Bots oder mit Freunden an einer Tastatur
cli-play-seats = wer am Tisch sitzt, 2 bis 4 von: human, ein Bot mit Namen, Datei oder Programm, siehe oddville bots (Vorgabe: human mason)
cli-bots = die Bots und ihre Optionen auflisten, und wie man einen eigenen angibt
cli-replay = aus der Aufzeichnung eines Spiels eine Webseite machen: das ganze Spiel, Zug um Zug, in einer Datei, die keine Verbindung braucht
cli-replay-record = die Aufzeichnung, als DATEI.odd
cli-replay-html = wohin die Seite geschrieben wird
cli-replay-written = Geschrieben in { $file }. Öffne die Datei in einem Browser, oder schick sie Freunden.
cli-play-names = die Namen der Spieler, durch Kommas getrennt
cli-edition = eine Ausgabe mit Namen oder der Pfad einer Datei
cli-seed = der Startwert, der das Spiel austeilt; ohne ihn wird einer gezogen
cli-load = mit einem gespeicherten Spiel weitermachen (.odd)
cli-turn-limit = das Spiel nach so vielen Zügen beenden
cli-finish-round = Hausregel: nach dem sechsten Arbeiter die Runde zu Ende spielen, sodass alle Spieler gleich viele Züge hatten
cli-learn = das Spiel Schritt für Schritt lernen, in kurzen Lektionen
cli-learn-lesson = die Lektion, mit der es losgeht: { $lessons } (Vorgabe: die erste)
cli-lesson = LEKTION
cli-rules = die Regeln lesen: alle, eine nach ihrer Kennung oder die mit bestimmten Wörtern
cli-rules-what = Kennungen wie BUILD-5 oder gesuchte Wörter (Vorgabe: alle Regeln)
cli-rules-rulings = zeigen, wo sich die fünf Anleitungen unterscheiden und wie wir entscheiden
cli-rule = KENNUNG-ODER-WORT
cli-engine = das Engine-Protokoll sprechen: JSON-Zeilen auf Standardeingabe und -ausgabe
cli-cards = Karten auflisten, zeigen und prüfen
cli-cards-list = alle Karten einer Ausgabe auflisten
cli-cards-show = Karten zeichnen
cli-cards-ids = Kennungen von Karten
cli-cards-validate = die Datei einer Ausgabe prüfen: ihre Fehler nennen und getrennt davon, was in keiner Anleitung steht
cli-bench = messen, wie schnell das Spiel läuft
cli-bench-engine = ganze Spiele, einzelne Entscheidungen, Kopien, Import; neben anderen, wo sie installiert sind
cli-bench-search = Simulationen der Suche neben Zufallsspielen und anderen, ob sie ihre Zeit einhält, wie lange die Stufen denken
cli-bench-seconds = wie lange ein Durchlauf jeder Messung dauert
cli-bench-runs = wie viele Durchläufe; es zählt der Median
cli-json = JSON ausgeben
cli-bot = BOT
cli-arena = Bots viele Spiele spielen lassen, dieselben Verteilungen von jedem Platz aus, und sagen, wer stärker ist
cli-arena-bots = zwei oder mehr Bots; bei zweien nimmt der zweite alle übrigen Plätze; bei mehreren treffen alle auf alle
cli-arena-games = wie viele Spiele mindestens; gespielt werden ganze Verteilungen (Vorgabe: { $games })
cli-arena-players = wie viele am Tisch sitzen, 2 bis 4 (Vorgabe: so viele, wie es Bots sind)
cli-arena-seed = der Startwert aller Verteilungen und des Zufalls der Bots (Vorgabe: arena)
cli-arena-turn-limit = ein Spiel nach so vielen Zügen beenden (Vorgabe: 200 je Spieler)
cli-arena-until-sure = aufhören, sobald sicher ist, welcher von zwei Bots stärker ist
cli-arena-at-least = prüfen, ob der erste von zwei Bots mindestens diesen Anteil gewinnt (etwa 0.9), statt des fairen
cli-arena-json = die Zeilen als JSON-Liste ausgeben
cli-arena-save = alle Ergebnisse in eine JSON-Datei schreiben
cli-arena-csv = die Zeilen in eine CSV-Datei schreiben
cli-arena-plot = die Gewinnraten in eine Datei zeichnen (.svg oder .png)
cli-arena-ladder = die festen Paarungen spielen und ihre Tabelle als Markdown ausgeben
cli-arena-ideas = search gegen sich selbst ohne eine seiner Ideen spielen lassen und die Tabelle als Markdown ausgeben
cli-arena-write = die Tabelle der Rangleiter auf dieser Seite erneuern
cli-workers = wie viele Prozesse zugleich arbeiten (Vorgabe: einer je Prozessor)
cli-runner = wer spielt: Prozesse dieses Rechners, ein Ray-Verbund oder dieser Prozess allein
cli-address = die Adresse eines laufenden Ray-Verbunds (Vorgabe: einer wird nur für diesen Rechner gestartet)
cli-journal = jedes Ergebnis in dieser Datei festhalten und von ihr aus weitermachen, wenn es sie gibt
cli-quiet = keinen Fortschritt zeigen

engine-no-json = Diese Zeile ist kein JSON-Objekt.
engine-too-long = Diese Zeile ist länger als { $most } Bytes.
engine-unknown = Eine Anfrage { $request } gibt es nicht; „do“ ist eines von { $requests }.
engine-key = { $key } ist kein Schlüssel von { $request }; seine Schlüssel sind { $keys }.
engine-missing = { $key } fehlt.
engine-no-game = Es gibt noch kein Spiel: Beginne mit „new“ oder „set“.
engine-seed-or-deal = Gib einen Startwert oder eine Verteilung an, nicht beides.
engine-text = { $key } muss ein Text sein, nicht { $value }.
engine-moves = moves muss eine Liste erlaubter Spielzüge als Texte sein, nicht { $value }.
engine-flag = { $key } muss true oder false sein, nicht { $value }.
engine-number = { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.

bench-heading = Die Spiel-Engine von OddVille, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen; jede Zeile erscheint, sobald sie gemessen ist.
bench-playouts = Zufallsspiele, { $players } Spieler
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
bench-no-peers = Es sind keine anderen Programme zum Vergleich installiert. Um neben ihnen zu messen: pip install 'oddville[peers]'.
bench-arguments = --seconds muss von 0.01 bis 600 und --runs von 1 bis 99 sein.
bench-search-heading = Die Suche von OddVille, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen.
bench-search-title = Messen
bench-search-games = Zufallsspiele, { $players } Spieler
bench-search-random = zufällige Simulationen bis zum Ende, { $players } Spieler
bench-search-opening = Simulationen wie im Spiel, Eröffnung, { $players } Spieler
bench-search-middle = Simulationen wie im Spiel, mitten im Spiel, { $players } Spieler
bench-search-peer = bei uns { $two }-mal so viele mit 2 Spielern, { $four }-mal mit 4
bench-search-time = Erlaubt { $ms } ms, { $decisions } Entscheidungen: Der Median braucht { $median } ms, 99 von 100 sind höchstens { $late } ms zu spät, die schlechteste { $most } ms; { $share } % verfehlen die Zeit um höchstens 50 ms.
bench-search-level = { $level }, { $simulations } Simulationen
bench-search-level-time = Median { $median } ms, 95 von 100 innerhalb von { $high } ms
bench-search-goals = Ziele:
bench-search-goal = { $met ->
        [yes] erreicht { " " }
       *[no] verfehlt { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = zufällige Simulationen, { $players } Spieler, mindestens { $wanted } der Zufallsspiele
bench-search-goal-peer = zufällige Simulationen, { $players } Spieler, mindestens das { $wanted }-Fache von { $peer }
bench-search-goal-median = eine Zeit von { $ms } ms: Der Median weicht höchstens { $wanted } % ab
bench-search-goal-late = eine Zeit von { $ms } ms: mindestens { $wanted } % auf 50 ms genau

cli-print = das ganze Spiel zum Ausschneiden drucken
cli-print-paper = das Papier, a4 oder letter
cli-print-backs = hinter jeder Seite mit Gebäuden eine Seite mit Rückseiten
cli-print-out = eine PDF-Datei schreiben; ohne das zeigt dein Browser die Bögen
print-open =
    Öffne { $page } in deinem Browser und drucke es, oder speichere es als PDF. Drucke mit 100 %.
    Strg+C beendet das hier.
print-wrote = { $file } ist geschrieben. Drucke die Datei mit 100 %.
error-print-kind = { $file } ist kein PDF; gib einen Namen an, der auf .pdf endet.
error-print-folder = Einen Ordner { $folder } gibt es nicht; lege ihn erst an.
error-print-browser = Zum Schreiben des PDF wurde weder Chromium noch Chrome gefunden. Lass --out weg und drucke aus deinem eigenen Browser.
error-print-failed = { $browser } konnte die Bögen nicht drucken: { $reason }. Lass --out weg und drucke aus deinem eigenen Browser.
error-print-write = { $file } lässt sich nicht schreiben: { $reason }. Gib mit --out einen anderen Ort an.
## What argparse says itself; the English sentences are its own, word for word

argparse-usage = Aufruf:
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und aufhören
argparse-error = %(prog)s: Fehler: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlen diese Angaben: %s
argparse-unrecognized = unbekannte Angaben: %s
argparse-choice = %(value)r ist nicht möglich (zur Wahl stehen %(choices)s)
argparse-value = kein gültiger Wert der Art %(type)s: %(value)r
argparse-one = hier gehört ein Wert hin
argparse-at-most-one = hier gehört höchstens ein Wert hin
argparse-at-least-one = hier gehört mindestens ein Wert hin
argparse-count = hier gehört %s Wert hin
argparse-counts = hier gehören %s Werte hin
argparse-explicit = der Wert %r gehört hier nicht hin
argparse-exclusive = nicht zusammen mit %s
argparse-one-required = eine der Angaben %s ist nötig
argparse-command = unbekannter Befehl %(parser_name)r (zur Wahl stehen: %(choices)s)
argparse-ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s sein
