"""What takes long is done beside the loop: in a thread, one thing at a time.

Everything that happens at every table passes through one loop. What keeps it busy for longer than a few hundredths of a
second, everybody notices. A thread takes turns with the loop; only one of a kind runs at a time, so that who asks for
much waits for themselves.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Aside:
    """One lane beside the loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def __call__(self, work: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made:
        """Do it when it is its turn."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **more)
