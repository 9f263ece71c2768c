"""Bad clients must not disturb others: invalid messages and requests, slow readers, half-open sockets, floods.

    python benchmarks/bad_clients.py [--messages 100000] [--stall 100] [--minutes 40]

The server runs with its default limits and trusts the attackers' `X-Forwarded-For`, so that they come from thousands
of addresses. They are a separate process. Meanwhile two clients play ten moves per second at a table; the latency of
each move is measured before and during the attack. The exit code is 1 if an answer was a 5xx or `error-inside`,
if a move took longer than `--stall` milliseconds, or if the server's memory grew by more than 300 MB. After `--minutes`
the attack ends, and the figures say so.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from servers import OddVille, many_files, oddvilles, tell
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from oddville.games.game import Game
from oddville.games.records.writer import record_of
from oddville.server.tables.replays import MAX_PLIES

MAX_GROWTH = 300.0
GRACE = 60.0
"""Seconds that the attackers have to report after the end."""
WISH = {
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}],
    "options": {"confirm": False},
}
KINDS = ("hello", "move", "undo", "confirm", "order", "say", "rename", "leave", "return", "rematch", "start")
KINDS += ("why", "recap", "score", "hint", "step", "nonsense")
FIELDS = (
    "key",
    "id",
    "seat",
    "version",
    "move",
    "moves",
    "text",
    "name",
    "order",
    "least",
    "all",
    "yes",
    "now",
)
FIELDS += ("table", "tokens", "colour", "resign", "log")
PATHS = ("/api/tables", "/api/tables/{id}", "/api/tables/{id}/sit", "/api/tables/{id}/seats/{n}/link")
PATHS += ("/api/tables/{id}/seats/{n}/code", "/api/codes", "/api/tables/{id}/seats/{n}/notice")
PATHS += (
    "/api/tables/{id}/reports",
    "/api/tables/{id}/record",
    "/api/tables/{id}/replay",
    "/api/tables/{id}/at/{n}",
)
PATHS += (
    "/api/replays",
    "/api/replays/html",
    "/api/editions/{n}",
    "/api/qr",
    "/t/{id}",
    "/locales/{n}",
    "/{n}",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS", "BREW")
TEXTS = ("web", "cards", "setup", "replay", "game", "log", "refusals", "errors", "server", "explain", "table")
WORDS = (
    "",
    "0",
    "coins 3",
    "build inn 0,0",
    "main-square",
    "\u202e",
    "é" * 50,
    "a" * 5000,
    "../../etc/passwd",
    "%00",
)
WORDS += ("{}", "-1", "null", "\x00", "𝕳" * 10, "key-000001", "reconstruction")


def junk(rng: random.Random, depth: int = 0) -> Any:
    """A random JSON value."""
    makers: list[Any] = [
        lambda: rng.choice(WORDS),
        lambda: rng.randrange(-10, 10),
        lambda: rng.choice((10**30, -(2**63), 2**53, 1e308, 0.5)),
        lambda: rng.choice((None, True, False)),
    ]
    if depth < 3:
        makers.append(lambda: [junk(rng, depth + 1) for _ in range(rng.randrange(4))])
        makers.append(lambda: {rng.choice(FIELDS): junk(rng, depth + 1) for _ in range(rng.randrange(4))})
    return rng.choice(makers)()


def message(rng: random.Random) -> str | bytes:
    """A random WebSocket message: from almost valid to binary."""
    kind = rng.random()
    if kind < 0.03:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.05:
        return "[" * rng.choice((10, 5000)) + rng.choice(WORDS)
    if kind < 0.06:
        return "x" * 70_000
    sent = {"do": rng.choice(KINDS), "key": f"key-{rng.randrange(50):06}", "seat": rng.randrange(3)}
    sent |= {"version": rng.randrange(5), "id": "ask-000001"} if rng.random() < 0.7 else {}
    for _ in range(rng.randrange(4)):
        sent[rng.choice(FIELDS)] = junk(rng)
    for name in rng.sample(sorted(sent), rng.randrange(2)):
        del sent[name]
    text = json.dumps(sent)
    return text[: rng.randrange(len(text))] if rng.random() < 0.05 else text


@cache
def long_record() -> str:
    """The longest game that the server accepts: nobody builds."""
    game, rng = Game(2, seed="long"), random.Random(1)
    while len(game.moves) < MAX_PLIES:
        game.push(rng.choice([move for move in game.legal_moves if move.kind != "build"]))
    return str(record_of(game, ["Ada", "Bo"], hidden=False, headers={}))


class Attack:
    """The bad clients and the answers that they got."""

    def __init__(self, port: int, total: int) -> None:
        self._port, self._total = port, total
        self._rng = random.Random(1)
        self._tables: list[dict[str, Any]] = []
        self.tally: Counter[str] = Counter()
        self.sent = 0

    def _address(self) -> dict[str, str]:
        parts = [10, *(self._rng.randrange(256) for _ in range(3))]
        return {"x-forwarded-for": ".".join(map(str, parts))}

    async def run(self, minutes: float) -> None:
        """Run all attacks until the time is up, twenty at a time, beside the idle connections."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=30) as client:
            for _ in range(5):
                made = await client.post("/api/tables", json=WISH, headers=self._address())
                self._tables.append(made.raise_for_status().json())
        holding = [
            asyncio.create_task(work) for work in (self._slow_readers(), self._half_open(), self._floods())
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(60 * minutes):
                await asyncio.gather(*(self._work() for _ in range(20)))
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)

    async def _work(self) -> None:
        while self.sent < self._total:
            with suppress(
                OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError
            ):
                await self._rng.choice((self._talk, self._ask, self._babble, self._burden))()
            if self.sent % 100 < 20:
                print(self.sent, file=sys.stderr, flush=True)

    async def _talk(self) -> None:
        """A connection that sends a few invalid messages, at a table or before it."""
        table = self._rng.choice(self._tables)
        tokens = [link["token"] for link in table["seats"]][: self._rng.randrange(3)]
        place = f"ws://127.0.0.1:{self._port}/api/live"
        async with connect(
            place, compression=None, additional_headers=self._address(), close_timeout=1
        ) as socket_:
            if self._rng.random() < 0.9:
                await socket_.send(json.dumps({"do": "hello", "table": table["id"], "tokens": tokens}))
            for _ in range(self._rng.randrange(1, 20)):
                self.sent += 1
                await socket_.send(message(self._rng))
            await self._listen(socket_)

    async def _listen(self, socket_: ClientConnection) -> None:
        with suppress(TimeoutError):
            while True:
                answer = json.loads(await asyncio.wait_for(socket_.recv(), 0.05))
                self.tally[f"ws {answer['type']}"] += 1
                self.tally["inside"] += answer.get("error") == "error-inside"

    async def _ask(self) -> None:
        """Valid HTTP requests with mostly invalid content."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=30) as client:
            headers = self._address()
            for _ in range(self._rng.randrange(1, 12)):
                self.sent += 1
                answer = await client.request(**self._request(headers))
                self.tally[f"http {answer.status_code}"] += 1

    def _request(self, headers: dict[str, str]) -> dict[str, Any]:
        rng = self._rng
        table = rng.choice(self._tables)
        names = {
            "id": rng.choice((table["id"], "nothing", "%2e%2e")),
            "n": rng.choice(("0", "1", "99", "x", "-1")),
        }
        asked: dict[str, Any] = {"method": rng.choice(METHODS), "url": rng.choice(PATHS).format(**names)}
        asked["headers"] = headers | {"authorization": f"Bearer {rng.choice(WORDS[:5]).encode().hex()}"}
        if rng.random() < 0.2:
            asked["headers"]["authorization"] = f"Bearer {table['seats'][0]['token']}"
        if asked["method"] in ("POST", "PUT", "PATCH"):
            body = rng.choice(
                (junk(rng), WISH | {rng.choice(FIELDS): junk(rng)}, {"key": "key-000001", "text": "x"})
            )
            asked["content"] = rng.choice((json.dumps(body).encode(), rng.randbytes(50), b"x" * 300_000))
            asked["headers"]["content-type"] = rng.choice(("application/json", "text/plain", "nonsense"))
        return asked

    async def _burden(self) -> None:
        """Valid requests that cost as much work as the server allows."""
        table = self._rng.choice(self._tables)["id"]
        pages = [f"/packed/{page}.js" for page in ("table", "cards", "replay")]
        texts = "+".join(self._rng.sample(TEXTS, 6))
        asked: list[tuple[str, str, Any]] = [
            ("POST", "/api/replays", {"record": long_record()}),
            ("POST", "/api/tables", {**WISH, "origin": {"ply": 1000, "record": long_record()}}),
            ("POST", "/api/qr", {"text": "x" * 500}),
            *(
                ("GET", path, None)
                for path in (*pages, f"/api/tables/{table}/replay", f"/locales/en/{texts}.ftl")
            ),
        ]
        method, path, body = self._rng.choice(asked)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=60) as client:
            self.sent += 1
            answer = await client.request(method, path, json=body, headers=self._address())
            self.tally[f"http {answer.status_code}"] += 1

    async def _babble(self) -> None:
        """Malformed HTTP."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        line = self._rng.choice(
            (b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\ncontent-length: 99999999\r\n", b"\x16\x03")
        )
        writer.write(line + self._rng.randbytes(self._rng.randrange(100)) + b"\r\n\r\n")
        self.sent += 1
        with suppress(TimeoutError):
            status = await asyncio.wait_for(reader.readline(), 1)
            self.tally[f"http {status[9:12].decode('latin1')}"] += status.startswith(b"HTTP/")
        writer.close()

    async def _slow_readers(self) -> None:
        """Thirty clients of a busy table that never read."""
        table = self._tables[0]
        place = f"ws://127.0.0.1:{self._port}/api/live"
        while True:
            sockets = []
            for _ in range(30):
                small = socket.create_connection(("127.0.0.1", self._port))
                small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                slow = await connect(
                    place, sock=small, compression=None, additional_headers=self._address(), max_queue=1
                )
                await slow.send(json.dumps({"do": "hello", "table": table["id"], "tokens": []}))
                slow.transport.pause_reading()
                sockets.append(slow)
            await asyncio.sleep(5)
            for slow in sockets:
                slow.transport.abort()

    async def _half_open(self) -> None:
        """Connections that stop in the middle of a request."""
        writers = []
        while True:
            for start in (
                b"",
                b"GET /api/live HTTP/1.1\r\nhost: loc",
                b"POST /api/tables HTTP/1.1\r\ncontent-length: 50\r\n\r\n{",
            ):
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                    writer.write(start)
                    writers.append(writer)
            while len(writers) > 200:
                writers.pop(0).transport.abort()
            await asyncio.sleep(0.05)

    async def _floods(self) -> None:
        """Connections that send requests as fast as they can."""
        table = self._tables[1]
        place = f"ws://127.0.0.1:{self._port}/api/live"
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(
                    place, compression=None, additional_headers=self._address(), close_timeout=1
                ) as flood:
                    await flood.send(json.dumps({"do": "hello", "table": table["id"], "tokens": []}))
                    for _ in range(3000):
                        await flood.send('{"do":"score","id":"flood-0001"}')
            await asyncio.sleep(0.1)


