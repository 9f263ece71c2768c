"""What is forgotten, and what never is."""

import asyncio
from pathlib import Path

import pytest

from oddville.games.errors import OddVilleError
from oddville.server.driver import Driver
from oddville.server.keeping import DAY, tidy
from oddville.server.live_table import now_ms
from oddville.server.options import SeatWish
from oddville.server.run import opened
from oddville.server.settings import Settings
from oddville.server.table import Due
from oddville.server.wire import NewTable


class Eye:
    """Somebody who looks on."""

    seats: frozenset[int] = frozenset()
    hosting = False

    def send(self, message: bytes) -> None:
        """See nothing."""

    def lose(self, seat: int) -> None:
        """Lose nothing."""


def test_old_tables_are_forgotten_running_and_watched_ones_are_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(Settings(data=str(tmp_path), thinkers=1)) as service:
            tables = service.tables
            waiting = NewTable([SeatWish("here"), SeatWish("link")])
            lonely = [(await tables.make(waiting)).id for _ in range(2)]
            watched = await tables.make(waiting)
            running = await tables.make(NewTable([SeatWish("here"), SeatWish("here")]))
            (await tables.get(watched.id)).attach(Eye())
            later = now_ms() + 3 * DAY
            assert await tidy(tables, 0, later) == 0
            assert await tidy(tables, 4, later) == 0
            assert await tidy(tables, 2, later) == 2
            for id_ in (watched.id, running.id):
                assert (await tables.get(id_)).table.id == id_
            for id_ in lonely:
                with pytest.raises(OddVilleError, match="no such table"):
                    await tables.get(id_)

    asyncio.run(scene())


def test_a_server_may_send_no_notices(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(Settings(data=str(tmp_path), notices=False)) as service:
            made = await service.tables.make(NewTable([SeatWish("here"), SeatWish("here")]))
            with pytest.raises(OddVilleError) as refused:
                await service.tables.set_notice(made.id, 0, made.seats[0].token, "https://ntfy.example/ada")
            assert refused.value.message == "error-notices-off"

    asyncio.run(scene())


def test_a_bot_whose_seat_was_just_taken_back_does_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(Settings(data=str(tmp_path), thinkers=1)) as service:
            made = await service.tables.make(NewTable([SeatWish("here"), SeatWish("here")]))
            live = await service.tables.get(made.id)
            driver = Driver(service.tables.store, service.tables.thinkers)
            for seat in (0, 1):
                await driver._drive(live, Due(0, "bot", seat))
            assert live.table.ply == 0

    asyncio.run(asyncio.wait_for(scene(), 10))
    assert "driver-failed" not in caplog.text
