"""Run many independent tasks: in this process, or in a pool that restarts dead workers.

A runner gets a function and numbered tasks and yields numbered results in the order in which they finish. A result
may depend on its task alone, so that every runner yields the same.
"""

import multiprocessing
import os
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar

from oddville.bots.worker_signals import sigint_blocked
from oddville.games.errors import InvalidData, Message, OddVilleError

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[tuple[int, R], None, None]
"""Numbered results; closing it ends the work."""
Task = tuple[int, Any]
Answer = tuple[int, bool, Any]
"""The number of a task, whether it succeeded, and its result or its error."""

RETRIES: Final = 3
"""How often a task is started again after its process has died."""
BATCH_SECONDS: Final = 2.0
"""How much work a worker is given at a time."""
MAX_BATCH_SIZE: Final = 200


class Runner(Protocol):
    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]: ...


class TaskError(RuntimeError):
    """A task raised an exception; the text is the traceback of its process."""


class SerialRunner:
    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        for number, task in tasks:
            yield number, work(task)


class ProcessRunner:
    """A pool of processes that restarts dead workers and runs the task of a dead one again.

    The pools of the standard library do not: `ProcessPoolExecutor` breaks when a worker is killed, and
    `multiprocessing.Pool` loses its task.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._size = workers or available_cpus()

    def run(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Results[R]:
        """Run numbered tasks; `work` must be importable by name."""
        queue = TaskQueue(tasks)
        workers: list[_Worker] = []
        try:
            while _assign(queue, workers, self._size, work):
                ready = wait([worker.pipe for worker in workers])
                for worker in [worker for worker in workers if worker.pipe in ready]:
                    for number, succeeded, result in _receive(worker, workers, queue):
                        yield number, result_or_raise(succeeded, result)
        finally:
            for worker in workers:
                worker.kill()


def available_cpus() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class TaskQueue:
    """Waiting tasks, handed out in batches of about `BATCH_SECONDS`."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._tasks = iter(tasks)
        self._retries: deque[Task] = deque()
        self._deaths: Counter[int] = Counter()
        self._seconds: float | None = None

    def next_batch(self) -> list[Task]:
        """The next tasks: one while none has been timed; a task to be tried again goes alone."""
        if self._retries:
            return [self._retries.popleft()]
        size = 1 if self._seconds is None else int(BATCH_SECONDS / max(self._seconds, 1e-6))
        batch: list[Task] = []
        while len(batch) < max(1, min(size, MAX_BATCH_SIZE)) and (task := next(self._tasks, None)):
            batch.append(task)
        return batch

    def add_duration(self, seconds: float) -> None:
        self._seconds = seconds if self._seconds is None else 0.8 * self._seconds + 0.2 * seconds

    def retry(self, unfinished: Sequence[Task], *, blame_first: bool = True) -> None:
        """Queue the tasks of a dead worker again; raises if the first one has killed too many workers."""
        number, task = unfinished[0]
        self._deaths[number] += blame_first
        if self._deaths[number] > RETRIES:
            raise OddVilleError("error-work-lost", task=str(task)[:300], times=self._deaths[number])
        self._retries.extend(unfinished)


class _Worker:
    """A process of the pool, the pipe to it, and its unfinished tasks."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with sigint_blocked():
            self._process.start()
        theirs.close()
        self.unfinished: deque[Task] = deque()
        self.task_start = 0.0

    def send(self, batch: Sequence[Task]) -> None:
        self.unfinished.extend(batch)
        self.task_start = time.monotonic()
        with suppress(OSError):  # if the process has died, the next read will show it
            self.pipe.send(batch)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(pipe: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """The main function of a worker: receives batches and sends one answer per task until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # standard output is for the final result; what a task prints goes to standard error
    with suppress(EOFError, OSError):
        while True:
            for number, task in pipe.recv():
                pipe.send((number, *attempt(work, task)))


def attempt(work: Callable[[T], R], task: T) -> tuple[bool, Any]:
    """Whether a task succeeded, and its result or its error in a form that can be pickled."""
    try:
        return True, work(task)
    except OddVilleError as error:
        return False, error.messages()
    except Exception:
        return False, traceback.format_exc()


def result_or_raise(succeeded: bool, result: Any) -> Any:
    """The result of an attempt, or its error raised again."""
    if succeeded:
        return result
    if isinstance(result, str):
        raise TaskError(result)
    problems = [Message(*problem) for problem in result]
    raise InvalidData(problems[0].message, problems[1:], **problems[0].facts)


def _assign(queue: TaskQueue, workers: list[_Worker], size: int, work: Callable[[Any], Any]) -> bool:
    """Give a batch to every idle worker and start missing workers; whether any is busy."""
    for worker in workers:
        if not worker.unfinished and (batch := queue.next_batch()):
            worker.send(batch)
    while len(workers) < size and (batch := queue.next_batch()):
        workers.append(_Worker(work))
        workers[-1].send(batch)
    return any(worker.unfinished for worker in workers)


def _receive(worker: _Worker, workers: list[_Worker], queue: TaskQueue) -> Iterator[Answer]:
    """The next answer of a worker; a dead worker is removed and its tasks are queued again."""
    try:
        answer: Answer = worker.pipe.recv()
    except (EOFError, OSError):
        workers.remove(worker)
        worker.kill()
        if worker.unfinished:
            queue.retry(worker.unfinished)
        return
    worker.unfinished.popleft()
    now = time.monotonic()
    queue.add_duration(now - worker.task_start)
    worker.task_start = now
    yield answer
