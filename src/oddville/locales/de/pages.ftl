### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Alle bauen an derselben Stadt voller seltsamer Gebäude, und wer die meisten Punkte sammelt, gewinnt. Für 2 bis 4 Spieler oder allein gegen Bots.
web-skip = Zum Inhalt springen
web-nav = Seiten
web-foot = Ein unabhängiges Fanprojekt. Das Brettspiel ist von Carlo Lavezzi; Regeltext, Karten und Bilder sind von uns.
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-report = Problem melden
web-keys = Tastenkürzel
web-look-is = Farbschema: { $look }
web-look-system = wie das System
web-look-light = hell
web-look-dark = dunkel
web-look-contrast = hoher Kontrast

## Start

web-play-now = Jetzt spielen
web-play-last = Wie beim letzten Mal ({ $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    })
web-dealing = Die Karten werden ausgeteilt …
web-play-now-note = { $bots ->
        [0] Mit denselben Plätzen wie am letzten Tisch.
        [one] Du gegen einen Bot. Es geht sofort los.
       *[other] Du gegen { $bots } Bots. Es geht sofort los.
    }
web-set-up = Tisch vorbereiten
which-game = { $edition ->
        [reconstruction] Volles Spiel
        [micro] Kurzes Spiel
        [nano] Minispiel
        [pico] Kleinstes Spiel
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Alle Gebäude. Es endet, wenn jemand sechs Arbeiter in der Stadt hat.
        [micro] Weniger Gebäude. Es endet, wenn jemand zwei Arbeiter in der Stadt hat, und dauert weniger als halb so lang.
        [nano] Zwei Arten von Gebäuden, keine Charaktere. Es endet, wenn jemand einen Arbeiter in der Stadt hat.
        [pico] Eine Art von Gebäuden, keine Charaktere. Es endet, wenn jemand einen Arbeiter in der Stadt hat.
       *[other] Karten einer anderen Ausgabe.
    }
which-deal = Verteilung „{ $deal }“
which-house-rule = Hausregel: Die Runde wird zu Ende gespielt
which-house-rule-about = Nach dem sechsten Arbeiter wird die Runde zu Ende gespielt, sodass alle Spieler gleich viele Züge hatten. Das ist eine Hausregel von uns; nach der Anleitung endet das Spiel mit diesem Zug.
web-my-tables = Meine Tische
web-no-tables = Hier stehen die Tische, an denen du in diesem Browser spielst oder zusiehst.
web-table-of = { $names }
web-table-waiting = Wartet auf Mitspieler
web-table-running = { $turn ->
        [0] Vorbereitung
       *[other] Zug { NUMBER($turn, useGrouping: 0) }
    }
web-table-over = Beendet
web-table-unknown = …
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-your-turn = Du bist dran
web-replay = Nachspielen
web-forget = { $table } aus der Liste entfernen
web-forget-note = Aus der Liste entfernen. Der Tisch selbst wird nicht gelöscht.
web-more = Mehr
web-learn = Lernen
web-learn-note = Kurze Lektionen zum Mitspielen
web-puzzles = Rätsel
web-puzzles-note = Finde den besten Spielzug
web-watch = Öffentliche Tische
web-watch-note = Mitspielen oder zusehen
web-replays = Nachspielen
web-replays-note = Ein gespeichertes Spiel öffnen
web-cards = Karten
web-cards-note = Alle Gebäude und Charaktere
web-rules = Regeln
web-rules-note = Jede Regel mit ihrer Kennung
web-text = Textmodus
web-text-note = Nur mit Text gegen Bots spielen
web-new-here = Neu hier?
web-new-here-about = Das geführte Spiel ist kurz. Du spielst gegen einen Anfänger, und der Tisch erklärt dir alles dann, wenn du es brauchst.
web-guided = Geführtes Spiel
web-guided-note = Ein kurzes erstes Spiel mit Erklärungen
web-recommended = empfohlen
web-knows-game = Ich kenne das Spiel
web-daily = Täglich neu
web-today = Stadt des Tages
web-today-note = Jeden Tag ein Spiel, für alle dasselbe
web-my-town = Meine Stadt
web-my-town-note = Deine Spiele und Statistiken
web-duplicate = Duplicate
web-duplicate-note = Dieselben Karten an mehreren Tischen, für einen Club
web-ladder = Rangliste
web-ladder-note = Wertungszahlen für eine Gruppe

## Join

web-join = Mitspielen
web-join-code = Code oder Link
web-your-name = Dein Name
web-join-do = Beitreten
web-join-note = Der Code eines Tisches hat zehn Zeichen. Mit einem achtstelligen Code holst du deinen eigenen Platz auf dieses Gerät.
web-join-what = Das ist weder ein Link noch ein Code. Der Code eines Tisches hat zehn Buchstaben oder Ziffern, der eines Platzes acht.

## What can go wrong

web-no-connection = Der Server antwortet nicht. Prüfe deine Verbindung; nichts ist verloren gegangen.
web-server-trouble = Der Server hat ein Problem (Status { $status }). Versuch es gleich noch einmal.
web-missing = Hier ist noch nichts gebaut
web-missing-note = Diese Seite gibt es nicht oder nicht mehr.
web-to-start = Zur Startseite
offline-heading = Keine Verbindung
offline-note = Der Server ist nicht erreichbar. Diese Seite öffnet sich, sobald wieder eine Verbindung besteht.
offline-pages = Ohne Verbindung kannst du diese Seiten nutzen:

## Settings

