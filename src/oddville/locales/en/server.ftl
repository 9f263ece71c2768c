### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = This table does not exist. Ask for its link again.
error-confirm-first = The turn must be confirmed or undone first.
error-not-your-choice = { $player } has to choose now.
error-undo-off = Undo is switched off at this table.
error-undo-lock = You cannot undo further: { $lock ->
        [refill] a new card was revealed in the row
        [flip] a coin was turned over
        [pile] a new character was revealed
        [reshuffle] a guild was reshuffled
        [start] the game started here
       *[other] play has passed to another player
    }.
error-nothing-to-confirm = You have no turn to confirm.
error-orders-off = Auto-decline is switched off at this table.
error-muted = The operator of this server has switched off your chat.
error-chat-full = The chat of this table is full.
error-table-full = The log of this table is full: it has { $most } entries.
error-undo-often = You have undone moves { $most } times in this turn. Finish the turn first.
error-chat-empty = The message is empty.
error-colour-taken = Another seat already has that colour. Choose another.
error-colour-late = Colours can only be chosen before the game starts.
error-no-open-seat = There is no open seat. You can watch.
error-seat-taken = That seat is not free. Choose another, or watch.
error-started = The game has already started.
error-value-late = The cards have already been dealt, or this seat has already added its value.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-bot-plays = A bot is playing this seat. Take it back first.
error-seat-is-yours = You are playing this seat, not a bot.
error-seat-given-up = The player of this seat has resigned.
error-moved-on = The table has changed in the meantime. Look again.
error-too-busy = The server is busy. Try again in a moment.
error-not-host = Only the host of this table can do that.
error-not-your-seat = That is not your seat.
error-seat-of-bot = This seat belongs to a bot and needs no link.
error-no-seat = This seat does not exist.
error-hints-off = Hints are switched off at this table.
error-hint-turn = Only the player who has to choose can ask for a hint.
error-hint-busy = One hint at a time.

## Making and finding tables

error-edition-unknown = There is no edition { $name } here. Choose one of { $known }.
error-no-edition = There is no edition { $name } here.
error-table-bot = There is no bot { $name } here. Choose one of { $known }.
error-origin = Start from a finished table or from a record: give only one of them.
error-origin-players = That game has { $players } players; give the new table as many seats.
error-ply = There is no move { NUMBER($ply, useGrouping: 0) }; the moves are 0 to { NUMBER($most, useGrouping: 0) }.
error-after = The list cannot continue from there. Use the value of "after" from the previous list.
error-status = "{ $status }" is not a status of a table; the statuses are { $known }.
error-code = This code is wrong, expired or already used. Ask for a new one.
error-closed = No new tables can be created on this server at present. Running games continue.
error-long-record = The record has { NUMBER($plies, useGrouping: 0) } moves; the limit is { NUMBER($most, useGrouping: 0) }.
error-reports-full = There are already { $most } reports about this table. Thank you: they will be looked at.
error-notices-off = This server does not send turn notifications.
error-notice-url = A notification must go to an address that begins with http:// or https://, without a password, on one of the ports { $ports }.
error-notice-host = There is no host { $host }.
error-notice-private = Notifications are sent to public addresses only, not into the network of this server.
error-not-today = This table does not belong to a town of the day.
error-no-par = Par of this day is not known yet. Try again in a minute.
error-no-pictures = This server cannot draw pictures. Its operator can install the extra “pictures”.
error-no-event = There is no such event here.
error-event-people = A table of { $players } players has no seats for { $people } people.
error-no-ladder = There is no such ladder here.
error-no-ladder-game = There is no such game of yours in this ladder.
error-no-member = There is no such member in this ladder.
error-not-member = That needs the member’s own link.
error-ladder-empty = Please enter a name.
error-ladder-name = Somebody in this ladder is already called { $name }. Choose another name, or open your own link.
error-ladder-full = A ladder has at most { $most } members.
error-ladder-games = A ladder has at most { $most } games.
error-ladder-open = There are { $most } unfinished games in this ladder. Finish one first.
error-ladder-players = A game needs two to { $most } different players, bots included.

## Requests

