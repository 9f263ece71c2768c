"""One client that attacks the server in every way at once, and a good player at a table with a bot beside it.

Both come from addresses of their own on this machine. For `benchmarks/bad_clients.py` and a short test.
"""

import asyncio
import json
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import cache
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fuzzing import MESSAGES, body
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from oddville.server.tables.replays import MAX_PLIES

VISITOR: Final = "127.0.0.2"
GOOD: Final = "127.0.0.1"
FAILURES: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
MAYORS: Final = {"seats": [{"kind": "bot", "bot": "mayor"}] * 4, "options": {"pace": "quick"}}
ALONE: Final = {"seats": [{"kind": "here"}, {"kind": "here"}], "options": {"confirm": False}}
SMALL: Final = {**ALONE, "options": {"confirm": False, "edition": "nano"}}


@cache
def long_record() -> str:
    """The longest game that the server accepts: nobody builds."""
    game, rng = Game(2, seed="long"), random.Random(1)
    while len(game.moves) < MAX_PLIES:
        game.push(rng.choice([move for move in game.legal_moves if move.kind != "build"]))
    return str(record_of(game, ["Ada", "Bo"], hidden=False, headers={}))


@cache
def finished_record(number: int) -> str:
    """A game whose review takes a while."""
    game, rng = Game(2, seed=f"finished {number}", turn_limit=60), random.Random(number)
    while not game.is_over:
        game.push(rng.choice(list(game.legal_moves)))
    return str(record_of(game, ["Ada", "Bo"]))


