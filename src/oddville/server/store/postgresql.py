"""Tables in PostgreSQL, for several server processes or hosts.

The process that locks a table's row first appends to its log, so the database decides between processes. When the
connection is lost, operations are retried for `RETRY_SECONDS`: players see a pause, and nothing is lost.
"""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext

import psycopg
from psycopg_pool import AsyncConnectionPool

from oddville.server.store import rows
from oddville.server.store.base import Result, SqlStore, Work, write_probe
from oddville.server.store.postgresql_server import (
    TIME_LIMIT,
    connect,
    conninfo,
    is_retryable,
    migrate,
    store_error,
    with_timeout,
    without_password,
)
from oddville.server.store.postgresql_session import PostgresSession
from oddville.server.store.postgresql_writer import RETRY_SECONDS, GroupCommit, retry_delays
from oddville.server.store.protocol import (
    Conflict,
    ExportItem,
    LogEntry,
    StoredTable,
    StoreUnavailable,
    Summary,
    TableRow,
)
from oddville.server.store.session import (
    Session,
    insert_item,
    insert_table,
    prepare_import,
    read_all,
    read_table,
)

CONNECTIONS = 4
"""Of the pool; appends have connections of their own."""


class PostgresStore(SqlStore):
    """A `Store` in a PostgreSQL database."""

    def __init__(
        self, address: str, pool: AsyncConnectionPool, writer: GroupCommit, retry_seconds: float
    ) -> None:
        self.address = address
        self._pool = pool
        self._writer = writer
        super().__init__(writer)
        self._retry_seconds = retry_seconds

    @classmethod
    async def open(cls, address: str, retry_seconds: float = RETRY_SECONDS) -> "PostgresStore":
        """Connect to a database and migrate its schema."""
        connection = await connect(address)
        try:
            await migrate(connection, address)
        except psycopg.Error as error:
            raise store_error(address, error) from error
        finally:
            await connection.close()
        pool = AsyncConnectionPool(
            conninfo(address, TIME_LIMIT),
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            kwargs={"autocommit": True},
            timeout=5,
        )
        await pool.open()
        return cls(address, pool, GroupCommit(address, retry_seconds), retry_seconds)

    async def close(self) -> None:
        await self._writer.close()
        await self._pool.close()

    async def create(self, table: TableRow, entries: Sequence[LogEntry], summary: Summary) -> None:
        if entries:
            rows.check_entries(entries)
        stored = StoredTable(table, list(entries), summary, None)
        attempts = 0

        async def insert(session: Session) -> None:
            nonlocal attempts
            attempts += 1
            try:
                await insert_table(session, stored)
            except Conflict:
                # an earlier attempt whose answer was lost may have made this very table
                if attempts == 1 or await read_table(session, table.id) != stored:
                    raise

        await self._write(insert, transaction=True)

    async def ping(self) -> None:
        """Without the retries of other calls: whether the database answers now."""
        try:
            await with_timeout(self._attempt(self._check, transaction=True))
        except psycopg.Error as error:
            raise self._unavailable() from error
        self._can_write = True

    async def _check(self, session: Session) -> None:
        await session.query("version")
        if not self._can_write:
            await write_probe(session)

    async def _read(self, work: Work[Result], transaction: bool = False) -> Result:
        async def isolated(session: Session) -> Result:
            await session.execute("repeatable_read")
            return await work(session)

        return await self._write(isolated if transaction else work, transaction)

    async def _write(self, work: Work[Result], transaction: bool = False) -> Result:
        """Run work on a pooled connection, again if the connection is lost."""
        if self._pool.closed:
            raise StoreUnavailable("error-store-closed")
        for delay in retry_delays(self._retry_seconds):
            try:
                return await with_timeout(self._attempt(work, transaction))
            except psycopg.Error as error:
                if not is_retryable(error):
                    raise store_error(self.address, error) from error
            await asyncio.sleep(delay)
        raise self._unavailable()

    async def _attempt(self, work: Work[Result], transaction: bool) -> Result:
        async with (
            self._pool.connection() as connection,
            connection.transaction() if transaction else nullcontext(),
        ):
            return await work(PostgresSession(connection))

    def _unavailable(self) -> StoreUnavailable:
        return StoreUnavailable("error-store-away", store=without_password(self.address))

    async def export(self) -> AsyncIterator[ExportItem]:
        async with self._own_transaction() as session:
            await session.execute("repeatable_read")
            async for item in read_all(session):
                yield item

    async def import_(self, items: AsyncIterable[ExportItem], replace: bool = False) -> None:
        async with self._own_transaction() as session:
            await prepare_import(session, without_password(self.address), replace)
            async for item in items:
                await insert_item(session, item)

    @asynccontextmanager
    async def _own_transaction(self) -> AsyncIterator[PostgresSession]:
        connection = await connect(self.address)
        try:
            async with connection.transaction():
                yield PostgresSession(connection)
        except psycopg.Error as error:
            raise store_error(self.address, error) from error
        finally:
            await connection.close()
