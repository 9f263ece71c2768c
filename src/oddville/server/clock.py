"""The time of this process in milliseconds since 1970.

It is read from the wall clock once and carried on by the monotonic clock, so that setting the system's time while the
server runs neither holds up a bot nor moves a deadline.
"""

import time
from collections.abc import Callable

Clock = Callable[[], int]


def steady_clock() -> Clock:
    offset = time.time_ns() - time.monotonic_ns()
    return lambda: (offset + time.monotonic_ns()) // 1_000_000


now_ms: Clock = steady_clock()
