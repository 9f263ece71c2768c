"""Makes a database file as an earlier version of the schema left it, with rows in every table of that version.

`python tests/server/store/old_file.py VERSION` writes `old/version_VERSION.sqlite`. Files of versions that were
released are kept and never made again: each must open for ever.
"""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from oddville.server.store.protocol import LogEntry, Snapshot, StoredEdition, StoredTable, Summary, TableRow
from oddville.server.store.session import insert_item
from oddville.server.store.sqlite import SqliteSession, run_now
from oddville.server.store.sqlite_file import APPLICATION
from oddville.server.store.statements import SQLITE, migrations, statements

FOLDER = Path(__file__).parent / "old"
TABLE = StoredTable(
    TableRow("old-table", 1_700_000_000_000, "1", "hash", b"\0secret", b"{}"),
    [LogEntry(1, 1_700_000_000_001, "key-1", b"made"), LogEntry(2, 1_700_000_000_002, None, b"\xff\0")],
    Summary("running", True, "Old table", 1_700_000_000_002, 1_700_000_009_000, b"line"),
    Snapshot(1, "1", b"folded"),
)
EDITION = StoredEdition("hash", "the text of an edition")


def make(path: Path, version: int) -> None:
    """Write a file of that version."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(statements(SQLITE)["make_versions"])
        for number, script in migrations(SQLITE):
            if number <= version:
                connection.executescript(script)
                connection.execute(statements(SQLITE)["add_version"], {"version": number})
        for item in (EDITION, TABLE):
            run_now(insert_item(SqliteSession(connection), item))


if __name__ == "__main__":
    make(FOLDER / f"version_{sys.argv[1]}.sqlite", int(sys.argv[1]))
