"""Which appends are accepted: the one place that decides, for every database.

A store reads heads and keys while nobody else can write to those logs, asks here, and writes what was accepted.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from oddville.server.store.protocol import Conflict, DuplicateKey, Gone, LogEntry, Snapshot, Summary


@dataclass(slots=True, eq=False)
class Append:
    """Entries to be added to a table's log."""

    table_id: str
    entries: Sequence[LogEntry]
    summary: Summary
    snapshot: Snapshot | None

    @property
    def keys(self) -> list[tuple[str, str]]:
        """Its keys, each with the table."""
        return [(self.table_id, entry.key) for entry in self.entries if entry.key is not None]


@dataclass(slots=True)
class Logs:
    """What some logs hold, as far as appends ask about it."""

    heads: dict[str, int]
    """The last number of each table that is there."""
    keys: dict[tuple[str, str], int]
    """The number of each entry whose key is asked about."""

    def decide(self, append: Append) -> Exception | None:
        """Accept it, or say why not. A key that is known counts before a number that is taken."""
        head = self.heads.get(append.table_id)
        if head is None:
            return Gone(append.table_id)
        if known := [self.keys[key] for key in append.keys if key in self.keys]:
            return DuplicateKey(append.table_id, min(known))
        if append.entries[0].number != head + 1:
            return Conflict(append.table_id, head)
        self._add(append)
        return None

    def _add(self, append: Append) -> None:
        self.heads[append.table_id] = append.entries[-1].number
        for entry in append.entries:
            if entry.key is not None:
                self.keys[append.table_id, entry.key] = entry.number
