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
from server.serving import HERE, SECONDS, Player, Running, serving
from server.sitting import Sitting
from server.watching import Watching, key, move, play_on, refused, tables_at, two_people

# Undo and the length of the log


def oscillate(sitting: Sitting, times: int) -> None:
    for _ in range(times):
        sitting.move("coins 3")
        sitting.undo()


def begun() -> Sitting:
    sitting = Sitting()
    sitting.choose_all()
    return sitting


def test_undos_in_a_row_are_one_line_of_the_log() -> None:
    sitting = begun()
    lines = len(sitting.table.log)
    oscillate(sitting, 20)
    assert len(sitting.table.log) == lines + 1
    assert sitting.table.log[-1].facts["count"] == 20
    sitting.move("coins 3")
    assert [line.message for line in sitting.table.log[lines:]][:2] == ["log-undo", "log-coins"]


def test_a_page_can_follow_the_log() -> None:
    """Also where a line that it has was replaced."""
    sitting = begun()
    log: list[wire.LogLine] = list(sitting.table.log)
    rng = random.Random(3)
    for _ in range(60):
        sitting.table = sitting.table.copy()
        if sitting.table.undoable and not sitting.table.confirming and rng.random() < 0.5:
            sitting.undo(everything=rng.random() < 0.3)
        elif sitting.table.confirming:
            sitting.confirm()
        else:
            sitting.move(rng.choice(list(sitting.game.legal_moves)).text)
        log = [*log[: sitting.table.changed_from], *sitting.table.log[sitting.table.changed_from :]]
        assert log == sitting.table.log


def test_moves_are_taken_back_a_limited_number_of_times_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_UNDOS", 3)
    sitting = begun()
    oscillate(sitting, 3)
    sitting.move("coins 3")
    with refused("error-undo-often"):
        sitting.undo()
    if sitting.table.confirming:
        sitting.confirm()
    else:
        sitting.move("end")
    while sitting.table.undoable == 0:
        sitting.move(sitting.game.legal_moves[0].text)
    sitting.undo()


async def test_a_log_is_loaded_without_copies_of_the_game(tmp_path: Path) -> None:
    """No move copies the game with its history."""
    async with tables_at(tmp_path) as tables:
        live, made = await two_people(tables)
        await play_on(live, 40)
        stored = await tables.store.load(made.id)
        assert stored is not None
        copies: list[int] = []
        assert live.table.game is not None
        game_type = type(live.table.game)
        original = game_type.copy

        def counted(game: Any) -> Any:
            copies.append(1)
            return original(game)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(game_type, "copy", counted)
            again = load_table(stored, live.table.edition)
        assert copies == []
        assert again.game is not None
        assert again.game.position() == live.table.game.position()
        assert again.log == live.table.log
        await move(live)


def test_the_log_of_a_table_is_bounded_and_the_game_can_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun()
    holder = Watching([0, 1])
    seat = sitting.seat
    monkeypatch.setattr(commands, "MAX_OTHER_ENTRIES", sitting.table.number)
    with refused("error-table-full"):
        commands.execute(sitting.table, wire.Say(key(), "hello", seat), holder)
    with refused("error-table-full"):
        commands.execute(sitting.table, wire.Rename(key(), seat, "Eve"), holder)
    wish = wire.Move(key(), seat, sitting.table.version, "coins 3")
    assert commands.execute(sitting.table, wish, holder)
    monkeypatch.setattr(commands, "MAX_ENTRIES", sitting.table.number)
    with refused("error-table-full"):
        commands.execute(sitting.table, wish, holder)
    assert commands.move(sitting.table, seat, sitting.table.version, "coins 3", "bot")


async def test_a_newcomer_is_sent_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_LINES", 10)
    async with tables_at(tmp_path) as tables:
        live, _ = await two_people(tables)
        await play_on(live, 30)
        ada = Watching()
        live.attach(ada)
        welcome = ada.last(wire.Welcome)
        assert isinstance(welcome, wire.Welcome)
        assert (len(welcome.log), welcome.log_from) == (10, len(live.table.log) - 10)
        assert welcome.log == live.table.log[-10:]
        await move(live)
        assert ada.log[-5:] == live.table.log[-5:]


async def test_long_games_leave_memory_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tables_at(tmp_path) as tables:
        long, made = await two_people(tables)
        await play_on(long, 20)
        monkeypatch.setattr(registry, "MAX_PLIES", 10)
        await two_people(tables)
        assert made.id not in [live.table.id for live in tables.registry.cached]
        assert (await tables.registry.get(made.id)).table.ply == long.table.ply


