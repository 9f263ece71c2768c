"""What all tests share: the option for the slow proofs, how Hypothesis runs, and where `naive` is found.

The folders here that have an `__init__.py` are packages of their own (`naive`, `properties`, ...), found from this
folder whatever the import mode is. No test puts `src` on the path: the tests test whichever `oddville` is installed.
"""

import asyncio
import functools
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from hypothesis import HealthCheck, settings

from sampling import VARIABLE, choose_seed
from scheduling import deal_to_workers

HERE = str(Path(__file__).parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job that a shell started behind the scenes
    signal.signal(signal.SIGINT, signal.default_int_handler)
for threads in (
    "OPENBLAS_NUM_THREADS",
    "OMP_NUM_THREADS",
):  # tests run side by side and need not wait for each other
    os.environ[threads] = "1"
os.environ["ODDVILLE_LANG"] = "en"  # whatever this system speaks, and whatever its user has chosen before
MAX_TEST_SECONDS = 600.0
"""Seconds: many times what any coroutine here takes, on whatever machine."""
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("usual", deadline=None, max_examples=60, suppress_health_check=SLOW)
settings.register_profile("ci", settings.get_profile("usual"), derandomize=True, print_blob=True)
settings.register_profile("all-proofs", settings.get_profile("usual"), max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--all-proofs` makes every random test much longer."""
    parser.addoption("--all-proofs", action="store_true", help="run the slow proofs as well (./check --all)")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the samples of this run and how many examples Hypothesis tries, the same ones every time where CI=true."""
    choose_seed()
    if config.getoption("--hypothesis-profile", None):
        return
    if config.getoption("--all-proofs"):
        settings.load_profile("all-proofs")
    else:
        settings.load_profile("ci" if os.environ.get("CI") == "true" else "usual")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how the samples of this run can be repeated."""
    terminalreporter.write_line(f"samples: {VARIABLE}={os.environ[VARIABLE]}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = deal_to_workers(items, workers)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """What is made for a test may run event loops of its own."""
    with _beside_playwright(item):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A test may run event loops of its own."""
    with _beside_playwright(item):
        return (yield)


@contextmanager
def _beside_playwright(item: pytest.Item) -> Iterator[None]:
    """Playwright keeps its event loop running between its tests: hide it from those that need none of it."""
    playwrights = None if "browser" in item.path.parts else asyncio._get_running_loop()
    if playwrights is None:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(playwrights)


@pytest.fixture(autouse=True)
def facts_of_messages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every message that a test formats gets the facts that it names."""
    faults: list[str] = []
    fill = FluentBundle.format_pattern

    def fill_and_check(bundle: FluentBundle, pattern: Any, facts: Any = None) -> Any:
        words, errors = fill(bundle, pattern, facts)
        faults.extend(f"{words}: {error}" for error in errors)
        return words, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", fill_and_check)
    yield
    assert not faults


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run in an event loop of asyncio, as the server does."""
    return "asyncio"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """A coroutine that waits for what never comes fails, rather than hold up the run for ever."""
    if iscoroutinefunction(pyfuncitem.obj):
        pyfuncitem.obj = _with_an_end(pyfuncitem.obj)
    return (yield)


def _with_an_end(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @functools.wraps(test)
    async def run(**arguments: Any) -> None:
        async with asyncio.timeout(MAX_TEST_SECONDS):
            await test(**arguments)

    return run


@pytest.fixture
def all_proofs(request: pytest.FixtureRequest) -> bool:
    """Whether the slow proofs are wanted."""
    return bool(request.config.getoption("--all-proofs"))
