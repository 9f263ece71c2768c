"""What a bot is: it is handed a game in which all that nobody knows is dealt anew, and returns a move."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move


@dataclass(frozen=True, slots=True)
class Choice:
    """A move a bot has weighed: its value for every player, and the share of the bot's trust in it."""

    move: Move
    values: tuple[float, ...]
    share: float

    def as_dict(self) -> dict[str, Any]:
        """The choice as the engine protocol tells it."""
        return {"move": self.move.text, "values": list(self.values), "share": self.share}


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot answers: its move, what it is worth to every player, and the best moves, the chosen one first."""

    move: Move
    values: tuple[float, ...]
    best: tuple[Choice, ...]

    def as_dict(self) -> dict[str, Any]:
        """The thought as the engine protocol tells it."""
        best = [choice.as_dict() for choice in self.best]
        return {"move": self.move.text, "values": list(self.values), "best": best}


class Bot(Protocol):
    """Somebody who chooses moves. Values are the points a player may expect, by the bot's own reckoning."""

    def think(self, game: Game, rng: random.Random) -> Thought:
        """Choose a move for the player who must choose now."""
        ...


_BOTS: dict[str, Callable[[], Bot]] = {}


def register(name: str, maker: Callable[[], Bot]) -> None:
    """Make a bot known by name."""
    _BOTS[name] = maker


def bot_names() -> Sequence[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in _BOTS:
        raise OddVilleError("error-bot", bot=name[:60], bots=", ".join(bot_names()))
    return _BOTS[name]()


def think(name: str, game: Game, rng: random.Random) -> Thought:
    """Let a bot think about a game. It sees no more than anybody may know (INFO-1 to INFO-3)."""
    if game.is_over:
        raise OddVilleError("error-over")
    thought = bot(name).think(game.resample(rng), rng)
    best = tuple(Choice(game.parse(c.move.text), c.values, c.share) for c in thought.best)
    return Thought(game.parse(thought.move.text), thought.values, best)
