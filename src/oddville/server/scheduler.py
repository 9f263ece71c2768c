"""What the server does at a table without being asked: bots move, clocks run out, rematches begin.

Every table at which something is due has one task. It waits, does what is due, and looks again. A change at the table
wakes the task, it never kills it; whatever goes wrong is tried again. Only a table that leaves memory ends its task.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from oddville.games.errors import OddVilleError
from oddville.server import acts, entries, wire
from oddville.server.bot_pool import BotPool
from oddville.server.clock import Clock, now_ms
from oddville.server.live_table import LiveTable, follow_order
from oddville.server.options import PACES, allowance
from oddville.server.store.protocol import Store
from oddville.server.table import Due, Table

LEASE: Final = 20_000
"""Milliseconds for which one of several processes has a bot's move to itself; it renews this while the bot thinks."""
RENEW_SECONDS: Final = 8.0
RETRY_SECONDS: Final = 2.0
SOON: Final = 60_000
"""Milliseconds: a table at which something is due within this time stays in memory."""
MOST_FAILURES: Final = 3
"""How often in a row a bot may fail until any legal move is played for it."""
THINKING_NOTICE_SECONDS: Final = 1.5
"""How long a bot may think until everybody is told that it does."""

logger = logging.getLogger("oddville.scheduler")


class Scheduler:
    """The tasks of the tables in memory."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        make_rematch: Callable[[LiveTable], Awaitable[None]],
        *,
        shared: bool = False,
        clock: Clock = now_ms,
    ) -> None:
        self._store = store
        self._bots = bots
        self._make_rematch = make_rematch
        self._shared = shared
        self._clock = clock
        self._jobs: dict[str, _Job] = {}

    def look(self, live: LiveTable, stored_due_at: int | None = None) -> None:
        """See what is due at a table. `stored_due_at`: what the store says, if that is overdue."""
        id_ = live.table.id
        job = self._jobs.get(id_)
        if job is None:
            if not is_due(live):
                return
            job = self._jobs[id_] = _Job(live)
            job.task = asyncio.create_task(self._run(job))
        job.look(stored_due_at)

    def step(self, live: LiveTable) -> None:
        """At a table of pace `step`: let the bot move now."""
        if _bot_to_move(live.table) is not None:
            live.stepping = live.table.version
            self.look(live)

    def has(self, table_id: str) -> bool:
        """Whether something is scheduled at a table."""
        return table_id in self._jobs

    def is_busy(self, live: LiveTable) -> bool:
        """Whether something will happen at a table soon."""
        due = next_due(live)
        return live.is_uncertain or (due is not None and due.at < self._clock() + SOON)

    def forget(self, table_id: str) -> None:
        """The table leaves memory."""
        job = self._jobs.pop(table_id, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def close(self) -> None:
        """Stop; what is being written goes on (`LiveTable.finish`)."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # One table

    async def _run(self, job: "_Job") -> None:
        try:
            while is_due(job.live):
                seen = job.rest()
                await self._attempt(job)
                if seen == job.signature and not job.is_awake:
                    await asyncio.sleep(RETRY_SECONDS)  # nothing came of it: do not keep the processor busy
        finally:
            if self._jobs.get(job.live.table.id) is job:
                del self._jobs[job.live.table.id]

    async def _attempt(self, job: "_Job") -> None:
        try:
            await self._do(job)
            job.failures = 0
        except OddVilleError as error:  # the store or the bots are not to be had now
            logger.warning("schedule-retried", extra={"table": job.live.table.id, "error": error.message})
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            job.failures += 1
            logger.exception("schedule-failed", extra={"table": job.live.table.id})
            await asyncio.sleep(RETRY_SECONDS)

    async def _do(self, job: "_Job") -> None:
        live = job.live
        due = next_due(live)
        if live.is_uncertain:
            await live.catch_up()
        elif due is None:
            return
        elif due.what == "bot":
            await self._move_bot(job, due)
        elif await job.wait(_wait_ms(live.table, due, self._clock()) / 1000):
            await self._act(live, due)

    async def _act(self, live: LiveTable, due: Due) -> None:
        version, seat = live.table.version, due.seat
        if due.what == "rematch":
            await self._make_rematch(live)
        elif due.what == "order":
            await live.act(follow_order)
        elif seat is not None:
            await live.act(_unless_changed(version, lambda table: acts.time_out(table, seat)))

    # Bots

    async def _move_bot(self, job: "_Job", due: Due) -> None:
        live, version = job.live, job.live.table.version
        pace = _wait_ms(live.table, due, self._clock()) / 1000
        ready_at = asyncio.get_running_loop().time() + pace
        if self._shared and live.stepping != version:
            if not await job.wait(pace):
                return
            if not await self._claim(job, due):
                await job.wait(LEASE / 1000)  # another process is at it; if that dies, the sweep wakes us
                return
        move = await self._think(job, due, version)
        if move is None or not await self._until(job, ready_at, version):
            return
        await live.act(_unless_changed(version, lambda t: acts.move(t, _seat(due), t.version, move, "bot")))

    async def _claim(self, job: "_Job", due: Due) -> bool:
        """Take the lease of a bot's move: the first process to move the stored due time has it."""
        if job.lease_of != due:
            job.lease_of, job.stored_due_at = due, due.at
        until = max(self._clock(), job.stored_due_at) + LEASE
        if not await self._store.claim(job.live.table.id, job.stored_due_at, until):
            return False
        job.stored_due_at = until
        return True

    async def _think(self, job: "_Job", due: Due, version: int) -> str | None:
        """The bot's move; None if the table has changed meanwhile."""
        table, seat = job.live.table, _seat(due)
        bot = table.seats[seat].bot
        if table.game is None or bot is None:
            return None
        if job.failures >= MOST_FAILURES:  # the game goes on, also if no bot can be had
            return random.SystemRandom().choice(list(table.game.legal_moves)).text
        thought = asyncio.create_task(self._bots.think(table.id, table.game, bot))
        notice = asyncio.get_running_loop().call_later(
            THINKING_NOTICE_SECONDS, job.live.send_all, wire.Thinking(seat, self._clock())
        )
        try:
            while job.live.table.version == version:
                if await job.wait_for(thought, RENEW_SECONDS):
                    return thought.result().move
                if self._shared:
                    await self._claim(job, due)
            return None
        finally:
            notice.cancel()
            _abandon(thought)

    async def _until(self, job: "_Job", at: float, version: int) -> bool:
        """Wait for a moment of the event loop's clock; False if the table has changed meanwhile."""
        while (left := at - asyncio.get_running_loop().time()) > 0 and job.live.table.version == version:
            job.rest()
            await job.wait(left)
        return job.live.table.version == version


