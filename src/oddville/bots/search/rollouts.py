"""Prospects of a position by rollouts: the rollout policy plays some turns for everybody, then the evaluation decides.

A rollout deals all unseen cards anew, so that its mean over many depends on nothing hidden.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.policy import ShallowPolicy
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.moves import MoveList
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

NO_MOVE: Final = -1


class Rollouts:
    """Sums over rollouts; one object serves one thread, because it reuses its buffers."""

    def __init__(self, evaluation: Evaluation, candidates: i64, turns: i64) -> None:
        self.evaluation = evaluation
        self.turns = turns
        self.policy = ShallowPolicy(evaluation, candidates)
        self.found = MoveList()
        self.chances = vec[float]([0.0] * 4)
        """For each player the sum of the chances to win."""
        self.squares = vec[float]([0.0] * 4)
        self.points = vec[float]([0.0] * 4)

    def run(self, state: State, move: i64, count: i64, stream: Stream) -> None:
        """Roll out the position `count` times, each time after playing `move` unless it is `NO_MOVE`."""
        for player in range(i64(4)):
            self.chances[player] = 0.0
            self.squares[player] = 0.0
            self.points[player] = 0.0
        for _rollout in range(count):
            s = state.copy()
            resample(s, stream)
            if move != NO_MOVE:
                play(s, move)
            self._roll_out(s, stream)
            self._add(s)

    def _roll_out(self, s: State, stream: Stream) -> None:
        last: i64 = s.turn + self.turns
        while s.turn < last and s.phase != OVER:
            play(s, self.policy.move(s, stream, self.found))

    def _add(self, s: State) -> None:
        self.evaluation.evaluate(s)
        for player in range(s.players):
            chance: float = self.evaluation.chances[player]
            self.chances[player] += chance
            self.squares[player] += chance * chance
            self.points[player] += self.evaluation.points[player]
