"""Which moves are worth a thought, how promising each looks at first sight, what is done at a glance, and the best plan
for a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.evaluation import Evaluation
from oddville.bots.habit import Habit
from oddville.rules import moves
from oddville.rules.board import workers_of, workers_on
from oddville.rules.chance import Stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MOST_MOVES, MoveList, move_with
from oddville.rules.state import BONUS, OVER, SECOND_RESOURCE, TURN, State, supply
from oddville.rules.turn import play

WANT: Final = 60.0
"""How many points a chance to win is worth, so that plans compare like first sights."""
DEEPEST: Final = 5
MOST_WEIGHED: Final = 1500


def sensible_moves(s: State, found: MoveList) -> None:
    """Fill the list with the moves worth a thought: a worker is taken off the board only where none is left."""
    purposeful_moves(s, found)
    if s.phase == TURN or s.phase == BONUS or s.phase == SECOND_RESOURCE:
        if supply(s, s.player) == 0 and not (s.phase == TURN and s.main_done):
            _add_returns(s, found)


def _add_returns(s: State, found: MoveList) -> None:
    """From each resource the worker on the dearest slot: a free slot below would help the others."""
    resource: i64 = 0
    while resource < 4:
        if workers_of(s, s.player, resource) > 0:
            slot: i64 = 2
            while workers_on(s, s.player, resource, slot) == 0:
                slot -= 1
            found.add(move_with(moves.RETURN, resource, slot))
        resource += 1


def first_sight(s: State, move: i64, evaluation: Evaluation) -> float:
    """The points that the player who moves may expect after a move."""
    player: i64 = s.player
    after = s.copy()
    play(after, move)
    return evaluation.promise(after, player)


class Glance:
    """Somebody who looks at the few moves that habit likes best, and takes the one that promises most."""

    def __init__(self, evaluation: Evaluation, care: i64) -> None:
        self.evaluation = evaluation
        self.care = care
        """How many moves are looked at; 0 leaves the choice to habit."""
        self.habit = Habit()

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        """A move at a glance."""
        if self.care == 0:
            return self.habit.move(s, stream, found)
        purposeful_moves(s, found)
        if found.count == 1:
            return found.codes[0]
        self.habit.like(s, stream, found)
        return self._most_promising(s, found)

    def _most_promising(self, s: State, found: MoveList) -> i64:
        """Of the moves liked best."""
        best: i64 = found.codes[0]
        most: float = -1.0e9
        left: i64 = self.care
        while left > 0 and found.count > 0:
            move: i64 = self.habit.take_best(found)
            value: float = first_sight(s, move, self.evaluation)
            if value > most:
                most = value
                best = move
            left -= 1
        return best


class Plan:
    """Looks through the rest of a turn, move by move, and finds what promises its player most at the end of it."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.found = [MoveList() for _ in range(DEEPEST + 1)]
        self.weighed: i64 = 0
        self.values = vec[float]([0.0] * MOST_MOVES)

    def weigh(self, s: State, found: MoveList) -> vec[float]:
        """What each of the moves is worth to the player who chooses, the rest of the turn played as well as may be."""
        player: i64 = s.player
        i: i64 = 0
        while i < found.count:
            self.weighed = 0
            self.values[i] = self._after(s, found.codes[i], player, 0)
            i += 1
        return self.values

    def _after(self, s: State, move: i64, player: i64, depth: i64) -> float:
        after = s.copy()
        play(after, move)
        # a coin turned over comes to light by chance: nothing is planned with it
        if move == moves.CHEAT or after.player != player or after.turn != s.turn or after.phase == OVER:
            return self._worth(after, player)
        return self._best(after, player, depth + 1)

    def _best(self, s: State, player: i64, depth: i64) -> float:
        if depth > DEEPEST or self.weighed > MOST_WEIGHED:
            return self._worth(s, player)
        found = self.found[int(depth)]
        sensible_moves(s, found)
        best: float = -1.0e9
        i: i64 = 0
        while i < found.count:
            value: float = self._after(s, found.codes[i], player, depth)
            if value > best:
                best = value
            i += 1
        return best

    def _worth(self, s: State, player: i64) -> float:
        self.weighed += 1
        self.evaluation.weigh(s)
        return self.evaluation.wants[player] * WANT
