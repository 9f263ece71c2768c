"""Messages between server processes; losing one is harmless."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest
from redis.asyncio import Redis

from oddville.server.store.protocol import StoreError
from oddville.server.tables import pubsub
from oddville.server.tables.pubsub import CHANNEL, PostgresPubSub, PubSub, RedisPubSub, open_pubsub
from services import PostgresServer, RedisServer, Service, free_port
from waiting import wait_until_async


@pytest.fixture(params=["postgresql", "redis"])
def service(request: pytest.FixtureRequest) -> Service:
    result: Service = request.getfixturevalue(f"{request.param}_server")
    return result


async def pubsub_of(service: Service) -> PubSub:
    """The publish-subscribe of a service."""
    is_postgresql = isinstance(service, PostgresServer)
    result = await open_pubsub(
        None if is_postgresql else service.url, service.url if is_postgresql else "a.db"
    )
    assert result is not None
    return result


class Listener:
    """Collects the messages it receives."""

    def __init__(self, pubsub: PubSub) -> None:
        self.heard: list[tuple[str, int]] = []
        self.gaps = 0
        pubsub.listen(lambda table_id, number: self.heard.append((table_id, number)), self.on_gap)

    def on_gap(self) -> None:
        """Something may have been missed."""
        self.gaps += 1


@asynccontextmanager
async def two(service: Service) -> AsyncIterator[tuple[PubSub, Listener, Listener]]:
    """Two processes: the sender, what it receives itself, and what the other receives."""
    one, other = await pubsub_of(service), await pubsub_of(service)
    own, far = Listener(one), Listener(other)
    try:
        await wait_until_async(lambda: own.gaps > 0 and far.gaps > 0)
        yield one, own, far
    finally:
        await one.close()
        await other.close()


async def test_a_message_reaches_the_other_process_only(service: Service) -> None:
    async with two(service) as (one, own, far):
        for number in range(1, 501):
            one.publish("table", number)
        await wait_until_async(lambda: len(far.heard) == 500)
        assert far.heard == [("table", number) for number in range(1, 501)]
        assert own.heard == []


async def test_invalid_messages_are_ignored(service: Service) -> None:
    async with two(service) as (one, _, far):
        for text in ("", "{}", "[1]", '["x", [["t"]]]'):
            if isinstance(service, RedisServer):
                async with Redis.from_url(service.url) as client:
                    await client.publish(CHANNEL, text)
            else:
                with psycopg.connect(service.url, autocommit=True) as connection:
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        one.publish("table", 1)
        await wait_until_async(lambda: far.heard == [("table", 1)])


async def test_messages_continue_after_a_restart_of_the_broker(service: Service) -> None:
    async with two(service) as (one, _, far):
        before = far.gaps
        ending = signal.SIGQUIT if isinstance(service, PostgresServer) else signal.SIGKILL
        await asyncio.to_thread(service.stop, ending)
        one.publish("meanwhile", 1)
        await asyncio.to_thread(service.start)
        await wait_until_async(lambda: far.gaps > before)
        one.publish("after", 2)
        await wait_until_async(lambda: ("after", 2) in far.heard)


async def test_publishing_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pubsub, "MAX_QUEUE_SIZE", 10)
    nowhere = PostgresPubSub(f"postgresql://nobody@127.0.0.1:{free_port()}/none")
    for number in range(25):
        nowhere.publish("table", number)
    assert nowhere.dropped == 15
    await nowhere.close()


async def test_the_backend_is_chosen_by_address(redis_url: str) -> None:
    assert await open_pubsub(None, "tables.db") is None
    redis = await open_pubsub(redis_url, "tables.db")
    assert isinstance(redis, RedisPubSub)
    await redis.close()
    for address, message in (
        ("http://me:secret@host", "error-redis-address"),
        (f"redis://:secret@127.0.0.1:{free_port()}/0", "error-redis-refused"),
    ):
        with pytest.raises(StoreError) as caught:
            await open_pubsub(address, "tables.db")
        assert caught.value.message == message
        assert "secret" not in str(caught.value)
