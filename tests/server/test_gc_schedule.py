"""The garbage collector runs when the server is idle, and at the latest after a while."""

import asyncio
import gc
import time
import weakref

import pytest

from oddville.server.ops import gc_schedule
from oddville.server.ops.gc_schedule import (
    IDLE_SECONDS,
    MAX_CLOSED,
    MAX_INTERVAL,
    MIN_INTERVAL,
    THRESHOLDS,
    is_due,
)
from oddville.server.ops.service import Service
from waiting import wait_until_async


def test_under_load_it_runs_after_a_while() -> None:
    assert not is_due(idle=0, interval=MAX_INTERVAL - 1, closed=MAX_CLOSED - 1)
    assert is_due(idle=0, interval=MAX_INTERVAL, closed=0)
    assert is_due(idle=0, interval=0, closed=MAX_CLOSED)


def test_when_idle_it_runs_if_sockets_were_closed() -> None:
    assert is_due(idle=IDLE_SECONDS, interval=MIN_INTERVAL, closed=1)
    assert not is_due(idle=IDLE_SECONDS, interval=MIN_INTERVAL, closed=0)
    assert not is_due(idle=IDLE_SECONDS, interval=MIN_INTERVAL - 1, closed=MAX_CLOSED - 1)


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def old_cycle() -> "weakref.ref[Cycle]":
    """A cycle that nothing refers to, so old that Python's own collections of young objects pass it by."""
    cycle = Cycle()
    gc.collect()
    return weakref.ref(cycle)


async def test_cycles_are_freed_and_the_thresholds_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(gc_schedule, "MIN_INTERVAL", 0.0)
    service = Service.__new__(Service)
    service.last_message_at, service.closed_sockets = time.monotonic() - IDLE_SECONDS, 0
    thresholds = gc.get_threshold()

    looks: list[bool] = []

    def note_look(idle: float, interval: float, closed: int) -> bool:
        looks.append(is_due(idle=idle, interval=interval, closed=closed))
        return looks[-1]

    monkeypatch.setattr(gc_schedule, "is_due", note_look)

    collector = asyncio.create_task(gc_schedule.collect_when_idle(service))
    await asyncio.sleep(0)
    assert gc.get_threshold()[2] == THRESHOLDS[2]
    cycle = old_cycle()
    await wait_until_async(lambda: len(looks) >= 3)
    assert cycle() is not None, "no socket was closed"
    assert not any(looks)
    service.closed_sockets = 1
    await wait_until_async(lambda: cycle() is None and not service.closed_sockets)
    collector.cancel()
    await asyncio.gather(collector, return_exceptions=True)
    assert gc.get_threshold() == thresholds
    assert gc.get_freeze_count() == 0
