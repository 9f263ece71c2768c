"""The replay buffer: the positions of the latest self-play games, read from their journals (extra `train`)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from oddville.bots.search.inputs import INPUTS
from oddville.lab.training.learning import Examples, Floats, examples_of, targets_of
from oddville.lab.training.self_play import unpack

HELD_OUT: Final = 20
"""One game in this many is held out to measure the loss."""


def examples_from(games: Iterable[Mapping[str, Any]], players: int) -> Examples:
    """The examples of all games."""
    inputs: list[Floats] = []
    chances: list[Floats] = []
    points: list[list[int]] = []
    for game in games:
        found = np.frombuffer(unpack(game["inputs"]), np.float32).reshape(-1, players, INPUTS)
        inputs.append(found.astype(np.float16))
        chances += targets_of(game["values"], game["notes"], game["winner"])
        points += [game["points"]] * len(found)
    shape = (-1, players)
    return examples_of(
        np.concatenate(inputs),
        np.array(chances, np.float32).reshape(shape),
        np.array(points, np.float32).reshape(shape),
    )


def split(games: Mapping[int, Any]) -> tuple[list[Any], list[Any]]:
    """The games to learn from and those held out, by their numbers."""
    learned = [game for number, game in games.items() if number % HELD_OUT]
    return learned, [game for number, game in games.items() if not number % HELD_OUT]
