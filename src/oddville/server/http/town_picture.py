"""Pictures of towns for shared links, composed from drawings made by scripts/town_art.py (decision 0016).

Without the extra `pictures` there is no renderer, and every link has the same picture.
"""

import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import oddville
from oddville.games import editions
from oddville.games.types import PublicView
from oddville.server.ops import logs

ART: Final = Path(__file__).with_name("town_art.json")
FALLBACK: Final = Path(oddville.__file__).parent / "web" / "app" / "town.png"
WIDTH, HEIGHT = 1200, 630
"""What social networks ask for."""
RENDER: Final = """import os, sys, resvg_py
getattr(os, "nice", int)(10)
svg = sys.stdin.buffer.read().decode()
png = resvg_py.svg_to_bytes(svg_string=svg, width={width}, height={height}, skip_system_fonts=True)
sys.stdout.buffer.write(bytes(png))
"""
SECONDS: Final = 20
"""A time-out that is reached only on a machine without any time to spare."""
CELL: Final = 240
SKY: Final = 124
"""The river above the upper row, as in `art/country.js`."""
EDGE: Final = 60
"""Country around the town."""
STRIP: Final = 96
"""The height of the scores, in pixels."""
MEADOW, CROSS, RIVER, WAVE, OUTLINE = "#dfe3bd", "#cdd5a3", "#9fcbd3", "#7fb4c0", "#3a2f45"
TREE, TREE_SHADE = "#6f9150", "#567a3f"
PANEL, INK = "#fffaee", "#2a2438"


def can_draw() -> bool:
    """Whether the renderer is installed."""
    return importlib.util.find_spec("resvg_py") is not None


@cache
def _art() -> dict[str, Any]:
    art: dict[str, Any] = json.loads(ART.read_text("utf-8"))
    return art


@cache
def known_editions() -> frozenset[str]:
    """The hashes of the editions whose cards have drawings: ours."""
    return frozenset(editions.edition(name).hash for name in editions.shipped_names())


def draw_png(svg: str) -> bytes:
    """In a process of low priority, because the renderer holds the interpreter's lock for a tenth of a second."""
    command = [sys.executable, "-I", "-c", RENDER.format(width=WIDTH, height=HEIGHT)]
    return subprocess.run(
        command, input=svg.encode(), stdout=subprocess.PIPE, check=True, timeout=SECONDS
    ).stdout


def fallback() -> bytes:
    return FALLBACK.read_bytes()


def town_png(svg: str) -> bytes:
    """The picture, or the fallback if the renderer fails."""
    try:
        return draw_png(svg)
    except (OSError, subprocess.SubprocessError) as error:
        logs.log_error("picture-failed", error)
        return fallback()


def town_svg(view: PublicView, points: Sequence[int], colours: Sequence[str]) -> str:
    """The town, and below it each player's points."""
    left, top, width, height = _window(view, HEIGHT - (STRIP if points else 0))
    scale = WIDTH / width
    parts = [
        f'<g transform="scale({scale:.4f}) translate({-left:.1f} {-top:.1f})">',
        *_country(view, left, top, width, height),
        *_cards(view, colours),
        "</g>",
        *(_scores(points, colours) if points else ()),
    ]
    frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg {frame} stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</svg>'


def _window(view: PublicView, pixels: int) -> tuple[float, float, float, float]:
    """The part of the country that is shown, of the shape of the picture: left, top, width, height."""
    columns, rows = zip(*(cell for cell, _, _ in view["city"]), strict=True)
    width = (max(columns) - min(columns) + 1) * CELL + 2 * EDGE
    height = (max(rows) + 1) * CELL + SKY + EDGE
    shape = WIDTH / pixels
    shown = max(width, height * shape, 4 * CELL)
    middle = (min(columns) + max(columns) + 1) / 2 * CELL
    top = -SKY - max(0.0, (shown / shape - height) / 2)
    return middle - shown / 2, top, shown, shown / shape


