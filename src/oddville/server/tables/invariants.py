"""What is always true of the tables in a process's memory.

1. **Memory is the store.** `live.table` is the fold of the table's log in the store up to `live.table.number`. That is
   the whole log unless a command is under way, a write failed in a way that leaves its outcome open
   (`live.is_uncertain`), or another process has written and its message is on the way.
2. **Nothing undurable is readable.** A command's events are folded into a copy, which takes the table's place after the
   store has acknowledged them; views, answers, keys of requests and messages are made from `live.table` only.
3. **Something is scheduled.** At every running table that waits for no person, and wherever the outcome of a write is
   open, the scheduler has a task, unless its bots are paused (`Scheduler.is_paused`). A table that is not in memory
   has its due time in the store, where the sweep of any process finds it.

Tests assert these after every step of a simulation. In the running server the sweep checks them every few seconds,
repairs what it finds, and reports it (`repairs` in the metrics, `table-repaired` in the log): a repair is a fault that
should be looked into, but no game stops for it.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.scheduler import Scheduler, is_due


class Violation(NamedTuple):
    """An invariant that does not hold at a table."""

    live: LiveTable
    kind: str
    """`behind`: the store has more; `ahead`: it has less; `gone`: it has no such table; `unscheduled`."""
    stored: int | None = None
    """The number of the last entry in the store."""


def different_from_store(before: Mapping[LiveTable, int], heads: Mapping[str, int]) -> list[Violation]:
    """Tables that differ from the store (invariant 1): `heads` was read after the numbers in `before`."""
    violations = []
    for live, number in before.items():
        head = heads.get(live.table.id)
        if live.is_writing or live.is_uncertain or live.is_gone:
            continue
        if head is None or head < number:
            violations.append(Violation(live, "gone" if head is None else "ahead", head))
        elif head > live.table.number:
            violations.append(Violation(live, "behind", head))
    return violations


def unscheduled(tables: Iterable[LiveTable], scheduler: Scheduler) -> list[Violation]:
    """Tables at which something is due and nothing is scheduled (invariant 3)."""
    return [
        Violation(live, "unscheduled")
        for live in tables
        if is_due(live) and not scheduler.is_scheduled(live.table.id)
    ]
