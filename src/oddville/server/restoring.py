"""A table as the store has it, brought to the rules of today."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from oddville.cards.printed import Edition
from oddville.server import entries
from oddville.server.clock import Clock, now_ms
from oddville.server.live_table import summary_of
from oddville.server.loading import change_of_rules, load_table
from oddville.server.store.protocol import Conflict, LogEntry, Store, StoredTable
from oddville.server.table import Table

Fold = Callable[[Callable[[StoredTable, Edition], Table], StoredTable, Edition], Awaitable[Table]]


async def fold_here(
    fold: Callable[[StoredTable, Edition], Table], stored: StoredTable, edition: Edition
) -> Table:
    """Fold a log at once, where nobody else waits."""
    return fold(stored, edition)


async def restore(
    store: Store,
    id_: str,
    edition_of: Callable[[str], Awaitable[Edition]],
    *,
    fold: Fold = fold_here,
    clock: Clock = now_ms,
) -> Table | None:
    """Read a table; None if there is none. A change of the rules is written down, then the table is read again."""
    while (stored := await store.load(id_)) is not None:
        table = await fold(load_table, stored, await edition_of(stored.row.edition))
        change = change_of_rules(table, stored)
        if change is None:
            return table
        await _write_change(store, table, change, clock)
    return None


async def _write_change(store: Store, table: Table, change: entries.RulesChanged, clock: Clock) -> None:
    entry = LogEntry(table.number + 1, max(clock(), table.touched_at), None, entries.encode(change))
    table.telling = False
    table.apply(entry.number, entry.at, None, change)
    with suppress(Conflict):  # another process did the same
        await store.append(table.id, [entry], summary_of(table))