def _country(view: PublicView, left: float, top: float, width: float, height: float) -> list[str]:
    columns = range(int(left // CELL), int((left + width) // CELL) + 2)
    rows = range(int((top + height) // CELL) + 2)
    crosses = "".join(
        f"M{x * CELL - 11} {y * CELL}h22M{x * CELL} {y * CELL - 11}v22" for x in columns for y in rows
    )
    waves = "".join(
        f"M{left + i * 70 + i % 3 * 12:.0f} {-94 + i * 37 % 36}q8-7 16 0t16 0"
        for i in range(int(width // 70) + 1)
    )
    rim = "".join(
        f"M{x * CELL - 5} {y * CELL - 5}h{CELL + 10}v{CELL + 14}h{-CELL - 10}Z"
        for (x, y), _, _ in view["city"]
    )
    banks = f"M{left:.0f} -48h{width:.0f}M{left:.0f} -110h{width:.0f}"
    return [
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" fill="{MEADOW}"/>',
        f'<rect x="{left:.0f}" y="-110" width="{width:.0f}" height="62" fill="{RIVER}"/>',
        f'<path d="{waves}{banks}" fill="none" stroke="{WAVE}" stroke-width="4"/>',
        f'<path d="{crosses}" fill="none" stroke="{CROSS}" stroke-width="4"/>',
        *_woods(columns, rows),
        f'<path d="{rim}" fill="{OUTLINE}"/>',
    ]


def _woods(columns: range, rows: range) -> list[str]:
    """Two trees in each cell, scattered by a fixed rule; the town covers those beneath it."""
    places = [
        (
            x * CELL + (x * 83 + y * 57 + i * 131) % 200 + 20,
            y * CELL + (x * 47 + y * 91 + i * 73) % 190 + 25,
            11 + (x + y + i) % 3 * 4,
        )
        for x in columns
        for y in rows
        for i in (0, 1)
    ]
    return [
        f'<circle cx="{x}" cy="{y + 1.5}" r="{r}" fill="{TREE_SHADE}"/>'
        f'<circle cx="{x - 1}" cy="{y - 1}" r="{r * 0.82:.1f}" fill="{TREE}"/>'
        for x, y, r in places
    ]


def _cards(view: PublicView, colours: Sequence[str]) -> list[str]:
    """From the back to the front, since a tower rises above its card; a worker stands on each building."""
    art, drawn = _art(), []
    for (x, y), card, owner in sorted(view["city"], key=lambda each: each[0][1]):
        inside = art["cards"][card]
        if owner is not None:
            inside += _worker(colours[owner], 120, 163, 84)
        if card == "main-square":
            inside += "".join(
                _worker(colours[player], art["spots"][spot][0], art["spots"][spot][1] + 25, 66)
                for spot, player in view["spots"].items()
                if player is not None
            )
        drawn.append(f'<g transform="translate({x * CELL} {y * CELL})">{inside}</g>')
    return drawn


def _worker(colour: str, x: float, y: float, height: float) -> str:
    """The middle of its feet is at x, y; its drawing is 40 x 48."""
    scale = height / 48
    place = f"translate({x - 20 * scale:.1f} {y - 46 * scale:.1f}) scale({scale:.3f})"
    return f'<g transform="{place}">{_art()["workers"][colour]}</g>'


def _scores(points: Sequence[int], colours: Sequence[str]) -> list[str]:
    top, pitch = HEIGHT - STRIP, WIDTH / len(points)
    parts = [
        f'<path d="M0 {top}H{WIDTH}V{HEIGHT}H0Z" fill="{PANEL}"/>',
        f'<path d="M0 {top}H{WIDTH}" stroke="{OUTLINE}" stroke-width="4"/>',
    ]
    for player, value in enumerate(points):
        middle = pitch * (player + 0.5)
        parts.append(_worker(colours[player], middle - 50, HEIGHT - 14, 70))
        parts.append(_number(value, middle - 10, HEIGHT - 24, 70))
    return parts


def _number(value: int, x: float, y: float, size: float) -> str:
    """Digits are drawn as outlines, since a server may have no fonts."""
    digits = _art()["digits"]
    (unit,) = digits["unit"]
    parts = []
    for digit in str(value):
        outline, width = digits[digit]
        scale = unit * size / 100
        parts.append(
            f'<path transform="translate({x:.1f} {y}) scale({scale:.4f} {-scale:.4f})" d="{outline}" fill="{INK}"/>'
        )
        x += width * size / 100
    return "".join(parts)
