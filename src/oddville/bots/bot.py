"""What a bot is: it is handed a game in which all that nobody knows is dealt anew, and returns a move."""

import random
from dataclasses import dataclass
from typing import Any, Protocol

from oddville.games.game import Game
from oddville.games.moves import Move


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: milliseconds, simulations, or what is used up first of both.

    Where neither is given the bot keeps to its own default.
    """

    ms: float | None = None
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move a bot has weighed."""

    move: Move
    values: tuple[float, ...]
    """Each player's chance to win after it; together they are 1."""
    points: tuple[float, ...]
    """The points each player may expect at the end."""
    share: float
    """The share of the bot's trust in it, from 0 to 1."""
    line: tuple[Move, ...]
    """How the game would then go on: the move itself first."""

    def as_dict(self) -> dict[str, Any]:
        """The choice as the engine protocol tells it."""
        return {
            "move": self.move.text,
            "values": list(self.values),
            "points": list(self.points),
            "share": self.share,
            "line": [move.text for move in self.line],
        }


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers: its move, each player's chance and points after it, the best moves with the chosen one
    first, and how many simulations it took."""

    move: Move
    values: tuple[float, ...]
    points: tuple[float, ...]
    best: tuple[Choice, ...]
    simulations: int = 0

    def as_dict(self) -> dict[str, Any]:
        """The thought as the engine protocol tells it."""
        return {
            "move": self.move.text,
            "values": list(self.values),
            "points": list(self.points),
            "best": [choice.as_dict() for choice in self.best],
            "simulations": self.simulations,
        }


class Bot(Protocol):
    """Somebody who chooses moves. One bot object plays one seat of one game, and may remember what it thought."""

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Choose a move for the player who must choose now."""
        ...
