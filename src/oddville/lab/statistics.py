"""What games tell: means with intervals, and a test that may be looked at after every deal.

A deal's games belong together (the same cards, once with each seating), so the deal is what is counted: each
gives one number, the mean of its games. docs/arena.md says which methods these are, and why.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

Z: Final = 1.959964
"""How many standard errors make a 95 % interval."""
PSEUDO: Final = (0.0, 0.0, 1.0, 1.0)
"""Deals that are thought to have been seen beforehand (Agresti and Coull)."""
SURE: Final = 40.0
"""How much a bet must have won for a verdict: 2 / 0.05, as there are two sides to be wrong on."""
STAKES: Final = tuple((step + 0.5) / 20 for step in range(20))
"""The shares of the largest bet allowed, among which the stake is spread evenly."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval; there is none where a single deal tells too little."""

    value: float
    low: float | None
    high: float | None


def rate(deals: Sequence[float]) -> Estimate:
    """The mean of shares between 0 and 1, one a deal; the interval is never empty, even if all are the same."""
    value = fmean(deals)
    seen = [*deals, *PSEUDO]
    centre, reach = fmean(seen), Z * stdev(seen) / math.sqrt(len(seen))
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Estimate(value, min(low, value), max(high, value))


def mean(deals: Sequence[float]) -> Estimate:
    """The mean of any numbers, one a deal, with Student's interval."""
    value = fmean(deals)
    if len(deals) < 2:
        return Estimate(value, None, None)
    reach = student(len(deals) - 1) * stdev(deals) / math.sqrt(len(deals))
    return Estimate(value, value - reach, value + reach)


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
        self._seen: Counter[float] = Counter(deals)

    def add(self, deal: float) -> None:
        """One more deal is played."""
        self._seen[deal] += 1

    @property
    def above(self) -> float:
        """What 1 has become that was bet on more than the rate."""
        return math.exp(_log_won(self._seen, self.against))

    @property
    def below(self) -> float:
        """What 1 has become that was bet on less than the rate."""
        return math.exp(_log_won(_mirrored(self._seen), 1 - self.against))

    @property
    def verdict(self) -> int:
        """1 if the rate is above, -1 if it is below, 0 as long as one cannot be sure."""
        return int(self.above >= SURE) - int(self.below >= SURE)


def anytime_rate(deals: Sequence[float]) -> Estimate:
    """The mean of shares with an interval that is right even if the results decided when to stop.

    It holds the rates that no bet has beaten.
    """
    seen = Counter(deals)
    return Estimate(fmean(deals), _lowest(seen), 1 - _lowest(_mirrored(seen)))


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
    """The logarithm of what bets on more than a rate have made of 1, spread over all stakes.

    A stake s turns 1 into 1 + s (share / rate - 1): never less than nothing, and no more on average if the
    mean share is the rate.
    """
    logs = [
        sum(count * math.log1p(stake * (share / against - 1)) for share, count in seen.items())
        for stake in STAKES
    ]
    most = max(logs)
    return min(700.0, most + math.log(fmean(math.exp(each - most) for each in logs)))
