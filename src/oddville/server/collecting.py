"""When memory is searched for rings: things that only point at each other.

Python searches by itself, and everything waits meanwhile: tenths of a second with a thousand tables in memory, several
times a minute. Here it waits for a quiet moment instead. Most things belong to no ring and are freed at once, as ever;
connections that end leave rings behind.
"""

import asyncio
import gc
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oddville.server.service import Service

LOOK_SECONDS: Final = 1.0
QUIET_SECONDS: Final = 1.0
LONGEST_WAIT: Final = 600.0
SELDOM_SECONDS: Final = 60.0
"""Not more often than this, even where it is quiet: who connects and leaves all the time must not keep it searching."""
MOST_GONE: Final = 50_000
"""Connections that have ended, after which it waits no longer, lest memory grow. They leave few rings: one small thing
each was seen under an attack."""
YOUNG: Final = 5_000
MIDDLE: Final = 20
NEVER: Final = 1_000_000_000


async def collect_when_quiet(service: "Service") -> None:
    """Take over from Python, until stopped."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what is there now, the program, stays for good
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        await _collect(service)
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _collect(service: "Service") -> None:
    collected_at = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = time.monotonic()
        if is_due(quiet=now - service.heard_at, since=now - collected_at, gone=service.gone):
            gc.collect()
            collected_at, service.gone = time.monotonic(), 0


def is_due(*, quiet: float, since: float, gone: int) -> bool:
    """Whether to search now: nothing was heard for so long, the last search was so long ago, so many have gone."""
    if since >= LONGEST_WAIT or gone >= MOST_GONE:
        return True
    return gone > 0 and quiet >= QUIET_SECONDS and since >= SELDOM_SECONDS
