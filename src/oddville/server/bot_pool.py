"""Bots think in a pool of worker processes, never on the event loop; tables take turns.

A worker is handed a determinization: all that nobody has seen is dealt anew, so no bot can know more than a player.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from oddville.bots.levels import LEVELS
from oddville.cards.edition import read_edition
from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

PATIENCE: Final = 60.0
"""Seconds after which a thought is given up and its worker replaced."""
BOTS: Final = ("random", "greedy", *(level.name for level in LEVELS))
"""The bots that may be asked for over the network: none that reads files or starts programs."""
ADVISER: Final = "architect"
STAND_IN: Final = "greedy"
"""The bot that moves where another one has failed."""
MOST_WAITING: Final = 10_000

logger = logging.getLogger("oddville.bots")


class Task(msgspec.Struct, frozen=True):
    """A position for a bot to think about."""

    bot: str
    edition: str
    """Its text."""
    name: str
    position: dict[str, Any]
    seed: int
    explain: bool = False


class Thought(msgspec.Struct, frozen=True):
    """What a worker answers."""

    move: str
    chances: list[int]
    points: list[float]
    explanation: dict[str, Any] | None = None


def think(task: Task) -> Thought:
    """Think about a position: runs in a worker."""
    from oddville.bots.explanation import explain, percent, tenth
    from oddville.bots.opponents import opponent

    game = Game.from_position(task.position, edition=_edition(task.edition, task.name))
    with opponent(task.bot) as bot:
        found = bot.think(game, random.Random(task.seed))
    explanation = explain(game, found).as_dict() if task.explain else None
    return Thought(
        found.move.text, [percent(v) for v in found.values], [tenth(p) for p in found.points], explanation
    )


@lru_cache(16)
def _edition(text: str, name: str) -> Edition:
    """An edition by its text: a worker meets few, again and again."""
    return read_edition(text, name)


def _warm_up() -> None:
    """Load what thinking needs, so that the first thought is quick."""
    game = Game(2, seed="warm")
    think(Task("newcomer", editions.text_of(editions.DEFAULT), editions.DEFAULT, game.position(), 1))


@dataclass(slots=True)
class _Job:
    task: Task
    answer: "asyncio.Future[Thought]"


class BotPool:
    """A few worker processes and a queue in which tables take turns."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._idle = self._workers
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return sum(map(len, self._waiting.values()))

    async def warm_up(self) -> None:
        """Start the workers."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        with _sheltered():
            started = [loop.run_in_executor(pool, _warm_up) for _ in range(self._workers)]
        await asyncio.gather(*started)

    async def think(self, table: str, game: Game, bot: str, *, explain: bool = False) -> Thought:
        """Let a bot think about a game; tables that ask take turns."""
        if self.waiting >= MOST_WAITING:
            raise OddVilleError("error-too-busy")
        rng = random.SystemRandom()
        text = edition_text(game.edition)
        position = game.resample(rng).position()
        task = Task(bot, text, game.edition.name, position, rng.getrandbits(64), explain)
        job = _Job(task, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table, deque()).append(job)
        self._go_on()
        return await job.answer

    def _go_on(self) -> None:
        while self._idle and self._waiting:
            table, jobs = self._waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._waiting[table] = jobs  # to the end of the queue
            if job.answer.cancelled():
                continue
            self._idle -= 1
            task = asyncio.create_task(self._work(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, job: _Job) -> None:
        try:
            thought = await self._try(job.task)
            if not job.answer.done():
                job.answer.set_result(thought)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self._idle += 1
            self._go_on()

    async def _try(self, task: Task) -> Thought:
        """Ask a worker; where it dies, hangs or fails, the quickest bot stands in."""
        pool = self._running()
        try:
            return await self._ask(pool, task)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.warning("worker-replaced", extra={"bot": task.bot, "error": type(error).__name__})
            self._replace(pool)
        except Exception:
            logger.exception("bot-failed", extra={"bot": task.bot})
        return await self._ask(self._running(), msgspec.structs.replace(task, bot=STAND_IN))

    async def _ask(self, pool: ProcessPoolExecutor, task: Task) -> Thought:
        loop = asyncio.get_running_loop()
        with _sheltered():
            answer = loop.run_in_executor(pool, think, task)
        return await asyncio.wait_for(answer, PATIENCE)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_stay_quiet)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor | None) -> None:
        """Give up a pool, unless somebody else who waited for it has done so already."""
        if pool is None or pool is not self._pool:
            return
        self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Stop the workers; whoever still waits for a thought gets none."""
        for jobs in self._waiting.values():
            for job in jobs:
                job.answer.cancel()
        self._waiting.clear()
        self._replace(self._pool)
        for task in list(self._tasks):
            task.cancel()


@contextlib.contextmanager
def _sheltered() -> Iterator[None]:
    """Workers started here never see Ctrl-C, not even while they start: they end with the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stay_quiet() -> None:
    """Workers end with the server, not by an interrupt of their own; and they leave it the better part of the CPU."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot stop its workers: they would wait for it for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


_texts: dict[str, str] = {}


def keep_edition(hash_: str, text: str) -> None:
    """Remember the text of an edition for the workers."""
    _texts[hash_] = text


def edition_text(edition: Edition) -> str:
    """The text of an edition."""
    return _texts[edition.hash]
