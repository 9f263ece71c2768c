"""How far long work has come: a bar with an estimate at a terminal, a plain line now and then elsewhere."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TextIO

from oddville.texts import Texts

PLAIN_EVERY: Final = 5.0
"""Seconds between two plain lines."""


class Progress(Protocol):
    """Somebody who is told how far the work has come."""

    def advance(self, count: int = 1) -> None:
        """So many more pieces are done."""
        ...


@contextmanager
def progress(
    title: str, total: int, done: int, texts: Texts, stream: TextIO, *, quiet: bool = False
) -> Iterator[Progress]:
    """Show how far the work has come on `stream`, while the block runs; `done` pieces were done before."""
    if quiet:
        yield _Silent()
    elif stream.isatty():
        with _bar(title, total, done, stream) as bar:
            yield bar
    else:
        yield _Plain(title, total, done, texts, stream)


class _Silent:
    """Tells nothing."""

    def advance(self, count: int = 1) -> None:
        """Nothing to show."""


class _Plain:
    """A line every few seconds."""

    def __init__(self, title: str, total: int, done: int, texts: Texts, stream: TextIO) -> None:
        self._title, self._total, self._done = title, total, done
        self._texts, self._stream = texts, stream
        self._before = done
        self._begun = self._told = time.monotonic()

    def advance(self, count: int = 1) -> None:
        """Count, and tell if it is time to."""
        self._done += count
        now = time.monotonic()
        if now - self._told >= PLAIN_EVERY:
            self._told = now
            facts = {"title": self._title, "done": self._done, "total": self._total}
            left = self._texts.say("lab-progress", facts, left=clock(self._seconds_left(now)))
            print(left, file=self._stream, flush=True)

    def _seconds_left(self, now: float) -> float:
        return (now - self._begun) / (self._done - self._before) * max(0, self._total - self._done)


def clock(seconds: float) -> str:
    """Seconds as `h:mm:ss`."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


@contextmanager
def _bar(title: str, total: int, done: int, stream: TextIO) -> Iterator[Progress]:
    # imported here: whoever only counts without a terminal need not wait for it
    from rich import progress as rich
    from rich.console import Console

    columns = (
        rich.TextColumn("{task.description}", markup=False),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeElapsedColumn(),
        rich.TimeRemainingColumn(compact=False),
    )
    with rich.Progress(*columns, console=Console(file=stream), transient=True) as bar:
        task = bar.add_task(title, total=total, completed=done)

        class _Shown:
            """The bar, as far as the work knows it."""

            def advance(self, count: int = 1) -> None:
                """Move the bar."""
                bar.advance(task, count)

        yield _Shown()
