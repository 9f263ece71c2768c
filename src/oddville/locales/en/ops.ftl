### Running a server, and checking records.

## oddville verify

cli-verify = check game records: whether they hold, and whether the shuffle was the one promised
cli-verify-files = records, as FILE.odd
cli-verify-edition = the cards, where a record was played with an edition that is no part of OddVille
verify-good = { $file }: { $finding }
verify-bad = { $file }: WRONG: { $problem }
verify-moves = { $moves ->
        [one] 1 move
       *[other] { NUMBER($moves, useGrouping: 0) } moves
    }, all legal, with the cards of { $edition } ({ $hash }).
verify-result = The result is right: { $result }.
verify-running = The game is not over, so there is no result to check yet.
verify-no-promise = No promise of the seed was published before this game, so its shuffle cannot be checked.
verify-promise-open = The seed is not disclosed yet. Check the record again when the game is over: whether the shuffle was promised before it.
verify-promise-kept = The shuffle is the one that was promised before the game.
verify-promise-broken = line { $line }, column { $column }: the seed is not the one that was promised before the game.

## oddville backup, oddville restore

cli-data = the data folder of the server
cli-database = the database of the server, if it is not a file in that folder
cli-settings = the settings file of the server
cli-backup = copy all tables of a server into a file, while it may be running
cli-backup-file = the file to write
cli-backup-replace = write over a file that is there already
cli-restore = put a backup in place, checked from end to end; stop the server first
cli-restore-file = the backup
cli-restore-replace = put it in the place of the tables that are there; a file that is replaced stays beside, as FILE.replaced
backup-title = backup
restore-title = restore
backup-written = { $file } holds { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } with { NUMBER($entries, useGrouping: 0) } entries, and was checked from end to end.
restore-written = Restored { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 0) } tables
    } with { NUMBER($entries, useGrouping: 0) } entries to { $store }. Start the server.

## oddville admin

cli-admin = look after the tables of a server, while it may be running
cli-admin-list = list all tables, the newest first
cli-admin-status = only tables of this status
cli-admin-json = one line of JSON each
cli-admin-show = show a table and its seats
cli-admin-delete = delete tables for good, with all that belongs to them
cli-admin-kick = send somebody away from a table: their link is void, and a bot plays on
cli-admin-mute = turn off the chat of a seat, or of those who watch
cli-admin-unmute = turn their chat on again
cli-admin-close = make no new tables; those that run go on
cli-admin-open = make new tables again
cli-admin-reports = show what people reported as wrong
cli-admin-id = the id of the table
cli-admin-seat = the number of the seat, from 0
cli-admin-seat-watchers = the number of the seat, from 0, or "watchers"
error-no-table-id = There is no table { $id }. List them: oddville admin list.
error-admin-seat = "{ $seat }" is no seat. Give its number, from 0, or "watchers".
admin-line = { $id }  { $status }  turn { NUMBER($turn, useGrouping: 0) }  { $changed }  { $seats }  { $name }
admin-none = There are no tables.
admin-counts = { NUMBER($waiting, useGrouping: 0) } waiting, { NUMBER($running, useGrouping: 0) } running, { NUMBER($over, useGrouping: 0) } over; new tables: { $closed ->
        [yes] no (closed)
       *[other] yes
    }.
admin-table = Table { $id }: { $status }, made { $made }, changed { $changed }, turn { NUMBER($turn, useGrouping: 0) }, { NUMBER($number, useGrouping: 0) } entries.
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
admin-kicked = Seat { $seat } of { $id } is played by a bot now; its link is void.
admin-muted = Their chat at { $id } is off.
admin-unmuted = Their chat at { $id } is on.
admin-closed = No new tables are made from now on. Open again: oddville admin open.
admin-opened = New tables are made again.
admin-report = Table { $id }, { $at }:
admin-no-reports = Nobody has reported anything.
