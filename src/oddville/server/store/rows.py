"""Rows of the database and what they stand for; the same for every database."""

from collections.abc import Mapping, Sequence
from typing import Any

from oddville.server.store.protocol import (
    STATUSES,
    Counts,
    ListedTable,
    LogEntry,
    NewTable,
    Place,
    Snapshot,
    StoredTable,
    Summary,
)

Row = Sequence[Any]
NEWEST: Place = (2**63 - 1, "")
"""Before the newest table."""


def check_entries(entries: Sequence[LogEntry]) -> None:
    """Entries of one request follow each other and carry different, printable keys; else the caller is at fault."""
    keys = [entry.key for entry in entries if entry.key is not None]
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))) or numbers[0] < 1:
        raise ValueError(numbers)
    if len(set(keys)) != len(keys) or not all(map(str.isprintable, keys)):
        raise ValueError(keys)


def summary_values(summary: Summary) -> dict[str, Any]:
    """A summary, by column."""
    return {
        "status": summary.status,
        "public": summary.public,
        "name": summary.name,
        "updated_at": summary.updated_at,
        "due_at": summary.due_at,
        "line": summary.line,
    }


def table_values(table: NewTable, head: int, summary: Summary) -> dict[str, Any]:
    """A table, by column."""
    return {
        "id": table.id,
        "created_at": table.created_at,
        "rules": table.rules,
        "edition": table.edition,
        "secret": table.secret,
        "settings": table.settings,
        "head": head,
        **summary_values(summary),
    }


def entry_values(table_id: str, entry: LogEntry) -> dict[str, Any]:
    """An entry, by column."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "key": entry.key,
        "body": entry.body,
    }


def snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot, by column."""
    return {
        "table_id": table_id,
        "number": snapshot.number,
        "rules": snapshot.rules,
        "body": snapshot.body,
    }


def place_values(after: Place | None) -> dict[str, Any]:
    """Where a list goes on, by column."""
    created_at, table_id = NEWEST if after is None else after
    return {"created_at": created_at, "id": table_id}


def summary_of(row: Row) -> Summary:
    """The summary in the columns `status` to `line`."""
    status, public, name, updated_at, due_at, line = row
    return Summary(status, bool(public), name, updated_at, due_at, bytes(line))


def listed_table(row: Row) -> ListedTable:
    """A row of a list."""
    return ListedTable(row[0], row[1], row[2], summary_of(row[3:9]))


def stored_table(row: Row, entries: list[LogEntry]) -> StoredTable:
    """The row of statement `table`, with its log."""
    id_, created_at, rules, edition, secret, settings = row[:6]
    number, made_by, body = row[12:15]
    return StoredTable(
        NewTable(id_, created_at, rules, edition, bytes(secret), bytes(settings)),
        entries,
        summary_of(row[6:12]),
        None if number is None else Snapshot(number, made_by, bytes(body)),
    )


def counts_of(rows: Sequence[Row]) -> Counts:
    """The rows of statement `count_tables`."""
    found: Mapping[str, int] = {status: number for status, number, _ in rows}
    return Counts({status: found.get(status, 0) for status in STATUSES}, sum(int(row[2]) for row in rows))
