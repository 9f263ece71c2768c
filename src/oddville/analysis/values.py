"""The value of a position to each player: by short searches, or faster by rollouts.

Both depend only on what everybody knows, because every simulation deals the unseen cards anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Final, Protocol

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.rollouts import NO_MOVE, Rollouts
from oddville.bots.search.search_bot import determinize, gc_paused
from oddville.bots.search.tree import Choice, SearchSettings, Tree
from oddville.bots.search.weights import DEFAULT, NETWORK, evaluation_for
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

DIGITS: Final = 6
"""Values are rounded to this many decimals, so that a review is the same wherever it is computed."""

LOST: Final = 0.05
"""With a smaller chance to win after its best move, a search may have tried too few moves."""
SEARCHES: Final = 4
"""Searches for the value of one position. Other outcomes of chance get one each, since they are many."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """For each player the chance to win and the points expected at the end."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Value(Protocol):
    def of(self, state: State, stream: Stream) -> Prospects: ...

    def expected(self, state: State, code: int, stream: Stream) -> Prospects:
        """The mean value after a move, over the outcomes of chance. The outcome that came about has no part in it."""
        ...


class SearchValue:
    """The value of the most visited move of a search, the mean of several searches."""

    def __init__(self, players: int, simulations: int, alternatives: int) -> None:
        self._players, self._simulations, self._alternatives = players, simulations, alternatives

    def of(self, state: State, stream: Stream) -> Prospects:
        return mean_prospects(self._search(state, stream) for _ in range(SEARCHES))

    def _search(self, state: State, stream: Stream) -> Prospects:
        if state.phase == OVER:
            return final_prospects(state)
        with gc_paused():
            tree = Tree(determinize(state, stream), stream, judge_of(self._players), self._settings())
            tree.run(self._simulations)
            return _prospects(max(tree.root.choices, key=lambda choice: choice.visits), self._players)

    def _settings(self) -> SearchSettings:
        settings = judge_settings(self._players)
        settings.plan_turn = False
        return settings

    def expected(self, state: State, code: int, stream: Stream) -> Prospects:
        return mean_prospects(
            self._search(other_outcome(state, code, stream), stream) for _ in range(self._alternatives)
        )


class RolloutValue:
    """The mean of rollouts: less exact than a search, and many times faster."""

    def __init__(self, players: int, rollouts: int, turns: int) -> None:
        candidates = SearchSettings(players).rollout_candidates
        self._players, self._count = players, rollouts
        self._rollouts = Rollouts(evaluation_for(players), candidates, turns)

    def of(self, state: State, stream: Stream) -> Prospects:
        return self.expected(state, NO_MOVE, stream)

    def expected(self, state: State, code: int, stream: Stream) -> Prospects:
        self._rollouts.run(state, code, self._count, stream)
        sums = (self._rollouts.chances, self._rollouts.points)
        chances, points = (tuple(each[p] / self._count for p in range(self._players)) for each in sums)
        return Prospects(chances, points)


def other_outcome(state: State, code: int, stream: Stream) -> State:
    """The position after a move with the unseen cards dealt anew."""
    after = state.copy()
    resample(after, stream)
    play(after, code)
    return after


def judge_of(players: int) -> Evaluation:
    """The evaluation of reviews: the strongest."""
    return evaluation_for(players, DEFAULT)


def judge_settings(players: int) -> SearchSettings:
    return SearchSettings(players, DEFAULT == NETWORK)


def best_move(state: State, simulations: int, stream: Stream) -> int:
    """The most visited move of a search. If it loses, all other moves are tried alike, also those that seem poor."""
    settings = judge_settings(int(state.players))
    code, chance = _most_visited(state, simulations, stream, settings)
    if chance >= LOST:
        return code
    settings.priors = False
    other, chance_of_other = _most_visited(state, simulations, stream, settings)
    return other if chance_of_other > chance else code


def _most_visited(
    state: State, simulations: int, stream: Stream, settings: SearchSettings
) -> tuple[int, float]:
    """The move, and the chance to win after it."""
    with gc_paused():
        tree = Tree(determinize(state, stream), stream, judge_of(int(state.players)), settings)
        tree.run(simulations)
        choices = [(code, tree.choice(code)) for code in tree.root_moves.as_list()]
        code, choice = max(choices, key=lambda pair: 0 if pair[1] is None else int(pair[1].visits))
        assert choice is not None
        return code, _prospects(choice, int(state.players)).chances[int(state.player)]


def value_of_move(
    state: State, code: int, simulations: int, stream: Stream, evaluation: Evaluation | None = None
) -> Prospects:
    """The value of one move by a search that considers no other."""
    players = int(state.players)
    settings = SearchSettings(players) if evaluation is None else judge_settings(players)
    settings.plan_turn = False
    with gc_paused():
        tree = Tree(determinize(state, stream), stream, evaluation or evaluation_for(players), settings)
        tree.restrict(code)
        tree.run(simulations)
        choice = tree.choice(code)
        assert choice is not None
        return _prospects(choice, players)


def final_prospects(state: State) -> Prospects:
    """The result of a game that is over."""
    evaluation: Evaluation = evaluation_for(int(state.players))
    evaluation.evaluate(state)
    players = range(int(state.players))
    return Prospects(
        tuple(evaluation.chances[p] for p in players), tuple(evaluation.points[p] for p in players)
    )


def _prospects(choice: Choice, players: int) -> Prospects:
    means = [total / int(choice.visits) for total in choice.totals]
    return Prospects(tuple(means[players : 2 * players]), tuple(means[2 * players :]))


def mean_prospects(values: Iterable[Prospects]) -> Prospects:
    prospects = list(values)
    return Prospects(
        tuple(map(fmean, zip(*(each.chances for each in prospects), strict=True))),
        tuple(map(fmean, zip(*(each.points for each in prospects), strict=True))),
    )


def rounded(values: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) + 0.0 for value in values)  # never minus zero
