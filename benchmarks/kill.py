"""No acknowledged move may be lost: `kill -9` at random moments during play.

    python benchmarks/kill.py [--kills 200] [--what server|process|redis|postgresql] [--tables 20] [--minutes 40]

`server`: one server on SQLite. `process`: one of three servers that share a PostgreSQL database. `redis` and
`postgresql`: three servers, and the Redis or PostgreSQL server behind them is killed and started again.

Clients play as fast as they get answers, remember every acknowledged move (`done`), and reconnect. After every kill
each running table must accept a new move. Every acknowledged move is looked up in the database by number, key and text.
The exit code is 1 if one is missing, or a table cannot be played.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from servers import NO_LIMITS, OddVille, databases, many_files, oddvilles, restart, tell
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from oddville.server.ops.settings import FILE
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import StoredTable
from oddville.server.tables import log_events

LATER = ("error-store", "error-saving", "error-not-ready", "error-too-busy", "error-inside", "error-too-many")
"""Prefixes of refusals after which the same request is sent again."""
TIMEOUT_SECONDS = 60.0
"""Seconds within which every table must take a move after a kill."""
Acknowledged = dict[int, tuple[str, str]]
"""By the number of the log entry: the key of the request, and the move."""


@dataclass
class PlayedTable:
    """A table, its secrets, and the acknowledged moves."""

    id: str
    tokens: list[str]
    acknowledged: Acknowledged = field(default_factory=dict)
    checked: int = 0
    last: float = 0.0
    over: bool = False


class Player:
    """A client that plays one seat and repeats unanswered requests."""

    def __init__(self, proof: "Proof", table: PlayedTable, seat: int) -> None:
        self._proof = proof
        self._table = table
        self._seat = seat
        self._request: dict[str, Any] | None = None
        self._rng = random.Random(f"{table.id}{seat}")

    async def play(self) -> None:
        """Play until the game is over."""
        while not self._table.over:
            server = self._rng.choice(self._proof.servers)
            with suppress(OSError, WebSocketException, TimeoutError):
                place = f"ws://127.0.0.1:{server.port}/api/live"
                async with connect(place, compression=None, open_timeout=10, close_timeout=1) as connection:
                    await self._sit(connection)
            await asyncio.sleep(self._rng.uniform(0.01, 0.05))

    async def _sit(self, connection: ClientConnection) -> None:
        token = self._table.tokens[self._seat]
        await connection.send(json.dumps({"do": "hello", "table": self._table.id, "tokens": [token]}))
        async for raw in connection:
            message = json.loads(raw)
            await self._hear(connection, message)
            if self._table.over:
                return

    async def _hear(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self._table.over = self._table.over or message["table"]["status"] == "over"
        if kind == "welcome" and self._request is not None:
            await connection.send(json.dumps(self._request))  # was it done? the key makes asking harmless
        elif kind == "choices":
            await self._choose(connection, message)
        elif kind == "done":
            self._done(message)
        elif kind == "refused":
            await self._refused(connection, message)

    async def _choose(self, connection: ClientConnection, choices: dict[str, Any]) -> None:
        if self._request is not None and self._request["version"] == choices["version"]:
            return
        moves = [choice["move"] for choice in choices["moves"]]
        move = self._rng.choice([move for move in moves if not move.startswith("return")] or moves)
        key = f"{self._rng.getrandbits(64):016x}"
        self._request = {
            "do": "move",
            "key": key,
            "seat": self._seat,
            "version": choices["version"],
            "move": move,
        }
        await connection.send(json.dumps(self._request))

    def _done(self, message: dict[str, Any]) -> None:
        request = self._request
        if request is None or message["key"] != request["key"]:
            return  # of a request that was sent twice
        self._table.acknowledged[message["number"]] = (request["key"], request["move"])
        self._request = None
        now = time.monotonic()
        self._proof.note_pause(self._table, now)
        self._table.last = now

    async def _refused(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if self._request is None or message["request"] != self._request["key"]:
            return
        self._proof.refusals[message["error"]] = self._proof.refusals.get(message["error"], 0) + 1
        if message["error"].startswith(LATER):
            await asyncio.sleep(0.05)
            await connection.send(json.dumps(self._request))
        else:
            self._request = None


class Proof:
    """The tables, the kills and the results."""

    def __init__(self, servers: list[OddVille], address: str, tables: int) -> None:
        self.servers = servers
        self.refusals: dict[str, int] = {}
        self.longest_pause = 0.0
        self.games = 0
        self.lost: list[str] = []
        self._address = address
        self._wanted = tables
        self._tables: list[PlayedTable] = []
        self._finished: list[PlayedTable] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def moves(self) -> int:
        return sum(len(table.acknowledged) for table in (*self._tables, *self._finished))

    def note_pause(self, table: PlayedTable, now: float) -> None:
        if table.last:
            self.longest_pause = max(self.longest_pause, now - table.last)

    async def fill(self) -> None:
        """Replace finished tables."""
        self._finished += [table for table in self._tables if table.over]
        self._tables = [table for table in self._tables if not table.over]
        body = {
            "seats": [{"kind": "here", "name": name} for name in ("Ada", "Bo")],
            "options": {"confirm": False},
        }
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=30) as client:
            while len(self._tables) < self._wanted:
                new_table = (await client.post("/api/tables", json=body)).raise_for_status().json()
                self._begin(PlayedTable(new_table["id"], [link["token"] for link in new_table["seats"]]))

    def _begin(self, table: PlayedTable) -> None:
        self.games += 1
        self._tables.append(table)
        for seat in range(2):
            task = asyncio.create_task(Player(self, table, seat).play())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def all_play(self) -> None:
        """Wait until every running table has taken a move; others are lost."""
        since, end = time.monotonic(), time.monotonic() + TIMEOUT_SECONDS
        while waiting := [table for table in self._tables if not table.over and table.last <= since]:
            if time.monotonic() > end:
                self.lost += [f"table {table.id} cannot be played" for table in waiting]
                return
            await asyncio.sleep(0.01)

    async def check(self, everything: bool = False) -> None:
        """Look up acknowledged moves in the database, the new ones or all."""
        store = await open_store(self._address, serving=False)
        try:
            for table in [*self._tables, *(self._finished if everything else [])]:
                known = list(table.acknowledged.items())[0 if everything else table.checked :]
                table.checked = len(table.acknowledged)
                stored = await store.load(table.id) if known else None
                self.lost += [f"table {table.id}, {text}" for text in missing(stored, known)] if known else []
        finally:
            await store.close()

    async def end(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def missing(stored: StoredTable | None, known: list[tuple[int, tuple[str, str]]]) -> list[str]:
    """The acknowledged moves that are missing in the log."""
    log = {entry.number: entry for entry in stored.entries} if stored is not None else {}
    missing = []
    for number, (key, move) in known:
        entry = log.get(number)
        body = log_events.decode(entry.body) if entry is not None and entry.key == key else None
        if not isinstance(body, log_events.Moved) or body.move != move:
            missing.append(f"entry {number}: {move} ({key})")
    return missing


class Killer:
    """Kills and restarts a server."""

    def __init__(self, what: str, servers: list[OddVille], database: Any, redis: Any) -> None:
        self._what = what
        self._servers = servers
        self._service = {"redis": redis, "postgresql": database}.get(what)
        self._rng = random.Random(1)

    async def strike(self) -> None:
        """Kill at a random moment, sometimes during the start."""
        await asyncio.sleep(self._rng.uniform(0.0, 0.5))
        if self._service is not None:
            crash = signal.SIGQUIT if self._what == "postgresql" else signal.SIGKILL
            await asyncio.to_thread(
                restart, self._service, crash
            )  # SIGQUIT: at once, with recovery at the start
            return
        server = self._rng.choice(self._servers)
        server.stop(signal.SIGKILL)
        if self._rng.random() < 0.2:
            server.start()
            await asyncio.sleep(self._rng.uniform(0.0, 1.0))
            server.stop(signal.SIGKILL)
        server.start()
        if len(self._servers) == 1:
            await server.ready()


async def prove(options: argparse.Namespace, proof: Proof, killer: Killer) -> int:
    """Kill until the count or the time is reached; returns the count."""
    end = time.monotonic() + 60 * options.minutes
    killed = 0
    await proof.fill()
    await proof.all_play()
    while killed < options.kills and time.monotonic() < end and not proof.lost:
        await killer.strike()
        killed += 1
        await proof.all_play()
        await proof.check()
        await asyncio.gather(*(server.ready() for server in proof.servers))
        await proof.fill()
        tell(f"{killed}/{options.kills} kills, {proof.moves} moves acknowledged, {len(proof.lost)} lost")
    await proof.end()
    await proof.check(everything=True)
    return killed


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--what", choices=("server", "process", "redis", "postgresql"), default="server")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=40)
    options = parser.parse_args()
    many_files()
    alone = options.what == "server"
    with (
        tempfile.TemporaryDirectory() as name,
        databases(not alone, options.what == "redis") as (flags, database, redis),
    ):
        folder = Path(name)
        address = str(folder / FILE) if alone else flags[1]
        with oddvilles(folder, 1 if alone else 3, [*flags, *NO_LIMITS]) as servers:
            proof = Proof(servers, address, options.tables)
            killed = asyncio.run(prove(options, proof, Killer(options.what, servers, database, redis)))
        failures = sum(server.log.read_text().count("Traceback") for server in servers)
    return report(options, proof, killed, failures)


def report(options: argparse.Namespace, proof: Proof, killed: int, failures: int) -> int:
    """Print the figures; the exit code is 1 if something was lost."""
    tell("")
    figures = {
        "what": options.what,
        "kills": killed,
        "tables at a time": options.tables,
        "games begun": proof.games,
        "moves acknowledged": proof.moves,
        "lost": len(proof.lost),
        "longest pause of a table (s)": round(proof.longest_pause, 2),
        "refusals": proof.refusals,
        "failures in the logs": failures,
    }
    for name, value in figures.items():
        print(f"{name:32} {value}")
    print("\n".join(proof.lost[:20]), end="\n" if proof.lost else "")
    return 1 if proof.lost or killed < options.kills else 0


if __name__ == "__main__":
    sys.exit(main())
