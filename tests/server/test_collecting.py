"""Memory is searched for rings when nothing else is going on, and in any case now and then."""

import asyncio
import gc
import time
import weakref

import pytest

from oddville.server import collecting
from oddville.server.collecting import (
    LONGEST_WAIT,
    MOST_GONE,
    NEVER,
    QUIET_SECONDS,
    SELDOM_SECONDS,
    is_due,
)
from oddville.server.service import Service


def test_while_moves_come_it_waits_and_then_no_longer() -> None:
    assert not is_due(quiet=0, since=LONGEST_WAIT - 1, gone=MOST_GONE - 1)
    assert is_due(quiet=0, since=LONGEST_WAIT, gone=0)
    assert is_due(quiet=0, since=0, gone=MOST_GONE)


def test_in_a_quiet_moment_it_looks_if_somebody_has_gone() -> None:
    assert is_due(quiet=QUIET_SECONDS, since=SELDOM_SECONDS, gone=1)
    assert not is_due(quiet=QUIET_SECONDS, since=SELDOM_SECONDS, gone=0)
    assert not is_due(quiet=QUIET_SECONDS, since=SELDOM_SECONDS - 1, gone=MOST_GONE - 1)


class Ring:
    """Points at itself."""

    def __init__(self) -> None:
        self.me = self


async def test_rings_are_freed_and_the_usual_way_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(collecting, "SELDOM_SECONDS", 0.0)
    service = Service.__new__(Service)
    service.heard_at, service.gone = time.monotonic() - QUIET_SECONDS, 0
    usual = gc.get_threshold()

    collector = asyncio.create_task(collecting.collect_when_quiet(service))
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] == NEVER
    ring = weakref.ref(Ring())
    await asyncio.sleep(0.05)
    assert ring() is not None, "nobody has gone"
    service.gone = 1
    while ring() is not None or service.gone:
        await asyncio.sleep(0.01)
    collector.cancel()
    await asyncio.gather(collector, return_exceptions=True)
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
