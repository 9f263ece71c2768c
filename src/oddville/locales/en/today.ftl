### Today’s town: one deal a day for everybody.

today-about = One deal a day, the same for everybody. You play against two bots; at every table they answer the same moves in the same way.
today-counts = Your first town of the day counts, and it has no hints. After that you can practise: with hints, and nothing is counted.
today-level = { $bot ->
        [apprentice] Easy (apprentices)
        [mason] Medium (masons)
       *[architect] Hard (architects)
    }
today-card = Today’s town, { $day }
today-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
today-par = Par { $par }
today-par-pending = Par is being computed …
today-par-about = Par is what the strongest bot, the mayor, scores in your place against the same bots.
today-stars = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } of 5
today-stars-about = Stars
today-star-share = { $percent ->
        [0] for any finished town
       *[other] from { $percent }% of par
    }
today-choose = Choose the strength of the bots
today-go-on = Continue today’s town
today-practise = Practise
today-result = Your result
today-place = { $place ->
        [1] 1st of 3
        [2] 2nd of 3
       *[3] 3rd of 3
    }
today-picture = Your town, with date, strength, points and stars
today-save = Save picture
today-copy = Copy as text
today-copied = Copied
today-share = OddVille, today’s town { $day }, { $level }: { $points }, { $stars }. { $link }
today-streak = { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
today-streak-about = Days in a row with a finished town. The streak is kept in this browser only.
today-past = Days before
today-past-none = The results of other days will be listed here.
today-next = The next town begins at midnight UTC ({ $time } here).

## In the terminal

today-terminal = Today’s town of { $day }. Your bots: { $level }.
today-terminal-par = The mayor now plays your place, to give par. Press Ctrl+C to leave it out.
today-terminal-result = { $points }, par { $par }: { $stars }.
