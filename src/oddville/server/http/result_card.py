"""The result of today's town as a picture to share."""

import math
from collections.abc import Sequence
from typing import Final

from oddville.games.town import (
    HEIGHT,
    INK,
    WIDTH,
    panel,
    picture,
    text_path,
    text_width,
    town_group,
)
from oddville.games.types import PublicView
from oddville.server.wire.today import TownResult
from oddville.texts import Texts

STRIP: Final = 170
"""The height of the words below the town, in pixels."""
MARGIN: Final = 40
LARGE, SMALL = 54, 32
MAX_ADDRESS: Final = 60
MAX_STARS: Final = 5
STAR_RADIUS: Final = 30
GOLD, EMPTY = "#e0a92e", "#eadfc6"


def card_svg(
    view: PublicView, colours: Sequence[str], result: TownResult, language: str, address: str
) -> str:
    """The town, and below it date, strength, points, stars and address."""
    top = HEIGHT - STRIP
    say = Texts(language).say
    first = f"{say('today-card', {'day': result.day})} · {say('today-level', {'bot': result.bot})}"
    points = say("today-points", {"points": result.points})
    parts = [
        town_group(view, colours, top),
        panel(top),
        _fit(first, MARGIN, top + 62, LARGE, WIDTH - 2 * MARGIN),
        text_path(points, MARGIN, top + 130, LARGE),
        *_stars(result.stars or 0, MARGIN + text_width(points, LARGE) + 60, top + 112),
        _right(address[:MAX_ADDRESS], top + 126, SMALL),
    ]
    return picture(parts)


def _fit(text: str, x: float, y: float, size: float, width: float) -> str:
    return text_path(text, x, y, min(size, size * width / text_width(text, size)))


def _right(text: str, y: float, size: float) -> str:
    """At the right edge, smaller if it is long."""
    size = min(size, size * 0.42 * WIDTH / text_width(text, size)) if text else size
    return text_path(text, WIDTH - MARGIN - text_width(text, size), y, size)


def _stars(count: int, x: float, y: float) -> list[str]:
    pitch = 2.25 * STAR_RADIUS
    return [
        f'<path d="{_star(x + i * pitch, y)}" fill="{GOLD if i < count else EMPTY}" stroke="{INK}" stroke-width="3"/>'
        for i in range(MAX_STARS)
    ]


def _star(x: float, y: float) -> str:
    """Five points, the first upwards."""
    corners = []
    for i in range(10):
        radius = STAR_RADIUS * (1 if i % 2 == 0 else 0.45)
        angle = math.pi * (i / 5 - 0.5)
        corners.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"
