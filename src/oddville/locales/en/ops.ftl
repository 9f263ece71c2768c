### Running a server, and checking records.

## oddville verify

cli-verify = check game records, backups and databases: whether they are valid, and whether the deal is the one that was promised
cli-verify-files = records, FILE.odd; a backup; a database, as a file or postgresql://USER@HOST/DATABASE
cli-verify-edition = the cards, if a record was played with an edition that is not part of OddVille
verify-good = { $file }: { $finding }
verify-bad = { $file }: WRONG: { $problem }
verify-moves = { $moves ->
        [one] 1 move
       *[other] { NUMBER($moves, useGrouping: 0) } moves
    }, all legal, with the cards of { $edition } ({ $hash }).
verify-result = The result is correct: { $result }.
verify-running = The game is not over, so there is no result to check yet.
verify-no-promise = No fingerprint of the seed was published before this game, so its deal cannot be checked.
verify-promise-open = The seed has not been disclosed yet. Check the record again when the game is over, to see whether the deal is the one that was promised.
verify-promise-kept = The deal is the one that was promised before the game.
verify-promise-broken = line { $line }, column { $column }: the seed is not the one that was promised before the game.
verify-values-right = The shuffle is made of the promised seed and the values of the seats (seats that added one: { NUMBER($values, useGrouping: 0) }).
verify-values-wrong = line { $line }, column { $column }: the seed of the game is not made of the promised seed and these values.
verify-backup = The backup is as it was made: its digest and all logs are right (tables: { NUMBER($tables, useGrouping: 0) }, entries: { NUMBER($entries, useGrouping: 0) }).
verify-store = All logs are as they were written (tables: { NUMBER($tables, useGrouping: 0) }, entries: { NUMBER($entries, useGrouping: 0) }).

## oddville backup, oddville restore

cli-data = the data folder of the server
cli-database = the database of the server, unless it is a file in that folder
cli-settings = the settings file of the server
cli-backup = copy all tables of a server to a file, even while it is running
cli-backup-file = the file to write
cli-backup-replace = overwrite an existing file
cli-restore = restore a backup, after checking all of it; stop the server first
cli-restore-file = the backup
cli-restore-replace = replace the existing tables; a replaced file is kept as FILE.replaced
backup-title = backup
restore-title = restore
backup-written = { $file } contains { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } with { NUMBER($entries, useGrouping: 0) } entries and has been checked completely.
restore-written = Restored { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } with { NUMBER($entries, useGrouping: 0) } entries to { $store }. Start the server.

## oddville admin

cli-admin = manage the tables of a server, even while it is running
cli-admin-list = list all tables, newest first
cli-admin-status = only tables with this status
cli-admin-json = one line of JSON each
cli-admin-show = show a table and its seats
cli-admin-delete = delete tables permanently, with everything that belongs to them
cli-admin-kick = remove a player from a table: the link stops working, and a bot takes over
cli-admin-mute = switch off the chat of a seat, or of the spectators
cli-admin-unmute = switch their chat on again
cli-admin-close = allow no new tables; running tables continue
cli-admin-open = allow new tables again
cli-admin-reports = show the problems that users have reported
cli-admin-salvage = continue with what can be read of a damaged write-ahead log; the log is kept as FILE-wal.damaged
cli-admin-id = the id of the table
cli-admin-seat = the number of the seat, starting at 0
cli-admin-seat-watchers = the number of the seat, starting at 0, or "watchers"
error-no-table-id = There is no table { $id }. To list them: oddville admin list.
error-admin-seat = "{ $seat }" is not a seat. Give its number, starting at 0, or "watchers".
admin-line = { $id }  { $status }  turn { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = There are no tables.
admin-counts = { NUMBER($waiting, useGrouping: 0) } waiting, { NUMBER($running, useGrouping: 0) } in progress, { NUMBER($over, useGrouping: 0) } finished; new tables: { $closed ->
        [yes] no (closed)
       *[other] yes
    }.
admin-table = Table { $id }: { $status }, created { $made }, changed { $changed }, turn { NUMBER($turn, useGrouping: 0) }, { NUMBER($number, useGrouping: 0) } entries.
admin-table-name = Name: { $name }
admin-seat = Seat { $seat }: { $name } ({ $kind }{ $bot ->
        [none] {""}
       *[other] , played by { $bot }
    }{ $muted ->
        [yes] , muted
       *[other] {""}
    })
admin-chat = { $at } { $name }: { $text }
admin-deleted = Deleted { $id }.
admin-kicked = Seat { $seat } of { $id } is now played by a bot; its link no longer works.
admin-muted = Their chat at { $id } is off.
admin-unmuted = Their chat at { $id } is on.
admin-closed = No new tables can be created. To allow them again: oddville admin open.
admin-opened = New tables can be created again.
admin-salvaged = { $file } holds what could be read (tables: { NUMBER($tables, useGrouping: 0) }, entries: { NUMBER($entries, useGrouping: 0) }). Start the server.
admin-report = Table { $id }, { $at }:
admin-no-reports = There are no reports.
