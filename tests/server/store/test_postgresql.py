"""PostgreSQL only: several processes, a server that is away, lost answers, wrong addresses."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import psycopg
import pytest

from oddville.server.store import postgresql_server as server
from oddville.server.store.opening import open_store
from oddville.server.store.postgresql import PostgresStore
from oddville.server.store.postgresql_server import connect
from oddville.server.store.protocol import Conflict, DuplicateKey, StoreError, StoreUnavailable
from oddville.server.store.statements import POSTGRESQL, migrations, newest_version
from services import PostgresServer, free_port
from stores import entry, make_table, open_for_test, outcome, summary, table
from waiting import TIMEOUT_SECONDS, wait_until, wait_until_async

from .old_file import TABLE, rows

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def address(postgresql_server: PostgresServer) -> str:
    return postgresql_server.new_schema()


async def open_error(address: str) -> str:
    """The error of opening an address; checks that it contains no password."""
    with pytest.raises(StoreError) as caught:
        await open_store(address)
    assert "secret" not in str(caught.value)
    assert "secret" not in repr(caught.value)
    return caught.value.message


async def test_wrong_addresses_are_refused_with_the_cause(postgresql_server: PostgresServer) -> None:
    at = f"127.0.0.1:{postgresql_server.port}"
    with psycopg.connect(postgresql_server.url, autocommit=True) as connection:
        connection.execute("CREATE ROLE guest LOGIN PASSWORD 'right'")
    assert await open_error(f"postgresql://guest:secret@{at}/postgres") == "error-store-password"
    assert await open_error(f"postgresql://guest@{at}/postgres") == "error-store-password"
    assert await open_error(f"postgresql://guest:right@{at}/postgres") == "error-store-forbidden"
    assert (
        await open_error(f"postgresql://{postgresql_server.name}:secret@{at}/none") == "error-store-unknown"
    )
    assert await open_error(f"postgresql://a:secret@127.0.0.1:{free_port()}/b") == "error-store-refused"
    assert await open_error(f"postgresql://a:secret@{at}/b?colour=red") == "error-store-address"


async def test_a_server_without_fsync_is_refused(postgresql_server: PostgresServer, address: str) -> None:
    try:
        change(postgresql_server, "ALTER SYSTEM SET fsync = off", "off")
        assert await open_error(address) == "error-store-fsync"
    finally:
        change(postgresql_server, "ALTER SYSTEM RESET fsync", "on")


def change(server: PostgresServer, statement: str, fsync: str) -> None:
    """Change a setting, and wait until new connections have it."""
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(statement)
        connection.execute("SELECT pg_reload_conf()")
    wait_until(lambda: shown(server, "SHOW fsync") == fsync)


def shown(server: PostgresServer, statement: str) -> object:
    """The result on a new connection."""
    with psycopg.connect(server.url) as connection:
        row = connection.execute(statement).fetchone()
    return row and row[0]


async def test_a_database_without_an_encoding_can_be_used(postgresql_server: PostgresServer) -> None:
    """The default of PostgreSQL without a locale."""
    with psycopg.connect(postgresql_server.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0")
    async with open_for_test(postgresql_server.url.rpartition("/")[0] + "/plain") as store:
        await make_table(store)
        assert [one.summary for one in await store.public_tables(None, 2)] == [summary()]


async def test_commits_are_synchronous_whatever_the_server_default(address: str) -> None:
    lazy = address.replace("options=", "options=-csynchronous_commit%3Doff%20")
    async with await connect(lazy) as connection:
        for setting, value in (("synchronous_commit", "on"), ("search_path", lazy.rpartition("%3D")[2])):
            assert await (await connection.execute(f"SHOW {setting}")).fetchone() == (value,)


async def test_processes_can_start_at_once_on_an_empty_database(address: str) -> None:
    stores = await asyncio.gather(*(open_store(address) for _ in range(5)))
    await make_table(stores[0])
    assert (await stores[4].counts()).entries == 1
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.parametrize("version", range(1, newest_version(POSTGRESQL)))
async def test_a_database_of_an_earlier_version_is_migrated(address: str, version: int) -> None:
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute("CREATE TABLE schema_version (version integer)")
        for number, script in migrations(POSTGRESQL)[:version]:
            await connection.execute(script)
            await connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
        for name, row in rows(version):
            marks = ", ".join(["%s"] * len(row))
            await connection.execute(
                f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})", [*row.values()]
            )
    async with open_for_test(address) as store:
        assert await store.load("old-table") == TABLE
        assert await store.flags() == []


async def test_a_newer_database_is_refused(address: str) -> None:
    async with open_for_test(address):
        pass
    with psycopg.connect(address) as connection:
        connection.execute("INSERT INTO schema_version VALUES (999)")
    assert await open_error(address) == "error-store-newer"


async def test_concurrent_processes_do_not_deadlock(address: str) -> None:
    stores = [await open_store(address) for _ in range(3)]
    for i in range(10):
        await make_table(stores[0], f"t{i}", entries=0)

    async def player(store_number: int, name: int) -> int:
        won = 0
        for number in range(1, 6):
            for i in sorted(range(10), key=lambda i: (i * 7 + name) % 10):
                key = f"{store_number}-{name}-{number}"
                result = await outcome(stores[store_number].append(f"t{i}", [entry(number, key)], summary()))
                won += result is None
                assert result is None or isinstance(result, Conflict), result
        return won

    won = await asyncio.gather(*(player(s, name) for s in range(3) for name in range(4)))
    assert sum(won) == 50
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.parametrize(("key", "error"), [("key", DuplicateKey("t", 2)), ("other", Conflict("t", 2))])
async def test_the_second_append_waits_for_the_first_and_conflicts(
    address: str, postgresql_server: PostgresServer, key: str, error: Exception
) -> None:
    async with open_for_test(address) as store:
        await make_table(store)
        async with await psycopg.AsyncConnection.connect(address) as other:
            await other.execute("SELECT FROM tables WHERE id = 't' FOR UPDATE")
            await other.execute("INSERT INTO entries VALUES ('t', 2, 0, 'key', '')")
            await other.execute("UPDATE tables SET head = 2 WHERE id = 't'")
            waiting = asyncio.create_task(outcome(store.append("t", [entry(2, key)], summary())))
            await asyncio.to_thread(wait_until, lambda: shown(postgresql_server, WAITING) == 1)
            assert not waiting.done()
            await other.commit()
        result = await waiting
        assert (type(result), result.args) == (type(error), error.args)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
async def test_a_restart_of_the_database_loses_nothing(
    address: str, postgresql_server: PostgresServer, ending: signal.Signals
) -> None:
    store = await PostgresStore.open(address, retry_seconds=TIMEOUT_SECONDS)
    for i in range(20):
        await make_table(store, f"t{i}", entries=0)
    stop, reached = asyncio.Event(), [0] * 20

    async def play(i: int) -> None:
        while not stop.is_set():
            await store.append(f"t{i}", [entry(reached[i] + 1), entry(reached[i] + 2)], summary())
            reached[i] += 2

    players = [asyncio.create_task(play(i)) for i in range(20)]
    await wait_until_async(lambda: min(reached) > 4)
    await asyncio.to_thread(postgresql_server.stop, ending)
    with pytest.raises(StoreUnavailable, match="does not respond"):
        await store.ping()
    loading = asyncio.create_task(store.load("t0"))
    making = asyncio.create_task(make_table(store, "new"))
    before = list(reached)
    await asyncio.to_thread(postgresql_server.start)
    await wait_until_async(lambda: all(now > then for now, then in zip(reached, before, strict=True)))
    assert await loading is not None
    await making
    stop.set()
    await asyncio.gather(*players)
    for i, number in enumerate(reached):
        numbers = [e.number for e in await store.entries_after(f"t{i}", 0)]
        assert numbers == list(range(1, number + 1))
    await store.close()


async def test_a_server_that_stays_away_is_unavailable_after_the_retries(
    address: str, postgresql_server: PostgresServer
) -> None:
    store = await PostgresStore.open(address, retry_seconds=0.3)
    await make_table(store)
    await asyncio.to_thread(postgresql_server.stop, signal.SIGQUIT)
    try:
        with pytest.raises(StoreUnavailable, match="does not respond"):
            await store.append("t", [entry(2)], summary())
    finally:
        await asyncio.to_thread(postgresql_server.start)
    while isinstance(await outcome(store.append("t", [entry(2)], summary())), StoreUnavailable):
        pass  # on a busy machine it may take longer than this patience to come in again
    assert await store.entries_after("t", 1) == [entry(2)]
    await store.close()


class Proxy:
    """A proxy that can drop the answer to a commit and cut the connection."""

    def __init__(self) -> None:
        self.cutting = b""
        self.cuts = 0
        self.answers = asyncio.Event()
        """Cleared while the database is frozen."""
        self.answers.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            back = asyncio.create_task(self._carry(far_reader, writer))
            while data := await reader.read(65536):
                if self.cutting and self.cutting in data:
                    self.cutting = b""
                    self.cuts += 1
                    back.cancel()  # the server's answer goes nowhere
                    await asyncio.gather(back, return_exceptions=True)
                    far_writer.write(data)
                    await far_writer.drain()
                    await far_reader.read(1)
                    break
                far_writer.write(data)
                await far_writer.drain()
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
        finally:
            writer.close()
            far_writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.answers.wait()
            writer.write(data)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def through_proxy(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """The same database, behind a proxy."""
    proxy, port = Proxy(), urlsplit(address).port
    assert port is not None
    server = await asyncio.start_server(lambda r, w: proxy.serve(r, w, port), "127.0.0.1", 0)
    try:
        near = server.sockets[0].getsockname()[1]
        yield proxy, address.replace(f":{port}/", f":{near}/")
    finally:
        server.close()
        await server.wait_closed()


async def test_a_commit_whose_answer_was_lost_is_recognized(address: str) -> None:
    async with through_proxy(address) as (proxy, behind), open_for_test(behind) as store:
        await make_table(store)
        await store.append("t", [entry(2)], summary())
        proxy.cutting = b"COMMIT"
        await store.append("t", [entry(3), entry(4, "key")], summary("over"))
        assert proxy.cuts == 1
        stored = await store.load("t")
        assert stored is not None
        assert stored.entries[1:] == [entry(2), entry(3), entry(4, "key")]
        with pytest.raises(DuplicateKey):
            await store.append("t", [entry(5, "key")], summary())


async def test_an_append_cut_off_before_its_commit_is_retried(address: str) -> None:
    async with through_proxy(address) as (proxy, behind), open_for_test(behind) as store:
        await make_table(store)
        await store.append("t", [entry(2)], summary())
        proxy.cutting = b"BEGIN"
        await asyncio.gather(
            store.append("t", [entry(3, "a")], summary()), store.append("t", [entry(4, "b")], summary())
        )
        assert proxy.cuts == 1
        assert await store.entries_after("t", 2) == [entry(3, "a"), entry(4, "b")]


async def test_a_creation_whose_answer_was_lost_is_done_once(address: str) -> None:
    async with through_proxy(address) as (proxy, behind), open_for_test(behind) as store:
        proxy.cutting = b"COMMIT"
        await make_table(store)
        assert proxy.cuts == 1
        with pytest.raises(Conflict):
            await store.create(table(), [entry(1)], summary())


async def test_a_frozen_database_is_unavailable_and_then_continues(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after SIGSTOP: connections stay open, and nothing is answered."""
    monkeypatch.setattr(server, "ANSWER_SECONDS", 0.3)
    async with through_proxy(address) as (proxy, behind):
        store = await PostgresStore.open(behind, retry_seconds=0.5)
        await make_table(store)
        await store.append("t", [entry(2)], summary())
        proxy.answers.clear()
        for call in (store.append("t", [entry(3, "key")], summary()), store.load("t"), store.ping()):
            with pytest.raises(StoreUnavailable, match="does not respond"):
                await call
        proxy.answers.set()
        while isinstance(await outcome(store.ping()), StoreUnavailable):
            pass
        assert isinstance(await outcome(store.append("t", [entry(3, "key")], summary())), DuplicateKey | None)
        assert await store.entries_after("t", 2) == [entry(3, "key")]
        await store.close()


async def test_no_statement_for_players_runs_without_a_limit(address: str) -> None:
    store = await PostgresStore.open(address)
    async with store._pool.connection() as connection:
        row = await (await connection.execute("SHOW statement_timeout")).fetchone()
    await store.close()
    assert row == ("8s",)
