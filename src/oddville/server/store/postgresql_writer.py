"""Group commit for PostgreSQL: appends that arrive while a transaction is written share the next one.

A transaction takes two round trips: lock the rows of its tables and read the state of their logs; write the accepted
appends and commit. From the lock on no other process can append to those logs.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import psycopg
from msgspec.structs import asdict
from psycopg import AsyncConnection

from oddville.server.store.decision import Append, Head, LogState, settle
from oddville.server.store.postgresql_server import (
    TIME_LIMIT,
    connect,
    is_retryable,
    store_error,
    with_timeout,
    without_password,
)
from oddville.server.store.protocol import LogEntry, StoreError, StoreUnavailable, Summary
from oddville.server.store.rows import snapshot_values
from oddville.server.store.statements import POSTGRESQL, statements

RETRY_SECONDS = 30.0
MAX_BATCH_SIZE = 256
WORKERS = 2
"""Tasks with a connection each: while one waits for the disk, the other collects a batch."""
PLANNING = ("enable_seqscan=off", "enable_hashjoin=off", "enable_mergejoin=off")
"""Disabled for appends: a cached plan made while tables were empty would scan them when they are large."""


def retry_delays(seconds: float) -> Iterator[float]:
    """Exponential backoff until the seconds have passed."""
    end, delay = monotonic() + seconds, 0.02
    while True:
        yield delay
        if monotonic() >= end:
            return
        delay = min(2 * delay, 1.0)


@dataclass(slots=True, eq=False)
class _Request:
    append: Append
    future: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    retried: bool = False
    """An earlier attempt may have been committed and its answer lost."""

    def settle(self, outcome: Exception | None) -> None:
        settle(self.future, outcome)


class GroupCommit:
    """The writer of this process."""

    def __init__(self, address: str, retry_seconds: float) -> None:
        self.transactions = 0
        self.requests = 0
        self._address = address
        self._retry_seconds = retry_seconds
        self._queue: asyncio.Queue[_Request | None] = asyncio.Queue()
        self._closed = False
        self._workers = [asyncio.create_task(self._run()) for _ in range(WORKERS)]

    async def submit(self, append: Append) -> None:
        """Write this in the next transaction; returns when it is on disk."""
        if self._closed:
            raise StoreUnavailable("error-store-closed")
        request = _Request(append)
        self._queue.put_nowait(request)
        await request.future

    async def close(self) -> None:
        """Write the queued requests, then stop."""
        self._closed = True
        for _ in self._workers:
            self._queue.put_nowait(None)
        await asyncio.gather(*self._workers)

    async def _run(self) -> None:
        worker = _Worker(self._address)
        open_ = True
        while open_:
            batch, open_ = await self._collect()
            if batch:
                await self._serve(worker, batch)
        await worker.close()

    async def _serve(self, worker: "_Worker", batch: list[_Request]) -> None:
        """Answer every request, whatever happens: if the task ended, later requests would never be answered."""
        try:
            await self._commit(worker, batch)
        except Exception as error:
            for request in batch:
                request.settle(store_error(self._address, error))

    async def _collect(self) -> tuple[list[_Request], bool]:
        batch: list[_Request] = []
        request = await self._queue.get()
        await asyncio.sleep(0)  # callers just answered may have the next request ready
        while request is not None:
            batch.append(request)
            if len(batch) == MAX_BATCH_SIZE or self._queue.empty():
                return batch, True
            request = self._queue.get_nowait()
        return batch, False

    async def _commit(self, worker: "_Worker", batch: list[_Request]) -> None:
        """Write a batch, again if the connection is lost."""
        for delay in retry_delays(self._retry_seconds):
            try:
                outcomes = await with_timeout(worker.write(batch))
            except Exception as error:
                await worker.close()
                if not is_retryable(error):
                    return await self._commit_each(worker, batch, error)
                for request in batch:
                    request.retried = True
            else:
                return self._settle(batch, outcomes)
            await asyncio.sleep(delay)
        unavailable = StoreUnavailable("error-store-away", store=without_password(self._address))
        for request in batch:
            request.settle(unavailable)
        return None

    def _settle(self, batch: list[_Request], outcomes: list[Exception | None]) -> None:
        self.transactions += 1
        self.requests += len(batch)
        for request, outcome in zip(batch, outcomes, strict=True):
            request.settle(outcome)

    async def _commit_each(self, worker: "_Worker", batch: list[_Request], error: Exception) -> None:
        """Isolate the request that the database rejects."""
        if len(batch) == 1:
            return batch[0].settle(store_error(self._address, error))
        for request in batch:
            await self._commit(worker, [request])
        return None


class _Worker:
    """A connection for appends, replaced when it is lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: AsyncConnection | None = None

    async def write(self, batch: list[_Request]) -> list[Exception | None]:
        """Write a batch in one transaction; the error of each request, or None."""
        connection = await self._connect()
        async with connection.pipeline(), connection.transaction():
            logs, written = await _read(connection, batch)
            fresh = [request for request in batch if not _is_written(request, written)]
            outcomes = {request: logs.decide(request.append) for request in fresh}
            await _write(connection, [request.append for request in fresh if outcomes[request] is None])
        return [outcomes.get(request) for request in batch]

    async def _connect(self) -> AsyncConnection:
        if self._connection is None or self._connection.closed:
            try:
                self._connection = await connect(self._address, TIME_LIMIT, *PLANNING)
            except StoreError as error:  # it worked at the start, so a retry may succeed
                raise psycopg.OperationalError from error
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()


