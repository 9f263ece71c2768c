"""Validation of bot answers: a complete thought with a legal move, or a failure."""

import math
from collections.abc import Sequence
from typing import Final

from oddville.bots.bot import Choice, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.spec import one_line
from oddville.games.errors import InvalidMove
from oddville.games.game import Game
from oddville.games.moves import Move

TOLERANCE: Final = 0.01
"""By how much the sum of the chances may differ from 1."""


def thought_of(game: Game, move: Move) -> Thought:
    """A thought with a move only: even chances, and the present points."""
    values = (1 / game.players,) * game.players
    points = tuple(float(total) for total in game.score_sheet().totals)
    return Thought(move, values, points, (Choice(move, values, points, 1.0, (move,)),))


def check_thought(game: Game, answer: object) -> Thought:
    """Validate an answer about a resampled game and give it the moves of the game itself; raises `BotFailed`."""
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
    line = tuple(_own_move(game, move) for move in choice.line)
    values, points = _chances(game, choice.values), _numbers(game, "points", choice.points)
    if not _is_number(choice.share):
        raise BotFailed("bot-field", key="share")
    return Choice(_legal(game, choice.move), values, points, choice.share, line)


def _legal(game: Game, move: object) -> Move:
    own = _own_move(game, move)
    if own not in game.legal_moves:
        raise BotFailed("bot-illegal", move=own.text, rule=game.refusals(own)[0].rule)
    return own


def _own_move(game: Game, move: object) -> Move:
    if not isinstance(move, Move):
        raise BotFailed("bot-move-kind", move=one_line(repr(move)))
    try:
        return game.parse(move.text)
    except InvalidMove as error:
        raise BotFailed("bot-no-move", move=one_line(str(move.text)), reason=error.messages()) from None


def _numbers(game: Game, key: str, numbers: object) -> tuple[float, ...]:
    if not isinstance(numbers, Sequence) or len(numbers) != game.players:
        raise BotFailed("bot-length", key=key, players=game.players)
    if not all(map(_is_number, numbers)):
        raise BotFailed("bot-field", key=key)
    return tuple(numbers)


def _chances(game: Game, numbers: object) -> tuple[float, ...]:
    """The chances of the players, which add up to 1."""
    chances = _numbers(game, "values", numbers)
    if min(chances) < -TOLERANCE or abs(sum(chances) - 1) > TOLERANCE:
        raise BotFailed("bot-chances", values=[f"{chance:.3g}" for chance in chances])
    return chances


def _is_number(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:  # an integer too large for a float
        return False
