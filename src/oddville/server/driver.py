"""What happens at a table by itself: bots move, clocks run out, rematches begin, others are told."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from oddville.games.errors import OddVilleError
from oddville.server import acts, entries, wire
from oddville.server.live_table import LiveTable, now_ms
from oddville.server.table import Due, Table
from oddville.server.thinking import ADVISER, Thinkers

if TYPE_CHECKING:
    from oddville.server.store.protocol import Store

LEASE: Final = 90_000
"""Milliseconds for which one process has the work of a table to itself, if several share a database."""
TRY_AGAIN: Final = 2.0

logger = logging.getLogger("oddville.driver")


class Driver:
    """Looks after the tables in memory. What it does is written down like any act, so others may do it, too."""

    def __init__(self, store: "Store", thinkers: Thinkers, shared: bool = False) -> None:
        self._store = store
        self._thinkers = thinkers
        self._shared = shared
        self._timers: dict[str, tuple[Due, asyncio.Task[None]]] = {}
        self._chances: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """See what is due at a table, and do it when its time has come."""
        due = live.table.due()
        known = self._timers.pop(live.table.id, None)
        if known is not None and known[1] is not asyncio.current_task():  # that one has just done its work
            if due == known[0] and not known[1].done():
                self._timers[live.table.id] = known
                return
            known[1].cancel()
        if due is not None and due.what != "order":
            self._timers[live.table.id] = (due, self._start(self._drive(live, due)))

    def step(self, live: LiveTable) -> None:
        """At a table of pace `step`: let the bot move now."""
        seat = live.table.chooses
        if seat is not None and live.table.seats[seat].bot and not live.table.confirming:
            due = Due(live.table.touched_at, "bot", seat)
            self._timers[live.table.id] = (due, self._start(self._drive(live, due)))

    def forget(self, table_id: str) -> None:
        """The table leaves memory."""
        for _, task in (
            entry
            for known in (self._timers, self._chances)
            if (entry := known.pop(table_id, None)) is not None
        ):
            task.cancel()

    def is_busy(self, table_id: str) -> bool:
        """Whether something will happen there within the minute."""
        known = self._timers.get(table_id)
        return known is not None and not known[1].done() and known[0].at < now_ms() + 60_000

    def _start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _drive(self, live: LiveTable, due: Due) -> None:
        """Do what is due; whatever goes wrong, it is tried again."""
        while True:
            try:
                await self._do(live, due)
                return
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("driver-failed", extra={"table": live.table.id})
                await asyncio.sleep(TRY_AGAIN)

    async def _do(self, live: LiveTable, due: Due) -> None:
        version = live.table.version
        if self._shared and not await self._claim(live, due):
            return
        if due.what == "bot":
            await self._move_bot(live, due, version)
        else:
            await _until(due.at)
            await live.act(_if_still(version, lambda table: acts.time_out(table, due.seat)))

    async def _claim(self, live: LiveTable, due: Due) -> bool:
        """Whether this process does it: the first to move the due time has it for a while."""
        await _until(due.at)
        return await self._store.claim(live.table.id, due.at, max(now_ms(), due.at) + LEASE)

    async def _move_bot(self, live: LiveTable, due: Due, version: int) -> None:
        table = live.table
        bot = table.seats[due.seat].bot
        if table.game is None or bot is None or table.chooses != due.seat:
            return  # somebody has just taken the seat back; whatever is due then is looked at anew
        since = now_ms()
        waiting = self._start(_tell_thinking(live, due.seat, since))
        try:
            thought = await self._thinkers.think(table.id, table.game, bot)
        finally:
            waiting.cancel()
        await _until(due.at)
        await live.act(_if_still(version, lambda t: acts.move(t, due.seat, t.version, thought.move, "bot")))

    # Chances to win

    def reckon(self, live: LiveTable) -> None:
        """At a table that shows each player's chance to win: reckon it anew."""
        table = live.table
        if not table.options.chances or table.status != "running" or not live.watchers:
            return
        known = self._chances.get(table.id)
        if known is not None and known[0] == table.version:
            return
        if known is not None:
            known[1].cancel()
        self._chances[table.id] = (table.version, self._start(self._reckon(live, table.version)))

    async def _reckon(self, live: LiveTable, version: int) -> None:
        game = live.table.game
        if game is None or game.is_over:
            return
        with contextlib.suppress(OddVilleError):
            thought = await self._thinkers.think(live.table.id, game, ADVISER)
            if live.table.version == version:
                live.send_all(wire.ChancesView(version, thought.chances, thought.points))

    async def close(self) -> None:
        """Stop looking after tables."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell_thinking(live: LiveTable, seat: int, since: int) -> None:
    """Where a bot takes its time, everybody is told so."""
    await asyncio.sleep(1.5)
    live.send_all(wire.Thinking(seat, since))


async def _until(at: int) -> None:
    await asyncio.sleep(max(0, at - now_ms()) / 1000)


def _if_still(
    version: int, decide: Callable[[Table], list[entries.Body]]
) -> Callable[[Table], list[entries.Body]]:
    """The act, unless something else happened meanwhile."""
    return lambda table: decide(table) if table.version == version else []
