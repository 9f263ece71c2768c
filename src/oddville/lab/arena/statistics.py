"""Win rates with intervals, and a sequential test that may be evaluated after every deal.

The games of a deal are not independent (same cards, every seating), so the unit is the deal: each counts as the mean of
its games. docs/bots/arena.md names the methods and the reasons.
"""

import math
import operator
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from statistics import fmean, stdev
from typing import Final

from oddville.analysis.luck import BOUND
from oddville.lab.intervals import Estimate, Z

PSEUDO: Final = (0.0, 0.0, 1.0, 1.0)
"""Pseudo-observations (Agresti and Coull)."""
THRESHOLD: Final = 40.0
"""The e-value needed for a verdict: 2 / 0.05, for a two-sided test."""
STAKES: Final = tuple((step + 0.5) / 20 for step in range(20))
"""Fractions of the largest bet allowed; the capital is spread evenly over them."""
FIRST_SLOPE_DEALS: Final = 8
"""Until this many deals are known, luck counts in full."""
MAX_LOG: Final = 700.0
"""Larger logarithms of e-values are capped: the number would overflow."""


def rate(deals: Sequence[float]) -> Estimate:
    """The mean of the shares won per deal; the interval is never empty, even if all are the same."""
    value = fmean(deals)
    shares = [*deals, *PSEUDO]
    centre, reach = fmean(shares), Z * stdev(shares) / math.sqrt(len(shares))
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Estimate(value=value, low=min(low, value), high=max(high, value))


def adjusted_rate(deals: Sequence[float], luck: Sequence[float]) -> Estimate:
    """The mean share with luck as a control variate: what a linear regression predicts for no luck."""
    count = len(deals)
    shares, padded = [*deals, *PSEUDO], [*luck, *([0.0] * len(PSEUDO))]
    slope = _slope(shares, padded)
    rest = [share - slope * each for share, each in zip(shares, padded, strict=True)]
    spread = sum((each - fmean(padded)) ** 2 for each in padded)
    leverage = fmean(padded) ** 2 / spread if spread else 0.0
    reach = Z * stdev(rest) * math.sqrt(1 / len(shares) + leverage)
    value = min(1.0, max(0.0, fmean(rest[:count])))
    low, high = max(0.0, fmean(rest) - reach), min(1.0, fmean(rest) + reach)
    return Estimate(value=value, low=min(low, value), high=max(high, value))


def _slope(shares: Sequence[float], luck: Sequence[float]) -> float:
    """The least-squares slope; 0 if there was no luck."""
    centre, middle = fmean(luck), fmean(shares)
    spread = sum((each - centre) ** 2 for each in luck)
    together = sum((each - centre) * (share - middle) for each, share in zip(luck, shares, strict=True))
    return together / spread if spread else 0.0


class _Adjustment:
    """Takes luck out of the shares one by one, by a slope from earlier deals only, so that the mean is unchanged."""

    def __init__(self) -> None:
        self._count = 0
        self._sums = [0.0] * 4

    def adjust(self, share: float, luck: float) -> float:
        slope = self._slope()
        self._count += 1
        for place, term in enumerate((luck, share, luck * luck, luck * share)):
            self._sums[place] += term
        return share - slope * luck

    def _slope(self) -> float:
        """From 0 to 1, so that an adjusted share is from -2 to 3."""
        if self._count < FIRST_SLOPE_DEALS:
            return 1.0
        luck, share, square, both = (each / self._count for each in self._sums)
        spread = square - luck * luck
        return min(1.0, max(0.0, (both - luck * share) / spread)) if spread > 0 else 0.0


def elo(share: float | None) -> float | None:
    """The Elo difference that corresponds to a share of wins; None for 0 and 1."""
    if share is None or not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))


