"""Appending to PostgreSQL: what has come in while the last transaction was written shares the next one.

A transaction takes two round trips, whatever it holds: lock the rows of its tables and read what must be known about
their logs; write what is accepted and commit. From the lock on nobody else adds to those logs.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import psycopg
from psycopg import AsyncConnection

from oddville.server.store.decision import Append, Logs
from oddville.server.store.postgresql_server import connect, failure, is_lost, shown
from oddville.server.store.protocol import LogEntry, StoreError, StoreUnavailable
from oddville.server.store.rows import snapshot_values
from oddville.server.store.statements import POSTGRESQL, statements

PATIENCE = 30.0
"""Seconds to wait for a server that is away."""
LARGEST_BATCH = 256
LANES = 2
"""Connections that append: while one waits for the disk, the other collects."""
PLANNING = ("enable_seqscan=off", "enable_hashjoin=off", "enable_mergejoin=off")
"""Switched off for appends: a plan made while tables were empty must not read all of them when they are full."""


def pauses(patience: float) -> Iterator[float]:
    """How long to wait between tries, until patience is at an end."""
    end, pause = monotonic() + patience, 0.02
    while True:
        yield pause
        if monotonic() >= end:
            return
        pause = min(2 * pause, 1.0)


@dataclass(slots=True, eq=False)
class _Request:
    append: Append
    future: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    again: bool = False
    """An earlier try may have been committed, its answer lost."""

    def settle(self, outcome: Exception | None) -> None:
        """Tell who asked, unless that one has gone away."""
        if self.future.done():
            return
        if outcome is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(outcome)


class GroupCommit:
    """Appends of this process, a few connections wide."""

    def __init__(self, address: str, patience: float) -> None:
        self.transactions = 0
        self.requests = 0
        self._address = address
        self._patience = patience
        self._queue: asyncio.Queue[_Request | None] = asyncio.Queue()
        self._closed = False
        self._lanes = [asyncio.create_task(self._run()) for _ in range(LANES)]

    async def submit(self, append: Append) -> None:
        """Carry this out with others; returns when it is on the disk."""
        if self._closed:
            raise StoreUnavailable("error-store-closed")
        request = _Request(append)
        self._queue.put_nowait(request)
        await request.future

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closed = True
        for _ in self._lanes:
            self._queue.put_nowait(None)
        await asyncio.gather(*self._lanes)

    async def _run(self) -> None:
        lane = _Lane(self._address)
        going_on = True
        while going_on:
            batch, going_on = await self._collect()
            if batch:
                await self._answer(lane, batch)
        await lane.close()

    async def _answer(self, lane: "_Lane", batch: list[_Request]) -> None:
        """Write a batch and answer every request of it, whatever happens: a lane that ends answers nobody."""
        try:
            await self._serve(lane, batch)
        except Exception as error:
            for request in batch:
                request.settle(failure(self._address, error))

    async def _collect(self) -> tuple[list[_Request], bool]:
        batch: list[_Request] = []
        request = await self._queue.get()
        await asyncio.sleep(0)  # who was just answered may have the next one ready
        while request is not None:
            batch.append(request)
            if len(batch) == LARGEST_BATCH or self._queue.empty():
                return batch, True
            request = self._queue.get_nowait()
        return batch, False

    async def _serve(self, lane: "_Lane", batch: list[_Request]) -> None:
        """Write a batch, again if the connection is lost over it."""
        for pause in pauses(self._patience):
            try:
                outcomes = await lane.write(batch)
            except Exception as error:
                await lane.close()
                if not is_lost(error):
                    return await self._one_by_one(lane, batch, error)
                for request in batch:
                    request.again = True
            else:
                return self._settle(batch, outcomes)
            await asyncio.sleep(pause)
        away = StoreUnavailable("error-store-away", store=shown(self._address))
        for request in batch:
            request.settle(away)
        return None

    def _settle(self, batch: list[_Request], outcomes: list[Exception | None]) -> None:
        self.transactions += 1
        self.requests += len(batch)
        for request, outcome in zip(batch, outcomes, strict=True):
            request.settle(outcome)

    async def _one_by_one(self, lane: "_Lane", batch: list[_Request], error: Exception) -> None:
        """Something that the database cannot hold is among them; the others are not to suffer from it."""
        if len(batch) == 1:
            return batch[0].settle(failure(self._address, error))
        for request in batch:
            await self._serve(lane, [request])
        return None


class _Lane:
    """One connection for appending, made anew when it is lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: AsyncConnection | None = None

    async def write(self, batch: list[_Request]) -> list[Exception | None]:
        """Write a batch in one transaction; what became of each."""
        connection = await self._connect()
        async with connection.pipeline(), connection.transaction():
            logs, written = await _read(connection, batch)
            fresh = [request for request in batch if not _is_there(request, written)]
            outcomes = {request: logs.decide(request.append) for request in fresh}
            await _write(connection, [request.append for request in fresh if outcomes[request] is None])
        return [outcomes.get(request) for request in batch]

    async def _connect(self) -> AsyncConnection:
        if self._connection is None or self._connection.closed:
            try:
                self._connection = await connect(self._address, *PLANNING)
            except StoreError as error:  # whatever keeps us out was not so at the start
                raise psycopg.OperationalError from error
        return self._connection

    async def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()


