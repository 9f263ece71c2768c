"""Clients that do not read cost little memory, are disconnected, and hold up nobody."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response

from oddville.server import wire
from oddville.server.http import protocols
from oddville.server.ops import limits
from oddville.server.ops.answer_cache import AnswerCache
from oddville.server.tables import queries
from oddville.server.tables.replays import replay_of
from oddville.server.ws.websocket import ClientConnection
from server.serving import HERE, SECONDS, TestServer, run_server
from waiting import wait_until


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestServer]:
    monkeypatch.setattr(protocols, "DRAIN_SECONDS", 0.3)
    with run_server(tmp_path, tables_an_hour=0) as server:
        yield server


def unread(server: TestServer, path: str) -> socket.socket:
    """A connection that asks and does not read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
    return raw


def long_answer(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of an answer that fits into no buffer of the system."""
    monkeypatch.setattr(queries, "record_text", lambda table: "x" * 12_000_000)
    return f"/api/tables/{server.make(HERE)['id']}/record"


def buffered(server: TestServer) -> int:
    """The bytes that wait in the server for clients to read them."""
    connections = list(server.uvicorn.server_state.connections)
    return sum(
        each.transport.get_write_buffer_size()
        for each in connections
        if isinstance(each, protocols.HttpProtocol)
    )


def test_a_client_that_does_not_read_is_disconnected(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = long_answer(server, monkeypatch)
    with unread(server, path):
        sizes = [0]

        def has_ended() -> bool:
            sizes.append(buffered(server))
            return 'requests_total{method="GET"' in server.service.metrics.text()

        wait_until(has_ended)
        wait_until(lambda: not server.uvicorn.server_state.connections)
        assert max(sizes) < 1_000_000


class SlowTransport:
    """A transport whose client reads as the test says."""

    def __init__(self) -> None:
        self.waiting = 100
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_aborted = True


async def test_a_client_that_reads_slowly_is_not_disconnected() -> None:
    transport = SlowTransport()
    timer = protocols.DrainTimer(transport)  # type: ignore[arg-type]
    timer.restart()
    for transport.waiting in (90, 10, 1):
        timer._expire()
        assert not transport.is_aborted
    timer._expire()
    assert transport.is_aborted
    timer.stop()


def test_a_long_answer_arrives_complete(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.client() as client:
        assert client.get(long_answer(server, monkeypatch)).text == "x" * 12_000_000


def test_one_client_has_few_costly_answers_open(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "DRAIN_SECONDS", 60.0)
    path = long_answer(server, monkeypatch)
    held = [unread(server, path) for _ in range(limits.MAX_COSTLY_ANSWERS)]
    wait_until(lambda: server.service.limits.costly_answers._total == limits.MAX_COSTLY_ANSWERS)
    with server.client() as client:
        refused = client.get(path)
        assert (refused.status_code, refused.json()["error"]) == (429, "error-too-many")
    for raw in held:
        raw.close()
    wait_until(lambda: server.service.limits.costly_answers._total == 0)
    with server.client() as client:
        assert client.get(path).status_code == 200


def test_a_websocket_that_does_not_read_is_disconnected(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before its queue is full, and before a ping has no answer."""
    table = server.make(HERE)
    with server.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
        (live,) = server.service.tables.registry.in_memory
        watcher = next(iter(live.watchers))
        player.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        assert isinstance(watcher, ClientConnection)

        async def is_blocked() -> bool:
            """Send one more message; whether it does not leave the queue."""
            watcher.send(b'"' + b"x" * 500_000 + b'"')
            for _ in range(20):
                await asyncio.sleep(0)
            return bool(watcher._queue)

        while not asyncio.run_coroutine_threadsafe(is_blocked(), server.loop).result(SECONDS):
            pass
        wait_until(lambda: not live.watchers)


def test_plain_connections_are_limited_by_address(tmp_path: Path) -> None:
    with run_server(tmp_path, most_connections_each=2) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), SECONDS) for _ in range(2)]
        wait_until(lambda: server.service.limits.connections._total == 2)
        with socket.create_connection(("127.0.0.1", server.port), SECONDS) as refused:
            assert refused.recv(1000).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        held.pop().close()
        wait_until(lambda: server.service.limits.connections._total == 1)
        with server.client() as client:
            assert client.get("/healthz").status_code == 200
        held.pop().close()


def test_a_websocket_is_no_plain_connection_and_a_proxy_has_many(tmp_path: Path) -> None:
    with run_server(tmp_path, most_connections_each=1, tables_an_hour=0) as server:
        table = server.make(HERE)
        with server.watch(table["id"]), server.watch(table["id"]):
            wait_until(lambda: server.service.limits.connections._total == 0)
    with run_server(tmp_path, most_connections_each=1, trusted_proxies=("127.0.0.1",)) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), SECONDS) for _ in range(3)]
        with server.client() as client:
            assert client.get("/healthz").status_code == 200
        for raw in held:
            raw.close()


def test_answers_are_kept_until_the_table_changes(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, calls = server.make(HERE), []

    def count_call(*args: Any) -> wire.Replay:
        calls.append(1)
        return replay_of(*args)

    monkeypatch.setattr(queries, "replay_of", count_call)
    path = f"/api/tables/{table['id']}/replay"
    with server.client() as client, server.watch(table["id"], table["seats"][0]["token"]) as player:
        first = client.get(path).json()
        assert client.get(path).json() == first
        assert len(calls) == 1
        assert len(client.get(path, headers={"accept-encoding": "identity"}).json()["plies"]) == 1
        player.request(do="say", seat=0, text="hello")
        client.get(path)
        assert len(calls) == 3


def test_the_cache_of_answers_is_bounded_by_bytes() -> None:
    cache = AnswerCache(100)
    for name in "abc":
        cache.put(name, Response(b"x" * 40))
    assert [cache.get(name) is not None for name in "abc"] == [False, True, True]
    cache.put("d", Response(b"x" * 200))
    assert cache.get("d") is None
    assert cache._bytes == 0
