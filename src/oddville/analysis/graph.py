"""The pictures of a review as SVG: the chances over the game, and how luck and moves led from start to result."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from oddville.analysis.types import Account

WIDTH: Final = 1000
LEFT: Final = 44
HEIGHT: Final = 300
TOP: Final = 20
ROW: Final = 48
NAMES: Final = 150
LABELS: Final = 110
"""Room for the names of players, and for what follows a bar."""
GRID: Final = (0, 25, 50, 75, 100)


def chart(chances: Sequence[Sequence[float]], names: Sequence[str], marks: Sequence[int], title: str) -> str:
    """A line for each player, with the percentages at the left; `marks` are the turning points."""
    step = (WIDTH - LEFT - NAMES) / max(1, len(chances) - 1)
    parts = [*_grid(), *(_mark(number + 1, LEFT + ply * step) for number, ply in enumerate(marks))]
    ends = _spread([_y(chance) for chance in chances[-1]])
    for player, name in enumerate(names):
        path = " ".join(f"{LEFT + ply * step:.1f},{_y(each[player]):.1f}" for ply, each in enumerate(chances))
        parts.append(f'<polyline class="line p{player}" points="{path}"/>')
        parts.append(_text(WIDTH - NAMES + 8, ends[player] + 4, name))
    return _svg(HEIGHT + 2 * TOP, title, parts)


def _grid() -> Iterator[str]:
    for percent in GRID:
        y = _y(percent / 100)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - NAMES}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield _text(LEFT - 6, y + 4, f"{percent}%", "end")


def _mark(number: int, x: float) -> str:
    line = f'<line class="turn" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + HEIGHT}"/>'
    return line + _text(x, TOP - 5, str(number), "middle")


def _y(chance: float) -> float:
    return TOP + HEIGHT * (1 - chance)


def _spread(heights: list[float]) -> list[float]:
    """The heights of labels, moved apart so that none covers another."""
    placed = list(heights)
    order = sorted(range(len(heights)), key=lambda place: -heights[place])
    for lower, upper in itertools.pairwise(order):
        placed[upper] = min(placed[upper], placed[lower] - 16)
    return placed


def bars(accounts: Sequence[Account], names: Sequence[str], labels: Mapping[str, str], title: str) -> str:
    """For each player two steps from the start to the result: luck and moves."""
    steps = [list(_steps(account)) for account in accounts]
    low = min(0.0, *(min(begin, end) for each in steps for _, begin, end in each))
    high = max(1.0, *(max(begin, end) for each in steps for _, begin, end in each))
    scale = (WIDTH - NAMES - LEFT - LABELS) / (high - low)

    def x(chance: float) -> float:
        return NAMES + LEFT + (chance - low) * scale

    parts = []
    for row, (name, each) in enumerate(zip(names, steps, strict=True)):
        parts.append(_text(NAMES, TOP + row * ROW + 20, name, "end"))
        parts += [
            _step(x(a), x(b), TOP + row * ROW + 16 * i, part, labels) for i, (part, a, b) in enumerate(each)
        ]
    for percent in GRID:
        parts.append(_text(x(percent / 100), TOP - 6, f"{percent}%", "middle"))
    return _svg(TOP + ROW * len(accounts), title, parts)


def _steps(account: Account) -> Iterator[tuple[str, float, float]]:
    at = account.start
    for part, change in (("luck", account.luck), ("moves", account.moves)):
        yield part, at, at + change
        at += change


def _step(begin: float, end: float, y: float, part: str, labels: Mapping[str, str]) -> str:
    left, width = min(begin, end), max(1.0, abs(end - begin))
    box = f'<rect class="{part}" x="{left:.1f}" y="{y:.1f}" width="{width:.1f}" height="13"/>'
    return box + _text(left + width + 6, y + 11, labels[part])


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return f'<div class="scroll">{head}{"".join(parts)}</svg></div>'
