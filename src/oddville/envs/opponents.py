"""Opponents inside a batch: compiled players of the other seats. None sees a card that nobody has seen (INFO-2)."""

from typing import Final

from mypy_extensions import i64

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.policy import TurnPlanner, candidate_moves
from oddville.bots.search.rollout_policy import RolloutPolicy
from oddville.bots.search.tree import SearchSettings, Tree
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MoveList
from oddville.rules.state import State

LOWEST: Final = -1.0e9


class BatchOpponent:
    """Chooses a random purposeful move; the other opponents derive from it."""

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        """The move to play; `found` is room for moves."""
        purposeful_moves(s, found)
        return found.codes[stream.below(found.count)]


class RolloutOpponent(BatchOpponent):
    def __init__(self) -> None:
        self.policy = RolloutPolicy()

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        return self.policy.move(s, stream, found)


class GreedyOpponent(BatchOpponent):
    """Plays like the bot `greedy`: the move with the best evaluation at the end of the turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.planner = TurnPlanner(evaluation)

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        dealt = s.copy()
        resample(dealt, stream)
        candidate_moves(dealt, found)
        values = self.planner.evaluate(dealt, found)
        best: i64 = 0
        ties: i64 = 0
        most: float = LOWEST
        for i in range(found.count):
            if values[i] > most:
                most = values[i]
                best = i
                ties = 1
            elif values[i] == most:
                ties += 1
                if stream.below(ties) == 0:
                    best = i
        return found.codes[best]


class SearchOpponent(BatchOpponent):
    """Plays like the bot `search` with `eval=linear`, a fixed number of simulations and a new tree for each move."""

    def __init__(self, evaluation: Evaluation, settings: SearchSettings, simulations: i64) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.simulations = simulations

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        candidate_moves(s, found)
        if found.count == 1:
            return found.codes[0]
        dealt = s.copy()
        resample(dealt, stream)
        tree = Tree(dealt, stream, self.evaluation, self.settings)
        tree.run(self.simulations)
        return _most_visited(tree, s.player)


def _most_visited(tree: Tree, player: i64) -> i64:
    """The most visited move of the root, of several the one with the best mean."""
    best: i64 = tree.root_moves.codes[0]
    most: i64 = 0
    highest: float = LOWEST
    for i in range(tree.root_moves.count):
        choice = tree.choice(tree.root_moves.codes[i])
        if choice is None or choice.visits == 0:
            continue
        mean: float = choice.totals[player] / float(choice.visits)
        if choice.visits > most or (choice.visits == most and mean > highest):
            best = tree.root_moves.codes[i]
            most = choice.visits
            highest = mean
    return best
