"""One thread writes; what has come in while it was busy shares the next transaction.

A transaction costs a flush of the disk, whether it holds one move or a hundred, so this is what makes many moves
a second durable. A request that fails does not disturb those beside it.
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

from oddville.server.store.decision import Append, Logs
from oddville.server.store.protocol import Conflict, Gone, StoreUnavailable
from oddville.server.store.rows import snapshot_values
from oddville.server.store.sqlite_file import connect, failure
from oddville.server.store.statements import SQLITE, statements

LARGEST_BATCH = 512
LARGEST_INSERT = 64
"""Rows of one statement."""
CHECKPOINT_EVERY = 2000
"""Requests written, until what the write-ahead log holds is moved into the database proper."""


Job = Callable[[sqlite3.Connection], Any]
"""Any other writing; runs inside the transaction."""
Outcome = Any
"""What a request results in; an exception is raised to who asked."""


@dataclass(slots=True)
class _Request:
    work: Append | Job
    future: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


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
        """Carry this out with others; returns its result when it is on the disk."""
        if self._closed:
            raise StoreUnavailable("error-store-closed")
        loop = asyncio.get_running_loop()
        request = _Request(work, loop.create_future(), loop)
        self._queue.put(request)
        return await request.future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closed = True
        self._queue.put(None)
        self._thread.join()
        self._checkpoints.close()
        self._connection.close()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            going_on = None not in batch
            self._serve([request for request in batch if request is not None])

    def _serve(self, requests: list[_Request]) -> None:
        """Carry requests out and answer every one of them, whatever happens: a thread that ends answers nobody."""
        try:
            outcomes = self._carry_out([request.work for request in requests])
        except Exception as error:
            outcomes = [failure(self._path, error)] * len(requests)
            self._connect_again()
        self._answer(requests, outcomes)
        with contextlib.suppress(Exception):  # it is done another time
            self._checkpoints.after(self._connection, len(requests))

    def _connect_again(self) -> None:
        """Begin anew with another connection after one that cannot even roll back; if that fails, next time."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()
        with contextlib.suppress(sqlite3.Error):
            self._connection = self._connect()

    def _answer(self, requests: list[_Request], outcomes: list[Outcome]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
        for request, outcome in zip(requests, outcomes, strict=True):
            by_loop.setdefault(request.loop, []).append((request.future, outcome))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _carry_out(self, works: list[Append | Job]) -> list[Outcome]:
        """Everything in one transaction; one by one if something unforeseen is among it."""
        if not works:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = write_all(self._connection, works)
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            told = failure(self._path, error)
            if len(works) == 1 or isinstance(told, StoreUnavailable):
                return [told] * len(works)
            return [outcome for work in works for outcome in self._carry_out([work])]
        self.transactions += 1
        self.requests += len(works)
        return outcomes


def _answer(answers: list[tuple["asyncio.Future[Any]", Outcome]]) -> None:
    for future, outcome in answers:
        if future.done():  # who asked has gone away; the writing stands
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


class _Checkpoints:
    """Moves the write-ahead log into the database beside the writer, who is not held up by it.

    Only the little that was written meanwhile is left to the writer; after that the log begins anew and does not grow.
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
            self._thread = threading.Thread(target=self._move, name="store-checkpoint", daemon=True)
            self._thread.start()
        elif self._thread is not None and not self._thread.is_alive():
            self._thread = None
            _checkpoint(connection)

    def close(self) -> None:
        """Wait for what is under way."""
        if self._thread is not None:
            self._thread.join()

    def _move(self) -> None:
        connection = connect(self._path)
        try:
            _checkpoint(connection)
        finally:
            connection.close()


def _checkpoint(connection: sqlite3.Connection) -> None:
    """A disk too full to move the log loses nothing: the log stays, and is moved another time."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.OperationalError:
        return


def write_all(connection: sqlite3.Connection, works: Sequence[Append | Job]) -> list[Outcome]:
    """Carry out requests inside a transaction; those that are refused leave no trace."""
    appends = [work for work in works if isinstance(work, Append)]
    refused = _append_all(connection, appends)
    answers = iter(refused)
    return [next(answers) if isinstance(work, Append) else _run_job(connection, work) for work in works]


def _run_job(connection: sqlite3.Connection, job: Job) -> Outcome:
    connection.execute("SAVEPOINT job")
    try:
        outcome = job(connection)
    except (Conflict, Gone, sqlite3.IntegrityError) as error:
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
    _insert_entries(connection, accepted)
    _update_tables(connection, accepted)
    _keep_snapshots(connection, accepted)
    return outcomes


def _read_logs(connection: sqlite3.Connection, appends: Sequence[Append]) -> Logs:
    ids = list({append.table_id for append in appends})
    pairs = [key for append in appends for key in append.keys]
    asked = {"ids": json.dumps(ids), "pairs": json.dumps(pairs)}
    heads, known = connection.execute(statements(SQLITE)["logs"], asked).fetchone()
    keys = {(table_id, key): number for table_id, key, number in json.loads(known)}
    return Logs(json.loads(heads), keys)


def _insert_entries(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    rows = [
        (append.table_id, entry.number, entry.at, entry.key, entry.body)
        for append in appends
        for entry in append.entries
    ]
    _many(connection, "insert_entries", rows)


def _update_tables(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    latest = {append.table_id: append for append in appends}
    _many(connection, "update_tables", [_table_row(append) for append in latest.values()])


def _table_row(append: Append) -> tuple[Any, ...]:
    s = append.summary
    head = append.entries[-1].number
    return append.table_id, head, s.status, s.public, s.name, s.updated_at, s.due_at, s.line


def _keep_snapshots(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    kept = [snapshot_values(a.table_id, a.snapshot) for a in appends if a.snapshot is not None]
    if kept:
        connection.executemany(statements(SQLITE)["keep_snapshot"], kept)


def _many(connection: sqlite3.Connection, name: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """One statement for many rows; each size is made ready once and kept."""
    for start in range(0, len(rows), LARGEST_INSERT):
        part = rows[start : start + LARGEST_INSERT]
        marks = f"({','.join('?' * len(part[0]))})"
        sql = statements(SQLITE)[name].replace("{rows}", ",".join([marks] * len(part)))
        connection.execute(sql, [value for row in part for value in row])
