"""A position as plain text in the words of the notation, or as a picture of the town, for `render`."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oddville.cards.vocabulary import RESOURCES
from oddville.envs.settings import option_index
from oddville.games.errors import MissingExtra
from oddville.games.positions.position import public_view
from oddville.games.town import card_drawings, town_svg
from oddville.games.types import CityCard, PublicView
from oddville.rules.scoring import points
from oddville.rules.state import State

RENDER_MODES = ("ansi", "human", "rgb_array")
PICTURE_WIDTH, PICTURE_HEIGHT = 800, 420
WIDTH = 16


def checked_render_mode(mode: str | None) -> str | None:
    if mode is not None:
        option_index(mode, RENDER_MODES, "render_mode")
    return mode


def render(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What an environment's `render` returns; `human` prints it."""
    if mode == "rgb_array":
        return render_picture(state)
    text = None if mode is None else render_text(state)
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def render_picture(state: State) -> NDArray[np.uint8]:
    """The town and the points as rows of pixels."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise MissingExtra("error-extra", what=str(error.name), extra="envs") from None
    totals = [int(points(state, player)) for player in range(state.players)]
    svg = town_svg(public_view(state), totals, drawings=card_drawings(state.tables.edition))
    size: dict[str, Any] = {"width": PICTURE_WIDTH, "height": PICTURE_HEIGHT}
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, **size))
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))


def render_text(state: State) -> str:
    view = public_view(state)
    turn = f"turn: {view['turn']}, {view['phase']}, player {view['player']}"
    lines = [turn, *_players(state, view)]
    lines.append("row: " + ", ".join(view["row"]))
    lines.append("piles: " + ", ".join(f"{p['top'] or '-'} {p['count']}" for p in view["piles"].values()))
    lines += [f"{resource}: {_slots(view['board'][resource])}" for resource in RESOURCES]
    return "\n".join(lines + _city(view["city"]))


def _players(state: State, view: PublicView) -> list[str]:
    lines = []
    for number, player in enumerate(view["players"]):
        facts = {
            "points": int(points(state, number)),
            "hand": "".join(map(str, player["hand"])),
            "supply": player["supply"],
            "coins": len(player["coins"]),
            "buildings": "+".join(player["buildings"]),
            "characters": "+".join(player["characters"]),
        }
        lines.append(f"{number}: " + ", ".join(f"{key} {fact}" for key, fact in facts.items() if fact != ""))
    return lines


def _slots(slots: dict[str, list[int]]) -> str:
    return ", ".join(f"{slot}: {' '.join(map(str, workers))}" for slot, workers in slots.items())


def _city(city: list[CityCard]) -> list[str]:
    cells = {(column, row): (card, owner) for (column, row), card, owner in city}
    columns = [column for column, _ in cells]
    lines = []
    for row in range(max(row for _, row in cells) + 1):
        texts = [_cell(cells.get((column, row))) for column in range(min(columns), max(columns) + 1)]
        lines.append("|" + "|".join(text.ljust(WIDTH) for text in texts) + "|")
    return lines


def _cell(card: tuple[str, int | None] | None) -> str:
    if card is None:
        return ""
    name, owner = card
    return name[:WIDTH] if owner is None else f"{owner} {name}"[:WIDTH]
