"""Test kit: a real server on a local port, and clients."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from oddville.games.daily import STRENGTHS
from oddville.server.ops.service import Service
from oddville.server.ops.settings import LOOPBACK, Settings
from oddville.server.run import Server, open_service
from oddville.server.tables.todays_town import PREFIX

PEOPLE = {
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}],
    "options": {"public": True},
}
HERE = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]}
SECONDS = 120.0
"""A timeout that is reached only if something is broken."""


class TestServer:
    """A server in a thread of its own."""

    __test__ = False

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = socket.create_server((LOOPBACK, 0))
        self.port = self._listening.getsockname()[1]
        self.host = f"localhost:{self.port}"
        self.url = f"http://{self.host}{settings.base_path}"
        self.uvicorn: Server
        self.service: Service
        self.loop: asyncio.AbstractEventLoop
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(SECONDS)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        async with open_service(self.settings) as self.service:
            self.uvicorn = Server(self.service, self._ready.set)
            await self.uvicorn.serve([self._listening])

    def stop(self) -> None:
        """Shut down as after an interrupt."""
        self.uvicorn.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()

    def store_par(self, points: int = 40) -> None:
        """Make par of today's town known; the server would compute it for a minute as soon as a page asks for it."""
        today = datetime.now(UTC).date()
        for day in (today, today + timedelta(1)):
            for bot in STRENGTHS:
                setting = self.service.tables.store.set_flag(
                    f"{PREFIX}{day.isoformat()}/{bot}", str(points).encode()
                )
                asyncio.run_coroutine_threadsafe(setting, self.loop).result(SECONDS)

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=SECONDS, **more)

    def make(self, body: dict[str, Any] = PEOPLE) -> dict[str, Any]:
        with self.client() as client:
            answer = client.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            table: dict[str, Any] = answer.json()
            return table

    def connect(self, **more: Any) -> ClientConnection:
        """A WebSocket before `hello`."""
        place = f"ws://{self.host}{self.settings.base_path}/api/live"
        connection: ClientConnection = connect(
            place, compression=None, open_timeout=SECONDS, **more
        ).__enter__()
        return connection  # the caller closes it

    def watch(self, table: str, *tokens: str) -> "Player":
        return Player(self.connect(), table, tokens)


class Player:
    """A WebSocket client at a table."""

    def __init__(self, connection: ClientConnection, table: str, tokens: tuple[str, ...]) -> None:
        self.connection = connection
        self._keys = 0
        self._buffer: list[dict[str, Any]] = []
        self.send(do="hello", table=table, tokens=list(tokens))
        self.welcome = self.receive("welcome")

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def request(self, **message: Any) -> dict[str, Any]:
        """Send a request with a new key; its answer."""
        self._keys += 1
        key = message.setdefault("key", f"key-{self._keys:06}")
        self.send(**message)
        while True:
            answer = self.receive("done", "refused")
            if key in (answer.get("key"), answer.get("request")):
                return answer

    def receive(self, *types: str) -> dict[str, Any]:
        """The next message of these types; others are buffered."""
        for place, message in enumerate(self._buffer):
            if message["type"] in types:
                return self._buffer.pop(place)
        while (message := json.loads(self.connection.recv(SECONDS)))["type"] not in types:
            self._buffer.append(message)
        return message

    def drain(self) -> list[dict[str, Any]]:
        """All messages received so far."""
        self.send(do="score", id="until-now")
        self.receive("score")
        heard, self._buffer = self._buffer, []
        return heard

    def move(self, text: str | None = None) -> dict[str, Any]:
        """Play a move for the seat that must choose, by default the first legal one."""
        choices = self.receive("choices")
        text = text or choices["moves"][0]["move"]
        return self.request(do="move", seat=choices["seat"], version=choices["version"], move=text)


@contextmanager
def run_server(folder: Path, **settings: Any) -> Iterator[TestServer]:
    server = TestServer(Settings(**{"data": str(folder), "thinkers": 1, **settings}))
    try:
        yield server
    finally:
        server.stop()
