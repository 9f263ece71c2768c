"""Reading observations: pieces by name, scaled values, the city as planes."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import BONUSES, FORMULAS, GUILDS, RESOURCES, SIDES
from oddville.envs.layout import CITY_CARD, LENGTH, MAX_COLUMNS, MAX_ROWS, OPEN_CELL, PIECES, SEATS
from oddville.games import editions

_HIGHS: Final = np.concatenate(
    [np.full(piece.size, piece.high, dtype=np.float32) for piece in PIECES.values()]
)
PLANES: Final = (
    "card",
    "main-square",
    *(f"street-{side}" for side in SIDES),
    *(f"owner-{seat}" for seat in range(SEATS)),
    *(f"guild-{guild}" for guild in GUILDS),
    *(f"bonus-{bonus}" for bonus in BONUSES),
    *(f"formula-{formula}" for formula in FORMULAS),
    *(f"cost-{resource}" for resource in RESOURCES),
    "base",
    "open",
)
GRID: Final = (MAX_ROWS, MAX_COLUMNS)
"""Rows and columns that have room for any city."""


BUILDABLE: Final = 2
"""Buildings that a player may hold and build."""


def pieces(observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The named pieces of one observation or of many, as views."""
    before = observation.shape[:-1]
    return {
        name: observation[..., piece.span].reshape(*before, *piece.shape) for name, piece in PIECES.items()
    }


def scale(observation: NDArray[Any]) -> NDArray[np.float32]:
    """Observations divided by the largest value of each piece."""
    fractions: NDArray[np.float32] = np.asarray(observation, dtype=np.float32) / _HIGHS
    return fractions


def planes(
    observation: NDArray[Any], edition: str | Edition = editions.DEFAULT, grid: tuple[int, int] = GRID
) -> NDArray[np.uint8]:
    """The city as planes x rows x columns, the leftmost open cell in column 0; a smaller `grid` of rows and columns
    leaves out what lies beyond it."""
    flat = observation.reshape(-1, LENGTH)
    result = np.zeros((len(flat), len(PLANES), *GRID), dtype=np.uint8)
    printed_edition = edition if isinstance(edition, Edition) else editions.edition(edition)
    parts, card_planes = pieces(flat), _card_planes(printed_edition)
    game, place = np.nonzero(parts["city"][:, :, 0])
    number, column, row, owner = (parts["city"][game, place, field] for field in range(len(CITY_CARD)))
    result[game, :, row, column] = card_planes[number]
    owned = owner > 0
    first = PLANES.index("owner-0")
    result[game[owned], first + owner[owned] - 1, row[owned], column[owned]] = 1
    game, place = np.nonzero(parts["open_cells"][:, :, 0])
    column, row = (parts["open_cells"][game, place, OPEN_CELL.index(field)] for field in ("column", "row"))
    result[game, PLANES.index("open"), row, column] = 1
    shown = result[:, :, : grid[0], : grid[1]]
    return shown.reshape(*observation.shape[:-1], *shown.shape[1:])


def build_places(observation: NDArray[Any], grid: tuple[int, int] = GRID) -> NDArray[np.int64]:
    """For each action `build` its place in an output of buildings x rows x columns, flattened.

    A network with an output for each cell gathers its logits by them. Actions without a cell in the grid have the first
    place of their building.
    """
    cells = pieces(observation)["open_cells"].astype(np.int64)
    there, column, row = (cells[..., OPEN_CELL.index(field)] for field in ("there", "column", "row"))
    rows, columns = grid
    inside = (there > 0) & (row < rows) & (column < columns)
    place = np.where(inside, row * columns + column, 0)
    return np.concatenate([place + building * rows * columns for building in range(BUILDABLE)], axis=-1)


def _card_planes(edition: Edition) -> NDArray[np.uint8]:
    """The planes of each card, by its number in an observation; 0 is no card."""
    result = np.zeros((len(edition.cards) + 2, len(PLANES)), dtype=np.uint8)
    for number, card in enumerate(edition.cards, 1):
        words = ["card", f"formula-{card.formula}", *(f"street-{side}" for side in card.streets)]
        words += [f"guild-{card.guild}"] if card.guild else []
        words += [f"bonus-{card.bonus}"] if card.bonus else []
        result[number, [PLANES.index(word) for word in words]] = 1
        for resource in card.cost:
            result[number, PLANES.index(f"cost-{resource}")] += 1
        result[number, PLANES.index("base")] = card.base
    square = edition.main_square
    words = ["card", "main-square", *(f"street-{side}" for side in square.streets)]
    words += [f"bonus-{square.bonus}"] if square.bonus else []
    result[-1, [PLANES.index(word) for word in words]] = 1
    return result
