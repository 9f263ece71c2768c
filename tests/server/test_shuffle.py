"""Seats add random values to the shuffle after the server's commitment (docs/bots/chance.md)."""

from pathlib import Path

import pytest

from oddville.games.deals import commitment, mixed_seed
from oddville.games.records.verification import verify
from oddville.server import wire
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.wire.options import NewSeat, Options
from server.watching import FakeWatcher, assert_refused, key, play_on, tables_at

VALUES = ["a" * 32, "b" * 32, "c" * 32]


async def waiting_table(
    tables: TableService, options: Options | None = None, kind: str = "link"
) -> LiveTable:
    """A table at which three people are expected."""
    seats = [NewSeat("here", "Ada"), NewSeat(kind, "Bo"), NewSeat(kind, "Cy")]  # type: ignore[arg-type]
    new_table = await tables.creator.make(
        wire.NewTable(seats, options or Options(confirm=False, edition="micro"))
    )
    return await tables.registry.get(new_table.id)


async def give(live: LiveTable, seat: int, value: str | None = None) -> wire.Done:
    return await live.execute(wire.Value(key(), seat, value or VALUES[seat]), FakeWatcher([seat]))


async def sit(live: LiveTable, seat: int) -> None:
    await live.execute(wire.Rename(key(), seat, f"Seat {seat}"), FakeWatcher([seat]))


async def test_the_seed_is_made_of_both_sides_and_can_be_verified(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables)
        promise = live.view.commitment
        for seat in range(3):
            await give(live, seat)
            assert live.view.seats[seat].valued
        for seat in (1, 2):
            await sit(live, seat)
        assert live.table.status == "running"
        assert live.view.commitment == promise
        assert "values:" not in await tables.queries.record(live.table.id, "ada")
        await play_on(live)
        result = live.view.result
        assert result is not None
        assert result.proof is not None
        assert result.proof.values == VALUES
        assert commitment(result.proof.server_seed) == promise
        assert mixed_seed(result.proof.server_seed, VALUES) == result.seed
        record = await tables.queries.record(live.table.id, "ada")
        assert [each.message for each in verify(record).passed][-1] == "verify-values-right"
        assert verify(record).problems == []


async def test_a_seat_that_adds_nothing_stops_no_game(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables)
        await give(live, 1)
        for seat in (1, 2):
            await sit(live, seat)
        assert live.table.game is not None
        assert live.table.game.seed == mixed_seed(live.table.secret.seed, [None, VALUES[1], None])


async def test_the_last_to_sit_down_adds_a_value_with_the_same_request(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables, kind="open")
        for value in VALUES[1:]:
            request = wire.Sit("k" * 21 + value[0], value=value)
            taken = await tables.seats.sit(live.table.id, request)
            again = await tables.seats.sit(live.table.id, request)
            assert again == taken
        assert live.table.game is not None
        assert live.table.game.seed == mixed_seed(live.table.secret.seed, [None, *VALUES[1:]])


async def test_a_second_or_late_value_changes_nothing(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables)
        request = wire.Value(key(), 1, VALUES[1])
        first = await live.execute(request, FakeWatcher([1]))
        assert await live.execute(request, FakeWatcher([1])) == first, "the same request again"
        with assert_refused("error-value-late"):
            await give(live, 1, "d" * 32)
        with assert_refused("error-not-your-seat"):
            await live.execute(wire.Value(key(), 2, VALUES[2]), FakeWatcher([1]))
        for seat in (1, 2):
            await sit(live, seat)
        seed = live.table.seed
        with assert_refused("error-value-late"):
            await give(live, 2)
        assert live.table.seed == seed


async def test_a_restart_between_commitment_and_start_loses_no_value(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables)
        id_, promise = live.table.id, live.view.commitment
        await give(live, 1)
    async with tables_at(tmp_path) as tables:
        live = await tables.registry.get(id_)
        assert live.view.commitment == promise
        await give(live, 2)
        for seat in (1, 2):
            await sit(live, seat)
        seed = live.table.seed
    async with tables_at(tmp_path) as tables:
        table = (await tables.registry.get(id_)).table
        assert table.game is not None
        assert table.game.seed == seed == mixed_seed(table.secret.seed, [None, *VALUES[1:]])


async def test_the_next_person_at_a_seat_adds_their_own_value(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables)
        await give(live, 1)
        await sit(live, 1)
        await live.execute(wire.Leave(key(), 1), FakeWatcher([1]))
        assert not live.view.seats[1].valued
        await give(live, 1, "d" * 32)
        assert live.table.seats[1].value == "d" * 32


@pytest.mark.parametrize("options", [Options(deal="known"), Options(deal="known", edition="micro")])
async def test_named_deals_are_not_changed(options: Options, tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables, options)
        with assert_refused("error-value-late"):
            await give(live, 1)
        for seat in (1, 2):
            await sit(live, seat)
        assert live.table.game is not None
        assert live.table.game.seed == "known"


async def test_a_table_of_one_device_starts_at_once_with_the_seed_of_the_server(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live = await waiting_table(tables, kind="here")
        assert live.table.game is not None
        assert live.table.game.seed == live.table.secret.seed
        await play_on(live)
        assert live.view.result is not None
        assert live.view.result.proof == wire.ShuffleProof(live.table.secret.seed, [None] * 3)
        assert "values:" not in await tables.queries.record(live.table.id, "ada")
