"""Propose few changes of cards after which the model predicts every group within its bounds.

Hill climbing: of all small changes that keep the constraints of the edition, the best one is made, until none is worth
it. The prediction has to be verified by playing.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from operator import itemgetter

from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import RESOURCES
from oddville.games.errors import OddVilleError
from oddville.lab.balance.checks import MAX_RELATIVE, MIN_BUILT, MIN_RELATIVE
from oddville.lab.balance.formatting import Change, changes
from oddville.lab.balance.statistics import Key, Statistics, groups_of
from oddville.lab.tuning.constraints import violations
from oddville.lab.tuning.model import Model, Prediction

MARGIN = 0.06
"""How far inside the bounds a prediction should lie."""
UNIT = 0.05
"""A miss of this size adds 1 to the misfit; misses are squared."""
WORTH_A_CHANGE = 0.05
"""The least reduction of the misfit for which a change is made."""
MAX_COST = 4

Step = Mapping[int, BuildingCard]
"""A small change: new cards by their place in the edition."""


@dataclass(frozen=True, slots=True)
class Proposal:
    cards: tuple[BuildingCard, ...]
    changes: tuple[Change, ...]
    misfit_before: float
    misfit_after: float
    missed: tuple[tuple[str, str, int], ...]
    """The targets still predicted to be missed: kind, item, number of players."""


def propose(edition: Edition, statistics: Statistics, max_changes: int) -> Proposal:
    if violated := violations(edition.cards):
        raise OddVilleError("error-tune-cards", promises=list(violated))
    candidate = Candidate(edition.cards, Model(edition.cards, statistics))
    before = candidate.misfit()
    for _ in range(max_changes):
        best = _best_step(candidate)
        if best is None:
            break
        candidate.apply(best)
    cards = tuple(candidate.cards)
    changed = tuple(changes(edition.as_dict(), replace(edition, cards=cards).as_dict()))
    return Proposal(cards, changed, before, candidate.misfit(), tuple(candidate.missed()))


def _best_step(candidate: "Candidate") -> Step | None:
    """The step that lowers the misfit most and keeps every constraint; None if no step is worth it."""
    limit = candidate.misfit() - WORTH_A_CHANGE
    misfits = [(candidate.misfit(step), step) for step in steps(candidate.cards)]
    for misfit, step in sorted(misfits, key=itemgetter(0)):
        if misfit < limit and candidate.is_near(step) and not violations(_with_step(candidate.cards, step)):
            return step
    return None


def _with_step(cards: Sequence[BuildingCard], step: Step) -> list[BuildingCard]:
    return [step.get(place, card) for place, card in enumerate(cards)]


class Candidate:
    """A set of cards with the predictions for every group of them."""

    def __init__(self, cards: Sequence[BuildingCard], model: Model) -> None:
        self.cards = list(cards)
        self._sizes = [len(card.cost) for card in cards]
        self._model = model
        self._sums: list[dict[Key, list[float]]] = [defaultdict(lambda: [0.0, 0.0]) for _ in model.players]
        self._unbuilt = 0.0
        for place, card in enumerate(self.cards):
            self._count(self._sums, card, self._model.predict(place, card), 1)
            self._unbuilt += _unbuilt(self._model.predict(place, card))

    @staticmethod
    def _count(
        sums: Sequence[dict[Key, list[float]]], card: BuildingCard, prediction: Prediction, sign: int
    ) -> None:
        for at, (times, wins, _) in zip(sums, prediction, strict=True):
            for key in groups_of(card):
                if key[0] != "card":
                    at[key][0] += sign * times
                    at[key][1] += sign * wins

    def misfit(self, step: Step | None = None) -> float:
        """How far the predictions are out of bounds, after a step if one is given."""
        return self._unbuilt_after(step or {}) + sum(
            map(_misfit, self._sums_after(step) if step else self._sums)
        )

    def _sums_after(self, step: Step) -> list[dict[Key, list[float]]]:
        sums = [{key: entry.copy() for key, entry in at.items()} for at in self._sums]
        for place, card in step.items():
            self._count(sums, self.cards[place], self._model.predict(place, self.cards[place]), -1)
            self._count(sums, card, self._model.predict(place, card), 1)
        return sums

    def _unbuilt_after(self, step: Step) -> float:
        predict = self._model.predict
        return self._unbuilt + sum(
            _unbuilt(predict(place, card)) - _unbuilt(predict(place, self.cards[place]))
            for place, card in step.items()
        )

    def is_near(self, step: Step) -> bool:
        """Whether every cost stays within one resource of the original size."""
        return all(abs(len(card.cost) - self._sizes[place]) <= 1 for place, card in step.items())

    def apply(self, step: Step) -> None:
        self._sums, self._unbuilt = self._sums_after(step), self._unbuilt_after(step)
        self.cards = _with_step(self.cards, step)

    def missed(self) -> Iterator[tuple[str, str, int]]:
        for n, sums in zip(self._model.players, self._sums, strict=True):
            for key, relative in _relatives(sums):
                if not MIN_RELATIVE <= relative <= MAX_RELATIVE:
                    yield (*key, n)
        for place, card in enumerate(self.cards):
            for n, (_, _, built) in zip(self._model.players, self._model.predict(place, card), strict=True):
                if built < MIN_BUILT:
                    yield "card", card.id, n


def _relatives(sums: Mapping[Key, Sequence[float]]) -> Iterator[tuple[Key, float]]:
    times, wins = sums["all", "all"]
    usual = wins / times
    for key, (built, won) in sums.items():
        if key[0] != "all" and built > 0:
            yield key, won / built / usual


def _misfit(sums: Mapping[Key, Sequence[float]]) -> float:
    """The sum of squared misses of the groups, with a margin."""
    most, least = MAX_RELATIVE - MARGIN, MIN_RELATIVE + MARGIN
    misses = (max(relative - most, least - relative, 0.0) / UNIT for _, relative in _relatives(sums))
    return sum(miss * miss for miss in misses)


def _unbuilt(prediction: Prediction) -> float:
    """The sum of squared misses of a card that is built too seldom."""
    misses = (max(MIN_BUILT + MARGIN - built, 0.0) / UNIT for _, _, built in prediction)
    return sum(miss * miss for miss in misses)


def steps(cards: Sequence[BuildingCard]) -> Iterator[Step]:
    """Every small change: swaps between two cards, and costs with one resource more, less or different."""
    for (i, one), (j, other) in combinations(enumerate(cards), 2):
        # the model is only valid near the present cards
        if one.cost != other.cost and abs(len(one.cost) - len(other.cost)) <= 1:
            yield {i: replace(one, cost=other.cost), j: replace(other, cost=one.cost)}
        if one.bonus != other.bonus:
            yield {i: replace(one, bonus=other.bonus), j: replace(other, bonus=one.bonus)}
        if one.streets != other.streets:
            yield {i: replace(one, streets=other.streets), j: replace(other, streets=one.streets)}
        if one.guild != other.guild and "guild" not in (one.formula, other.formula):
            yield {i: replace(one, guild=other.guild), j: replace(other, guild=one.guild)}
    for i, card in enumerate(cards):
        for cost in _costs_near(card.cost):
            yield {i: replace(card, cost=cost)}


def _costs_near(cost: tuple[str, ...]) -> set[tuple[str, ...]]:
    fewer = {cost[:place] + cost[place + 1 :] for place in range(len(cost))}
    near = {_sort_cost((*rest, resource)) for rest in fewer for resource in RESOURCES} - {cost}
    if len(cost) > 1:
        near |= fewer
    if len(cost) < MAX_COST:
        near |= {_sort_cost((*cost, resource)) for resource in RESOURCES}
    return near


def _sort_cost(cost: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cost, key=RESOURCES.index))
