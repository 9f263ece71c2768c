"""The proposal: the fewest changes of cards that the model predicts to bring every group into its bounds.

Hill climbing: of all small changes that keep the promises of the edition, the best one is made, until no change is
worth making. What it predicts must be played to be believed.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import RESOURCES
from oddville.games.errors import OddVilleError
from oddville.lab.balance.checks import LEAST_BUILT, LEAST_RELATIVE, MOST_RELATIVE
from oddville.lab.balance.statistics import Key, Statistics, groups_of
from oddville.lab.balance.words import Change, changes
from oddville.lab.tuning.counts import broken
from oddville.lab.tuning.model import Fate, Model

MARGIN = 0.06
"""How far inside the bounds a prediction should lie, because it is no more than that."""
UNIT = 0.05
"""A miss of this size counts 1; a larger one counts by its square."""
WORTH_A_CHANGE = 0.05
"""How much a change must lower the misfit to be made."""
DEAREST = 4

Swap = Mapping[int, BuildingCard]
"""New cards at some places of the edition."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Changed cards, what changed on them, the predicted misfit before and after, and what is still outside."""

    cards: tuple[BuildingCard, ...]
    changes: tuple[Change, ...]
    misfit_before: float
    misfit_after: float
    left: tuple[tuple[str, str, int], ...]


def propose(edition: Edition, statistics: Statistics, most: int) -> Proposal:
    """The best changes, at most so many steps."""
    if lacking := broken(edition.cards):
        raise OddVilleError("error-tune-cards", promises=", ".join(lacking))
    standing = Standing(edition.cards, Model(edition.cards, statistics))
    before = standing.misfit()
    for _ in range(most):
        best = _best_step(standing)
        if best is None:
            break
        standing.make(best)
    cards = tuple(standing.cards)
    changed = tuple(changes(edition.as_dict(), replace(edition, cards=cards).as_dict()))
    return Proposal(cards, changed, before, standing.misfit(), tuple(standing.outside()))


def _best_step(standing: "Standing") -> Swap | None:
    """The change that lowers the misfit most and keeps every promise; none if no change is worth it."""
    now = standing.misfit()
    weighed = [(standing.misfit(step), number, step) for number, step in enumerate(steps(standing.cards))]
    worthy = sorted(entry[:2] for entry in weighed if entry[0] < now - WORTH_A_CHANGE)
    for _, number in worthy:
        step = weighed[number][2]
        if standing.is_near(step) and not broken(_changed(standing.cards, step)):
            return step
    return None


def _changed(cards: Sequence[BuildingCard], step: Swap) -> list[BuildingCard]:
    return [step.get(place, card) for place, card in enumerate(cards)]


class Standing:
    """Cards as they stand, and what the model predicts for every group of them."""

    def __init__(self, cards: Sequence[BuildingCard], model: Model) -> None:
        self.cards = list(cards)
        self._sizes = [len(card.cost) for card in cards]
        self._model = model
        self._sums: list[dict[Key, list[float]]] = [
            defaultdict(lambda: [0.0, 0.0]) for _ in self._model.players
        ]
        self._dead = 0.0
        for place, card in enumerate(self.cards):
            self._count(self._sums, card, self._model.fate(place, card), 1)
            self._dead += _dead(self._model.fate(place, card))

    @staticmethod
    def _count(sums: Sequence[dict[Key, list[float]]], card: BuildingCard, fate: Fate, sign: int) -> None:
        for at, (times, wins, _) in zip(sums, fate, strict=True):
            for key in groups_of(card):
                if key[0] != "card":
                    at[key][0] += sign * times
                    at[key][1] += sign * wins

    def misfit(self, step: Swap | None = None) -> float:
        """How far the predictions lie outside the bounds, after a step if one is given."""
        if not step:
            return self._dead + sum(map(_misfit, self._sums))
        sums = self._sums_after(step)
        return self._dead_after(step) + sum(map(_misfit, sums))

    def _sums_after(self, step: Swap) -> list[dict[Key, list[float]]]:
        sums = [{key: entry.copy() for key, entry in at.items()} for at in self._sums]
        for place, card in step.items():
            self._count(sums, self.cards[place], self._model.fate(place, self.cards[place]), -1)
            self._count(sums, card, self._model.fate(place, card), 1)
        return sums

    def _dead_after(self, step: Swap) -> float:
        fate = self._model.fate
        return self._dead + sum(
            _dead(fate(place, card)) - _dead(fate(place, self.cards[place])) for place, card in step.items()
        )

    def is_near(self, step: Swap) -> bool:
        """Whether no card would cost over one resource more or less than at the beginning."""
        return all(abs(len(card.cost) - self._sizes[place]) <= 1 for place, card in step.items())

    def make(self, step: Swap) -> None:
        """Change the cards for good."""
        self._sums, self._dead = self._sums_after(step), self._dead_after(step)
        self.cards = _changed(self.cards, step)

    def outside(self) -> Iterator[tuple[str, str, int]]:
        """What is predicted outside the bounds: kind, item, number of players."""
        for n, sums in zip(self._model.players, self._sums, strict=True):
            for key, relative in _relatives(sums):
                if not LEAST_RELATIVE <= relative <= MOST_RELATIVE:
                    yield (*key, n)
        for place, card in enumerate(self.cards):
            for n, (_, _, built) in zip(self._model.players, self._model.fate(place, card), strict=True):
                if built < LEAST_BUILT:
                    yield "card", card.id, n


def _relatives(sums: Mapping[Key, Sequence[float]]) -> Iterator[tuple[Key, float]]:
    times, wins = sums["all", "all"]
    usual = wins / times
    for key, (built, won) in sums.items():
        if key[0] != "all" and built > 0:
            yield key, won / built / usual


def _misfit(sums: Mapping[Key, Sequence[float]]) -> float:
    """The squares by which the groups miss their bounds, a margin taken off."""
    total = 0.0
    for _, relative in _relatives(sums):
        miss = max(relative - (MOST_RELATIVE - MARGIN), LEAST_RELATIVE + MARGIN - relative, 0.0) / UNIT
        total += miss * miss
    return total


def _dead(fate: Fate) -> float:
    """The squares by which a card is built too seldom."""
    misses = (max(LEAST_BUILT + MARGIN - built, 0.0) / UNIT for _, _, built in fate)
    return sum(miss * miss for miss in misses)


def steps(cards: Sequence[BuildingCard]) -> Iterator[Swap]:
    """Every small change: what two cards may swap, and one resource more, less or other in a cost."""
    for (i, one), (j, other) in combinations(enumerate(cards), 2):
        # a long way is no small change: what the model knows, it knows of cards much as they are
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
    """Costs with one resource more, less or other."""
    fewer = {cost[:place] + cost[place + 1 :] for place in range(len(cost))}
    near = {_ordered((*rest, resource)) for rest in fewer for resource in RESOURCES} - {cost}
    if len(cost) > 1:
        near |= fewer
    if len(cost) < DEAREST:
        near |= {_ordered((*cost, resource)) for resource in RESOURCES}
    return near


def _ordered(cost: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cost, key=RESOURCES.index))
