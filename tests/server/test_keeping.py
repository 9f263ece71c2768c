"""What is over and old is forgotten when the host wants it; what runs is kept."""

from pathlib import Path

import msgspec
import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.keeping import DAY, tidy
from oddville.server.marks import TOUCHED
from oddville.server.options import DaysClock, Options, SeatWish
from oddville.server.run import opened
from oddville.server.settings import Settings
from oddville.server.store.protocol import Code
from oddville.server.tables import Tables
from oddville.server.wire import NewTable
from server.watching import play_on, refused, tables_at, two_people


async def waiting_table(tables: Tables) -> str:
    seats = [SeatWish("here", "Ada"), SeatWish("open")]
    return (await tables.make(wire.NewTable(seats, Options()))).id


async def ids(tables: Tables) -> set[str]:
    return {table.id for table in await tables.store.every(100)}


async def test_finished_tables_are_kept_as_long_as_wished(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live)
        assert live.table.status == "over"
        running, _ = await two_people(tables)
        slow, _ = await two_people(tables, Options(clock=DaysClock(7)))
        await tidy(tables, 0, now_ms() + 10_000 * DAY)
        assert live.table.id in await ids(tables)
        await tidy(tables, 30, now_ms() + 29 * DAY)
        assert live.table.id in await ids(tables)
        await tidy(tables, 30, now_ms() + 31 * DAY)
        assert await ids(tables) == {running.table.id, slow.table.id}
        with refused("error-no-table"):
            await tables.get(live.table.id)


async def test_who_comes_just_before_the_table_is_forgotten_keeps_it(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        id_ = await waiting_table(tables)
        before = now_ms() + DAY
        assert await tables.store.stale("waiting", before, 10) == [id_]
        await tables.sit(id_, wire.Sit("key-000001-0123456789abcd", "Bo"))
        assert not await tables.store.delete_stale(id_, "waiting", before)
        assert await ids(tables) == {id_}


async def test_expired_codes_and_old_marks_are_forgotten(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        now = now_ms()
        for name, expires in ((b"old", now - 1), (b"new", now + DAY)):
            await tables.store.put_code(Code(name, live.table.id, msgspec.json.encode(0), expires))
        await tables.store.set_flag(TOUCHED + "old", str((now - DAY) * 1_000_000).encode())
        await tables.store.set_flag(TOUCHED + "new", str(now * 1_000_000).encode())
        await tidy(tables, 0, now)
        assert await tables.store.take_code(b"old", 0) is None
        assert await tables.store.take_code(b"new", 0) is not None
        assert [flag.name for flag in await tables.store.flags(TOUCHED)] == [TOUCHED + "new"]


class Eye:
    """Somebody who looks on."""

    seats: frozenset[int] = frozenset()
    hosting = False

    def send(self, message: bytes) -> None:
        """See nothing."""

    def lose(self, seat: int) -> None:
        """Lose nothing."""


async def test_old_tables_are_forgotten_running_and_watched_ones_are_not(tmp_path: Path) -> None:
    async with opened(Settings(data=str(tmp_path), thinkers=1)) as service:
        tables = service.tables
        waiting = NewTable([SeatWish("here"), SeatWish("link")])
        lonely = [(await tables.make(waiting)).id for _ in range(2)]
        watched = await tables.make(waiting)
        running = await tables.make(NewTable([SeatWish("here"), SeatWish("here")]))
        (await tables.get(watched.id)).attach(Eye())
        assert await tidy(tables, 0, now_ms() + 6 * DAY) == 0
        assert await tidy(tables, 0, now_ms() + 8 * DAY) == 2
        for id_ in (watched.id, running.id):
            assert (await tables.get(id_)).table.id == id_
        for id_ in lonely:
            with pytest.raises(OddVilleError, match="no such table"):
                await tables.get(id_)


async def test_a_server_may_send_no_notices(tmp_path: Path) -> None:
    async with opened(Settings(data=str(tmp_path), notices=False)) as service:
        made = await service.tables.make(NewTable([SeatWish("here"), SeatWish("here")]))
        with pytest.raises(OddVilleError) as refused:
            await service.tables.set_notice(made.id, 0, made.seats[0].token, "https://ntfy.example/ada")
        assert refused.value.message == "error-notices-off"
