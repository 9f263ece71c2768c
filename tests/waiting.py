"""How tests wait: for a condition, never for a time. The time-out is reached only if something is broken."""

import asyncio
import time
from collections.abc import Callable

TIMEOUT_SECONDS = 300.0
POLL_SECONDS = 0.01


def wait_until(condition: Callable[[], object]) -> None:
    """Wait for a condition in this thread."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end, "timed out waiting for a condition"
        time.sleep(POLL_SECONDS)


async def wait_until_async(condition: Callable[[], object]) -> None:
    """Wait for a condition while the event loop runs."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not condition():
            await asyncio.sleep(POLL_SECONDS)