# Chat


def test_players_and_spectators_have_separate_room_for_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_SAID_BY_SPECTATORS", 2)
    sitting = Sitting()
    for _ in range(2):
        sitting.put(commands.say(sitting.table, None, "Eve", "spam"))
    with refused("error-chat-full"):
        commands.say(sitting.table, None, "Eve", "spam")
    assert commands.say(sitting.table, 0, "", "hello")
    monkeypatch.setattr(commands, "MAX_SAID_BY_PLAYERS", 0)
    with refused("error-chat-full"):
        commands.say(sitting.table, 0, "", "hello")
    assert len(sitting.table.chat) <= fold.MAX_CHAT


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with serving(tmp_path, trusted_proxies=("127.0.0.1",), tables_an_hour=3) as server:
        yield server


def at(running: Running, address: str, table: str, *tokens: str) -> Player:
    """A client at another address."""
    return Player(running.connect(additional_headers={"X-Forwarded-For": address}), table, tokens)


def make(running: Running, address: str, wish: dict[str, Any] = HERE) -> dict[str, Any]:
    with running.client(headers={"X-Forwarded-For": address}) as client:
        made: dict[str, Any] = client.post("/api/tables", json=wish).raise_for_status().json()
        return made


def test_one_spectator_does_not_silence_the_others(running: Running) -> None:
    table = make(running, "10.0.0.1")["id"]
    with at(running, "10.0.0.2", table) as eve, at(running, "10.0.0.3", table) as bo:
        said = [eve.ask(do="say", name="Eve", text="spam")["type"] for _ in range(10)]
        assert "refused" in said
        assert bo.ask(do="say", name="Bo", text="hello", key="bo-key-000001")["type"] == "done"


def test_all_connections_of_a_client_share_a_limit(running: Running) -> None:
    limits = running.service.limits
    table = make(running, "10.0.0.1")["id"]
    waits: list[float] = []
    limits.messages = RateLimiter(1, 3, lambda: 0.0)
    original = limits.messages.take

    def noted(key: str, cost: float = 1.0) -> float:
        wait = original(key, cost)
        waits.append(wait)
        return 0.0

    limits.messages.take = noted  # type: ignore[method-assign]
    for _ in range(3):
        with at(running, "10.0.0.2", table) as player:
            player.tell(do="score", id="a")
            player.tell(do="score", id="b")
            player.hear("score")
            player.hear("score")
    assert [wait > 0 for wait in waits] == [False] * 3 + [True] * 3


# Reports and rematches


def test_one_person_cannot_use_up_the_reports_of_a_table(running: Running) -> None:
    table = make(running, "10.0.0.1")["id"]

    def report(address: str, number: int) -> int:
        with running.client(headers={"X-Forwarded-For": address}) as client:
            wish = {"key": f"report-{address[-1]}{number:06}", "text": "odd"}
            return client.post(f"/api/tables/{table}/reports", json=wish).status_code

    assert [report("10.0.0.2", n) for n in range(4)] == [204] * reports.MAX_OF_ONE + [409]
    assert report("10.0.0.2", 0) == 204, "the same report again"
    assert report("10.0.0.3", 0) == 204


def finish(running: Running, table: str) -> None:
    """End the game of a table at once."""
    (live,) = [each for each in running.service.tables.registry.in_memory if each.table.id == table]

    asyncio.run_coroutine_threadsafe(play_on(live), running.loop).result(SECONDS)


def test_rematches_count_as_tables_and_are_refused_where_none_are_made(running: Running) -> None:
    made = make(running, "10.0.0.1", {**HERE, "options": {"edition": "micro"}})
    tokens = [link["token"] for link in made["seats"]]
    make(running, "10.0.0.1")
    finish(running, made["id"])
    with at(running, "10.0.0.1", made["id"], *tokens) as player:
        running.service.tables.creator._closed = True
        assert player.ask(do="rematch", seat=0)["error"] == "error-closed"
        running.service.tables.creator._closed = False
        assert player.ask(do="rematch", seat=0, yes=False)["type"] == "done"
        assert player.ask(do="rematch", seat=0)["type"] == "done"
        assert player.ask(do="rematch", seat=0)["type"] == "done", "the same wish again"
        assert player.ask(do="rematch", seat=1)["error"] == "error-too-many"
    with at(running, "10.0.0.9", made["id"], *tokens) as other:
        assert other.ask(do="rematch", seat=1, key="other-00001")["type"] == "done"
        while not other.hear("update")["table"]["rematch"]:
            pass
