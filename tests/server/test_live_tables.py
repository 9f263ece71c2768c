"""Live tables: written down before shown, the same to everybody, and never twice."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from oddville.games.editions import DEFAULT
from oddville.games.errors import OddVilleError
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.refusals import Refusal
from oddville.server import wire
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import LogEntry, Snapshot, StoreUnavailable, Summary
from oddville.server.store.sqlite import SqliteStore
from oddville.server.tables import live_table, log_events, views
from oddville.server.tables.composition import Tables
from oddville.server.tables.seats import Credentials, credentials_at
from oddville.server.tables.table import Table
from oddville.server.wire.options import PACES, MoveClock, Options, SeatWish
from server.watching import (
    FakeWatcher,
    InProcessBots,
    SilentPubSub,
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


async def test_two_processes_at_one_table_never_lose_or_double_a_move(tmp_path: Path) -> None:
    """Two servers on one database, both moving at the same table without hearing of each other."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = Tables(store, InProcessBots(1)), Tables(store, InProcessBots(1))
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
    here, there = (Tables(store, InProcessBots(1), SilentPubSub()) for _ in range(2))
    _, new_table = await two_people(here)
    other = await there.registry.get(new_table.id)
    link = await here.seats.reissue(new_table.id, 1, new_table.host)
    assert (await there.seats.credentials(other, [link.token])).seats == {1}
    assert not (await there.seats.credentials(other, [new_table.seats[1].token])).seats
    await here.close()


class FullDiskStore(SqliteStore):
    """A store whose disk is full now and then."""

    is_full = False

    async def append(
        self,
        table_id: str,
        entries: Sequence[LogEntry],
        summary: Summary,
        snapshot: Snapshot | None = None,
    ) -> None:
        if self.is_full:
            raise StoreUnavailable("error-store-full")
        await super().append(table_id, entries, summary, snapshot)


async def test_what_cannot_be_written_was_never_there(tmp_path: Path) -> None:
    store = FullDiskStore.open(tmp_path / "tables.sqlite", True)
    assert isinstance(store, FullDiskStore)
    async with tables_at(tmp_path, store) as tables:
        live, _ = await two_people(tables)
        watcher = FakeWatcher()
        live.attach(watcher)
        before, sent = live.table.version, len(watcher.raw)
        store.is_full = True
        with pytest.raises(StoreUnavailable):
            await move(live, "choose wood")
        assert live.table.version == before
        assert len(watcher.raw) == sent
        store.is_full = False
        await move(live, "choose wood")
        assert live.table.version > before


class BlockingStore(SqliteStore):
    """A store that writes only when the test lets it."""

    go: asyncio.Event

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        await self.go.wait()
        await super().append(table_id, entries, summary, snapshot)


