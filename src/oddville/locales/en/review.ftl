### The review of a game.

review-title = review
review-title-page = Review: { $names }
review-heading = Computed by { $bot }.
review-graph = Chance of winning after each move
review-player = { $player }
review-percent = { $chance }%
review-turning = Turning points
review-move = { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, move { $ply }, { $player }: { $words }
review-turning-change = { $player }: chance of winning from { $before }% to { $after }%, of this { $luck } by luck
review-decisions = Decisions of { $player }
review-grades = best: { $best }, good: { $good }, doubtful: { $doubtful }, mistake: { $mistake }, blunder: { $blunder }
review-grade-best = best
review-grade-good = good
review-grade-doubtful = doubtful
review-grade-mistake = mistake
review-grade-blunder = blunder
review-decision = { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, move { $ply }: { $words } – { $grade }
review-cost = Cost: { $cost } wins in 100 games (standard error { $error }), { $points } points.
review-better = Better: { $words }
review-thresholds = Grades count what a move certainly cost (95%), in wins out of 100 games: doubtful from { $doubtful }, mistake from { $mistake }, blunder from { $blunder }.
review-luck-heading = Luck and moves, in wins out of 100 games
review-luck-legend = Start, luck (seat, deal, cards) and moves add up to the result. Cards are all cards and characters revealed later; moves compare the choices of this player with those of the others.
review-unfinished = The game is not over: the result is the last estimate.
review-column-start = start
review-column-seat = seat
review-column-deal = deal
review-column-chance = cards
review-column-moves = moves
review-column-result = result
review-part-luck = luck
review-part-moves = moves
review-interrupted = Interrupted. { $file } contains what has been computed ({ $done } moves); the same command continues.
review-written = Written to { $file }. Open it in any browser.
review-saved = Saved to { $file }. To play on: oddville play --load { $file }
error-review-simulations = --simulations must be from 16 to { $most }.
error-review-save = --play-on and --save belong together: the move, and the file to write.
error-review-move = --play-on is the number of a move, from 0 to { $most }.
review-panel = Review
review-progress = { $done } of { $total } positions
review-seconds = { $seconds ->
        [one] About 1 second left.
       *[other] About { $seconds } seconds left.
    }
review-minutes = { $minutes ->
        [one] About 1 minute left.
       *[other] About { $minutes } minutes left.
    }
review-running = The game is being reviewed. You can go on watching it.
review-waiting = Other games are reviewed first.
review-stopped = The review was stopped. What has been computed is kept.
review-failed = The review failed. Try again.
review-continue = Continue
review-stop = Stop
review-ready = The review is ready.
review-tab-decisions = Decisions
review-tab-luck = Luck
review-chances = { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, move { $ply }: { $chances }
review-chance = { $player } { $chance }%
review-as-table = Chances as a table
review-column-move = move
review-whose = Whose decisions?
review-only-mistakes = Only doubtful moves and worse
review-no-mistakes = No move was doubtful or worse.
review-played = Played: { $words }
review-was-best = This was the best move.
review-legend = On the table: the best move is outlined, the move that was played is dashed.
review-kinds = What went wrong: { $kinds }
review-kind = { $kind } ({ $count })
review-kind-power = a character’s power
review-kind-reaction = the use of the { -builder }
review-kind-placement = the place of a building
review-kind-build = what to build, and when
review-kind-worker = the choice of the worker card
review-kind-building = the choice of a building
review-kind-resource = the choice of a resource
review-kind-bonus = bonuses
review-kind-action = the choice of the action
review-luck-about = Everybody starts with the same chance. Luck moves it first, then the moves of all players; to the right is better. The last point is the result: 100 for a win, 0 for a loss.
review-luck-sum = { $player }: start { $start }, luck { $luck }, moves { $moves }, result { $result }
