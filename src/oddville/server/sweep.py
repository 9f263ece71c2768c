"""Looks at all tables every few seconds, so that none is left alone.

It takes up tables at which something is overdue (after a restart, or of a process that died), hears what
administrators' commands and other processes did, and checks the invariants. A table that fails holds up no other.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from oddville.games.errors import OddVilleError
from oddville.server.clock import Clock
from oddville.server.invariants import Violation, out_of_step, unscheduled
from oddville.server.marks import Marks
from oddville.server.scheduler import Scheduler

if TYPE_CHECKING:
    from oddville.server.tables import Tables

SWEEP_SECONDS: Final = 2.0
CHECK_EVERY: Final = 5
"""Sweeps until memory is compared with the store again; processes that share one compare at every sweep."""
MOST_DUE: Final = 200
POSTPONE: Final = 60_000
"""Milliseconds until a table that could not be loaded is tried again; others that are due come first."""

logger = logging.getLogger("oddville.sweep")


class Sweep:
    """The sweep of one process."""

    def __init__(self, tables: "Tables", scheduler: Scheduler, *, shared: bool, clock: Clock) -> None:
        self.repairs: Counter[str] = Counter()
        """What had to be repaired, by kind."""
        self._tables = tables
        self._scheduler = scheduler
        self._shared = shared
        self._clock = clock
        self._marks = Marks()
        self._rounds = 0

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Look at everything once."""
        await self._guard(self._take_up_due)
        await self._guard(lambda: self._marks.look(self._tables))
        if self._shared or self._rounds % CHECK_EVERY == 0:
            await self._guard(self.check)
        self._rounds += 1

    async def _guard(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except OddVilleError as error:  # the store is away for now
            logger.warning("sweep-interrupted", extra={"error": error.message})
        except Exception:
            logger.exception("sweep-failed")

    async def _take_up_due(self) -> None:
        now = self._clock()
        for id_, due_at in await self._tables.store.due(now, MOST_DUE):
            try:
                self._scheduler.look(await self._tables.get(id_), due_at)
            except Exception:
                logger.exception("table-failed", extra={"table": id_})
                await self._tables.store.claim(id_, due_at, now + POSTPONE)

    async def check(self) -> None:
        """Compare memory with the store and with what is scheduled; repair what differs."""
        before = {live: live.table.number for live in self._tables.in_memory}
        heads = await self._tables.store.heads([live.table.id for live in before]) if before else {}
        for violation in (*out_of_step(before, heads), *unscheduled(self._tables.cached, self._scheduler)):
            await self._guard(partial(self._repair, violation))

    async def _repair(self, found: Violation) -> None:
        live, number = found.live, found.live.table.number
        if found.kind == "unscheduled":
            self._scheduler.look(live)
        elif found.kind == "ahead":
            self._tables.reload(live.table.id)
        else:
            await self._tables.refresh(live.table.id)
        if found.kind == "gone" or (found.kind == "behind" and self._shared):
            return  # an administrator deleted it; or the message of another process was lost or late
        self.repairs[found.kind] += 1
        facts = {"table": live.table.id, "kind": found.kind, "memory": number, "store": found.stored}
        logger.warning("table-repaired", extra=facts)
