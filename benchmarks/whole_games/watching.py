"""A watchdog over all tables: which of them has stopped, and whose fault it is."""

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from whole_games.connections import Connection
from whole_games.messages import Seen, messages, tables
from whole_games.people import Person
from whole_games.plans import PACE_SECONDS
from whole_games.tables import Figures, PlayedTable

STOPPED: Final = "tables stopped"
LOST: Final = "updates lost"
IDLE: Final = "idle clients"
FAULTS: Final = (STOPPED, LOST, IDLE)
"""The last one is a fault of this benchmark: the server waits for a client that knows it and does nothing."""
LATE: Final = "late, then went on"
THINKING: Final = {"mason": 0.5, "architect": 3.0, "mayor": 20.0}
"""Seconds that a bot may think about one move; the others need less than 0.1."""
MAX_SLOWDOWN: Final = 6.0


@dataclass(frozen=True)
class Look:
    """The table as a new client sees it."""

    where: str
    seen: Seen

    def __str__(self) -> str:
        return f"{self.where}: number {self.seen.number}, version {self.seen.version}"


def verdict(table: PlayedTable, looks: list[Look]) -> str:
    """Whose fault a stopped table is, from what new clients see."""
    if not looks:
        return STOPPED  # no server answers
    newest = max((look.seen for look in looks), key=lambda seen: seen.mark)
    if newest.mark > table.mark:
        return LOST
    person = _awaited(table, newest)
    if person is None or person.pending or person.dawdles:
        return STOPPED
    return IDLE if person.has_choices and person.mark == newest.mark else LOST


def _awaited(table: PlayedTable, seen: Seen) -> Person | None:
    """The person who must choose."""
    if seen.status != "running" or seen.chooses is None or seen.seats[seen.chooses].bot:
        return None
    people = [client for client in table.connections if isinstance(client, Person)]
    return next((person for person in people if person.seat == seen.chooses), None)


class Watch:
    """Checks all tables periodically."""

    def __init__(self, figures: Figures, ports: list[int], patience: float) -> None:
        self.tables: set[PlayedTable] = set()
        self._figures = figures
        self._ports = ports
        self._patience = patience
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(1.0, self._patience / 4))
            for task in self._tasks:
                if task.done():
                    task.result()  # a failure of this benchmark ends it
            self._tasks = {task for task in self._tasks if not task.done()}
            allowed = self._allowance()
            for table in list(self.tables):
                self._look_at(table, allowed + PACE_SECONDS[table.plan.pace])

    def _look_at(self, table: PlayedTable, allowed: float) -> None:
        now = time.monotonic()
        if table.is_examined or table.given_up:
            return
        for client in table.connections:
            self._look_for_lost(table, client, now, allowed)
        if now - max(table.progressed_at, table.excused_until) > allowed:
            table.is_examined = True
            self._tasks.add(asyncio.create_task(self._examine(table)))

    def _allowance(self) -> float:
        """Seconds within which something must happen: more where the machine is busy, or bots of other tables think.

        Tables take turns at the bots' workers, so a bot may have to wait until one of each other table has thought.
        """
        slowdown = max(10 * self._figures.answers.seconds, 3 * self._figures.waits.seconds) / self._patience
        thinking = sum(max(map(_thinking, table.plan.bots)) for table in self.tables)
        return self._patience * min(MAX_SLOWDOWN, max(1.0, slowdown)) + thinking

    # Updates that never came

    def _look_for_lost(self, table: PlayedTable, client: Connection, now: float, allowed: float) -> None:
        """Find clients that lack an update or an answer for too long."""
        since = table.known_since(client.mark)
        unanswered = isinstance(client, Person) and any(
            now - request.sent_at > allowed for request in client.pending.values()
        )
        behind = since is not None and now - since > allowed and not table.is_finished(client.seen)
        if now > client.excused_until and (behind or unanswered):
            client.excused_until = now + allowed
            self._report(table, LOST, f"{client.name} {'lags behind' if behind else 'waits for an answer'}")
            client.drop()

    # Tables at which nothing happens

    async def _examine(self, table: PlayedTable) -> None:
        """Ask the servers twice, a little apart, in case one was only slow."""
        known, quiet = table.mark, time.monotonic() - table.progressed_at
        fault = verdict(table, await self._looks(table))
        if fault == STOPPED:
            await asyncio.sleep(self._patience / 2)
        looks = await self._looks(table)
        if table.mark > known or table.is_finished(table.seen):
            self._figures.counts[LATE] += 1
        else:
            fault = verdict(table, looks)
            reports = "; ".join(map(str, looks)) or "no server answers"
            self._report(table, fault, f"nothing happened for {quiet:.0f} s; {reports}")
            self._part(table, fault)
        table.is_examined = False

    def _part(self, table: PlayedTable, fault: str) -> None:
        """Give up a stopped table; reconnect clients that missed something."""
        if fault == LOST:
            table.progressed_at = time.monotonic()
            for client in table.connections:
                client.drop()
        else:
            table.give_up()

    def _report(self, table: PlayedTable, fault: str, what: str) -> None:
        seen = table.seen
        awaited = "nobody yet" if seen is None or seen.chooses is None else f"seat {seen.chooses}"
        phase = seen.phase if seen is not None else "unknown"
        bot = f" ({seen.bot})" if seen is not None and seen.bot else ""
        clients = ", ".join(map(_told, table.connections))
        text = (
            f"game {table.plan.number}, table {table.id}, {len(table.plan.seats)} players, "
            f"pace {table.plan.pace}: {awaited}{bot} in phase {phase}; {what}; clients: {clients}; "
            f"last acts: {table.last_acts}"
        )
        self._figures.find(fault, text)

    async def _looks(self, table: PlayedTable) -> list[Look]:
        questions = [(ask, port) for port in self._ports for ask in (self._by_http, self._by_socket)]
        return [look for ask, port in questions if (look := await ask(table, port)) is not None]

    async def _by_http(self, table: PlayedTable, port: int) -> Look | None:
        try:
            async with httpx.AsyncClient(timeout=30) as client:
                answer = await client.get(f"http://127.0.0.1:{port}/api/tables/{table.id}")
            return Look(f"HTTP {port}", tables.decode(answer.raise_for_status().content))
        except httpx.HTTPError:
            return None

    async def _by_socket(self, table: PlayedTable, port: int) -> Look | None:
        try:
            async with asyncio.timeout(30), connect(f"ws://127.0.0.1:{port}/api/live") as socket:
                await socket.send(json.dumps({"do": "hello", "table": table.id}))
                seen = messages.decode(await socket.recv()).table
                return Look(f"socket {port}", seen) if seen is not None else None
        except (OSError, WebSocketException, TimeoutError):
            return None


def _thinking(bot: str) -> float:
    return THINKING.get(bot, 0.1)


def _told(client: Connection) -> str:
    """The state of a client for a report."""
    number = client.seen.number if client.seen is not None else "none"
    pending = [each.request["do"] for each in client.pending.values()] if isinstance(client, Person) else []
    waits = f" waits for {' and '.join(pending)}" if pending else ""
    return f"{client.name} number {number}, version {client.mark[0]}{waits}"
