"""A database of an earlier version opens, shows every table as that version did, and all games play on to their end."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.store.opening import open_store
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.reports import reports
from oddville.server.tables.seats import credentials_at
from oddville.server.tables.views import choices
from oddville.server.tables.webhooks import Webhooks
from oddville.server.wire.options import PACES
from server.watching import FakeWatcher, InProcessBots, key, move

OLD = Path(__file__).parent / "old"
SHOWN: dict[str, dict[str, Any]] = json.loads(gzip.decompress((OLD / "games.json.gz").read_bytes()))
"""What the server of that version showed of each table."""
MADE_AT = max(line["at"] for shown in SHOWN.values() for line in shown["log"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "oddville.db"
    path.write_bytes(gzip.decompress((OLD / "games.sqlite.gz").read_bytes()))
    return path


@asynccontextmanager
async def tables_of(file: Path) -> AsyncIterator[TableService]:
    """The tables of the file, as if opened right after it was made."""
    started = now_ms()
    tables = TableService(
        await open_store(str(file)),
        InProcessBots(1),
        webhooks=Webhooks(enabled=False),
        clock=lambda: MADE_AT + now_ms() - started,
    )
    try:
        yield tables
    finally:
        await tables.close()


def rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in the file, by table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = [
            row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}


def plain(value: Any) -> Any:
    """A value as it is sent."""
    return json.loads(msgspec.json.encode(value))


def without_new_fields(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what that version did not show."""
    seats = [{name: value for name, value in seat.items() if name != "valued"} for seat in view["seats"]]
    result = view["result"] and {name: value for name, value in view["result"].items() if name != "proof"}
    options = {name: value for name, value in view["options"].items() if name != "finish_round"}
    return view | {"seats": seats, "result": result, "options": options}


def without_new_log_fields(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Log lines without what that version did not show."""
    return [
        {name: value for name, value in line.items() if name not in ("points", "of_table")} for line in log
    ]


async def test_opening_loses_nothing(file: Path) -> None:
    before = rows(file)
    assert len(before["tables"]) == len(SHOWN)
    async with tables_of(file):
        pass
    after = rows(file)
    for name, old in before.items():
        for row in old:
            assert any(row.items() <= new.items() for new in after[name]), name


async def test_every_log_event_but_a_change_of_the_rules_is_in_the_file(file: Path) -> None:
    kinds = {json.loads(entry["body"])["kind"] for entry in rows(file)["entries"]}
    assert kinds == {
        *("seated", "token", "started", "moved", "undone", "confirmed", "ordered", "said"),
        *("taken-over", "taken-back", "notice", "muted", "rematch", "rematch-made"),
    }


@pytest.mark.parametrize("name", SHOWN)
async def test_a_table_is_shown_as_before(name: str, file: Path) -> None:
    shown = SHOWN[name]
    async with tables_of(file) as tables:
        live = await tables.registry.get(shown["id"])
        assert without_new_fields(plain(live.view)) == shown["view"]
        assert without_new_log_fields(plain(live.table.log)) == shown["log"]
        assert plain(live.table.chat) == shown["chat"]
        if shown["choices"] is not None:
            assert plain(choices(live.table)) == shown["choices"]
        if live.table.game is not None:
            assert await tables.queries.record(shown["id"], "ada") == shown["record"]
        held = [seat for seat, each in enumerate(live.table.seats) if each.kind in ("here", "link")]
        assert sorted(credentials_at(live.table, shown["tokens"]).seats) == held
        assert credentials_at(live.table, [shown["host"]]).hosting == bool(shown["host"])


async def test_reports_and_codes_are_still_good(file: Path) -> None:
    async with tables_of(file) as tables:
        assert [(each.table, each.text) for each in await reports(tables.store)] == [
            (SHOWN["finished"]["id"], "odd")
        ]
        taken = await tables.seats.use_code(SHOWN["people"]["code"])
        live = await tables.registry.get(taken.id)
        assert credentials_at(live.table, [taken.token]).seats == {taken.seat}


async def play_to_the_end(live: LiveTable) -> None:
    """People play, bots move on their own."""
    while live.table.status != "over":
        table = live.table
        if table.bot_to_move is not None or ((due := table.due()) is not None and due.kind == "order"):
            await asyncio.sleep(0.001)
        elif table.confirming and table.player is not None:
            await live.execute(wire.Confirm(key(), table.player, table.version), FakeWatcher([table.player]))
        else:
            await move(live)


@pytest.mark.parametrize("name", [name for name in SHOWN if name != "finished"])
async def test_a_game_plays_on_to_its_end(name: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pace in PACES:
        monkeypatch.setitem(PACES, pace, 0)
    before = [row for row in rows(file)["entries"] if row["table_id"] == SHOWN[name]["id"]]
    async with tables_of(file) as tables:
        await tables.start()
        live = await tables.registry.get(SHOWN[name]["id"])
        if name == "waiting":
            await live.execute(wire.Rename(key(), 2, "Cy"), FakeWatcher([2]))
        undoable = live.view.undoable
        if undoable is not None and undoable.moves:
            ply = live.table.ply
            await live.execute(
                wire.Undo(key(), undoable.seat, live.table.version), FakeWatcher([undoable.seat])
            )
            assert live.table.ply == ply - 1
        async with asyncio.timeout(120):
            await play_to_the_end(live)
        result = live.view.result
        assert result is not None
        assert result.totals == live.table.points()
    after = [row for row in rows(file)["entries"] if row["table_id"] == SHOWN[name]["id"]]
    assert all(old.items() <= new.items() for old, new in zip(before, after, strict=False))
    assert len(after) > len(before)
