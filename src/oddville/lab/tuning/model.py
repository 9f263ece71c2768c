"""A simple model of the cards: how what is printed on a card moves its owners' odds of winning, and of building it.

Log-odds are a sum over the features of a card, found by logistic ridge regression over all cards and numbers of
players at once, and what is left over for each card. The model predicts only what changes when a feature changes.
"""

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from oddville.cards.printed import BuildingCard
from oddville.lab.balance.statistics import Statistics
from oddville.lab.intervals import Estimate

PRIOR = 0.25
"""How large the effect of a feature usually is, in log-odds."""
LEFT_OVER = 0.4
"""How large what is left over for a card usually is."""
NEWTON_STEPS = 8
FARTHEST = 10.0

Fate = tuple[tuple[float, float, float], ...]
"""For each number of players: how often the card is built, how often its owner then wins, how often it is built when
held."""


def features_of(card: BuildingCard) -> Counter[str]:
    """What is printed on a card, as numbers."""
    features: Counter[str] = Counter(f"cost {resource}" for resource in card.cost)
    # four resources are harder than two and two, and two of one harder than one of each
    features[f"size {len(card.cost)}"] = 1
    features["twice"] = len(card.cost) - len(set(card.cost))
    features[f"bonus {card.bonus}"] = 1
    features[f"guild {card.guild}"] = 1
    features[f"formula {card.formula} {card.base}"] = 1
    features["streets"] = len(card.streets)
    features.update(f"street {side}" for side in card.streets)
    return features


def log_odds(share: float) -> float:
    """The log-odds of a share."""
    return math.log(share / (1 - share))


def chance(odds: float) -> float:
    """The share of log-odds."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


class Seen(NamedTuple):
    """A share that was seen: of which card, how large, of how many, and the usual log-odds."""

    place: int
    share: float
    of: int
    usual: float


class Effects:
    """The effects of features on one share, and what is left over for each card."""

    def __init__(self, cards: Sequence[BuildingCard], entries: Sequence[Seen]) -> None:
        self._features = [features_of(card) for card in cards]
        self.effect: dict[str, float] = {}
        for _ in range(NEWTON_STEPS):
            self.effect = ridge([self._working(seen) for seen in entries])
        self._base = [seen.usual + self._rest(seen) for seen in entries]

    def of(self, features: Counter[str]) -> float:
        """The sum of the effects of some features."""
        return sum(self.effect.get(name, 0.0) * value for name, value in features.items())

    def predict(self, entry: int, card: BuildingCard) -> float:
        """The share that is expected when the card of this entry looks so."""
        return chance(self._base[entry] + self.of(features_of(card)))

    def _working(self, seen: Seen) -> tuple[Counter[str], float, float]:
        """The entry as Newton's method sees it from the present effects: features, value and weight."""
        features = self._features[seen.place]
        odds = self.of(features)
        expected = chance(seen.usual + odds)
        spread = max(expected * (1 - expected), 0.01)
        value = odds + (seen.share - expected) / spread
        # what is left over for a card varies, too: many games of one card are not many cards
        weight = 1 / (1 / (seen.of * spread) + LEFT_OVER**2) if seen.of else 0.0
        return features, value, weight

    def _rest(self, seen: Seen) -> float:
        """What the features do not explain, the less the less is known: where the two pulls are in balance."""
        start = seen.usual + self.of(self._features[seen.place])
        low, high = -FARTHEST, FARTHEST
        for _ in range(40):
            middle = (low + high) / 2
            pull = seen.of * (seen.share - chance(start + middle)) - middle / LEFT_OVER**2
            low, high = (middle, high) if pull > 0 else (low, middle)
        return low


def ridge(entries: Sequence[tuple[Counter[str], float, float]]) -> dict[str, float]:
    """The effects that explain weighted values best while staying small."""
    names = sorted({name for features, _, _ in entries for name in features})
    number = {name: i for i, name in enumerate(names)}
    square = [[PRIOR**-2 if i == j else 0.0 for j in range(len(names))] for i in range(len(names))]
    right = [0.0] * len(names)
    for features, value, weight in entries:
        for name, amount in features.items():
            i = number[name]
            right[i] += weight * amount * value
            for other, much in features.items():
                square[i][number[other]] += weight * amount * much
    return dict(zip(names, solve(square, right), strict=True))


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive definite, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [below - factor * above for below, above in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


class Model:
    """What the figures of a run predict for changed cards."""

    def __init__(self, cards: Sequence[BuildingCard], statistics: Statistics) -> None:
        self.players = sorted(map(int, statistics["players"]))
        figures = [statistics["players"][str(n)] for n in self.players]
        self._held = [[each["cards"][card.id]["held"] for each in figures] for card in cards]
        winning, building = [], []
        for place, card in enumerate(cards):
            for each in figures:
                row, usual = each["cards"][card.id], each["all"]
                winning.append(Seen(place, row["share"]["value"], row["built"], _odds(usual["share"])))
                built = row["built_when_held"]["value"]
                building.append(Seen(place, built, row["held"], _odds(usual["built_when_held"])))
        self._winning = Effects(cards, winning)
        self._building = Effects(cards, building)
        self._known: dict[tuple[Hashable, ...], Fate] = {}

    def fate(self, place: int, card: BuildingCard) -> Fate:
        """What becomes of the card at a place of the edition when it looks so."""
        key = (place, card.streets, card.cost, card.bonus, card.guild, card.formula, card.base)
        if key not in self._known:
            self._known[key] = tuple(self._fate(place, card))
        return self._known[key]

    def _fate(self, place: int, card: BuildingCard) -> list[tuple[float, float, float]]:
        fate = []
        for which, held in enumerate(self._held[place]):
            entry = place * len(self.players) + which
            built = self._building.predict(entry, card)
            times = held * built
            fate.append((times, times * self._winning.predict(entry, card), built))
        return fate


def _odds(usual: Estimate) -> float:
    return log_odds(min(0.99, max(0.01, usual["value"])))
