"""A model of how the features of a card change the odds that it is built, and that its owner wins.

The log-odds are a sum of feature effects, found by logistic ridge regression over all cards and numbers of players, and
a residual for each card. The model predicts the effect of changed features only.
"""

import math
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from oddville.cards.printed import BuildingCard
from oddville.lab.balance.statistics import Statistics
from oddville.lab.intervals import Estimate

EFFECT_SCALE = 0.25
"""The prior standard deviation of an effect, in log-odds."""
RESIDUAL_SCALE = 0.4
"""The prior standard deviation of a card's residual."""
NEWTON_STEPS = 8
MAX_RESIDUAL = 10.0

Prediction = tuple[tuple[float, float, float], ...]
"""For each number of players: how often the card is built, how often its owner wins, and the share of built when
held."""


def features_of(card: BuildingCard) -> Counter[str]:
    features: Counter[str] = Counter(f"cost {resource}" for resource in card.cost)
    # a cost of four is harder than two costs of two, and the same resource twice harder than two resources
    features[f"size {len(card.cost)}"] = 1
    features["twice"] = len(card.cost) - len(set(card.cost))
    features[f"bonus {card.bonus}"] = 1
    features[f"guild {card.guild}"] = 1
    features[f"formula {card.formula} {card.base}"] = 1
    features["streets"] = len(card.streets)
    features.update(f"street {side}" for side in card.streets)
    return features


def sigmoid(odds: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


class Observation(NamedTuple):
    card: int
    share: float
    of: int
    base_odds: float
    """The log-odds over all cards."""


class Effects:
    """The effects of features on one share, and a residual for each card."""

    def __init__(self, cards: Sequence[BuildingCard], observations: Sequence[Observation]) -> None:
        self._features = [features_of(card) for card in cards]
        self.effect: dict[str, float] = {}
        for _ in range(NEWTON_STEPS):
            self.effect = ridge([self._working(observation) for observation in observations])
        self._base = [observation.base_odds + self._residual(observation) for observation in observations]

    def of(self, features: Counter[str]) -> float:
        return sum(self.effect.get(name, 0.0) * value for name, value in features.items())

    def predict(self, observation: int, card: BuildingCard) -> float:
        """The expected share if the card of an observation is replaced by this one."""
        return sigmoid(self._base[observation] + self.of(features_of(card)))

    def _working(self, observation: Observation) -> tuple[Counter[str], float, float]:
        """The features, working response and weight of an observation for a step of Newton's method."""
        features = self._features[observation.card]
        odds = self.of(features)
        expected = sigmoid(observation.base_odds + odds)
        spread = max(expected * (1 - expected), 0.01)
        value = odds + (observation.share - expected) / spread
        # the residual of a card varies as well: many games of one card are not many cards
        weight = 1 / (1 / (observation.of * spread) + RESIDUAL_SCALE**2) if observation.of else 0.0
        return features, value, weight

    def _residual(self, observation: Observation) -> float:
        """What the features do not explain, shrunk towards 0: the root of the penalised score, by bisection."""
        start = observation.base_odds + self.of(self._features[observation.card])
        low, high = -MAX_RESIDUAL, MAX_RESIDUAL
        for _ in range(40):
            middle = (low + high) / 2
            pull = observation.of * (observation.share - sigmoid(start + middle)) - middle / RESIDUAL_SCALE**2
            low, high = (middle, high) if pull > 0 else (low, middle)
        return low


def ridge(entries: Sequence[tuple[Counter[str], float, float]]) -> dict[str, float]:
    names = sorted({name for features, _, _ in entries for name in features})
    number = {name: i for i, name in enumerate(names)}
    square = [[EFFECT_SCALE**-2 if i == j else 0.0 for j in range(len(names))] for i in range(len(names))]
    right = [0.0] * len(names)
    for features, value, weight in entries:
        for name, amount in features.items():
            i = number[name]
            right[i] += weight * amount * value
            for other, much in features.items():
                square[i][number[other]] += weight * amount * much
    return dict(zip(names, solve(square, right), strict=True))


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of equations with a positive definite matrix by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            if factor:
                rows[j] = [below - factor * above for below, above in zip(rows[j], rows[i], strict=True)]
    solution = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - rest) / rows[i][i]
    return solution


class Model:
    def __init__(self, cards: Sequence[BuildingCard], statistics: Statistics) -> None:
        self.players = sorted(map(int, statistics["players"]))
        figures = [statistics["players"][str(n)] for n in self.players]
        self._held = [[each["cards"][card.id]["held"] for each in figures] for card in cards]
        winning, building = [], []
        for place, card in enumerate(cards):
            for each in figures:
                row, usual = each["cards"][card.id], each["all"]
                winning.append(Observation(place, row["share"]["value"], row["built"], _odds(usual["share"])))
                built = row["built_when_held"]["value"]
                building.append(Observation(place, built, row["held"], _odds(usual["built_when_held"])))
        self._winning = Effects(cards, winning)
        self._building = Effects(cards, building)
        self._cache: dict[tuple[Hashable, ...], Prediction] = {}

    def predict(self, place: int, card: BuildingCard) -> Prediction:
        """The prediction if the card at a place of the edition is replaced by this one."""
        key = (place, card.streets, card.cost, card.bonus, card.guild, card.formula, card.base)
        if key not in self._cache:
            self._cache[key] = tuple(self._predict(place, card))
        return self._cache[key]

    def _predict(self, place: int, card: BuildingCard) -> Iterator[tuple[float, float, float]]:
        for which, held in enumerate(self._held[place]):
            observation = place * len(self.players) + which
            built = self._building.predict(observation, card)
            times = held * built
            yield times, times * self._winning.predict(observation, card), built


def _odds(usual: Estimate) -> float:
    share = min(0.99, max(0.01, usual["value"]))
    return math.log(share / (1 - share))
