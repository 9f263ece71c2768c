"""Positions shortly before the Builder's holder may answer, which are rare in random games."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from oddville.bots.opponents import Opponent
from oddville.games.game import Game
from oddville.games.records.writer import record_of


@dataclass(frozen=True)
class Opening:
    """A position shortly before the Builder's holder is asked."""

    record: str
    ply: int
    players: int
    seat: int
    """The player with the Builder."""


def find_openings(seed: int, each: int = 3) -> list[Opening]:
    return [opening for players in (2, 3, 4) for opening in _some(seed, players, each)]


def _some(seed: int, players: int, count: int) -> Iterator[Opening]:
    found = 0
    rng = random.Random(f"{seed} {players}")
    while found < count:
        game = Game(players, seed=f"{rng.getrandbits(64):x}")
        if _play_to_reaction(game, rng):
            found += 1
            assert game.player is not None
            record = str(record_of(game, [""] * players, hidden=False, headers={}))
            yield Opening(record, game.ply, players, game.player)


def _play_to_reaction(game: Game, rng: random.Random) -> bool:
    """Whether greedy bots reach an answer with the Builder."""
    with Opponent("greedy") as bot:
        while not game.is_over and game.phase != "reaction":
            game.play(bot.think(game, rng).move)
    return not game.is_over
