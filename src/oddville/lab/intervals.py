"""Shares and means with 95 % confidence intervals."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, TypedDict

Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard errors make a 95 % interval."""


class Estimate(TypedDict):
    """A value with its 95 % interval; an unknown bound is infinite."""

    value: float
    low: float
    high: float


def wilson(share: float, of: float) -> Estimate:
    """The Wilson interval of a share of `of` trials."""
    if of <= 0:
        return Estimate(value=share, low=0.0, high=1.0)
    middle = share + Z * Z / (2 * of)
    reach = Z * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    # at the borders rounding must not leave the interval beside the value
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return Estimate(value=share, low=max(0.0, min(low, share)), high=min(1.0, max(high, share)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values with Student's interval, which is infinite for a single value."""
    value, count = fmean(values), len(values)
    reach = student(count - 1) * stdev(values) / math.sqrt(count) if count > 1 else math.inf
    return Estimate(value=value, low=value - reach, high=value + reach)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact up to 2 degrees of freedom, then by its expansion."""
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def scaled(estimate: Estimate, unit: float) -> Estimate:
    if unit == 0:
        return Estimate(value=0.0, low=0.0, high=math.inf)
    return Estimate(value=estimate["value"] / unit, low=estimate["low"] / unit, high=estimate["high"] / unit)


class Share:
    """A share of clustered trials: two cards of one owner win or lose together.

    The interval is Wilson's for the effective sample size (design effect).
    """

    def __init__(self) -> None:
        self.hits = 0
        self.of = 0
        self._clusters = 0
        self._squares = [0, 0, 0]

    def add(self, hits: int, of: int) -> None:
        if of:
            self.hits += hits
            self.of += of
            self._clusters += 1
            for place, square in enumerate((hits * hits, hits * of, of * of)):
                self._squares[place] += square

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    def estimate(self) -> Estimate:
        return wilson(self.value, self._effective_size())

    def _effective_size(self) -> float:
        share = self.value
        hits, both, trials = self._squares
        spread = hits - 2 * share * both + share * share * trials
        if spread <= 0 or share in (0, 1):
            return float(self._clusters)
        return min(self.of, share * (1 - share) * self.of**2 / spread)
