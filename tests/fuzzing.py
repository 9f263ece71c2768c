"""Hostile requests and WebSocket frames, from almost valid to random bytes: no answer may be a 5xx."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, WebSocketException

from oddville.server.http import api, duplicate_api, ladder_api, reference_api, today_api  # noqa: F401, declare the endpoints
from oddville.server.http.endpoint import ENDPOINTS

assert api
METHODS: Final = ("GET", "POST", "POST", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "BREW")
IDS: Final = (
    "%00",
    "a%00b",
    "%ff%fe",
    "%c3%28",
    "..",
    "%2e%2e%2fx",
    "%E2%80%AE",
    "x" * 300,
    "é",
    "0",
    "-1",
    "9" * 400,
)
PAGES: Final = (
    "/",
    "/table.html",
    "/t/{id}",
    "/locales/en/{id}.ftl",
    "/packed/{id}",
    "/{id}",
    "/healthz",
    "/metrics",
)
QUERIES: Final = ("after", "status", "x")
VALUES: Final = (
    "%00",
    "9-%00",
    "9-%ff",
    "1-a%00",
    "1-abc",
    "%d9%a3-a",
    "waiting",
    "9" * 200,
    "-",
    "%",
    "=&=",
)
SEATS: Final = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
OPTIONS: Final = {"name": "t", "edition": "nano", "clock": {"kind": "move", "seconds": 60}, "deal": "a"}
BODIES: Final[tuple[dict[str, Any], ...]] = (
    {"seats": SEATS, "options": OPTIONS, "key": "k" * 22},
    {"seats": SEATS, "origin": {"ply": 0, "record": "odd: 1\nplayers: 2\n"}},
    {"key": "k" * 22, "name": "Bo", "seat": 1, "colour": "red"},
    {"key": "report-000001", "text": "odd"},
    {"code": "abcd1234"},
    {"url": "http://192.0.2.1/"},
    {"record": "odd: 1\nrules: 1\nplayers: 2\n\n1. choose wood\n"},
    {"text": "https://play.example.org"},
)
MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"do": "move", "key": "key-000001", "seat": 0, "version": 1, "move": "choose wood"},
    {"do": "undo", "key": "key-000002", "seat": 0, "version": 1, "count": 1, "all": False},
    {"do": "confirm", "key": "key-000003", "seat": 0, "version": 1},
    {"do": "order", "key": "key-000004", "seat": 0, "order": "gain", "least": 1},
    {"do": "say", "key": "key-000005", "seat": None, "name": "Eve", "text": "hello"},
    {"do": "rename", "key": "key-000006", "seat": 0, "name": "Ada", "colour": "red"},
    {"do": "start", "key": "key-000007"},
    {"do": "leave", "key": "key-000008", "seat": 0, "resign": False},
    {"do": "return", "key": "key-000009", "seat": 0},
    {"do": "rematch", "key": "key-000010", "seat": 0, "yes": True, "now": True},
    {"do": "why", "id": "a", "moves": ["build inn 1,0"], "targets": ["cell:1,0"]},
    {"do": "score", "id": "a"},
    {"do": "step", "version": 1},
    {"do": "hello", "table": "x", "tokens": [], "log": 0},
)


def deep(rng: random.Random) -> bytes:
    opening = rng.choice((b"[", b'{"a":', b'{"do":', b'{"options":{"clock":'))
    return opening * rng.choice((10, 1000, 2500))


def nasty(rng: random.Random) -> Any:
    """A value that programs stumble over."""
    return rng.choice(
        ("\x00", "a\x00b", "\u202e", "\ud800", "", "x" * 3000, -1, 10**30, 2**63, 1e308, float("nan"), 0.5)
        + (None, True, [], {}, [[]] * 50, {"": {}}, "0", "é" * 500, "\U0001d573", "%00", "../..", "1\n2")
    )


def mutated(rng: random.Random, value: Any) -> Any:
    """A copy with one part replaced by something nasty."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(sorted(value))
        changed = {**value, name: mutated(rng, value[name])}
        if rng.random() < 0.1:
            changed[str(nasty(rng))] = nasty(rng)
        return changed
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], mutated(rng, value[place]), *value[place + 1 :]]
    return nasty(rng)


def body(rng: random.Random, templates: tuple[dict[str, Any], ...]) -> bytes:
    """JSON, or something like it."""
    kind = rng.random()
    if kind < 0.05:
        return deep(rng)
    if kind < 0.1:
        return rng.randbytes(rng.randrange(300))
    template = rng.choice(templates)
    text = json.dumps(template if kind < 0.25 else mutated(rng, template)).encode()
    place = rng.randrange(len(text) + 1)
    if kind > 0.9:
        return text[:place] + rng.choice((b"\xff", b"\xc3\x28", b"\x00", b"\xed\xa0\x80")) + text[place:]
    return text


