"""A town as SVG, composed from drawings that scripts/town_art.py makes (decision 0016)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.types import PublicView

ART: Final = Path(__file__).with_name("town_art.json")
COLOURS: Final = ("purple", "blue", "red", "yellow")
"""The colours of the players in their order, where nobody has chosen one."""
WIDTH, HEIGHT = 1200, 630
"""What social networks ask for."""
CELL: Final = 240
SKY: Final = 124
"""The river above the upper row, as in `art/country.js`."""
EDGE: Final = 60
"""Country around the town."""
STRIP: Final = 96
"""The height of the scores, in pixels."""
MEADOW, CROSS, RIVER, WAVE, OUTLINE = "#dfe3bd", "#cdd5a3", "#9fcbd3", "#7fb4c0", "#3a2f45"
TREE, TREE_SHADE = "#6f9150", "#567a3f"
PANEL, INK, STREET = "#fffaee", "#2a2438", "#d8c7a4"
TO_SIDE: Final = {"north": "V0", "east": "H240", "south": "V240", "west": "H0"}
"""From the middle of a card to the middle of a side."""


@cache
def art() -> dict[str, Any]:
    """The drawings of cards, workers and letters."""
    drawings: dict[str, Any] = json.loads(ART.read_text("utf-8"))
    return drawings


@cache
def known_editions() -> frozenset[str]:
    """The hashes of the editions whose cards have drawings: ours."""
    return frozenset(editions.edition(name).hash for name in editions.shipped_names())


def card_drawings(edition: Edition) -> Mapping[str, str]:
    """The drawing of each card by its id; only the streets in an own edition, whose cards may share our names."""
    if edition.hash in known_editions():
        cards: dict[str, str] = art()["cards"]
        return cards
    printed = {card.id: card.streets for card in edition.cards} | {"main-square": edition.main_square.streets}
    return {card: _plain_card(streets) for card, streets in printed.items()}


def _plain_card(streets: Sequence[str]) -> str:
    lines = "".join(f"M120 120{TO_SIDE[side]}" for side in streets)
    return (
        f'<path d="M0 0H{CELL}V{CELL}H0Z" fill="{PANEL}" stroke="{CROSS}" stroke-width="4"/>'
        f'<path d="{lines}" fill="none" stroke="{STREET}" stroke-width="56" stroke-linecap="butt"/>'
        f'<circle cx="120" cy="120" r="28" fill="{STREET}"/>'
    )


def town_svg(
    view: PublicView,
    points: Sequence[int],
    colours: Sequence[str] = COLOURS,
    drawings: Mapping[str, str] | None = None,
) -> str:
    """The town, and below it each player's points; `drawings` are those of the cards, by default ours."""
    town = town_group(view, colours, HEIGHT - (STRIP if points else 0), drawings)
    return picture([town, *(_scores(points, colours) if points else ())])


def picture(parts: Iterable[str]) -> str:
    """The whole SVG, of the size that social networks ask for."""
    frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg {frame} stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</svg>'


def panel(top: int) -> str:
    """The strip below the town, from a height on."""
    return (
        f'<path d="M0 {top}H{WIDTH}V{HEIGHT}H0Z" fill="{PANEL}"/>'
        f'<path d="M0 {top}H{WIDTH}" stroke="{OUTLINE}" stroke-width="4"/>'
    )


def town_group(
    view: PublicView, colours: Sequence[str], pixels: int, drawings: Mapping[str, str] | None = None
) -> str:
    """The town in the upper part of a picture, of this height in pixels."""
    left, top, width, height = _window(view, pixels)
    parts = [
        f'<g transform="scale({WIDTH / width:.4f}) translate({-left:.1f} {-top:.1f})">',
        *_country(view, left, top, width, height),
        *_cards(view, colours, art()["cards"] if drawings is None else drawings),
        "</g>",
    ]
    return "".join(parts)


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


def _cards(view: PublicView, colours: Sequence[str], drawings: Mapping[str, str]) -> list[str]:
    """From the back to the front, since a tower rises above its card; a worker stands on each building."""
    spots, drawn = art()["spots"], []
    for (x, y), card, owner in sorted(view["city"], key=lambda each: each[0][1]):
        inside = drawings[card]
        if owner is not None:
            inside += _worker(colours[owner], 120, 163, 84)
        if card == "main-square":
            inside += "".join(
                _worker(colours[player], spots[spot][0], spots[spot][1] + 25, 66)
                for spot, player in view["spots"].items()
                if player is not None
            )
        drawn.append(f'<g transform="translate({x * CELL} {y * CELL})">{inside}</g>')
    return drawn


def _worker(colour: str, x: float, y: float, height: float) -> str:
    """The middle of its feet is at x, y; its drawing is 40 x 48."""
    scale = height / 48
    place = f"translate({x - 20 * scale:.1f} {y - 46 * scale:.1f}) scale({scale:.3f})"
    return f'<g transform="{place}">{art()["workers"][colour]}</g>'


def _scores(points: Sequence[int], colours: Sequence[str]) -> list[str]:
    pitch = WIDTH / len(points)
    parts = [panel(HEIGHT - STRIP)]
    for player, value in enumerate(points):
        middle = pitch * (player + 0.5)
        parts.append(_worker(colours[player], middle - 50, HEIGHT - 14, 70))
        parts.append(text_path(str(value), middle - 10, HEIGHT - 24, 70))
    return parts


def text_path(text: str, x: float, y: float, size: float) -> str:
    """Letters are drawn as outlines, since a server may have no fonts."""
    glyphs = art()["glyphs"]
    (unit,) = glyphs["unit"]
    scale = unit * size / 100
    parts = []
    for letter in text:
        outline, width = glyphs.get(letter, glyphs[" "])
        parts.append(
            f'<path transform="translate({x:.1f} {y}) scale({scale:.4f} {-scale:.4f})" d="{outline}" fill="{INK}"/>'
        )
        x += width * size / 100
    return "".join(parts)


def text_width(text: str, size: float) -> float:
    glyphs = art()["glyphs"]
    return float(sum(glyphs.get(letter, glyphs[" "])[1] for letter in text) * size / 100)
