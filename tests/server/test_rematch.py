"""After a game: a rematch, or a branch from one of its positions."""

from pathlib import Path

import pytest

from oddville.games.editions import DEFAULT
from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.tables import views
from oddville.server.tables.seats import Credentials, credentials_at
from oddville.server.wire.options import PACES, NewSeat, Options
from server.watching import (
    FakeWatcher,
    assert_refused,
    key,
    move,
    play_on,
    tables_at,
    two_people,
)
from waiting import wait_until_async


async def test_a_rematch_keeps_the_seats_and_the_next_player_begins(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        await play_on(live)
        assert live.table.game is not None
        first = live.table.game.first_player
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        assert live.table.rematch is None
        await live.execute(wire.Rematch(key(), 1), FakeWatcher([1]))
        await wait_until_async(lambda: live.table.rematch is not None)
        again = await tables.registry.get(str(live.table.rematch))
        assert again.table.game is not None
        assert again.table.game.first_player == 1 - first
        assert credentials_at(again.table, [new_table.seats[0].token, new_table.host]) == Credentials(
            frozenset([0]), True
        )
        assert again.table.secret.seed != live.table.secret.seed


async def test_a_rematch_does_not_wait_for_a_player_who_never_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "quick", 0)
    async with tables_at(tmp_path) as tables:
        seats = [NewSeat("here", "Ada"), NewSeat("open"), NewSeat("here", "Cy")]
        options = Options(edition="micro", pace="quick", stand_in="random")
        live = await tables.registry.get((await tables.creator.make(wire.NewTable(seats, options))).id)
        await live.execute(wire.Start(key()), FakeWatcher(hosting=True))
        while live.table.status != "over":
            if live.table.player == 1:
                await wait_until_async(lambda: live.table.player != 1)
            else:
                await move(live)
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        assert not live.table.wants_rematch  # Cy is there and has not said yes
        await live.execute(wire.Rematch(key(), 2), FakeWatcher([2]))
        await wait_until_async(lambda: live.table.rematch is not None)


async def test_a_rematch_now_leaves_the_seat_of_the_absent_to_a_bot(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live)
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        await tables.rematches.make_now(live)
        assert live.table.rematch is not None
        again = await tables.registry.get(live.table.rematch)
        assert [seat.bot for seat in again.table.seats] == [None, "mason"]


async def test_play_continues_from_a_position_of_a_finished_game(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        seats = [NewSeat("here", "Ada"), NewSeat("bot", bot="newcomer")]
        # its cards are dealt anew under a secret seed, so the name of a deal would be wrong
        options = Options(deal="market day", edition="micro", finish_round=True)
        request = wire.NewTable(seats, options, origin=wire.Origin(20, table=new_table.id))
        with assert_refused("error-not-over"):
            await tables.creator.make(request)
        await play_on(live)
        branch = (await tables.registry.get((await tables.creator.make(request)).id)).table
        assert branch.game is not None
        assert live.table.game is not None
        then = (await tables.queries.position_at(new_table.id, 20)).view
        assert branch.game.view() == then
        assert branch.secret.origin == f"{new_table.id}/20"
        assert (branch.options.deal, branch.options.edition) == (None, DEFAULT)
        assert not branch.options.finish_round, "the house rule is that of the game before"
        assert views.table_view(branch).commitment == branch.secret.commitment
        hidden = live.table.game.positions()[20]
        assert branch.game.position()["deck"] != [  # dealt anew
            hidden.tables.card_ids[hidden.deck[i]] for i in range(int(hidden.deck_size))
        ]
        record = await tables.queries.record(new_table.id, "ada")
        pasted = await tables.creator.make(wire.NewTable(seats, origin=wire.Origin(20, record=record)))
        table = (await tables.registry.get(pasted.id)).table
        assert table.game is not None
        assert table.game.view() == then
        for bad in (wire.Origin(99999, table=new_table.id), wire.Origin(1), wire.Origin(1, "x", "y")):
            with pytest.raises(OddVilleError):
                await tables.creator.make(wire.NewTable(seats, origin=bad))
