### Setting up a table, waiting for people, watching.


level-newcomer = Neuling (leicht)
level-apprentice = Lehrling
level-mason = Maurer (mittel)
level-architect = Architekt
level-mayor = Bürgermeister (am stärksten)

setup-heading = Tisch vorbereiten
setup-seats = Spieler
setup-players = Zahl der Spieler
setup-seat = Platz { $number }
setup-colour = Farbe
setup-who = Art des Platzes
setup-name = Name
setup-level = Stärke des Bots
setup-kind-me = Ich
setup-kind-here = Jemand an diesem Gerät
setup-kind-bot = Ein Bot
setup-kind-link = Jemand mit Einladungslink
setup-kind-open = Offener Platz
setup-note-link = Für diesen Platz bekommst du einen Link.
setup-note-open = Beitritt mit dem Code des Tisches.
setup-at-once = Das Spiel beginnt sofort.
setup-waits = Ihr wartet, bis alle da sind, oder besetzt die freien Plätze mit Bots.
setup-options = Optionen
setup-make = Tisch erstellen
setup-table-name = Name des Tisches
setup-edition = Spielvariante
setup-clock = Bedenkzeit pro Entscheidung
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
setup-deal-note = Ein beliebiges Wort. Dasselbe Wort teilt dieselben Karten aus, und alle Spieler sehen es. Leer lassen für eine geheime Verteilung.
setup-undo = Rückgängig
setup-undo-note = Bis etwas Neues aufgedeckt wird
setup-confirm = Zug bestätigen
setup-confirm-note = Solange der Zug zurückgenommen werden kann
setup-hints = Tipps
setup-hints-note = Ein Bot schlägt einen Spielzug vor
setup-orders = Automatik für den Baumeister
setup-orders-note = Jeder wählt, wann gefragt wird
setup-finish-round = Runde zu Ende spielen
setup-finish-round-note = Hausregel: Alle haben gleich viele Züge
setup-chances = Gewinnchancen
setup-chances-note = Für alle sichtbar
setup-public = Öffentlich
setup-public-note = Alle können den Tisch finden und zusehen

waiting-heading = Warten auf Mitspieler
waiting-missing = { $missing ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $missing } Plätze sind frei.
    }
waiting-free = frei
waiting-bot = Bot
waiting-for-open = offener Platz
waiting-for-link = wartet auf die eingeladene Person
waiting-for-here = frei
waiting-here = ist da
waiting-away = nicht verbunden
waiting-sit = Platz nehmen
waiting-sit-down = Platz nehmen
waiting-copy-link = Link kopieren
waiting-copied = Kopiert
waiting-copy-table = Link zum Tisch kopieren
waiting-qr = QR-Code
waiting-qr-alt = QR-Code des Links
waiting-qr-note = Für ein Handy, das diesen Server erreicht.
waiting-only-here = Diese Adresse funktioniert nur auf diesem Rechner. Für Handys im selben Netz starte den Server mit: oddville serve --lan
waiting-drawing = Der Code wird erstellt …
waiting-invite = Mitspieler einladen
waiting-code = Tischcode: { $code }
waiting-invite-note = Teile den Code oder den Link.
waiting-fill = Mit Bots auffüllen und starten
waiting-start = Spiel starten
waiting-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind.

watch-heading = Öffentliche Tische
watch-about = Nimm einen freien Platz ein oder sieh zu. Bei OddVille hat niemand Geheimnisse: Du siehst genau das, was die Spieler sehen.
watch-table = Tisch
watch-look = Zusehen
watch-free = { $seats ->
        [one] 1 freier Platz
       *[other] { $seats } freie Plätze
    }
watch-running = Laufende Spiele
watch-running-none = Zurzeit laufen keine öffentlichen Spiele.
watch-waiting = Warten auf Mitspieler
watch-waiting-none = Zurzeit wartet kein öffentlicher Tisch. Erstelle einen!
watch-over = Beendete Spiele
watch-over-none = Noch keine beendeten Spiele.
watch-more = Weitere Tische
