### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = let bots play thousands of games and show what they reveal about every card
cli-balance-players = the numbers of players, separated by commas (default: 2,3,4)
cli-balance-games = the number of games for each number of players (default: 2000)
cli-balance-bot = the bot that plays every seat (default: { $bot })
cli-balance-seed = the seed of all games: the same seed plays the same games again
cli-balance-report = write the report, one HTML file, here
cli-balance-json = write all figures here as JSON
cli-balance-before = the figures (JSON) of an earlier run to compare with
cli-balance-tune = propose changes to an edition from the figures of a run
cli-balance-tune-figures = the figures (JSON) written by oddville balance --json for this edition
cli-balance-tune-output = write the changed edition file here; without it, the changes are only printed
cli-balance-tune-most = the maximum number of changes (default: { $most })

error-balance-players = The numbers of players must be 2, 3 or 4, separated by commas, each once; not { $value }.
error-balance-games = The number of games must be a whole number from 1 to { $most }, not { $value }.
error-balance-file = { $file } does not contain figures of the balance lab; create some with oddville balance --json { $file }.
error-balance-edition = { $file } is about the edition { $theirs }, but this edition is { $ours }. Play it first: oddville balance --json FILE.
error-balance-most = The number of changes must be a whole number from 1 to { $most }, not { $value }.
error-tune-cards = Only an edition with the counts of the reconstruction can be tuned; this one does not have them: { $promises }.

balance-progress = Games
balance-wrote = Saved { $file }.
balance-legend = { $met } met, { $unsure } undecided, { $missed } missed. Each figure is followed by its 95% interval.
balance-summary-cards = { $met } of { $all } met
balance-limited-games = { $players } players: { $games ->
        [one] 1 game
       *[other] { $games } games
    } ended at the limit of 100 turns per player.
balance-house-rule = With the house rule: after the sixth worker the round is finished.

## Names

balance-players = { $players } players
balance-seat = { $number ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
balance-length = turns per player
balance-no-guild = none
balance-formula-diamond = diamond
balance-formula-neighbours3 = neighbours × 3
balance-formula-shields = shields
balance-formula-diamonds = per diamond
balance-formula-column = column
balance-formula-guild = per guild
balance-formula-neighbours = neighbours
balance-formula-row = row
balance-bonus-any = any
balance-bonus-double = double
balance-bonus-transform = transform
balance-bonus-coin = coin
balance-verdict-met = met
balance-verdict-unsure = undecided
balance-verdict-missed = missed
balance-key-before = before
balance-target-length = Length of the game
balance-target-seat = Wins by seat
balance-target-formula = Winners by formula
balance-target-guild = Winners by guild
balance-target-bonus = Winners by bonus
balance-target-resource = Winners by resource
balance-target-card = Cards built once taken

## The report

balance-title = OddVille: card balance
balance-lead = Edition { $edition_name }, every seat played by { $bot_name }. Games: { $games }. All intervals are 95% intervals.
balance-lead-before = For comparison, in grey, an earlier run: edition { $edition_name }, played by { $bot_name }.
balance-verdicts = Targets
balance-verdicts-about = A target is met when the whole interval is within its bounds, and missed when all of it is outside. Otherwise it is undecided, and more games would be needed.
balance-missed = { $count ->
        [one] One target is missed:
       *[other] { $count } targets are missed:
    }
balance-changes = Changes
balance-changes-about = { $count ->
        [one] One change
       *[other] { $count } changes
    } on { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
balance-change-cost = { $card }: costs { $new } instead of { $old }.
balance-change-bonus = { $card }: bonus { $new } instead of { $old }.
balance-change-guild = { $card }: guild { $new } instead of { $old }.
balance-change-edges = { $card }: streets { $new } instead of { $old }.
balance-change-formula = { $card }: formula { $new } instead of { $old }.
balance-change-base = { $card }: base { $new } instead of { $old }.
balance-seats = Seats
balance-seats-about = How often each seat wins, in turn order. The dashed line is an equal share; the band extends { $points } percentage points to either side.
balance-seats-race = Games won by the player in whose turn they ended: { $enders }. Mean points by seat: { $points }.
balance-lengths = Length
balance-lengths-about = How many turns each player had. The band is the target, { $least } to { $most }; the mean is given above each plot. Games within the band: { $within }.
balance-lengths-title = { $players } players: { $mean }
balance-limited = Games that ended at the limit of 100 turns per player: { $games }.
balance-before = Before: { $figures }.
balance-scores = Scores
balance-scores-about = The points of the winner, of all players, and the winner’s lead. The line covers nine games in ten, the box the middle half, and the thick stroke is the median. Mean of the winners: { $means }. Mean lead: { $margins }.
balance-scores-winner = winner
balance-scores-everybody = all players
balance-scores-margin = lead
balance-diamonds = Are diamonds too strong?
balance-diamonds-about = Reviewers of the printed game found that they are. We do not know the printed cards; in this edition:
balance-diamonds-seen = { $players } players: owners of a diamond win { $relative } times as often as owners of any card, { $reading ->
        [too-strong] so diamonds are too strong
        [stronger] so diamonds are slightly stronger than the mean, within the bounds
        [weaker] so diamonds are slightly weaker than the mean, within the bounds
        [too-weak] so diamonds are too weak
       *[alike] which is not distinguishable from the mean
    }. A diamond gives { $worth } points per resource paid, all cards together { $usual }.
balance-formula = Formula
balance-about-formula = The share of winners among players who built a card with this formula, relative to the mean over all cards. The band is the target, 0.8 to 1.2.
balance-guild = Guild
balance-about-guild = The same for the cards of each guild, and for those without one.
balance-bonus = Bonus
balance-about-bonus = The same by the bonus that the card gives to players who build along its streets.
balance-resource = Resource
balance-about-resource = The same for the cards that cost a resource.
balance-character = Character
balance-character-about = The share of winners among players who have a character at the end, relative to the mean over all cards. There is no target: characters come late, to players who build a lot.
balance-card = Card
balance-card-about = For each card: how often it is built in the games in which somebody took it (the band is the target, a third or more), and, upwards, the share of winners among its owners. The outermost cards are labelled; point at any other card to see its name.
balance-card-tip = { $card }: built once taken { $built }, winners among its owners { $relative }
balance-column-target = Target
balance-column-item = Of
balance-column-cost = Cost
balance-column-taken = taken
balance-column-built = built
balance-column-points = points
balance-column-worth = pts/res
balance-column-used = used
balance-column-share = won
balance-column-relative = rel
balance-column-kept = kept
balance-columns-about = Taken: times per game. Built: of the games in which somebody took it. Pts/res: points per resource paid. Used: how often its bonus is gained once built. Won: the share of winners among its owners; rel: that share relative to the mean over all cards. Kept: how often a player who took the character still had it at the end.

## The tuner

tune-nothing = Nothing to change: every group is predicted to be within its bounds, and every card is built often enough.
tune-stuck = No single change that keeps the counts is predicted to help.
tune-changes = { $count ->
        [one] One change
       *[other] { $count } changes
    }; the predicted misfit falls from { $old } to { $new }:
tune-left = Still predicted to be outside the bounds (in brackets: the number of players): { $targets }.
tune-play = This is only a prediction. To verify it, play the changed edition: oddville balance --edition { $file }
