"""A flipped bit in a log, a backup or the write-ahead log is noticed, and the report says where it is."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from oddville.games.errors import Message
from oddville.server.store.backup import backup, restore, salvage, verify
from oddville.server.store.examination import FileDamaged
from oddville.server.store.protocol import Code, LogEntry, Snapshot, Store, StoreError, TableDamaged
from oddville.server.store.verification import is_store, verify_store
from services import PostgresServer
from stores import make_table, open_for_test, outcome, summary, table

TRIES = 1000
TABLES, ENTRIES = 6, 5


def body(table_number: int, number: int) -> bytes:
    """A content that occurs once."""
    return random.Random(f"{table_number} {number}").randbytes(300)


async def fill(store: Store) -> None:
    await store.save_edition("hash", "text")
    for i in range(TABLES):
        entries = [
            LogEntry(n, 1000 + n, f"key-{n}" if n % 2 else None, body(i, n)) for n in range(1, ENTRIES + 1)
        ]
        await store.create(table(f"t{i}"), entries[:1], summary())
        for entry in entries[1:]:
            await store.append(f"t{i}", [entry], summary(), Snapshot(entry.number, "1", body(i, 99)))
    await store.set_flag("closed", b"1")
    await store.put_code(Code(b"h", "t0", b"p", 9))


def flip_bit(content: bytes, bit: int) -> bytes:
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def flip_value(value: Any, rng: random.Random) -> Any:
    """Another value of the same type, one bit away."""
    if isinstance(value, int):
        return value ^ 1 << rng.randrange(40)
    content = value if isinstance(value, bytes) else value.encode()
    if isinstance(value, bytes):
        return flip_bit(content, rng.randrange(8 * len(content)))
    return flip_bit(
        content, 8 * rng.randrange(len(content))
    ).decode()  # the lowest bit, so that it stays a text


ROW = ("created_at", "rules", "edition", "secret", "settings", "head", "hash")
ENTRY = ("at", "key", "body", "hash")
SNAPSHOT = ("number", "rules", "body", "hash")


def change(
    connection: Any, mark: str, rng: random.Random
) -> tuple[str, int | None, tuple[str, tuple[Any, ...]]]:
    """Flip a bit of a table's rows; the table, the entry where one was chosen, and how to undo it."""
    id_, number = f"t{rng.randrange(TABLES)}", rng.randint(1, ENTRIES)
    name, columns, where, values = rng.choice(
        [
            ("tables", ROW, f"id = {mark}", (id_,)),
            ("snapshots", SNAPSHOT, f"table_id = {mark}", (id_,)),
            *[("entries", ENTRY, f"table_id = {mark} AND number = {mark}", (id_, number))] * 8,
        ]
    )
    column, before = "", None
    while before is None:  # not every entry has a key
        column = rng.choice(columns)
        (before,) = connection.execute(f"SELECT {column} FROM {name} WHERE {where}", values).fetchone()
    before = bytes(before) if isinstance(before, memoryview) else before
    set_value = f"UPDATE {name} SET {column} = {mark} WHERE {where}"
    connection.execute(set_value, (flip_value(before, rng), *values))
    return id_, number if name == "entries" else None, (set_value, (before, *values))


async def check_flips(store: Store, connection: Any, mark: str, tries: int) -> None:
    rng = random.Random(17)
    for _ in range(tries):
        id_, number, undo = change(connection, mark, rng)
        error = await outcome(store.load(id_))
        assert isinstance(error, TableDamaged)
        assert error.table_id == id_
        assert number in (None, error.entry)
        intact = f"t{(int(id_[1:]) + 1) % TABLES}"
        assert await store.load(intact) is not None, "other tables are not affected"
        connection.execute(*undo)
    assert await store.damage() == []


async def test_a_flipped_bit_in_a_log_is_noticed_on_sqlite(file: Path) -> None:
    async with open_for_test(str(file)) as store:
        await fill(store)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            await check_flips(store, connection, "?", TRIES)


