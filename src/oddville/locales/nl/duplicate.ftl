### Duplicate: one deal at several tables.

duplicate-title = Duplicate
duplicate-about = Meerdere tafels spelen met dezelfde kaarten, zodat geluk minder telt. Elke plaats wordt vergeleken met dezelfde plaats aan de andere tafels. Maak een evenement, stuur elke speler een link en volg de stand.
duplicate-new = Nieuw evenement
duplicate-name = Naam van het evenement
duplicate-tables = Tafels
duplicate-players = Spelers per tafel
duplicate-people = Mensen per tafel; bots vullen aan
duplicate-bot = Niveau van de bots
duplicate-level = { $bot ->
        [newcomer] nieuweling
        [apprentice] leerling
        [mason] metselaar
        [architect] architect
       *[mayor] burgemeester
    }
duplicate-make = Evenement maken
duplicate-mine = Mijn evenementen
duplicate-named-event = { $name }, { $tables } tafels
duplicate-event = Evenement { $id }, { $tables } tafels
duplicate-links = Links voor de spelers
duplicate-links-about = Wie de link heeft, heeft de plaats. Alleen deze browser kent de links; de stand is voor iedereen.
duplicate-seat = Tafel { $table }, plaats { $seat }
duplicate-copy = Kopiëren
duplicate-copied = Gekopieerd
duplicate-standings = Stand
duplicate-none = De stand begint zodra de eerste tafel klaar is.
duplicate-scoring = Marge: punten min die van de beste tegenstander aan de tafel. Matchpunten: 2 voor elke andere tafel waar dezelfde plaats een kleinere marge had, 1 bij gelijke marge. Tafels die nog spelen, tellen nog niet mee.
duplicate-table = Tafel { $table }
duplicate-status = { $status ->
        [waiting] wacht op spelers
        [over] klaar
        [gone] bestaat niet meer
       *[running] { $turn ->
            [0] voorbereiding
           *[other] beurt { NUMBER($turn, useGrouping: 0) }
        }
    }
duplicate-percent = { $percent }%
duplicate-is-bot = bot
duplicate-col-rank = Rang
duplicate-col-player = Speler
duplicate-col-points = Punten
duplicate-col-margin = Marge
duplicate-col-matchpoints = Match{"\u00AD"}punten
duplicate-col-percent = Procent
