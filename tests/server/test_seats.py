"""A seat's links, codes, notices and muted chat when another person takes the seat."""

from pathlib import Path

import httpcore
import pytest

from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import Code
from oddville.server.tables import commands, log_events, tokens
from oddville.server.tables.composition import TableService
from oddville.server.tables.seats import credentials_at
from oddville.server.tables.webhooks import Webhooks
from oddville.server.wire.options import NewSeat, Options
from server.local_table import LocalTable
from server.watching import (
    FakeWatcher,
    InProcessBots,
    assert_refused,
    key,
    move,
    play_on,
    tables_at,
    two_people,
)
from waiting import wait_until_async


async def test_a_code_is_void_when_the_link_it_was_made_by_is_void(tmp_path: Path) -> None:
    """Otherwise the thief of a link could keep the seat by a code made before the host issues a new link."""
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        code = await tables.seats.make_code(new_table.id, 1, new_table.seats[1].token)
        link = await tables.seats.reissue(new_table.id, 1, new_table.host)
        with assert_refused("error-code"):
            await tables.seats.use_code(code.code)
        assert credentials_at(live.table, [link.token]).seats == {1}


class Counting(Webhooks):
    """Webhooks that are counted and not sent."""

    def __init__(self) -> None:
        super().__init__(backend=httpcore.AnyIOBackend())
        self.urls: list[str] = []

    def _start(self, url: str, body: object) -> None:
        self.urls.append(url)


async def test_of_several_processes_one_sends_the_notice(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    notices = [Counting(), Counting()]
    here, there = (TableService(store, InProcessBots(1), webhooks=each) for each in notices)
    live, new_table = await two_people(here, Options(confirm=False))
    other = await there.registry.get(new_table.id)
    for seat in (0, 1):
        await here.seats.set_webhook(
            new_table.id, seat, new_table.seats[seat].token, f"http://127.0.0.1:8080/{seat}"
        )
    for each in notices:
        each.urls.clear()
    await other.catch_up()
    for turn in range(6):
        await move(live if turn % 2 else other)
        await live.catch_up()
        await other.catch_up()
    assert live.table.game is not None
    assert live.table.game.turn > 2
    sent = [url for each in notices for url in each.urls]
    assert len(sent) == len({(turned.turn, turned.player) for turned in live.table.game.history()})
    await here.close()


def test_who_has_left_before_the_game_or_was_removed_gets_no_notices() -> None:
    waiting = LocalTable([NewSeat("here", "Ada"), NewSeat("open")], start=False)
    waiting.apply([log_events.WebhookSet(0, "https://example.org/")])
    waiting.apply(commands.leave(waiting.table, 0, "left"))
    assert waiting.table.seats[0].webhook is None
    started_table = LocalTable()
    started_table.apply([log_events.WebhookSet(0, "https://example.org/")])
    started_table.apply(commands.remove(started_table.table, 0, b"void"))
    assert started_table.table.seats[0].webhook is None
    assert started_table.table.seats[0].reason == "removed"


@pytest.mark.parametrize("reason", ["left", "time", "start"])
def test_who_is_played_by_a_bot_may_resign_but_not_leave_once_more(reason: log_events.Reason) -> None:
    local_table = LocalTable()
    local_table.apply([log_events.TakenOver(0, reason)])
    with assert_refused("error-bot-plays"):
        commands.leave(local_table.table, 0, "left")
    local_table.apply(commands.leave(local_table.table, 0, "resigned"))
    assert local_table.table.seats[0].reason == "resigned"
    with assert_refused("error-bot-plays"):
        commands.leave(local_table.table, 0, "resigned")


async def test_a_rematch_keeps_notices_and_muted_chat_and_waits_for_nobody_who_was_removed(
    tmp_path: Path,
) -> None:
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await live.commit(
            lambda _: [log_events.WebhookSet(0, "https://example.org/"), log_events.Muted(0, True)]
        )
        await live.commit(lambda _: [log_events.Muted(None, True)])
        await play_on(live)
        await live.commit(lambda _: [log_events.TakenOver(1, "removed")])
        await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
        await wait_until_async(lambda: live.table.rematch is not None)
        again = (await tables.registry.get(str(live.table.rematch))).table
        assert (again.seats[0].webhook, again.seats[0].muted) == ("https://example.org/", True)
        assert again.spectators_muted
        assert again.seats[1].bot == "mason"


async def test_a_table_that_continues_from_another_names_the_edition_of_that(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables, Options(edition="micro"))
        await play_on(live)
        seats = [NewSeat("here"), NewSeat("here")]
        branch = await tables.creator.make(wire.NewTable(seats, origin=wire.Origin(5, table=new_table.id)))
        shown = (await tables.registry.get(branch.id)).view
        assert (shown.options.edition, shown.edition) == ("micro", live.table.edition.hash)


async def test_a_code_kept_in_another_form_is_refused(tmp_path: Path) -> None:
    """Such as one made by an earlier version within the ten minutes before an upgrade."""
    async with tables_at(tmp_path) as tables:
        _, new_table = await two_people(tables)
        await tables.store.put_code(Code(tokens.hash_of("12345678"), new_table.id, b"0", now_ms() + 60_000))
        with assert_refused("error-code"):
            await tables.seats.use_code("12345678")


async def test_a_removed_player_gets_no_new_link(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(wire.NewTable([NewSeat("here"), NewSeat("link")]))
        live = await tables.registry.get(new_table.id)
        await live.commit(lambda table: commands.take_seat(table, 1, "Bo", None))
        await live.commit(lambda table: commands.remove(table, 1, tokens.hash_of("nobody knows it")))
        with assert_refused("error-not-host"):
            await tables.seats.reissue(new_table.id, 1, new_table.seats[1].token)
        with assert_refused("error-seat-given-up"):
            await tables.seats.reissue(new_table.id, 1, new_table.host)
        await live.commit(lambda table: commands.remove(table, 0, tokens.hash_of("nobody knows it")))
        for secret in (new_table.seats[0].token, new_table.host):
            with assert_refused("error-not-host"):
                await tables.seats.reissue(new_table.id, 0, secret)


async def test_the_connection_of_a_removed_host_hosts_no_more(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        new_table = await tables.creator.make(wire.NewTable([NewSeat("here"), NewSeat("open")]))
        live = await tables.registry.get(new_table.id)
        host = FakeWatcher([0], hosting=True)
        live.attach(host)
        await live.commit(lambda table: commands.remove(table, 0, tokens.hash_of("nobody knows it")))
        assert (host.lost, host.hosting) == ([0], False)
        with assert_refused("error-not-host"):
            await live.execute(wire.Start(key()), host)


async def test_a_webhook_is_set_by_who_holds_the_seat_when_it_is_written(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)

        async def slowly(url: str) -> None:
            await tables.seats.reissue(new_table.id, 0, new_table.host)

        tables.webhooks.check = slowly  # type: ignore[method-assign]
        with assert_refused("error-not-your-seat"):
            await tables.seats.set_webhook(new_table.id, 0, new_table.seats[0].token, "http://192.0.2.1/")
        assert live.table.seats[0].webhook is None


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
