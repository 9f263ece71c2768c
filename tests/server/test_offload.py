"""Long work does not block the event loop."""

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from oddville.games.game import Game
from oddville.games.records.writer import record_of
from oddville.server import run
from oddville.server.app import Pages
from oddville.server.http import api, protocols, reference_api
from oddville.server.http.files import CachedFile
from oddville.server.offload import MAX_WAITING_EACH, Offload
from oddville.server.tables import loading, queries, replays, table_factory
from server.serving import HERE, SECONDS, TestServer, run_server
from server.watching import assert_refused


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def server(place: Path) -> Iterator[TestServer]:
    with run_server(place, requests_a_second=0, tables_an_hour=0, messages_a_second=0) as server:
        yield server


class Noting:
    """Records of functions whether they ran in the thread of the event loop."""

    def __init__(self, server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server, self._monkeypatch = server, monkeypatch
        self.done: dict[str, set[bool]] = {}

    def note(self, owner: Any, name: str) -> None:
        work: Callable[..., Any] = getattr(owner, name)

        def note_call(*args: Any, **more: Any) -> Any:
            on_loop = threading.current_thread() is self._server._thread
            self.done.setdefault(name, set()).add(on_loop)
            return work(*args, **more)

        self._monkeypatch.setattr(owner, name, note_call)


LONG_WORK = (
    (loading, "load_table"),
    (queries, "replay_of"),
    (queries, "record_text"),
    (table_factory, "game_of_record"),
    (api, "_replay_record"),
    (api, "_qr_svg"),
    (gzip, "compress"),
    (CachedFile, "of"),
)


def test_long_work_runs_outside_the_event_loop(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.make(HERE)
    record = str(record_of(Game(2, seed="a"), ["Ada", "Bo"], hidden=False, headers={}))
    noting = Noting(server, monkeypatch)
    for owner, name in LONG_WORK:
        noting.note(owner, name)
    server.loop.call_soon_threadsafe(server.service.tables.registry._live.clear)
    path = f"/api/tables/{table['id']}"
    with server.client(headers={"accept-encoding": "gzip"}) as client:
        for page in (f"{path}/replay", f"{path}/record", "/", "/packed/index.js", "/locales/en/web.ftl"):
            assert client.get(page).status_code == 200
        report = {"key": "report-000001", "text": "odd"}
        assert client.post(f"{path}/reports", json=report).status_code == 204
        assert client.post("/api/replays", json={"record": record}).status_code == 200
        body = {**HERE, "origin": {"ply": 0, "record": record}}
        assert client.post("/api/tables", json=body).status_code == 201
        assert client.post("/api/qr", json={"text": "x"}).status_code == 200
    assert noting.done == {name: {False} for _, name in LONG_WORK}


async def test_an_offload_runs_one_call_of_a_person_at_a_time() -> None:
    offload, going = Offload(), threading.Lock()

    def work() -> bool:
        alone = going.acquire(blocking=False)
        threading.Event().wait(0.01)
        if alone:
            going.release()
        return alone

    assert all(await asyncio.gather(*(offload.for_person("ada", work) for _ in range(5))))


async def test_who_asks_for_much_delays_nobody_else() -> None:
    offload, end = Offload(), threading.Event()
    busy = [asyncio.create_task(offload.for_person("eve", end.wait)) for _ in range(MAX_WAITING_EACH)]
    await asyncio.sleep(0)
    assert await offload.for_person("ada", lambda: "done") == "done"
    assert await offload(lambda: "done") == "done"
    busy.append(asyncio.create_task(offload.for_person("eve", end.wait)))
    await asyncio.sleep(0)
    with assert_refused("error-too-many"):
        await offload.for_person("eve", end.wait)
    end.set()
    assert all(await asyncio.gather(*busy))


async def test_an_offload_forgets_callers_that_are_cancelled() -> None:
    offload, end = Offload(1), threading.Event()
    calls = [asyncio.create_task(offload.for_person("eve", end.wait)) for _ in range(4)]
    await asyncio.sleep(0.01)
    for call in calls:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    end.set()
    assert await offload.for_person("eve", lambda: "done") == "done"


def test_a_record_that_is_too_long_is_refused(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_PLIES", 1)
    game = Game(2, seed="a")
    for _ in range(2):
        game.push(game.legal_moves[0])
    record = str(record_of(game, ["Ada", "Bo"], hidden=False, headers={}))
    table = server.make(HERE | {"options": {"confirm": False}})
    with server.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
        for _ in range(2):
            assert player.move()["type"] == "done"
    with server.client() as client:
        answers = [
            client.post("/api/replays", json={"record": record}),
            client.post("/api/tables", json={**HERE, "origin": {"ply": 0, "record": record}}),
            client.get(f"/api/tables/{table['id']}/replay"),
        ]
    assert [(each.status_code, each.json()["error"]) for each in answers] == [(400, "error-long-record")] * 3


def test_a_flood_of_messages_is_parsed_in_chunks(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, sizes = server.make(HERE), []
    read = WebSocketsSansIOProtocol.data_received

    def note_call(protocol: WebSocketsSansIOProtocol, data: bytes) -> None:
        sizes.append(len(data))
        read(protocol, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note_call)
    monkeypatch.setattr(protocols, "CHUNK_BYTES", 100)
    with server.watch(table["id"]) as player:
        for number in range(200):
            player.send(do="score", id=f"ask-{number:06}")
        heard = [player.receive("score")["id"] for _ in range(200)]
        assert heard == [f"ask-{number:06}" for number in range(200)]
        player.send(do="say", key="key-000001", name="Eve", text="x" * 450)
        assert player.receive("chat")["line"]["text"] == "x" * 450
    assert max(sizes) == 100


def test_a_client_with_too_much_unread_input_is_disconnected(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "MAX_UNREAD_BYTES", 1000)
    table = server.make(HERE)
    with server.watch(table["id"]) as player:
        player.send(do="say", key="key-000001", name="Eve", text="x" * 2000)
        with pytest.raises(ConnectionClosed):
            player.receive("refused")
    with server.watch(table["id"]) as other:
        assert other.welcome["table"]["id"] == table["id"]


def test_the_warm_up_builds_the_pages(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ready() -> None:
        """The workers have their own tests."""

    monkeypatch.setattr(run, "WARMING_PAUSE", 0.0)
    monkeypatch.setattr(server.service.tables.bots, "warm_up", ready)
    pages = Pages("")
    server.service.warmup[:] = [*pages.warmup(), *reference_api.warmup(), *api.warmup()]
    asyncio.run_coroutine_threadsafe(run.warm_up(server.service), server.loop).result(SECONDS)
    assert pages._web.builds()
    assert all(pages._web.is_cached(name) for name in pages._web.builds())
