"""The statements of `sql/` on a SQLite connection."""

import json
import sqlite3
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from oddville.server.store import rows
from oddville.server.store.chain import Link
from oddville.server.store.protocol import LogEntry
from oddville.server.store.statements import SQLITE, statements

Connection = sqlite3.Connection
Result = TypeVar("Result")


class SqliteSession:
    """A `Session` whose methods never suspend, so that `run_now` can run them in any thread."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def query(self, statement: str, **values: Any) -> list[rows.Row]:
        return self._connection.execute(statements(SQLITE)[statement], values).fetchall()

    async def execute(self, statement: str, **values: Any) -> int:
        return self._connection.execute(statements(SQLITE)[statement], values).rowcount

    async def execute_many(self, statement: str, values: Sequence[dict[str, Any]]) -> None:
        self._connection.executemany(statements(SQLITE)[statement], values)

    async def links(self, table_id: str, number: int) -> list[Link]:
        ((links,),) = await self.query("links", id=table_id, number=number)
        return [
            (LogEntry(number, at, key, bytes.fromhex(body)), bytes.fromhex(hash_))
            for number, at, key, body, hash_ in json.loads(links)
        ]


def run_now(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that never suspends, without an event loop."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise AssertionError
