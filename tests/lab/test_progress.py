"""Progress: a bar at a terminal, plain lines elsewhere, nothing when quiet."""

import io

import pytest

from oddville.lab import progress as module
from oddville.lab.progress import clock, progress
from oddville.texts import english


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, *, quiet: bool = False) -> str:
    with progress("Games", 10, 2, english(), stream, quiet=quiet) as advance:
        for _ in range(4):
            advance(2)
    return stream.getvalue()


def test_plain_lines_show_how_much_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter((0.0, 2.0, 6.0, 7.0, 60.0))
    monkeypatch.setattr(module, "monotonic", lambda: next(ticks))
    assert shown(io.StringIO()).splitlines() == [
        "Games: 6 of 10, about 0:00:06 left",
        "Games: 10 of 10, about 0:00:00 left",
    ]


def test_a_terminal_gets_a_bar_and_quiet_prints_nothing() -> None:
    assert "Games" in shown(Terminal())
    assert shown(Terminal(), quiet=True) == shown(io.StringIO(), quiet=True) == ""


def test_the_clock() -> None:
    assert [clock(s) for s in (0, 59.6, 3600, 360_000)] == ["0:00:00", "0:01:00", "1:00:00", "100:00:00"]
