"""A store in simulated time: the SQL, the decisions and the schema of the SQLite store, on a database in memory.

As with the real stores, what has been handed over is written whether or not the caller still waits for the answer.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterable, AsyncIterator, Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from oddville.server.store import rows
from oddville.server.store.base import Result, SqlStore
from oddville.server.store.base import Work as SessionWork
from oddville.server.store.decision import Append, settle
from oddville.server.store.protocol import (
    ExportItem,
    LogEntry,
    Snapshot,
    StoredTable,
    StoreUnavailable,
    Summary,
)
from oddville.server.store.session import read_table
from oddville.server.store.sqlite_file import migrate
from oddville.server.store.sqlite_session import SqliteSession, run_now
from oddville.server.store.sqlite_writer import write_all
from oddville.server.store.statements import SQLITE, statements
from simulation.faults import Faults
from simulation.loop import SimulatedLoop

Work = Callable[[sqlite3.Connection], Any]


@cache
def _empty_database() -> bytes:
    """The newest schema without tables."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(Path(":memory:"), connection)
        return connection.serialize()


class Database:
    """One database, shared by all processes of a simulation."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop = loop
        self.faults = faults
        self.away_until = 0.0
        self.connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=256)
        self.connection.deserialize(_empty_database())
        self.connection.execute("PRAGMA foreign_keys = ON")

    def head(self, table_id: str) -> int:
        """The last number of a log, as it is at this very moment."""
        found = self.connection.execute("SELECT head FROM tables WHERE id = ?", (table_id,)).fetchone()
        return int(found[0]) if found else 0

    def number_of(self, table_id: str, key: str) -> int | None:
        """The number of the entry with that key, as it is at this very moment."""
        sql = "SELECT number FROM entries WHERE table_id = ? AND key = ?"
        found = self.connection.execute(sql, (table_id, key)).fetchone()
        return int(found[0]) if found else None

    def table(self, table_id: str) -> StoredTable | None:
        """A whole table, as it is at this very moment."""
        return run_now(read_table(SqliteSession(self.connection), table_id))

    def ids(self) -> list[str]:
        """All tables."""
        return [row[0] for row in self.connection.execute(statements(SQLITE)["table_ids"])]

    def latency(self) -> float:
        """How long one way to the database takes, most often little."""
        faults, now = self.faults, self.loop.now
        if faults.strikes("outage", now, 0.001):
            self.away_until = now + faults.rng.uniform(0.5, 20.0)
        if faults.strikes("slow-commit", now):
            return faults.rng.uniform(0.2, 6.0)
        return faults.rng.uniform(0.0002, 0.004)


class SimulatedStore(SqlStore):
    """The store of one process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.dead = False
        """Whether the process was killed: nobody hears its answers, and what is on its way may be lost."""

    @property
    def transactions(self) -> int:
        return 0

    @property
    def requests(self) -> int:
        return 0

    async def close(self) -> None:
        """Nothing to let go of."""

    # Calls

    async def _call(self, work: Work) -> Any:
        """Hand work over to the database and wait for the answer."""
        loop, database = self.database.loop, self.database
        answer: asyncio.Future[Any] = loop.create_future()
        fault = database.faults.of_call(loop.now)
        is_away = loop.now < database.away_until
        loop.call_later(database.latency(), self._perform, work, answer, "refused" if is_away else fault)
        return await answer

    def _perform(self, work: Work, answer: "asyncio.Future[Any]", fault: str | None) -> None:
        rng, loop = self.database.faults.rng, self.database.loop
        if self.dead and rng.random() < 0.5:
            return
        outcome: Any = StoreUnavailable("error-store-busy", file="simulated")
        if fault != "refused":
            try:
                done = work(self.database.connection)
            except Exception as error:
                done = error
            if fault is None:
                outcome = done
        if not self.dead:
            loop.call_later(self.database.latency(), settle, answer, outcome)

    async def _write(self, work: SessionWork[Result], transaction: bool = False) -> Result:
        result: Result = await self._call(lambda connection: _in_transaction(connection, _job(work)))
        return result

    async def _read(self, work: SessionWork[Result], transaction: bool = False) -> Result:
        result: Result = await self._call(_job(work))
        return result

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        rows.check_entries(entries)
        append = Append(table_id, entries, summary, snapshot)
        await self._call(
            lambda connection: _in_transaction(connection, lambda c: _outcome(write_all(c, [append])[0]))
        )

    # All of it: no simulation asks for that

    def export(self) -> AsyncIterator[ExportItem]:
        raise AssertionError

    async def import_(self, items: AsyncIterable[ExportItem], replace: bool = False) -> None:
        raise AssertionError


def _job(work: SessionWork[Result]) -> Work:
    return lambda connection: run_now(work(SqliteSession(connection)))


def _outcome(outcome: Any) -> Any:
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def _in_transaction(connection: sqlite3.Connection, work: Work) -> Any:
    connection.execute("BEGIN")
    try:
        done = work(connection)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return done
