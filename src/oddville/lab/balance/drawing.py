"""Plots as SVG text: dots with intervals, histograms, boxes and clouds, several panels side by side.

Colours and fonts come from the page's style sheet; a mark's shape tells its verdict, so no colour is needed to read it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeVar

from oddville.lab.balance.checks import MET, MISSED
from oddville.lab.intervals import Estimate

WIDTH = 1000.0
ROW = 26.0
TOP, BOTTOM = 34.0, 30.0
GAP = 34.0
LETTER = 7.1
"""About how wide a letter is."""
Show = Callable[[float], str]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Panel:
    """One of the plots side by side: its heading, its colour, its axis, and what is marked on it."""

    title: str
    style: str
    low: float
    high: float
    ticks: Sequence[float]
    show: Show
    band: tuple[float, float] | None = None
    line: float | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """A value with its interval, the verdict on it, what it was before, and the words that explain it."""

    seen: Estimate
    verdict: str
    tip: str
    before: Estimate | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """How a number is spread: five quantiles from low to high."""

    quantiles: Sequence[float]
    tip: str


@dataclass(frozen=True, slots=True)
class Point:
    """A card in a cloud."""

    x: float
    y: float
    name: str
    tip: str
    verdict: str
    is_named: bool


class _Frame:
    """Where a panel lies, and where its values lie in it."""

    def __init__(self, panel: Panel, left: float, width: float, height: float) -> None:
        self.panel, self.left, self.width, self.height = panel, left, width, height

    def x(self, value: float) -> float:
        """The place of a value, kept within the panel."""
        panel = self.panel
        part = (value - panel.low) / (panel.high - panel.low)
        return self.left + self.width * min(1.0, max(0.0, part))

    def ground(self) -> str:
        """The heading, the band, the axis."""
        panel, bottom = self.panel, TOP + self.height
        parts = [_text(self.left, 16, panel.title, f"heading {panel.style}")]
        if panel.band:
            low, high = map(self.x, panel.band)
            parts.append(_rect(low, TOP, high - low, self.height, "band"))
        for tick in panel.ticks:
            parts.append(_line(self.x(tick), TOP, self.x(tick), bottom, "grid"))
            parts.append(_text(self.x(tick), bottom + 17, panel.show(tick), "tick middle"))
        if panel.line is not None:
            parts.append(_line(self.x(panel.line), TOP, self.x(panel.line), bottom, "fair"))
        return "".join(parts)


def _frames(panels: Sequence[Panel], left: float, height: float) -> list[_Frame]:
    width = (WIDTH - left - GAP * len(panels)) / len(panels)
    return [_Frame(panel, left + i * (width + GAP), width, height) for i, panel in enumerate(panels)]


def marks(labels: Sequence[str], panels: Sequence[Panel], rows: Sequence[Sequence[Mark | None]]) -> str:
    """A row for each label, with a dot and its interval in each panel."""
    return _rows(labels, panels, rows, _mark)


def _mark(frame: _Frame, mark: Mark, y: float) -> str:
    low, value, high = (frame.x(mark.seen[key]) for key in ("low", "value", "high"))
    parts = [_line(low, y, high, y, "reach"), _dot(value, y, mark.verdict)]
    if mark.before is not None:
        low, before, high = (frame.x(mark.before[key]) for key in ("low", "value", "high"))
        parts = [_line(low, y + 8, high, y + 8, "past"), _circle(before, y + 8, 2.5, "past"), *parts]
    return _group(f"mark {frame.panel.style}", mark.tip, parts)


def _dot(x: float, y: float, verdict: str) -> str:
    """A full disc if the target is met, a ring if that is not sure yet, a cross if it is missed."""
    if verdict == MISSED:
        cross = (_line(x - 5, y - 5, x + 5, y + 5, "cross"), _line(x - 5, y + 5, x + 5, y - 5, "cross"))
        return "".join(cross)
    return _circle(x, y, 4.5, "full" if verdict == MET else "ring")


def bars(panels: Sequence[Panel], counts: Sequence[dict[int, int]]) -> str:
    """A histogram of whole numbers in each panel, with how many it counts on hover."""
    height = 150.0
    frames = _frames(panels, 8, height)
    parts = []
    for frame, numbers in zip(frames, counts, strict=True):
        parts.append(frame.ground())
        most = max(numbers.values())
        for number, count in numbers.items():
            left, right = frame.x(number), frame.x(number + 1)
            tall = height * 0.95 * count / most
            box = _rect(left + 0.5, TOP + height - tall, max(right - left - 1, 0.5), tall, "bar")
            parts.append(_group(f"mark {frame.panel.style}", f"{number}: {count:,}", [box]))
    return _svg(height, parts)


def boxes(labels: Sequence[str], panels: Sequence[Panel], rows: Sequence[Sequence[Box]]) -> str:
    """Quantiles as boxes: a line from the first to the last, a box round the middle half, the median marked."""
    return _rows(labels, panels, rows, _box)


def _box(frame: _Frame, box: Box, y: float) -> str:
    low, first, median, third, high = map(frame.x, box.quantiles)
    drawn = [
        _line(low, y, high, y, "reach"),
        _rect(first, y - 6, max(third - first, 1), 12, "box"),
        _line(median, y - 6, median, y + 6, "median"),
    ]
    return _group(f"mark {frame.panel.style}", box.tip, drawn)


def _rows(
    labels: Sequence[str],
    panels: Sequence[Panel],
    rows: Sequence[Sequence[T | None]],
    draw: Callable[[_Frame, T, float], str],
) -> str:
    """A row for each label, with what is drawn for it in each panel."""
    left = LETTER * max(map(len, labels)) + 16
    height = ROW * len(labels)
    frames = _frames(panels, left, height)
    parts = [frame.ground() for frame in frames]
    for place, (label, row) in enumerate(zip(labels, rows, strict=True)):
        y = TOP + ROW * (place + 0.5)
        parts.append(_text(left - 12, y + 4, label, "label end"))
        parts += [draw(frame, each, y) for frame, each in zip(frames, row, strict=True) if each is not None]
    return _svg(height, parts)


def clouds(
    panels: Sequence[Panel],
    upright: tuple[float, float, Sequence[float], Show],
    points: Sequence[Sequence[Point]],
) -> str:
    """A cloud of points in each panel, the same upright axis for all; the outliers are named."""
    height, left = 320.0, 56.0
    low, high, ticks, show = upright
    frames = _frames(panels, left, height)
    parts = []

    def y(value: float) -> float:
        return TOP + height * (1 - min(1.0, max(0.0, (value - low) / (high - low))))

    for frame, cloud in zip(frames, points, strict=True):
        parts.append(frame.ground())
        for tick in ticks:
            parts.append(_line(frame.left, y(tick), frame.left + frame.width, y(tick), "grid"))
        taken: list[float] = []
        for point in sorted(cloud, key=lambda point: -point.y):
            at, up = frame.x(point.x), y(point.y)
            drawn = [_dot(at, up, point.verdict)]
            if point.is_named:
                drawn.append(_name(frame, at, up, point.name, taken))
            parts.append(_group(f"mark {frame.panel.style}", point.tip, drawn))
    parts += [_text(left - 8, y(tick) + 4, show(tick), "tick end") for tick in ticks]
    return _svg(height, parts)


def _name(frame: _Frame, x: float, y: float, name: str, taken: list[float]) -> str:
    """A name beside its point, moved down where another one stands already."""
    line = y + 4
    while any(abs(line - other) < 12 for other in taken):
        line += 3
    taken.append(line)
    wide = LETTER * 0.86 * len(name)
    if x + 8 + wide > frame.left + frame.width:
        return _text(x - 8, line, name, "name end")
    return _text(x + 8, line, name, "name")


def _svg(height: float, parts: Sequence[str]) -> str:
    tall = TOP + height + BOTTOM
    return f'<svg viewBox="0 0 {WIDTH:.0f} {tall:.0f}" role="img">{"".join(parts)}</svg>'


def _group(style: str, tip: str, parts: Sequence[str]) -> str:
    return f'<g class="{style}"><title>{escape(tip)}</title>{"".join(parts)}</g>'


def _text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def _rect(x: float, y: float, width: float, height: float, style: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{style}"/>'


def _circle(x: float, y: float, radius: float, style: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" class="{style}"/>'
