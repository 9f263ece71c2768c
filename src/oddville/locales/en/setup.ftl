### Setting up a table, waiting for people, watching.


level-newcomer = Newcomer (easy)
level-apprentice = Apprentice
level-mason = Mason (medium)
level-architect = Architect
level-mayor = Mayor (strongest)

setup-heading = Set up a table
setup-seats = Players
setup-players = Number of players
setup-seat = Seat { $number }
setup-colour = Colour
setup-who = Seat type
setup-name = Name
setup-level = Bot level
setup-kind-me = Me
setup-kind-here = Someone on this device
setup-kind-bot = Bot
setup-kind-link = Someone by invitation link
setup-kind-open = Open seat
setup-note-link = You will get a link for this seat.
setup-note-open = Players join with the table’s code.
setup-at-once = The game starts at once.
setup-waits = You wait until all players have joined, or fill the free seats with bots.
setup-options = Options
setup-make = Create table
setup-table-name = Table name
setup-edition = Game variant
setup-clock = Time per decision
setup-clock-none = no limit
setup-clock-s30 = 30 seconds
setup-clock-m1 = 1 minute
setup-clock-m2 = 2 minutes
setup-clock-m5 = 5 minutes
setup-clock-d1 = 1 day
setup-clock-d3 = 3 days
setup-pace = Bot speed
setup-pace-quick = fast
setup-pace-normal = normal
setup-pace-slow = slow
setup-pace-step = step by step, when I press a button
setup-deal = Deal
setup-deal-note = Any word. The same word deals the same cards, and all players can see it. Leave it empty for a secret deal.
setup-undo = Undo
setup-undo-note = Until new information is revealed
setup-confirm = Confirm turns
setup-confirm-note = While the turn can still be undone
setup-hints = Hints
setup-hints-note = A bot suggests a move
setup-orders = Auto-decline for the Builder
setup-orders-note = Players choose when they are asked
setup-finish-round = Finish the round
setup-finish-round-note = House rule: all players have the same number of turns
setup-chances = Winning chances
setup-chances-note = Visible to everyone
setup-public = Public
setup-public-note = Anyone can find and watch it

waiting-heading = Waiting for players
waiting-missing = { $missing ->
        [0] Everyone is here.
        [one] One seat is free.
       *[other] { $missing } seats are free.
    }
waiting-free = free
waiting-bot = bot
waiting-for-open = open seat
waiting-for-link = waiting for the invited player
waiting-for-here = free
waiting-here = here
waiting-away = not connected
waiting-sit = Take this seat
waiting-sit-down = Take the seat
waiting-copy-link = Copy link
waiting-copied = Copied
waiting-copy-table = Copy the table’s link
waiting-qr = QR code
waiting-qr-alt = QR code of the link
waiting-qr-note = For a phone that can reach this server.
waiting-only-here = This address works only on this computer. For phones in the same network, start the server with: oddville serve --lan
waiting-drawing = Creating the code …
waiting-invite = Invite players
waiting-code = Table code: { $code }
waiting-invite-note = Share the code or the link.
waiting-fill = Fill with bots and start
waiting-start = Start game
waiting-starts = The game starts when all seats are taken.

watch-heading = Public tables
watch-about = Take a free seat, or watch. Players have no secrets in OddVille: you see exactly what they see.
watch-table = Table
watch-look = Watch
watch-free = { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
watch-running = In progress
watch-running-none = No public games in progress.
watch-waiting = Waiting for players
watch-waiting-none = No public tables are waiting. Create one!
watch-over = Finished
watch-over-none = No finished games yet.
watch-more = More tables
