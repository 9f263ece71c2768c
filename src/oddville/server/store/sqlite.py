"""Tables in a SQLite file: the default, for one server process."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from oddville.server.store import rows
from oddville.server.store.base import StatementStore
from oddville.server.store.decision import Append
from oddville.server.store.group_commit import GroupCommit
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
    Summary,
)
from oddville.server.store.sqlite_file import FileLock, connect, failure, open_file
from oddville.server.store.statements import SQLITE, statements

READERS = 2
PAGE = 4096
"""Bytes of a page of the file, the default of SQLite."""
Result = TypeVar("Result")
Connection = sqlite3.Connection


class SqliteStore(StatementStore):
    """A `Store` in one file. Writing is done by one thread (`group_commit`), reading by a few others."""

    def __init__(self, path: Path, lock: FileLock | None, max_bytes: int | None) -> None:
        self.path = path
        self._lock = lock
        self._writer = GroupCommit(path, None if max_bytes is None else max_bytes // PAGE)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._local = threading.local()
        self._connections: list[Connection] = []

    @classmethod
    def open(cls, path: Path | str, serving: bool = True, max_bytes: int | None = None) -> "SqliteStore":
        """Open a file, or make it. A server has it alone; `serving=False` is for looking in beside a server.

        `max_bytes` is how large the file may become.
        """
        path = Path(path).absolute()
        return cls(path, open_file(path, serving), max_bytes)

    @property
    def transactions(self) -> int:
        """How many transactions were written."""
        return self._writer.transactions

    @property
    def requests(self) -> int:
        """How many requests were carried out in them."""
        return self._writer.requests

    async def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        if self._lock is not None:
            self._lock.release()

    # Writing

    async def create(self, table: NewTable, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Make a table; `Conflict` if its id is taken."""
        if entries:
            rows.check_entries(entries)
        stored = StoredTable(table, list(entries), summary, None)
        await self._writer.submit(lambda connection: insert_table(connection, stored))

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Add entries to a table's log; returns when they are durable."""
        rows.check_entries(entries)
        await self._writer.submit(Append(table_id, entries, summary, snapshot))

    async def put_code(self, code: Code) -> None:
        """Keep a code; `Gone` if its table is not there."""
        await self._writer.submit(lambda connection: insert_code(connection, code))

    async def _change(self, statement: str, **values: Any) -> int:
        """Carry out one statement; how many rows it changed."""
        sql = statements(SQLITE)[statement]
        return int(await self._writer.submit(lambda connection: connection.execute(sql, values).rowcount))

    async def _take(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        sql = statements(SQLITE)[statement]
        taken: list[tuple[Any, ...]] = await self._writer.submit(
            lambda connection: _all(connection, sql, **values)
        )
        return taken

    # Reading

    async def load(self, table_id: str) -> StoredTable | None:
        """A whole table, or None."""
        return await self._read(lambda connection: read_table(connection, table_id))

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        """What was added after that entry."""
        return await self._read(lambda connection: read_entries(connection, table_id, number))

    async def _ask(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        sql = statements(SQLITE)[statement]
        return await self._read(lambda connection: _all(connection, sql, **values))

    async def _read(self, reading: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, reading)

    def _read_now(self, reading: Callable[[Connection], Result]) -> Result:
        try:
            connection: Connection | None = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = connect(self.path)
                self._connections.append(connection)
                connection.execute("PRAGMA query_only = ON")
            return reading(connection)
        except sqlite3.Error as error:
            raise failure(self.path, error) from error

    # All of it

    async def export(self) -> AsyncIterator[Item]:
        """Everything, as it is at one moment."""
        with ThreadPoolExecutor(1, thread_name_prefix="store-export") as thread:
            loop = asyncio.get_running_loop()
            connection = await loop.run_in_executor(thread, connect, self.path)
            try:
                items = read_all(connection)
                while (item := await loop.run_in_executor(thread, next, items, None)) is not None:
                    yield item
            finally:
                await loop.run_in_executor(thread, connection.close)

    async def import_(self, items: AsyncIterable[Item], replace: bool = False) -> None:
        """Take in an export, all or nothing."""
        with ThreadPoolExecutor(1, thread_name_prefix="store-import") as thread:
            loop = asyncio.get_running_loop()
            connection = await loop.run_in_executor(thread, connect, self.path)
            try:
                await loop.run_in_executor(thread, _begin_import, connection, self.path, replace)
                async for item in items:
                    await loop.run_in_executor(thread, insert_item, connection, item)
                await loop.run_in_executor(thread, connection.execute, "COMMIT")
            except sqlite3.Error as error:
                raise failure(self.path, error) from error
            finally:  # an open transaction is undone with its connection
                await loop.run_in_executor(thread, connection.close)


def _all(connection: Connection, sql: str, **values: Any) -> list[tuple[Any, ...]]:
    return connection.execute(sql, values).fetchall()


def insert_table(connection: Connection, table: StoredTable) -> None:
    """Add a whole table."""
    sql = statements(SQLITE)
    made = connection.execute(sql["insert_table"], rows.table_values(table.row, table.head, table.summary))
    if made.rowcount != 1:
        (head,) = connection.execute(sql["head"], {"id": table.row.id}).fetchone()
        raise Conflict(table.row.id, head)
    id_ = table.row.id
    connection.executemany(sql["insert_entry"], [rows.entry_values(id_, entry) for entry in table.entries])
    if table.snapshot is not None:
        connection.execute(sql["keep_snapshot"], rows.snapshot_values(id_, table.snapshot))


def insert_code(connection: Connection, code: Code) -> None:
    """Add a code."""
    if not _all(connection, statements(SQLITE)["head"], id=code.table_id):
        raise Gone(code.table_id)
    values = {f: getattr(code, f) for f in code.__struct_fields__}
    connection.execute(statements(SQLITE)["put_code"], values)


def insert_item(connection: Connection, item: Item) -> None:
    """Add one thing of an export."""
    sql = statements(SQLITE)
    match item:
        case KeptEdition():
            connection.execute(sql["keep_edition"], {"hash": item.hash, "text": item.text})
        case StoredTable():
            insert_table(connection, item)
        case Flag():
            connection.execute(sql["set_flag"], {"name": item.name, "value": item.value})
        case Code():
            insert_code(connection, item)


def _begin_import(connection: Connection, path: Path, replace: bool) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for content in ("tables", "flags"):  # codes go with their tables
        if replace:
            connection.execute(f"DELETE FROM {content}")
        elif connection.execute(f"SELECT 1 FROM {content} LIMIT 1").fetchone():
            raise StoreError("error-store-not-empty", store=str(path))


def read_entries(connection: Connection, table_id: str, number: int) -> list[LogEntry]:
    """The log of a table after a number."""
    (found,) = connection.execute(
        statements(SQLITE)["entries"], {"id": table_id, "number": number}
    ).fetchone()
    return [LogEntry(number, at, key, bytes.fromhex(body)) for number, at, key, body in json.loads(found)]


def read_table(connection: Connection, table_id: str) -> StoredTable | None:
    """A whole table as it is at one moment."""
    sql = statements(SQLITE)["table"]
    nested = connection.in_transaction
    if not nested:
        connection.execute("BEGIN")
    try:
        found = _all(connection, sql, id=table_id)
        return rows.stored_table(found[0], read_entries(connection, table_id, 0)) if found else None
    finally:
        if not nested:
            connection.execute("COMMIT")


def read_all(connection: Connection) -> Iterator[Item]:
    """Everything, in the order of an export."""
    sql = statements(SQLITE)
    connection.execute("BEGIN")
    yield from (KeptEdition(*row) for row in _all(connection, sql["editions"]))
    for (table_id,) in _all(connection, sql["table_ids"]):
        table = read_table(connection, table_id)
        assert table is not None  # nothing vanishes within a transaction
        yield table
    yield from (Flag(*row) for row in _all(connection, sql["flags"], prefix=""))
    yield from (Code(*row) for row in _all(connection, sql["codes"]))
