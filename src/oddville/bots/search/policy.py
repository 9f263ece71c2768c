"""Move selection: candidate moves, one-ply values, the policy of players who do not search, and full-turn planning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.rollout_policy import RolloutPolicy
from oddville.cards.vocabulary import RESOURCE_COUNT
from oddville.rules import moves
from oddville.rules.board import workers_of, workers_on
from oddville.rules.chance import Stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MAX_MOVES, MoveList, move_with
from oddville.rules.state import BONUS, OVER, SECOND_RESOURCE, TURN, State, supply
from oddville.rules.turn import play

WIN_POINTS: Final = 60.0
"""Points for a certain win, so that values of plans have the scale of one-ply values."""
MAX_DEPTH: Final = 5
MAX_EVALUATIONS: Final = 1500


def candidate_moves(s: State, found: MoveList) -> None:
    """Fill the list with the candidate moves: a worker is taken off the board only if the supply is empty."""
    purposeful_moves(s, found)
    if s.phase == TURN or s.phase == BONUS or s.phase == SECOND_RESOURCE:
        if supply(s, s.player) == 0 and not (s.phase == TURN and s.main_done):
            _add_returns(s, found)


def _add_returns(s: State, found: MoveList) -> None:
    """From each resource the worker on the dearest slot, because a cheap free slot would help the others."""
    for resource in range(RESOURCE_COUNT):
        if workers_of(s, s.player, resource) > 0:
            slot: i64 = 2
            while workers_on(s, s.player, resource, slot) == 0:
                slot -= 1
            found.add(move_with(moves.RETURN, resource, slot))


def points_after(s: State, move: i64, evaluation: Evaluation) -> float:
    player: i64 = s.player
    after = s.copy()
    play(after, move)
    return evaluation.prior_value(after, player)


class ShallowPolicy:
    """Evaluates the few moves that the rollout policy scores highest, and plays the best."""

    def __init__(self, evaluation: Evaluation, candidates: i64) -> None:
        self.evaluation = evaluation
        self.candidates = candidates
        """How many moves are evaluated; 0 plays the rollout policy's move."""
        self.rollout_policy = RolloutPolicy(evaluation.ends_by_winner)

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        if self.candidates == 0:
            return self.rollout_policy.move(s, stream, found)
        purposeful_moves(s, found)
        if found.count == 1:
            return found.codes[0]
        self.rollout_policy.score_moves(s, stream, found)
        return self._best_of(s, found)

    def _best_of(self, s: State, found: MoveList) -> i64:
        best: i64 = found.codes[0]
        most: float = -1.0e9
        for _rank in range(min(self.candidates, found.count)):
            move: i64 = self.rollout_policy.take_best(found)
            value: float = points_after(s, move, self.evaluation)
            if value > most:
                most = value
                best = move
        return best


class TurnPlanner:
    """Searches the rest of a turn exhaustively, within limits, for the best value at its end."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.found = [MoveList() for _ in range(MAX_DEPTH + 1)]
        self.evaluations: i64 = 0
        self.values = vec[float]([0.0] * MAX_MOVES)

    def evaluate(self, s: State, found: MoveList) -> vec[float]:
        """The value of each move to the player, with best play for the rest of the turn."""
        player: i64 = s.player
        for i in range(found.count):
            self.evaluations = 0
            self.values[i] = self._after(s, found.codes[i], player, 0)
        return self.values

    def _after(self, s: State, move: i64, player: i64, depth: i64) -> float:
        after = s.copy()
        play(after, move)
        # the coin that the Cheater turns over is random, so the plan stops here
        if move == moves.CHEAT or after.player != player or after.turn != s.turn or after.phase == OVER:
            return self._value(after, player)
        return self._best(after, player, depth + 1)

    def _best(self, s: State, player: i64, depth: i64) -> float:
        if depth > MAX_DEPTH or self.evaluations > MAX_EVALUATIONS:
            return self._value(s, player)
        found = self.found[int(depth)]
        candidate_moves(s, found)
        best: float = -1.0e9
        for i in range(found.count):
            value: float = self._after(s, found.codes[i], player, depth)
            if value > best:
                best = value
        return best

    def _value(self, s: State, player: i64) -> float:
        self.evaluations += 1
        self.evaluation.evaluate(s)
        return self.evaluation.utilities[player] * WIN_POINTS
