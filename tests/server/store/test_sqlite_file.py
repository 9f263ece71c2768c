"""Opening SQLite files: durability, the lock, errors, migrations."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from oddville.server.store import sqlite_file, sqlite_writer
from oddville.server.store.base import Work
from oddville.server.store.opening import open_store
from oddville.server.store.protocol import Code, StoreError, StoreUnavailable
from oddville.server.store.session import Session
from oddville.server.store.sqlite import READERS, SqliteStore
from oddville.server.store.statements import SQLITE, newest_version
from stores import entry, make_table, open_for_test, outcome, summary

from .old_file import EDITION, TABLE, make

OLD = sorted((Path(__file__).parent / "old").glob("*.sqlite"))


async def test_only_its_owner_may_read_the_file(file: Path) -> None:
    async with open_for_test(str(file)) as store:
        await make_table(store)
        for path in file.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


async def test_the_file_is_as_durable_as_sqlite_can_be(file: Path) -> None:
    async with open_for_test(str(file)):
        with closing(sqlite_file.connect(file)) as connection:
            modes = [
                connection.execute(f"PRAGMA {pragma}").fetchone()[0]
                for pragma in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert modes == ["wal", 2, 1]


@pytest.mark.parametrize("address", ["sqlite:///{}", "{}"])
async def test_addresses_of_sqlite_files(address: str, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "a b.db"
    async with open_for_test(address.format(path).replace(" ", "%20") if "://" in address else str(path)):
        assert path.exists()


@pytest.mark.parametrize(
    "address", ["", "mysql://me:secret@host/db", "sqlite://", "sqlite:///", "sqlite://a.db"]
)
async def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="not a database address") as caught:
        await open_store(address)
    assert "secret" not in str(caught.value)


def open_error(file: Path, serving: bool = True) -> str:
    """The error of opening a file."""
    with pytest.raises(StoreError) as caught:
        SqliteStore.open(file, serving)
    assert str(file) in str(caught.value)
    return caught.value.message


def test_a_file_that_is_no_database_is_not_changed(file: Path, tmp_path: Path) -> None:
    file.write_text("no database at all, only a text\n" * 100)
    assert open_error(file) == "error-store-no-database"
    assert file.read_text().startswith("no database")
    assert open_error(tmp_path) == "error-write-folder"
    assert open_error(tmp_path / "none.db", serving=False) == "error-store-missing"


def test_the_database_of_another_program_is_not_changed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    before = file.read_bytes()
    assert open_error(file) == "error-store-foreign"
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert open_error(tmp_path / "file" / "tables.db") == "error-write"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert open_error(tmp_path / "tables.db") == "error-write"


def test_a_lock_that_cannot_be_opened_is_named(file: Path) -> None:
    """Such as one that a server of another user has left."""
    sqlite_file.lock_file(file).mkdir()
    assert open_error(file) == "error-write"


async def test_a_newer_file_is_refused(file: Path) -> None:
    async with open_for_test(str(file)):
        pass
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(f"INSERT INTO schema_version VALUES ({newest_version(SQLITE) + 1})")
    assert open_error(file) == "error-store-newer"


async def test_the_file_is_locked_against_a_second_server_only(file: Path) -> None:
    async with open_for_test(str(file)) as store:
        await make_table(store)
        assert open_error(file) == "error-store-in-use"
        async with open_for_test(str(file), serving=False) as beside:
            assert (await beside.counts()).entries == 1
            await beside.delete("t")
        assert await store.load("t") is None
    async with open_for_test(str(file)):
        pass  # free again


async def test_an_old_file_is_migrated_only_while_no_server_runs(file: Path) -> None:
    make(file, 1)
    lock = sqlite_file.FileLock(file)  # held by a server of that version
    for serving in (True, False):
        assert open_error(file, serving) == "error-store-in-use"
        with closing(sqlite3.connect(file)) as connection:
            assert sqlite_file.version_of(connection) == 1
    lock.release()
    await SqliteStore.open(file, serving=False).close()
    await SqliteStore.open(file).close()


async def test_the_lock_excludes_other_processes(file: Path) -> None:
    code = "import sys, time; from oddville.server.store.sqlite import SqliteStore as S"
    code += "; s = S.open(sys.argv[1]); print('open', flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        assert open_error(file) == "error-store-in-use"
        if sys.platform == "linux":
            sqlite_file.lock_file(file).unlink()  # by hand
            assert open_error(file) == "error-store-in-use"
        other.kill()
        other.wait()
    await SqliteStore.open(file).close()  # the lock went with the process


async def test_a_full_disk_loses_nothing_and_writing_continues_later(file: Path) -> None:
    store = SqliteStore.open(file, max_bytes=300_000)
    await make_table(store, "a")
    await make_table(store, "b")
    number = 1
    while (
        result := await outcome(store.append("a", [entry(number + 1, body=bytes(9000))], summary()))
    ) is None:
        number += 1
    assert isinstance(result, StoreUnavailable)
    assert result.message == "error-store-full"
    both = await asyncio.gather(
        outcome(store.append("a", [entry(number + 1, body=bytes(9000))], summary())),
        outcome(store.append("a", [entry(number + 1, body=bytes(9000))], summary())),
    )
    assert all(isinstance(one, StoreUnavailable) for one in both)
    assert len(await store.entries_after("a", 0)) == number > 5
    await store.delete("b")
    await store.append("a", [entry(number + 1, body=b"small")], summary())
    await store.close()
    async with open_for_test(str(file)) as again:
        assert len(await again.entries_after("a", 0)) == number + 1


async def test_the_write_ahead_log_is_checkpointed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It restarts, soon or on a busy machine later, and so becomes smaller than what was written."""
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_EVERY", 20)
    wal, written = file.with_name(file.name + "-wal"), 0
    async with open_for_test(str(file)) as store:
        await make_table(store)
        while wal.stat().st_size >= written * 5000:
            written += 1
            await store.append("t", [entry(written + 1, body=bytes(5000))], summary())


