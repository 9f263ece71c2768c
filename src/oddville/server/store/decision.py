"""Which appends are accepted: the same decision for every database.

A store reads heads and keys while no one else can write to those logs, decides here, and writes the accepted appends.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from oddville.server.store.chain import hashes
from oddville.server.store.protocol import (
    Conflict,
    DuplicateKey,
    LogEntry,
    Snapshot,
    Summary,
    TableNotFound,
)


@dataclass(slots=True, eq=False)
class Append:
    """A request to add entries to a table's log."""

    table_id: str
    entries: Sequence[LogEntry]
    summary: Summary
    snapshot: Snapshot | None
    hashes: list[bytes] = field(default_factory=list)
    """Of the entries, once the append is accepted."""

    @property
    def keys(self) -> list[tuple[str, str]]:
        """Pairs of table and key."""
        return [(self.table_id, entry.key) for entry in self.entries if entry.key is not None]


class Head(NamedTuple):
    """The end of a log."""

    number: int
    hash: bytes


@dataclass(slots=True)
class LogState:
    """The part of some logs that appends depend on."""

    heads: dict[str, Head]
    """Of each table that exists."""
    keys: dict[tuple[str, str], int]
    """The entry numbers of the keys in question."""

    def decide(self, append: Append) -> Exception | None:
        """Accept an append, or return the error. A known key takes precedence over a wrong number."""
        head = self.heads.get(append.table_id)
        if head is None:
            return TableNotFound(append.table_id)
        if numbers := [self.keys[key] for key in append.keys if key in self.keys]:
            return DuplicateKey(append.table_id, min(numbers))
        if append.entries[0].number != head.number + 1:
            return Conflict(append.table_id, head.number)
        self._add(append, head)
        return None

    def _add(self, append: Append, head: Head) -> None:
        append.hashes = hashes(head.hash, append.entries)
        self.heads[append.table_id] = Head(append.entries[-1].number, append.hashes[-1])
        for entry in append.entries:
            if entry.key is not None:
                self.keys[append.table_id, entry.key] = entry.number


def settle(future: "asyncio.Future[Any]", outcome: Any) -> None:
    """Give a caller its result or exception, unless it was cancelled; the write stands either way."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
