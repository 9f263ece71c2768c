"""Tasks that nobody awaits, or not for long."""

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
logger = logging.getLogger("oddville.background")


class BackgroundTasks:
    """Keeps tasks until they end, logs failures, and cancels all that are left."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], None] = {}
        """In the order of their start, so that they are always cancelled in the same order."""

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Task[None]") -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("background-failed", exc_info=task.exception())

    async def close(self) -> None:
        await cancel_all(list(self._tasks))


async def within(seconds: float, work: Coroutine[Any, Any, Result]) -> Result:
    """Wait some time for work, then raise `TimeoutError` at once; its cancellation may take longer."""
    task = asyncio.create_task(work)
    task.add_done_callback(_retrieve)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    finally:
        task.cancel()
    if not done:
        raise TimeoutError
    return task.result()


def _retrieve(task: "asyncio.Task[Any]") -> None:
    """Retrieve an exception that nobody waits for, so that asyncio does not warn."""
    if not task.cancelled():
        task.exception()


async def cancel_all(tasks: "Collection[asyncio.Task[None]]") -> None:
    """Cancel tasks and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
