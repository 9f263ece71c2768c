"""Open a SQLite file: lock it, check its owner, make it durable and migrate its schema."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Awaitable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from oddville.server.store.migrations import complete
from oddville.server.store.protocol import StoreDamaged, StoreError, StoreUnavailable
from oddville.server.store.sqlite_session import SqliteSession, run_now
from oddville.server.store.statements import SQLITE, migrations, newest_version, statements
from oddville.server.store.wal_check import find_damage

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

Result = TypeVar("Result")
APPLICATION = 0x0DD51113
"""Marks a file as OddVille's (`PRAGMA application_id`)."""
OLDEST_SQLITE = (3, 37, 0)
"""The first with strict tables."""
ANSWER_SECONDS = 30.0
"""How long the disk may take; a request that takes longer may still be carried out."""
BUSY_SECONDS = 10.0
"""How long to wait for the lock of another process, such as an administrator's command."""
PRAGMAS = {"synchronous": 2, "foreign_keys": 1}
"""Required of every connection; `synchronous` 2 is FULL."""
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
_UNREADABLE = (0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH)
"""Of a statement that failed because of what it found, such as text that is no UTF-8."""


async def await_answer(path: Path, answer: Awaitable[Result]) -> Result:
    """Wait for the disk. `asyncio.wait_for` of Python 3.11 would lose a cancellation at the moment of the answer."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await answer
    except TimeoutError:
        raise StoreUnavailable("error-store-slow", file=str(path)) from None


def store_error(path: Path, error: Exception) -> Exception:
    """The `StoreError` for an error of SQLite; other errors are returned unchanged."""
    if not isinstance(error, sqlite3.Error) or isinstance(error, sqlite3.IntegrityError):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreUnavailable("error-store-full", file=str(path))
    if code in _BUSY:
        return StoreUnavailable("error-store-busy", file=str(path))
    if code in _DAMAGED:
        return StoreDamaged("error-store-no-database", file=str(path))
    if code in _UNREADABLE:
        return StoreDamaged("error-store-disk", file=str(path), reason=str(error))
    return StoreUnavailable("error-store-disk", file=str(path), reason=str(error))


def lock_file(path: Path) -> Path:
    """The file beside a database that a server locks, and into which it writes its URL."""
    return path.with_name(path.name + "-lock")


def wal_file(path: Path) -> Path:
    """SQLite's write-ahead log of a database."""
    return path.with_name(path.name + "-wal")


class FileLock:
    """Held by the server that uses a file; the system releases it when the process ends.

    On Linux the database is locked as well, so that nobody unlocks it by deleting the lock file. SQLite itself uses
    locks of another kind there. Closing a descriptor of the database would drop those, so it comes last.
    """

    def __init__(self, path: Path) -> None:
        self._files: list[int] = []
        self._take(path, lock_file(path))
        os.ftruncate(self._files[0], 0)
        if sys.platform == "linux" and path.exists():
            self._take(path, path)

    def _take(self, path: Path, locked: Path) -> None:
        try:
            self._files.append(os.open(locked, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError("error-write", file=str(locked), reason=error.strerror) from None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._files[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise StoreError("error-store-in-use", file=str(path)) from None

    def release(self) -> None:
        for file in self._files:
            os.close(file)


def connect(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode, checked to be durable."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    try:
        for pragma, value in PRAGMAS.items():
            connection.execute(f"PRAGMA {pragma} = {value}")
            if connection.execute(f"PRAGMA {pragma}").fetchone() != (value,):
                raise StoreError("error-store-pragma", file=str(path), pragma=pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def open_file(path: Path, serving: bool = True) -> FileLock | None:
    """Create or migrate the file, or raise a `StoreError` that says what is wrong with it.

    A server gets the lock. Other callers create no file, and migrate it only while no server runs.
    """
    check_wal(path)
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError("error-store-sqlite", version=sqlite3.sqlite_version)
    _make_file(path, must_exist=not serving)
    lock = FileLock(path) if serving or _is_outdated(path) else None
    try:
        _prepare(path)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    if lock is not None and not serving:
        lock.release()
    return lock if serving else None


def check_wal(path: Path) -> None:
    """Refuse a file whose write-ahead log is damaged in the middle: opening it would lose the moves after that.

    While a server runs its log changes, and is not checked.
    """
    if wal_file(path).exists() and fcntl is not None:
        try:
            lock = FileLock(path)
        except StoreError:
            return
        try:
            damage = find_damage(wal_file(path))
        finally:
            lock.release()
        if damage is not None:
            raise StoreError(
                "error-store-wal", file=str(wal_file(path)), frame=damage.frame, lost=damage.lost
            )


def _is_outdated(path: Path) -> bool:
    with suppress(sqlite3.Error), closing(connect(path)) as connection:
        return version_of(connection) < newest_version(SQLITE)
    return False


def _prepare(path: Path) -> None:
    try:
        with closing(connect(path)) as connection:
            _check_owner(path, connection)
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise StoreError("error-store-pragma", file=str(path), pragma="journal_mode")
            migrate(path, connection)
    except sqlite3.Error as error:
        raise store_error(path, error) from error


def _make_file(path: Path, must_exist: bool) -> None:
    if path.is_dir():
        raise StoreError("error-write-folder", file=str(path))
    if path.exists():
        if not os.access(path, os.R_OK | os.W_OK) or not os.access(path.parent, os.W_OK):
            raise StoreError("error-write-refused", file=str(path))
        return
    if must_exist:
        raise StoreError("error-store-missing", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError("error-write", file=str(path), reason=error.strerror) from error


def _check_owner(path: Path, connection: sqlite3.Connection) -> None:
    """Mark a new file as ours; refuse one of another program."""
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    if owner == APPLICATION:
        return
    if connection.execute("PRAGMA page_count").fetchone()[0] > 0:
        raise StoreError("error-store-foreign", file=str(path))
    connection.execute(f"PRAGMA application_id = {APPLICATION}")


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute(statements(SQLITE)["version"]).fetchone()[0])


def migrate(path: Path, connection: sqlite3.Connection) -> None:
    """Migrate the schema to the newest version, each step in a transaction."""
    connection.execute(statements(SQLITE)["make_versions"])
    version = version_of(connection)
    if version > newest_version(SQLITE):
        raise StoreError("error-store-newer", file=str(path), version=version, known=newest_version(SQLITE))
    for number, script in migrations(SQLITE):
        if number > version:
            _step(connection, number, script)


def _step(connection: sqlite3.Connection, number: int, script: str) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {script};")
        run_now(complete(SqliteSession(connection), number))
        connection.execute(statements(SQLITE)["add_version"], {"version": number})
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
