"""One writer per table that cannot be interrupted: memory is the store, and something is always scheduled."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import LogEntry, Snapshot, StoredTable, StoreUnavailable, Summary
from oddville.server.store.sqlite import SqliteStore
from oddville.server.tables import commands, registry, scheduler, sweep
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.table import Table
from oddville.server.wire.options import NewSeat, Options
from server.watching import FakeWatcher, InProcessBots, SilentPubSub, key, move, tables_at, two_people
from waiting import wait_until_async

BOTS = [NewSeat("bot", bot="random"), NewSeat("bot", bot="random")]


class FaultyStore(SqliteStore):
    """A store that fails when the test wants it."""

    answers = True
    """Whether an append that was written is acknowledged."""
    writes = True
    reads = True

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        if self.writes:
            await super().append(table_id, entries, summary, snapshot)
        if not self.writes or not self.answers:
            raise StoreUnavailable("error-store-away", store="here")

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        self._check()
        return await super().entries_after(table_id, number)

    async def load(self, table_id: str) -> StoredTable | None:
        self._check()
        return await super().load(table_id)

    def _check(self) -> None:
        if not self.reads:
            raise StoreUnavailable("error-store-away", store="here")


def open_faulty(folder: Path) -> FaultyStore:
    store = FaultyStore.open(folder / "tables.sqlite", True)
    assert isinstance(store, FaultyStore)
    return store


def first_move(live: LiveTable) -> tuple[wire.Move, FakeWatcher]:
    seat = live.table.player
    assert seat is not None
    return wire.Move(key(), seat, live.table.version, "choose wood"), FakeWatcher([seat])


async def test_a_caller_that_is_cancelled_does_not_take_its_write_along(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables_:
        live, _ = await two_people(tables_)
        watcher = FakeWatcher()
        live.attach(watcher)
        number = live.table.number
        request, holder = first_move(live)
        calling = asyncio.create_task(live.execute(request, holder))
        while not live.is_writing:
            await asyncio.sleep(0)
        calling.cancel()
        await asyncio.gather(calling, return_exceptions=True)
        await live.finish()
        assert live.table.number == number + 1
        assert [answer.table.number for answer in watcher.answers if isinstance(answer, wire.Update)] == [
            number + 1
        ]
        again = await live.execute(request, holder)
        assert again.number == number + 1


async def test_a_move_that_may_not_be_written_is_not_acknowledged_while_the_store_is_away(
    tmp_path: Path,
) -> None:
    store = open_faulty(tmp_path)
    async with tables_at(tmp_path, store) as tables_:
        live, _ = await two_people(tables_)
        request, holder = first_move(live)
        version = live.table.version
        store.writes = store.reads = False
        for _ in range(3):  # as the page does: the same key again
            with pytest.raises(StoreUnavailable):
                await live.execute(request, holder)
            assert live.table.version == version
        store.writes = store.reads = True
        done = await live.execute(request, holder)
        assert (await store.entries_after(live.table.id, done.number - 1))[0].key == request.key


async def test_a_write_whose_answer_was_lost_is_found_without_anybody_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.01)
    store = open_faulty(tmp_path)
    async with tables_at(tmp_path, store) as tables_:
        live, _ = await two_people(tables_)
        watcher = FakeWatcher()
        live.attach(watcher)
        request, holder = first_move(live)
        store.answers = store.reads = False
        with pytest.raises(StoreUnavailable):
            await live.execute(request, holder)
        assert live.is_uncertain
        assert not live.table.keys
        store.answers = store.reads = True
        await wait_until_async(lambda: not live.is_uncertain)
        assert live.table.keys == {request.key: live.table.number}
        last = watcher.last(wire.Update)
        assert isinstance(last, wire.Update)
        assert last.table.number == live.table.number
        assert (await live.execute(request, holder)).number == live.table.number


async def test_a_bots_move_whose_answer_was_lost_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_SECONDS", 0.01)
    store = open_faulty(tmp_path)
    async with tables_at(tmp_path, store) as tables_:
        live = await tables_.registry.get(
            (await tables_.creator.make(wire.NewTable(BOTS, Options(pace="quick")))).id
        )
        for _ in range(3):
            store.answers = False
            await wait_until_async(lambda: live.is_uncertain)
            store.answers, ply = True, live.table.ply
            await wait_until_async(lambda: live.table.ply > ply + 1)  # noqa: B023


async def test_a_table_that_fails_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 0.01)
    async with tables_at(tmp_path) as tables_:
        new_tables = [await tables_.creator.make(wire.NewTable(BOTS, Options(pace="slow"))) for _ in range(3)]
    damaged = await open_store(str(tmp_path / "tables.sqlite"))
    assert isinstance(damaged, SqliteStore)
    await damaged._writer.submit(
        lambda c: (
            c.execute("UPDATE entries SET body = x'00' WHERE table_id = ?", (new_tables[0].id,)).rowcount
        )
    )
    await damaged.close()
    caplog.set_level(logging.ERROR)
    async with tables_at(tmp_path) as tables_:
        await wait_until_async(lambda: len(tables_.registry.in_memory) == 2)
        for each in new_tables[1:]:
            live = await tables_.registry.get(each.id)
            await wait_until_async(lambda: live.table.ply > 0)  # noqa: B023
        damaged_ids = [each.__dict__["table"] for each in caplog.records if each.message == "table-damaged"]
        assert damaged_ids == [new_tables[0].id]


async def test_a_clock_that_was_set_back_before_a_restart_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything in the store is due only in some hours."""
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 0.01)
    async with tables_at(tmp_path) as tables_:
        new_table = await tables_.creator.make(wire.NewTable(BOTS, Options(pace="slow")))
    store = await open_store(str(tmp_path / "tables.sqlite"))
    later = TableService(store, InProcessBots(1), clock=lambda: now_ms() - 3 * 3_600_000)
    await later.start()
    await wait_until_async(lambda: later.registry.in_memory)
    live = await later.registry.get(new_table.id)
    await wait_until_async(lambda: live.table.ply > 0)
    await later.close()


