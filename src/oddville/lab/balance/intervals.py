"""Shares and means with their 95 % intervals."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import TypedDict

Z = NormalDist().inv_cdf(0.975)


class Estimate(TypedDict):
    """A value and the 95 % interval round it."""

    value: float
    low: float
    high: float


def wilson(share: float, of: float) -> Estimate:
    """The Wilson interval of a share of so many trials; nothing seen leaves everything possible."""
    if of <= 0:
        return Estimate(value=share, low=0.0, high=1.0)
    middle = share + Z * Z / (2 * of)
    reach = Z * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    # at the borders rounding must not leave the interval beside the value
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return Estimate(value=share, low=max(0.0, min(low, share)), high=min(1.0, max(high, share)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    count = len(values)
    middle = math.fsum(values) / count
    spread = math.fsum((value - middle) ** 2 for value in values) / max(count - 1, 1)
    reach = Z * math.sqrt(spread / count)
    return Estimate(value=middle, low=middle - reach, high=middle + reach)


def scaled(estimate: Estimate, unit: float) -> Estimate:
    """The estimate in another unit."""
    if unit == 0:
        return Estimate(value=0.0, low=0.0, high=math.inf)
    return Estimate(value=estimate["value"] / unit, low=estimate["low"] / unit, high=estimate["high"] / unit)


class Share:
    """A share of things that come in bunches: two cards of one owner win or lose together.

    The interval is Wilson's, for the number of independent things that would vary as much (the design effect).
    """

    def __init__(self) -> None:
        self.hits = 0
        self.of = 0
        self._bunches = 0
        self._squares = [0, 0, 0]

    def add(self, hits: int, of: int) -> None:
        """Take in one game's things."""
        if of:
            self.hits += hits
            self.of += of
            self._bunches += 1
            for place, square in enumerate((hits * hits, hits * of, of * of)):
                self._squares[place] += square

    @property
    def value(self) -> float:
        """The share; 0 where nothing was seen."""
        return self.hits / self.of if self.of else 0.0

    def estimate(self) -> Estimate:
        """The share with its interval."""
        return wilson(self.value, self._effective())

    def _effective(self) -> float:
        share = self.value
        hits, both, things = self._squares
        spread = hits - 2 * share * both + share * share * things
        if spread <= 0 or share in (0, 1):
            return float(self._bunches)
        return min(self.of, share * (1 - share) * self.of**2 / spread)