error-message = The message cannot be read at { $where }: { $reason }.
error-hello = The first message must be hello, within ten seconds.
error-hello-again = Hello may be sent only once. Open another connection for another table.
error-host = This server does not accept the host name "{ $host }". Its operator can allow it with --allowed-hosts.
error-foreign-page = Requests from other sites ("{ $origin }") are refused.
error-authorization = Send the secret of the seat or host: "Authorization: Bearer …".
error-not-found = There is nothing at this address.
error-method = This address does not support that method; it supports { $methods }.
error-media-type = The request must be { $wanted }, not "{ $given }".
error-too-large = The request is larger than { NUMBER($most, useGrouping: 0) } bytes.
error-slow-body = The request did not arrive within { $seconds } seconds.
error-too-many = Too many requests. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-http = This is not an HTTP request.
error-inside = Something went wrong on the server. Its log has the details under { $request }.
error-saving = The server cannot save at the moment. Nothing that was confirmed has been lost. Try again in a moment; the operator can find the reason in the log.
error-not-ready = The server is shutting down. Connect again in a moment.
error-upgrade = This address serves only WebSockets. A proxy in front of the server must forward them.
error-other-rules = This game was finished under version { $rules } of the rules and would end differently under version { $now }, which this server uses. It has been kept; a version of OddVille from that time can show it.
error-table-damaged = The log of this table is damaged on the server (entry { $entry }), so it cannot be shown. Other tables are not affected. The operator can find it in the log.

## Settings and starting

error-setting = { $source }: "{ $value }" is not allowed; allowed: { $allowed }.
error-setting-unknown = { $source }: there is no setting { $setting }. { $nearest ->
        [none] The settings are { $known }.
       *[other] Did you mean { $nearest }?
    }
error-settings-file = { $file } is not valid TOML: { $reason }.
error-port-taken = Port { $port } is already in use, perhaps by another OddVille. Choose another: --port { $other }.
error-port-refused = Listening on port { $port } requires special rights. Choose another: --port { $other }.
error-listen = Cannot listen on { $host }: { $reason }.
error-data = Cannot store tables in { $folder }: { $reason }. Choose another folder: --data FOLDER.

cli-serve = serve tables over the network and play in the browser (without a command: on this machine only, and opens the browser)
cli-serve-settings = read settings from this TOML file
cli-serve-usual = { $about } (default: { $usual })
cli-serve-browser = open the browser
serve-at = OddVille is at { $url }
serve-already = OddVille is already running at { $url }
serve-lan = Phones and computers in this network can also open this address.
serve-hosts = Only requests for localhost are answered; allow other host names with --allowed-hosts.
serve-data = Tables are stored in { $folder }
serve-stop = Press Ctrl-C to stop; the tables continue when the server is started again.
serve-bye = Stopped. Nothing has been lost.

setting-host = the address to listen on
setting-port = the port to listen on; 0: any free port
setting-data = the folder where tables are stored (default: the system’s usual place for application data)
setting-database = a database instead of a file in that folder: sqlite:///FILE or postgresql://USER@HOST/DATABASE
setting-redis = a Redis server through which several processes notify each other of moves: redis://HOST
setting-lan = serve the whole home network, and print the address as a QR code
setting-base-path = serve under this path, such as /oddville
setting-public-url = the public address of this server, for links in turn notifications, such as https://play.example.org
setting-allowed-hosts = host names that this server accepts; *.example.org allows a whole domain
setting-trusted-proxies = networks of proxies that are trusted to report where a request comes from
setting-metrics-from = networks that may read /metrics
setting-log = the format of the log
setting-log-level = the lowest level that is logged
setting-thinkers = processes in which bots think, at most half of them for one person; 0: one fewer than there are processors, but at least two
setting-keep-days = days after which finished tables are deleted; 0: never
setting-notices = send turn notifications to addresses that players give
setting-closed = allow no new tables
setting-most-sockets = simultaneous WebSockets in total; 0: no limit
setting-most-sockets-each = simultaneous WebSockets from one address; 0: no limit
setting-most-connections-each = other simultaneous connections from one address; 0: no limit
setting-tables-an-hour = new tables per hour from one address; 0: no limit
setting-requests-a-second = requests per second from one address, five times as many for files; 0: no limit
setting-messages-a-second = messages per second on one connection; 0: no limit

## Metrics

metric-sockets = Open connections.
metric-tables-in-memory = Tables in memory.
metric-thoughts-waiting = Bot moves waiting for a worker.
metric-notices-failed = Turn notifications that could not be delivered.
metric-requests = HTTP requests by method and status.
metric-request = Duration of HTTP requests.
metric-messages = Messages received on sockets, by type.
metric-refused = Requests refused before they were read, by reason.
metric-failures = Internal server errors.
metric-slow-readers = Connections closed because the client did not read.
metric-repairs = Tables that had to be repaired because memory and database differed or nothing was scheduled. Should stay 0.
metric-tables-damaged = Tables whose log is not as it was written. Should stay 0.
error-no-review = There is no such review.
error-review-game = Name either a table or a record to review.
error-reviews-many = You already have { $most } reviews in progress. Wait until one of them is done.
metric-reviews-waiting = Reviews in progress.
metric-reviews = Reviews by how they ended.
metric-review-work = Working time of a review.