class SequentialTest:
    """Tests by betting whether the mean share of the deals is above or below a rate, with an e-value for each side.

    Bets against a true hypothesis gain nothing on average, so the chance that they ever multiply the stake by 40 is at
    most 1 in 40, however often the test is evaluated. If luck is known, half of the capital bets on shares adjusted
    for it.
    """

    def __init__(self, against: float, deals: Iterable[float] = ()) -> None:
        self.against = against
        self._above, self._below = [0.0] * len(STAKES), [0.0] * len(STAKES)
        self._adjustment = _Adjustment()
        self._adjusted_above: list[float] = []
        self._adjusted_below: list[float] = []
        for deal in deals:
            self.add(deal)

    def add(self, deal: float, luck: float | None = None) -> None:
        """Count a deal; luck is given for all deals or for none."""
        if luck is not None:
            self._add_adjusted(self._adjustment.adjust(deal, luck))
        for side, gains in (
            (self._above, _gains(deal, self.against)),
            (self._below, _gains(1 - deal, 1 - self.against)),
        ):
            side[:] = map(operator.add, side, gains)

    def _add_adjusted(self, deal: float) -> None:
        for side, gains in (
            (self._adjusted_above, _adjusted_gains(deal, self.against)),
            (self._adjusted_below, _adjusted_gains(1 - deal, 1 - self.against)),
        ):
            side[:] = map(operator.add, side or [0.0] * len(STAKES), gains)

    @property
    def e_above(self) -> float:
        return math.exp(_log_mean([*self._above, *self._adjusted_above]))

    @property
    def e_below(self) -> float:
        return math.exp(_log_mean([*self._below, *self._adjusted_below]))

    @property
    def verdict(self) -> int:
        """1 if the mean is above the rate, -1 if below, 0 if undecided."""
        return int(self.e_above >= THRESHOLD) - int(self.e_below >= THRESHOLD)


def anytime_rate(deals: Sequence[float], luck: Sequence[float] = ()) -> Estimate:
    """The mean share with an anytime-valid interval: the rates that the sequential test does not reject."""
    adjustment = _Adjustment()
    adjusted = [adjustment.adjust(*pair) for pair in zip(deals, luck, strict=True)] if luck else []
    low = _lowest(Counter(deals), adjusted)
    below = _lowest(Counter(1 - share for share in deals), [1 - share for share in adjusted])
    value = min(1.0, max(0.0, fmean(adjusted or deals)))
    return Estimate(value=value, low=min(low, value), high=max(1 - below, value))


def _lowest(shares: Counter[float], adjusted: Sequence[float]) -> float:
    """The lowest rate that is not rejected as too low, by bisection."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _log_e_value(shares, adjusted, middle) >= math.log(THRESHOLD):
            low = middle
        else:
            high = middle
    return low


def _log_e_value(shares: Counter[float], adjusted: Sequence[float], against: float) -> float:
    """The logarithm of the e-value against means of at most a rate."""
    gains = [[count * gain for gain in _gains(share, against)] for share, count in shares.items()]
    others = [_adjusted_gains(share, against) for share in adjusted]
    return _log_mean([sum(column) for rows in (gains, others) for column in zip(*rows, strict=True)])


@lru_cache(maxsize=1000)
def _gains(share: float, against: float) -> tuple[float, ...]:
    """The logarithm of the factor by which one deal multiplies the capital, for each stake.

    A stake s gives 1 + s (share / rate - 1): never negative, and 1 on average if the mean share is the rate.
    """
    return tuple(math.log1p(stake * (share / against - 1)) for stake in STAKES)


def _adjusted_gains(share: float, against: float) -> tuple[float, ...]:
    """The same for an adjusted share, which may be as low as -2: smaller bets keep the capital from being negative."""
    most = 1 / (against + BOUND)
    return tuple(math.log1p(stake * most * (share - against)) for stake in STAKES)


def _log_mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean capital over all stakes."""
    most = max(logs)
    return min(MAX_LOG, most + math.log(fmean(math.exp(each - most) for each in logs)))
