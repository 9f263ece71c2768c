### Duplicate: one deal at several tables.

duplicate-title = Duplicate
duplicate-about = Mehrere Tische spielen dieselben Karten, so zählt Glück weniger. Jeder Platz wird mit demselben Platz an den anderen Tischen verglichen. Erstelle ein Turnier, schick jedem Spieler einen Link und verfolge den Stand.
duplicate-new = Neues Turnier
duplicate-name = Name des Turniers
duplicate-tables = Tische
duplicate-players = Spieler je Tisch
duplicate-people = Menschen je Tisch; Bots füllen auf
duplicate-bot = Stufe der Bots
duplicate-level = { $bot ->
        [newcomer] Neuling
        [apprentice] Lehrling
        [mason] Maurer
        [architect] Architekt
       *[mayor] Bürgermeister
    }
duplicate-make = Turnier erstellen
duplicate-mine = Meine Turniere
duplicate-named-event = { $name }, { $tables } Tische
duplicate-event = Turnier { $id }, { $tables } Tische
duplicate-links = Links für die Spieler
duplicate-links-about = Wer den Link hat, hat den Platz. Nur dieser Browser kennt die Links; der Stand ist für alle.
duplicate-seat = Tisch { $table }, Platz { $seat }
duplicate-copy = Kopieren
duplicate-copied = Kopiert
duplicate-standings = Stand
duplicate-none = Der Stand beginnt, wenn der erste Tisch fertig ist.
duplicate-scoring = Abstand: Punkte minus die des besten Gegners am Tisch. Matchpunkte: 2 für jeden anderen Tisch, an dem derselbe Platz einen kleineren Abstand hatte, 1 bei gleichem. Unfertige Tische zählen noch nicht.
duplicate-table = Tisch { $table }
duplicate-status = { $status ->
        [waiting] wartet auf Spieler
        [over] fertig
        [gone] gibt es nicht mehr
       *[running] { $turn ->
            [0] Vorbereitung
           *[other] Zug { NUMBER($turn, useGrouping: 0) }
        }
    }
duplicate-percent = { $percent } %
duplicate-is-bot = Bot
duplicate-col-rank = Rang
duplicate-col-player = Spieler
duplicate-col-points = Punkte
duplicate-col-margin = Abstand
duplicate-col-matchpoints = Match{"\u00AD"}punkte
duplicate-col-percent = Prozent
