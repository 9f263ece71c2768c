### Where the server keeps its tables.

error-store-address = "{ $address }" is not a database address. Give a file, sqlite:///FILE, or postgresql://USER@HOST/DATABASE.
error-store-full = The disk is full: nothing more can be written to { $file }. Nothing that was confirmed has been lost. Free some space; play then continues automatically.
error-store-busy = { $file } is being written to by another program. Try again.
error-store-slow = The disk of { $file } does not respond. Check it. Nothing that was confirmed has been lost.
error-store-disk = { $file } cannot be written: { $reason }. Nothing that was confirmed has been lost.
error-store-closed = The server is shutting down. Connect again in a moment.
error-store-no-database = { $file } is not an SQLite database, or is damaged. Choose another file, or restore a backup: oddville restore.
error-store-wal = { $file } is damaged at frame { $frame }: opening it would lose the last { $lost } transactions. Restore a backup (oddville restore), or continue without them (oddville admin salvage).
error-store-foreign = { $file } is the database of another program. Choose another file.
error-store-missing = There is no database { $file }. Give the one that the server was started with.
error-store-in-use = { $file } is in use by another server. Stop that server, choose another file, or share a PostgreSQL database between several servers.
error-store-newer = { $file } was written by a newer OddVille (format { $version }; this one supports { $known }). Install the newer OddVille.
error-store-pragma = { $file } does not support { $pragma }, which OddVille needs so that nothing is lost. Keep it on a local disk, not on a network drive.
error-store-sqlite = SQLite { $version } is too old: OddVille needs 3.37 or newer. Use a newer Python.
error-store-not-empty = { $store } is not empty. Choose an empty one, or replace its contents with --replace.
error-store-away = The database { $store } does not respond. Nothing that was confirmed has been lost. Start it; play then continues automatically.
error-store-refused = No PostgreSQL server responds at { $store }. Start it, or correct the host and port.
error-store-password = { $store } refused this user. Check the user and password; a password can be given in PGPASSWORD or ~/.pgpass.
error-store-unknown = { $store }: there is no such database or user. Create them with createuser and createdb.
error-store-forbidden = { $store }: this user may not create tables there. Make it the owner of the database.
error-store-fsync = { $store } runs with fsync off, so a power failure would lose moves. Set fsync = on in postgresql.conf.

error-redis-address = "{ $address }" is not an address of a Redis server. Write redis://HOST:PORT/0.
error-redis-refused = Redis at { $address } cannot be used ({ $reason }). Start it, or correct the host, port and password.

error-backup-exists = { $file } already exists. Choose a new file, or overwrite it with --replace.
error-backup-source = There is no backup { $file }.
error-store-damaged = { $file } is damaged, so no backup was made. Delete the tables named here (oddville admin delete), or restore a backup. What is wrong:
error-backup-damaged = { $file } is damaged. Use another backup. What is wrong:
damage-entry = Table { $table }: entry { $entry } of its log is not as it was written.
damage-row = Table { $table }: its settings, its seed, its last stored position or the end of its log is not as it was written.
damage-table = Table { $table } cannot be read: { $reason }.
damage-file = The database is damaged: { $reason }.
damage-header = The first page of the file, which says what it holds, is damaged.
damage-elsewhere = The logs are intact; the damage is in a list, a flag, a code, an index or unused space.
damage-digest = It has no digest. It was cut short, or not made by: oddville backup.
