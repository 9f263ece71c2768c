"""Running slow work in threads, so that the event loop, which all tables share, never waits for it."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, Final, ParamSpec, TypeVar

from oddville.games.errors import OddVilleError
from oddville.server.fair_queue import FairQueue

Params = ParamSpec("Params")
Result = TypeVar("Result")
MAX_RUNNING: Final = 2
MAX_WAITING: Final = 500
MAX_WAITING_EACH: Final = 8
"""Calls of one person."""
RETRY_SECONDS: Final = 2


class Offload:
    """Runs a few calls at a time, at most one per person, so that nobody delays the others."""

    def __init__(self, max_running: int = MAX_RUNNING) -> None:
        self._idle = max_running
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(1)

    async def __call__(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run work of the server itself."""
        return await self._run(object(), lambda: work(*args, **kwargs))

    async def for_person(self, person: Hashable, work: Callable[..., Result], *args: Any) -> Result:
        """Run work that a person asked for; refused if too much of theirs waits."""
        if len(self._queue) >= MAX_WAITING:
            raise OddVilleError("error-too-busy")
        if self._queue.waiting_of(person) >= MAX_WAITING_EACH:
            raise OddVilleError("error-too-many", seconds=RETRY_SECONDS)
        return await self._run(person, lambda: work(*args))

    async def _run(self, person: Hashable, work: Callable[[], Result]) -> Result:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(person, None, turn)
        self._start()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._finish(person, 0.0)
            raise
        loop = asyncio.get_running_loop()
        began = loop.time()
        running = loop.run_in_executor(None, work)
        running.add_done_callback(lambda _: self._finish(person, loop.time() - began))
        return await asyncio.shield(running)  # a thread continues even if its caller is cancelled

    def _start(self) -> None:
        while self._idle and (entry := self._queue.take()) is not None:
            person, turn = entry
            if turn.cancelled():
                self._queue.finish(person, 0.0)
            else:
                self._idle -= 1
                turn.set_result(None)

    def _finish(self, person: Hashable, seconds: float) -> None:
        self._idle += 1
        self._queue.finish(person, seconds)
        self._start()
