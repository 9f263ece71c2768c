"""Telling other server processes that a table has new entries.

A hint says no more than *look*: which table, up to which number. What counts is in the store. So a lost hint costs
time, never a move: hints are dropped when they pile up, and who has just connected is told to look at everything.
"""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from typing import Any, Protocol

import msgspec

from oddville.server.store.protocol import StoreError

CHANNEL = "oddville_hints"
LARGEST_QUEUE = 10_000
"""Hints waiting to be sent; more are dropped."""
LARGEST_MESSAGE = 100
"""Hints of one message; PostgreSQL carries at most 8,000 bytes."""
LONGEST_PAUSE = 2.0
"""Seconds between two tries to connect."""
Hint = tuple[str, int]
OnHint = Callable[[str, int], None]
OnGap = Callable[[], None]


class Hints(Protocol):
    """How processes tell each other of new entries."""

    def publish(self, table_id: str, number: int) -> None:
        """Tell the other processes that this table's log goes to this number; never waits."""

    def listen(self, on_hint: OnHint, on_gap: OnGap) -> None:
        """Call `on_hint` for what other processes publish, `on_gap` after connecting: some may have been missed."""

    async def close(self) -> None:
        """Stop."""


class NoHints:
    """For a single process: there is nobody to tell."""

    def publish(self, table_id: str, number: int) -> None:
        """Tell nobody."""

    def listen(self, on_hint: OnHint, on_gap: OnGap) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Nothing to stop."""


class _Message(msgspec.Struct, array_like=True):
    origin: str
    """The process that sent it, which need not be told."""
    hints: list[Hint]


class _Relay(ABC):
    """Sends and receives in the background, and connects again by itself, ever more slowly."""

    trouble: tuple[type[Exception], ...]
    """What a broken connection raises."""

    def __init__(self) -> None:
        self.dropped = 0
        self._origin = secrets.token_hex(8)
        self._waiting: asyncio.Queue[Hint] = asyncio.Queue(LARGEST_QUEUE)
        self._unsent: list[Hint] = []
        self._tasks: list[asyncio.Task[None]] = [asyncio.create_task(self._again_and_again(self._send_all))]

    def publish(self, table_id: str, number: int) -> None:
        """Tell the other processes; dropped when too many are waiting."""
        try:
            self._waiting.put_nowait((table_id, number))
        except asyncio.QueueFull:
            self.dropped += 1

    def listen(self, on_hint: OnHint, on_gap: OnGap) -> None:
        """Call back for what other processes publish."""

        async def receive() -> None:
            async with aclosing(self._received()) as texts:
                async for text in texts:
                    if text is None:
                        on_gap()
                    else:
                        self._tell(text, on_hint)

        self._tasks.append(asyncio.create_task(self._again_and_again(receive)))

    async def close(self) -> None:
        """Stop at once; hints not yet sent are dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @abstractmethod
    def _received(self) -> AsyncGenerator[bytes | None, None]:
        """Connect, then None once for being connected, then each message."""

    @abstractmethod
    async def _send_all(self) -> None:
        """Connect, then send what `_next_message` gives, for ever."""

    def _tell(self, text: bytes, on_hint: OnHint) -> None:
        with suppress(msgspec.DecodeError):  # not from one of us
            message = msgspec.json.decode(text, type=_Message)
            if message.origin != self._origin:
                for table_id, number in message.hints:
                    on_hint(table_id, number)

    async def _next_message(self) -> str:
        """What is waiting; the same once more if it was not sent."""
        if not self._unsent:
            self._unsent.append(await self._waiting.get())
            while len(self._unsent) < LARGEST_MESSAGE and not self._waiting.empty():
                self._unsent.append(self._waiting.get_nowait())
        return msgspec.json.encode(_Message(self._origin, self._unsent)).decode()

    async def _again_and_again(self, work: Callable[[], Any]) -> None:
        pause = 0.05
        while True:
            started = asyncio.get_running_loop().time()
            with suppress(*self.trouble):
                await work()
            lasted = asyncio.get_running_loop().time() - started
            pause = 0.05 if lasted > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)


class PostgresHints(_Relay):
    """Hints over LISTEN and NOTIFY of the database that holds the tables."""

    def __init__(self, address: str) -> None:
        from psycopg import Error

        self.trouble = (Error, OSError, StoreError)
        self._address = address
        super().__init__()

    async def _received(self) -> AsyncGenerator[bytes | None, None]:
        from oddville.server.store.postgresql_server import connect

        async with await connect(self._address) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notice in connection.notifies():
                yield notice.payload.encode()

    async def _send_all(self) -> None:
        from oddville.server.store.postgresql_server import connect

        async with await connect(self._address) as connection:
            while True:
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, await self._next_message()))
                self._unsent.clear()


class RedisHints(_Relay):
    """Hints over Redis."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.trouble = (RedisError, OSError)
        self._client = Redis.from_url(address, socket_connect_timeout=5)
        super().__init__()

    async def _received(self) -> AsyncGenerator[bytes | None, None]:
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
        """Return if Redis answers."""
        await self._client.ping()


async def open_hints(address: str | None, database: str) -> Hints:
    """The hints at a `redis://` address; without one, those that the database itself offers."""
    if address is None:
        return PostgresHints(database) if database.startswith(("postgresql://", "postgres://")) else NoHints()
    if not address.startswith(("redis://", "rediss://")):
        raise StoreError("error-hints-address", address=_host(address))
    try:
        hints = RedisHints(address)
    except ImportError:
        raise StoreError("error-extra", what="redis", extra="redis") from None
    except ValueError:
        raise StoreError("error-hints-address", address=_host(address)) from None
    try:
        await hints.ping()
    except hints.trouble as error:
        await hints.close()
        raise StoreError("error-hints-refused", address=_host(address), reason=type(error).__name__) from None
    return hints


def _host(address: str) -> str:
    """An address without user and password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
