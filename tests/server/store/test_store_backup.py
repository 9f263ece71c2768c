"""Backups during play, and restoring them into any database."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oddville.server.store.backup import backup, restore, verify
from oddville.server.store.digest import add_digest, remove_digest
from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import Code, ExportItem, Store, StoreError
from services import PostgresServer
from stores import entry, make_table, open_for_test, summary

from .old_file import TABLE
from .test_store_killed import run_and_kill

ITEMS = 37
"""What `fill` writes."""


async def fill(store: Store) -> None:
    await store.save_edition("hash", "text")
    for i in range(30):
        await make_table(store, f"t{i}", entries=5)
    await store.set_flag("closed", b"1")
    await store.put_code(Code(b"h", "t0", b"p", 9))
    await store.add_ladder(StoredLadder("l", "Friday", b"host", 1, 1))
    await store.add_ladder_member(StoredMember("l", "m", "Ada", "ada", b"token", 2))
    await store.add_ladder_game(StoredGame("t0", "l", 3, 4, b"result"))
    await store.claim_review("k", 40, now=1, until=2)
    await store.save_review("k", b"graded", 40, 0, is_done=True)


async def everything(address: str) -> list[ExportItem]:
    async with open_for_test(address) as store:
        return [item async for item in store.export()]


async def test_a_backup_during_play_is_consistent(address: str, tmp_path: Path) -> None:
    target, steps = tmp_path / "backup.db", list[tuple[int, int]]()
    async with open_for_test(address) as store:
        await fill(store)
        number, stop = 5, asyncio.Event()

        async def play() -> None:
            nonlocal number
            while not stop.is_set():
                await store.append("t0", [entry(number + 1, body=bytes(20_000))], summary())
                number += 1

        playing = asyncio.create_task(play())
        during = 0
        while during < 2:  # on a busy machine there may be no time for a move beside the backup
            before = number
            counts = await backup(address, target, replace=True, progress=lambda *seen: steps.append(seen))
            during = number - before
        stop.set()
        await playing
    assert 150 <= counts.entries <= 150 + number - 5
    assert verify(target) == counts
    assert steps[-1][0] == steps[-1][1] > 0
    assert target.stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir()} - {"backup.db"} <= {"tables.db", "tables.db-lock"}


async def test_a_backup_moves_between_databases(
    address: str, file: Path, postgresql_server: PostgresServer, tmp_path: Path
) -> None:
    async with open_for_test(address) as store:
        await fill(store)
    before = await everything(address)
    target = tmp_path / "backup.db"
    await backup(address, target)
    for elsewhere in (str(tmp_path / "folder" / "other.db"), postgresql_server.new_schema()):
        counts = await restore(target, elsewhere)
        assert counts.entries == 150
        assert await everything(elsewhere) == before


async def test_stores_are_overwritten_only_with_replace(address: str, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    async with open_for_test(address) as store:
        await fill(store)
    await backup(address, target)
    async with open_for_test(address) as store:
        await store.append("t0", [entry(6)], summary())
    with pytest.raises(StoreError, match="already exists"):
        await backup(address, target)
    with pytest.raises(StoreError, match=r"already exists|is not empty"):
        await restore(target, address)
    assert len(await everything(address)) == ITEMS
    await restore(target, address, replace=True)
    async with open_for_test(address) as store:
        assert len(await store.entries_after("t0", 0)) == 5
    if "://" not in address:  # what was replaced stays beside, with its last moves
        async with open_for_test(f"{address}.replaced") as old:
            assert len(await old.entries_after("t0", 0)) == 6
    await backup(address, target, replace=True)


async def test_the_replaced_file_of_a_killed_server_keeps_its_last_moves(file: Path, tmp_path: Path) -> None:
    async with open_for_test(str(file)) as store:
        await fill(store)
    target = tmp_path / "backup.db"
    await backup(str(file), target)
    acknowledged = run_and_kill(str(file), 50, 0.0)
    assert file.with_name("tables.db-wal").exists()
    await restore(target, str(file), replace=True)
    async with open_for_test(str(file)) as store, open_for_test(f"{file}.replaced") as old:
        assert (await store.counts()).entries == 150
        assert (await old.counts()).entries >= 150 + sum(acknowledged.values())


async def test_a_file_in_use_is_not_replaced(file: Path, tmp_path: Path) -> None:
    async with open_for_test(str(file)) as store:
        await make_table(store)
        await backup(str(file), tmp_path / "backup.db")
        with pytest.raises(StoreError, match="in use by another server"):
            await restore(tmp_path / "backup.db", str(file), replace=True)
        await store.append("t", [entry(2)], summary())


async def test_an_old_backup_is_migrated(file: Path, postgresql_server: PostgresServer) -> None:
    old = Path(__file__).parent / "old" / "version_1.sqlite"
    for address in (str(file), postgresql_server.new_schema()):
        await restore(old, address)
        async with open_for_test(address) as store:
            assert await store.load("old-table") == TABLE


DAMAGE = {
    "error-backup-damaged": "DELETE FROM entries WHERE number = 3",
    "error-store-foreign": "PRAGMA application_id = 1",
    "error-store-newer": "INSERT INTO schema_version VALUES (999)",
}


@pytest.mark.parametrize("message", DAMAGE)
async def test_an_invalid_backup_is_not_restored(message: str, file: Path, tmp_path: Path) -> None:
    async with open_for_test(str(file)) as store:
        await fill(store)
    target = tmp_path / "backup.db"
    await backup(str(file), target)
    remove_digest(target)
    with closing(sqlite3.connect(target, isolation_level=None)) as connection:
        connection.execute(DAMAGE[message])
    add_digest(target)
    with pytest.raises(StoreError) as caught:
        await restore(target, str(file), replace=True)
    assert caught.value.message == message
    assert len(await everything(str(file))) == ITEMS


async def test_damaged_bytes_and_missing_files_are_named(file: Path, tmp_path: Path) -> None:
    async with open_for_test(str(file)) as store:
        await fill(store)
    target = tmp_path / "backup.db"
    await backup(str(file), target)
    content = bytearray(target.read_bytes())
    content[8192:20000] = bytes(len(content[8192:20000]))
    target.write_bytes(content)
    with pytest.raises(StoreError, match="is damaged"):
        await restore(target, str(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()
    with pytest.raises(StoreError, match="There is no backup"):
        await restore(tmp_path / "none.db", str(tmp_path / "new.db"))
    with pytest.raises(StoreError, match="There is no database"):
        await backup(str(tmp_path / "none.db"), tmp_path / "b.db")
    with pytest.raises(StoreError, match="Cannot write"):
        await backup(str(file), tmp_path / "nowhere" / "b.db")