async def run_together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run until all have ended or the caller is cancelled. A library may lose a cancellation, so it is repeated."""
    running = {asyncio.create_task(work) for work in works}
    try:
        await asyncio.wait(running)
    finally:
        while running := {task for task in running if not task.done()}:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=1)


class Visitor:
    """Everything that costs the server something, as often as it is allowed, and more often."""

    def __init__(self, port: int, victim: str, seed: int = 1) -> None:
        self._port = port
        self._victim = victim
        """The table of somebody else."""
        self._rng = random.Random(seed)
        self._keys = 0
        self._held: list[Callable[[], object]] = []
        """What closes the connections that are not read, so that they stay open."""
        self._opened: list[asyncio.Transport] = []
        """The WebSockets that are not closed."""
        self.answers: Counter[str] = Counter()

    async def run(self) -> None:
        """Until cancelled."""
        try:
            await self._attack()
        finally:
            for close in (*self._held, *(each.abort for each in self._opened)):
                close()
            await asyncio.sleep(0.1)  # the loop closes the sockets of transports

    async def _attack(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
        async with httpx.AsyncClient(
            transport=transport, base_url=f"http://{GOOD}:{self._port}", timeout=60
        ) as self._client:
            attacks = (self._think, self._undo, self._ask, self._leave_unread, self._chat, self._report)
            more = (self._rematch, self._half_open, self._send_garbage, self._stay)
            await run_together(self._repeat(attack) for attack in (*attacks, *more))

    async def _repeat(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*FAILURES):
                async with asyncio.timeout(120):
                    await attack()
            await asyncio.sleep(0.02)

    def _key(self) -> str:
        self._keys += 1
        return f"visitor-{self._keys:06}"

    async def _request(self, method: str, path: str, content: Any = None) -> httpx.Response:
        answer = await self._client.request(method, path, json=content)
        self.answers[f"http {answer.status_code}"] += 1
        return answer

    async def _make(self, body: dict[str, Any]) -> tuple[str, list[str]] | None:
        answer = await self._request("POST", "/api/tables", body)
        if answer.status_code != httpx.codes.CREATED:
            await asyncio.sleep(1)
            return None
        table = answer.json()
        return table["id"], [link["token"] for link in table["seats"]]

    async def _open(self, table: str, tokens: list[str]) -> ClientConnection:
        place = f"ws://{GOOD}:{self._port}/api/live"
        opened = await connect(place, compression=None, local_addr=(VISITOR, 0), close_timeout=1)
        self._opened = [*(each for each in self._opened if not each.is_closing()), opened.transport]
        await opened.send(json.dumps({"do": "hello", "table": table, "tokens": tokens}))
        return opened

    async def _hear(self, connection: ClientConnection, *types: str) -> dict[str, Any]:
        while True:
            answer: dict[str, Any] = json.loads(await connection.recv())
            self.answers[f"ws {answer['type']}"] += 1
            self.answers["inside"] += answer.get("error") == "error-inside"
            if answer["type"] in types:
                return answer

    # Attacks

    async def _think(self) -> None:
        """Tables of the slowest bots, each watched so that they do not rest."""
        table = await self._make(MAYORS)
        if table is not None and len(self._held) < 100:
            self._held.append((await self._open(*table)).transport.abort)

    async def _undo(self) -> None:
        """Move and take back, as often as it goes."""
        table = await self._make(ALONE)
        if table is None:
            return
        async with await self._open(*table) as connection:
            for _ in range(500):
                choices = await self._hear(connection, "choices")
                sent = {
                    "do": "move",
                    "key": self._key(),
                    "seat": choices["seat"],
                    "version": choices["version"],
                }
                await connection.send(json.dumps({**sent, "move": choices["moves"][0]["move"]}))
                moved = await self._hear(connection, "update")
                undo = {"do": "undo", "key": self._key(), "seat": choices["seat"]}
                await connection.send(json.dumps({**undo, "version": moved["table"]["version"]}))
                if (await self._hear(connection, "update", "refused"))["type"] == "refused":
                    await self._hear(connection, "choices")

    async def _ask(self) -> None:
        """Requests whose answers are long or take long."""
        path = f"/api/tables/{self._victim}"
        content = {"record": long_record()}
        requests: list[tuple[str, str, Any]] = [
            *(("GET", path + rest, None) for rest in ("/record", "/replay", "/at/1", "/replay.html")),
            ("POST", "/api/replays", content),
            ("POST", "/api/reviews", {"record": finished_record(self._rng.randrange(10))}),
            ("POST", "/api/qr", {"text": "x" * 500}),
            ("POST", "/api/tables", {**ALONE, "origin": {"ply": 1000, **content}}),
        ]
        await self._request(*self._rng.choice(requests))

    async def _leave_unread(self) -> None:
        """A long answer that is not read."""
        unread = socket.socket()
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        unread.setblocking(False)
        unread.bind((VISITOR, 0))
        self._hold(unread.close)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(unread, (GOOD, self._port))
        content = json.dumps({"record": long_record()}).encode()
        head = (
            f"POST /api/replays HTTP/1.1\r\nhost: {GOOD}:{self._port}\r\ncontent-type: application/json\r\n"
        )
        await loop.sock_sendall(unread, f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)

    def _hold(self, close: Callable[[], object]) -> None:
        self._held.append(close)
        if len(self._held) > 400:
            self._held.pop(0)()

    async def _chat(self) -> None:
        """Talk and ask at somebody else's table."""
        async with await self._open(self._victim, []) as connection:
            for _ in range(50):
                say = {"do": "say", "key": self._key(), "name": "Eve", "text": "spam " * 90}
                await connection.send(json.dumps(say))
                await connection.send('{"do":"score","id":"flood"}')
                await self._hear(connection, "score", "refused")

    async def _report(self) -> None:
        body = {"key": self._key(), "text": "spam " * 900}
        await self._request("POST", f"/api/tables/{self._victim}/reports", body)

    async def _rematch(self) -> None:
        """Short games and their rematches."""
        new_table = await self._make(SMALL)
        while new_table is not None:
            table, tokens = new_table
            async with await self._open(table, tokens) as connection:
                rematch = await self._play(connection)
            new_table = None if rematch is None else (rematch, tokens)

    async def _play(self, connection: ClientConnection) -> str | None:
        has_voted = False
        while True:
            heard = await self._hear(connection, "choices", "update", "refused")
            if heard["type"] == "choices":
                moves = [each["move"] for each in heard["moves"]]
                builds = [move for move in moves if move.startswith(("build", "bonus"))]
                sent = {"do": "move", "key": self._key(), "seat": heard["seat"], "version": heard["version"]}
                await connection.send(json.dumps({**sent, "move": self._rng.choice(builds or moves)}))
            elif has_voted and heard["type"] == "refused":
                return None
            elif heard["type"] == "update" and heard["table"]["rematch"]:
                return str(heard["table"]["rematch"])
            elif heard["type"] == "update" and heard["table"]["status"] == "over" and not has_voted:
                has_voted = True
                for seat in (0, 1):
                    await connection.send(json.dumps({"do": "rematch", "key": self._key(), "seat": seat}))

    async def _half_open(self) -> None:
        """A request that stops in the middle."""
        _, writer = await asyncio.open_connection(GOOD, self._port, local_addr=(VISITOR, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\ncontent-length: 50\r\n\r\n{"[: self._rng.randrange(55)])
        self._hold(writer.close)

    async def _send_garbage(self) -> None:
        """Frames that mean nothing."""
        async with await self._open(self._victim, []) as connection:
            for _ in range(20):
                await connection.send(body(self._rng, MESSAGES))
            await self._hear(connection, "goodbye")

    async def _stay(self) -> None:
        """A spectator who does not read."""
        connection = await self._open(self._victim, [])
        connection.transport.pause_reading()
        self._hold(connection.transport.abort)
        await asyncio.sleep(0.5)


class GoodPlayer:
    """A person who plays against a bot; how long the server and the bot take."""

    def __init__(self, port: int, bot: str = "mason") -> None:
        self._port = port
        self._bot = bot
        self._rng = random.Random(2)
        self.table = ""
        self.moves: list[float] = []
        """Milliseconds until a move was shown."""
        self.turns: list[float] = []
        """Milliseconds from the person's last move until they may choose again."""

    async def play(self) -> None:
        """Games, one after another, until cancelled."""
        while True:
            await self.make()
            await self.play_game()

    async def make(self) -> None:
        body = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": self._bot}]}
        options = {"confirm": False, "pace": "quick", "public": True}
        async with httpx.AsyncClient(base_url=f"http://{GOOD}:{self._port}", timeout=120) as client:
            table = (
                (await client.post("/api/tables", json={**body, "options": options}))
                .raise_for_status()
                .json()
            )
        self.table, self._token = table["id"], table["seats"][0]["token"]

    async def play_game(self) -> None:
        async with connect(f"ws://{GOOD}:{self._port}/api/live", compression=None) as connection:
            hello = {"do": "hello", "table": self.table, "tokens": [self._token]}
            await connection.send(json.dumps(hello))
            await self._follow(connection)

    async def _follow(self, connection: ClientConnection) -> None:
        sent_at: float | None = None
        waits_since: float | None = None
        async for raw in connection:
            heard, now = json.loads(raw), time.perf_counter()
            if heard["type"] == "update":
                if sent_at is not None:
                    self.moves.append(1000 * (now - sent_at))
                    sent_at = None
                if heard["table"]["status"] == "over":
                    return
                if heard["table"]["chooses"] == 1 and waits_since is None:
                    waits_since = now
            elif heard["type"] == "choices":
                if waits_since is not None:
                    self.turns.append(1000 * (now - waits_since))
                    waits_since = None
                await asyncio.sleep(0.05)
                await connection.send(json.dumps(self._move(heard)))
                sent_at = time.perf_counter()

    def _move(self, choices: dict[str, Any]) -> dict[str, Any]:
        moves = [each["move"] for each in choices["moves"]]
        wanted = [move for move in moves if not move.startswith("return")] or moves
        request = {
            "do": "move",
            "key": f"good-{choices['version']:06}",
            "seat": 0,
            "version": choices["version"],
        }
        return {**request, "move": self._rng.choice(wanted)}