_Written = dict[tuple[str, int], LogEntry]
"""The entries at the table and numbers of retried requests."""


def _is_written(request: _Request, written: _Written) -> bool:
    """Whether an earlier attempt was committed: the log holds exactly these entries."""
    append = request.append
    return request.retried and all(
        written.get((append.table_id, entry.number)) == entry for entry in append.entries
    )


async def _read(connection: AsyncConnection, batch: list[_Request]) -> tuple[LogState, _Written]:
    """Lock the tables, always in the same order to avoid deadlocks, and read the state of their logs."""
    sql = statements(POSTGRESQL)
    ids = sorted({request.append.table_id for request in batch})
    pairs = [{"table_id": id_, "key": key} for request in batch for id_, key in request.append.keys]
    numbers = [
        {"table_id": request.append.table_id, "number": entry.number}
        for request in batch
        if request.retried
        for entry in request.append.entries
    ]
    heads = await connection.execute(sql["lock_heads"], {"ids": ids})
    keys = await connection.execute(sql["keys"], {"pairs": json.dumps(pairs)})
    cursor = (
        await connection.execute(sql["entries_at"], {"numbers": json.dumps(numbers)}) if numbers else None
    )
    ends = {row[0]: Head(row[1], row[2]) for row in await heads.fetchall()}
    logs = LogState(ends, {(row[0], row[1]): row[2] for row in await keys.fetchall()})
    entries = await cursor.fetchall() if cursor is not None else []
    return logs, {(row[0], row[1]): LogEntry(*row[1:]) for row in entries}


async def _write(connection: AsyncConnection, accepted: Sequence[Append]) -> None:
    sql = statements(POSTGRESQL)
    if not accepted:
        return
    latest = {append.table_id: append for append in accepted}.values()
    entries = [
        _json_row(entry, table_id=a.table_id, hash=hash_)
        for a in accepted
        for entry, hash_ in zip(a.entries, a.hashes, strict=True)
    ]
    tables = [
        _json_row(a.summary, id=a.table_id, head=a.entries[-1].number, hash=a.hashes[-1]) for a in latest
    ]
    await connection.execute(sql["insert_entries"], {"rows": json.dumps(entries)})
    await connection.execute(sql["update_tables"], {"rows": json.dumps(tables)})
    for append in accepted:
        if append.snapshot is not None:
            await connection.execute(sql["save_snapshot"], snapshot_values(append.table_id, append.snapshot))


def _json_row(item: LogEntry | Summary, **columns: Any) -> dict[str, Any]:
    """The columns of a row, bytes as hexadecimal text."""
    values = {**columns, **asdict(item)}
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()}