class Good:
    """Two players during the attack, and the latency of their moves."""

    def __init__(self, server: OddVille) -> None:
        self._server = server
        self.latencies: list[float] = []

    async def play(self, until: "asyncio.Event") -> None:
        while not until.is_set():
            async with httpx.AsyncClient(base_url=self._server.url, timeout=60) as client:
                made = (await client.post("/api/tables", json=WISH)).raise_for_status().json()
            place = f"ws://127.0.0.1:{self._server.port}/api/live"
            async with connect(place, compression=None) as socket_:
                tokens = [link["token"] for link in made["seats"]]
                await socket_.send(json.dumps({"do": "hello", "table": made["id"], "tokens": tokens}))
                await self._game(socket_, until)

    async def _game(self, socket_: ClientConnection, until: "asyncio.Event") -> None:
        begun: float | None = None
        ply = 0
        async for raw in socket_:
            heard = json.loads(raw)
            if heard["type"] == "update":
                if begun is not None and heard["table"]["ply"] == ply:
                    self.latencies.append(1000 * (time.perf_counter() - begun))
                    begun = None
                if heard["table"]["status"] == "over":
                    return
            elif heard["type"] == "choices":
                if until.is_set():
                    return
                await asyncio.sleep(0.1)
                moves = [choice["move"] for choice in heard["moves"]]
                move = random.choice([move for move in moves if not move.startswith("return")] or moves)
                ply, begun = ply + 1, time.perf_counter()
                asked = {
                    "do": "move",
                    "key": f"good-{ply:06}",
                    "seat": heard["seat"],
                    "version": heard["version"],
                }
                await socket_.send(json.dumps(asked | {"move": move}))


