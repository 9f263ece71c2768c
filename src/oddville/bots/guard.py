"""The guard round every bot: what it answers is either a whole thought with a legal move, or a failure."""

import math
from collections.abc import Sequence
from typing import Final

from oddville.bots.bot import Choice, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.spec import shown
from oddville.games.errors import InvalidMove
from oddville.games.game import Game
from oddville.games.moves import Move

TOLERANCE: Final = 0.01
"""By how much chances may miss 1 together."""


def thought_of(game: Game, move: Move) -> Thought:
    """A thought of somebody who has weighed nothing: even chances, and the points as they stand."""
    values = (1 / game.players,) * game.players
    points = tuple(float(total) for total in game.score_sheet().totals)
    return Thought(move, values, points, (Choice(move, values, points, 1.0, (move,)),))


def checked(game: Game, answer: object) -> Thought:
    """What a bot has answered about a resampled game, in moves of the game itself; raises `BotFailed`."""
    if not isinstance(answer, Thought):
        raise BotFailed("bot-no-thought", kind=type(answer).__name__)
    move = _legal(game, answer.move)
    if not isinstance(answer.best, tuple | list):
        raise BotFailed("bot-field", key="best")
    if isinstance(answer.simulations, bool) or not isinstance(answer.simulations, int):
        raise BotFailed("bot-field", key="simulations")
    values, points = _chances(game, answer.values), _numbers(game, "points", answer.points)
    best = tuple(_choice(game, choice) for choice in answer.best)
    return Thought(move, values, points, best, answer.simulations)


def _choice(game: Game, choice: object) -> Choice:
    if not isinstance(choice, Choice):
        raise BotFailed("bot-field", key="best")
    if not isinstance(choice.line, tuple | list):
        raise BotFailed("bot-field", key="line")
    line = tuple(_at_home(game, move) for move in choice.line)
    values, points = _chances(game, choice.values), _numbers(game, "points", choice.points)
    if not _is_number(choice.share):
        raise BotFailed("bot-field", key="share")
    return Choice(_legal(game, choice.move), values, points, choice.share, line)


def _legal(game: Game, move: object) -> Move:
    home = _at_home(game, move)
    if home not in game.legal_moves:
        raise BotFailed("bot-illegal", move=home.text, rule=game.refusals(home)[0].rule)
    return home


def _at_home(game: Game, move: object) -> Move:
    """The move in the game itself."""
    if not isinstance(move, Move):
        raise BotFailed("bot-move-kind", move=shown(repr(move)))
    try:
        return game.parse(move.text)
    except InvalidMove as error:
        raise BotFailed("bot-no-move", move=shown(str(move.text)), reason=error.said()) from None


def _numbers(game: Game, key: str, numbers: object) -> tuple[float, ...]:
    """A number for each player."""
    if not isinstance(numbers, Sequence) or len(numbers) != game.players:
        raise BotFailed("bot-length", key=key, players=game.players)
    if not all(map(_is_number, numbers)):
        raise BotFailed("bot-field", key=key)
    return tuple(numbers)


def _chances(game: Game, numbers: object) -> tuple[float, ...]:
    """Each player's chance: from 0 to 1, and 1 together."""
    chances = _numbers(game, "values", numbers)
    if min(chances) < -TOLERANCE or abs(sum(chances) - 1) > TOLERANCE:
        raise BotFailed("bot-chances", values=[f"{chance:.3g}" for chance in chances])
    return chances


def _is_number(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:  # a whole number beyond all floats
        return False
