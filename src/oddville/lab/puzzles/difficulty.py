"""How difficult a puzzle is: which levels of the bots find its answer."""

import random
from typing import Final

from oddville.bots import LEVELS, think
from oddville.games.game import Game

TRIES: Final = 3
"""Tries of each level at most, with different random numbers."""
NEEDED: Final = 2
"""A level solves a puzzle if it finds the answer in this many tries; the tries end when that is decided."""


def solutions(game: Game, answer: str, rng: random.Random) -> tuple[int, ...]:
    """How often each level finds the answer."""
    return tuple(_solutions_of(level.name, game, answer, rng) for level in LEVELS)


def _solutions_of(level: str, game: Game, answer: str, rng: random.Random) -> int:
    solved = missed = 0
    while solved < NEEDED and missed <= TRIES - NEEDED:
        is_found = think(level, game, rng).move.text == answer
        solved, missed = solved + is_found, missed + (not is_found)
    return solved


def difficulty_of(solved: tuple[int, ...]) -> int | None:
    """The number of the weakest level from which on all solve it; None if the strongest does not."""
    solving = len(solved)
    while solving > 0 and solved[solving - 1] >= NEEDED:
        solving -= 1
    return None if solving == len(solved) else solving + 1
