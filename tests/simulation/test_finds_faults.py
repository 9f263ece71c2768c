"""The simulation finds faults: those that the server once had, and others, injected one at a time."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from oddville.server import wire
from oddville.server.tables import scheduler
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.loading import load_table
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.scheduler import Scheduler, next_due
from oddville.server.tables.table import Due, Table
from oddville.server.tables.views import summary, table_view
from simulation.faults import Faults
from simulation.world import SimulationFailure, simulate

MAX_SEEDS = 150


async def _run_in_the_callers_task(live: LiveTable, command: Callable[[], Any]) -> Any:
    return await live._run_locked(command)


async def _fold_first(live: LiveTable, bodies: list[LogEvent], key: str | None) -> int:
    """As it once was: fold into the table that everybody reads, then write; if that fails, read the store."""
    first = live.table.number + 1
    log = live._fold(live.table, bodies, key)
    try:
        await live._store.append(live.table.id, log, summary(live.table), None)
    except BaseException:
        await asyncio.shield(_reload(live))
        raise
    live._accept(live.table, bodies, is_own=True)
    return first


async def _reload(live: LiveTable) -> None:
    stored = await live._store.load(live.table.id)
    assert stored is not None
    live.table = load_table(stored, live.table.edition)


def _kill_and_start_anew(self: Scheduler, live: LiveTable, stored_due_at: int | None = None) -> None:
    """As it once was: where something else is due, the task that does the work is cancelled."""
    id_, due = live.table.id, next_due(live)
    job = self._jobs.get(id_)
    if job is not None and job.task is not asyncio.current_task():
        if due == job.lease_of:
            return
        self.cancel(id_)
    if due is not None:
        job = self._jobs[id_] = scheduler._Job(live)
        job.lease_of = due
        job.task = asyncio.create_task(self._run(job))


async def _claim_what_was_due_first(self: Scheduler, job: Any, due: Due) -> bool:
    """As it once was: the lease of a process that died is never taken over."""
    return await self._store.claim(job.live.table.id, due.at, self._clock() + scheduler.LEASE)


def put_back_cancelled_writes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "_run", _run_in_the_callers_task)
    patch.setattr(LiveTable, "_write", _fold_first)
    patch.setattr(Scheduler, "schedule", _kill_and_start_anew)


def put_back_folding_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "_write", _fold_first)


def put_back_leases_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Scheduler, "_claim", _claim_what_was_due_first)


def cancel_writes_with_their_caller(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "_run", _run_in_the_callers_task)


def forget_that_a_write_is_uncertain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        LiveTable, "is_uncertain", property(lambda self: False, lambda self, value: None), raising=False
    )


def show_before_writing(patch: pytest.MonkeyPatch) -> None:
    write = LiveTable._write

    async def shown_first(live: LiveTable, bodies: list[LogEvent], key: str | None) -> int:
        draft = live.table.copy()
        live._fold(draft, list(bodies), key)
        live.send_all(wire.Update(table_view(draft), 0, draft.log, 0))
        return await write(live, bodies, key)

    patch.setattr(LiveTable, "_write", shown_first)


def carry_out_a_request_twice(patch: pytest.MonkeyPatch) -> None:
    async def unkeyed(
        live: LiveTable, decide: Callable[[Table], Sequence[LogEvent]], key: str | None
    ) -> int | None:
        bodies = decide(live.table)
        return await live._write(list(bodies), None) if bodies else None

    patch.setattr(LiveTable, "_commit", unkeyed)


def give_up_after_a_failure(patch: pytest.MonkeyPatch) -> None:
    async def once(self: Scheduler, job: Any) -> None:
        await self._perform(job)

    patch.setattr(Scheduler, "_attempt", once)


@pytest.mark.parametrize(
    ("put_back", "kinds"),
    [
        (put_back_cancelled_writes, "slow-commit"),
        (put_back_folding_first, "store"),
        (put_back_leases_for_ever, "crash bots"),
        (cancel_writes_with_their_caller, "cancel slow-commit"),
        (forget_that_a_write_is_uncertain, "store"),
        (show_before_writing, "store"),
        (carry_out_a_request_twice, "disconnect slow-commit"),
        (give_up_after_a_failure, "store"),
    ],
)
def test_a_fault_that_is_put_back_is_found(
    put_back: Callable[[pytest.MonkeyPatch], None], kinds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_back(monkeypatch)
    failures = (failure for seed in range(MAX_SEEDS) if (failure := _failure(seed, kinds)))
    found = next(failures, None)
    assert found is not None
    assert str(_failure(found.seed, kinds)) == str(found)


def _failure(seed: int, kinds: str) -> SimulationFailure | None:
    faults = Faults(
        random.Random(seed), frozenset(kinds.split()), rate=0.4 if "bots" in kinds else 0.08, until=60.0
    )
    try:
        simulate(seed, faults, editions=("nano",), processes=3 if "crash" in kinds else None)
    except SimulationFailure as failure:
        return failure
    return None
