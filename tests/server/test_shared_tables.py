"""Two processes with one database: no request is lost or carried out twice."""

import asyncio
from pathlib import Path

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.store.opening import open_store
from oddville.server.tables.composition import TableService
from oddville.server.wire.options import NewSeat
from server.watching import (
    FakeWatcher,
    InProcessBots,
    SilentPubSub,
    key,
    move,
    two_people,
)


async def test_two_processes_at_one_table_never_lose_or_double_a_move(tmp_path: Path) -> None:
    """Two servers on one database, both moving at the same table without hearing of each other."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = TableService(store, InProcessBots(1)), TableService(store, InProcessBots(1))
    live, new_table = await two_people(here)
    other = await there.registry.get(new_table.id)
    watcher = FakeWatcher()
    other.attach(watcher)
    for turn in range(10):
        await move(live if turn % 2 else other, "choose wood" if turn == 0 else None)
        if turn % 2:
            await other.catch_up()
        else:
            await live.catch_up()
    assert live.table.number == other.table.number
    stale = await here.registry.get(new_table.id)
    seat, version = other.table.player, other.table.version
    assert seat is not None
    texts = [m.text for m in stale.table.game.legal_moves] if stale.table.game else []
    answers = await asyncio.gather(
        stale.execute(wire.Move(key(), seat, version, texts[0]), FakeWatcher([seat])),
        other.execute(wire.Move(key(), seat, version, texts[1]), FakeWatcher([seat])),
        return_exceptions=True,
    )
    assert [isinstance(a, wire.Done) for a in answers].count(True) == 1
    assert [a.message for a in answers if isinstance(a, OddVilleError)] == ["error-moved-on"]
    await live.catch_up()
    await other.catch_up()
    assert live.table.log == other.table.log == watcher.log
    await here.close()


async def test_a_link_made_by_another_process_opens_its_seat_before_any_hint_has_come(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = (TableService(store, InProcessBots(1), SilentPubSub()) for _ in range(2))
    _, new_table = await two_people(here)
    other = await there.registry.get(new_table.id)
    link = await here.seats.reissue(new_table.id, 1, new_table.host)
    assert (await there.seats.credentials(other, [link.token])).seats == {1}
    assert not (await there.seats.credentials(other, [new_table.seats[1].token])).seats
    await here.close()


async def test_making_and_sitting_down_sent_twice_happen_once_in_whichever_process(tmp_path: Path) -> None:
    request = wire.NewTable([NewSeat("here", "Ada"), NewSeat("open")] * 2, key="a-secret-of-the-client-0001")
    sit = wire.Sit("a-secret-of-the-client-0002", "Bo")

    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = TableService(store, InProcessBots(1)), TableService(store, InProcessBots(1))
    new_table = await here.creator.make(request)
    assert await there.creator.make(request) == new_table == await here.creator.make(request)
    taken = await here.seats.sit(new_table.id, sit)
    assert await there.seats.sit(new_table.id, sit) == taken == await here.seats.sit(new_table.id, sit)
    other = await here.creator.make(msgspec.structs.replace(request, key="a-secret-of-the-client-0003"))
    assert other.id != new_table.id
    assert {other.host, *(link.token for link in other.seats)}.isdisjoint(
        {new_table.host, *(link.token for link in new_table.seats)}
    )
    await here.close()
