### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = There is no such table. Ask for its link again.
error-confirm-first = A turn waits to be confirmed or taken back first.
error-not-your-choice = It is { $player } who must choose now.
error-undo-off = At this table nothing is taken back.
error-undo-lock = Nothing can be taken back beyond this: { $lock ->
        [refill] a card came into the row
        [flip] a coin was turned over
        [pile] a new character came to light
        [reshuffle] a guild was shuffled
        [start] here the game began
       *[other] the turn has passed on
    }.
error-nothing-to-confirm = There is no turn of yours to confirm.
error-orders-off = At this table there are no standing orders.
error-muted = Whoever runs this server has turned your chat off.
error-chat-empty = There is nothing to say in that.
error-colour-taken = Another seat has that colour already. Choose another.
error-colour-late = Colours are chosen before the game begins.
error-no-open-seat = No open seat is free. You can watch.
error-seat-taken = That seat is not free. Choose another, or watch.
error-started = The game has begun.
error-not-started = The game has not begun.
error-not-over = The game is not over.
error-bot-plays = A bot plays this seat. Take it back first.
error-seat-is-yours = This seat is played by you, not by a bot.
error-seat-given-up = This seat was given up for good.
error-moved-on = The table has moved on meanwhile. Look again.
error-too-busy = Too much happens here at once. Try again in a moment.
error-not-host = Only the host of this table may do that.
error-not-your-seat = That is not your seat.
error-seat-of-bot = A bot has this seat; it needs no link.
error-no-seat = There is no such seat.
error-hints-off = At this table there are no hints.
error-hint-turn = A hint is for whoever must choose now.
error-hint-busy = One hint at a time.

## Making and finding tables

error-edition-unknown = There is no edition { $name } here. Choose one of { $known }.
error-no-edition = There is no edition { $name } here.
error-table-bot = There is no bot { $name } here. Choose one of { $known }.
error-origin = Begin from a finished table or from a record: name just one of them.
error-origin-players = That game has { $players } players; give the new table as many seats.
error-ply = There is no move { NUMBER($ply, useGrouping: 0) }; they go from 0 to { NUMBER($most, useGrouping: 0) }.
error-after = That is no place to go on from. Use what the list before gave as "after".
error-status = "{ $status }" is no status of a table; they are { $known }.
error-code = This code is wrong, too old or used already. Ask for a new one.
error-closed = This server makes no new tables at present. Tables that run go on.
error-long-record = The record has { NUMBER($plies, useGrouping: 0) } moves; at most { NUMBER($most, useGrouping: 0) } are read here.
error-reports-full = There are { $most } reports about this table already. Thank you: it will be looked at.
error-notices-off = This server sends no turn notices.
error-notice-url = A notice goes to an address that begins with http:// or https://, without a password, at one of the ports { $ports }.
error-notice-host = There is no host { $host }.
error-notice-private = Notices are sent to public addresses only, not into the network of this server.

## Requests

error-message = The message cannot be read at { $where }: { $reason }.
error-hello = The first message must be hello, within ten seconds.
error-hello-again = Hello is said once. Open another connection for another table.
error-host = This server does not go by the name "{ $host }". Whoever runs it can allow that by --allowed-hosts.
error-foreign-page = Requests from pages of other servers ("{ $origin }") are refused.
error-authorization = Show the seat's or host's secret: "Authorization: Bearer …".
error-not-found = There is nothing at this address.
error-method = This address does not know that method; it knows { $allowed }.
error-media-type = The request must be { $wanted }, not "{ $given }".
error-too-large = The request is larger than { NUMBER($most, useGrouping: 0) } bytes.
error-slow-body = The request did not arrive within { $seconds } seconds.
error-too-many = That is too often. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
error-http = This is no HTTP request.
error-inside = Something went wrong inside the server. It is written down there under { $request }.
error-saving = The server cannot write just now. Nothing that was confirmed is lost. Try again in a moment; whoever runs it finds the reason in its log.
error-not-ready = The server is about to stop. Connect again in a moment.
error-upgrade = Only WebSockets are served at this address. A proxy before the server must hand them on.
error-other-rules = This game was played to its end by version { $rules } of the rules, and would end otherwise by version { $now }, that of this server. It is kept; an OddVille of that time can show it.

## Settings and starting

error-setting = { $source }: "{ $value }" is not possible; allowed: { $allowed }.
error-setting-unknown = { $source }: there is no setting { $setting }. { $nearest ->
        [none] The settings are { $known }.
       *[other] Did you mean { $nearest }?
    }
error-settings-file = { $file } is no TOML: { $reason }.
error-port-taken = Port { $port } is in use by another program, perhaps by another OddVille. Choose another: --port { $other }.
error-port-refused = Port { $port } may not be listened at without special rights. Choose another: --port { $other }.
error-listen = Cannot listen at { $host }: { $reason }.
error-data = Cannot keep tables in { $folder }: { $reason }. Choose another folder: --data FOLDER.

cli-serve = serve tables over the network: play in the browser (without a command: on this machine, and the browser opens)
cli-serve-settings = read settings from this TOML file
cli-serve-usual = { $about } (default: { $usual })
cli-serve-browser = open the browser
serve-at = OddVille is at { $url }
serve-already = OddVille is running already, at { $url }
serve-lan = Phones and computers in this network find it there, too.
serve-hosts = Only requests for localhost are answered; allow other names by --allowed-hosts.
serve-data = Tables are kept in { $folder }
serve-stop = Stop with Ctrl-C; tables go on when it is started again.
serve-bye = Stopped. Nothing is lost.

setting-host = the address to listen at
setting-port = the port to listen at; 0: any that is free
setting-data = the folder where tables are kept (default: the usual place for data of applications)
setting-database = a database instead of a file in that folder: sqlite:///FILE or postgresql://USER@HOST/DATABASE
setting-redis = a Redis server by which several processes tell each other of moves: redis://HOST
setting-lan = be there for the whole home network, and print the address as a QR code
setting-base-path = serve below this path, such as /oddville
setting-public-url = where people find this server, for the links in turn notices, such as https://play.example.org
setting-allowed-hosts = names by which this server may be asked for; *.example.org allows all of a domain
setting-trusted-proxies = networks of proxies that are believed about where a request comes from
setting-metrics-from = networks that may read /metrics
setting-log = the form of the log
setting-log-level = what is written into the log
setting-thinkers = processes in which bots think; 0: one less than there are processors
setting-keep-days = days after which tables that are over are forgotten; 0: never
setting-notices = send turn notices to addresses that players name
setting-closed = make no new tables
setting-most-sockets = connections at a time, in all; 0: no limit
setting-most-sockets-each = connections at a time from one address; 0: no limit
setting-tables-an-hour = new tables an hour from one address; 0: no limit
setting-requests-a-second = requests a second from one address, five times as many for files; 0: no limit
setting-messages-a-second = messages a second on one connection; 0: no limit

## Metrics

metric-sockets = Connections open now.
metric-tables-in-memory = Tables in memory.
metric-thoughts-waiting = Bots' moves that wait for a worker.
metric-notices-failed = Turn notices that could not be delivered.
metric-requests = HTTP requests by method and status.
metric-request = How long HTTP requests took.
metric-messages = Messages received on sockets, by kind.
metric-refused = Requests refused before they were read, by reason.
metric-failures = Errors inside the server.
metric-slow-readers = Connections cut because nobody read them.
metric-repairs = Tables that had to be repaired, because memory and database differed or nothing was scheduled. Should stay 0.
