"""Appending to PostgreSQL: what has come in while the last transaction was written shares the next one.

All goes to the server at once and its answers come back together (pipeline), so a transaction costs one round trip
and one flush. The function `append_entries` decides about each append by itself and raises nothing.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import psycopg
from psycopg import AsyncConnection

from oddville.server.store.postgresql_server import connect, failure, is_lost, shown
from oddville.server.store.protocol import (
    Conflict,
    DuplicateKey,
    Gone,
    LogEntry,
    Snapshot,
    StoreError,
    StoreUnavailable,
    Summary,
)
from oddville.server.store.rows import snapshot_values, summary_values
from oddville.server.store.statements import POSTGRESQL, statements

PATIENCE = 30.0
"""Seconds to wait for a server that is away."""
LARGEST_BATCH = 256
LANES = 2
"""Connections that append: while one waits for the disk, the other collects."""


def pauses(patience: float) -> Iterator[float]:
    """How long to wait between tries, until patience is at an end."""
    end, pause = monotonic() + patience, 0.02
    while True:
        yield pause
        if monotonic() >= end:
            return
        pause = min(2 * pause, 1.0)


@dataclass(slots=True)
class Append:
    """Entries to be added to a table's log."""

    table_id: str
    entries: Sequence[LogEntry]
    summary: Summary
    snapshot: Snapshot | None
    future: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    again: bool = False
    """An earlier try may have been committed, its answer lost."""

    def values(self) -> dict[str, Any]:
        """What the statement `append` is told."""
        return {
            "table_id": self.table_id,
            "first": self.entries[0].number,
            "ats": [entry.at for entry in self.entries],
            "keys": [entry.key for entry in self.entries],
            "bodies": [entry.body for entry in self.entries],
            "again": self.again,
            **summary_values(self.summary),
        }

    def settle(self, outcome: Exception | None) -> None:
        """Tell who asked, unless that one has gone away."""
        if self.future.done():
            return
        if outcome is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(outcome)

    def outcome(self, answer: int | None) -> Exception | None:
        """What the answer of `append_entries` means."""
        if answer is None:
            return Gone(self.table_id)
        if answer < 0:
            return Conflict(self.table_id, -1 - answer)
        if answer > 0:
            return DuplicateKey(self.table_id, answer)
        return None


class GroupCommit:
    """Appends of this process, a few connections wide."""

    def __init__(self, address: str, patience: float) -> None:
        self.transactions = 0
        self.requests = 0
        self._address = address
        self._patience = patience
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._closed = False
        self._lanes = [asyncio.create_task(self._run()) for _ in range(LANES)]

    async def submit(self, append: Append) -> None:
        """Carry this out with others; returns when it is on the disk."""
        if self._closed:
            raise StoreUnavailable("error-store-closed")
        self._queue.put_nowait(append)
        await append.future

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
                await self._serve(lane, batch)
        await lane.close()

    async def _collect(self) -> tuple[list[Append], bool]:
        batch: list[Append] = []
        append = await self._queue.get()
        while append is not None:
            batch.append(append)
            if len(batch) == LARGEST_BATCH or self._queue.empty():
                return batch, True
            append = self._queue.get_nowait()
        return batch, False

    async def _serve(self, lane: "_Lane", batch: list[Append]) -> None:
        """Write a batch, in the order of its tables, so that processes never wait for each other in a circle."""
        batch.sort(key=lambda append: append.table_id)
        for pause in pauses(self._patience):
            try:
                answers = await lane.write(batch)
            except Exception as error:
                await lane.close()
                if not is_lost(error):
                    return await self._one_by_one(lane, batch, error)
                for append in batch:
                    append.again = True
            else:
                return self._settle(batch, answers)
            await asyncio.sleep(pause)
        away = StoreUnavailable("error-store-away", store=shown(self._address))
        for append in batch:
            append.settle(away)
        return None

    def _settle(self, batch: list[Append], answers: list[int | None]) -> None:
        self.transactions += 1
        self.requests += len(batch)
        for append, answer in zip(batch, answers, strict=True):
            append.settle(append.outcome(answer))

    async def _one_by_one(self, lane: "_Lane", batch: list[Append], error: Exception) -> None:
        """Something that the database cannot hold is among them; the others are not to suffer from it."""
        if len(batch) == 1:
            return batch[0].settle(failure(self._address, error))
        for append in batch:
            await self._serve(lane, [append])
        return None


class _Lane:
    """One connection for appending, made anew when it is lost."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: AsyncConnection | None = None

    async def write(self, batch: list[Append]) -> list[int | None]:
        """Write a batch in one transaction; the answer to each."""
        connection = await self._connect()
        sql = statements(POSTGRESQL)
        async with connection.pipeline(), connection.transaction():
            cursors = [await connection.execute(sql["append"], append.values()) for append in batch]
        answers = [await cursor.fetchone() for cursor in cursors]
        settled = [None if answer is None else answer[0] for answer in answers]
        kept = [a for a, answer in zip(batch, settled, strict=True) if a.snapshot is not None and answer == 0]
        await self._keep_snapshots(connection, kept)
        return settled

    async def _keep_snapshots(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """Snapshots only save time, so they may be written after the entries."""
        values = [snapshot_values(a.table_id, a.snapshot) for a in appends if a.snapshot is not None]
        if values:
            await connection.cursor().executemany(statements(POSTGRESQL)["keep_snapshot"], values)

    async def _connect(self) -> AsyncConnection:
        if self._connection is None or self._connection.closed:
            try:
                self._connection = await connect(self._address)
            except StoreError as error:  # whatever keeps us out was not so at the start
                raise psycopg.OperationalError from error
        return self._connection

    async def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
