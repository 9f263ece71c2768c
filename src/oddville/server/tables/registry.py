"""The tables in this process's memory. Several processes may share a store; any of them may serve any table."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.clock import Clock
from oddville.server.offload import Offload
from oddville.server.store.protocol import Store, TableDamaged
from oddville.server.tables import tokens
from oddville.server.tables.edition_cache import EditionCache
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.loading import load
from oddville.server.tables.scheduler import Scheduler
from oddville.server.tables.table import Table

MAX_IDLE: Final = 2_000
"""How many tables that nobody watches stay in memory."""
MAX_CACHED_PLIES: Final = 100_000
"""Positions of all cached tables, about 3 KB each."""
MAX_LOADING: Final = 4
"""Tables loaded at a time: a long one delays no other."""
logger = logging.getLogger("oddville.tables")


class Registry:
    """Loads tables, keeps them in a cache, and hands what is due at them to the scheduler."""

    def __init__(
        self,
        store: Store,
        editions: EditionCache,
        scheduler: Scheduler,
        *,
        on_change: Callable[[LiveTable], None],
        on_evict: Callable[[str], None],
        clock: Clock,
    ) -> None:
        self._store = store
        self._editions = editions
        self._scheduler = scheduler
        self._on_change = on_change
        self._on_evict = on_evict
        self._clock = clock
        self._offload = Offload(MAX_LOADING)
        self._cache: dict[str, LiveTable] = {}
        """The tables that stay in memory even if nothing else refers to them."""
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """All tables in memory, also evicted ones that are still in use: never two of one id."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged: set[str] = set()
        """Tables whose stored log is not as it was written."""

    @property
    def in_memory(self) -> list[LiveTable]:
        return [live for live in self._live.values() if not live.is_gone]

    @property
    def cached(self) -> list[LiveTable]:
        """The tables that the scheduler looks after; what is due at others is found in the store."""
        return list(self._cache.values())

    def find(self, id_: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(id_)

    async def get(self, id_: str) -> LiveTable:
        if not tokens.is_id(id_):  # PostgreSQL fails on some characters
            raise OddVilleError("error-no-table", id="")
        live = self._live.get(id_)
        if live is not None and not live.is_gone:
            return self.keep(live)
        task = self._loading.get(id_)
        if task is None:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(task)

    async def _load(self, id_: str) -> LiveTable:
        try:
            table = await load(self._store, id_, self._editions.get, self._offload, self._clock)
        except TableDamaged as error:
            self._isolate(error)
            raise
        self.damaged.discard(id_)
        if table is None:
            raise OddVilleError("error-no-table", id=id_[:32])
        return self.add(table)

    def _isolate(self, error: TableDamaged) -> None:
        """Report a damaged table once; the others are not affected."""
        if error.table_id not in self.damaged:
            self.damaged.add(error.table_id)
            logger.error("table-damaged", extra={"table": error.table_id, "entry": error.entry})

    def add(self, table: Table) -> LiveTable:
        """Take in a table that was loaded or made."""
        live = self._live.get(table.id)
        if live is None or live.is_gone:
            live = self._live[table.id] = LiveTable(table, self._store, clock=self._clock)
            live.listeners.append(self._on_table_change)
        return self.keep(live)

    def _on_table_change(self, live: LiveTable) -> None:
        if live.damage is not None:
            self._isolate(live.damage)
            self.drop(live.table.id, live.damage.message)
            return
        if live.is_gone:
            self.drop(live.table.id)
            return
        self._scheduler.schedule(live)
        if not live.is_uncertain:
            self._on_change(live)

    def keep(self, live: LiveTable) -> LiveTable:
        """Put a table into the cache, and schedule what is due at it, unless it is there."""
        if live.table.id not in self._cache:
            self._cache[live.table.id] = live
            self._scheduler.schedule(live)
            self._evict_idle()
        return live

    def _evict_idle(self) -> None:
        plies = sum(live.table.ply for live in self._cache.values())
        if len(self._cache) <= MAX_IDLE and plies <= MAX_CACHED_PLIES:
            return
        for id_, live in list(self._cache.items()):
            if not live.watchers and not self._scheduler.is_busy(live) and not live.is_writing:
                self._evict(id_)
                plies -= live.table.ply
            if len(self._cache) <= MAX_IDLE * 3 // 4 and plies <= MAX_CACHED_PLIES * 3 // 4:
                return

    def _evict(self, id_: str) -> None:
        self._scheduler.cancel(id_)
        self._on_evict(id_)
        self._cache.pop(id_, None)

    def drop(self, id_: str, reason: str = "error-no-table", *, again: bool = False) -> None:
        """Remove a table from memory and disconnect its watchers; `again`: they may come back at once."""
        self._evict(id_)
        live = self._live.pop(id_, None)
        if live is not None:
            live.is_gone = True
            live.send_all(wire.Goodbye(reason, again))
            live.watchers.clear()

    async def refresh(self, id_: str) -> None:
        """Read what others did to a table, if it is in memory."""
        live = self._live.get(id_)
        if live is None:
            return
        if id_ not in await self._store.heads([id_]):
            self.drop(id_)
        else:
            await live.catch_up()

    async def delete_stale(self, id_: str, status: str, before: int) -> bool:
        """Delete a table unchanged since `before` that has this status and no watchers; whether it was deleted."""
        live = self._live.get(id_)
        if live is not None and (live.watchers or live.is_writing):
            return False
        is_deleted = await self._store.delete_stale(id_, status, before)
        if is_deleted:
            self.drop(id_)
        return is_deleted
