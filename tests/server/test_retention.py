"""Old tables are deleted after the time set; running ones are kept."""

from pathlib import Path

import msgspec
import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.ops.retention import DAY, delete_expired
from oddville.server.ops.settings import Settings
from oddville.server.run import open_service
from oddville.server.store.protocol import Code
from oddville.server.tables.admin_signals import PREFIX
from oddville.server.tables.composition import TableService
from oddville.server.wire import NewTable
from oddville.server.wire.options import DaysClock, NewSeat, Options
from server.watching import assert_refused, play_on, tables_at, two_people


async def waiting_table(tables: TableService) -> str:
    seats = [NewSeat("here", "Ada"), NewSeat("open")]
    return (await tables.creator.make(wire.NewTable(seats, Options()))).id


async def ids(tables: TableService) -> set[str]:
    return {table.id for table in await tables.store.all_tables(100)}


async def test_finished_tables_are_deleted_after_the_days_set(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live)
        assert live.table.status == "over"
        running, _ = await two_people(tables)
        slow, _ = await two_people(tables, Options(clock=DaysClock(7)))
        await delete_expired(tables, 0, now_ms() + 10_000 * DAY)
        assert live.table.id in await ids(tables)
        await delete_expired(tables, 30, now_ms() + 29 * DAY)
        assert live.table.id in await ids(tables)
        await delete_expired(tables, 30, now_ms() + 31 * DAY)
        assert await ids(tables) == {running.table.id, slow.table.id}
        with assert_refused("error-no-table"):
            await tables.registry.get(live.table.id)


async def test_a_table_joined_just_before_its_deletion_is_kept(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        id_ = await waiting_table(tables)
        before = now_ms() + DAY
        assert await tables.store.stale_tables("waiting", before, 10) == [id_]
        await tables.seats.sit(id_, wire.Sit("key-000001-0123456789abcd", "Bo"))
        assert not await tables.store.delete_stale(id_, "waiting", before)
        assert await ids(tables) == {id_}


async def test_expired_codes_and_old_marks_are_deleted(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        now = now_ms()
        for name, expires in ((b"old", now - 1), (b"new", now + DAY)):
            await tables.store.put_code(Code(name, live.table.id, msgspec.json.encode(0), expires))
        await tables.store.set_flag(PREFIX + "old", str((now - DAY) * 1_000_000).encode())
        await tables.store.set_flag(PREFIX + "new", str(now * 1_000_000).encode())
        await delete_expired(tables, 0, now)
        assert await tables.store.take_code(b"old", 0) is None
        assert await tables.store.take_code(b"new", 0) is not None
        assert [flag.name for flag in await tables.store.flags(PREFIX)] == [PREFIX + "new"]


class Spectator:
    """A watcher without seats."""

    seats: frozenset[int] = frozenset()
    hosting = False

    def send(self, message: bytes) -> None:
        pass

    def lose(self, seat: int) -> None:
        pass

    def lose_host(self) -> None:
        pass


async def test_running_and_watched_tables_are_not_deleted(tmp_path: Path) -> None:
    async with open_service(Settings(data=str(tmp_path), thinkers=1)) as service:
        tables = service.tables
        waiting = NewTable([NewSeat("here"), NewSeat("link")])
        lonely = [(await tables.creator.make(waiting)).id for _ in range(2)]
        watched = await tables.creator.make(waiting)
        running = await tables.creator.make(NewTable([NewSeat("here"), NewSeat("here")]))
        (await tables.registry.get(watched.id)).attach(Spectator())
        assert await delete_expired(tables, 0, now_ms() + 6 * DAY) == 0
        assert await delete_expired(tables, 0, now_ms() + 8 * DAY) == 2
        for id_ in (watched.id, running.id):
            assert (await tables.registry.get(id_)).table.id == id_
        for id_ in lonely:
            with pytest.raises(OddVilleError, match="does not exist"):
                await tables.registry.get(id_)


async def test_webhooks_can_be_switched_off(tmp_path: Path) -> None:
    async with open_service(Settings(data=str(tmp_path), notices=False)) as service:
        new_table = await service.tables.creator.make(NewTable([NewSeat("here"), NewSeat("here")]))
        with pytest.raises(OddVilleError) as assert_refused:
            await service.tables.seats.set_webhook(
                new_table.id, 0, new_table.seats[0].token, "https://ntfy.example/ada"
            )
        assert assert_refused.value.message == "error-notices-off"
