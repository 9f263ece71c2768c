"""Rewards at the end of a game; all three kinds sum to zero."""

from typing import Final

from mypy_extensions import i64

from oddville.rules.ending import tie_break_start
from oddville.rules.scoring import points, winner
from oddville.rules.state import State

WIN: Final = 0
RANK: Final = 1
POINTS: Final = 2
REWARDS: Final = ("win", "rank", "points")


def reward(s: State, kind: i64, player: i64) -> float:
    """A player's reward in a finished game.

    `win`: 1 for the winner, the others share -1. `rank`: from 1 for the first to -1 for the last, ties by SCORE-6.
    `points`: own points minus the mean of the others'.
    """
    if kind == WIN:
        return 1.0 if winner(s) == player else -1.0 / float(s.players - 1)
    if kind == RANK:
        return 1.0 - 2.0 * float(players_ahead(s, player)) / float(s.players - 1)
    total: i64 = 0
    for other in range(s.players):
        total += points(s, other)
    own: i64 = points(s, player)
    return float(own) - float(total - own) / float(s.players - 1)


def players_ahead(s: State, player: i64) -> i64:
    """How many players rank before a player: by points, then by SCORE-6."""
    start: i64 = tie_break_start(s)
    own: i64 = points(s, player)
    turn: i64 = (player - start + s.players) % s.players
    ahead: i64 = 0
    for other in range(s.players):
        theirs: i64 = points(s, other)
        if theirs > own or (theirs == own and (other - start + s.players) % s.players < turn):
            ahead += 1
    return ahead
