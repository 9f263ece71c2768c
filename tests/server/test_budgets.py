"""What one person may use of a table and of the server, so that enough is left for others."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.server import wire
from oddville.server.ops.limits import RateLimiter
from oddville.server.tables import commands, fold, live_table, registry, reports
from oddville.server.tables.loading import load_table
from server.local_table import LocalTable
from server.serving import HERE, SECONDS, Player, TestServer, run_server
from server.watching import FakeWatcher, assert_refused, key, move, play_on, tables_at, two_people

# Undo and the length of the log


def oscillate(local_table: LocalTable, times: int) -> None:
    for _ in range(times):
        local_table.move("coins 3")
        local_table.undo()


def started_table() -> LocalTable:
    local_table = LocalTable()
    local_table.choose_all()
    return local_table


def test_undos_in_a_row_are_one_line_of_the_log() -> None:
    local_table = started_table()
    lines = len(local_table.table.log)
    oscillate(local_table, 20)
    assert len(local_table.table.log) == lines + 1
    assert local_table.table.log[-1].facts["count"] == 20
    local_table.move("coins 3")
    assert [line.message for line in local_table.table.log[lines:]][:2] == ["log-undo", "log-coins"]


def test_a_page_can_follow_the_log() -> None:
    """Also where a line that it has was replaced."""
    local_table = started_table()
    log: list[wire.LogLine] = list(local_table.table.log)
    rng = random.Random(3)
    for _ in range(60):
        local_table.table = local_table.table.copy()
        if local_table.table.undoable and not local_table.table.confirming and rng.random() < 0.5:
            local_table.undo(everything=rng.random() < 0.3)
        elif local_table.table.confirming:
            local_table.confirm()
        else:
            local_table.move(rng.choice(list(local_table.game.legal_moves)).text)
        log = [
            *log[: local_table.table.changed_from],
            *local_table.table.log[local_table.table.changed_from :],
        ]
        assert log == local_table.table.log


def test_moves_are_taken_back_a_limited_number_of_times_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_UNDOS", 3)
    local_table = started_table()
    oscillate(local_table, 3)
    local_table.move("coins 3")
    with assert_refused("error-undo-often"):
        local_table.undo()
    if local_table.table.confirming:
        local_table.confirm()
    else:
        local_table.move("end")
    while local_table.table.undoable == 0:
        local_table.move(local_table.game.legal_moves[0].text)
    local_table.undo()


async def test_a_log_is_loaded_without_copies_of_the_game(tmp_path: Path) -> None:
    """No move copies the game with its history."""
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        await play_on(live, 40)
        stored = await tables.store.load(new_table.id)
        assert stored is not None
        copies: list[int] = []
        assert live.table.game is not None
        game_type = type(live.table.game)
        original = game_type.copy

        def count_call(game: Any) -> Any:
            copies.append(1)
            return original(game)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game_type, "copy", count_call)
            again = load_table(stored, live.table.edition)
        assert copies == []
        assert again.game is not None
        assert again.game.position() == live.table.game.position()
        assert again.log == live.table.log
        await move(live)


def test_the_log_of_a_table_is_bounded_and_the_game_can_end(monkeypatch: pytest.MonkeyPatch) -> None:
    local_table = started_table()
    holder = FakeWatcher([0, 1])
    seat = local_table.seat
    monkeypatch.setattr(commands, "MAX_OTHER_ENTRIES", local_table.table.number)
    with assert_refused("error-table-full"):
        commands.execute(local_table.table, wire.Say(key(), "hello", seat), holder)
    with assert_refused("error-table-full"):
        commands.execute(local_table.table, wire.Rename(key(), seat, "Eve"), holder)
    request = wire.Move(key(), seat, local_table.table.version, "coins 3")
    assert commands.execute(local_table.table, request, holder)
    monkeypatch.setattr(commands, "MAX_ENTRIES", local_table.table.number)
    with assert_refused("error-table-full"):
        commands.execute(local_table.table, request, holder)
    assert commands.move(local_table.table, seat, local_table.table.version, "coins 3", "bot")


async def test_a_newcomer_is_sent_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_LINES", 10)
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live, 30)
        ada = FakeWatcher()
        live.attach(ada)
        welcome = ada.last(wire.Welcome)
        assert isinstance(welcome, wire.Welcome)
        assert (len(welcome.log), welcome.log_from) == (10, len(live.table.log) - 10)
        assert welcome.log == live.table.log[-10:]
        await move(live)
        assert ada.log[-5:] == live.table.log[-5:]


async def test_long_games_leave_memory_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tables_at(tmp_path) as tables:
        long, new_table = await two_people(tables)
        await play_on(long, 20)
        monkeypatch.setattr(registry, "MAX_CACHED_PLIES", 10)
        await two_people(tables)
        assert new_table.id not in [live.table.id for live in tables.registry.cached]
        assert (await tables.registry.get(new_table.id)).table.ply == long.table.ply


# Chat


def test_players_and_spectators_have_separate_room_for_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_SPECTATOR_CHAT_LINES", 2)
    local_table = LocalTable()
    for _ in range(2):
        local_table.apply(commands.say(local_table.table, None, "Eve", "spam"))
    with assert_refused("error-chat-full"):
        commands.say(local_table.table, None, "Eve", "spam")
    assert commands.say(local_table.table, 0, "", "hello")
    monkeypatch.setattr(commands, "MAX_PLAYER_CHAT_LINES", 0)
    with assert_refused("error-chat-full"):
        commands.say(local_table.table, 0, "", "hello")
    assert len(local_table.table.chat) <= fold.MAX_CHAT


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestServer]:
    with run_server(tmp_path, trusted_proxies=("127.0.0.1",), tables_an_hour=3) as server:
        yield server


def at(server: TestServer, address: str, table: str, *tokens: str) -> Player:
    """A client at another address."""
    return Player(server.connect(additional_headers={"X-Forwarded-For": address}), table, tokens)


def make(server: TestServer, address: str, body: dict[str, Any] = HERE) -> dict[str, Any]:
    with server.client(headers={"X-Forwarded-For": address}) as client:
        table: dict[str, Any] = client.post("/api/tables", json=body).raise_for_status().json()
        return table


def test_one_spectator_does_not_silence_the_others(server: TestServer) -> None:
    table = make(server, "10.0.0.1")["id"]
    with at(server, "10.0.0.2", table) as eve, at(server, "10.0.0.3", table) as bo:
        answers = [eve.request(do="say", name="Eve", text="spam")["type"] for _ in range(10)]
        assert "refused" in answers
        assert bo.request(do="say", name="Bo", text="hello", key="bo-key-000001")["type"] == "done"


def test_all_connections_of_a_client_share_a_limit(server: TestServer) -> None:
    limits = server.service.limits
    table = make(server, "10.0.0.1")["id"]
    waits: list[float] = []
    limits.messages = RateLimiter(1, 3, lambda: 0.0)
    original = limits.messages.take

    def note_call(key: str, cost: float = 1.0) -> float:
        wait = original(key, cost)
        waits.append(wait)
        return 0.0

    limits.messages.take = note_call  # type: ignore[method-assign]
    for _ in range(3):
        with at(server, "10.0.0.2", table) as player:
            player.send(do="score", id="a")
            player.send(do="score", id="b")
            player.receive("score")
            player.receive("score")
    assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 3


# Reports and rematches


def test_one_person_cannot_use_up_the_reports_of_a_table(server: TestServer) -> None:
    table = make(server, "10.0.0.1")["id"]

    def report(address: str, number: int) -> int:
        with server.client(headers={"X-Forwarded-For": address}) as client:
            body = {"key": f"report-{address[-1]}{number:06}", "text": "odd"}
            return client.post(f"/api/tables/{table}/reports", json=body).status_code

    assert [report("10.0.0.2", n) for n in range(4)] == [204] * reports.MAX_OF_ONE + [409]
    assert report("10.0.0.2", 0) == 204, "the same report again"
    assert report("10.0.0.3", 0) == 204


def finish(server: TestServer, table: str) -> None:
    """End the game of a table at once."""
    (live,) = [each for each in server.service.tables.registry.in_memory if each.table.id == table]

    asyncio.run_coroutine_threadsafe(play_on(live), server.loop).result(SECONDS)


def test_rematches_count_as_tables_and_are_refused_where_none_are_made(server: TestServer) -> None:
    table = make(server, "10.0.0.1", {**HERE, "options": {"edition": "micro"}})
    tokens = [link["token"] for link in table["seats"]]
    make(server, "10.0.0.1")
    finish(server, table["id"])
    with at(server, "10.0.0.1", table["id"], *tokens) as player:
        server.service.tables.creator._closed = True
        assert player.request(do="rematch", seat=0)["error"] == "error-closed"
        server.service.tables.creator._closed = False
        assert player.request(do="rematch", seat=0, yes=False)["type"] == "done"
        assert player.request(do="rematch", seat=0)["type"] == "done"
        assert player.request(do="rematch", seat=0)["type"] == "done", "the same vote again"
        assert player.request(do="rematch", seat=1)["error"] == "error-too-many"
    with at(server, "10.0.0.9", table["id"], *tokens) as other:
        assert other.request(do="rematch", seat=1, key="other-00001")["type"] == "done"
        while not other.receive("update")["table"]["rematch"]:
            pass