async def test_a_flipped_bit_in_a_log_is_noticed_on_postgresql(postgresql_server: PostgresServer) -> None:
    address = postgresql_server.new_schema()
    async with open_for_test(address) as store:
        await fill(store)
        with psycopg.connect(address, autocommit=True) as connection:
            await check_flips(store, connection, "%s", 100)


async def test_missing_swapped_and_moved_entries_are_noticed(file: Path) -> None:
    changes = {
        "DELETE FROM entries WHERE table_id = 't1' AND number = 5": 5,
        "DELETE FROM entries WHERE table_id = 't1' AND number = 2": 2,
        "UPDATE entries SET body = (SELECT body FROM entries WHERE table_id = 't2' AND number = 3)"
        " WHERE table_id = 't1' AND number = 3": 3,
        "UPDATE entries SET (body, hash) = (SELECT body, hash FROM entries WHERE table_id = 't2' AND number = 3)"
        " WHERE table_id = 't1' AND number = 3": 3,
        "UPDATE entries SET number = number + 1 WHERE table_id = 't1' AND number = 5": 5,
    }
    async with open_for_test(str(file)) as store:
        await fill(store)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            for sql, entry in changes.items():
                with closing(sqlite3.connect(":memory:")) as before:
                    connection.backup(before)
                    connection.execute(sql)
                    error = await outcome(store.load("t1"))
                    assert isinstance(error, TableDamaged), sql
                    assert error.entry == entry, sql
                    if entry > 1:
                        error = await outcome(store.entries_after("t1", 1))
                        assert isinstance(error, TableDamaged) or sql.startswith("DELETE"), sql
                    before.backup(connection)


async def make_backup(address: str, folder: Path) -> Path:
    target = folder / "backup.db"
    async with open_for_test(address) as store:
        await fill(store)
    await backup(address, target)
    return target


def damage_of(path: Path) -> list[Message]:
    with pytest.raises(FileDamaged) as caught:
        verify(path)
    assert caught.value.damage
    return caught.value.damage


async def test_a_flipped_bit_anywhere_in_a_backup_is_noticed(file: Path, tmp_path: Path) -> None:
    target = await make_backup(str(file), tmp_path)
    content, rng = target.read_bytes(), random.Random(18)
    for _ in range(TRIES):
        target.write_bytes(flip_bit(content, rng.randrange(8 * len(content))))
        damage_of(target)
        assert is_store(str(target))
        assert (await verify_store(str(target))).problems
    target.write_bytes(content)
    assert verify(target).entries == TABLES * ENTRIES


