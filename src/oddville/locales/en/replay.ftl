### Replays and the score walk.

replay-heading = Replay
replay-about = Watch a game move by move, go back and forward, and continue playing from any position.
replay-file = Open a file
replay-file-note = Game records end in .odd. You can also drop a file here.
replay-paste = Paste a record
replay-paste-like = odd: 1 …
replay-kept = Replays on this device
replay-show = Show the game
replay-loading = Loading the game …
replay-too-long = This record is too long: the limit is { $most } characters.
replay-controls = Replay controls
replay-turn = Turn
replay-where = Turn { NUMBER($turn, useGrouping: 0) } · move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }
replay-set-up = Set-up · move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }
replay-first = Go to the start
replay-turn-back = Previous turn
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-turn-forward = Next turn
replay-last = Go to the end
replay-pace = Speed
replay-pace-0 = slow
replay-pace-1 = normal
replay-pace-2 = fast
replay-log = Log
replay-branch = Play from here
replay-branch-about = This creates a new table at this position, turn { NUMBER($turn, useGrouping: 0) }. Cards that nobody had seen are dealt again; the original game does not change.
replay-branch-seats = Which seats do you want to play? Bots play the others.
replay-branch-do = Start game
replay-copy = Copy link to this move
replay-save-record = Save as a game record
replay-save-html = Save as a web page
replay-share = Save and share
replay-save-html-note = The whole game in one file that you can send to friends: it opens in any browser, even offline.
replay-save-record-note = A text file, ending in .odd, that any copy of OddVille can open.
replay-from = This game was saved from OddVille. It works offline.

score-heading = Score
score-back = Back
score-next = Next
score-skip = Skip
score-again = Watch the scoring again
score-step = { $step } of { $steps }
score-total = Total
score-winner = { $winner } wins with { $points } points.
score-not-over = The game is not over yet; these are the current points.
score-tie-trigger = { $tied } are tied. { $winner } triggered the end and wins.
score-tie-clockwise = { $tied } are tied. { $winner } is the first of them clockwise after { $player }, who triggered the end.
score-tie-limit = { $tied } are tied. Nobody triggered the end, so the first of them in turn order wins: { $winner }.
score-diamond = Diamond: { $points } points.
score-neighbours3 = { $count ->
        [one] 3 for its one neighbour.
       *[other] 3 for each of its { $count } neighbours.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 neighbour.
       *[other] { $count } neighbours.
    }
score-shields = { $points } for the shields of its neighbours.
score-diamonds = { $base } + { $count ->
        [one] 1 diamond in the city.
       *[other] { $count } diamonds in the city.
    }
score-column = { $base } + { $count ->
        [one] 1 card in its column.
       *[other] { $count } cards in its column.
    }
score-row = { $base } + { $count ->
        [one] 1 card in its row.
       *[other] { $count } cards in its row.
    }
score-guild = { $base } + { $count ->
        [one] 1 card of its guild, { $guild }.
       *[other] { $count } cards of its guild, { $guild }.
    }
score-main-square = { $points } for a worker on the Main Square.
score-character = { $points ->
        [0] The { $character } is worth nothing here.
       *[other] The { $character } is worth { $points }.
    }
score-board = { $points ->
        [0] No workers on the Resources Board.
        [one] 1 worker on the Resources Board.
       *[other] { $points } workers on the Resources Board, 1 point each.
    }
score-table = Points of all players
score-buildings = Buildings
score-characters = Characters
score-tie-break = Tie-break
score-tie-won = wins the tie-break
replay-review = Review this game
