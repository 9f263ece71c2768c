"""Conversion between rows of the database and the types of `protocol`, the same for every database."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from oddville.server.store.protocol import (
    STATUSES,
    Counts,
    ListedTable,
    LogEntry,
    PageCursor,
    Snapshot,
    StoredTable,
    Summary,
    TableRow,
)

Row = Sequence[Any]
FIRST_PAGE: PageCursor = (2**63 - 1, "")


def check_entries(entries: Sequence[LogEntry]) -> None:
    """Raise `ValueError` unless the numbers are consecutive and the keys distinct and printable."""
    keys = [entry.key for entry in entries if entry.key is not None]
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))) or numbers[0] < 1:
        raise ValueError(numbers)
    if len(set(keys)) != len(keys) or not all(map(str.isprintable, keys)):
        raise ValueError(keys)


def table_values(table: StoredTable) -> dict[str, Any]:
    return {**asdict(table.row), "head": table.head, **asdict(table.summary)}


def values_at(table_id: str, item: LogEntry | Snapshot) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(item)}


def cursor_values(after: PageCursor | None) -> dict[str, Any]:
    return dict(zip(("created_at", "id"), after or FIRST_PAGE, strict=True))


def summary_of(row: Row) -> Summary:
    """From the columns `status` to `line`."""
    status, public, name, updated_at, due_at, line = row
    return Summary(status, bool(public), name, updated_at, due_at, bytes(line))


def listed_table(row: Row) -> ListedTable:
    return ListedTable(row[0], row[1], row[2], summary_of(row[3:9]))


def stored_table(row: Row, entries: list[LogEntry]) -> StoredTable:
    """From a row of statement `table`."""
    id_, created_at, rules, edition, secret, settings = row[:6]
    number, snapshot_rules, body = row[12:15]
    return StoredTable(
        TableRow(id_, created_at, rules, edition, bytes(secret), bytes(settings)),
        entries,
        summary_of(row[6:12]),
        None if number is None else Snapshot(number, snapshot_rules, bytes(body)),
    )


def counts_of(rows: Sequence[Row]) -> Counts:
    """From the rows of statement `count_tables`."""
    found = {status: number for status, number, _ in rows}
    return Counts({status: found.get(status, 0) for status in STATUSES}, sum(int(row[2]) for row in rows))
