"""The part of a store that is the same for every SQL database."""

import json
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from oddville.games.errors import Message
from oddville.server.store import rows
from oddville.server.store.decision import Append
from oddville.server.store.ladders import SqlLadders
from oddville.server.store.protocol import (
    Code,
    Counts,
    Flag,
    ListedTable,
    LogEntry,
    PageCursor,
    Snapshot,
    StoreDamaged,
    StoredReview,
    StoredTable,
    StoreUnavailable,
    Summary,
    TableDamaged,
    TableRow,
)
from oddville.server.store.session import Session, insert_code, insert_table, read_entries, read_table

PROBE = "probe"
PROBE_BYTES = 65_536
Result = TypeVar("Result")
Work = Callable[[Session], Coroutine[Any, Any, Result]]


class Writer(Protocol):
    """Writes appends in shared transactions."""

    transactions: int
    requests: int

    async def submit(self, append: Append, /) -> Any: ...


class SqlStore(SqlLadders):
    """Implements `Store` by named statements, which subclasses run on their connections."""

    _can_write = True
    """Whether the last append succeeded."""

    def __init__(self, appends: Writer) -> None:
        self._appends = appends

    @property
    def transactions(self) -> int:
        return self._appends.transactions

    @property
    def requests(self) -> int:
        return self._appends.requests

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        rows.check_entries(entries)
        try:
            await self._appends.submit(Append(table_id, entries, summary, snapshot))
        except StoreUnavailable:
            self._can_write = False
            raise
        self._can_write = True

    @abstractmethod
    async def _read(self, work: Work[Result], transaction: bool = False) -> Result: ...

    @abstractmethod
    async def _write(self, work: Work[Result], transaction: bool = False) -> Result: ...

    async def _query(self, statement: str, **values: Any) -> Sequence[rows.Row]:
        return await self._read(lambda session: session.query(statement, **values))

    async def _execute(self, statement: str, **values: Any) -> int:
        return await self._write(lambda session: session.execute(statement, **values))

    # Writing

    async def create(self, table: TableRow, entries: Sequence[LogEntry], summary: Summary) -> None:
        if entries:
            rows.check_entries(entries)
        new_table = StoredTable(table, list(entries), summary, None)
        await self._write(lambda session: insert_table(session, new_table), transaction=True)

    async def delete(self, table_id: str) -> bool:
        return await self._execute("delete_table", id=table_id) == 1

    async def delete_stale(self, table_id: str, status: str, before: int) -> bool:
        return await self._execute("delete_stale", id=table_id, status=status, before=before) == 1

    async def save_edition(self, hash_: str, text: str) -> None:
        await self._execute("save_edition", hash=hash_, text=text)

    async def claim(self, table_id: str, due_at: int, until: int | None, head: int | None = None) -> bool:
        return await self._execute("claim", id=table_id, due_at=due_at, until=until, head=head) == 1

    async def put_code(self, code: Code) -> None:
        await self._write(lambda session: insert_code(session, code), transaction=True)

    async def take_code(self, code_hash: bytes, now: int) -> Code | None:
        result = await self._write(lambda session: session.query("take_code", hash=code_hash))
        code = Code(*result[0]) if result else None
        return code if code is not None and code.expires_at > now else None

    async def delete_expired_codes(self, now: int) -> int:
        return await self._execute("delete_expired_codes", now=now)

    async def set_flag(self, name: str, value: bytes | None) -> None:
        if value is None:
            await self._execute("clear_flag", name=name)
        else:
            await self._execute("set_flag", name=name, value=value)

    async def claim_review(self, key: str, total: int, now: int, until: int) -> bool:
        return await self._execute("claim_review", key=key, total=total, body=b"", now=now, until=until) == 1

    async def save_review(
        self, key: str, body: bytes, done: int, until: int, *, is_done: bool = False
    ) -> None:
        values = {"key": key, "body": body, "done": done, "until": until, "is_done": int(is_done)}
        await self._execute("save_review", **values)

    async def mark_review_asked(self, key: str, now: int) -> None:
        await self._execute("mark_review_asked", key=key, now=now)

    async def delete_old_reviews(self, before: int, max_reviews: int) -> int:
        return await self._execute("delete_old_reviews", before=before, most=max_reviews)

    # Reading

    async def review(self, key: str) -> StoredReview | None:
        result = await self._query("review", key=key)
        return rows.stored_review(result[0]) if result else None

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._read_log(table_id, lambda session: read_table(session, table_id))

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        # one statement reads them unless the table's row is needed: without a transaction, three round trips fewer
        return await self._read_log(
            table_id, lambda session: read_entries(session, table_id, number), transaction=number == 0
        )

    async def _read_log(self, table_id: str, work: Work[Result], transaction: bool = True) -> Result:
        try:
            return await self._read(work, transaction)
        except StoreDamaged as error:  # other tables may be readable
            raise TableDamaged(table_id, 0) from error

    async def damage(self) -> list[Message]:
        messages = []
        for (table_id,) in await self._query("table_ids"):
            try:
                await self.load(table_id)
            except TableDamaged as error:
                messages.append(error.damage)
        return messages

    async def edition_text(self, hash_: str) -> str | None:
        result = await self._query("edition_text", hash=hash_)
        return str(result[0][0]) if result else None

    async def public_tables(
        self, status: str | None, limit: int, after: PageCursor | None = None
    ) -> list[ListedTable]:
        if status is None:
            return await self._page("public_tables", limit, after)
        return await self._page("public_tables_by_status", limit, after, status=status)

    async def all_tables(self, limit: int, after: PageCursor | None = None) -> list[ListedTable]:
        return await self._page("all_tables", limit, after)

    async def _page(
        self, statement: str, limit: int, after: PageCursor | None, **values: Any
    ) -> list[ListedTable]:
        result = await self._query(statement, limit=limit, **rows.cursor_values(after), **values)
        return [rows.listed_table(row) for row in result]

    async def stale_tables(self, status: str, before: int, limit: int) -> list[str]:
        return [
            row[0] for row in await self._query("stale_tables", status=status, before=before, limit=limit)
        ]

    async def due_tables(self, now: int, limit: int) -> list[tuple[str, int]]:
        return [(row[0], row[1]) for row in await self._query("due_tables", now=now, limit=limit)]

    async def future_tables(self, now: int, before: int, limit: int) -> list[tuple[str, int]]:
        result = await self._query("future_tables", now=now, before=before, limit=limit)
        return [(row[0], row[1]) for row in result]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._query("heads", ids=json.dumps(list(table_ids)))}

    async def get_flag(self, name: str) -> bytes | None:
        result = await self._query("get_flag", name=name)
        return bytes(result[0][0]) if result else None

    async def flags(self, prefix: str = "") -> list[Flag]:
        return [Flag(*row) for row in await self._query("flags", prefix=prefix)]

    async def counts(self) -> Counts:
        return rows.counts_of(await self._query("count_tables"))

    async def ping(self) -> None:
        await self._query("version")
        if not self._can_write:
            await self._write(write_probe, transaction=True)
            self._can_write = True


async def write_probe(session: Session) -> None:
    """Write something as long as some moves, and remove it."""
    await session.execute("set_flag", name=PROBE, value=bytes(PROBE_BYTES))
    await session.execute("clear_flag", name=PROBE)
