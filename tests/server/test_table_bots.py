"""Bots at a live table: their own moves, and those of a player whose time is up."""

from pathlib import Path

import pytest

from oddville.server import wire
from oddville.server.wire.options import PACES, MoveClock, NewSeat, Options
from server.watching import (
    tables_at,
    two_people,
)
from waiting import wait_until_async


async def test_bots_move_and_continue_after_a_restart(tmp_path: Path) -> None:
    seats = [NewSeat("bot", bot="greedy"), NewSeat("bot", bot="random"), NewSeat("bot", bot="newcomer")]

    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(wire.NewTable(seats, Options(pace="quick")))
        live = await tables.registry.get(new_table.id)
        await wait_until_async(lambda: live.table.ply >= 2)
    async with tables_at(tmp_path) as tables:
        again = await tables.registry.get(new_table.id)
        await wait_until_async(lambda: again.table.ply >= 4)


async def test_bots_whose_moves_take_no_time_never_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two choices of one bot within a millisecond look alike."""
    monkeypatch.setitem(PACES, "quick", 0)
    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(
            wire.NewTable([NewSeat("bot", bot="random")] * 2, Options(pace="quick"))
        )
        live = await tables.registry.get(new_table.id)
        live._clock = lambda: 0
        await wait_until_async(lambda: live.table.ply >= 40)


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.server.tables.table.allowance", lambda clock: 100)

    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables, Options(clock=MoveClock(5), pace="quick"))
        await wait_until_async(lambda: live.table.ply >= 3)
        assert [seat.reason for seat in live.table.seats] == ["time", "time"]
