### Where the server keeps its tables.

error-store-address = "{ $address }" is no address of a database. Name a file, sqlite:///FILE, or postgresql://USER@HOST/DATABASE.
error-store-full = The disk is full: nothing more can be written to { $file }. Nothing that was confirmed is lost. Make room; play then goes on by itself.
error-store-busy = { $file } is being written to by another program. Try again.
error-store-disk = { $file } cannot be written: { $reason }. Nothing that was confirmed is lost.
error-store-closed = The server is shutting down. Connect again in a moment.
error-store-no-database = { $file } is no SQLite database, or is damaged. Name another file, or restore a backup: oddville restore.
error-store-foreign = { $file } is the database of another program. Name another file.
error-store-missing = There is no database { $file }. Name the one that the server was started with.
error-store-in-use = { $file } is in use by another server. Stop that one, name another file, or let several servers share a PostgreSQL database.
error-store-newer = { $file } was written by a newer OddVille (version { $version } of its tables; this one knows { $known }). Install the newer OddVille.
error-store-pragma = { $file } does not support { $pragma }, which OddVille needs to lose nothing. Keep it on a disk of this machine, not on a network drive.
error-store-sqlite = SQLite { $version } is too old: OddVille needs 3.37 or newer. Use a newer Python.
error-store-not-empty = { $store } is not empty. Name an empty one, or say that what it holds is to be replaced.
error-store-away = The database { $store } does not answer. Nothing that was confirmed is lost. Start it; play then goes on by itself.
error-store-refused = No PostgreSQL server answers at { $store }. Start it, or correct host and port.
error-store-password = { $store } does not let this user in. Check user and password; a password may be given in PGPASSWORD or ~/.pgpass.
error-store-unknown = { $store }: there is no such database or user. Make them by: createuser, createdb.
error-store-forbidden = { $store }: this user may not make tables there. Let it own the database.
error-store-fsync = { $store } runs with fsync off, so a power cut would lose moves. Set fsync = on in postgresql.conf.

error-hints-address = "{ $address }" is no address of a Redis server. Write it as redis://HOST:PORT/0.
error-hints-refused = Redis at { $address } cannot be used ({ $reason }). Start it, or correct host, port and password.

error-backup-exists = { $file } is there already. Name a new file, or say that it is to be replaced.
error-backup-source = There is no backup { $file }.
error-backup-damaged = { $file } is damaged ({ $reason }). Use another backup.
