"""Tables in PostgreSQL, for several server processes or hosts.

Whoever locks a table's row first adds to its log; the database decides, not the processes. When the connection is lost
everything waits and is tried again, for as long as `PATIENCE` says: people see a pause, not a loss.
"""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from oddville.server.store import rows
from oddville.server.store.base import StatementStore
from oddville.server.store.decision import Append
from oddville.server.store.postgresql_server import connect, failure, is_lost, migrate, settled, shown
from oddville.server.store.postgresql_writer import PATIENCE, GroupCommit, pauses
from oddville.server.store.protocol import (
    Code,
    Conflict,
    Flag,
    Gone,
    Item,
    KeptEdition,
    LogEntry,
    NewTable,
    Snapshot,
    StoredTable,
    StoreError,
    StoreUnavailable,
    Summary,
)
from oddville.server.store.statements import POSTGRESQL, statements

CONNECTIONS = 4
"""For all but appending, which has its own."""
Result = TypeVar("Result")


class PostgresStore(StatementStore):
    """A `Store` in a PostgreSQL database."""

    def __init__(self, address: str, pool: AsyncConnectionPool, writer: GroupCommit, patience: float) -> None:
        self.address = address
        self._pool = pool
        self._writer = writer
        self._patience = patience

    @classmethod
    async def open(cls, address: str, patience: float = PATIENCE) -> "PostgresStore":
        """Connect to a database and bring its schema to the newest version."""
        connection = await connect(address)
        try:
            await migrate(connection, address)
        except psycopg.Error as error:
            raise failure(address, error) from error
        finally:
            await connection.close()
        pool = AsyncConnectionPool(
            settled(address),
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            kwargs={"autocommit": True},
            timeout=5,
        )
        await pool.open()
        return cls(address, pool, GroupCommit(address, patience), patience)

    @property
    def transactions(self) -> int:
        """How many transactions of appends were written."""
        return self._writer.transactions

    @property
    def requests(self) -> int:
        """How many appends were carried out in them."""
        return self._writer.requests

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await self._writer.close()
        await self._pool.close()

    # Writing

    async def create(self, table: NewTable, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Make a table; `Conflict` if its id is taken."""
        if entries:
            rows.check_entries(entries)
        stored = StoredTable(table, list(entries), summary, None)
        tries = 0

        async def make(connection: AsyncConnection) -> None:
            nonlocal tries
            tries += 1
            try:
                async with connection.transaction():
                    await insert_table(connection, stored)
            except Conflict:
                # a try whose end was not seen may have made this very table
                if tries == 1 or await read_table(connection, table.id) != stored:
                    raise

        await self._with_connection(make)

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Add entries to a table's log; returns when they are durable."""
        rows.check_entries(entries)
        await self._writer.submit(Append(table_id, entries, summary, snapshot))

    async def put_code(self, code: Code) -> None:
        """Keep a code; `Gone` if its table is not there."""

        async def put(connection: AsyncConnection) -> None:
            async with connection.transaction():
                await insert_code(connection, code)

        await self._with_connection(put)

    async def _change(self, statement: str, **values: Any) -> int:
        async def change(connection: AsyncConnection) -> int:
            return (await connection.execute(statements(POSTGRESQL)[statement], values)).rowcount

        return await self._with_connection(change)

    # Reading

    async def load(self, table_id: str) -> StoredTable | None:
        """A whole table, or None."""

        async def read(connection: AsyncConnection) -> StoredTable | None:
            async with connection.transaction():
                await connection.execute(statements(POSTGRESQL)["one_moment"])
                return await read_table(connection, table_id)

        return await self._with_connection(read)

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        """What was added after that entry."""
        return [LogEntry(*row) for row in await self._ask("entries", id=table_id, number=number)]

    async def _ask(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._with_connection(lambda connection: _all(connection, statement, **values))

    async def _take(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._ask(statement, **values)

    async def ping(self) -> None:
        """Return if the database answers at once."""
        try:
            async with self._pool.connection(timeout=2) as connection:
                await _all(connection, "version")
        except psycopg.Error as error:
            raise StoreUnavailable("error-store-away", store=shown(self.address)) from error

    async def _with_connection(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Do something with a connection, again if that is lost."""
        if self._pool.closed:
            raise StoreUnavailable("error-store-closed")
        for pause in pauses(self._patience):
            try:
                async with self._pool.connection() as connection:
                    return await work(connection)
            except psycopg.Error as error:
                if not is_lost(error):
                    raise failure(self.address, error) from error
            await asyncio.sleep(pause)
        raise StoreUnavailable("error-store-away", store=shown(self.address))

    # All of it

    async def export(self) -> AsyncIterator[Item]:
        """Everything, as it is at one moment."""
        connection = await connect(self.address)
        try:
            async with connection.transaction():
                await connection.execute(statements(POSTGRESQL)["one_moment"])
                async for item in read_all(connection):
                    yield item
        finally:
            await connection.close()

    async def import_(self, items: AsyncIterable[Item], replace: bool = False) -> None:
        """Take in an export, all or nothing."""
        connection = await connect(self.address)
        try:
            async with connection.transaction():
                await _make_empty(connection, self.address, replace)
                async for item in items:
                    await insert_item(connection, item)
        except psycopg.Error as error:
            raise failure(self.address, error) from error
        finally:
            await connection.close()


async def _all(connection: AsyncConnection, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    return await (await connection.execute(statements(POSTGRESQL)[statement], values)).fetchall()


async def insert_table(connection: AsyncConnection, table: StoredTable) -> None:
    """Add a whole table."""
    sql = statements(POSTGRESQL)
    values = rows.table_values(table.row, table.head, table.summary)
    if (await connection.execute(sql["insert_table"], values)).rowcount != 1:
        found = await _all(connection, "head", id=table.row.id)
        raise Conflict(table.row.id, found[0][0] if found else 0)
    entries = [rows.entry_values(table.row.id, entry) for entry in table.entries]
    if entries:
        await connection.cursor().executemany(sql["insert_entry"], entries)
    if table.snapshot is not None:
        await connection.execute(sql["keep_snapshot"], rows.snapshot_values(table.row.id, table.snapshot))


async def insert_code(connection: AsyncConnection, code: Code) -> None:
    """Add a code."""
    if not await _all(connection, "lock_table", id=code.table_id):
        raise Gone(code.table_id)
    values = {field: getattr(code, field) for field in code.__struct_fields__}
    await connection.execute(statements(POSTGRESQL)["put_code"], values)


async def insert_item(connection: AsyncConnection, item: Item) -> None:
    """Add one thing of an export."""
    sql = statements(POSTGRESQL)
    match item:
        case KeptEdition():
            await connection.execute(sql["keep_edition"], {"hash": item.hash, "text": item.text})
        case StoredTable():
            await insert_table(connection, item)
        case Flag():
            await connection.execute(sql["set_flag"], {"name": item.name, "value": item.value})
        case Code():
            await insert_code(connection, item)


async def _make_empty(connection: AsyncConnection, address: str, replace: bool) -> None:
    for content in ("tables", "flags"):  # codes go with their tables
        if replace:
            await connection.execute(f"DELETE FROM {content}")
        elif await (await connection.execute(f"SELECT 1 FROM {content} LIMIT 1")).fetchall():
            raise StoreError("error-store-not-empty", store=shown(address))


async def read_table(connection: AsyncConnection, table_id: str) -> StoredTable | None:
    """A whole table."""
    found = await _all(connection, "table", id=table_id)
    if not found:
        return None
    entries = [LogEntry(*row) for row in await _all(connection, "entries", id=table_id, number=0)]
    return rows.stored_table(found[0], entries)


async def read_all(connection: AsyncConnection) -> AsyncIterator[Item]:
    """Everything, in the order of an export."""
    for row in await _all(connection, "editions"):
        yield KeptEdition(*row)
    for (table_id,) in await _all(connection, "table_ids"):
        table = await read_table(connection, table_id)
        assert table is not None  # nothing vanishes within a transaction
        yield table
    for row in await _all(connection, "flags", prefix=""):
        yield Flag(*row)
    for row in await _all(connection, "codes"):
        yield Code(*row)
