### Ladders: ratings for a group.

ladder-title = Ladder
ladder-about = A group plays for ratings. Make a ladder and send its link to your friends. Each of you joins under a name that only your own link opens. Games that are made there count; all others do not.
ladder-new = New ladder
ladder-name = Name of the ladder
ladder-make = Make the ladder
ladder-mine = My ladders
ladder-invite = Invite others
ladder-invitation = Link of this ladder
ladder-invitation-about = Send it to your friends. Everybody who has it can see the standings and join.
ladder-join = Join this ladder
ladder-your-name = Your name here
ladder-join-do = Join
ladder-me = You are { $name }
ladder-own-link = Your own link
ladder-wrong-link = This link opens no name in this ladder: it is incomplete, or its member has left.
ladder-own-about = It opens your name on another device. Keep it to yourself. It cannot be sent again.
ladder-leave = Leave the ladder
ladder-leave-about = Your name disappears from the standings and the games. Finished games still count for the others. This cannot be undone.
ladder-leave-do = Leave now
ladder-game = New game
ladder-opponent = Opponent { $number }
ladder-nobody = nobody
ladder-bots = Bots, which are not rated
ladder-bot = Bot level
ladder-make-game = Make the table
ladder-alone = A game needs a second member. Send the link of this ladder to somebody.
ladder-open-games = Unfinished games
ladder-sit = Sit down
ladder-open = Open the table
ladder-watch = Watch
ladder-status = { $status ->
        [waiting] waiting for players
       *[running] { $turn ->
            [0] set-up
           *[other] turn { NUMBER($turn, useGrouping: 0) }
        }
    }
ladder-standings = Standings
ladder-nobody-yet = Nobody has joined yet.
ladder-scoring = 1500 is the mean of all who have played. A player with 200 points more is expected to finish ahead in 76 of 100 games. The true rating is within the interval with 95% probability; the interval becomes narrower with every game. A player who gives up a game, or does not move for seven days, is last in it. A rematch counts for those who agreed to it.
ladder-games = Finished games
ladder-games-of = Games of
ladder-everybody = everybody
ladder-no-games = No game has finished yet.
ladder-former = former member
ladder-seat = { $place }. { $name }, { $points }
ladder-seat-left = { $place }. { $name }, left the game
ladder-seat-bot = bot { $name }, { $points }
ladder-replay = Replay
ladder-host = For the host
ladder-remove = Remove a member
ladder-remove-do = Remove
ladder-col-rank = Rank
ladder-col-player = Player
ladder-col-rating = Rating
ladder-col-interval = 95% interval
ladder-col-games = Games
ladder-col-wins = First places
