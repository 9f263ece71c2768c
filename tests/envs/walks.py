"""Positions met on random walks that build a lot, so that every kind of move comes up."""

import random
from collections.abc import Iterable, Iterator

from oddville import Game
from oddville.rules.state import State


def walk(players: int, seed: int, edition: str = "reconstruction", turns: int = 80) -> Iterator[Game]:
    """A game before each of its moves, and when it is over."""
    game, rng = Game(players, edition=edition, seed=f"walk {seed}", turn_limit=turns), random.Random(seed)
    while not game.is_over:
        yield game
        moves = list(game.legal_moves)
        builds = [move for move in moves if move.kind in ("build", "bonus", "transform", "travel", "swap")]
        quiet = [move for move in moves if move.kind != "return"] if rng.random() < 0.9 else moves
        game.push(rng.choice(builds if builds and rng.random() < 0.7 else quiet))
    yield game


MANY = (*range(20), 101)
"""Games in which every kind of move comes up; the Builder reacts in the last."""


def positions(seeds: Iterable[int], every: int = 7, edition: str = "reconstruction") -> Iterator[State]:
    """Positions of games for two, three and four, some of each game."""
    for seed in seeds:
        players = 2 + seed % 3 if edition != "nano" else 2
        for ply, game in enumerate(walk(players, seed, edition)):
            if ply % every == 0 or game.phase in ("bonus", "reaction", "discard", "second resource", "close"):
                yield game.state