async def test_a_flipped_bit_in_a_log_of_a_backup_is_reported_by_table_and_entry(
    file: Path, tmp_path: Path
) -> None:
    target = await make_backup(str(file), tmp_path)
    content, rng = target.read_bytes(), random.Random(19)
    for i in range(TABLES):
        for number in range(1, ENTRIES + 1):
            at = content.index(body(i, number))
            target.write_bytes(flip_bit(content, 8 * at + rng.randrange(8 * 300)))
            assert Message("damage-entry", {"table": f"t{i}", "entry": number}) in damage_of(target)
            with pytest.raises(FileDamaged):
                await restore(target, str(tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()


@pytest.mark.parametrize("cut", [1, 48, 4096 + 48])
async def test_a_backup_cut_short_is_noticed(cut: int, file: Path, tmp_path: Path) -> None:
    target = await make_backup(str(file), tmp_path)
    target.write_bytes(target.read_bytes()[:-cut])
    damage_of(target)


async def test_a_damaged_store_is_not_backed_up(address: str, tmp_path: Path) -> None:
    async with open_for_test(address) as store:
        await fill(store)
    sql = "UPDATE entries SET at = at + 1 WHERE table_id = 't3' AND number = 2"
    with psycopg.connect(address) if "://" in address else closing(sqlite3.connect(address)) as connection:
        connection.execute(sql)
        connection.commit()
    with pytest.raises(FileDamaged) as caught:
        await backup(address, tmp_path / "backup.db")
    assert caught.value.message == "error-store-damaged"
    assert Message("damage-entry", {"table": "t3", "entry": 2}) in caught.value.damage
    assert not (tmp_path / "backup.db").exists()
    assert Message("damage-entry", {"table": "t3", "entry": 2}) in (await verify_store(address)).problems


async def test_stores_and_backups_are_verified(address: str, tmp_path: Path) -> None:
    target = await make_backup(address, tmp_path)
    facts = {"tables": TABLES, "entries": TABLES * ENTRIES}
    assert (await verify_store(str(target))).passed == [Message("verify-backup", facts)]
    assert (await verify_store(address)).passed == [Message("verify-store", facts)]


# The write-ahead log


async def copy_after_crash(file: Path, folder: Path) -> tuple[Path, bytes]:
    """A copy of a store as a crash of the machine leaves it, and its write-ahead log."""
    async with open_for_test(str(file)) as store:
        await fill(store)
        copy = folder / "copy" / file.name
        copy.parent.mkdir()
        for name in (file.name, f"{file.name}-wal"):
            shutil.copy(file.with_name(name), copy.with_name(name))
    return copy, copy.with_name(f"{file.name}-wal").read_bytes()


async def entries_in(file: Path) -> int | str:
    """How many entries a server finds, or why it does not start."""
    try:
        async with open_for_test(str(file)) as store:
            return (await store.counts()).entries
    except StoreError as error:
        return error.message


async def test_a_write_ahead_log_damaged_in_the_middle_is_not_cut_there(file: Path, tmp_path: Path) -> None:
    copy, wal = await copy_after_crash(file, tmp_path)
    database, rng = copy.read_bytes(), random.Random(20)
    last = len(wal) - 16 * 4120  # the last transactions look the same after a power cut
    for _ in range(100):
        for path in copy.parent.iterdir():
            path.unlink()
        copy.write_bytes(database)
        copy.with_name(f"{copy.name}-wal").write_bytes(flip_bit(wal, rng.randrange(8 * last)))
        found = await entries_in(copy)
        assert found in ("error-store-wal", TABLES * ENTRIES), "an earlier move"
    assert found == "error-store-wal"
    assert (await verify_store(str(copy))).problems[0].message == "error-store-wal"
    with pytest.raises(StoreError, match="is damaged at frame"):
        await backup(str(copy), tmp_path / "backup.db")


async def test_a_power_cut_while_writing_is_no_damage(file: Path, tmp_path: Path) -> None:
    copy, wal = await copy_after_crash(file, tmp_path)
    database = copy.read_bytes()
    found: list[int | str] = []
    for length in range(len(wal), len(wal) - 8 * 4120, -1030):
        for path in copy.parent.iterdir():
            path.unlink()
        copy.write_bytes(database)
        copy.with_name(f"{copy.name}-wal").write_bytes(wal[:length])
        found.append(await entries_in(copy))
    assert set(found) <= set(range(TABLES * ENTRIES + 1))
    assert found[0] == TABLES * ENTRIES


async def test_what_can_be_read_of_a_damaged_log_is_salvaged(file: Path, tmp_path: Path) -> None:
    copy, wal = await copy_after_crash(file, tmp_path)
    copy.with_name(f"{copy.name}-wal").write_bytes(flip_bit(wal, 4 * len(wal)))
    assert await entries_in(copy) == "error-store-wal"
    counts = salvage(str(copy))
    assert 0 < counts.entries < TABLES * ENTRIES
    assert await entries_in(copy) == counts.entries
    assert copy.with_name(f"{copy.name}-wal.damaged").stat().st_size == len(wal)


async def test_a_running_server_is_verified_beside_it(file: Path) -> None:
    async with open_for_test(str(file)) as store:
        await make_table(store)
        assert (await verify_store(str(file))).problems == []
        assert await store.load("t") is not None
