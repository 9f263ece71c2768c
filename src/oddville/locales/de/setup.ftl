### Setting up a table, waiting for people, watching.


level-newcomer = Neuling (leicht)
level-apprentice = Lehrling
level-mason = Maurer (ausgewogen)
level-architect = Architekt
level-mayor = Bürgermeister (am stärksten)

setup-heading = Einen Tisch vorbereiten
setup-seats = Wer spielt?
setup-players = Zahl der Spieler
setup-seat = Platz { $number }
setup-colour = Farbe
setup-who = Wer hier sitzt
setup-name = Name
setup-level = Stärke des Bots
setup-kind-me = Ich
setup-kind-here = Noch jemand hier
setup-kind-bot = Ein Bot
setup-kind-link = Jemand mit Link
setup-kind-open = Wer gerade kommt
setup-note-link = Für diesen Platz bekommst du einen Link.
setup-note-open = Beitritt mit dem Code des Tisches.
setup-at-once = Das Spiel beginnt sofort.
setup-waits = Ihr wartet zusammen, bis alle da sind, oder besetzt die freien Plätze mit Bots.
setup-options = Wie wir spielen
setup-make = An den Tisch
setup-table-name = Name des Tisches
setup-edition = Welches Spiel
setup-clock = Bedenkzeit je Entscheidung
setup-clock-none = unbegrenzt
setup-clock-s30 = 30 Sekunden
setup-clock-m1 = 1 Minute
setup-clock-m2 = 2 Minuten
setup-clock-m5 = 5 Minuten
setup-clock-d1 = 1 Tag
setup-clock-d3 = 3 Tage
setup-pace = Tempo der Bots
setup-pace-quick = schnell
setup-pace-normal = normal
setup-pace-slow = langsam
setup-pace-step = Schritt für Schritt, auf Knopfdruck
setup-deal = Verteilung
setup-deal-note = Ein beliebiges Wort. Dasselbe Wort teilt dieselben Karten aus; alle erfahren es. Leer: eine geheime Verteilung.
setup-undo = Rückgängig
setup-undo-note = Zurück bis zu dem, was zuletzt aufgedeckt wurde
setup-confirm = Zug bestätigen
setup-confirm-note = Solange sich noch etwas zurücknehmen lässt
setup-hints = Tipps
setup-hints-note = Ein Bot sagt, was er tun würde
setup-orders = Automatik für den Baumeister
setup-orders-note = Nicht jedes Mal fragen
setup-finish-round = Die Runde zu Ende spielen
setup-finish-round-note = Hausregel: alle haben gleich viele Züge
setup-chances = Gewinnchancen
setup-chances-note = Alle sehen sie
setup-public = Öffentlich
setup-public-note = Jeder kann ihn finden und zusehen

waiting-heading = Warten auf Mitspieler
waiting-missing = { $missing ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $missing } Plätze sind frei.
    }
waiting-free = frei
waiting-bot = Bot
waiting-for-open = frei für alle, die kommen
waiting-for-link = wartet auf den, der den Link hat
waiting-for-here = frei
waiting-here = ist da
waiting-away = nicht verbunden
waiting-sit = Hier sitzen
waiting-sit-down = Platz nehmen
waiting-copy-link = Link kopieren
waiting-copied = Kopiert
waiting-copy-table = Link des Tisches kopieren
waiting-qr = QR-Code
waiting-qr-alt = QR-Code des Links
waiting-qr-note = Für ein Handy, das diesen Server erreicht.
waiting-only-here = Diese Adresse gilt nur auf diesem Rechner. Für Handys im selben Netz starte den Server mit: oddville serve --lan
waiting-drawing = Der Code wird gezeichnet …
waiting-invite = Jemanden einladen
waiting-code = Code des Tisches: { $code }
waiting-invite-note = Sag den Code weiter oder schick den Link.
waiting-fill = Mit Bots auffüllen und starten
waiting-start = Starten
waiting-host-starts = Wer den Tisch angelegt hat, startet das Spiel.

watch-heading = Zusehen
watch-about = Öffentliche Tische. In OddVille hat niemand Geheimnisse: Du siehst genau, was die Spieler sehen.
watch-table = Ein Tisch
watch-look = zusehen
watch-free = { $seats ->
        [one] 1 freier Platz
       *[other] { $seats } freie Plätze
    }
watch-running = Hier wird gespielt
watch-running-none = Gerade spielt niemand an einem öffentlichen Tisch.
watch-waiting = Hier fehlt noch jemand
watch-waiting-none = Kein öffentlicher Tisch wartet. Mach einen auf!
watch-over = Zu Ende
watch-over-none = Noch keine beendeten Spiele.
watch-more = Mehr Tische
