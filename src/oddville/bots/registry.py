"""Bots by name."""

import random
from collections.abc import Callable, Sequence

from oddville.bots.bot import Bot, Budget, Choice, Thought
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

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


class Opponent:
    """A bot that sits at one game: made from the text that names it, such as `search:ms=500`."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._bot = bot(spec)

    def think(self, game: Game, rng: random.Random, budget: Budget | None = None) -> Thought:
        """Think about a game. The bot sees no more than anybody may know (INFO-1 to INFO-3)."""
        if game.is_over:
            raise OddVilleError("error-over")
        return at_home(game, self._bot.think(game.resample(rng), budget or Budget(), rng))

    def close(self) -> None:
        """The game is over: let go of what the bot holds."""


def opponent(spec: str) -> Opponent:
    """A bot for one seat of one game."""
    return Opponent(spec)


def think(spec: str, game: Game, rng: random.Random, budget: Budget | None = None) -> Thought:
    """Let a bot think about one position."""
    return opponent(spec).think(game, rng, budget)


def at_home(game: Game, thought: Thought) -> Thought:
    """The thought about a resampled game in moves of the game itself."""
    return Thought(
        game.parse(thought.move.text),
        thought.values,
        thought.points,
        tuple(_choice_at_home(game, choice) for choice in thought.best),
        thought.simulations,
    )


def _choice_at_home(game: Game, choice: Choice) -> Choice:
    line = tuple(game.parse(move.text) for move in choice.line)
    return Choice(game.parse(choice.move.text), choice.values, choice.points, choice.share, line)
