"""Live play under load: many tables with two clients each on one server, moves at a steady rate.

    python benchmarks/live.py [--tables 1000] [--rate 500] [--seconds 20] [--postgresql --processes 3 [--redis]]

Prints the latency from sending a move until every client of the table has it, the memory and processor time of the
server, and the latency of a durable write of the disk. If there are two processors or more, the server has one for
itself.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from servers import NO_LIMITS, OddVille, databases, many_files, oddvilles
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Choice(msgspec.Struct):
    """The fields of a move that a load client reads."""

    move: str


class Seen(msgspec.Struct):
    """The fields of a table that a load client reads."""

    version: int
    status: str


class Message(msgspec.Struct):
    """The fields of a message that a load client reads."""

    type: str
    table: Seen | None = None
    version: int = 0
    seat: int = 0
    moves: list[Choice] = []
    error: str = ""


_messages = msgspec.json.Decoder(Message)


class LoadTable:
    """A table with two clients."""

    def __init__(self, load: "Load", table: dict[str, Any], ports: list[int]) -> None:
        self.load = load
        self.table = table
        self.ports = ports
        self.waiting: tuple[float, int, set[int]] | None = None
        self.version = 0
        self.next: tuple[int, int, list[Choice]] | None = None
        self.sockets: list[ClientConnection] = []
        self.keys = 0
        self.rng = random.Random(table["id"])

    async def sit(self) -> None:
        """Connect both clients, to different servers if there are several."""
        for place, link in enumerate(self.table["seats"]):
            url = f"ws://127.0.0.1:{self.ports[place % len(self.ports)]}/api/live"
            connection = await connect(url, compression=None, max_queue=None)
            hello = {"do": "hello", "table": self.table["id"], "tokens": [link["token"]]}
            await connection.send(json.dumps(hello))
            self.sockets.append(connection)
            self.load.start(self._listen(place, connection))

    async def _listen(self, place: int, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):  # the servers stop in the end
            await self._hear(place, connection)

    async def _hear(self, place: int, connection: ClientConnection) -> None:
        async for raw in connection:
            message = _messages.decode(raw)
            if message.type == "update" and message.table is not None:
                self._updated(place, message.table.version)
            elif message.type == "choices":
                self.next = (message.seat, message.version, message.moves)
            elif message.type == "refused":
                self.load.refused += 1
                self.waiting = None

    def _updated(self, place: int, version: int) -> None:
        if self.waiting is not None and version > self.waiting[1]:
            self.waiting[2].add(place)
            if len(self.waiting[2]) == 2:
                self.load.latencies.append(time.perf_counter() - self.waiting[0])
                self.waiting = None

    async def move(self) -> bool:
        """Play a move, unless the previous one is still pending."""
        if self.next is None or self.waiting is not None:
            return False
        seat, version, moves = self.next
        self.next = None
        texts = [choice.move for choice in moves if not choice.move.startswith("return")] or [moves[0].move]
        self.keys += 1
        self.waiting = (time.perf_counter(), version, set())
        text = self.rng.choice(texts)
        request = {
            "do": "move",
            "key": f"load-{self.keys:06}",
            "seat": seat,
            "version": version,
            "move": text,
        }
        await self.sockets[seat].send(json.dumps(request))
        return True


class Load:
    """All tables and their measurements."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.latencies: list[float] = []
        self.refused = 0
        self.late = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Any) -> None:
        """Start a background task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def make(self, count: int) -> list[LoadTable]:
        body = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]}
        body["options"] = {"confirm": False, "deal": None}  # type: ignore[assignment]
        tables = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.ports[0]}", timeout=30) as client:
            for _ in range(count):
                table = (await client.post("/api/tables", json=body)).json()
                tables.append(LoadTable(self, table, self.ports))
        for table in tables:
            await table.sit()
        return tables

    async def play(self, tables: list[LoadTable], rate: float, seconds: float) -> float:
        """Play at a steady rate; returns the achieved rate."""
        begin, sent = time.perf_counter(), 0
        turn = 0
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate:
                for _ in range(len(tables)):
                    turn += 1
                    if await tables[turn % len(tables)].move():
                        break
                else:
                    self.late += 1
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        return len(self.latencies) / seconds


def fsync_times(folder: Path, count: int = 300) -> list[float]:
    """The latency of a small durable write."""
    times = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(count):
            begin = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return times


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def run(
    options: argparse.Namespace, ports: list[int], servers: list[OddVille], folder: str
) -> dict[str, Any]:
    """Play and compute the figures."""
    load = Load(ports)
    tables = await load.make(options.tables)
    before = sum(server.processor_seconds() for server in servers)
    rate = await load.play(tables, options.rate, options.seconds)
    busy = sum(server.processor_seconds() for server in servers) - before
    fsyncs = fsync_times(Path(folder))
    ms = [1000 * latency for latency in load.latencies]
    return {
        "tables": options.tables,
        "sockets": 2 * options.tables,
        "processes": len(ports),
        "moves_a_second": round(rate, 1),
        "refused": load.refused,
        "not_sent_for_want_of_an_answer": load.late,
        "p50_ms": round(statistics.median(ms), 1),
        "p99_ms": round(percentile(ms, 0.99), 1),
        "max_ms": round(max(ms), 1),
        "fsync_p50_ms": round(1000 * statistics.median(fsyncs), 2),
        "fsync_p99_ms": round(1000 * percentile(fsyncs, 0.99), 2),
        "processor_ms_a_move": round(1000 * busy / len(ms), 2),
        "memory_mb": round(sum(server.memory("VmHWM") for server in servers)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="start a PostgreSQL server for it")
    parser.add_argument(
        "--redis", action="store_true", help="and a Redis server for messages between processes"
    )
    options = parser.parse_args()
    many_files()
    several = (os.cpu_count() or 1) > 1
    with tempfile.TemporaryDirectory() as folder, databases(options.postgresql, options.redis) as found:
        flags = [*found[0], *NO_LIMITS]
        with oddvilles(Path(folder), options.processes, flags, {0} if several else None) as servers:
            if several:
                os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
            ports = [server.port for server in servers]
            for name, value in asyncio.run(run(options, ports, servers, folder)).items():
                print(f"{name:32} {value}")


if __name__ == "__main__":
    main()
