### My town: the games of a browser.

town-about = Your finished games, kept in this browser only. No account is needed, and nothing is sent to the server.
town-empty = No games yet. When you finish a game in this browser, it is listed here with its result.
town-games = Games
town-wins = Wins
town-win-streak = Wins in a row
town-day-streak = Days in a row, today’s town
town-best = Best building
town-best-card = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
town-levels = Wins by level
town-against = Against
town-level = { $level ->
        [newcomer] newcomer
        [apprentice] apprentice
        [mason] mason
        [architect] architect
        [mayor] mayor
        [greedy] greedy bot
        [random] random bot
       *[people] people
    }
town-mistakes = Mistakes in reviewed games
town-mistakes-none = Review a finished game, and its mistakes are counted here by kind.
town-list = All games
town-replays = The date opens the replay, as long as the server keeps the game.
town-picture = The town at the end
town-result = { $result ->
        [won] Won
       *[lost] Lost
    }
town-winner = { $name } won
town-more = Show more
town-file = Take it with you
town-file-about = A file carries your games, towns of the day and mistakes to another browser. What is there already stays.
town-export = Save as a file
town-import = Add from a file
town-imported = { $games ->
        [one] { $games } new game was added.
       *[other] { $games } new games were added.
    }
town-import-bad = This file is not a history of OddVille. Choose a file that “Save as a file” has made.
town-import-version = This file has version { $version }, which this page cannot read. Reload the page to get the newest one.
town-import-large = This file is too large for a history.
town-delete = Delete everything
town-delete-ask = { $games ->
        [one] Delete { $games } game, all towns of the day and all mistakes from this browser? This cannot be undone.
       *[other] Delete { $games } games, all towns of the day and all mistakes from this browser? This cannot be undone.
    }
town-keep = Keep it
town-deleted = Everything was deleted.
