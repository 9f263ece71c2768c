### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player } wins { $chance } % and expects { NUMBER($points, minimumFractionDigits: 1) } points
explain-compared = Compared with { $move }: { $chance_is ->
        [more] wins { $chance } more of 100 games
        [less] wins { $chance } fewer of 100 games
       *[same] wins as often
    }, { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } points more at the end.
        [less] { NUMBER($points, minimumFractionDigits: 1) } points fewer at the end.
       *[same] with the same points at the end.
    }
explain-only = It is the only legal move.

## The reasons, the most telling first

explain-wins = Ends the game: { $winner } wins { $points ->
        [0] on the tie-break.
        [one] by 1 point.
       *[other] by { $points } points.
    }
explain-last-turn = Ends the game with this turn, by worker { $count } in the city.
explain-character = Takes the { $character }{ $when ->
        [later] {" "}once the bonuses are used
       *[now] {""}
    }, worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
explain-reshuffle = Calls the { $guild } guild back{ $when ->
        [later] {" "}once the bonuses are used
       *[now] {""}
    } and takes one of it by chance: { $given_back }.
explain-given-back = { $player } gives back the { $character }
explain-gains = Brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $besides ->
        [yes] {""}, besides the character that comes.
       *[no] .
    }
explain-loses = Costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $besides ->
        [yes] {""}, besides the character that comes.
       *[no] .
    }
explain-others-gain = Others gain points by it: { $scores }.
explain-others-lose = Others lose points by it: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Completes what { $card } costs, and it fits into the city.
       *[no] Completes what { $card } costs, though it fits nowhere in the city yet.
    }
explain-needed = Brings { $resource }, which { $card } needs; still missing: { $missing }.
explain-takes = Takes { $card }; { $short ->
        [0] all that it costs is there already: { $owned }.
       *[other] { $have ->
            [0] of what it costs all is missing: { $missing }.
           *[other] there already: { $owned }; missing: { $missing }.
        }
    }
explain-worth = { $card } would be worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at { $cell } as the city stands.
explain-bonuses = Gives bonuses: { $bonuses }.
explain-city = Is worker { $count } in the city; { $most } end the game.
explain-recovers = Takes back { $cards ->
        [one] 1 worker card
       *[other] { $cards } worker cards
    }, { $cost ->
        [0] free.
        [one] for 1 coin; coins left: { $coins }.
       *[other] for { $cost } coins; coins left: { $coins }.
    }
explain-last-card = Plays the last worker card: the next turn begins with all { $cards } again.
explain-coins = Gains { $gained ->
        [0] no coin, because { $coins } are the limit.
        [one] 1 coin; coins then: { $coins }.
       *[other] { $gained } coins; coins then: { $coins }.
    }
explain-cheats = Turns a coin into a building that nobody knows before; coins left: { $coins }, buildings then: { $count }.
explain-leaves = { $short ->
        [0] { $card } leaves, though all that it costs is there: { $owned }.
       *[other] { $card } leaves; missing for it: { $missing }.
    }
explain-stays = { $short ->
        [0] { $card } stays, and all that it costs is there: { $owned }.
       *[other] { $card } stays; missing for it: { $missing }.
    }
explain-forgoes = Gives up bonuses: those of { $cards }.
explain-no-second = Takes no second resource; workers in supply: { $supply }, coins: { $coins }.
explain-declines = Builds nothing in answer; workers in supply: { $supply }, coins: { $coins }.
explain-frees = Takes a worker off { $resource }; workers in supply then: { $supply }.
explain-row = Of the { $most } buildings in the row, { $count ->
        [one] 1 costs { $resource }.
       *[other] { $count } cost { $resource }.
    }
explain-slot = Takes the last slot of { $resource } for { $slot ->
        [0] 0 coins
        [one] 1 coin
       *[other] { $slot } coins
    }: the next costs { $next }.
explain-hand = Leaves worker cards in hand: { $workers }.
explain-moves = Leaves { $left } on { $from } and makes it { $there } on { $to }.
explain-pays = Costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; coins left: { $coins }.
explain-tax = { $player } gains a coin by it, as Tax Collector.
explain-answer = { $player } may then build in answer.
explain-turn-over = Ends the turn; { $player } is next.
