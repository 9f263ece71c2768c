### Setting up a table, waiting for people, watching.


level-newcomer = Newcomer (easy)
level-apprentice = Apprentice
level-mason = Mason (a fair game)
level-architect = Architect
level-mayor = Mayor (the strongest)

setup-heading = Set up a table
setup-seats = Who plays?
setup-players = Number of players
setup-seat = Seat { $number }
setup-colour = Colour
setup-who = Who sits here
setup-name = Name
setup-level = Level of the bot
setup-kind-me = Me
setup-kind-here = Somebody here too
setup-kind-bot = A bot
setup-kind-link = Somebody with a link
setup-kind-open = Whoever comes
setup-note-link = You get a link for this seat.
setup-note-open = Join by the table’s code.
setup-at-once = The game begins at once.
setup-waits = You will wait together until everybody is there, or fill the free seats with bots.
setup-options = How we play
setup-make = To the table
setup-table-name = Name of the table
setup-edition = Which game
setup-clock = Time for a decision
setup-clock-none = no limit
setup-clock-s30 = 30 seconds
setup-clock-m1 = 1 minute
setup-clock-m2 = 2 minutes
setup-clock-m5 = 5 minutes
setup-clock-d1 = 1 day
setup-clock-d3 = 3 days
setup-pace = Pace of the bots
setup-pace-quick = quick
setup-pace-normal = normal
setup-pace-slow = slow
setup-pace-step = one step at a time, when I ask
setup-deal = Deal
setup-deal-note = Any word. The same word deals the same cards; everybody is told it. Empty: a secret deal.
setup-undo = Undo
setup-undo-note = Back to the last thing that came to light
setup-confirm = Confirm the turn
setup-confirm-note = While something can still be undone
setup-hints = Hints
setup-hints-note = A bot says what it would do
setup-orders = Standing order for the Builder
setup-orders-note = Not asked each time
setup-chances = Win chances
setup-chances-note = Everybody sees them
setup-public = Public
setup-public-note = Anybody may find and watch it

waiting-heading = Waiting for players
waiting-missing = { $missing ->
        [0] Everybody is here.
        [one] One seat is free.
       *[other] { $missing } seats are free.
    }
waiting-free = free
waiting-bot = bot
waiting-for-open = free for whoever comes
waiting-for-link = waits for whoever has the link
waiting-for-here = free
waiting-here = is here
waiting-away = not connected
waiting-sit = Sit here
waiting-sit-down = Sit down
waiting-copy-link = Copy the link
waiting-copied = Copied
waiting-copy-table = Copy the table’s link
waiting-qr = QR code
waiting-qr-alt = QR code of the link
waiting-qr-note = For a phone that can reach this server.
waiting-only-here = This address works on this machine only. For phones in the same network start the server with: oddville serve --lan
waiting-drawing = Drawing the code …
waiting-invite = Invite somebody
waiting-code = Code of the table: { $code }
waiting-invite-note = Say the code, or send the link.
waiting-fill = Fill with bots and start
waiting-start = Start
waiting-host-starts = Whoever made the table starts the game.

watch-heading = Watch
watch-about = Public tables. Nobody has secrets in OddVille: you see just what the players see.
watch-table = A table
watch-look = watch
watch-free = { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
watch-running = They play now
watch-running-none = Nobody plays at a public table now.
watch-waiting = They wait for somebody
watch-waiting-none = No public table waits. Set one up!
watch-over = Over
watch-over-none = No finished games yet.
watch-more = More tables
