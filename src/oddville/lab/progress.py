"""Progress of long work: a bar with an estimate on a terminal, a plain line every few seconds elsewhere."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Final, TextIO

from oddville.texts import Texts

PLAIN_EVERY: Final = 5.0
"""Seconds between two plain lines."""

Progress = Callable[[int], object]
"""A progress callback: it is called with the number of tasks that have been finished since the last call."""


@contextmanager
def progress(
    title: str, total: int, done: int, texts: Texts, stream: TextIO, *, quiet: bool = False
) -> Iterator[Progress]:
    """Show progress on `stream` while the block runs; `done` tasks were finished before."""
    if quiet:
        yield lambda count: None
    elif stream.isatty():
        with _bar(title, total, done, stream) as advance:
            yield advance
    else:
        yield _plain_lines(title, total, done, texts, stream)


def _plain_lines(title: str, total: int, done: int, texts: Texts, stream: TextIO) -> Progress:
    before, start = done, monotonic()
    last_line = start

    def advance(count: int) -> None:
        nonlocal done, last_line
        done += count
        now = monotonic()
        if now - last_line >= PLAIN_EVERY:
            last_line = now
            facts = {"title": title, "done": done, "total": total}
            left = clock((now - start) / (done - before) * max(0, total - done))
            print(texts.say("lab-progress", facts, left=left), file=stream, flush=True)

    return advance


def clock(seconds: float) -> str:
    """Seconds as `h:mm:ss`."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


@contextmanager
def _bar(title: str, total: int, done: int, stream: TextIO) -> Iterator[Progress]:
    # imported here: without a terminal nobody has to wait for it
    from rich import progress as rich
    from rich.console import Console

    columns = (
        rich.TextColumn("{task.description}", markup=False),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeElapsedColumn(),
        rich.TimeRemainingColumn(compact=False),
    )
    console = Console(file=stream)
    with rich.Progress(
        *columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False
    ) as bar:
        yield partial(bar.advance, bar.add_task(title, total=total, completed=done))
