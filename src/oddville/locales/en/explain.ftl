### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: { $chance }% to win, { NUMBER($points, minimumFractionDigits: 1) } points expected
explain-compared = Compared with { $move }: { $chance_is ->
        [more] wins { $chance } more games in 100
        [less] wins { $chance } fewer games in 100
       *[same] wins as often
    }, { $points_is ->
        [more] with { NUMBER($points, minimumFractionDigits: 1) } more points at the end.
        [less] with { NUMBER($points, minimumFractionDigits: 1) } fewer points at the end.
       *[same] with the same points at the end.
    }
explain-only = It is the only legal move.

## The reasons, the most telling first

explain-wins = Ends the game: { $winner } wins { $points ->
        [0] on the tie-break.
        [one] by 1 point.
       *[other] by { $points } points.
    }
explain-last-turn = Ends the game with this turn: it is worker { $count } in the city.
explain-last-round = Makes this round the last: it is worker { $count } in the city.
explain-character = Takes the { $character }{ $when ->
        [later] {" "}after the bonuses
       *[now] {""}
    }, worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
explain-reshuffle = Reshuffles the { $guild } guild{ $when ->
        [later] {" "}after the bonuses
       *[now] {""}
    } and takes one of its characters at random: { $given_back }.
explain-given-back = { $player } returns the { $character }
explain-gains = Gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $besides ->
        [yes] {""}, not counting the new character.
       *[no] .
    }
explain-loses = Costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $besides ->
        [yes] {""}, not counting the new character.
       *[no] .
    }
explain-others-gain = Other players gain points: { $scores }.
explain-others-lose = Other players lose points: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Completes the cost of { $card }, which fits in the city.
       *[no] Completes the cost of { $card }, but it does not fit anywhere in the city yet.
    }
explain-needed = Takes { $resource }, which { $card } needs; still missing: { $missing }.
explain-takes = Takes { $card }; { $short ->
        [0] its full cost is already available: { $owned }.
       *[other] { $have ->
            [0] none of its cost is available yet: { $missing }.
           *[other] already available: { $owned }; still missing: { $missing }.
        }
    }
explain-worth = { $card } would be worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at { $cell } in the city as it is now.
explain-bonuses = Gives bonuses: { $bonuses }.
explain-city = Places worker { $count } in the city; { $most } end the game.
explain-recovers = Recovers { $cards ->
        [one] 1 worker card
       *[other] { $cards } worker cards
    }, { $cost ->
        [0] free.
        [one] for 1 coin; coins left: { $coins }.
       *[other] for { $cost } coins; coins left: { $coins }.
    }
explain-last-card = Plays the last worker card: the next turn begins with all { $cards } again.
explain-coins = Gains { $gained ->
        [0] no coins, because { $coins } is the limit.
        [one] 1 coin; coins then: { $coins }.
       *[other] { $gained } coins; coins then: { $coins }.
    }
explain-cheats = Turns a coin into a still unknown building; coins left: { $coins }, buildings then: { $count }.
explain-leaves = { $short ->
        [0] Discards { $card }, although its full cost is available: { $owned }.
       *[other] Discards { $card }; still missing for it: { $missing }.
    }
explain-stays = { $short ->
        [0] Keeps { $card }; its full cost is available: { $owned }.
       *[other] Keeps { $card }; still missing for it: { $missing }.
    }
explain-forgoes = Skips the bonuses of { $cards }.
explain-no-second = Takes no second resource; workers in supply: { $supply }, coins: { $coins }.
explain-declines = Does not build; workers in supply: { $supply }, coins: { $coins }.
explain-frees = Returns a worker from { $resource }; workers in supply then: { $supply }.
explain-row = Of the { $most } buildings in the row, { $count ->
        [one] 1 costs { $resource }.
       *[other] { $count } cost { $resource }.
    }
explain-slot = Takes the last slot of { $resource } that costs { $slot ->
        [0] 0 coins
        [one] 1 coin
       *[other] { $slot } coins
    }: the next one costs { $next }.
explain-hand = Worker cards left in hand: { $workers }.
explain-moves = Afterwards { $left } on { $from } and { $there } on { $to }.
explain-pays = Costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; coins left: { $coins }.
explain-tax = { $player } gains a coin with the Tax Collector.
explain-answer = { $player } may then build with the Builder.
explain-turn-over = Ends the turn; { $player } plays next.
