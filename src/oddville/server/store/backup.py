"""Back up a store while the server runs, verify the backup, and restore it.

A backup is one SQLite file, whatever the database, so it can also move tables between databases.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

from oddville.server.store.digest import add_digest, remove_digest
from oddville.server.store.examination import FileDamaged, examine_backup, examine_file
from oddville.server.store.opening import open_store, sqlite_file, without_credentials
from oddville.server.store.protocol import Counts, ExportItem, Store, StoredTable, StoreError, TableDamaged
from oddville.server.store.sqlite import SqliteStore
from oddville.server.store.sqlite_file import FileLock, check_wal, connect, store_error, wal_file

PAGES = 2000
"""Pages copied between two calls of `progress`."""
Progress = Callable[[int, int], None]
"""A callback with the amounts done and in total."""


def _no_progress(done: int, total: int) -> None:
    pass


async def backup(
    address: str, target: Path, replace: bool = False, progress: Progress = _no_progress
) -> Counts:
    """Copy a consistent snapshot of the store into a new file while games are played.

    The file gets its name only when it is complete, verified and on disk.
    """
    if target.exists() and not replace:
        raise StoreError("error-backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    source = sqlite_file(address)
    try:
        _remove(part)
        if source is None:
            await _export_into(address, part, progress)
        else:
            await asyncio.to_thread(_copy, source, part, progress)
        counts, _ = await asyncio.to_thread(examine_file, part)
        await asyncio.to_thread(add_digest, part)
        _rename_durably(part, target)
    except (TableDamaged, FileDamaged) as error:
        damage = [error.damage] if isinstance(error, TableDamaged) else error.damage
        raise FileDamaged(without_credentials(address), damage, "error-store-damaged") from error
    except OSError as error:
        raise StoreError("error-write", file=str(target), reason=error.strerror) from error
    finally:
        _remove(part)
    return counts


async def restore(
    source: Path, address: str, replace: bool = False, progress: Progress = _no_progress
) -> Counts:
    """Copy a backup to an address; an existing store is overwritten only with `replace`.

    A SQLite file that is replaced is kept as `FILE.replaced`.
    """
    await asyncio.to_thread(verify, source)
    target = sqlite_file(address)
    try:
        if target is None:
            return await _import_from(source, address, replace, progress)
        return await asyncio.to_thread(_restore_file, source, target, replace, progress)
    except OSError as error:
        raise StoreError("error-write", file=address, reason=error.strerror) from error


def verify(path: Path) -> Counts:
    """Check a backup from end to end."""
    if not path.is_file():
        raise StoreError("error-backup-source", file=str(path))
    return examine_backup(path)


def salvage(address: str) -> Counts:
    """Keep what can be read of a damaged write-ahead log, and the log itself as `FILE-wal.damaged`."""
    path = sqlite_file(address)
    if path is None or not path.is_file():
        raise StoreError("error-store-missing", file=address)
    lock, wal = FileLock(path), wal_file(path)
    try:
        if wal.exists():
            shutil.copyfile(wal, wal.with_name(wal.name + ".damaged"))
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return examine_file(path)[0]
    finally:
        lock.release()


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's online backup; the open read transaction keeps writers from restarting it."""
    if not source.is_file():
        raise StoreError("error-store-missing", file=str(source))
    check_wal(source)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with closing(sqlite3.connect(source, isolation_level=None)) as reading:
            reading.execute("BEGIN")
            reading.execute("PRAGMA schema_version").fetchone()
            with closing(sqlite3.connect(target, isolation_level=None)) as writing:
                reading.backup(
                    writing, pages=PAGES, progress=lambda _, left, all_: progress(all_ - left, all_), sleep=0
                )
                writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise store_error(source, error) from error


async def _export_into(address: str, part: Path, progress: Progress) -> None:
    async with AsyncExitStack() as stack:
        store = await open_store(address, serving=False)
        stack.push_async_callback(store.close)
        copy = SqliteStore.open(part)
        stack.push_async_callback(copy.close)
        await copy.import_(_report(store.export(), await _total(store), progress))
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    _remove(part.with_name(part.name + "-lock"))


async def _import_from(source: Path, address: str, replace: bool, progress: Progress) -> Counts:
    """Import from a copy, because an older backup must be migrated first."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        await asyncio.to_thread(shutil.copyfile, source, copied)
        remove_digest(copied)
        async with AsyncExitStack() as stack:
            copy = SqliteStore.open(copied)
            stack.push_async_callback(copy.close)
            store = await open_store(address, serving=False)
            stack.push_async_callback(store.close)
            await store.import_(_report(copy.export(), await _total(copy), progress), replace)
            return await store.counts()


async def _total(store: Store) -> int:
    return sum((await store.counts()).tables.values())


async def _report(
    items: AsyncIterator[ExportItem], total: int, progress: Progress
) -> AsyncIterator[ExportItem]:
    done = 0
    async for item in items:
        yield item
        if isinstance(item, StoredTable):
            done += 1
            progress(done, max(done, total))


def _restore_file(source: Path, target: Path, replace: bool, progress: Progress) -> Counts:
    if target.exists() and not replace:
        raise StoreError("error-backup-exists", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock, part = FileLock(target), target.with_name(target.name + ".part")
    try:
        _remove(part)
        _copy(source, part, progress)
        counts, _ = examine_file(part)
        _keep_replaced(target)
        _rename_durably(part, target)
        return counts
    finally:
        _remove(part)
        lock.release()


def _keep_replaced(target: Path) -> None:
    """Rename the old file together with its write-ahead log, which holds its last moves."""
    replaced = target.with_name(target.name + ".replaced")
    for suffix in ("-wal", "-shm"):
        _remove(replaced.with_name(replaced.name + suffix))
    if target.exists():
        target.replace(replaced)
    log = target.with_name(target.name + "-wal")
    if log.exists():
        log.replace(replaced.with_name(replaced.name + "-wal"))
    _remove(target.with_name(target.name + "-shm"))


def _rename_durably(part: Path, target: Path) -> None:
    """Flush the file before the rename, and the folder after it."""
    _flush(part, os.O_RDWR)
    part.replace(target)
    if os.name == "posix":  # Windows cannot flush a folder
        _flush(target.absolute().parent, os.O_RDONLY)


def _flush(path: Path, mode: int) -> None:
    file = os.open(path, mode)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
