### Duplicate: one deal at several tables.

duplicate-title = Duplicate
duplicate-about = Several tables play the same cards, so luck counts less. Each seat is compared with the same seat at the other tables. Make an event, send a link to each player, and follow the standings.
duplicate-new = New event
duplicate-name = Name of the event
duplicate-tables = Tables
duplicate-players = Players at each table
duplicate-people = People at each table; bots fill the rest
duplicate-bot = Bot level
duplicate-level = { $bot ->
        [newcomer] newcomer
        [apprentice] apprentice
        [mason] mason
        [architect] architect
       *[mayor] mayor
    }
duplicate-make = Make the event
duplicate-mine = My events
duplicate-named-event = { $name }, { $tables } tables
duplicate-event = Event { $id }, { $tables } tables
duplicate-links = Links for the players
duplicate-links-about = A link gives its holder the seat. Only this browser knows the links; the standings are for everybody.
duplicate-seat = Table { $table }, seat { $seat }
duplicate-copy = Copy
duplicate-copied = Copied
duplicate-standings = Standings
duplicate-none = The standings begin when the first table has finished.
duplicate-scoring = Margin: points less those of the best opponent at the table. Matchpoints: 2 for each other table where the same seat had a smaller margin, 1 for the same. Unfinished tables are not counted yet.
duplicate-table = Table { $table }
duplicate-status = { $status ->
        [waiting] waiting for players
        [over] finished
        [gone] no longer exists
       *[running] { $turn ->
            [0] set-up
           *[other] turn { NUMBER($turn, useGrouping: 0) }
        }
    }
duplicate-percent = { $percent }%
duplicate-is-bot = bot
duplicate-col-rank = Rank
duplicate-col-player = Player
duplicate-col-points = Points
duplicate-col-margin = Margin
duplicate-col-matchpoints = Match{"\u00AD"}points
duplicate-col-percent = Percent
