"""The hash chain of a table's log: a changed, missing, added or swapped entry does not go unnoticed.

The chain begins with a hash of the table's row, with its id. The hash of each entry covers the hash before it and all
that the entry holds, so it covers the table and the whole log up to there. The table's row repeats the last one.
"""

import json
from collections.abc import Sequence
from hashlib import sha256

from oddville.server.store.protocol import LogEntry, Snapshot, TableDamaged, TableRow

Link = tuple[LogEntry, bytes]
"""An entry and its stored hash."""


def first_hash(row: TableRow) -> bytes:
    """The hash before the first entry."""
    fields = [
        row.id,
        row.created_at,
        row.rules,
        row.edition,
        bytes(row.secret).hex(),
        bytes(row.settings).hex(),
    ]
    return sha256(json.dumps(fields).encode()).digest()


def next_hash(previous: bytes, entry: LogEntry) -> bytes:
    # a key is printable, so it contains no line feed
    key = "" if entry.key is None else f" {entry.key}"
    return sha256(b"%b%d %d%b\n%b" % (previous, entry.number, entry.at, key.encode(), entry.body)).digest()


def hashes(previous: bytes, entries: Sequence[LogEntry]) -> list[bytes]:
    """The hashes of consecutive entries."""
    chain = []
    for entry in entries:
        chain.append(previous := next_hash(previous, entry))
    return chain


def snapshot_hash(table_id: str, snapshot: Snapshot) -> bytes:
    fields = json.dumps([table_id, snapshot.number, snapshot.rules]).encode()
    return sha256(b"%b\n%b" % (fields, snapshot.body)).digest()


def check_links(table_id: str, number: int, previous: bytes, links: Sequence[Link]) -> list[LogEntry]:
    """The entries after `number`, whose hash is `previous`; raises `TableDamaged` with the first that is wrong."""
    for entry, stored_hash in links:
        number += 1
        if entry.number != number:
            raise TableDamaged(table_id, number)
        try:
            previous = next_hash(previous, entry)
        except (TypeError, ValueError):  # a damaged row may hold a value of another type
            raise TableDamaged(table_id, number) from None
        if previous != stored_hash:
            raise TableDamaged(table_id, number)
    return [entry for entry, _ in links]
