"""Play all games, a number of tables at a time."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

from whole_games.connections import Connection
from whole_games.openings import Opening
from whole_games.people import Person
from whole_games.plans import MIXED, Plan, calm, draw
from whole_games.tables import Figures, PlayedTable
from whole_games.watching import STOPPED, Watch


@dataclass(frozen=True)
class RunOptions:
    games: int = 2000
    tables: int = 12
    seed: int = 1
    pace: str = MIXED
    edition: str = MIXED
    patience: float = 20.0
    minutes: float = 600.0
    calm: bool = False


@dataclass
class Playing:
    """All games on these servers."""

    options: RunOptions
    ports: list[int]
    ended: Callable[[], None] = lambda: None
    """Called when a game has ended or stopped."""
    openings: Sequence[Opening] = ()
    figures: Figures = field(default_factory=Figures)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self._numbers = itertools.count(1)
        self._watch = Watch(self.figures, self.ports, self.options.patience)
        self._rng = random.Random(self.options.seed)

    async def run(self) -> None:
        """Play until all games are over or the time is up; the figures stay valid after cancellation."""
        begin = time.monotonic()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(60 * self.options.minutes):
                    await self._play_all()
        finally:
            self.seconds = time.monotonic() - begin

    async def _play_all(self) -> None:
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(self._watch.run())
            slots = [
                group.create_task(self._slot()) for _ in range(min(self.options.tables, self.options.games))
            ]
            await asyncio.gather(*slots)
            watching.cancel()

    async def _slot(self) -> None:
        while (number := next(self._numbers)) <= self.options.games:
            drawn = calm if self.options.calm else draw
            plan = drawn(self.options.seed, number, self.options.pace, self.options.edition, self.openings)
            try:
                await self._play_with_rematch(await self._made(plan))
            except httpx.HTTPError as error:
                self.figures.find(STOPPED, f"game {number}: no table could be made: {error!r}")
                await asyncio.sleep(1)
            self.ended()

    async def _play_with_rematch(self, table: PlayedTable | None) -> None:
        while table is not None:
            await self._play(table)
            table = self._rematch_of(table)

    # Making a table

    async def _made(self, plan: Plan) -> PlayedTable:
        async with httpx.AsyncClient(timeout=60) as client:
            body = {"seats": plan.seats, "options": plan.options, "origin": plan.origin}
            new_table = await self._post(client, "/api/tables", body)
            tokens = {link["seat"]: link["token"] for link in new_table["seats"]}
            table = PlayedTable(plan, new_table["id"], tokens, self.figures)
            table.host = new_table["host"]
            if not plan.starts:
                await self._sit(client, table)
        return table

    async def _sit(self, client: httpx.AsyncClient, table: PlayedTable) -> None:
        """Let a person take the open seat, if there is one."""
        for seat in (place for place, body in enumerate(table.plan.seats) if body["kind"] == "open"):
            key = f"{self._rng.getrandbits(128):032x}"
            taken = await self._post(client, f"/api/tables/{table.id}/sit", {"key": key, "seat": seat})
            table.tokens[seat] = taken["token"]

    async def _post(self, client: httpx.AsyncClient, path: str, body: Any) -> dict[str, Any]:
        place = f"http://127.0.0.1:{self._rng.choice(self.ports)}{path}"
        answer: dict[str, Any] = (await client.post(place, json=body)).raise_for_status().json()
        return answer

    # Playing at it

    async def _play(self, table: PlayedTable) -> None:
        table.connections = self._clients(table)
        self._watch.tables.add(table)
        try:
            async with asyncio.TaskGroup() as group:
                for client in table.connections:
                    group.create_task(client.run())
        finally:
            self._watch.tables.discard(table)
        self._count(table)

    def _clients(self, table: PlayedTable) -> list[Connection]:
        seats = sorted(table.tokens)
        clients: list[Connection] = [Person(table, self.ports, seat, seat == seats[0]) for seat in seats]
        tokens = [[table.tokens[seat]] for seat in seats[: table.plan.second_sockets]]
        tokens += [[] for _ in range(table.plan.spectators)]
        return clients + [Connection(table, self.ports, shown) for shown in tokens]

    def _count(self, table: PlayedTable) -> None:
        self.figures.moves += table.moves
        if not table.given_up:
            self.figures.games[len(table.plan.seats), table.plan.pace] += 1

    def _rematch_of(self, table: PlayedTable) -> PlayedTable | None:
        """Play the rematch with the same people."""
        if table.given_up or table.seen is None or table.seen.rematch is None:
            return None
        self.figures.counts["rematches"] += 1
        once = Plan(
            table.plan.number,
            table.plan.seats,
            table.plan.options,
            table.plan.habits,
            spectators=table.plan.spectators,
            rng=table.rng,
        )
        return PlayedTable(once, table.seen.rematch, table.tokens, self.figures)
