"""Bad clients must not disturb others: one visitor who does their worst on every axis, then a crowd.

    python benchmarks/bad_clients.py [--minutes 10] [--messages 20000] [--factor 2]

The server runs with its default limits. Meanwhile a person plays against a bot: how long a move and the bot's turn take
is measured first without anybody else, then beside the visitor (`tests/bad_visitor.py`), who has one address, then
beside a crowd: invalid messages, heavy requests, slow readers, half-open sockets and floods from thousands of
addresses, which the server believes as it trusts their proxy. Attackers are separate processes.

The exit code is 1 if an answer was a 5xx or `error-inside`, if the visitor raised the 99th percentile of moves or
turns more than `--factor` times (below 25 ms it does not count), or if the server's memory grew by more than 200 MB
beside the visitor, or 300 MB beside the crowd.
"""

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from servers import OddVille, many_files, oddvilles, tell
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bad_visitor import GoodPlayer, Visitor, long_record, run_together
from fuzzing import MESSAGES, body

MAX_GROWTH = {"visitor": 200.0, "crowd": 300.0}
"""Megabytes."""
MIN_TURNS = 3
"""Turns of the bot that are measured without attackers."""
MIN_MS = 25.0
"""Milliseconds below which a percentile is as good as none."""
GRACE = 60.0
"""Seconds that the attackers have to report after the end."""
REQUEST = {
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}],
    "options": {"confirm": False},
}
TEXTS = ("web", "cards", "setup", "replay", "game", "log", "refusals", "errors", "server", "explain", "table")


class Crowd:
    """Bad clients from thousands of addresses, and the answers that they got."""

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
                answer = await client.post("/api/tables", json=REQUEST, headers=self._address())
                self._tables.append(answer.raise_for_status().json())
        holding = [
            asyncio.create_task(work) for work in (self._slow_readers(), self._half_open(), self._floods())
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(60 * minutes):
                await run_together(self._work() for _ in range(20))
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)

    async def _work(self) -> None:
        while self.sent < self._total:
            with suppress(
                OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError
            ):
                await self._rng.choice((self._talk, self._babble, self._burden))()
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
                await socket_.send(body(self._rng, MESSAGES))
            await self._listen(socket_)

    async def _listen(self, socket_: ClientConnection) -> None:
        with suppress(TimeoutError):
            while True:
                answer = json.loads(await asyncio.wait_for(socket_.recv(), 0.05))
                self.tally[f"ws {answer['type']}"] += 1
                self.tally["inside"] += answer.get("error") == "error-inside"

    async def _burden(self) -> None:
        """Valid requests that cost as much work as the server allows."""
        table = self._rng.choice(self._tables)["id"]
        pages = [f"/packed/{page}.js" for page in ("table", "cards", "replay")]
        texts = "+".join(self._rng.sample(TEXTS, 6))
        requests: list[tuple[str, str, Any]] = [
            ("POST", "/api/replays", {"record": long_record()}),
            ("POST", "/api/tables", {**REQUEST, "origin": {"ply": 1000, "record": long_record()}}),
            ("POST", "/api/qr", {"text": "x" * 500}),
            *(
                ("GET", path, None)
                for path in (*pages, f"/api/tables/{table}/replay", f"/locales/en/{texts}.ftl")
            ),
        ]
        method, path, body = self._rng.choice(requests)
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


async def attack(kind: str, options: argparse.Namespace) -> dict[str, int]:
    """The attackers' process: run until the time is over; the answers by kind."""
    if kind == "crowd":
        crowd = Crowd(options.port, options.messages)
        await crowd.run(options.minutes)
        return {**crowd.tally, "sent": crowd.sent}
    visitor = Visitor(options.port, options.victim)
    running = asyncio.create_task(visitor.run())
    await asyncio.sleep(60 * options.minutes)
    while not visitor.answers and not running.done():
        await asyncio.sleep(0.1)  # a busy machine may not have begun
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return dict(visitor.answers)


async def measure(options: argparse.Namespace, server: OddVille) -> list[str]:
    """Print the figures of each phase; what is wrong."""
    good = GoodPlayer(server.port)
    await good.make()
    playing = asyncio.create_task(good.play())
    await asyncio.sleep(options.alone)
    while len(good.turns) < MIN_TURNS:
        await asyncio.sleep(0.1)
    alone = _figures(good)
    print("alone  ", _words(alone))
    wrong = []
    for kind in ("visitor", "crowd"):
        memory = server.memory()
        answers = await _attacked(kind, options, server, good.table)
        figures, grown = _figures(good), server.memory("VmHWM") - memory
        print(f"{kind:7}", _words(figures), f"memory {memory:.0f} + {grown:.0f} MB")
        print("       ", answers)
        wrong += _faults(kind, answers, grown)
        if kind == "visitor":
            wrong += [
                f"{name}: {after:.0f} ms instead of {before:.0f}"
                for (name, before), after in zip(alone.items(), figures.values(), strict=True)
                if "p99" in name and after > max(MIN_MS, options.factor * before)
            ]
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return wrong


def _faults(kind: str, answers: dict[str, int], grown: float) -> list[str]:
    faults = sum(count for name, count in answers.items() if name.startswith("http 5"))
    faults += answers.get("inside", 0)
    wrong = [] if answers else [f"the {kind} did not report what it saw"]
    wrong += [f"{faults} answers to the {kind} were faults of the server"] if faults else []
    return wrong + ([f"memory grew by {grown:.0f} MB"] if grown > MAX_GROWTH[kind] else [])


async def _attacked(kind: str, options: argparse.Namespace, server: OddVille, victim: str) -> dict[str, int]:
    """Run the attackers in a process of their own; the answers they got."""
    command = ["nice", "-n", "10", sys.executable, __file__, "--attack", kind, "--port", str(server.port)]
    command += ["--victim", victim, "--messages", str(options.messages), "--minutes", str(options.minutes)]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert attacker.stdout is not None
    output = b"{}"
    try:
        async with asyncio.timeout(60 * options.minutes + GRACE):
            output = await attacker.stdout.read()
            await attacker.wait()
    except TimeoutError:
        print("the attackers did not end; what they saw is not known", file=sys.stderr)
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()
    result: dict[str, int] = json.loads(output or b"{}")
    return result


def _figures(good: GoodPlayer) -> dict[str, float]:
    """Percentiles in milliseconds since the last call."""
    result: dict[str, float] = {}
    for name, values in (("move", good.moves), ("turn", good.turns)):
        ordered = sorted(values) or [0.0]
        result[f"{name} p50"] = ordered[len(ordered) // 2]
        result[f"{name} p99"] = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        values.clear()
    return result


def _words(figures: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.1f} ms" for name, value in figures.items())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10, help="the most that each phase takes")
    parser.add_argument("--messages", type=int, default=20_000, help="of the crowd")
    parser.add_argument("--factor", type=float, default=2)
    parser.add_argument("--alone", type=float, default=60, help="seconds without attackers")
    for hidden in ("--attack", "--victim"):
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    many_files()
    if options.attack:
        print(json.dumps(asyncio.run(attack(options.attack, options))))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--trusted-proxies", "127.0.0.1", "--thinkers", "0"]
        with oddvilles(Path(folder), 1, flags) as servers:
            wrong = asyncio.run(measure(options, servers[0]))
            failures = servers[0].log.read_text().count("failure")
    tell("")
    wrong += [f"{failures} failures in the log"] if failures else []
    print("\n".join(wrong) or "nobody was disturbed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
