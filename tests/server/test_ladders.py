"""Ladders over the API: names guarded by links, games that count once, ratings from the results."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from oddville.games.ratings import ratings
from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.ops.retention import DAY, LADDER_DAYS, delete_expired
from oddville.server.store.opening import open_store
from oddville.server.tables import ladders as module
from oddville.server.tables import tokens
from oddville.server.tables.composition import TableService
from oddville.server.tables.ladder_results import GameBody, GameResult, order_of, orders, places
from oddville.server.tables.ladders import Ladders
from oddville.server.tables.live_table import LiveTable
from oddville.server.wire.ladder import JoinLadder, NewLadder, NewLadderGame
from oddville.server.wire.options import PACES
from server.ladder_kit import LadderKit, play_table
from server.serving import SECONDS, TestServer, run_server
from server.watching import FakeWatcher, InProcessBots, assert_refused, key, move, play_on, tables_at
from waiting import wait_until_async

Result = TypeVar("Result")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PACES, "normal", 0)
        folder = tmp_path_factory.mktemp("data")
        with run_server(folder, requests_a_second=0, tables_an_hour=0) as server:
            yield server


@pytest.fixture
def kit(server: TestServer, client: httpx.Client) -> LadderKit:
    return LadderKit(server, client, "Ada", "Bo", "Cleo")


def run(server: TestServer, work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(SECONDS)


def test_a_finished_game_counts_for_its_members(kit: LadderKit) -> None:
    before = kit.show()
    assert [(each["name"], each["rating"], each["rank"]) for each in before["members"]] == [
        ("Ada", None, None),
        ("Bo", None, None),
        ("Cleo", None, None),
    ]
    table = kit.play("Ada", "Bo")
    shown = kit.show()
    (game,) = shown["games"]
    view = kit.client.get(f"/api/tables/{table}").json()
    assert (game["table"], game["status"], game["finished_at"] is None) == (table, "over", False)
    assert [each["points"] for each in game["seats"]] == view["result"]["totals"]
    winner = game["seats"][view["result"]["winner"]]
    assert winner["place"] == 1
    assert [each["name"] for each in view["seats"]] == [each["name"] for each in game["seats"]]
    first, second, third = shown["members"]
    assert (first["name"], first["rank"], first["games"], first["wins"]) == (winner["name"], 1, 1, 1)
    assert first["low"] < second["rating"] < 1500 < first["rating"] < first["high"]
    assert (third["name"], third["games"], third["rating"]) == ("Cleo", 0, None)


def test_bots_play_but_are_not_rated(kit: LadderKit) -> None:
    kit.play("Ada", "Cleo", bots=1, bot="newcomer")
    shown = kit.show()
    assert [each["member"] is None for each in shown["games"][0]["seats"]] == [False, False, True]
    assert (shown["games"][0]["seats"][2]["name"], shown["games"][0]["seats"][2]["place"]) == (
        "newcomer",
        None,
    )
    assert sorted(each["games"] for each in shown["members"]) == [0, 1, 1]


def test_ratings_follow_from_the_stored_results_alone(server: TestServer, kit: LadderKit) -> None:
    kit.play("Ada", "Bo")
    kit.play("Bo", "Cleo")
    members = kit.show()["members"]  # which stores the result of a game that has just ended
    stored = run(server, server.service.tables.store.ladder_games(kit.id))
    found = ratings(orders(stored))
    for member in members:
        rating = found[member["id"]]
        assert (member["rating"], member["low"], member["high"]) == tuple(
            map(round, (rating.value, rating.low, rating.high))
        )


def test_a_result_outlives_its_table(server: TestServer, kit: LadderKit) -> None:
    table = kit.play("Ada", "Bo")
    before = kit.show()
    for work in (server.service.tables.store.delete(table), server.service.tables.registry.refresh(table)):
        run(server, work)
    run(server, delete_expired(server.service.tables, 0, now_ms()))
    assert kit.show() == before


def test_a_game_whose_table_was_deleted_before_its_end_is_gone(server: TestServer, kit: LadderKit) -> None:
    table = kit.new_game("Ada", "Bo")
    assert kit.show()["games"][0]["status"] == "waiting"
    for work in (server.service.tables.store.delete(table), server.service.tables.registry.refresh(table)):
        run(server, work)
    assert kit.show()["games"] == []
    run(server, delete_expired(server.service.tables, 0, now_ms()))
    assert run(server, server.service.tables.store.ladder_games(kit.id)) == []


def test_a_member_who_leaves_the_game_is_last(kit: LadderKit) -> None:
    table = kit.new_game("Ada", "Bo", bots=1, bot="newcomer")
    for name in ("Ada", "Bo"):
        kit.sit(table, name)
    seat = kit.sit(table, "Bo")
    with kit.server.watch(table, seat["token"]) as player:
        player.request(do="leave", seat=seat["seat"], resign=True)
    play_table(kit.server, table, [kit.sit(table, "Ada")["token"]])
    shown = {each["name"]: each for each in kit.show()["games"][0]["seats"]}
    assert (shown["Ada"]["place"], shown["Ada"]["abandoned"]) == (1, False)
    assert (shown["Bo"]["place"], shown["Bo"]["abandoned"]) == (2, True)


def test_places_of_members() -> None:
    body = GameBody(["a", None, "b", "c"], "mason", GameResult([20, 30, 25, 20], 1, []))
    assert places(body) == {0: 2, 2: 1, 3: 2}
    assert order_of(body) == [["b"], ["a", "c"]]
    tie_break = msgspec.structs.replace(body, result=GameResult([25, 20, 25, 25], 3, []))
    assert order_of(tie_break) == [["c"], ["a", "b"]]
    left = msgspec.structs.replace(body, result=GameResult([40, 20, 25, 30], 0, [0, 3]))
    assert order_of(left) == [["b"], ["a", "c"]]
    assert places(GameBody(["a", "b"], "mason")) == {}


# Names


def test_a_name_belongs_to_one_member(kit: LadderKit) -> None:
    for name in ("Ada", "ADA", " ada ", "Ａda"):
        answer = kit.post("members", {"name": name, "key": "another-key-of-22-letters"})
        assert (answer.status_code, answer.json()["error"]) == (409, "error-ladder-name")
    assert kit.join("Ada") == kit.members["Ada"], "the same key gives the same member"
    empty = kit.post("members", {"name": " \u200b", "key": "another-key-of-22-letters"})
    assert (empty.status_code, empty.json()["error"]) == (400, "error-ladder-empty")


def test_only_the_own_link_opens_a_name(kit: LadderKit) -> None:
    table = kit.new_game("Ada", "Bo")
    ada, cleo = kit.members["Ada"], kit.members["Cleo"]
    refused = {
        "a wrong secret": kit.post(f"games/{table}/seat", {}, "nothing"),
        "the host's secret": kit.post(f"games/{table}/seat", {}, kit.host),
        "a game with a wrong secret": kit.post("games", {"opponents": [ada["member"]]}, kit.host),
        "the removal of another": kit.post("leave", {"member": ada["member"]}, cleo["token"]),
    }
    for what, answer in refused.items():
        assert (answer.status_code, answer.json()["error"]) == (403, "error-not-member"), what
    other = kit.post(f"games/{table}/seat", {}, cleo["token"])
    assert (other.status_code, other.json()["error"]) == (404, "error-no-ladder-game")
    assert kit.post(f"games/{table}/seat", {}).status_code == 401


def test_an_own_link_is_checked(kit: LadderKit) -> None:
    def ask(**headers: str) -> httpx.Response:
        return kit.client.get(f"{kit.path}/member", headers=headers)

    ada = kit.members["Ada"]
    answer = ask(authorization=f"Bearer {ada['token']}")
    assert answer.json() == {"member": ada["member"], "name": "Ada"}
    assert ask(authorization=f"Bearer {ada['token'][:-1]}").status_code == 403
    assert ask(authorization=f"Bearer {kit.host}").status_code == 403
    assert ask().status_code == 401
    kit.post("leave", {"member": ada["member"]}, ada["token"])
    assert ask(authorization=f"Bearer {ada['token']}").status_code == 403


def test_a_seat_is_the_same_on_every_device_of_its_member(kit: LadderKit) -> None:
    table = kit.new_game("Ada", "Bo")
    value = "0123456789abcdef" * 2
    seat = kit.sit(table, "Ada", value=value)
    assert kit.sit(table, "Ada") == seat
    view = kit.client.get(f"/api/tables/{table}").json()
    assert (view["status"], view["seats"][seat["seat"]]["valued"]) == ("waiting", True)
    other = kit.sit(table, "Bo")
    assert other["seat"] != seat["seat"]
    assert kit.client.get(f"/api/tables/{table}").json()["status"] == "running"


def test_who_leaves_a_ladder_leaves_no_name(kit: LadderKit) -> None:
    kit.play("Ada", "Bo")
    for name, token in (("Ada", kit.members["Ada"]["token"]), ("Cleo", kit.host)):
        assert kit.post("leave", {"member": kit.members[name]["member"]}, token).status_code == 204
    shown = kit.show()
    assert [each["name"] for each in shown["members"]] == ["Bo"]
    assert sorted(each["name"] for each in shown["games"][0]["seats"]) == ["", "Bo"]
    assert shown["members"][0]["games"] == 1, "the game still counts for the other"
    again = kit.post("games", {"opponents": [kit.members["Bo"]["member"]]}, kit.members["Ada"]["token"])
    assert (again.status_code, again.json()["error"]) == (403, "error-not-member")
    gone = kit.post("games", {"opponents": [kit.members["Cleo"]["member"]]}, kit.members["Bo"]["token"])
    assert (gone.status_code, gone.json()["error"]) == (404, "error-no-member")
    assert kit.join("Ada", "another-key-of-22-letters")["member"] != kit.members["Ada"]["member"]


# Requests that are refused, and limits


@pytest.mark.parametrize("id_", ["nothing000", "a'b", "x" * 65])
def test_an_unknown_ladder(client: httpx.Client, id_: str) -> None:
    answer = client.get(f"/api/ladders/{id_}")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-no-ladder")


def test_an_impossible_game_is_refused(kit: LadderKit) -> None:
    ada, bo, cleo = (kit.members[name] for name in ("Ada", "Bo", "Cleo"))
    for others, bots in (([ada], 0), ([bo, bo], 0), ([bo, cleo], 2)):
        body = {"opponents": [each["member"] for each in others], "bots": bots}
        answer = kit.post("games", body, ada["token"])
        assert (answer.status_code, answer.json()["error"]) == (400, "error-ladder-players")
    answer = kit.post("games", {"opponents": [bo["member"]], "bots": 1, "bot": "/etc/passwd"}, ada["token"])
    assert answer.json()["error"] == "error-table-bot"


def test_a_ladder_has_limits(kit: LadderKit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_MEMBERS", 3)
    full = kit.post("members", {"name": "Dirk", "key": "another-key-of-22-letters"})
    assert (full.status_code, full.json()["error"]) == (409, "error-ladder-full")
    kit.new_game("Ada", "Bo")
    for name, error in (("MAX_OPEN_GAMES", "error-ladder-open"), ("MAX_GAMES", "error-ladder-games")):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, 1)
            body = {"opponents": [kit.members["Bo"]["member"]]}
            answer = kit.post("games", body, kit.members["Ada"]["token"])
            assert (answer.status_code, answer.json()["error"]) == (409, error)


def test_a_forgotten_ladder_is_deleted(server: TestServer, kit: LadderKit) -> None:
    tables = server.service.tables
    run(server, delete_expired(tables, 0, now_ms() + (LADDER_DAYS - 1) * DAY))
    assert len(kit.show()["members"]) == 3
    run(server, delete_expired(tables, 0, now_ms() + (LADDER_DAYS + 1) * DAY))
    assert kit.client.get(kit.path).status_code == 404
    assert run(server, tables.store.ladder_members(kit.id)) == []


# Several processes


async def begin(tables: TableService, *names: str) -> tuple[str, LiveTable]:
    """A ladder and a table of it that has begun."""
    made = await tables.ladders.make(NewLadder("Friday"))
    requests = [JoinLadder(name, f"{name:x<22}") for name in names or ("Ada", "Bo")]
    members = [await tables.ladders.join(made.id, request) for request in requests]
    game = NewLadderGame([each.member for each in members[1:]])
    table_id = await tables.ladders.new_game(made.id, game, members[0].token, 1)
    for each in members:
        await tables.ladders.sit(made.id, table_id, each.token, None)
    return made.id, await tables.registry.get(table_id)


async def test_the_same_keys_make_the_same_ladder_and_game_in_every_process(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = TableService(store, InProcessBots(1)), TableService(store, InProcessBots(1))
    made = await here.ladders.make(NewLadder("Friday", "k" * 22))
    assert await there.ladders.make(NewLadder("Friday", "k" * 22)) == made
    ada, bo = [await here.ladders.join(made.id, JoinLadder(name, f"{name:x<22}")) for name in ("Ada", "Bo")]
    request = NewLadderGame([bo.member], key="g" * 22)
    table_id = await here.ladders.new_game(made.id, request, ada.token, 1)
    assert await there.ladders.new_game(made.id, request, ada.token, 1) == table_id
    assert len(await store.ladder_games(made.id)) == 1
    await here.close()


async def test_a_game_is_rated_once_by_several_processes(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    here, there = TableService(store, InProcessBots(1)), TableService(store, InProcessBots(1))
    ladder, live = await begin(here)
    other = await there.registry.get(live.table.id)
    await play_on(live)
    await other.catch_up()
    await asyncio.gather(here.ladders.record(live.table), there.ladders.record(other.table))
    await there.ladders.record_all()
    shown = [await each.ladders.show(ladder, 1) for each in (here, there)]
    assert shown[0] == shown[1]
    assert [member.games for member in shown[0].members] == [1, 1]
    (game,) = await store.ladder_games(ladder)
    assert not await store.finish_ladder_game(game, 1, b"again")
    await here.close()


async def test_the_result_that_a_dying_process_left_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: Ladders, table: object) -> None:
        pass

    store = await open_store(str(tmp_path / "tables.sqlite"))
    tables = TableService(store, InProcessBots(1))
    ladder, live = await begin(tables)
    with monkeypatch.context() as patch:
        patch.setattr(Ladders, "record", die)
        await play_on(live)
    assert await store.unrecorded_ladder_games() == [live.table.id]
    await delete_expired(tables, 0, now_ms())
    assert await store.unrecorded_ladder_games() == []
    assert [member.games for member in (await tables.ladders.show(ladder, 1)).members] == [1, 1]
    await tables.close()


# Rematches


async def test_a_rematch_counts_in_the_same_ladder(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        ladder, live = await begin(tables)
        await play_on(live)
        await agree(live, 0, 1)
        again = await rematch_of(tables, live)
        (newest, _) = (await tables.ladders.show(ladder, 1)).games
        assert (newest.table, newest.status) == (again.table.id, "running")
        await play_on(again)
        assert await games_played(tables, ladder) == [2, 2]
        await agree(again, 0, 1)
        third = await rematch_of(tables, again)
        assert third.table.id in [game.table for game in (await tables.ladders.show(ladder, 1)).games]


async def test_a_member_has_the_same_seat_and_secret_in_a_rematch(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        ladder, live = await begin(tables)
        for _ in range(2):  # the rematch of a rematch, too
            await play_on(live)
            before = await seats_of(tables, ladder, live)
            await agree(live, 0, 1)
            live = await rematch_of(tables, live)
            log = live.table.number
            assert await seats_of(tables, ladder, live) == before
            assert live.table.number == log, "no new secret, so a table that is open somewhere stays open"


async def test_who_did_not_agree_to_a_rematch_has_no_part_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "normal", 0)
    async with tables_at(tmp_path) as tables:
        ladder, live = await begin(tables, "Ada", "Bo", "Cleo")
        await play_on(live)
        await agree(live, 0, 2)
        await tables.rematches.make_now(live)
        again = await rematch_of(tables, live)
        assert again.table.seats[1].reason == "start"
        while again.table.status != "over":
            if again.table.player == 1:
                await wait_until_async(lambda: again.table.player != 1)
            else:
                await move(again)
        assert await games_played(tables, ladder) == [1, 2, 2]
        seats = (await tables.ladders.show(ladder, 1)).games[0].seats
        assert seats[1].place is None
        assert sorted(seat.place for seat in seats if seat.place) == [1, 2]
        assert not any(seat.abandoned for seat in seats)


async def test_a_rematch_that_was_interrupted_is_made_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: Ladders, table_id: str, next_id: str) -> None:
        raise OSError("gone")

    async with tables_at(tmp_path) as tables:
        ladder, live = await begin(tables)
        await play_on(live)
        with monkeypatch.context() as patch:
            patch.setattr(Ladders, "add_rematch", die)
            await live.execute(wire.Rematch(key(), 0), FakeWatcher([0]))
            with pytest.raises(OSError, match="gone"):
                await tables.rematches.make_now(live)
        assert live.table.rematch is None
        await tables.rematches.make_now(live)
        assert len(await tables.store.ladder_games(ladder)) == 2


async def test_a_full_ladder_refuses_a_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_GAMES", 1)
    async with tables_at(tmp_path) as tables:
        _, live = await begin(tables)
        await play_on(live)
        with assert_refused("error-ladder-games"):
            await tables.rematches.check_room(live.table)


async def agree(live: LiveTable, *seats: int) -> None:
    for seat in seats:
        await live.execute(wire.Rematch(key(), seat), FakeWatcher([seat]))


async def rematch_of(tables: TableService, live: LiveTable) -> LiveTable:
    await wait_until_async(lambda: live.table.rematch is not None)
    return await tables.registry.get(str(live.table.rematch))


async def seats_of(tables: TableService, ladder: str, live: LiveTable) -> list[tuple[int, str]]:
    secrets = [tokens.derive_token(f"{name:x<22}", f"join {ladder}") for name in ("Ada", "Bo")]
    taken = [await tables.ladders.sit(ladder, live.table.id, secret, None) for secret in secrets]
    return [(each.seat, each.token) for each in taken]


async def games_played(tables: TableService, ladder: str) -> list[int]:
    shown = await tables.ladders.show(ladder, 1)
    return sorted(member.games for member in shown.members)
