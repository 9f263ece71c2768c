"""Database files as earlier versions of the schema left them, with rows in every table of that version.

`python tests/server/store/old_file.py` writes `old/version_NEWEST.sqlite`, before a migration is added. Files of
versions that were released are kept and never made again: each must open for ever.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from oddville.server.store.chain import first_hash, hashes, snapshot_hash
from oddville.server.store.migrations import HASH_CHAIN
from oddville.server.store.protocol import LogEntry, Snapshot, StoredEdition, StoredTable, Summary, TableRow
from oddville.server.store.session import insert_item
from oddville.server.store.sqlite_file import APPLICATION, migrate
from oddville.server.store.sqlite_session import SqliteSession, run_now
from oddville.server.store.statements import SQLITE, newest_version

FOLDER = Path(__file__).parent / "old"
TABLE = StoredTable(
    TableRow("old-table", 1_700_000_000_000, "1", "hash", b"\0secret", b"{}"),
    [LogEntry(1, 1_700_000_000_001, "key-1", b"made"), LogEntry(2, 1_700_000_000_002, None, b"\xff\0")],
    Summary("running", True, "Old table", 1_700_000_000_002, 1_700_000_009_000, b"line"),
    Snapshot(1, "1", b"folded"),
)
EDITION = StoredEdition("hash", "the text of an edition")
ROWS: list[tuple[str, dict[str, Any]]] = [
    ("editions", asdict(EDITION)),
    ("tables", {**asdict(TABLE.row), "head": TABLE.head, **asdict(TABLE.summary)}),
    *(("entries", {"table_id": TABLE.row.id, **asdict(entry)}) for entry in TABLE.entries),
    ("snapshots", {"table_id": TABLE.row.id, **asdict(Snapshot(1, "1", b"folded"))}),
]
"""The same as rows of the first version."""


def rows(version: int) -> list[tuple[str, dict[str, Any]]]:
    """The same as rows of an earlier version."""
    if version < HASH_CHAIN:
        return ROWS
    chain = hashes(first_hash(TABLE.row), TABLE.entries)
    assert TABLE.snapshot is not None
    added = [None, chain[-1], *chain, snapshot_hash(TABLE.row.id, TABLE.snapshot)]
    return [
        (name, row if hash_ is None else {**row, "hash": hash_})
        for (name, row), hash_ in zip(ROWS, added, strict=True)
    ]


def make(path: Path, version: int) -> None:
    """Write a file of an earlier version."""
    path.write_bytes((FOLDER / f"version_{version}.sqlite").read_bytes())


def write(path: Path) -> None:
    """Write a file of the newest version."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(path, connection)
        for item in (EDITION, TABLE):
            run_now(insert_item(SqliteSession(connection), item))


if __name__ == "__main__":
    write(FOLDER / f"version_{newest_version(SQLITE)}.sqlite")
