"""Layout of the observation, version 2: named pieces of one flat array of small numbers (docs/research/envs.md).

Seats are relative: 0 is the observer, 1 the next player clockwise, and so on; unused seats are zero. Nothing depends on
unseen cards (INFO-2).
"""

from dataclasses import dataclass
from math import prod
from typing import Final

from oddville.cards.vocabulary import (
    BONUSES,
    CHARACTERS,
    FORMULAS,
    GUILDS,
    MAX_BUILDINGS,
    MAX_COINS,
    RESOURCES,
    ROW_POSITIONS,
    SIDES,
    UPPER_SLOT,
    WORKER_CARDS,
    WORKERS,
)
from oddville.envs.actions import MAX_OPEN_CELLS
from oddville.rules.state import PHASES

VERSION: Final = 2
"""Increases with every change of the layout."""
SEATS: Final = 4
SOURCES: Final = 5
"""Where bonuses come from: the new card and the four beside it."""
MAX_CARDS: Final = 64
MAX_CITY_CARDS: Final = 29
"""With four players and the house rule: five each, two in each turn of the last round, the Main Square (HOUSE-1)."""
MAX_DECK_CARDS: Final = MAX_CARDS - ROW_POSITIONS
MAX_COLUMNS: Final = MAX_CITY_CARDS + 2
MAX_ROWS: Final = MAX_CITY_CARDS + 1
FULL: Final = 255
SLOTS: Final = UPPER_SLOT + 1

CARD: Final = (
    *(f"street-{side}" for side in SIDES),
    *(f"cost-{resource}" for resource in RESOURCES),
    *(f"bonus-{bonus}" for bonus in BONUSES),
    *(f"guild-{guild}" for guild in GUILDS),
    *(f"formula-{formula}" for formula in FORMULAS),
    "base",
)
"""The numbers of a building."""
OPEN_CELL: Final = (
    "there",
    "column",
    "row",
    *(f"touches-{side}" for side in SIDES),
    *(f"street-{side}" for side in SIDES),
    *(f"bonus-{bonus}" for bonus in BONUSES),
    "row-cards",
    "column-cards",
    "shields",
)
"""The numbers of an open cell."""
CITY_CARD: Final = ("number", "column", "row", "owner")
"""The numbers of a card of the city."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of the flat array."""

    name: str
    shape: tuple[int, ...]
    high: int
    """The largest value; the smallest is 0."""
    at: int
    """The index of its first number."""

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def span(self) -> slice:
        return slice(self.at, self.at + self.size)


_SHAPES: Final = (
    ("phase", (len(PHASES),), 1),
    ("players", (3,), 1),
    ("to_move", (SEATS,), 1),
    ("active", (SEATS,), 1),
    ("first", (SEATS,), 1),
    ("triggered", (SEATS,), 1),
    ("turn", (1,), FULL),
    ("turns_left", (1,), FULL),
    ("finish_round", (1,), 1),
    ("done", (4,), 1),
    ("second_worker", (WORKER_CARDS,), 1),
    ("builder", (SEATS,), 1),
    ("pending", (SOURCES, len(BONUSES) - 1), 1),
    ("hand", (SEATS, WORKER_CARDS), 1),
    ("supply", (SEATS,), WORKERS),
    ("coins", (SEATS,), MAX_COINS),
    ("city_workers", (SEATS,), WORKERS),
    ("points", (SEATS,), FULL),
    ("characters", (SEATS, len(CHARACTERS)), 1),
    ("workers", (SEATS, len(RESOURCES), SLOTS), WORKERS),
    ("cheapest_slot", (len(RESOURCES), SLOTS), 1),
    ("spots", (len(RESOURCES), SEATS), 1),
    ("pile_tops", (len(CHARACTERS),), 1),
    ("pile_counts", (len(GUILDS),), 3),
    ("guild_cards", (len(GUILDS),), MAX_CITY_CARDS),
    ("diamonds", (1,), MAX_CITY_CARDS),
    ("row", (ROW_POSITIONS, len(CARD)), WORKERS),
    ("buildings", (SEATS, MAX_BUILDINGS + 1, len(CARD)), WORKERS),
    ("open_cells", (MAX_OPEN_CELLS, len(OPEN_CELL)), MAX_COLUMNS),
    ("city", (MAX_CITY_CARDS, len(CITY_CARD)), MAX_CARDS + 1),
    ("seen", (MAX_CARDS,), 1),
    ("known_coins", (SEATS, MAX_COINS), MAX_CARDS),
    ("known_deck", (MAX_DECK_CARDS,), MAX_CARDS),
)


def _place_pieces() -> tuple[Piece, ...]:
    placed, at = [], 0
    for name, shape, high in _SHAPES:
        placed.append(Piece(name, shape, high, at))
        at += placed[-1].size
    return tuple(placed)


PIECES: Final = {piece.name: piece for piece in _place_pieces()}
LENGTH: Final = sum(piece.size for piece in PIECES.values())
