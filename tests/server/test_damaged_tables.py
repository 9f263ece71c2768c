"""A table whose log is damaged is isolated: it is reported once, its players get a clear message, others play on."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.server import wire
from oddville.server.clock import now_ms
from oddville.server.store.backup import backup
from oddville.server.store.protocol import TableDamaged
from oddville.server.wire.options import NewSeat, Options
from server.serving import run_server
from server.watching import FakeWatcher, assert_refused, move, tables_at, two_people


def damage(file: Path, table_id: str, number: int) -> None:
    """Change one entry, as a failing disk does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        sql = "UPDATE entries SET at = at + 1 WHERE table_id = ? AND number = ?"
        assert connection.execute(sql, (table_id, number)).rowcount == 1


async def test_others_play_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with tables_at(tmp_path) as tables:
        ids = [(await two_people(tables))[1].id for _ in range(3)]
    damage(tmp_path / "tables.sqlite", ids[1], 2)
    async with tables_at(tmp_path) as tables:
        for _ in range(2):
            with pytest.raises(TableDamaged) as caught:
                await tables.registry.get(ids[1])
        assert caught.value.facts == {"id": ids[1], "entry": 2}
        assert tables.registry.damaged == {ids[1]}
        for id_ in (ids[0], ids[2]):
            await move(await tables.registry.get(id_))
    lines = [record for record in caplog.records if record.message == "table-damaged"]
    assert [(line.levelno, line.__dict__["table"]) for line in lines] == [(logging.ERROR, ids[1])]


async def test_a_damaged_table_with_due_work_does_not_hold_up_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seats = [NewSeat("here", "Ada"), NewSeat("bot", bot="newcomer")]
    async with tables_at(tmp_path) as tables:
        new_tables = [await tables.creator.make(wire.NewTable(seats, Options(pace="step"))) for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET due_at = 1")
    damage(tmp_path / "tables.sqlite", new_tables[0].id, 1)
    async with tables_at(tmp_path) as tables:
        await tables.sweep.sweep()
        due = dict(await tables.store.due_tables(now_ms() + 10**6, 9))
        assert due[new_tables[0].id] > now_ms(), "tried again later"
        assert tables.registry.find(new_tables[1].id) is not None
    assert "table-failed" not in [record.message for record in caplog.records]


async def test_a_table_damaged_while_it_is_played_is_closed(tmp_path: Path) -> None:
    async with tables_at(tmp_path) as tables:
        live, new_table = await two_people(tables)
        watcher = FakeWatcher([0])
        live.attach(watcher)
        await move(live)
        damage(tmp_path / "tables.sqlite", new_table.id, live.table.number)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as connection:
            copied = (
                "SELECT table_id, number + 1, at, NULL, body, hash FROM entries ORDER BY number DESC LIMIT 1"
            )
            connection.execute(f"INSERT INTO entries {copied}")
        with assert_refused("error-table-damaged"):
            await live.catch_up()
        assert watcher.last(wire.Goodbye) == wire.Goodbye("error-table-damaged", again=False)
        assert tables.registry.damaged == {new_table.id}
        with assert_refused("error-table-damaged"):
            await move(live)


def test_players_and_operators_are_informed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with run_server(tmp_path, database=str(file)) as server:
        table, other = server.make(), server.make()
    damage(file, table["id"], 1)
    with run_server(tmp_path, database=str(file)) as server, server.client() as client:
        answer = client.get(f"/api/tables/{table['id']}/record")
        assert answer.status_code == 409
        assert answer.json()["error"] == "error-table-damaged"
        assert "\noddville_tables_damaged 1\n" in client.get("/metrics").text
        with server.watch(other["id"], other["seats"][0]["token"]):
            pass


async def test_the_command_verifies_stores_and_backups(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.sqlite", tmp_path / "backup.db"
    async with tables_at(tmp_path) as tables:
        _, new_table = await two_people(tables)
    await backup(str(file), copy)
    assert await asyncio.to_thread(main, ["--lang", "en", "verify", str(file), str(copy)]) == 0
    assert "All logs are as they were written (tables: 1" in capsys.readouterr().out
    damage(file, new_table.id, 3)
    damage(copy, new_table.id, 2)
    assert await asyncio.to_thread(main, ["--lang", "en", "verify", str(file), str(copy)]) == 1
    out = capsys.readouterr().out
    assert f"{file}: WRONG: Table {new_table.id}: entry 3 of its log" in out
    assert f"{copy}: WRONG: Table {new_table.id}: entry 2 of its log" in out
