"""The proof that no table stops (`benchmarks/liveness.py`) in short form, and that it detects one that does."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.scheduler import Scheduler
from server.serving import TestServer, run_server
from server.test_proofs import BENCHMARKS


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestServer]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    limits = {"tables_an_hour": 0, "requests_a_second": 0, "messages_a_second": 0, "most_sockets_each": 0}
    with run_server(tmp_path, **limits) as server:
        yield server


def play_table(server: TestServer, **options: Any) -> Any:
    """What came of games of the small edition."""
    from whole_games.playing import Playing, RunOptions

    playing = Playing(RunOptions(edition="micro", pace="quick", **options), [server.port])
    asyncio.run(playing.run())
    return playing.figures


def test_whole_games_of_bots_and_people_come_to_their_end(server: TestServer) -> None:
    figures = play_table(server, games=4, tables=4, patience=120.0)
    assert figures.findings == {}
    assert figures.ended >= 4
    assert figures.counts["moves of people"] > 20


def test_a_table_at_which_no_bot_moves_is_reported(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scheduler, "schedule", lambda scheduler, live, due_at=None: None)
    figures = play_table(server, games=2, tables=2, patience=1.0, calm=True)
    assert figures.found("tables stopped") == 2
    assert figures.ended == 0
    assert "(greedy) in phase" in figures.findings["tables stopped"][0]


def test_an_update_that_was_not_sent_is_reported_and_the_game_continues(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = LiveTable._send_update
    kept_back: list[int] = []

    def send_all_but_one(live: LiveTable, choose_anew: bool) -> None:
        if live.table.player == 0 and live.table.version > 3 and not kept_back:
            kept_back.append(live.table.version)  # the person is not notified that it is their turn
        else:
            send(live, choose_anew)

    monkeypatch.setattr(LiveTable, "_send_update", send_all_but_one)
    figures = play_table(server, games=1, tables=1, patience=3.0, calm=True)
    assert kept_back
    assert figures.found("updates lost") == 1
    assert figures.ended == 1


def test_a_plan_is_drawn_from_its_seed_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from whole_games.plans import draw

    plans = [draw(1, number) for number in range(300)]
    assert plans == [draw(1, number) for number in range(300)]
    assert {len(plan.seats) for plan in plans} == {2, 3, 4}
    assert {plan.pace for plan in plans} == {"quick", "normal", "slow", "step"}
    assert all(any(seat["kind"] != "bot" for seat in plan.seats) for plan in plans if plan.pace == "step")


def test_whose_fault_it_is_that_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from whole_games.messages import Message, SeatSeen, Seen
    from whole_games.people import PendingRequest, Person
    from whole_games.plans import calm
    from whole_games.tables import Figures, PlayedTable
    from whole_games.watching import Look, verdict

    def seen_table(version: int, chooses: int) -> Seen:
        seats = [SeatSeen("here"), SeatSeen("bot", bot="greedy")]
        return Seen(version, version, "running", version, seats, chooses)

    table = PlayedTable(calm(1, 1), "t", {0: "token"}, Figures())
    person = Person(table, [1], 0, leads=True)
    table.connections = [person]
    for version, chooses, fresh, expected in (
        (3, 1, [], "tables stopped"),
        (3, 1, [seen_table(3, 1)], "tables stopped"),
        (3, 1, [seen_table(3, 1), seen_table(4, 0)], "updates lost"),
        (4, 0, [seen_table(4, 0)], "updates lost"),  # the person was not sent the choices
    ):
        person.seen = seen_table(version, chooses)
        table.heard(person.seen)
        assert verdict(table, [Look("fresh", each) for each in fresh]) == expected
    person.choices = Message("choices", version=4)
    assert verdict(table, [Look("fresh", seen_table(4, 0))]) == "idle clients"
    person.pending["key"] = PendingRequest({"do": "move"}, "moves", 0.0)
    assert verdict(table, [Look("fresh", seen_table(4, 0))]) == "tables stopped"
