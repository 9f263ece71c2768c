### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Eine Stadt voller seltsamer Gebäude, und alle bauen an derselben. Für 2 bis 4 Spieler, oder allein gegen Bots.
web-skip = Zum Inhalt springen
web-nav = Seiten
web-foot = Ein unabhängiges Fanprojekt. Das Brettspiel ist von Carlo Lavezzi; die Regeln in eigenen Worten, die Karten und die Bilder sind von uns.
web-language = Sprache
web-settings = Einstellungen
web-close = Schließen
web-report = Problem melden
web-keys = Tasten
web-look-is = Aussehen: { $look }
web-look-system = wie das System
web-look-light = Mittag
web-look-dark = Abend bei Lampenlicht
web-look-contrast = hoher Kontrast

## Start

web-play-now = Jetzt spielen
web-play-last = Wie beim letzten Mal ({ $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    })
web-dealing = Die Karten werden ausgeteilt …
web-play-now-note = { $bots ->
        [0] Mit den Plätzen deines letzten Tisches.
        [one] Du gegen einen Bot. Es kann gleich losgehen.
       *[other] Du gegen { $bots } Bots. Es kann gleich losgehen.
    }
web-set-up = Tisch vorbereiten
which-game = { $edition ->
        [reconstruction] Das ganze Spiel
        [micro] Das kurze Spiel
        [nano] Das winzige Spiel
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Alle Gebäude. Es endet, wenn jemand sechs Arbeiter in der Stadt hat.
        [micro] Weniger Gebäude. Es endet, wenn jemand zwei Arbeiter in der Stadt hat, und dauert nicht halb so lang.
        [nano] Zwei Arten von Gebäuden, keine Charaktere. Es endet, wenn jemand einen Arbeiter in der Stadt hat.
       *[other] Karten einer anderen Ausgabe.
    }
which-deal = Verteilung „{ $deal }“
which-house-rule = Hausregel: Die Runde wird zu Ende gespielt
which-house-rule-about = Nach dem sechsten Arbeiter wird die Runde zu Ende gespielt, sodass alle Spieler gleich viele Züge hatten. Das ist eine Hausregel von uns; nach der Anleitung endet das Spiel mit diesem Zug.
web-my-tables = Meine Tische
web-no-tables = Hier stehen die Tische, an denen du spielst oder zusiehst, damit du sie in diesem Browser wiederfindest.
web-table-of = { $names }
web-table-waiting = wartet auf Mitspieler
web-table-running = Zug { NUMBER($turn, useGrouping: 0) }
web-table-over = zu Ende
web-table-unknown = …
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-your-turn = Du bist dran
web-replay = Nachspielen
web-forget = { $table } von der Liste streichen
web-forget-note = Von der Liste streichen. Der Tisch selbst bleibt.
web-more = Mehr
web-learn = Lernen
web-learn-note = Kleine Lektionen zum Spielen
web-watch = Zusehen
web-watch-note = Öffentliche Tische, jetzt
web-replays = Nachspielen
web-replays-note = Jedes Spiel, Zug um Zug
web-cards = Karten
web-cards-note = Alle Gebäude und Charaktere
web-rules = Regeln
web-rules-note = Jede Regel mit Kennung
web-text = Als Text spielen
web-text-note = Ein Spiel gegen Bots, nur in Worten

## Join

web-join = Mitspielen
web-join-code = Code oder Link
web-your-name = Dein Name
web-join-do = Beitreten
web-join-note = Der Code eines Tisches hat zehn Zeichen. Einer mit acht holt deinen eigenen Platz auf dieses Gerät.
web-join-what = Das ist weder ein Link noch ein Code. Der Code eines Tisches hat zehn Buchstaben oder Ziffern, der eines Platzes acht.

## What can go wrong

web-no-connection = Der Server antwortet nicht. Prüfe deine Verbindung; nichts ist verloren.
web-server-trouble = Der Server hat ein Problem (Status { $status }). Versuch es gleich noch einmal.
web-missing = Hier steht noch nichts
web-missing-note = Diese Seite gibt es nicht, oder sie ist umgezogen. Die Straßen führen zurück zum Anfang.
web-to-start = Zum Anfang

## Settings

