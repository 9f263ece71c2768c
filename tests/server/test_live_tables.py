"""Live tables: the same to everybody, each request carried out once and only for its seat."""

import asyncio
from pathlib import Path

import pytest

from oddville.games.errors import OddVilleError
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.refusals import Refusal
from oddville.server import wire
from oddville.server.tables import live_table, views
from oddville.server.tables.table import Table
from oddville.server.wire.options import NewSeat, Options
from server.watching import (
    FakeWatcher,
    assert_refused,
    key,
    move,
    play_on,
    tables_at,
    two_people,
)


async def test_everybody_is_sent_the_same_bytes_and_the_chooser_the_choices(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        ada, bo, watcher = FakeWatcher([0]), FakeWatcher([1]), FakeWatcher()
        for each in (ada, bo, watcher):
            live.attach(each)
        for _ in range(12):
            await move(live)
        updates = [[m for m in each.raw if b'"type":"update"' in m[:40]] for each in (ada, bo, watcher)]
        assert updates[0] == updates[1] == updates[2]
        assert len(updates[0]) >= 12
        assert not [a for a in watcher.answers if isinstance(a, wire.Choices)]
        for seat, each in enumerate((ada, bo)):
            assert {a.seat for a in each.answers if isinstance(a, wire.Choices)} == {seat}
        assert ada.log == watcher.log == live.table.log
        last = watcher.last(wire.Presence)
        assert last == wire.Presence([True, True], 1)


async def test_a_request_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        seat = live.table.player
        assert seat is not None
        request = wire.Move(key(), seat, live.table.version, "choose wood")
        first = await live.execute(request, FakeWatcher([seat]))
        number = live.table.number
        again = await live.execute(request, FakeWatcher([seat]))
        assert again.number == first.number
        assert live.table.number == number


async def test_a_move_is_checked_and_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    play, refusals = Game.play, Game.refusals

    def counted_play(game: Game, move: Move | str) -> list[Event]:
        calls.append(f"play {move}")
        return play(game, move)

    def counted_refusals(game: Game, move: Move | str) -> list[Refusal]:
        calls.append(f"refusals {move}")
        return refusals(game, move)

    monkeypatch.setattr(Game, "play", counted_play)
    monkeypatch.setattr(Game, "refusals", counted_refusals)
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        before = live.table.game
        await move(live, "choose wood")
        assert calls == ["play choose wood"]
        assert before is not None
        assert before.ply == 0, "the game that others may still read is not changed"


async def test_of_two_moves_for_one_ply_one_wins_and_the_other_is_refused(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        seat, version = live.table.player, live.table.version
        assert seat is not None
        acts = [
            live.execute(wire.Move(key(), seat, version, f"choose {resource}"), FakeWatcher([seat]))
            for resource in ("wood", "clay", "stone")
        ]
        answers = await asyncio.gather(*acts, return_exceptions=True)
        assert isinstance(answers[0], wire.Done)
        lost = [a.message for a in answers[1:] if isinstance(a, OddVilleError)]
        assert lost == ["error-moved-on", "error-moved-on"]


async def test_choices_are_worked_out_for_those_who_must_choose_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []

    def note_call(table: Table) -> wire.Choices | None:
        worked_out.append(table.version)
        return views.choices(table)

    monkeypatch.setattr(live_table, "choices", note_call)

    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        for seats in ([], [1]):
            live.attach(FakeWatcher(seats))
        while live.table.player == 0:
            await move(live)
        assert not [version for version in worked_out if version < live.table.version]
        live.attach(FakeWatcher([1]))
        assert worked_out == [live.table.version]


async def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    here = NewSeat("here", "Ada")
    bad = [
        (wire.NewTable([here, NewSeat("bot", bot="engine:/bin/sh")]), "error-table-bot"),
        (wire.NewTable([here, NewSeat("bot", bot="/tmp/bot.py")]), "error-table-bot"),
        (wire.NewTable([here, NewSeat("bot")]), "error-table-bot"),
        (wire.NewTable([here, here], Options(edition="/etc/passwd")), "error-edition-unknown"),
        (wire.NewTable([here, here], Options(stand_in="nobody")), "error-table-bot"),
        (wire.NewTable([NewSeat("here", colour="red")] * 2), "error-colour-taken"),
        (wire.NewTable([here] * 5), "error-players"),
    ]

    async with tables_at(tmp_path) as tables:
        for request, message in bad:
            with pytest.raises(OddVilleError) as caught:
                await tables.creator.make(request)
            assert caught.value.message == message
        await tables.store.set_flag("closed", b"1")
        with assert_refused("error-closed"):
            await tables.creator.make(wire.NewTable([here, here]))


async def test_requests_need_their_seat(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        seat = live.table.player
        assert seat is not None
        request = wire.Move(key(), seat, live.table.version, "choose wood")
        for holder in (FakeWatcher(), FakeWatcher([1 - seat])):
            with assert_refused("error-not-your-seat"):
                await live.execute(request, holder)
        with assert_refused("error-not-host"):
            await live.execute(wire.Start(key()), FakeWatcher([0, 1]))
        with assert_refused("error-not-your-seat"):
            await live.execute(wire.Order(key(), 3, "never"), FakeWatcher([3]))


async def test_a_hint_is_for_who_must_choose(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live, 6)
        seat = live.table.player
        assert seat is not None
        request = wire.Hint("h", live.table.version)
        answer = await tables.queries.hint(live, request, FakeWatcher([seat]))
        assert live.table.game is not None
        best = answer.hint["choices"][0]["move"]
        assert best in [m.text for m in live.table.game.legal_moves]
        with assert_refused("error-hint-turn"):
            await tables.queries.hint(live, request, FakeWatcher([1 - seat]))
        quiet, _ = await two_people(tables, Options(hints=False))
        with assert_refused("error-hints-off"):
            await tables.queries.hint(quiet, request, FakeWatcher([0, 1]))


async def test_public_tables_are_listed_page_by_page(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        for number in range(66):
            await two_people(tables, Options(name=f"T{number}", public=number % 6 != 0))
        first = await tables.queries.public_tables(None, None)
        second = await tables.queries.public_tables(None, first.after)
        lines = [*first.tables, *second.tables]
        assert {line.name for line in lines} == {f"T{number}" for number in range(66) if number % 6}
        assert (len(first.tables), len(second.tables)) == (50, 5)
        times = [line.updated_at for line in lines]
        assert times == sorted(times, reverse=True)
        assert second.after is None
        with assert_refused("error-after"):
            await tables.queries.public_tables(None, "x-y")
