"""Tables in a SQLite file: the default, for one server process."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from oddville.server.store.base import Result, SqlStore, Work
from oddville.server.store.protocol import ExportItem
from oddville.server.store.session import insert_item, prepare_import, read_all
from oddville.server.store.sqlite_file import FileLock, await_answer, connect, open_file, store_error
from oddville.server.store.sqlite_session import SqliteSession, run_now
from oddville.server.store.sqlite_writer import GroupCommit

READERS = 2
PAGE_BYTES = 4096
"""SQLite's default page size."""
Connection = sqlite3.Connection


async def _next(items: AsyncIterator[ExportItem]) -> ExportItem | None:
    return await anext(items, None)


class SqliteStore(SqlStore):
    """A `Store` in one file. One thread writes (`sqlite_writer`), a few others read."""

    def __init__(self, path: Path, lock: FileLock | None, max_bytes: int | None) -> None:
        self.path = path
        self._lock = lock
        self._writer = GroupCommit(path, None if max_bytes is None else max_bytes // PAGE_BYTES)
        super().__init__(self._writer)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")
        self._local = threading.local()
        self._connections: list[Connection] = []

    @classmethod
    def open(cls, path: Path | str, serving: bool = True, max_bytes: int | None = None) -> "SqliteStore":
        """Open or create a file. A server locks it; `serving=False` opens it beside a running server."""
        path = Path(path).absolute()
        return cls(path, open_file(path, serving), max_bytes)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        if self._lock is not None:
            self._lock.release()

    async def _write(self, work: Work[Result], transaction: bool = False) -> Result:
        result: Result = await self._writer.submit(
            lambda connection: run_now(work(SqliteSession(connection)))
        )
        return result

    async def _read(self, work: Work[Result], transaction: bool = False) -> Result:
        loop = asyncio.get_running_loop()
        reading = loop.run_in_executor(self._readers, self._read_now, work, transaction)
        return await await_answer(self.path, reading)

    def _read_now(self, work: Work[Result], transaction: bool) -> Result:
        try:
            with self._reader() as connection:  # ends the transaction
                if transaction:
                    connection.execute("BEGIN")
                return run_now(work(SqliteSession(connection)))
        except sqlite3.Error as error:
            raise store_error(self.path, error) from error

    def _reader(self) -> Connection:
        """The connection of this thread."""
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self.path)
            self._connections.append(connection)
            connection.execute("PRAGMA query_only = ON")
        return connection

    async def export(self) -> AsyncIterator[ExportItem]:
        async with self._own_thread() as (connection, run):
            await run(connection.execute, "BEGIN")
            items = read_all(SqliteSession(connection))
            while (item := await run(run_now, _next(items))) is not None:
                yield item

    async def import_(self, items: AsyncIterable[ExportItem], replace: bool = False) -> None:
        async with self._own_thread() as (connection, run):
            session = SqliteSession(connection)
            await run(connection.execute, "BEGIN IMMEDIATE")
            await run(run_now, prepare_import(session, str(self.path), replace))
            async for item in items:
                await run(run_now, insert_item(session, item))
            await run(connection.execute, "COMMIT")

    @asynccontextmanager
    async def _own_thread(self) -> AsyncIterator[tuple[Connection, Callable[..., Awaitable[Any]]]]:
        """A connection, and a function that calls others in its thread. Closing it rolls back."""
        with ThreadPoolExecutor(1, thread_name_prefix="store-copy") as thread:
            run = partial(asyncio.get_running_loop().run_in_executor, thread)
            connection: Connection = await run(connect, self.path)
            try:
                yield connection, run
            except sqlite3.Error as error:
                raise store_error(self.path, error) from error
            finally:
                await run(connection.close)