class _Job:
    """The task of one table, and what wakes it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None
        self.failures = 0
        """How often in a row it failed for no reason that passes by itself."""
        self.stored_due_at = 0
        """The due time that the store has, as far as is known; to claim the work is to move it."""
        self.lease_of: Due | None = None
        self._changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seen = self.signature

    @property
    def signature(self) -> tuple[Any, ...]:
        """What the task must look at again when it changes."""
        live = self.live
        return live.table.number, live.is_uncertain, live.is_gone, live.stepping

    @property
    def is_awake(self) -> bool:
        """Whether something has changed that the task has not looked at."""
        return self._changed.done()

    def look(self, stored_due_at: int | None) -> None:
        """Wake the task if there is news."""
        is_overdue = stored_due_at is not None and stored_due_at != self.stored_due_at
        if stored_due_at is not None and is_overdue:
            self.stored_due_at, self.lease_of = stored_due_at, next_due(self.live)
        if (is_overdue or self.signature != self._seen) and not self._changed.done():
            self._changed.set_result(None)

    def rest(self) -> tuple[Any, ...]:
        """All that has changed so far is known."""
        self._seen = self.signature
        if self._changed.done():
            self._changed = asyncio.get_running_loop().create_future()
        return self._seen

    async def wait(self, seconds: float) -> bool:
        """Wait; False if there is news before the time is over."""
        if seconds > 0:
            await asyncio.wait([self._changed], timeout=seconds)
        return not self.is_awake

    async def wait_for(self, work: "asyncio.Task[Any]", seconds: float) -> bool:
        """Wait for work; False if it is not done when there is news or the time is over."""
        self.rest()
        await asyncio.wait([work, self._changed], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        return work.done()


def is_due(live: LiveTable) -> bool:
    """Whether something must be done at a table, now or at some time, without anybody asking."""
    return not live.is_gone and (live.is_uncertain or next_due(live) is not None)


def next_due(live: LiveTable) -> Due | None:
    """What is due next, a bot's step that somebody asked for included."""
    table = live.table
    seat = _bot_to_move(table)
    if live.stepping == table.version and seat is not None:
        return Due(table.changed_at, "bot", seat)
    return table.due()


def _bot_to_move(table: Table) -> int | None:
    seat = table.chooses
    is_bot = seat is not None and table.seats[seat].bot is not None
    return seat if is_bot and not table.confirming and table.status == "running" else None


def _seat(due: Due) -> int:
    assert due.seat is not None
    return due.seat


def _wait_ms(table: Table, due: Due, now: int) -> int:
    """How long to wait: never longer than the pace or the clock allows, should the system's time have been set back."""
    longest = 0
    if due.what == "bot":
        longest = PACES.get(table.options.pace, 0)
    elif due.what == "clock":
        longest = allowance(table.options.clock) or 0
    return min(max(0, due.at - now), longest)


def _unless_changed(
    version: int, decide: Callable[[Table], list[entries.Body]]
) -> Callable[[Table], list[entries.Body]]:
    return lambda table: decide(table) if table.version == version else []


def _abandon(task: "asyncio.Task[Any]") -> None:
    """Nobody waits for the task any more, nor for its exception."""
    if not task.cancel() and not task.cancelled():
        task.exception()