async def measure(options: argparse.Namespace, server: OddVille) -> dict[str, Any]:
    """Measure first without and then with the attack."""
    good, until = Good(server), asyncio.Event()
    playing = asyncio.create_task(good.play(until))
    await asyncio.sleep(options.alone)
    alone, good.latencies = good.latencies, []
    memory = server.memory()
    command = [
        "nice",
        "-n",
        str(options.nice),
        sys.executable,
        __file__,
        "--attack",
        str(server.port),
        "--messages",
        str(options.messages),
        "--minutes",
        str(options.minutes),
    ]
    attack = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, limit=2**20
    )
    assert attack.stdout is not None
    assert attack.stderr is not None
    telling = asyncio.create_task(_tell(attack.stderr, options.messages))
    told = b""
    try:
        async with asyncio.timeout(60 * options.minutes + GRACE):
            told = await attack.stdout.read()
            await attack.wait()
    except TimeoutError:
        print("the attackers did not end by themselves; what they saw is not known", file=sys.stderr)
    finally:
        with suppress(ProcessLookupError):
            attack.kill()
    until.set()
    await asyncio.gather(playing, telling)
    tally = json.loads(told or b'{"sent": 0}')
    sent = tally.pop("sent")
    return {
        **_latencies("alone", alone),
        **_latencies("beside", good.latencies),
        "sent": sent,
        "ended by": "all was sent" if sent >= options.messages else f"time: {sent}/{options.messages} sent",
        "answers": tally,
        "memory before (MB)": round(memory),
        "memory at most (MB)": round(server.memory("VmHWM")),
        "5xx": sum(count for name, count in tally.items() if name.startswith("http 5"))
        + tally.get("inside", 0),
    }


