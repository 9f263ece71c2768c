"""What the server does at a table without being asked: bots move, clocks run out, rematches begin.

Every table at which something is due has one task. It waits, does what is due, and looks again. A change at the table
wakes the task and never cancels it; failures are retried. Only a table that leaves memory ends its task.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.background import cancel_all
from oddville.server.clock import Clock, now_ms
from oddville.server.store.protocol import Store
from oddville.server.tables import commands
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.commands import Holder
from oddville.server.tables.live_table import Decide, LiveTable
from oddville.server.tables.table import Due, Table
from oddville.server.wire.options import PACES, allowance

LEASE: Final = 20_000
"""Milliseconds for which one of several processes has claimed a bot's move; renewed while the bot thinks."""
RENEW_SECONDS: Final = 8.0
RETRY_SECONDS: Final = 2.0
SOON: Final = 60_000
"""Milliseconds: a table at which something is due within this time stays in memory."""
MAX_FAILURES: Final = 3
"""How often in a row a bot may fail before any legal move is played for it."""
PAUSE_AFTER: Final = 180_000
"""Milliseconds without a watcher after which the bots of a table that is left to them are paused."""
PAUSED: Final = 10**15
"""The due time in the store of a paused table: no sweep finds it."""
THINKING_NOTICE_SECONDS: Final = 1.5
"""How long a bot thinks before a message says so."""

logger = logging.getLogger("oddville.scheduler")


