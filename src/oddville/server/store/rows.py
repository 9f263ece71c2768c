"""Conversion between rows of the database and the types of `protocol`, the same for every database."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from oddville.server.store.chain import Link, check_links, first_hash, snapshot_hash
from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import (
    STATUSES,
    Counts,
    ListedTable,
    LogEntry,
    PageCursor,
    Snapshot,
    StoredReview,
    StoredTable,
    Summary,
    TableDamaged,
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


def table_values(table: StoredTable, hash_: bytes) -> dict[str, Any]:
    return {**asdict(table.row), "head": table.head, "hash": hash_, **asdict(table.summary)}


def entry_values(table_id: str, entry: LogEntry, hash_: bytes) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(entry), "hash": hash_}


def snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(snapshot), "hash": snapshot_hash(table_id, snapshot)}


def cursor_values(after: PageCursor | None) -> dict[str, Any]:
    return dict(zip(("created_at", "id"), after or FIRST_PAGE, strict=True))


def summary_of(row: Row) -> Summary:
    """From the columns `status` to `line`."""
    status, public, name, updated_at, due_at, line = row
    return Summary(status, bool(public), name, updated_at, due_at, bytes(line))


def listed_table(row: Row) -> ListedTable:
    return ListedTable(row[0], row[1], row[2], summary_of(row[3:9]))


def stored_table(row: Row, links: Sequence[Link]) -> StoredTable:
    """From a row of statement `table`; raises `TableDamaged` unless all is as it was written."""
    id_, created_at, rules, edition, secret, settings = row[:6]
    try:
        table = TableRow(id_, created_at, rules, edition, bytes(secret), bytes(settings))
        summary, snapshot, previous = summary_of(row[6:12]), _snapshot_of(row), first_hash(table)
    except (TypeError, ValueError):  # a damaged row may hold values of other types
        raise TableDamaged(id_, 0) from None
    entries = check_links(id_, 0, previous, links)
    head, hash_ = row[12:14]
    if head != len(entries):
        raise TableDamaged(id_, len(entries) + 1)
    if hash_ != (links[-1][1] if links else previous):
        raise TableDamaged(id_, 0)
    return StoredTable(table, entries, summary, snapshot)


def _snapshot_of(row: Row) -> Snapshot | None:
    number, rules, body, hash_ = row[14:18]
    if number is None:
        return None
    snapshot = Snapshot(number, rules, bytes(body))
    if hash_ != snapshot_hash(row[0], snapshot):
        raise ValueError(number)
    return snapshot


def stored_review(row: Row) -> StoredReview:
    key, is_done, done, total, body, leased_until, asked_at = row
    return StoredReview(key, bool(is_done), done, total, bytes(body), leased_until, asked_at)


def ladder_of(row: Row) -> StoredLadder:
    id_, name, host, created_at, changed_at = row
    return StoredLadder(id_, name, bytes(host), created_at, changed_at)


def ladder_member_of(row: Row) -> StoredMember:
    ladder_id, id_, name, name_key, token, joined_at = row
    return StoredMember(ladder_id, id_, name, name_key, bytes(token), joined_at)


def ladder_game_of(row: Row) -> StoredGame:
    table_id, ladder_id, made_at, finished_at, body = row
    return StoredGame(table_id, ladder_id, made_at, finished_at, bytes(body))


def counts_of(rows: Sequence[Row]) -> Counts:
    """From the rows of statement `count_tables`."""
    tables = {status: number for status, number, _ in rows}
    return Counts({status: tables.get(status, 0) for status in STATUSES}, sum(int(row[2]) for row in rows))
