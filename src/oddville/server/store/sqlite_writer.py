"""Group commit for SQLite: requests that arrive while the writer thread is busy share the next transaction.

A transaction costs one flush of the disk, whether it holds one move or a hundred. A request that fails does not affect
the others of its batch.
"""

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from oddville.server.store.decision import Append, Head, LogState, settle
from oddville.server.store.protocol import Conflict, StoreUnavailable, TableNotFound
from oddville.server.store.rows import snapshot_values
from oddville.server.store.sqlite_file import await_answer, connect, store_error
from oddville.server.store.statements import SQLITE, statements

MAX_BATCH_SIZE = 512
MAX_INSERT_ROWS = 64
"""Rows of one statement."""
CHECKPOINT_EVERY = 2000
"""Requests between two checkpoints of the write-ahead log."""
Job = Callable[[sqlite3.Connection], Any]
"""Any other write; runs inside the transaction."""
Outcome = Any
"""The result of a request; an exception is raised in the caller."""


@dataclass(slots=True)
class _Request:
    work: Append | Job
    future: "asyncio.Future[Any]"


class GroupCommit:
    """The writer of a SQLite file."""

    def __init__(self, path: Path, max_pages: int | None = None) -> None:
        self.transactions = 0
        self.requests = 0
        self._path = path
        self._max_pages = max_pages
        self._connection = self._connect()
        self._checkpoints = _Checkpoints(path)
        self._queue: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-write", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._path)
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        if self._max_pages is not None:
            connection.execute(f"PRAGMA max_page_count = {self._max_pages}")
        return connection

    async def submit(self, work: Append | Job) -> Any:
        """Run this in the next transaction; returns its result when it is on disk."""
        if self._closed:
            raise StoreUnavailable("error-store-closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(_Request(work, future))
        return await await_answer(self._path, future)

    def close(self) -> None:
        """Write the queued requests, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        self._checkpoints.close()
        self._connection.close()

    def _run(self) -> None:
        batch: list[_Request | None] = []
        while None not in batch:
            batch = [self._queue.get()]
            while len(batch) < MAX_BATCH_SIZE and not self._queue.empty():
                batch.append(self._queue.get())
            self._serve([request for request in batch if request is not None])

    def _serve(self, requests: list[_Request]) -> None:
        """Answer every request, whatever happens: if the thread ended, all later requests would never be answered."""
        try:
            outcomes = self._commit([request.work for request in requests])
        except Exception as error:
            outcomes = [store_error(self._path, error)] * len(requests)
            self._reconnect()
        self._answer(requests, outcomes)
        with contextlib.suppress(Exception):  # retried after the next batch
            self._checkpoints.after(self._connection, len(requests))

    def _reconnect(self) -> None:
        """Replace a connection that cannot even roll back; if that fails, the next batch tries again."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()
        with contextlib.suppress(sqlite3.Error):
            self._connection = self._connect()

    def _answer(self, requests: list[_Request], outcomes: list[Outcome]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
        for request, outcome in zip(requests, outcomes, strict=True):
            by_loop.setdefault(request.future.get_loop(), []).append((request.future, outcome))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle_all, answers)

    def _commit(self, works: list[Append | Job]) -> list[Outcome]:
        """Run all in one transaction; each in its own if one of them raises."""
        if not works:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = write_all(self._connection, works)
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            cause = store_error(self._path, error)
            if len(works) == 1 or isinstance(cause, StoreUnavailable):
                return [cause] * len(works)
            return [outcome for work in works for outcome in self._commit([work])]
        self.transactions += 1
        self.requests += len(works)
        return outcomes


def _settle_all(answers: list[tuple["asyncio.Future[Any]", Outcome]]) -> None:
    for future, outcome in answers:
        settle(future, outcome)


class _Checkpoints:
    """Checkpoints the write-ahead log in a second thread, so that the writer does not wait.

    The writer then checkpoints the few pages written meanwhile, after which the log restarts and does not grow.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        self._thread: threading.Thread | None = None

    def after(self, connection: sqlite3.Connection, requests: int) -> None:
        """Called by the writer after each transaction."""
        self._written += requests
        if self._thread is None and self._written >= CHECKPOINT_EVERY:
            self._written = 0
            self._thread = threading.Thread(target=self._run, name="store-checkpoint", daemon=True)
            self._thread.start()
        elif self._thread is not None and not self._thread.is_alive():
            self._thread = None
            _checkpoint(connection)

    def close(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        with contextlib.closing(connect(self._path)) as connection:
            _checkpoint(connection)


def _checkpoint(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(
        sqlite3.OperationalError
    ):  # on a full disk the log stays until the next checkpoint
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def write_all(connection: sqlite3.Connection, works: Sequence[Append | Job]) -> list[Outcome]:
    """Run requests inside a transaction; a request that is refused changes nothing."""
    appends = [work for work in works if isinstance(work, Append)]
    outcomes = iter(_append_all(connection, appends))
    return [next(outcomes) if isinstance(work, Append) else _run_job(connection, work) for work in works]


def _run_job(connection: sqlite3.Connection, job: Job) -> Outcome:
    connection.execute("SAVEPOINT job")
    try:
        outcome = job(connection)
    except (Conflict, TableNotFound, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK TO job")
        outcome = error
    connection.execute("RELEASE job")
    return outcome


def _append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Exception | None]:
    if not appends:
        return []
    logs = _read_logs(connection, appends)
    outcomes = [logs.decide(append) for append in appends]
    accepted = [append for append, outcome in zip(appends, outcomes, strict=True) if outcome is None]
    _write(connection, accepted)
    return outcomes


def _read_logs(connection: sqlite3.Connection, appends: Sequence[Append]) -> LogState:
    ids = list({append.table_id for append in appends})
    pairs = [key for append in appends for key in append.keys]
    values = {"ids": json.dumps(ids), "pairs": json.dumps(pairs)}
    heads, keys_json = connection.execute(statements(SQLITE)["logs"], values).fetchone()
    keys = {(table_id, key): number for table_id, key, number in json.loads(keys_json)}
    ends = {id_: Head(number, bytes.fromhex(hash_)) for id_, (number, hash_) in json.loads(heads).items()}
    return LogState(ends, keys)


def _write(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    entries = [
        (append.table_id, *astuple(entry), hash_)
        for append in appends
        for entry, hash_ in zip(append.entries, append.hashes, strict=True)
    ]
    latest = {append.table_id: append for append in appends}.values()
    tables = [(a.table_id, a.entries[-1].number, a.hashes[-1], *astuple(a.summary)) for a in latest]
    snapshots = [snapshot_values(a.table_id, a.snapshot) for a in appends if a.snapshot is not None]
    _insert_many(connection, "insert_entries", entries)
    _insert_many(connection, "update_tables", tables)
    if snapshots:
        connection.executemany(statements(SQLITE)["save_snapshot"], snapshots)


def _insert_many(connection: sqlite3.Connection, name: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """One statement for many rows; sqlite3 caches the prepared statement of each size."""
    for start in range(0, len(rows), MAX_INSERT_ROWS):
        part = rows[start : start + MAX_INSERT_ROWS]
        marks = f"({','.join('?' * len(part[0]))})"
        sql = statements(SQLITE)[name].replace("{rows}", ",".join([marks] * len(part)))
        connection.execute(sql, [value for row in part for value in row])
