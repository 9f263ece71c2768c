"""Checks all tables every few seconds against the store and the schedule.

It takes up tables at which something is overdue (after a restart, or of a process that died), also those whose due
time is far ahead because the system's clock was set back, reads what
administrators' commands and other processes wrote, and checks the invariants. A table that fails holds up no other.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from oddville.games.errors import OddVilleError
from oddville.server.clock import Clock
from oddville.server.store.protocol import Store, TableDamaged
from oddville.server.tables.admin_signals import AdminSignals
from oddville.server.tables.invariants import Violation, different_from_store, unscheduled
from oddville.server.tables.registry import Registry
from oddville.server.tables.scheduler import PAUSED, Scheduler

SWEEP_SECONDS: Final = 2.0
CHECK_EVERY: Final = 5
"""Sweeps until memory is compared with the store again; processes that share one compare at every sweep."""
MAX_DUE: Final = 200
MAX_CLOCK_DIFFERENCE: Final = 60_000
"""Milliseconds by which the clocks of processes that share a store may differ."""
POSTPONE: Final = 60_000
"""Milliseconds until a table that could not be loaded is tried again; others that are due come first."""

logger = logging.getLogger("oddville.sweep")


class Sweep:
    def __init__(
        self, store: Store, registry: Registry, scheduler: Scheduler, *, shared: bool, clock: Clock
    ) -> None:
        self.repairs: Counter[str] = Counter()
        """How many violations had to be repaired, by kind."""
        self._store = store
        self._registry = registry
        self._scheduler = scheduler
        self._shared = shared
        self._clock = clock
        self._signals = AdminSignals(store, registry)
        self._rounds = 0

    async def run(self) -> None:
        """Sweep until cancelled."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        await self._guard(self._load_due)
        await self._guard(self._signals.poll)
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

    async def _load_due(self) -> None:
        now = self._clock()
        due = await self._store.due_tables(now, MAX_DUE)
        if self._rounds % CHECK_EVERY == 0:
            due += await self._store.future_tables(now + MAX_CLOCK_DIFFERENCE, PAUSED, MAX_DUE)
        for id_, due_at in due:
            try:
                live = await self._registry.get(id_)
                if self._scheduler.is_paused(live):
                    await self._scheduler.pause(live, due_at)
                else:
                    self._scheduler.schedule(live, due_at)
            except Exception as error:
                if not isinstance(error, TableDamaged):  # which was reported already
                    logger.exception("table-failed", extra={"table": id_})
                await self._store.claim(id_, due_at, now + POSTPONE)

    async def check(self) -> None:
        """Compare memory with the store and with the schedule; repair what differs."""
        before = {live: live.table.number for live in self._registry.in_memory}
        heads = await self._store.heads([live.table.id for live in before]) if before else {}
        for violation in (
            *different_from_store(before, heads),
            *unscheduled(self._registry.cached, self._scheduler),
        ):
            await self._guard(partial(self._repair, violation))

    async def _repair(self, violation: Violation) -> None:
        live, number = violation.live, violation.live.table.number
        if violation.kind == "unscheduled":
            self._scheduler.schedule(live)
        elif violation.kind == "ahead":
            self._registry.drop(live.table.id, "restart", again=True)
        else:
            await self._registry.refresh(live.table.id)
        if violation.kind == "gone" or (violation.kind == "behind" and self._shared):
            return  # an administrator deleted it; or the message of another process was lost or late
        self.repairs[violation.kind] += 1
        facts = {"table": live.table.id, "kind": violation.kind, "memory": number, "store": violation.stored}
        logger.warning("table-repaired", extra=facts)
