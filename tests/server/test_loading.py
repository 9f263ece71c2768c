"""From what is kept to a table, also under rules that have changed since."""

import random

import msgspec
import pytest

from oddville.games.editions import edition
from oddville.games.game import Game
from oddville.games.records.record import RULES
from oddville.games.records.verification import verify
from oddville.server.store.protocol import LogEntry, Snapshot, StoredTable, TableRow
from oddville.server.tables import fold, log_events
from oddville.server.tables.loading import TableSettings, change_of_rules, load_table, snapshot
from oddville.server.tables.replays import record_text
from oddville.server.tables.table import Table
from oddville.server.tables.views import summary, table_view
from server.local_table import PEOPLE, LocalTable
from server.watching import assert_refused


def stored_table(local_table: LocalTable, rules: str = RULES, kept: Snapshot | None = None) -> StoredTable:
    table = local_table.table
    row = TableRow(
        table.id,
        table.created_at,
        rules,
        table.edition.hash,
        msgspec.json.encode(table.secret),
        msgspec.json.encode(TableSettings(table.options, list(PEOPLE))),
    )
    log = [LogEntry(i, at, None, log_events.encode(body)) for i, (at, body) in enumerate(local_table.log, 1)]
    return StoredTable(row, log, summary(table), kept)


def test_a_table_is_the_same_after_it_was_kept() -> None:
    local_table = LocalTable()
    local_table.play_at_random(random.Random(1), 60)
    table = load_table(stored_table(local_table), edition())
    assert table.game is not None
    assert table.game.position() == local_table.game.position()
    assert (table.log, table.version, table.undo_limit) == (
        local_table.table.log,
        local_table.table.version,
        local_table.table.undo_limit,
    )
    assert change_of_rules(table, stored_table(local_table)) is None


def under_new_rules(local_table: LocalTable, kept: Snapshot | None) -> Table:
    old = stored_table(local_table, "0", kept)
    table = load_table(old, edition())
    assert table.game is None
    assert table.status == "running"
    assert [line.message for line in table.log] == [line.message for line in local_table.table.log]
    change = change_of_rules(table, old)
    assert change is not None
    table.under_old_rules = False
    fold.apply(table, table.number + 1, 10**9, None, change)
    local_table.log.append((10**9, change))
    return table


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_running_table_continues_when_the_rules_have_changed(with_snapshot: bool) -> None:
    local_table = LocalTable()
    rng = random.Random(5)
    local_table.play_at_random(rng, 40)
    kept = None
    while with_snapshot and kept is None:
        local_table.play_at_random(rng, 1)
        kept = snapshot(local_table.table)
    local_table.play_at_random(rng, 6)
    if local_table.table.confirming:
        local_table.confirm()
    table = under_new_rules(local_table, kept)
    assert table.game is not None
    assert table.ply == local_table.table.ply
    assert table.game.view() == local_table.game.view()
    assert table.log[-1].facts["lost"] == 0
    again = load_table(stored_table(local_table, "0", kept), edition())
    assert again.game is not None, "once it has gone on, it loads like any other"
    assert again.game.view() == table.game.view()
    assert again.log == table.log


def test_moves_that_are_no_longer_legal_are_reported_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    local_table = LocalTable()
    local_table.play_at_random(random.Random(5), 20)
    pushed: list[str] = []
    push = Game.push

    def strict(game: Game, move: str) -> None:
        pushed.append(move)
        push(game, move if len(pushed) <= 8 else "dance")

    monkeypatch.setattr(Game, "push", strict)
    table = under_new_rules(local_table, None)
    assert table.ply == 8
    assert table.log[-1].facts["lost"] == local_table.table.ply - 8


def test_a_table_that_waits_is_not_bothered_by_new_rules() -> None:
    local_table = LocalTable(start=False)
    old = stored_table(local_table, "0")
    table = load_table(old, edition())
    assert change_of_rules(table, old) is None
    fold.apply(table, 1, 1, None, log_events.Started())
    assert table.game is not None


def played_to_the_end(seed: int) -> LocalTable:
    local_table = LocalTable()
    local_table.play_at_random(random.Random(seed), 10_000)
    assert local_table.table.status == "over"
    return local_table


def test_a_game_that_ended_under_other_rules_is_shown_if_it_goes_the_same_way() -> None:
    local_table = played_to_the_end(1)
    old = stored_table(local_table, "0")
    table = load_table(old, edition())
    assert table.status == "over"
    assert change_of_rules(table, old) is None
    assert table_view(table) == table_view(local_table.table)
    assert record_text(table) == record_text(local_table.table)


def test_a_game_that_would_end_otherwise_under_the_rules_of_today_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = stored_table(played_to_the_end(1), "0")
    monkeypatch.setattr(Game, "push", lambda game, move: game.play("dance"))
    with assert_refused("error-other-rules"):
        load_table(old, edition())


@pytest.mark.parametrize("to_the_end", [True, False])
def test_rules_that_changed_twice(to_the_end: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry of the first change is of rules that are no longer in force either."""
    local_table = LocalTable()
    rng = random.Random(5)
    local_table.play_at_random(rng, 30)
    if local_table.table.confirming:
        local_table.confirm()
    change = log_events.RulesChanged("0", local_table.table.ply, local_table.game.position())
    local_table.apply([change])
    before = local_table.table.ply
    local_table.play_at_random(rng, 10_000 if to_the_end else 12)
    if local_table.table.confirming:
        local_table.confirm()
    old = stored_table(local_table, "older")
    table = load_table(old, edition())
    if to_the_end:
        assert table_view(table) == table_view(local_table.table)
        return
    assert table.game is None
    assert table.ply == local_table.table.ply > before
    again = change_of_rules(table, old)
    assert again is not None
    assert (again.rules, again.ply, again.lost) == (RULES, local_table.table.ply, 0)
    assert again.position == local_table.game.position()


def test_a_record_of_a_game_whose_rules_have_changed_breaks_no_promise() -> None:
    """It begins where the game continued, which had no commitment."""
    local_table = LocalTable()
    local_table.play_at_random(random.Random(5), 30)
    if local_table.table.confirming:
        local_table.confirm()
    local_table.apply([log_events.RulesChanged(RULES, local_table.table.ply, local_table.game.position())])
    for plies in (5, 10_000):
        local_table.play_at_random(random.Random(5), plies)
        verdict = verify(record_text(local_table.table))
        assert verdict.problems == []
        assert "verify-no-promise" in [found.message for found in verdict.passed]
