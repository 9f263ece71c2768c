"""A simulated server process: the real tables, scheduler, sweep, pool queue and sockets, which can be killed."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from oddville.bots import ADVISER
from oddville.games.game import Game
from oddville.server.http.addresses import Client
from oddville.server.http.middleware import RequestContext
from oddville.server.ops.limits import Limits
from oddville.server.ops.metrics import Metrics
from oddville.server.ops.service import Service
from oddville.server.ops.settings import Settings
from oddville.server.reviews.reviews import Reviews
from oddville.server.tables.bot_pool import BotAnswer, BotPool
from oddville.server.tables.composition import TableService
from oddville.server.tables.webhooks import Webhooks
from oddville.server.ws.websocket import ClientConnection
from simulation.faults import Faults
from simulation.loop import OWNER, SimulatedLoop, settle
from simulation.network import Broker, Connection, SimulatedPubSub
from simulation.store import Database, SimulatedStore

NO_LIMITS = Settings(
    requests_a_second=0,
    messages_a_second=0,
    tables_an_hour=0,
    most_sockets=0,
    most_sockets_each=0,
    most_connections_each=0,
)


class SimulatedPool:
    """Worker processes in simulated time: a function is run when the worker would answer, if it does."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    def run(self, loop: SimulatedLoop, call: Callable[[], Any]) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = loop.create_future()
        rng = self._faults.rng
        if self._faults.strikes("bots", loop.now):
            trouble = rng.choice(("crash", "hang", "fail", "slow"))
        else:
            trouble = ""
        if trouble in ("crash", "fail"):
            error = BrokenProcessPool() if trouble == "crash" else ValueError("a bot failed")
            loop.call_later(rng.uniform(0.0, 0.1), settle, answer, lambda: _raise(error))
        elif trouble != "hang":
            loop.call_later(
                rng.uniform(4.0, 30.0) if trouble else rng.uniform(0.003, 0.06), settle, answer, call
            )
        return answer

    def shutdown(self, **more: Any) -> None:
        """Nothing to stop."""


def _raise(error: Exception) -> None:
    raise error


class SimulatedBots(BotPool):
    """The server's own queue for bots, before simulated workers, which are quick and weak."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(2)
        self._faults = faults

    async def think(self, table: str, game: Game, bot: str, **more: Any) -> BotAnswer:
        return await super().think(table, game, "greedy" if bot == ADVISER else bot, **more)

    def _running_executor(self) -> Any:
        if self._executor is None:
            self._executor = SimulatedPool(self._faults)  # type: ignore[assignment]
        return self._executor


class Process:
    """One server process from its start to its end."""

    def __init__(self, loop: SimulatedLoop, database: Database, broker: Broker | None) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.connections: dict[Connection, asyncio.Task[None]] = {}
        self.alive = True
        self._loop = loop
        self._faults = database.faults
        self._ahead = 0
        self.store = SimulatedStore(database)
        token = OWNER.set(self)
        try:
            pubsub = None if broker is None else SimulatedPubSub(broker)
            self.tables = TableService(
                self.store, SimulatedBots(self._faults), pubsub, Webhooks(enabled=False), clock=self.now_ms
            )
            reviews = Reviews(self.store, clock=self.now_ms)
            self.service = Service(NO_LIMITS, Limits(NO_LIMITS), Metrics(), self.tables, reviews)
            loop.create_task(self.tables.start())
        finally:
            OWNER.reset(token)

    def now_ms(self) -> int:
        """The clock of this process, which may be wrong."""
        return 1_700_000_000_000 + int(self._loop.now * 1000) + self._ahead

    def set_clock(self, milliseconds: int) -> None:
        """Set the clock forward or back."""
        self._ahead += milliseconds

    def connect(self) -> Connection:
        """A person opens a socket."""
        connection = Connection(self._loop, self._faults)
        token = OWNER.set(self)
        try:
            task = self.connections[connection] = self._loop.create_task(self._serve(connection))
            task.add_done_callback(lambda _: self._end(connection))
        finally:
            OWNER.reset(token)
        return connection

    async def _serve(self, connection: Connection) -> None:
        scope = {"context": RequestContext(Client("127.0.0.1", False)), "abort": connection.cut}
        await ClientConnection(self.service, scope, connection.receive, connection.send).serve()

    def _end(self, connection: Connection) -> None:
        connection.cut()
        self.connections.pop(connection, None)

    async def run(self, work: Callable[[], Any]) -> Any:
        """Do something in this process, as an HTTP request would."""
        token = OWNER.set(self)
        try:
            task = self._loop.create_task(work())
        finally:
            OWNER.reset(token)
        return await task

    def kill(self) -> None:
        """End it at once, as `kill -9` does: nothing it does after this reaches anybody."""
        self.alive = False
        self.store.dead = True
        for connection in list(self.connections):
            connection.cut()
        for task in list(self.tasks):
            task.cancel()

    async def stop(self) -> None:
        """End it in good order."""
        self.alive = False
        self.service.begin_shutdown()
        await asyncio.sleep(0.1)
        await self.run(self.tables.close)
        self.kill()