settings-look = Aussehen
settings-ask = Erst nachfragen
settings-ask-locks = wo es kein Zurück gibt
settings-ask-builds = wo es kein Zurück gibt, und bei jedem Bau
settings-ask-all = bei jedem Spielzug
settings-forced = Für mich wählen, wo nur eins übrig ist
settings-motion = Bewegung
settings-motion-system = wie das System
settings-motion-full = alles bewegt sich
settings-motion-reduced = fast keine
settings-cards = Größe der Karten
settings-cards-small = klein
settings-cards-medium = mittel
settings-cards-large = groß
settings-hand = Meine Hand liegt
settings-hand-right = rechts
settings-hand-left = links
settings-hearing = Töne und Hinweise
settings-sound = Leise Töne
settings-volume = Lautstärke
settings-notices = Hinweis, wenn ich am Zug bin
settings-keys = Buchstaben als Kurzbefehle
settings-change-keys = Tasten ansehen und ändern

## Keys

keys-about = Tab, Pfeile, Enter und Escape reichen für alles. Buchstaben sind schneller.
keys-worker = Arbeiterkarte
keys-mine = meine Gebäude
keys-row = Position der Reihe, mit einer Arbeiterkarte in der Hand
keys-tab = nächster Bereich
keys-arrows = innerhalb eines Bereichs
keys-enter = nehmen, tun
keys-escape = weglegen
keys-undo-all = alles rückgängig, was geht
keys-previous = vorige Möglichkeit
keys-letters = Buchstaben
keys-letters-note = Tippe einen anderen Buchstaben, um einen zu ändern. Ein einzelner Buchstabe tut nie etwas Endgültiges.
keys-taken = Diesen Buchstaben hat schon etwas anderes.
keys-not-usable = Diese Taste gehört dem Browser. Wähle einen Buchstaben.
keys-usual = Alle wie üblich
keys-ply = einen Schritt zurück, vor
keys-turn = einen Zug zurück, vor
keys-ends = Anfang, Ende
keys-play = abspielen
keys-act-coins = Münzen
keys-act-wood = Holz
keys-act-clay = Lehm
keys-act-stone = Stein
keys-act-crystal = Kristall
keys-act-next = nächste Möglichkeit
keys-act-close = zum Abschluss-Knopf
keys-act-recover = zurückholen
keys-act-cheat = Trickbetrüger
keys-act-swap = Buchhalter
keys-act-travel = Reisender
keys-act-off = einen Arbeiter vom Spielplan nehmen
keys-act-undo = rückgängig
keys-act-explain = erklären, warum nicht
keys-act-decision = die Entscheidung vorlesen
keys-act-preview = die Vorschau vorlesen
keys-act-recap = Rückblick
keys-act-log = Verlauf
keys-act-points = Punkte auf Orten
keys-act-hint = Tipp
keys-act-fit = ganze Stadt
keys-act-nearer = näher
keys-act-farther = weiter weg
keys-act-text = Textansicht
keys-act-keys = diese Tasten

## Report

report-text = Was ist passiert, und was hast du erwartet?
report-note = Die Aufzeichnung dieses Spiels geht mit, damit wir es nachspielen können. Dein Name und deine Adresse nicht.
report-send = Senden
report-thanks = Danke. Die Meldung ist zusammen mit der Aufzeichnung des Spiels gespeichert.
report-elsewhere = Öffne das an dem Tisch, an dem es passiert ist: Dann geht die Aufzeichnung des Spiels mit.
report-by-mail = War es gar kein Tisch? Dann sag bitte denen Bescheid, die diesen Server betreiben.

## Rules

rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Das steht in keiner Regel.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-chapters = Kapitel
rules-picture-fits = Straße trifft Straße: „{ $card }“ passt hier.
rules-picture-clash = Häuser treffen auf eine Straße: „{ $card }“ passt hier nicht.
rules-picture-corner = Nur eine Ecke berührt die Stadt: „{ $card }“ kann hier nicht gebaut werden.
rules-picture-above = Dieser Ort liegt über der Reihe des Zentrums: Hier wird nichts gebaut.
rules-picture-turned = Auf den Kopf gestellt würde „{ $card }“ hier passen, aber Karten werden nie gedreht.
rules-picture-bonuses = Wer „{ $card }“ hier baut, erhält von der Karte selbst { $own } und über die Straße vom Zentrum { $other }.
rules-picture-slots = Das kostenlose Feld für Lehm ist besetzt, darum kostet der nächste Lehm 1 Münze. Auf dem oberen Feld dürfen beliebig viele Arbeiter stehen.
rules-picture-prices = Mit Arbeiterkarte { $worker } kosten die Positionen der Gebäudereihe von 1 bis 6: { $costs }.
rules-picture-score = „{ $card }“ zählt { $base } und 1 für jede Karte in ihrer Reihe. Mit ihr selbst und dem Zentrum sind es { $cards }: { $points } Punkte.
rules-glossary = Glossar
rules-glossary-about = Alle Wörter des Spiels in den fünf Sprachen. Wo eine Anleitung zwei Wörter für eine Sache hat, bleiben wir bei einem.
