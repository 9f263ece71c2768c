"""Rate limits by token buckets, and limits of open connections. A limit of 0 is none."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from oddville.server.ops.settings import Settings

MAX_KEYS: Final = 20_000
"""How many clients are remembered; the least recently seen is forgotten first."""
BURST_SECONDS: Final = 4
CONNECTIONS_OF_ONE: Final = 3
"""How many WebSockets of one client may send at full rate."""
SPECTATORS: Final = 10
"""How many spectators of a table may send at full rate."""
MAX_COSTLY_ANSWERS: Final = 4
"""Of one client at a time."""


class TokenBucket:
    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "_updated_at")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens, self._updated_at = burst, clock()

    def take(self, cost: float = 1.0) -> float:
        """Take tokens and return 0, or return the seconds until there are enough."""
        if self._rate == 0:
            return 0.0
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated_at) * self._rate)
        self._updated_at = now
        if self._tokens >= cost:
            self._tokens -= cost
            return 0.0
        return (cost - self._tokens) / self._rate


class RateLimiter:
    """A token bucket for each client."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._new_bucket = partial(TokenBucket, rate, burst, clock)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """See `TokenBucket.take`."""
        if self._rate == 0:
            return 0.0
        if key not in self._buckets:
            self._buckets[key] = self._new_bucket()
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key].take(cost)

    def __len__(self) -> int:
        return len(self._buckets)


class ConnectionLimit:
    """Limits open connections, in total and of each client."""

    def __init__(self, total: int, per_client: int) -> None:
        self._max_total, self._max_per_client = total, per_client
        self._open: Counter[str] = Counter()
        self._total = 0

    def acquire(self, key: str) -> bool:
        """Count a connection, or return False if the limit is reached."""
        if 0 < self._max_total <= self._total or 0 < self._max_per_client <= self._open[key]:
            return False
        self._total += 1
        self._open[key] += 1
        return True

    def release(self, key: str) -> None:
        self._total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        rate, messages = settings.requests_a_second, settings.messages_a_second
        self.requests = RateLimiter(rate * 5, rate * 5 * BURST_SECONDS)
        """Of any kind; a page loads many small files at once."""
        self.changes = RateLimiter(rate / 2, rate * BURST_SECONDS)
        self.tables = RateLimiter(settings.tables_an_hour / 3600, max(settings.tables_an_hour, 1))
        self.codes = RateLimiter(rate and 1 / 6, 10)
        """Against guessing codes."""
        self.costly = RateLimiter(rate and 1 / 5, 10)
        """Requests that need much CPU time or DNS lookups, or have long answers: records, replays, webhooks."""
        self.costly_answers = ConnectionLimit(0, rate and MAX_COSTLY_ANSWERS)
        """Costly answers that are being made or sent."""
        self.messages = RateLimiter(
            messages * CONNECTIONS_OF_ONE, messages * CONNECTIONS_OF_ONE * BURST_SECONDS
        )
        """Messages on all WebSockets of a client."""
        self.spectators = RateLimiter(messages * SPECTATORS, messages * SPECTATORS * BURST_SECONDS)
        """Messages of all spectators of a table."""
        self.spectator_chat = RateLimiter(messages and 1 / 3, 5)
        """Chat of one spectator at any table."""
        self.reports = RateLimiter(rate and 1 / 600, 5)
        self.sockets = ConnectionLimit(settings.most_sockets, settings.most_sockets_each)
        self.connections = ConnectionLimit(0, settings.most_connections_each)
        """Connections that are no WebSockets."""
        self._messages = messages

    def message_bucket(self) -> TokenBucket:
        """The bucket of one WebSocket."""
        return TokenBucket(self._messages, self._messages * BURST_SECONDS)
