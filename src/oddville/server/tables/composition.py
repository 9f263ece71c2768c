"""The parts that serve one process's tables, wired together."""

from oddville.server import wire
from oddville.server.background import BackgroundTasks
from oddville.server.clock import Clock, now_ms
from oddville.server.offload import Offload
from oddville.server.store.protocol import Store
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.creation import TableCreator
from oddville.server.tables.duplicates import Duplicates
from oddville.server.tables.edition_cache import EditionCache
from oddville.server.tables.ladders import Ladders
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.pubsub import PubSub
from oddville.server.tables.queries import Queries
from oddville.server.tables.registry import Registry
from oddville.server.tables.rematches import Rematches
from oddville.server.tables.scheduler import Scheduler
from oddville.server.tables.seats import Seats
from oddville.server.tables.sweep import Sweep
from oddville.server.tables.todays_town import TodaysTown
from oddville.server.tables.webhooks import Webhooks
from oddville.server.tables.win_chances import WinChances


class TableService:
    """Starts and closes the parts, and passes changes of tables on between them."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        pubsub: PubSub | None = None,
        webhooks: Webhooks | None = None,
        *,
        clock: Clock = now_ms,
        closed: bool = False,
    ) -> None:
        shared = pubsub is not None
        self._pubsub = pubsub
        self._tasks = BackgroundTasks()
        self._chances = WinChances(bots)
        self.store = store
        self.bots = bots
        self.webhooks = webhooks or Webhooks()
        self.offload = Offload()
        """For slow requests, such as records and replays; loading a table to play at never waits for them."""
        self.editions = EditionCache(store)
        self.scheduler = Scheduler(
            store, bots, lambda live: self.rematches.make(live), shared=shared, clock=clock
        )
        self.registry = Registry(
            store,
            self.editions,
            self.scheduler,
            on_change=self._on_change,
            on_evict=self._chances.cancel,
            clock=clock,
        )
        self.creator = TableCreator(store, self.registry, self.editions, self.offload, clock, closed)
        self.duplicates = Duplicates(store, self.registry, self.creator, clock)
        self.ladders = Ladders(store, self.registry, self.creator, self.offload, clock)
        self.rematches = Rematches(self.creator, self.ladders)
        self.seats = Seats(store, self.registry, self.webhooks, shared, clock)
        self.queries = Queries(store, self.registry, bots, self.offload)
        self.todays_town = TodaysTown(store, bots, clock)
        self.sweep = Sweep(store, self.registry, self.scheduler, shared=shared, clock=clock)

    async def start(self) -> None:
        """Listen to other processes, and take up what was due when the server last stopped."""
        if self._pubsub is not None:
            self._pubsub.listen(self._on_published, self._on_gap)
        self._tasks.start(self.sweep.run())

    async def close(self, reason: str = "restart") -> None:
        """Finish all writes, say goodbye to everybody, and stop."""
        await self._tasks.close()
        await self.scheduler.close()
        await self._chances.close()
        await self.todays_town.close()
        for live in self.registry.in_memory:
            await live.finish()
            live.send_all(wire.Goodbye(reason, again=True))
        await self.webhooks.close()
        await self.bots.close()
        if self._pubsub is not None:
            await self._pubsub.close()
        await self.store.close()

    def _on_change(self, live: LiveTable) -> None:
        if live.is_own_change and self._pubsub is not None:
            self._pubsub.publish(live.table.id, live.table.number)
        if live.is_own_change and live.table.status == "over":
            self._tasks.start(self.ladders.record(live.table))
        self._chances.update(live)
        self.webhooks.notify(live.table, is_own=live.is_own_change)

    def _on_published(self, table_id: str, number: int) -> None:
        live = self.registry.find(table_id)
        if live is not None and number > live.table.number:
            self._tasks.start(live.catch_up())

    def _on_gap(self) -> None:
        """Messages may have been lost: compare every table with the store."""
        for live in self.registry.in_memory:
            self._tasks.start(live.catch_up())
