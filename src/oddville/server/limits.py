"""How much anybody may ask for: rates by token buckets, and how many connections."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from oddville.server.settings import Settings

MOST_KEYS: Final = 20_000
"""How many addresses are remembered; the longest unseen is forgotten first."""
BURST_SECONDS: Final = 4
"""A rate may be exceeded for as long as this, after a rest."""


class Bucket:
    """Tokens that are taken and grow again."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, cost: float = 1.0) -> float:
        """Take one: 0 if there was one, else in how many seconds there will be."""
        if self._rate == 0:
            return 0.0
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= cost:
            self._left -= cost
            return 0.0
        return (cost - self._left) / self._rate


class Buckets:
    """A bucket for everybody who comes; a rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one from somebody's bucket: 0, or how many seconds to wait."""
        if self._rate == 0:
            return 0.0
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()

    def __len__(self) -> int:
        return len(self._buckets)


class Crowd:
    """How many are connected, in all and from each address; 0 is no limit."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most, self._most_each = most, most_each
        self._here: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count somebody in; False if there is no room."""
        full = 0 < self._most <= self.total or 0 < self._most_each <= self._here[address]
        if full:
            return False
        self.total += 1
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count somebody out."""
        self.total -= 1
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        rate, messages = settings.requests_a_second, settings.messages_a_second
        self.requests = Buckets(rate * 5, rate * 5 * BURST_SECONDS)
        """Of any kind; a page asks for many small files at once."""
        self.changes = Buckets(rate / 2, rate * BURST_SECONDS)
        self.tables = Buckets(settings.tables_an_hour / 3600, max(settings.tables_an_hour, 1))
        self.codes = Buckets(rate and 1 / 6, 10)
        """Nobody finds a code by trying."""
        self.costly = Buckets(rate and 1 / 5, 10)
        """What keeps a processor or a name server busy: reading records, looking up where notices go."""
        self.watching = Buckets(messages, messages * BURST_SECONDS)
        """All together who watch one table."""
        self.sockets = Crowd(settings.most_sockets, settings.most_sockets_each)
        self._messages = messages

    def socket_bucket(self) -> Bucket:
        """The bucket of one connection."""
        return Bucket(self._messages, self._messages * BURST_SECONDS)