class Scheduler:
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

    def schedule(self, live: LiveTable, stored_due_at: int | None = None) -> None:
        """Schedule what is due at a table. `stored_due_at`: the due time in the store, if that has passed."""
        id_ = live.table.id
        job = self._jobs.get(id_)
        if job is None:
            if not is_due(live):
                return
            job = self._jobs[id_] = _Job(live)
            job.task = asyncio.create_task(self._run(job))
        job.wake_if_changed(stored_due_at)

    def step(self, live: LiveTable, holder: Holder) -> None:
        """At a table of pace `step`: let the bot move now, if somebody who plays asks for it."""
        table = live.table
        if holder.seats and table.options.pace == "step" and table.bot_to_move is not None:
            live.step_version = table.version
            self.schedule(live)

    def is_scheduled(self, table_id: str) -> bool:
        return table_id in self._jobs

    def is_busy(self, live: LiveTable) -> bool:
        """Whether something is due at a table soon."""
        due = next_due(live)
        return live.is_uncertain or (due is not None and _wait_ms(live.table, due, self._clock()) <= SOON)

    def is_paused(self, live: LiveTable) -> bool:
        """Whether the bots of a table are paused: all seats are theirs, and nobody has watched for some minutes.

        A table with a seat that a person plays is never paused, so a game by correspondence goes on.
        """
        if live.watchers or not live.table.is_left_to_bots:
            return False
        return live.is_paused or self._clock() - live.unwatched_since >= PAUSE_AFTER

    async def pause(self, live: LiveTable, stored_due_at: int) -> None:
        """Let no sweep find a paused table; a watcher at another process resumes it by `_claim`."""
        await self._store.claim(live.table.id, stored_due_at, PAUSED)

    def cancel(self, table_id: str) -> None:
        job = self._jobs.pop(table_id, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def close(self) -> None:
        """Stop; what is being written continues (`LiveTable.finish`)."""
        await cancel_all([job.task for job in self._jobs.values() if job.task is not None])

    # One table

    async def _run(self, job: "_Job") -> None:
        try:
            while is_due(job.live):
                before = job.acknowledge()
                await self._attempt(job)
                if before == job.signature and not job.is_awake:
                    await asyncio.sleep(RETRY_SECONDS)  # no progress: wait before retrying
        finally:
            if self._jobs.get(job.live.table.id) is job:
                del self._jobs[job.live.table.id]

    async def _attempt(self, job: "_Job") -> None:
        try:
            await self._perform(job)
            job.failures = 0
        except OddVilleError as error:  # the store or the bots are not available now
            logger.warning("schedule-retried", extra={"table": job.live.table.id, "error": error.message})
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            job.failures += 1
            logger.exception("schedule-failed", extra={"table": job.live.table.id})
            await asyncio.sleep(RETRY_SECONDS)

    async def _perform(self, job: "_Job") -> None:
        live = job.live
        due = next_due(live)
        if live.is_uncertain:
            await live.catch_up()
        elif due is None:
            return
        elif due.kind == "bot" and self.is_paused(live):
            live.is_paused = True  # ends the task; the next watcher starts another
        elif due.kind == "bot":
            await self._move_bot(job, due)
        elif await job.wait(_wait_ms(live.table, due, self._clock()) / 1000):
            await self._perform_due(live, due)

    async def _perform_due(self, live: LiveTable, due: Due) -> None:
        if due.kind == "rematch":
            await self._make_rematch(live)
        elif due.kind == "order":
            await live.commit(commands.follow_order)
        else:
            seat = _seat(due)
            await live.commit(_unless_changed(live, lambda table: commands.time_out(table, seat)))

    # Bots

    async def _move_bot(self, job: "_Job", due: Due) -> None:
        live, version = job.live, job.live.table.version
        pace = _wait_ms(live.table, due, self._clock()) / 1000
        ready_at = asyncio.get_running_loop().time() + pace
        if self._shared and live.step_version != version:
            if not await job.wait(pace):
                return
            if not await self._claim(job, due):
                await job.wait(LEASE / 1000)  # another process has it; if that dies, the sweep wakes us
                return
        move = await self._think(job, due, version)
        if move is None or not await self._wait_until(job, ready_at, version):
            return
        await live.commit(
            _unless_changed(live, lambda t: commands.move(t, _seat(due), t.version, move, "bot"))
        )

    async def _claim(self, job: "_Job", due: Due) -> bool:
        """Claim a bot's move: the first process to move the stored due time has the lease.

        A process that lags behind must not: it could not use the lease, and the others would wait for it to expire.
        """
        if job.lease_of != due:
            job.lease_of, job.stored_due_at = due, due.at
        until = max(self._clock(), job.stored_due_at) + LEASE
        table = job.live.table
        due_times = (job.stored_due_at, PAUSED) if table.is_left_to_bots else (job.stored_due_at,)
        for due_at in due_times:
            if await self._store.claim(table.id, due_at, until, table.number):
                job.stored_due_at = until
                return True
        return False

    async def _think(self, job: "_Job", due: Due, version: int) -> str | None:
        """The bot's move; None if the table has changed meanwhile."""
        table, seat = job.live.table, _seat(due)
        bot = table.seats[seat].bot
        if table.game is None or bot is None:
            return None
        if job.failures >= MAX_FAILURES:  # the game continues even without bots
            return random.SystemRandom().choice(list(table.game.legal_moves)).text
        thought = asyncio.create_task(
            self._bots.think(table.id, table.game, bot, person=table.maker, deal=table.options.deal)
        )
        notice = asyncio.get_running_loop().call_later(
            THINKING_NOTICE_SECONDS, job.live.send_all, wire.Thinking(seat, self._clock())
        )
        try:
            while job.live.table.version == version:
                if await job.wait_for(thought, RENEW_SECONDS):
                    return thought.result().move
                if self._shared and job.live.table.version == version:
                    await self._claim(job, due)
            return None
        finally:
            notice.cancel()
            _discard(thought)

    async def _wait_until(self, job: "_Job", at: float, version: int) -> bool:
        """Wait for a moment of the event loop's clock; False if the table has changed meanwhile."""
        while (remaining := at - asyncio.get_running_loop().time()) > 0 and job.live.table.version == version:
            job.acknowledge()
            await job.wait(remaining)
        return job.live.table.version == version


class _Job:
    """The task of one table, and what wakes it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None
        self.failures = 0
        """How often in a row it failed, other than because the store or the bots were not available."""
        self.stored_due_at = 0
        """The due time in the store, as far as is known; a claim moves it."""
        self.lease_of: Due | None = None
        self._changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._known_signature = self.signature

    @property
    def signature(self) -> tuple[Any, ...]:
        """What wakes the task when it changes."""
        live = self.live
        return live.table.number, live.is_uncertain, live.is_gone, live.step_version

    @property
    def is_awake(self) -> bool:
        """Whether there is a change that the task has not acknowledged."""
        return self._changed.done()

    def wake_if_changed(self, stored_due_at: int | None) -> None:
        """Wake the task if something has changed."""
        is_overdue = stored_due_at is not None and stored_due_at != self.stored_due_at
        if stored_due_at is not None and is_overdue:
            self.stored_due_at, self.lease_of = stored_due_at, next_due(self.live)
        if (is_overdue or self.signature != self._known_signature) and not self._changed.done():
            self._changed.set_result(None)

    def acknowledge(self) -> tuple[Any, ...]:
        """Take note of all changes so far."""
        self._known_signature = self.signature
        if self._changed.done():
            self._changed = asyncio.get_running_loop().create_future()
        return self._known_signature

    async def wait(self, seconds: float) -> bool:
        """Wait; False if something changes before the time is over."""
        if seconds > 0:
            await asyncio.wait([self._changed], timeout=seconds)
        return not self.is_awake

    async def wait_for(self, work: "asyncio.Task[Any]", seconds: float) -> bool:
        """Wait for work; False if something changes, or the time is over, before it is done."""
        self.acknowledge()
        await asyncio.wait([work, self._changed], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        return work.done()


def is_due(live: LiveTable) -> bool:
    """Whether the server must do something at a table, now or later, without being asked."""
    return not live.is_gone and (live.is_uncertain or next_due(live) is not None)


def next_due(live: LiveTable) -> Due | None:
    """What is due next, including a bot's step that somebody asked for."""
    table = live.table
    if live.is_paused:
        return None
    if live.step_version == table.version and table.bot_to_move is not None:
        return Due(table.changed_at, "bot", table.bot_to_move)
    return table.due()


def _seat(due: Due) -> int:
    assert due.seat is not None
    return due.seat


def _wait_ms(table: Table, due: Due, now: int) -> int:
    """How long to wait: never longer than the pace or the clock allows, should the system's time have been set back."""
    longest = 0
    if due.kind == "bot":
        longest = PACES.get(table.options.pace, 0)
    elif due.kind == "clock":
        longest = allowance(table.options.clock) or 0
    return min(max(0, due.at - now), longest)


def _unless_changed(live: LiveTable, decide: Decide) -> Decide:
    """Decide only if the table is still at the present version when its turn comes."""
    version = live.table.version
    return lambda table: decide(table) if table.version == version else []


def _discard(task: "asyncio.Task[Any]") -> None:
    """Cancel a task, and retrieve its exception if it has ended."""
    if not task.cancel() and not task.cancelled():
        task.exception()
