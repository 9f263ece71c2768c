"""What deals tell: rates with intervals, and a test that may be looked at after every deal.

A deal's games belong together (the same cards, once with each seating), so the deal is what is counted: each
gives one number, the mean of its games. docs/arena.md says which methods these are, and why.
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
"""Deals that are thought to have been seen beforehand (Agresti and Coull)."""
SURE: Final = 40.0
"""How much a bet must have won for a verdict: 2 / 0.05, as there are two sides to be wrong on."""
STAKES: Final = tuple((step + 0.5) / 20 for step in range(20))
"""The shares of the largest bet allowed, among which the stake is spread evenly."""

LARGEST_LOG: Final = 700.0
"""What has won more than this is told as this: the number would not fit."""


def rate(deals: Sequence[float]) -> Estimate:
    """The mean of shares between 0 and 1, one a deal; the interval is never empty, even if all are the same."""
    value = fmean(deals)
    seen = [*deals, *PSEUDO]
    centre, reach = fmean(seen), Z * stdev(seen) / math.sqrt(len(seen))
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Estimate(value=value, low=min(low, value), high=max(high, value))


def elo(share: float | None) -> float | None:
    """The Elo difference that makes a player win this share against one other; none for all or nothing."""
    if share is None or not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))


class Bets:
    """Bets against a rate, deal by deal.

    Whoever bets that the mean of the deals is above `against`, when it is not, cannot expect to win anything;
    so to have 40 times the stake at any time, however long one plays, has a chance of 1 in 40 at most.
    """

    def __init__(self, against: float, deals: Iterable[float] = ()) -> None:
        self.against = against
        self._above, self._below = [0.0] * len(STAKES), [0.0] * len(STAKES)
        for deal in deals:
            self.add(deal)

    def add(self, deal: float) -> None:
        """One more deal is played."""
        for side, gains in (
            (self._above, _gains(deal, self.against)),
            (self._below, _gains(1 - deal, 1 - self.against)),
        ):
            side[:] = map(operator.add, side, gains)

    @property
    def above(self) -> float:
        """What 1 has become that was bet on more than the rate."""
        return math.exp(_spread(self._above))

    @property
    def below(self) -> float:
        """What 1 has become that was bet on less than the rate."""
        return math.exp(_spread(self._below))

    @property
    def verdict(self) -> int:
        """1 if the rate is above, -1 if it is below, 0 as long as one cannot be sure."""
        return int(self.above >= SURE) - int(self.below >= SURE)


def anytime_rate(deals: Sequence[float]) -> Estimate:
    """The mean of shares with an interval that is right even if the results decided when to stop.

    It holds the rates that no bet has beaten.
    """
    seen = Counter(deals)
    return Estimate(value=fmean(deals), low=_lowest(seen), high=1 - _lowest(_mirrored(seen)))


def _lowest(seen: Counter[float]) -> float:
    """The lowest rate that bets on more have not beaten: they win the less, the higher it is."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _log_won(seen, middle) >= math.log(SURE):
            low = middle
        else:
            high = middle
    return low


def _mirrored(seen: Counter[float]) -> Counter[float]:
    return Counter({1 - share: count for share, count in seen.items()})


def _log_won(seen: Counter[float], against: float) -> float:
    """The logarithm of what bets on more than a rate have made of 1."""
    gains = [[count * gain for gain in _gains(share, against)] for share, count in seen.items()]
    return _spread([sum(column) for column in zip(*gains, strict=True)])


@lru_cache(maxsize=1000)
def _gains(share: float, against: float) -> tuple[float, ...]:
    """The logarithm of what one deal makes of 1, for each stake.

    A stake s turns 1 into 1 + s (share / rate - 1): never less than nothing, and no more on average if the
    mean share is the rate.
    """
    return tuple(math.log1p(stake * (share / against - 1)) for stake in STAKES)


def _spread(logs: Sequence[float]) -> float:
    """The logarithm of what 1 has become that was spread evenly over all stakes."""
    most = max(logs)
    return min(LARGEST_LOG, most + math.log(fmean(math.exp(each - most) for each in logs)))
