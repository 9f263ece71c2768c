"""SVG plots in panels side by side: dots with intervals, histograms, box plots and scatter plots.

Colours and fonts come from the page's style sheet; the shape of a mark shows its verdict without colour.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from oddville.lab.balance.checks import MET, MISSED
from oddville.lab.intervals import Estimate

WIDTH = 1000.0
ROW = 26.0
TOP, BOTTOM = 34.0, 30.0
GAP = 34.0
LETTER = 7.1
"""The approximate width of a letter."""
Show = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Panel:
    """One plot: its heading, its style, its axis, and a highlighted band and line."""

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
    """A value with its interval and verdict, a tooltip, and the value of an earlier run."""

    seen: Estimate
    verdict: str
    tip: str
    before: Estimate | None = None

    def draw(self, frame: "_Frame", y: float) -> str:
        low, value, high = (frame.x(self.seen[key]) for key in ("low", "value", "high"))
        parts = [_line(low, y, high, y, "reach"), _dot(value, y, self.verdict)]
        if self.before is not None:
            low, before, high = (frame.x(self.before[key]) for key in ("low", "value", "high"))
            parts = [_line(low, y + 8, high, y + 8, "past"), _circle(before, y + 8, 2.5, "past"), *parts]
        return _group(f"mark {frame.panel.style}", self.tip, parts)


@dataclass(frozen=True, slots=True)
class Box:
    """Five quantiles of a number, from low to high."""

    quantiles: Sequence[float]
    tip: str

    def draw(self, frame: "_Frame", y: float) -> str:
        low, first, median, third, high = map(frame.x, self.quantiles)
        drawn = [
            _line(low, y, high, y, "reach"),
            _rect(first, y - 6, max(third - first, 1), 12, "box"),
            _line(median, y - 6, median, y + 6, "median"),
        ]
        return _group(f"mark {frame.panel.style}", self.tip, drawn)


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float
    name: str
    tip: str
    verdict: str
    is_named: bool


class _Frame:
    """The position of a panel, and of values in it."""

    def __init__(self, panel: Panel, left: float, width: float, height: float) -> None:
        self.panel, self.left, self.width, self.height = panel, left, width, height

    def x(self, value: float) -> float:
        """The x coordinate of a value, clamped to the panel."""
        panel = self.panel
        part = (value - panel.low) / (panel.high - panel.low)
        return self.left + self.width * min(1.0, max(0.0, part))

    def background(self) -> str:
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


def _dot(x: float, y: float, verdict: str) -> str:
    """A disc if the target is met, a ring if that is unsure, a cross if it is missed."""
    if verdict == MISSED:
        cross = (_line(x - 5, y - 5, x + 5, y + 5, "cross"), _line(x - 5, y + 5, x + 5, y - 5, "cross"))
        return "".join(cross)
    return _circle(x, y, 4.5, "full" if verdict == MET else "ring")


def bars(panels: Sequence[Panel], counts: Sequence[dict[int, int]]) -> str:
    height = 150.0
    frames = _frames(panels, 8, height)
    parts = []
    for frame, numbers in zip(frames, counts, strict=True):
        parts.append(frame.background())
        most = max(numbers.values())
        for number, count in numbers.items():
            left, right = frame.x(number), frame.x(number + 1)
            tall = height * 0.95 * count / most
            box = _rect(left + 0.5, TOP + height - tall, max(right - left - 1, 0.5), tall, "bar")
            parts.append(_group(f"mark {frame.panel.style}", f"{number}: {count:,}", [box]))
    return _svg(height, parts)


def labelled_rows(
    labels: Sequence[str], panels: Sequence[Panel], rows: Sequence[Sequence[Mark | Box | None]]
) -> str:
    """A row for each label with a mark or a box in each panel."""
    left = LETTER * max(map(len, labels)) + 16
    height = ROW * len(labels)
    frames = _frames(panels, left, height)
    parts = [frame.background() for frame in frames]
    for place, (label, row) in enumerate(zip(labels, rows, strict=True)):
        y = TOP + ROW * (place + 0.5)
        parts.append(_text(left - 12, y + 4, label, "label end"))
        parts += [each.draw(frame, y) for frame, each in zip(frames, row, strict=True) if each is not None]
    return _svg(height, parts)


def scatter(
    panels: Sequence[Panel],
    vertical: tuple[float, float, Sequence[float], Show],
    points: Sequence[Sequence[Point]],
) -> str:
    """Points in each panel with the same vertical axis (low, high, ticks, format)."""
    height, left = 320.0, 56.0
    low, high, ticks, show = vertical
    frames = _frames(panels, left, height)
    parts = []

    def y(value: float) -> float:
        return TOP + height * (1 - min(1.0, max(0.0, (value - low) / (high - low))))

    for frame, group in zip(frames, points, strict=True):
        parts.append(frame.background())
        for tick in ticks:
            parts.append(_line(frame.left, y(tick), frame.left + frame.width, y(tick), "grid"))
        taken: list[float] = []
        for point in sorted(group, key=lambda point: -point.y):
            at, up = frame.x(point.x), y(point.y)
            drawn = [_dot(at, up, point.verdict)]
            if point.is_named:
                drawn.append(_name(frame, at, up, point.name, taken))
            parts.append(_group(f"mark {frame.panel.style}", point.tip, drawn))
    parts += [_text(left - 8, y(tick) + 4, show(tick), "tick end") for tick in ticks]
    return _svg(height, parts)


def _name(frame: _Frame, x: float, y: float, name: str, taken: list[float]) -> str:
    """A name beside its point, moved down if it would overlap another one."""
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