async def test_a_table_that_is_due_soon_by_its_pace_stays_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MAX_IDLE", 1)
    async with tables_at(tmp_path) as tables_:
        new_table = await tables_.creator.make(wire.NewTable(BOTS, Options(pace="slow")))
        live = await tables_.registry.get(new_table.id)
        tables_.scheduler._clock = lambda: now_ms() - 3 * 3_600_000
        for _ in range(3):
            await two_people(tables_)
        assert live in tables_.registry.cached


async def test_the_lease_of_a_process_that_died_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "LEASE", 300)
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 0.05)
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here = TableService(store, InProcessBots(1), SilentPubSub())
    new_table = await here.creator.make(wire.NewTable(BOTS, Options(pace="quick")))
    live = await here.registry.get(new_table.id)
    due = live.table.due()
    assert due is not None
    here.scheduler.cancel(new_table.id)
    assert await store.claim(new_table.id, due.at, due.at + 400)  # and then it dies
    there = TableService(store, InProcessBots(1), SilentPubSub())
    await there.start()
    other = await there.registry.get(new_table.id)
    await wait_until_async(lambda: other.table.ply > 2)
    await there.close()


async def test_a_process_that_lags_behind_claims_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not use the lease, and every process would wait until it has expired."""
    monkeypatch.setattr(scheduler, "LEASE", 3_600_000)
    store = await open_store(str(tmp_path / "tables.sqlite"))
    claims: list[bool] = []
    claim = store.claim

    async def count_call(*facts: Any) -> bool:
        claims.append(await claim(*facts))
        return claims[-1]

    monkeypatch.setattr(store, "claim", count_call)
    here, there = (TableService(store, InProcessBots(1), SilentPubSub()) for _ in range(2))
    new_table = await here.creator.make(wire.NewTable(BOTS, Options(pace="quick")))
    live, behind = await here.registry.get(new_table.id), await there.registry.get(new_table.id)
    here.scheduler.cancel(new_table.id)
    there.scheduler.cancel(new_table.id)
    await live.commit(
        lambda table: commands.move(table, _player(table), table.version, _any_move(table), "bot")
    )
    here.scheduler.cancel(new_table.id)
    due = live.table.due()
    assert due is not None
    there.scheduler.schedule(behind, due.at)  # as its sweep does when it finds the table overdue
    await wait_until_async(lambda: claims)
    here.scheduler.schedule(live)
    await wait_until_async(lambda: live.table.ply > 2)
    await here.scheduler.close()
    await there.close()


def _player(table: Table) -> int:
    assert table.player is not None
    return table.player


def _any_move(table: Table) -> str:
    assert table.game is not None
    return table.game.legal_moves[0].text


async def test_a_bot_at_pace_step_moves_where_several_processes_share_a_store(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here = TableService(store, InProcessBots(1), SilentPubSub())
    live = await here.registry.get((await here.creator.make(wire.NewTable(BOTS, Options(pace="step")))).id)
    for ply in range(3):
        assert not here.scheduler.is_scheduled(live.table.id)
        here.scheduler.step(live, FakeWatcher([0]))
        await wait_until_async(lambda: live.table.ply == ply + 1)  # noqa: B023
        await wait_until_async(lambda: not here.scheduler.is_scheduled(live.table.id))
    await here.close()


async def test_there_are_never_two_of_one_table_in_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MAX_IDLE", 1)
    async with tables_at(tmp_path) as tables_:
        held, new_table = await two_people(tables_)
        for _ in range(3):
            await two_people(tables_)
        assert held not in tables_.registry.cached
        assert await tables_.registry.get(new_table.id) is held
        await move(held, "choose wood")
        del held
        for _ in range(3):
            await two_people(tables_)
        assert (await tables_.registry.get(new_table.id)).table.ply == 1


async def test_the_sweep_repairs_what_should_never_happen_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with tables_at(tmp_path) as tables_:
        live, _ = await two_people(tables_)
        old = live.table
        await move(live, "choose wood")
        live.table = old  # as if memory had fallen behind the store
        bots = await tables_.registry.get(
            (await tables_.creator.make(wire.NewTable(BOTS, Options(pace="slow")))).id
        )
        tables_.scheduler.cancel(bots.table.id)
        await tables_.sweep.check()
        assert live.table.ply == 1
        assert tables_.scheduler.is_scheduled(bots.table.id)
        assert tables_.sweep.repairs == {"behind": 1, "unscheduled": 1}
        assert [record.message for record in caplog.records].count("table-repaired") == 2


async def test_chat_does_not_keep_a_bot_from_moving(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables_:
        seats = [NewSeat("here", "Ada"), *BOTS]
        live = await tables_.registry.get(
            (await tables_.creator.make(wire.NewTable(seats, Options(pace="normal")))).id
        )
        while live.table.player == 0:
            await move(live)
        due = live.table.due()
        for _ in range(3):
            await live.execute(wire.Say(key(), "hello", 0), FakeWatcher([0]))
            assert live.table.due() == due
