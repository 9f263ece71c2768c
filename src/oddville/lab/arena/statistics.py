"""Win rates with intervals, and a sequential test that may be evaluated after every deal.

The games of a deal are not independent (same cards, every seating), so the unit is the deal: each counts as the mean of
its games. docs/arena.md names the methods and the reasons.
"""

import math
import operator
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from statistics import fmean, stdev
from typing import Final

from oddville.lab.intervals import Estimate, Z

PSEUDO: Final = (0.0, 0.0, 1.0, 1.0)
"""Pseudo-observations (Agresti and Coull)."""
THRESHOLD: Final = 40.0
"""The e-value needed for a verdict: 2 / 0.05, for a two-sided test."""
STAKES: Final = tuple((step + 0.5) / 20 for step in range(20))
"""Fractions of the largest bet allowed; the capital is spread evenly over them."""

MAX_LOG: Final = 700.0
"""Larger logarithms of e-values are capped: the number would overflow."""


def rate(deals: Sequence[float]) -> Estimate:
    """The mean of the shares won per deal; the interval is never empty, even if all are the same."""
    value = fmean(deals)
    seen = [*deals, *PSEUDO]
    centre, reach = fmean(seen), Z * stdev(seen) / math.sqrt(len(seen))
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Estimate(value=value, low=min(low, value), high=max(high, value))


def elo(share: float | None) -> float | None:
    """The Elo difference that corresponds to a share of wins; None for 0 and 1."""
    if share is None or not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))


class SequentialTest:
    """Tests by betting whether the mean share of the deals is above or below a rate, with an e-value for each side.

    Bets against a true hypothesis gain nothing on average, so the chance that they ever multiply the stake by 40 is at
    most 1 in 40, however often one looks.
    """

    def __init__(self, against: float, deals: Iterable[float] = ()) -> None:
        self.against = against
        self._above, self._below = [0.0] * len(STAKES), [0.0] * len(STAKES)
        for deal in deals:
            self.add(deal)

    def add(self, deal: float) -> None:
        for side, gains in (
            (self._above, _gains(deal, self.against)),
            (self._below, _gains(1 - deal, 1 - self.against)),
        ):
            side[:] = map(operator.add, side, gains)

    @property
    def e_above(self) -> float:
        return math.exp(_log_mean(self._above))

    @property
    def e_below(self) -> float:
        return math.exp(_log_mean(self._below))

    @property
    def verdict(self) -> int:
        """1 if the mean is above the rate, -1 if below, 0 if undecided."""
        return int(self.e_above >= THRESHOLD) - int(self.e_below >= THRESHOLD)


def anytime_rate(deals: Sequence[float]) -> Estimate:
    """The mean share with an anytime-valid interval: the rates that the sequential test does not reject."""
    low, below = _lowest(Counter(deals)), _lowest(Counter(1 - share for share in deals))
    return Estimate(value=fmean(deals), low=low, high=1 - below)


def _lowest(seen: Counter[float]) -> float:
    """The lowest rate that is not rejected as too low, by bisection."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _log_e_value(seen, middle) >= math.log(THRESHOLD):
            low = middle
        else:
            high = middle
    return low


def _log_e_value(seen: Counter[float], against: float) -> float:
    """The logarithm of the e-value against means of at most a rate."""
    gains = [[count * gain for gain in _gains(share, against)] for share, count in seen.items()]
    return _log_mean([sum(column) for column in zip(*gains, strict=True)])


@lru_cache(maxsize=1000)
def _gains(share: float, against: float) -> tuple[float, ...]:
    """The logarithm of the factor by which one deal multiplies the capital, for each stake.

    A stake s gives 1 + s (share / rate - 1): never negative, and 1 on average if the mean share is the rate.
    """
    return tuple(math.log1p(stake * (share / against - 1)) for stake in STAKES)


def _log_mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean capital over all stakes."""
    most = max(logs)
    return min(MAX_LOG, most + math.log(fmean(math.exp(each - most) for each in logs)))
