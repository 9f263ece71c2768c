"""A simple model of the cards: how what is printed on a card moves its owners' odds of winning, and of building it.

Log-odds are a sum over the features of a card, found by ridge regression over all cards and numbers of players at
once, and what is left over for each card. The model predicts only what changes when a feature changes.
"""

import math
from collections import Counter
from collections.abc import Sequence

from oddville.cards.printed import BuildingCard
from oddville.lab.balance.statistics import Row, Statistics

PRIOR = 0.25
"""How large the effect of a feature usually is, in log-odds."""
LEFT_OVER = 0.25
"""How large what is left over for a card usually is."""

Fate = tuple[tuple[float, float, float], ...]
"""For each number of players: how often the card is built, how often its owner then wins, how often it is built when
held."""


def features_of(card: BuildingCard) -> Counter[str]:
    """What is printed on a card, as numbers."""
    features: Counter[str] = Counter(f"cost {resource}" for resource in card.cost)
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
    return 1 / (1 + math.exp(-odds))


class Effects:
    """The effects of features on one share, and what is left over for each card."""

    def __init__(
        self, cards: Sequence[BuildingCard], seen: Sequence[tuple[int, float, float, float]]
    ) -> None:
        """`seen`: place of the card, its log-odds, its usual log-odds, and how much is known of it."""
        features = [features_of(card) for card in cards]
        self.effect = ridge([(features[place], odds - usual, weight) for place, odds, usual, weight in seen])
        self.base = [
            usual + self._rest(features[place], odds - usual, weight) for place, odds, usual, weight in seen
        ]

    def _rest(self, features: Counter[str], odds: float, weight: float) -> float:
        """What the features do not explain, the less the less is known."""
        return (odds - self.of(features)) * weight / (weight + LEFT_OVER**-2)

    def of(self, features: Counter[str]) -> float:
        """The sum of the effects of some features."""
        return sum(self.effect.get(name, 0.0) * value for name, value in features.items())

    def predict(self, place: int, card: BuildingCard) -> float:
        """The share that is expected when the card of this entry looks so."""
        return chance(self.base[place] + self.of(features_of(card)))


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


def _smoothed(hits: float, of: float, usual: float) -> tuple[float, float]:
    """Log-odds of a share and how much is known of them; one usual thing more keeps them finite."""
    share = (hits + usual) / (of + 1)
    return log_odds(share), (of + 1) * share * (1 - share)


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
                winning.append((place, *_seen(row["share"]["value"], row["built"], usual["share"]["value"])))
                building.append((place, *_built(row, usual)))
        self._winning = Effects(cards, winning)
        self._building = Effects(cards, building)
        self._known: dict[tuple[int, BuildingCard], Fate] = {}

    def fate(self, place: int, card: BuildingCard) -> Fate:
        """What becomes of the card at a place of the edition when it looks so."""
        key = (place, _without_names(card))
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


def _without_names(card: BuildingCard) -> BuildingCard:
    """The card as a key: names in other languages are no part of it."""
    if not card.names:
        return card
    return BuildingCard(
        card.id, card.name, card.streets, card.cost, card.bonus, card.guild, card.formula, card.base
    )


def _seen(share: float, of: int, usual: float) -> tuple[float, float, float]:
    usual = min(0.99, max(0.01, usual))
    odds, weight = _smoothed(share * of, of, usual)
    return odds, log_odds(usual), weight


def _built(row: Row, usual: Row) -> tuple[float, float, float]:
    return _seen(row["built_when_held"]["value"], row["held"], usual["built_when_held"]["value"])