def test_a_sample_file_of_every_version_exists() -> None:
    assert [path.name for path in OLD] == [f"version_{n}.sqlite" for n in range(1, newest_version(SQLITE))]


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_a_file_of_an_earlier_version_is_migrated(old: Path, file: Path) -> None:
    file.write_bytes(old.read_bytes())
    async with open_for_test(str(file)) as store:
        assert await store.load("old-table") == TABLE
        assert await store.edition_text("hash") == EDITION.text
        await store.append("old-table", [entry(3, "new")], summary())
        await store.put_code(Code(b"h", "old-table", b"", 9))
    async with open_for_test(str(file)) as store:
        assert (await store.counts()).entries == 3


async def test_a_failed_migration_leaves_the_previous_version(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(file, 1)
    steps = [(1, ""), (2, "CREATE TABLE half (a); CREATE TABLE half (a)")]
    monkeypatch.setattr(sqlite_file, "migrations", lambda dialect: steps)
    with pytest.raises(StoreError):
        SqliteStore.open(file)
    with closing(sqlite3.connect(file)) as connection:
        assert sqlite_file.version_of(connection) == 1
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'half'").fetchall() == []
    monkeypatch.undo()
    await SqliteStore.open(file).close()


async def test_after_a_failed_write_the_store_is_not_ready_until_writing_works(file: Path) -> None:
    store = SqliteStore.open(file, max_bytes=300_000)
    await make_table(store)
    number = 1
    result = None
    while result is None:
        number += 1
        result = await outcome(store.append("t", [entry(number, body=bytes(9000))], summary()))
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            await store.ping()
    store._writer._connection.execute("PRAGMA max_page_count = 1000")
    await store.ping()
    await store.append("t", [entry(number, body=bytes(9000))], summary())
    await store.close()


async def test_a_disk_that_does_not_answer_makes_the_store_unavailable(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore.open(file)
    await make_table(store)
    frozen = threading.Event()
    holding = asyncio.create_task(store._writer.submit(lambda connection: frozen.wait()))
    await asyncio.sleep(0)
    monkeypatch.setattr(sqlite_file, "ANSWER_SECONDS", 0.1)
    with pytest.raises(StoreUnavailable, match="does not respond"):
        await store.append("t", [entry(2)], summary())
    readers = [asyncio.create_task(store._read(_wait(frozen))) for _ in range(READERS)]
    await asyncio.sleep(0)
    with pytest.raises(StoreUnavailable, match="does not respond"):
        await store.load("t")
    frozen.set()
    monkeypatch.setattr(sqlite_file, "ANSWER_SECONDS", 30.0)
    await asyncio.gather(holding, *readers, return_exceptions=True)
    assert await store.entries_after("t", 1) == [entry(2)], "it was handed over, and is carried out late"
    await store.close()


def _wait(event: threading.Event) -> Work[bool]:
    async def work(session: Session) -> bool:
        return event.wait()

    return work


async def test_a_caller_is_cancelled_even_at_the_moment_of_the_answer(file: Path) -> None:
    """Else a sweep stopped at that moment would never end."""
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(sqlite_file.await_answer(file, answer))
    await asyncio.sleep(0)
    answer.set_result(1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
