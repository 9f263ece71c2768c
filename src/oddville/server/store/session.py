"""Operations of several statements, written once for both databases."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from msgspec.structs import asdict

from oddville.server.store import rows
from oddville.server.store.protocol import (
    Code,
    Conflict,
    ExportItem,
    Flag,
    LogEntry,
    StoredEdition,
    StoredTable,
    StoreError,
    TableNotFound,
)


class Session(Protocol):
    """A connection that runs the statements of `sql/` by name."""

    async def query(self, statement: str, **values: Any) -> Sequence[rows.Row]: ...

    async def execute(self, statement: str, **values: Any) -> int:
        """The number of rows changed."""

    async def execute_many(self, statement: str, values: Sequence[dict[str, Any]]) -> None: ...

    async def entries(self, table_id: str, number: int) -> list[LogEntry]:
        """The log after an entry."""


async def insert_table(session: Session, table: StoredTable) -> None:
    id_ = table.row.id
    if await session.execute("insert_table", **rows.table_values(table)) != 1:
        head = await session.query("head", id=id_)
        raise Conflict(id_, head[0][0] if head else 0)
    await session.execute_many("insert_entry", [rows.values_at(id_, entry) for entry in table.entries])
    if table.snapshot is not None:
        await session.execute("save_snapshot", **rows.values_at(id_, table.snapshot))


async def insert_code(session: Session, code: Code) -> None:
    if not await session.query("lock_table", id=code.table_id):
        raise TableNotFound(code.table_id)
    await session.execute("put_code", **asdict(code))


async def insert_item(session: Session, item: ExportItem) -> None:
    match item:
        case StoredTable():
            await insert_table(session, item)
        case Code():
            await insert_code(session, item)
        case StoredEdition():
            await session.execute("save_edition", **asdict(item))
        case Flag():
            await session.execute("set_flag", **asdict(item))


async def prepare_import(session: Session, store: str, replace: bool) -> None:
    if replace:
        await session.execute("delete_tables")  # their codes are deleted with them
        await session.execute("delete_flags")
    elif await session.query("any_content"):
        raise StoreError("error-store-not-empty", store=store)


async def read_table(session: Session, table_id: str) -> StoredTable | None:
    found = await session.query("table", id=table_id)
    return rows.stored_table(found[0], await session.entries(table_id, 0)) if found else None


async def read_all(session: Session) -> AsyncIterator[ExportItem]:
    """The whole store in the order of an export; run it inside a transaction."""
    for row in await session.query("editions"):
        yield StoredEdition(*row)
    for (table_id,) in await session.query("table_ids"):
        table = await read_table(session, table_id)
        assert table is not None  # nothing is deleted within the transaction
        yield table
    for row in await session.query("flags", prefix=""):
        yield Flag(*row)
    for row in await session.query("codes"):
        yield Code(*row)
