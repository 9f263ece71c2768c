"""Who carries out many independent pieces of work: this process, or a crew of processes that may be killed.

A runner is handed a function and numbered tasks and gives numbered results, in the order in which they are
finished. What a task returns may depend on the task alone; then every runner gives the same.
"""

import multiprocessing
import os
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar

from oddville.games.errors import ManyProblems, OddVilleError, Problem

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[tuple[int, R], None, None]
"""Numbered results as they come; who closes it ends all work on them."""
Task = tuple[int, Any]
Answer = tuple[int, bool, Any]
"""The number of a task, whether it went well, and its result or what went wrong."""

REPEATS: Final = 3
"""How often a task is begun again after its process was lost."""
BUNDLE_SECONDS: Final = 2.0
"""How much work is handed out at a time."""
LARGEST_BUNDLE: Final = 200


class Runner(Protocol):
    """Somebody who carries out work."""

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Carry out numbered tasks; results come in the order in which they are finished."""
        ...


class Failed(RuntimeError):
    """The work itself went wrong; the text is the traceback from where it was done."""


class Here:
    """Does one task after the other in this process."""

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Carry out numbered tasks in their order."""
        for number, task in tasks:
            yield number, work(task)


class Processes:
    """A crew of processes. Who is killed is replaced, and the task that was lost with it is begun again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or cores()

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Carry out numbered tasks; `work` must be importable by name."""
        line = Line(tasks)
        crew: list[_Worker] = []
        try:
            while _hand_out(line, crew, self._workers, work):
                for worker in _ready(crew):
                    for number, is_good, result in _collect(worker, crew, line):
                        yield number, outcome(is_good, result)
        finally:
            for worker in crew:
                worker.dismiss()


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Line:
    """The tasks that wait, handed out in bundles that take a moderate time."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._coming = iter(tasks)
        self._again: deque[Task] = deque()
        self._losses: Counter[int] = Counter()
        self._seconds: float | None = None

    def bundle(self) -> list[Task]:
        """The next tasks: one while none has been timed, and one that was lost before goes alone."""
        if self._again:
            return [self._again.popleft()]
        size = 1 if self._seconds is None else int(BUNDLE_SECONDS / max(self._seconds, 1e-6))
        taken: list[Task] = []
        while len(taken) < max(1, min(size, LARGEST_BUNDLE)) and (task := next(self._coming, None)):
            taken.append(task)
        return taken

    def took(self, seconds: float) -> None:
        """A task has been done in this time; later ones weigh more."""
        self._seconds = seconds if self._seconds is None else 0.8 * self._seconds + 0.2 * seconds

    def lost(self, unfinished: Sequence[Task], *, is_first_at_work: bool = True) -> None:
        """Whoever had these tasks is gone; if it is known that it was at the first, that one is to blame."""
        number, task = unfinished[0]
        self._losses[number] += is_first_at_work
        if self._losses[number] > REPEATS:
            raise OddVilleError("error-work-lost", task=str(task)[:300], times=self._losses[number])
        self._again.extend(unfinished)


class _Worker:
    """A process of the crew, the pipe to it, and what it has in hand."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with _no_interrupts():
            self._process.start()
        theirs.close()
        self.in_hand: deque[Task] = deque()
        self.begun = 0.0

    def give(self, bundle: Sequence[Task]) -> None:
        """Hand over tasks; if the process is gone, reading from it will tell."""
        self.in_hand.extend(bundle)
        self.begun = time.monotonic()
        with suppress(OSError):
            self.pipe.send(bundle)

    def dismiss(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """What is started in here never hears Ctrl-C: it is for us to end it. One that comes meanwhile comes after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """The life of a worker: bundles in, one answer a task out, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            for number, task in pipe.recv():
                pipe.send((number, *attempt(work, task)))


def attempt(work: Callable[[T], R], task: T) -> tuple[bool, Any]:
    """Do a task: whether it went well, and the result or what can be told of the error across processes."""
    try:
        return True, work(task)
    except OddVilleError as error:
        return False, error.said()
    except Exception:
        return False, traceback.format_exc()


def outcome(is_good: bool, result: Any) -> Any:
    """The result of an attempt; its error is raised here."""
    if is_good:
        return result
    if isinstance(result, str):
        raise Failed(result)
    problems = [Problem(*problem) for problem in result]
    raise ManyProblems(problems[0].message, problems[1:], **problems[0].facts)


def _hand_out(line: Line, crew: list[_Worker], most: int, work: Callable[[Any], Any]) -> bool:
    """Give work to all who have none; whether anybody is at work."""
    for worker in crew:
        if not worker.in_hand and (bundle := line.bundle()):
            worker.give(bundle)
    while len(crew) < most and (bundle := line.bundle()):
        crew.append(_Worker(work))
        crew[-1].give(bundle)
    return any(worker.in_hand for worker in crew)


def _ready(crew: Sequence[_Worker]) -> list[_Worker]:
    """The workers that have something to tell, or are gone."""
    found = wait([worker.pipe for worker in crew])
    return [worker for worker in crew if worker.pipe in found]


def _collect(worker: _Worker, crew: list[_Worker], line: Line) -> Iterator[Answer]:
    """The next answer of a worker; one that is gone leaves the crew, its tasks go back into the line."""
    try:
        answer: Answer = worker.pipe.recv()
    except (EOFError, OSError):
        crew.remove(worker)
        worker.dismiss()
        if worker.in_hand:
            line.lost(worker.in_hand)
        return
    worker.in_hand.popleft()
    now = time.monotonic()
    line.took(now - worker.begun)
    worker.begun = now
    yield answer
