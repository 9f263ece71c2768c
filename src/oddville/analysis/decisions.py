"""Grades of decisions: the played move against the best one, priced by paired searches that did not choose either."""

import random
from statistics import fmean, stdev
from typing import Final

from oddville.analysis.types import GRADES, Decision, ReviewSettings, Sentence
from oddville.analysis.values import Prospects, best_move, judge_of, rounded, value_of_move
from oddville.bots import reasons_for
from oddville.games.game import Game, stream_of
from oddville.games.moves import Move

THRESHOLDS: Final = {"doubtful": 0.02, "mistake": 0.05, "blunder": 0.10}
"""The certain cost in chance to win from which a grade is given."""
BATCHES: Final = 8
"""Independent pairs of searches for one price."""
STUDENT: Final = 2.365
"""The 97.5 % point of Student's distribution with `BATCHES` - 1 degrees of freedom."""

Difference = tuple[float, float]
"""How much better the best move is, in chance and in points."""


def bot_of(settings: ReviewSettings) -> str:
    """The search by which a decision is judged, as a bot."""
    return f"search:simulations={settings.simulations},reuse=0"


def is_decision(game: Game, played: Move) -> bool:
    """Whether there was a choice; taking a worker off the board counts only if it was done."""
    return played.kind == "return" or sum(move.kind != "return" for move in game.legal_moves) > 1


def judge(game: Game, played: Move, settings: ReviewSettings, rng: random.Random) -> Decision:
    """Grade the move that was played from this position."""
    best = game.move_of(best_move(game.state, settings.simulations, stream_of(rng)))
    pairs = [] if played == best else _differences(game, best, played, settings.simulations // 2, rng)
    (chance, chance_error), (points, points_error) = _mean(pairs, 0), _mean(pairs, 1)
    certain = certain_cost(chance, chance_error)
    return Decision(
        played=played.text,
        best=best.text,
        grade="best" if played == best else grade_of(certain),
        chance_cost=_round(max(0.0, chance)),
        chance_error=_round(chance_error),
        certain_cost=_round(certain),
        points_cost=_round(points),
        points_error=_round(points_error),
        played_reasons=_reasons(game, played),
        best_reasons=_reasons(game, best),
    )


def _round(value: float) -> float:
    return rounded([value])[0]


def certain_cost(cost: float, error: float) -> float:
    """The lower end of the 95 % interval of a cost, never negative."""
    return max(0.0, cost - STUDENT * error)


def grade_of(certain_cost: float) -> str:
    """The grade of a move that was not the best one, by what it certainly cost."""
    reached = [grade for grade, cost in THRESHOLDS.items() if certain_cost >= cost]
    return reached[-1] if reached else GRADES[1]


def _differences(
    game: Game, best: Move, played: Move, simulations: int, rng: random.Random
) -> list[Difference]:
    return [_difference(game, best, played, simulations, rng.getrandbits(64)) for _ in range(BATCHES)]


def _difference(game: Game, best: Move, played: Move, simulations: int, seed: int) -> Difference:
    """One pair of searches with the same random numbers."""
    player = game.player
    assert player is not None

    def value(move: Move) -> Prospects:
        stream, evaluation = stream_of(random.Random(seed)), judge_of(game.players)
        return value_of_move(game.state, move.code, simulations, stream, evaluation)

    better, worse = value(best), value(played)
    return better.chances[player] - worse.chances[player], better.points[player] - worse.points[player]


def _mean(pairs: list[Difference], part: int) -> tuple[float, float]:
    """The mean and its standard error; zero if the moves are the same."""
    if not pairs:
        return 0.0, 0.0
    values = [pair[part] for pair in pairs]
    return fmean(values), stdev(values) / len(values) ** 0.5


def _reasons(game: Game, move: Move) -> tuple[Sentence, ...]:
    return tuple(Sentence(message, dict(facts)) for message, facts in reasons_for(game, move))
