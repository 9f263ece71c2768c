"""The bot protocol: a bot gets a resampled game and returns a thought."""

import random
from dataclasses import dataclass
from typing import Any, Protocol

from oddville.games.game import Game
from oddville.games.moves import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of one move: milliseconds, simulations, or whichever is used up first.

    Without either the bot uses its own default.
    """

    ms: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a bot has evaluated."""

    move: Move
    values: tuple[float, ...]
    """Each player's chance to win after it; they add up to 1."""
    points: tuple[float, ...]
    """Each player's expected points at the end."""
    share: float
    """The share of the bot's attention, from 0 to 1: for search, the share of visits."""
    line: tuple[Move, ...]
    """The expected continuation, beginning with the move itself."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "move": self.move.text,
            "values": list(self.values),
            "points": list(self.points),
            "share": self.share,
            "line": [move.text for move in self.line],
        }


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's answer: its move with each player's chance and points after it, the best moves, the chosen one first,
    and the number of simulations."""

    move: Move
    values: tuple[float, ...]
    points: tuple[float, ...]
    best: tuple[Choice, ...]
    simulations: int = 0

    def as_dict(self) -> dict[str, Any]:
        """The thought in the form of the engine protocol."""
        return {
            "move": self.move.text,
            "values": list(self.values),
            "points": list(self.points),
            "best": [choice.as_dict() for choice in self.best],
            "simulations": self.simulations,
        }


class Bot(Protocol):
    """One object plays one seat of one game, and may keep state between moves."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Choose a move for `game.player`."""
        ...
