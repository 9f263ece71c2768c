"""Bots think in a pool of worker processes; persons take turns by what their bots have cost (`fair_queue`).

A worker gets a determinization: unseen cards are dealt anew, so no bot can know more than a player.
"""

import asyncio
import logging
import os
import random
from collections.abc import Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from oddville.bots.builtin.levels import LEVELS
from oddville.bots.worker_signals import sigint_blocked
from oddville.cards.printed import Edition
from oddville.games.daily import bot_rng
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.types import Position
from oddville.server.background import BackgroundTasks
from oddville.server.fair_queue import FairQueue
from oddville.server.worker_process import kill, new_executor

WORKER_TIMEOUT_SECONDS: Final = 60.0
"""Seconds after which a worker that has not answered is replaced."""
BOTS: Final = ("random", "greedy", *(level.name for level in LEVELS))
"""The bots that may be asked for over the network: none that reads files or starts programs."""
STAND_IN: Final = "greedy"
"""The bot that moves where another one has failed."""
MAX_WAITING: Final = 10_000
MAX_WAITING_EACH: Final = 200
"""Positions of one person."""
NICENESS: Final = 5
MIN_WORKERS: Final = 2
"""One person gets half of the workers, so with two nobody waits for another's slow bot."""

logger = logging.getLogger("oddville.bots")


class Task(msgspec.Struct, frozen=True):
    bot: str
    edition: Edition
    position: Position
    seed: int
    explain: bool = False


class BotAnswer(msgspec.Struct, frozen=True):
    move: str
    chances: list[int]
    points: list[float]
    explanation: dict[str, Any] | None = None


def think(task: Task) -> BotAnswer:
    """Choose a move; runs in a worker."""
    from oddville.bots.explain.explanation import explain, percent, tenth
    from oddville.bots.opponents import Opponent

    game = Game.from_position(task.position, edition=task.edition)
    with Opponent(task.bot) as bot:
        thought = bot.think(game, random.Random(task.seed))
    explanation = explain(game, thought).as_dict() if task.explain else None
    return BotAnswer(
        thought.move.text,
        [percent(v) for v in thought.values],
        [tenth(p) for p in thought.points],
        explanation,
    )


def _warm_up() -> None:
    """Import what thinking needs, so that the first answer is quick."""
    game = Game(2, seed="warm")
    think(Task("newcomer", game.edition, game.position(), 1))


@dataclass(slots=True)
class _Job:
    task: Task
    answer: "asyncio.Future[BotAnswer]"


class BotPool:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(MIN_WORKERS, (os.cpu_count() or 2) - 1)
        self._executor: ProcessPoolExecutor | None = None
        self._queue: FairQueue[_Job] = FairQueue(max(1, self._workers // 2))
        self._idle = self._workers
        self._tasks = BackgroundTasks()

    @property
    def waiting(self) -> int:
        """How many positions wait for a worker."""
        return len(self._queue)

    async def warm_up(self) -> None:
        """Start the workers."""
        loop = asyncio.get_running_loop()
        executor = self._running_executor()
        with sigint_blocked():
            started = [loop.run_in_executor(executor, _warm_up) for _ in range(self._workers)]
        await asyncio.gather(*started)

    async def think(
        self,
        table: str,
        game: Game,
        bot: str,
        *,
        person: Hashable | None = None,
        explain: bool = False,
        deal: str | None = None,
    ) -> BotAnswer:
        """Let a bot think about a game, at the expense of a person; without one, of the table.

        At a deal with a name it answers the same moves in the same way (`games.daily`).
        """
        payer = table if person is None else person
        if self.waiting >= MAX_WAITING or self._queue.waiting_of(payer) >= MAX_WAITING_EACH:
            raise OddVilleError("error-too-busy")
        rng = random.SystemRandom() if deal is None else bot_rng(deal, game)
        position = game.resample(rng).position()
        task = Task(bot, game.edition, position, rng.getrandbits(64), explain)
        job = _Job(task, asyncio.get_running_loop().create_future())
        self._queue.put(payer, table, job)
        self._start_jobs()
        return await job.answer

    def _start_jobs(self) -> None:
        while self._idle and (entry := self._queue.take()) is not None:
            person, job = entry
            if job.answer.cancelled():
                self._queue.finish(person, 0.0)
                continue
            self._idle -= 1
            self._tasks.start(self._run(person, job))

    async def _run(self, person: Hashable, job: _Job) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            thought = await self._ask_or_stand_in(job.task)
            if not job.answer.done():
                job.answer.set_result(thought)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._idle += 1
            self._queue.finish(person, clock() - began)
            self._start_jobs()

    async def _ask_or_stand_in(self, task: Task) -> BotAnswer:
        """Ask a worker; if it dies, hangs or fails, a quick bot stands in."""
        executor = self._running_executor()
        try:
            return await self._ask(executor, task)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("worker-replaced", extra={"bot": task.bot, "error": type(error).__name__})
            self._replace(executor)
        except Exception:
            logger.exception("bot-failed", extra={"bot": task.bot})
        return await self._ask(self._running_executor(), msgspec.structs.replace(task, bot=STAND_IN))

    async def _ask(self, executor: ProcessPoolExecutor, task: Task) -> BotAnswer:
        loop = asyncio.get_running_loop()
        with sigint_blocked():
            answer = loop.run_in_executor(executor, think, task)
        return await asyncio.wait_for(answer, WORKER_TIMEOUT_SECONDS)

    def _running_executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = new_executor(self._workers, NICENESS)
        return self._executor

    def _replace(self, executor: ProcessPoolExecutor | None) -> None:
        """Kill the workers of an executor, unless it was replaced before."""
        if executor is None or executor is not self._executor:
            return
        self._executor = None
        kill(executor)

    async def close(self) -> None:
        """Stop the workers and cancel all that wait for an answer."""
        for job in self._queue.clear():
            job.answer.cancel()
        self._replace(self._executor)
        await self._tasks.close()
