"""The parts of a review, with a stable JSON form (docs/play/review.md)."""

from typing import Any, Final

import msgspec

FORMAT: Final = 1
GRADES: Final = ("best", "good", "doubtful", "mistake", "blunder")
KINDS: Final = (
    "power",
    "reaction",
    "placement",
    "build",
    "worker",
    "building",
    "resource",
    "bonus",
    "action",
)
"""Kinds of mistakes."""


class ReviewSettings(msgspec.Struct, frozen=True):
    """How a review is computed; the same settings and game give the same review, digit by digit."""

    simulations: int = 800
    """Of the search for the best move; half as many for each of the paired searches that price the played move."""
    value_simulations: int = 200
    """Of each search for the value of a position."""
    alternatives: int = 16
    """How many other outcomes of a chance event are searched."""
    judged: tuple[int, ...] = ()
    """The players whose decisions are graded."""
    seed: str = "review"


class Sentence(msgspec.Struct, frozen=True):
    message: str
    facts: dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """A graded decision. Chances are from 0 to 1; `…_error` is a standard error."""

    played: str
    best: str
    grade: str
    chance_cost: float
    """How much more the best move wins, never negative."""
    chance_error: float
    certain_cost: float
    """The lower end of the 95 % interval of the cost, never negative; it decides the grade."""
    points_cost: float
    points_error: float
    played_reasons: tuple[Sentence, ...]
    best_reasons: tuple[Sentence, ...]


class Moment(msgspec.Struct, frozen=True):
    """The position after `ply` moves, and what led to it. Lists are by player."""

    ply: int
    turn: int
    player: int | None
    """The player of the last move; None at the start."""
    move: str | None
    chances: tuple[float, ...]
    points: tuple[float, ...]
    """The points expected at the end."""
    luck: tuple[float, ...]
    """What chance gave each player in the last move; at the start, what the deal gave."""
    seat: tuple[float, ...] = ()
    """What the seat gave each player; only at the start of a game that was dealt."""
    reveals: tuple[str, ...] = ()
    """The cards and characters that the move revealed."""
    decision: Decision | None = None


class Account(msgspec.Struct, frozen=True):
    """A player's chance to win from start to result: the two differ by the sum of all that is between them."""

    start: float
    seat: float
    deal: float
    chance: float
    """All chance events after the deal."""
    moves: float
    """The moves of all players: how much better this player chose than the others."""
    result: float

    @property
    def luck(self) -> float:
        return self.seat + self.deal + self.chance


class TurningPoint(msgspec.Struct, frozen=True):
    ply: int
    player: int
    """The player whose chance changed most."""
    before: float
    after: float
    luck: float
    """The part of the change that is luck."""
    position: dict[str, Any]
    """The position to play on from, unseen cards dealt anew (docs/bots/protocol.md, `state`)."""


class Summary(msgspec.Struct, frozen=True):
    """A player's decisions, counted."""

    player: int
    grades: dict[str, int]
    """By grade; every grade is there."""
    kinds: dict[str, int]
    """Of the moves graded doubtful or worse, by what was wrong with them (`KINDS`); only those that occurred."""


class Review(msgspec.Struct, frozen=True):
    key: str
    """The digest of game, settings, bot and version."""
    bot: str
    version: str
    players: tuple[str, ...]
    settings: ReviewSettings
    is_over: bool
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[TurningPoint, ...]
    summaries: tuple[Summary, ...] = ()
    """Of the players whose decisions are graded."""
    format: int = FORMAT

    def decisions(self, player: int) -> list[Moment]:
        return [each for each in self.moments if each.decision is not None and each.player == player]

    def grades(self, player: int) -> dict[str, int]:
        """How often a player's decisions got each grade."""
        return next(each.grades for each in self.summaries if each.player == player)
