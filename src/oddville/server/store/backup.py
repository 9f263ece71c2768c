"""Backups: made while the server runs, checked before they count, restored without losing what was there.

A backup is one SQLite file, whichever database it was made of, so it also moves tables from one database to another.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

from oddville.server.store import rows
from oddville.server.store.opening import open_store, sqlite_file
from oddville.server.store.protocol import Counts, Item, Store, StoredTable, StoreError
from oddville.server.store.sqlite import SqliteStore
from oddville.server.store.sqlite_file import APPLICATION, FileLock, failure, version_of
from oddville.server.store.statements import SQLITE, newest_version, statements

PAGES = 2000
"""Pages copied between two calls of `progress`."""
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


def _silent(done: int, total: int) -> None:
    """Tell nobody."""


async def backup(address: str, target: Path, replace: bool = False, progress: Progress = _silent) -> Counts:
    """Copy the store at an address into a new file, as it is at one moment; play goes on meanwhile.

    The file appears under its name only when it is whole, checked and on the disk.
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
        counts = await asyncio.to_thread(verify, part)
        _put_in_place(part, target)
    except OSError as error:
        raise StoreError("error-write", file=str(target), reason=error.strerror) from error
    finally:
        _remove(part)
    return counts


async def restore(source: Path, address: str, replace: bool = False, progress: Progress = _silent) -> Counts:
    """Put a backup where a server will find it. What was there is refused to be overwritten, unless told to.

    A SQLite file that is replaced stays beside, as `FILE.replaced`.
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
    """Check a backup from end to end: the file, the references in it, and that no log has a gap."""
    if not path.is_file():
        raise StoreError("error-backup-source", file=str(path))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return _verified(path, connection)
    except sqlite3.Error as error:
        raise failure(path, error) from error


def _verified(path: Path, connection: sqlite3.Connection) -> Counts:
    sql = statements(SQLITE)
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
        raise StoreError("error-store-foreign", file=str(path))
    version, known = version_of(connection), newest_version(SQLITE)
    if version > known:
        raise StoreError("error-store-newer", file=str(path), version=version, known=known)
    checks = ("PRAGMA integrity_check", "PRAGMA foreign_key_check", sql["broken_logs"])
    for found in (connection.execute(check).fetchone() for check in checks):
        if found not in (None, ("ok",)):
            raise StoreError("error-backup-damaged", file=str(path), reason=str(found[0]))
    return rows.counts_of(connection.execute(sql["count_tables"]).fetchall())


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's online backup. The open read transaction holds one moment, so that writers do not make it begin anew."""
    if not source.is_file():
        raise StoreError("error-store-missing", file=str(source))
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with closing(sqlite3.connect(source, isolation_level=None)) as reading:
            reading.execute("BEGIN")
            reading.execute("PRAGMA schema_version").fetchone()
            with closing(sqlite3.connect(target, isolation_level=None)) as writing:
                reading.backup(
                    writing,
                    pages=PAGES,
                    progress=lambda _, left, total: progress(total - left, total),
                    sleep=0,
                )
                writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise failure(source, error) from error


async def _export_into(address: str, part: Path, progress: Progress) -> None:
    store = await open_store(address, serving=False)
    try:
        copy = SqliteStore.open(part)
        try:
            await copy.import_(_told(store.export(), await _total(store), progress))
        finally:
            await copy.close()
    finally:
        await store.close()
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    _remove(part.with_name(part.name + "-lock"))


async def _import_from(source: Path, address: str, replace: bool, progress: Progress) -> Counts:
    """By way of a copy, because an older backup is first brought to the newest version."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        await asyncio.to_thread(shutil.copyfile, source, copied)
        copy, store = SqliteStore.open(copied), await open_store(address, serving=False)
        try:
            await store.import_(_told(copy.export(), await _total(copy), progress), replace)
            return await store.counts()
        finally:
            await store.close()
            await copy.close()


async def _total(store: Store) -> int:
    return sum((await store.counts()).tables.values())


async def _told(items: AsyncIterator[Item], total: int, progress: Progress) -> AsyncIterator[Item]:
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
        counts = verify(part)
        _put_aside(target)
        _put_in_place(part, target)
        return counts
    finally:
        _remove(part)
        lock.release()


def _put_aside(target: Path) -> None:
    """The old file keeps its write-ahead log, without which it would lack its last moves."""
    aside = target.with_name(target.name + ".replaced")
    for ending in ("-wal", "-shm"):
        _remove(aside.with_name(aside.name + ending))
    if target.exists():
        target.replace(aside)
    log = target.with_name(target.name + "-wal")
    if log.exists():
        log.replace(aside.with_name(aside.name + "-wal"))
    _remove(target.with_name(target.name + "-shm"))


def _put_in_place(part: Path, target: Path) -> None:
    """Rename it when it is on the disk, and see to it that the name is, too."""
    _flush(part, os.O_RDWR)
    part.replace(target)
    if os.name == "posix":  # elsewhere a folder cannot be flushed
        _flush(target.absolute().parent, os.O_RDONLY)


def _flush(path: Path, mode: int) -> None:
    file = os.open(path, mode)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