settings-look = Farbschema
settings-ask = Vorher nachfragen
settings-ask-locks = bei endgültigen Spielzügen
settings-ask-builds = bei endgültigen Spielzügen und jedem Bau
settings-ask-all = bei jedem Spielzug
settings-forced = Erzwungene Wahl automatisch treffen
settings-coordinates = Koordinaten der Bauplätze immer zeigen
settings-motion = Animationen
settings-motion-system = wie das System
settings-motion-full = voll
settings-motion-reduced = reduziert
settings-cards = Größe der Karten
settings-cards-small = klein
settings-cards-medium = mittel
settings-cards-large = groß
settings-hand = Position meiner Hand
settings-hand-right = rechts
settings-hand-left = links
settings-hearing = Ton und Benachrichtigungen
settings-sound = Toneffekte
settings-volume = Lautstärke
settings-notices = Benachrichtigen, wenn ich am Zug bin
settings-keys = Buchstaben als Tastenkürzel
settings-change-keys = Tastenkürzel ansehen und ändern

## Keys

keys-about = Tabulator, Pfeiltasten, Enter und Escape reichen für alles. Mit Buchstaben geht es schneller.
keys-worker = Arbeiterkarte
keys-mine = meine Gebäude
keys-row = Position in der Reihe, wenn eine Arbeiterkarte gewählt ist
keys-tab = nächster Bereich
keys-arrows = innerhalb eines Bereichs bewegen
keys-enter = auswählen oder bestätigen
keys-escape = Auswahl abbrechen
keys-undo-all = alles Mögliche zurücknehmen
keys-previous = vorheriges markiertes Element
keys-letters = Buchstaben
keys-letters-note = Um ein Kürzel zu ändern, tippe einen anderen Buchstaben. Ein einzelner Buchstabe tut nie etwas Endgültiges, außer den Zug zu bestätigen.
keys-taken = Dieser Buchstabe ist schon belegt.
keys-not-usable = Diese Taste ist für den Browser reserviert. Wähle einen Buchstaben.
keys-usual = Standard wiederherstellen
keys-ply = voriger oder nächster Schritt
keys-turn = voriger oder nächster Zug
keys-ends = Anfang oder Ende
keys-play = abspielen oder anhalten
keys-act-coins = Münzen
keys-act-wood = Holz
keys-act-clay = Lehm
keys-act-stone = Stein
keys-act-crystal = Kristall
keys-act-next = nächstes markiertes Element
keys-act-close = die Hauptschaltfläche drücken
keys-act-recover = zurückholen
keys-act-cheat = Trickbetrüger
keys-act-swap = Buchhalter
keys-act-travel = Reisender
keys-act-off = Arbeiter vom Spielplan zurücknehmen
keys-act-undo = rückgängig
keys-act-explain = erklären, warum ein Spielzug nicht erlaubt ist
keys-act-decision = die Entscheidung vorlesen
keys-act-preview = die Vorschau vorlesen
keys-act-info = Angaben zur Karte
keys-act-aid = Bedeutung der Symbole
keys-act-recap = Rückblick
keys-act-log = Verlauf
keys-act-points = Punkte auf Bauplätzen
keys-act-coordinates = Koordinaten der Bauplätze
keys-act-hint = Tipp
keys-act-fit = ganze Stadt
keys-act-nearer = vergrößern
keys-act-farther = verkleinern
keys-act-text = Textansicht
keys-act-keys = Tastenkürzel

## Report

report-text = Was ist passiert, und was hast du erwartet?
report-note = Die Aufzeichnung dieses Spiels wird mitgeschickt, damit wir es nachspielen können. Dein Name und deine Adresse nicht.
report-send = Senden
report-thanks = Danke. Deine Meldung wurde zusammen mit der Aufzeichnung des Spiels gespeichert.
report-elsewhere = Öffne dies an dem Tisch, an dem es passiert ist, damit die Aufzeichnung des Spiels mitgeschickt wird.
report-by-mail = Wenn es nicht an einem Tisch passiert ist, wende dich bitte an den Betreiber dieses Servers.

## Rules

rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Keine Regeln gefunden.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-chapters = Kapitel
rules-picture-fits = Straße trifft Straße: „{ $card }“ passt hier.
rules-picture-clash = Häuser treffen auf eine Straße: „{ $card }“ passt hier nicht.
rules-picture-corner = Nur die Ecken berühren sich: „{ $card }“ kann hier nicht gebaut werden.
rules-picture-above = Dieser Bauplatz liegt über der Reihe des Zentrums: Hier darf nichts gebaut werden.
rules-picture-turned = Auf den Kopf gestellt würde „{ $card }“ hier passen, aber Karten werden nie gedreht.
rules-picture-bonuses = Wenn du „{ $card }“ hier baust, erhältst du von der Karte selbst { $own } und über die Straße vom Zentrum { $other }.
rules-picture-slots = Das kostenlose Feld von Lehm ist besetzt, darum kostet der nächste Lehm 1 Münze. Auf dem oberen Feld dürfen beliebig viele Arbeiter stehen.
rules-picture-prices = Mit Arbeiterkarte { $worker } kosten die Positionen der Gebäudereihe von 1 bis 6: { $costs }.
rules-picture-score = „{ $card }“ zählt { $base } plus 1 für jede Karte in derselben Reihe. Mit der Karte selbst und dem Zentrum sind es { $cards }: { $points } Punkte.
rules-glossary = Glossar
rules-glossary-about = Alle Begriffe des Spiels in fünf Sprachen. Wo eine Anleitung zwei Wörter für dieselbe Sache hat, verwenden wir nur eines.

## Previews of links

share-table = Eine Partie OddVille
share-table-about = Sieh zu, wie die Stadt wächst, oder nimm einen freien Platz.
share-replay = Eine Partie OddVille zum Nachspielen
share-replay-about = Jeder Zug, vom ersten bis zum letzten.
share-picture = Eine Stadt aus seltsamen Häusern an einem Fluss
