"""An event loop in simulated time: nothing waits for the real clock, and one seed decides all that happens."""

import asyncio
import contextlib
import gc
import random
import secrets
from asyncio import base_events
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any, Final, Protocol
from unittest import mock

MAX_STEPS: Final = 200_000
"""Steps of the loop without time going on, after which something is spinning."""
OWNER: "ContextVar[Owner | None]" = ContextVar("owner", default=None)
"""The simulated process that the running code belongs to."""


class Stuck(AssertionError):
    """The simulation cannot continue: nothing is scheduled any more, or a task spins."""


class Owner(Protocol):
    """A simulated process, as far as the loop must know."""

    tasks: "set[asyncio.Task[Any]]"


class Executor(Protocol):
    """Runs functions in simulated time, in the place of worker processes."""

    def run(self, loop: "SimulatedLoop", call: Callable[[], Any]) -> "asyncio.Future[Any]":
        """Run a function as a worker would."""


class SimulatedLoop(base_events.BaseEventLoop):
    """Asyncio's own loop on a clock that jumps to the next timer whenever there is nothing to do."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.now = 0.0
        self.steps = 0
        self._selector = _Timers(self)
        self.set_task_factory(_owned_task)

    def time(self) -> float:
        """Seconds of simulated time."""
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Run a function a little later, on this very thread."""
        if hasattr(executor, "run"):
            return executor.run(self, lambda: func(*args))
        future: asyncio.Future[Any] = self.create_future()
        self.call_later(self.rng.uniform(0.0, 0.004), settle, future, lambda: func(*args))
        return future

    def _process_events(self, event_list: Any) -> None:
        """There is no I/O."""

    def _write_to_self(self) -> None:
        """There are no other threads to be woken by."""


class _Timers:
    """Replaces waiting for I/O: time jumps to the next timer."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing is scheduled any more")
        self._loop.steps = self._loop.steps + 1 if timeout <= 0 else 0
        if self._loop.steps > MAX_STEPS:
            raise Stuck("something spins: no time goes by")
        self._loop.now += max(0.0, timeout)
        return []

    def close(self) -> None:
        """Nothing to let go of."""


def _owned_task(loop: asyncio.AbstractEventLoop, coro: Any, **more: Any) -> "asyncio.Task[Any]":
    task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **more)
    owner = OWNER.get()
    if owner is not None:
        owner.tasks.add(task)
        task.add_done_callback(owner.tasks.discard)
    return task


def settle(future: "asyncio.Future[Any]", call: Callable[[], Any]) -> None:
    """Give a future the result of a function, unless nobody waits for it any more."""
    if future.done():
        return
    try:
        future.set_result(call())
    except Exception as error:
        future.set_exception(error)


@contextlib.contextmanager
def determined_by(rng: random.Random) -> Iterator[None]:
    """Let one generator take the place of the system's entropy, and count references only, so that runs repeat."""

    def token_bytes(count: int = 32) -> bytes:
        return rng.randbytes(count)

    patches = (
        mock.patch.object(secrets, "token_bytes", token_bytes),
        mock.patch.object(secrets, "token_hex", lambda count=32: rng.randbytes(count).hex()),
        mock.patch.object(secrets, "choice", rng.choice),
        mock.patch.object(random, "SystemRandom", return_value=rng),
    )
    collecting = gc.isenabled()
    gc.disable()
    try:
        with contextlib.ExitStack() as stack:
            for patch in patches:
                stack.enter_context(patch)
            yield
    finally:
        if collecting:
            gc.enable()
