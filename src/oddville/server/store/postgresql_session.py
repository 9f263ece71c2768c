"""The statements of `sql/` on a PostgreSQL connection."""

from collections.abc import Sequence
from typing import Any

from psycopg import AsyncConnection

from oddville.server.store import rows
from oddville.server.store.chain import Link
from oddville.server.store.protocol import LogEntry
from oddville.server.store.statements import POSTGRESQL, statements


class PostgresSession:
    """A `Session` on a connection."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def query(self, statement: str, **values: Any) -> list[rows.Row]:
        cursor = await self._connection.execute(statements(POSTGRESQL)[statement], values)
        return list(await cursor.fetchall())

    async def execute(self, statement: str, **values: Any) -> int:
        return (await self._connection.execute(statements(POSTGRESQL)[statement], values)).rowcount

    async def execute_many(self, statement: str, values: Sequence[dict[str, Any]]) -> None:
        if values:
            await self._connection.cursor().executemany(statements(POSTGRESQL)[statement], values)

    async def links(self, table_id: str, number: int) -> list[Link]:
        result = await self.query("links", id=table_id, number=number)
        return [(LogEntry(*row[:4]), row[4]) for row in result]
