### Replays and the score walk.

replay-heading = Replay
replay-about = Look at a game move by move, go back and forth, and play on from any position.
replay-file = Open a file
replay-file-note = A game record ends in .odd. You can also drop one here.
replay-paste = Paste a record
replay-paste-like = odd: 1 …
replay-show = Show the game
replay-loading = Replaying the game …
replay-too-long = This record is too long: at most { $most } characters.
replay-controls = Controls of the replay
replay-turn = Turn
replay-where = Turn { NUMBER($turn, useGrouping: 0) } · move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }
replay-set-up = Set-up · move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-turn-forward = One turn forward
replay-last = To the end
replay-pace = Pace
replay-pace-0 = slow
replay-pace-1 = normal
replay-pace-2 = quick
replay-log = What happened
replay-branch = Play on from here
replay-branch-about = A new table begins at this position, turn { NUMBER($turn, useGrouping: 0) }. Cards that nobody had seen are dealt anew; the original stays as it is.
replay-branch-seats = Which seats do you play? Bots play the others.
replay-branch-do = Play on
replay-copy = Copy the link to this move
replay-save-record = Save the record
replay-save-html = Save as one web page
replay-share = Save and share
replay-save-html-note = The whole game in one file: send it to friends, it opens in any browser without a connection.
replay-save-record-note = A text that any OddVille can read, ending in .odd.
replay-from = This game was saved from OddVille. It needs no connection.

score-heading = Score
score-back = Back
score-next = Next
score-skip = Skip
score-again = Once more
score-step = { $step } of { $steps }
score-total = Total
score-winner = { $winner } wins with { $points } points.
score-not-over = The game is not over; this is how it stands.
score-tie-trigger = { $tied } have equally many points. { $winner } triggered the end and wins.
score-tie-clockwise = { $tied } have equally many points. { $winner } is the first of them clockwise after { $player }, who triggered the end.
score-tie-limit = { $tied } have equally many points. Nobody triggered the end, so the first of them in turn order wins: { $winner }.
score-diamond = A diamond: { $points } points.
score-neighbours3 = { $count ->
        [one] 3 for its one neighbour.
       *[other] 3 for each of its { $count } neighbours.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 neighbour.
       *[other] { $count } neighbours.
    }
score-shields = { $points } on the shields of its neighbours.
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
        [0] No worker on the Resources Board.
        [one] 1 worker on the Resources Board.
       *[other] { $points } workers on the Resources Board, 1 point each.
    }