async def _tell(lines: asyncio.StreamReader, total: int) -> None:
    async for line in lines:
        if line.strip().isdigit():
            tell(f"{int(line)}/{total} sent")
        else:
            print(line.decode(), end="", file=sys.stderr)


def _latencies(name: str, values: list[float]) -> dict[str, Any]:
    ordered = sorted(values) or [0.0]
    return {
        f"moves {name}": len(values),
        f"median {name} (ms)": round(statistics.median(ordered), 1),
        f"longest {name} (ms)": round(ordered[-1], 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--stall", type=float, default=100)
    parser.add_argument("--alone", type=float, default=5, help=argparse.SUPPRESS)
    parser.add_argument("--nice", type=int, default=10, help=argparse.SUPPRESS)
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    many_files()
    if options.attack:
        attack = Attack(options.attack, options.messages)
        asyncio.run(attack.run(options.minutes))
        print(json.dumps({**attack.tally, "sent": attack.sent}))
        return 0
    first = {0} if (os.cpu_count() or 1) > 1 else None
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--trusted-proxies", "127.0.0.1", "--tables-an-hour", "100000"]
        with oddvilles(Path(folder), 1, flags, first) as servers:
            figures = asyncio.run(measure(options, servers[0]))
            figures["failures in the log"] = servers[0].log.read_text().count("failure")
    tell("")
    for name, value in figures.items():
        print(f"{name:24} {value}")
    grew = figures["memory at most (MB)"] - figures["memory before (MB)"]
    wrong = figures["5xx"] or figures["failures in the log"] or grew > MAX_GROWTH
    return 1 if wrong or figures["longest beside (ms)"] > options.stall else 0


if __name__ == "__main__":
    sys.exit(main())
