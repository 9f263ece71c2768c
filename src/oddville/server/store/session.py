"""Operations of several statements, written once for both databases."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Protocol

from msgspec.structs import asdict

from oddville.server.store import rows
from oddville.server.store.chain import Link, check_links, first_hash, hashes
from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import (
    Code,
    Conflict,
    ExportItem,
    Flag,
    LogEntry,
    StoredEdition,
    StoredReview,
    StoredTable,
    StoreError,
    TableDamaged,
    TableNotFound,
)

LADDER_STATEMENTS: Final = {
    StoredLadder: "insert_ladder",
    StoredMember: "insert_ladder_member",
    StoredGame: "insert_ladder_game",
}


class Session(Protocol):
    """A connection that runs the statements of `sql/` by name."""

    async def query(self, statement: str, **values: Any) -> Sequence[rows.Row]: ...

    async def execute(self, statement: str, **values: Any) -> int:
        """The number of rows changed."""

    async def execute_many(self, statement: str, values: Sequence[dict[str, Any]]) -> None: ...

    async def links(self, table_id: str, number: int) -> list[Link]:
        """The log from an entry on."""


async def insert_table(session: Session, table: StoredTable) -> None:
    id_, first = table.row.id, first_hash(table.row)
    chain = hashes(first, table.entries)
    if await session.execute("insert_table", **rows.table_values(table, chain[-1] if chain else first)) != 1:
        head = await session.query("head", id=id_)
        raise Conflict(id_, head[0][0] if head else 0)
    entries = [rows.entry_values(id_, *link) for link in zip(table.entries, chain, strict=True)]
    await session.execute_many("insert_entry", entries)
    if table.snapshot is not None:
        await session.execute("save_snapshot", **rows.snapshot_values(id_, table.snapshot))


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
        case StoredReview():
            await session.execute("insert_review", **{**asdict(item), "is_done": int(item.is_done)})
        case StoredLadder() | StoredMember() | StoredGame():
            await session.execute(LADDER_STATEMENTS[type(item)], **asdict(item))


async def prepare_import(session: Session, store: str, replace: bool) -> None:
    if replace:
        await session.execute("delete_tables")  # their codes are deleted with them
        for statement in ("delete_flags", "delete_ladders", "delete_reviews"):
            await session.execute(statement)
    elif await session.query("any_content"):
        raise StoreError("error-store-not-empty", store=store)


async def read_table(session: Session, table_id: str) -> StoredTable | None:
    result = await session.query("table", id=table_id)
    return rows.stored_table(result[0], await session.links(table_id, 0)) if result else None


async def read_entries(session: Session, table_id: str, number: int) -> list[LogEntry]:
    """The entries after `number`, checked from its hash on."""
    if number == 0:
        table = await read_table(session, table_id)
        return table.entries if table else []
    links = await session.links(table_id, number)
    if links and links[0][0].number != number:
        raise TableDamaged(table_id, number)
    return check_links(table_id, number, links[0][1], links[1:]) if links else []


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
    async for item in _read_ladders(session):
        yield item
    for (key,) in await session.query("finished_reviews"):
        yield rows.stored_review((await session.query("review", key=key))[0])


async def _read_ladders(session: Session) -> AsyncIterator[StoredLadder | StoredMember | StoredGame]:
    """All ladders, each before its members and games."""
    for row in await session.query("ladders"):
        ladder = rows.ladder_of(row)
        yield ladder
        for member in await session.query("ladder_members", id=ladder.id):
            yield rows.ladder_member_of(member)
        for game in await session.query("ladder_games", id=ladder.id):
            yield rows.ladder_game_of(game)
