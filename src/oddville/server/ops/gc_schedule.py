"""Run the cyclic garbage collector when idle.

A full collection stops the event loop for tenths of a second with a thousand tables in memory, and Python would run it
several times a minute. Few objects need it: most are freed by reference counts, but closed connections leave cycles.
"""

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oddville.server.ops.service import Service

CHECK_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 1.0
"""How long no message must have arrived."""
MIN_INTERVAL: Final = 60.0
"""Seconds between collections when idle, so that clients that reconnect all the time do not trigger it each time."""
MAX_INTERVAL: Final = 600.0
MAX_CLOSED: Final = 50_000
"""Closed sockets after which it runs even under load, to bound memory."""
THRESHOLDS: Final = (1_000, 2, 1_000_000_000)
"""Automatic collections of the young generations only, and small ones: a generation of 100,000 objects takes 0.1 s."""


async def collect_when_idle(service: "Service") -> None:
    """Replace Python's schedule until cancelled."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()  # the modules loaded so far are never freed
    gc.set_threshold(*THRESHOLDS)
    try:
        await _collect(service)
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def _collect(service: "Service") -> None:
    collected_at = time.monotonic()
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        now = time.monotonic()
        idle, interval = now - service.last_message_at, now - collected_at
        if is_due(idle=idle, interval=interval, closed=service.closed_sockets):
            gc.collect()
            collected_at, service.closed_sockets = time.monotonic(), 0


def is_due(*, idle: float, interval: float, closed: int) -> bool:
    """Decide by the seconds since the last message and the last collection, and the sockets closed since."""
    if interval >= MAX_INTERVAL or closed >= MAX_CLOSED:
        return True
    return closed > 0 and idle >= IDLE_SECONDS and interval >= MIN_INTERVAL