_Written = dict[tuple[str, int], LogEntry]
"""What stands at the places of requests that are tried again."""


def _is_there(request: _Request, written: _Written) -> bool:
    """Whether an earlier try of it was committed after all: these very entries stand in the log."""
    append = request.append
    return request.again and all(
        written.get((append.table_id, entry.number)) == entry for entry in append.entries
    )


async def _read(connection: AsyncConnection, batch: list[_Request]) -> tuple[Logs, _Written]:
    """Lock the tables, always in the same order, and read what must be known about their logs."""
    sql = statements(POSTGRESQL)
    ids = sorted({request.append.table_id for request in batch})
    pairs = [{"table_id": id_, "key": key} for request in batch for id_, key in request.append.keys]
    places = [
        {"table_id": request.append.table_id, "number": entry.number}
        for request in batch
        if request.again
        for entry in request.append.entries
    ]
    heads = await connection.execute(sql["lock_heads"], {"ids": ids})
    keys = await connection.execute(sql["keys"], {"pairs": json.dumps(pairs)})
    there = await connection.execute(sql["written"], {"places": json.dumps(places)}) if places else None
    logs = Logs(dict(await heads.fetchall()), {(row[0], row[1]): row[2] for row in await keys.fetchall()})
    found = await there.fetchall() if there is not None else []
    return logs, {(row[0], row[1]): LogEntry(*row[1:]) for row in found}


async def _write(connection: AsyncConnection, accepted: Sequence[Append]) -> None:
    sql = statements(POSTGRESQL)
    if not accepted:
        return
    entries = [_entry_row(append, entry) for append in accepted for entry in append.entries]
    latest = {append.table_id: append for append in accepted}
    await connection.execute(sql["insert_entries"], {"rows": json.dumps(entries)})
    await connection.execute(
        sql["update_tables"], {"rows": json.dumps([_table_row(append) for append in latest.values()])}
    )
    for append in accepted:
        if append.snapshot is not None:
            await connection.execute(sql["keep_snapshot"], snapshot_values(append.table_id, append.snapshot))


def _entry_row(append: Append, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": append.table_id,
        "number": entry.number,
        "at": entry.at,
        "key": entry.key,
        "body": entry.body.hex(),
    }


def _table_row(append: Append) -> dict[str, Any]:
    summary = append.summary
    return {
        "id": append.table_id,
        "head": append.entries[-1].number,
        "status": summary.status,
        "public": summary.public,
        "name": summary.name,
        "updated_at": summary.updated_at,
        "due_at": summary.due_at,
        "line": summary.line.hex(),
    }
