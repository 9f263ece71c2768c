"""Running slow work in a thread, so that the event loop, which all tables share, never waits for it."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Params = ParamSpec("Params")
Result = TypeVar("Result")


class Offload:
    """Runs one call at a time: who asks for much only delays calls of the same kind."""

    def __init__(self) -> None:
        self._semaphore = asyncio.Semaphore(1)

    async def __call__(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        async with self._semaphore:
            return await asyncio.to_thread(work, *args, **kwargs)