async def test_nobody_can_read_what_is_not_yet_written(tmp_path: Path) -> None:
    store = BlockingStore.open(tmp_path / "tables.sqlite", True)
    assert isinstance(store, BlockingStore)
    store.go = asyncio.Event()
    async with tables_at(tmp_path, store) as tables:
        live, _ = await two_people(tables)
        version, seat = live.table.version, live.table.player
        acting = asyncio.create_task(move(live, "choose wood"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert live.is_writing
        assert live.table.version == version
        assert not live.table.keys
        comer = FakeWatcher([0, 1])
        live.attach(comer)
        welcome, chosen_from = comer.answers[:2]
        assert isinstance(welcome, wire.Welcome)
        assert welcome.table.version == version
        assert isinstance(chosen_from, wire.Choices)
        assert (chosen_from.version, chosen_from.seat) == (version, seat)
        assert "choose wood" in [each.move for each in chosen_from.moves]
        store.go.set()
        await acting
        assert live.table.version > version


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


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        await play_on(live, 40)
        view, log = live.view, list(live.table.log)
    async with tables_at(tmp_path) as tables:
        again = await tables.registry.get(new_table.id)
        assert again.view == view
        assert again.table.log == log
        assert credentials_at(again.table, [new_table.seats[1].token, new_table.host]) == Credentials(
            frozenset([1]), True
        )
        await play_on(again)
        assert again.table.status == "over"


async def test_bots_move_and_go_on_after_a_restart(tmp_path: Path) -> None:
    seats = [SeatWish("bot", bot="greedy"), SeatWish("bot", bot="random"), SeatWish("bot", bot="newcomer")]

    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(wire.NewTable(seats, Options(pace="quick")))
        live = await tables.registry.get(new_table.id)
        while live.table.ply < 2:
            await asyncio.sleep(0.05)
    async with tables_at(tmp_path) as tables:
        while (ply := (await tables.registry.get(new_table.id)).table.ply) < 4:
            await asyncio.sleep(0.05)
        assert ply >= 4


async def test_bots_whose_moves_take_no_time_never_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two choices of one bot within a millisecond look alike."""
    monkeypatch.setitem(PACES, "quick", 0)
    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(
            wire.NewTable([SeatWish("bot", bot="random")] * 2, Options(pace="quick"))
        )
        live = await tables.registry.get(new_table.id)
        live._clock = lambda: 0
        async with asyncio.timeout(60):
            while live.table.ply < 40:
                await asyncio.sleep(0.01)


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.server.tables.table.allowance", lambda clock: 100)

    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables, Options(clock=MoveClock(5), pace="quick"))
        while live.table.ply < 3:
            await asyncio.sleep(0.05)
        assert [seat.reason for seat in live.table.seats] == ["time", "time"]


async def test_a_seat_moves_to_another_device_by_a_code(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        old = FakeWatcher([0])
        live.attach(old)
        code = await tables.seats.make_code(new_table.id, 0, new_table.seats[0].token)
        typed_code = f" {code.code[:4].upper()}-{code.code[4:]} "
        taken = await tables.seats.use_code(typed_code)
        assert (taken.id, taken.seat) == (new_table.id, 0)
        assert old.lost == [0]
        assert credentials_at(live.table, [taken.token]).seats == {0}
        assert not credentials_at(live.table, [new_table.seats[0].token]).seats
        for bad in (typed_code, "nonsense", "", "x" * 20):
            with assert_refused("error-code"):
                await tables.seats.use_code(bad)


async def test_a_moved_seat_is_taken_back_once(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        first = new_table.seats[0].token
        with assert_refused("error-not-host"):
            await tables.seats.reissue(new_table.id, 0, new_table.seats[1].token)
        code = await tables.seats.make_code(new_table.id, 0, first)
        second = (await tables.seats.use_code(code.code)).token
        third = (await tables.seats.reissue(new_table.id, 0, first)).token
        assert credentials_at(live.table, [third]).seats == {0}
        for void in (first, second):
            with assert_refused("error-not-host"):
                await tables.seats.reissue(new_table.id, 0, void)
        await tables.seats.reissue(new_table.id, 0, new_table.host)
        for void in (first, second, third):
            with assert_refused("error-not-host"):
                await tables.seats.reissue(new_table.id, 0, void)


async def test_the_host_issues_a_lost_link_anew(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        link = await tables.seats.reissue(new_table.id, 1, new_table.host)
        assert credentials_at(live.table, [link.token]).seats == {1}
        assert not credentials_at(live.table, [new_table.seats[1].token]).seats
        with assert_refused("error-not-host"):
            await tables.seats.reissue(new_table.id, 1, new_table.seats[0].token)


async def test_a_rematch_keeps_the_seats_and_the_next_player_begins(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        await play_on(live)
        assert live.table.game is not None
        first = live.table.game.first_player
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        assert live.table.rematch is None
        await live.execute(wire.Rematch(key(), 1), FakeWatcher([1]))
        while live.table.rematch is None:
            await asyncio.sleep(0.01)
        again = await tables.registry.get(live.table.rematch)
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
        seats = [SeatWish("here", "Ada"), SeatWish("open"), SeatWish("here", "Cy")]
        options = Options(edition="micro", pace="quick", stand_in="random")
        live = await tables.registry.get((await tables.creator.make(wire.NewTable(seats, options))).id)
        await live.execute(wire.Start(key()), FakeWatcher(hosting=True))
        async with asyncio.timeout(60):
            while live.table.status != "over":
                if live.table.player == 1:
                    await asyncio.sleep(0.01)
                else:
                    await move(live)
            await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
            assert not live.table.wants_rematch  # Cy is there and has not said yes
            await live.execute(wire.Rematch(key(), 2), FakeWatcher([2]))
            while live.table.rematch is None:
                await asyncio.sleep(0.01)


async def test_a_rematch_now_leaves_the_seat_of_the_absent_to_a_bot(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live)
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        await tables.creator.rematch_now(live)
        assert live.table.rematch is not None
        again = await tables.registry.get(live.table.rematch)
        assert [seat.bot for seat in again.table.seats] == [None, "mason"]


async def test_play_goes_on_from_a_position_of_a_finished_game(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        seats = [SeatWish("here", "Ada"), SeatWish("bot", bot="newcomer")]
        # its cards are dealt anew under a secret seed, so the name of a deal would be a lie
        options = Options(deal="market day", edition="micro", finish_round=True)
        wish = wire.NewTable(seats, options, origin=wire.Origin(20, table=new_table.id))
        with assert_refused("error-not-over"):
            await tables.creator.make(wish)
        await play_on(live)
        branch = (await tables.registry.get((await tables.creator.make(wish)).id)).table
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


async def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    here = SeatWish("here", "Ada")
    bad = [
        (wire.NewTable([here, SeatWish("bot", bot="engine:/bin/sh")]), "error-table-bot"),
        (wire.NewTable([here, SeatWish("bot", bot="/tmp/bot.py")]), "error-table-bot"),
        (wire.NewTable([here, SeatWish("bot")]), "error-table-bot"),
        (wire.NewTable([here, here], Options(edition="/etc/passwd")), "error-edition-unknown"),
        (wire.NewTable([here, here], Options(stand_in="nobody")), "error-table-bot"),
        (wire.NewTable([SeatWish("here", colour="red")] * 2), "error-colour-taken"),
        (wire.NewTable([here] * 5), "error-players"),
    ]

    async with tables_at(tmp_path) as tables:
        for wish, message in bad:
            with pytest.raises(OddVilleError) as caught:
                await tables.creator.make(wish)
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


async def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        _, new_table = await two_people(tables)
        code = await tables.seats.make_code(new_table.id, 0, new_table.seats[0].token)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in (new_table.host, *(link.token for link in new_table.seats), code.code):
        assert secret.encode() not in kept


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


def test_entries_of_every_kind_are_read_as_they_were_written() -> None:
    kinds = msgspec.json.schema(log_events.LogEvent)["discriminator"]["mapping"]
    assert len(kinds) == 17, "a new kind needs a fold and a test"


async def test_making_and_sitting_down_sent_twice_happen_once_in_whichever_process(tmp_path: Path) -> None:
    wish = wire.NewTable([SeatWish("here", "Ada"), SeatWish("open")] * 2, key="a-secret-of-the-client-0001")
    sit = wire.Sit("a-secret-of-the-client-0002", "Bo")

    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = Tables(store, InProcessBots(1)), Tables(store, InProcessBots(1))
    new_table = await here.creator.make(wish)
    assert await there.creator.make(wish) == new_table == await here.creator.make(wish)
    taken = await here.seats.sit(new_table.id, sit)
    assert await there.seats.sit(new_table.id, sit) == taken == await here.seats.sit(new_table.id, sit)
    other = await here.creator.make(msgspec.structs.replace(wish, key="a-secret-of-the-client-0003"))
    assert other.id != new_table.id
    assert {other.host, *(link.token for link in other.seats)}.isdisjoint(
        {new_table.host, *(link.token for link in new_table.seats)}
    )
    await here.close()
