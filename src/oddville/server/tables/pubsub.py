"""Messages between server processes that a table has new log entries.

A message only names the table and the number of its last entry; the store holds what counts. A lost message costs time,
never a move: messages are dropped when they pile up, and after connecting every table is compared with the store.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing, suppress
from typing import Any, Protocol

import msgspec

from oddville.server.background import BackgroundTasks
from oddville.server.store.protocol import StoreError

CHANNEL = "oddville_changes"
MAX_QUEUE_SIZE = 10_000
"""Changes waiting to be sent; more are dropped."""
MAX_CHANGES_PER_MESSAGE = 100
"""Changes in one message; PostgreSQL carries at most 8,000 bytes."""
MAX_PAUSE = 2.0
"""Seconds between two tries to connect."""
Change = tuple[str, int]
"""A table's id and the number of its last entry."""
OnChange = Callable[[str, int], None]
OnGap = Callable[[], None]


class PubSub(Protocol):
    def publish(self, table_id: str, number: int) -> None:
        """Tell the other processes that this table's log goes to this number; never waits."""

    def listen(self, on_change: OnChange, on_gap: OnGap) -> None:
        """Call `on_change` for what other processes publish, `on_gap` after connecting: some may have been missed."""

    async def close(self) -> None: ...


class _Message(msgspec.Struct, array_like=True):
    origin: str
    """The process that sent it."""
    changes: list[Change]


class QueuedPubSub(ABC):
    """Sends and receives in the background, and reconnects with growing pauses."""

    connection_errors: tuple[type[Exception], ...]

    def __init__(self) -> None:
        self.dropped = 0
        self._origin = secrets.token_hex(8)
        self._queue: asyncio.Queue[Change] = asyncio.Queue(MAX_QUEUE_SIZE)
        self._unsent: list[Change] = []
        self._tasks = BackgroundTasks()
        self._tasks.start(self._repeat(self._send_all))

    def publish(self, table_id: str, number: int) -> None:
        """Queue a change; dropped when too many are waiting."""
        try:
            self._queue.put_nowait((table_id, number))
        except asyncio.QueueFull:
            self.dropped += 1

    def listen(self, on_change: OnChange, on_gap: OnGap) -> None:
        async def receive() -> None:
            async with aclosing(self._messages()) as messages:
                async for message in messages:
                    if message is None:
                        on_gap()
                    else:
                        self._dispatch(message, on_change)

        self._tasks.start(self._repeat(receive))

    async def close(self) -> None:
        """Stop at once; changes not yet sent are dropped."""
        await self._tasks.close()

    @abstractmethod
    def _messages(self) -> AsyncGenerator[bytes | None, None]:
        """Connect, then None once for being connected, then each message."""

    @abstractmethod
    async def _send_all(self) -> None:
        """Connect, then send what `_next_message` gives, until it is cancelled."""

    def _dispatch(self, text: bytes, on_change: OnChange) -> None:
        with suppress(msgspec.DecodeError):  # not from an OddVille server
            message = msgspec.json.decode(text, type=_Message)
            if message.origin != self._origin:
                for table_id, number in message.changes:
                    on_change(table_id, number)

    async def _next_message(self) -> str:
        """The changes that wait; the same once more if they were not sent."""
        if not self._unsent:
            self._unsent.append(await self._queue.get())
            while len(self._unsent) < MAX_CHANGES_PER_MESSAGE and not self._queue.empty():
                self._unsent.append(self._queue.get_nowait())
        return msgspec.json.encode(_Message(self._origin, self._unsent)).decode()

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause = 0.05
        while True:
            started = asyncio.get_running_loop().time()
            with suppress(*self.connection_errors):
                await work()
            lasted = asyncio.get_running_loop().time() - started
            pause = 0.05 if lasted > MAX_PAUSE else min(2 * pause, MAX_PAUSE)
            await asyncio.sleep(pause)


class PostgresPubSub(QueuedPubSub):
    """LISTEN and NOTIFY of the database that holds the tables."""

    def __init__(self, address: str) -> None:
        from psycopg import Error

        self.connection_errors = (Error, OSError, StoreError)
        self._address = address
        super().__init__()

    async def _messages(self) -> AsyncGenerator[bytes | None, None]:
        from oddville.server.store.postgresql_server import connect

        async with await connect(self._address) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notification in connection.notifies():
                yield notification.payload.encode()

    async def _send_all(self) -> None:
        from oddville.server.store.postgresql_server import connect

        async with await connect(self._address) as connection:
            while True:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, await self._next_message()))
                self._unsent.clear()


class RedisPubSub(QueuedPubSub):
    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.connection_errors = (RedisError, OSError)
        self._client = Redis.from_url(address, socket_connect_timeout=5)
        super().__init__()

    async def _messages(self) -> AsyncGenerator[bytes | None, None]:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "subscribe":
                    yield None
                elif message["type"] == "message":
                    yield message["data"]

    async def _send_all(self) -> None:
        while True:
            await self._client.publish(CHANNEL, await self._next_message())
            self._unsent.clear()

    async def close(self) -> None:
        """Stop at once, and disconnect."""
        await super().close()
        await self._client.aclose()

    async def ping(self) -> None:
        await self._client.ping()


async def open_pubsub(address: str | None, database: str) -> PubSub | None:
    """Connect to a `redis://` address, or else to PostgreSQL; None for a database of a single process."""
    if address is None:
        is_postgresql = database.startswith(("postgresql://", "postgres://"))
        return PostgresPubSub(database) if is_postgresql else None
    if not address.startswith(("redis://", "rediss://")):
        raise StoreError("error-redis-address", address=_host(address))
    try:
        pubsub = RedisPubSub(address)
    except ImportError:
        raise StoreError("error-extra", what="redis", extra="redis") from None
    except ValueError:
        raise StoreError("error-redis-address", address=_host(address)) from None
    try:
        await pubsub.ping()
    except pubsub.connection_errors as error:
        await pubsub.close()
        raise StoreError("error-redis-refused", address=_host(address), reason=type(error).__name__) from None
    return pubsub


def _host(address: str) -> str:
    """An address without user and password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