class Fuzzer:
    """Sends hostile requests and frames to a server on this machine, and counts the answers."""

    def __init__(
        self, port: int, seed: int, total: int, tell: Callable[[int], None] = lambda sent: None
    ) -> None:
        self._port = port
        self._rng = random.Random(seed)
        self._total = total
        self._tell = tell
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        """Requests and frames that were answered as a fault of the server."""
        self._tables: list[tuple[str, list[str]]] = []

    async def run(self, workers: int = 8) -> None:
        for _ in range(3):
            await self._make_table()
        await asyncio.gather(*(self._work() for _ in range(workers)))

    async def _make_table(self) -> None:
        body = json.dumps({"seats": SEATS, "options": {"edition": "nano"}}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(self._head("POST", "/api/tables", ["content-type: application/json"], len(body)) + body)
        _, answer = await _response(reader, has_body=True)
        table = json.loads(answer)
        self._tables.append((table["id"], [table["host"], *(link["token"] for link in table["seats"])]))
        writer.close()

    async def _work(self) -> None:
        while self.sent < self._total:
            with suppress(OSError, EOFError, asyncio.IncompleteReadError, WebSocketException, TimeoutError):
                await (self._talk() if self._rng.random() < 0.4 else self._ask())
            self._tell(self.sent)

    # HTTP

    def _head(self, method: str, path: str, headers: list[str], length: int | None) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"host: localhost:{self._port}", *headers]
        lines += [] if length is None else [f"content-length: {length}"]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")

    async def _ask(self) -> None:
        """Requests on one connection, until the server closes it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            for _ in range(self._rng.randrange(1, 40)):
                self.sent += 1
                method, request = self._request()
                writer.write(request)
                async with asyncio.timeout(60):
                    status, _ = await _response(reader, has_body=method != "HEAD")
                self._note(f"http {status}", status >= 500, request)
        finally:
            writer.close()

    def _request(self) -> tuple[str, bytes]:
        rng = self._rng
        method, path = rng.choice(METHODS), self._path()
        headers = []
        if rng.random() < 0.4:
            secret = rng.choice([*self._tables[0][1], "x" * 22, "\xff\xfe", "é", "", "a b"])
            headers.append(f"authorization: Bearer {secret}")
        if rng.random() < 0.2:
            headers.append(
                rng.choice(("accept-encoding: gzip", "if-none-match: \xff", "x-forwarded-for: \xff,%00"))
            )
        if method not in ("POST", "PUT"):
            return method, self._head(method, path, headers, None)
        content = body(rng, BODIES)
        headers.append(f"content-type: {rng.choice(('application/json',) * 9 + ('text/plain',))}")
        return method, self._head(method, path, headers, len(content)) + content

    def _path(self) -> str:
        rng = self._rng
        path = rng.choice([*(each.path for each in ENDPOINTS), *PAGES])
        for name in ("id", "name", "seat:int", "ply:int"):
            path = path.replace("{" + name + "}", self._part(name))
        if rng.random() < 0.2:
            path += f"?{rng.choice(QUERIES)}={rng.choice(VALUES)}"
        return path

    def _part(self, name: str) -> str:
        rng = self._rng
        if rng.random() < 0.5:
            return {"id": rng.choice(self._tables)[0], "name": "nano"}.get(name, str(rng.randrange(4)))
        return quote(rng.choice(IDS), safe="%./")

    # WebSockets

    async def _talk(self) -> None:
        table, tokens = self._rng.choice(self._tables)
        place = f"ws://127.0.0.1:{self._port}/api/live"
        async with connect(place, compression=None, close_timeout=1) as socket:
            if self._rng.random() < 0.9:
                hello = {"do": "hello", "table": table, "tokens": tokens[: self._rng.randrange(3)]}
                await socket.send(json.dumps(hello))
            sent = [self._frame() for _ in range(self._rng.randrange(1, 15))]
            for frame in sent:
                self.sent += 1
                await socket.send(frame)
            await self._listen(socket, sent)

    def _frame(self) -> str | bytes:
        content = body(self._rng, MESSAGES)
        if self._rng.random() < 0.5:
            with suppress(UnicodeDecodeError):
                return content.decode()
        return content

    async def _listen(self, socket: ClientConnection, sent: list[str | bytes]) -> None:
        """Read until what was sent has been answered, or the server says goodbye."""
        await socket.send('{"do":"score","id":"last"}')
        try:
            async with asyncio.timeout(60):
                async for raw in socket:
                    answer = json.loads(raw)
                    self._note(f"ws {answer['type']}", answer.get("error") == "error-inside", sent)
                    if answer.get("id") == "last" or answer.get("request") == "last":
                        return
        except ConnectionClosedError as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self._note(f"ws closed {code}", code in (1006, 1011), sent)

    def _note(self, name: str, is_fault: bool, sent: Any) -> None:
        self.answers[name] += 1
        if is_fault:
            self.faults.append(f"{name}: {sent!r:.500}")


async def _response(reader: asyncio.StreamReader, *, has_body: bool) -> tuple[int, bytes]:
    """The status and body of a response."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head[9:12])
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:-2])
    length = int(fields.get(b"content-length", b"0"))
    found = await reader.readexactly(length) if has_body and status not in (204, 304) else b""
    if fields.get(b"connection") == b"close":
        raise EOFError
    return status, found
