"""Long work that is kept as it goes: a runner carries out what the journal does not hold yet."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any, TypeVar

from oddville.lab.journal import Journal
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

T = TypeVar("T")


def carry_out(
    work: Callable[[T], Any],
    tasks: Iterable[tuple[int, T]],
    journal: Journal,
    runner: Runner,
    shown: Progress,
) -> Generator[int, None, None]:
    """The number of each task that was still to be done, once its result is kept; who closes it ends the work."""
    left = ((number, task) for number, task in tasks if number not in journal.done)
    with closing(runner.run(work, left)) as results:
        for number, result in results:
            journal.add(number, result)
            shown.advance()
            yield number
