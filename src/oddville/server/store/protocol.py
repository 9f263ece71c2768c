"""The interface of a store of tables, independent of the database.

Every change of a table is one entry of its append-only log, numbered 1, 2, 3 … without gaps. A store does not interpret
the bodies of entries. Its guarantees:

- When `append` returns, the entries are on disk. If it raises `Conflict`, `DuplicateKey` or `TableNotFound`, nothing
  was written. After any other error it is unknown (the answer to a commit may be lost): read the log before deciding.
- The entries of one `append` are written together or not at all.
- Of two appends with the same number one succeeds; the other raises `Conflict`.
- A request repeated with the same idempotency key raises `DuplicateKey`, whatever its number.
- A log that is not as it was written is not returned: reading it raises `TableDamaged` (`chain`).
"""

from collections.abc import AsyncIterable, AsyncIterator, Mapping, Sequence
from typing import Protocol

import msgspec

from oddville.games.errors import Message, OddVilleError
from oddville.server.store.ladder_protocol import LadderStore, StoredGame, StoredLadder, StoredMember

WAITING, RUNNING, OVER = STATUSES = ("waiting", "running", "over")


class LogEntry(msgspec.Struct, frozen=True):
    number: int
    at: int
    """Milliseconds since 1970."""
    key: str | None
    """The client's idempotency key, unique at its table; of several entries of a request one carries it."""
    body: bytes


class TableRow(msgspec.Struct, frozen=True):
    """The part of a table that never changes."""

    id: str
    created_at: int
    rules: str
    """The version of the rules it began with."""
    edition: str
    """The hash of its edition, see `Store.save_edition`."""
    secret: bytes
    """Known to the server only, such as the seed."""
    settings: bytes


class Summary(msgspec.Struct, frozen=True):
    """Columns by which tables are found; written in the same transaction as the entries."""

    status: str
    """One of `STATUSES`."""
    public: bool
    name: str
    updated_at: int
    due_at: int | None
    """When the scheduler must act at this table: a clock runs out, a bot is to move."""
    line: bytes
    """The table's line in a list."""


class Snapshot(msgspec.Struct, frozen=True):
    """The log folded up to entry `number`; valid only for the version of the rules that made it."""

    number: int
    rules: str
    body: bytes


class StoredTable(msgspec.Struct, frozen=True):
    row: TableRow
    entries: list[LogEntry]
    summary: Summary
    snapshot: Snapshot | None

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0


PageCursor = tuple[int, str]
"""Creation time and id of the last table of a page; the next page begins after it."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    created_at: int
    head: int
    summary: Summary

    @property
    def cursor(self) -> PageCursor:
        return self.created_at, self.id


class Counts(msgspec.Struct, frozen=True):
    tables: Mapping[str, int]
    """By status, with every status present."""
    entries: int


class StoredEdition(msgspec.Struct, frozen=True):
    hash: str
    text: str


class Flag(msgspec.Struct, frozen=True):
    """A named value set by an administrator."""

    name: str
    value: bytes


class Code(msgspec.Struct, frozen=True):
    """A single-use code, stored as its hash."""

    hash: bytes
    table_id: str
    purpose: bytes
    expires_at: int


class StoredReview(msgspec.Struct, frozen=True):
    """A review, finished or not. An export contains the finished ones."""

    key: str
    is_done: bool
    done: int
    """Positions that have been computed."""
    total: int
    body: bytes
    leased_until: int
    """Until when a process has claimed the work on it."""
    asked_at: int
    """When somebody last asked about it at a process that does not work on it."""


ExportItem = (
    StoredEdition | StoredTable | Flag | Code | StoredLadder | StoredMember | StoredGame | StoredReview
)
"""A record of an export, in this order: a table comes after its edition and before its codes."""


class Conflict(Exception):
    """The number is taken or not the next one; `head` is the last number of the log."""

    def __init__(self, table_id: str, head: int) -> None:
        super().__init__(table_id, head)
        self.table_id = table_id
        self.head = head


class DuplicateKey(Exception):
    """A request with this key was carried out before, as entry `number`."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(table_id, number)
        self.table_id = table_id
        self.number = number


class TableNotFound(Exception):
    """There is no table with this id."""


class StoreError(OddVilleError):
    """The store cannot be opened, or refuses an operation; the message says what to do."""


class StoreDamaged(StoreError):
    """The database cannot be read, because it is damaged."""


class TableDamaged(OddVilleError):
    """The stored log of a table is not as it was written; `entry` is the first that is wrong, 0 the table's row."""

    def __init__(self, table_id: str, entry: int) -> None:
        super().__init__("error-table-damaged", id=table_id, entry=entry)
        self.table_id = table_id
        self.entry = entry

    @property
    def damage(self) -> Message:
        """For the operator."""
        if self.entry == 0:
            return Message("damage-row", {"table": self.table_id})
        return Message("damage-entry", {"table": self.table_id, "entry": self.entry})


class StoreUnavailable(StoreError):
    """The store does not answer at the moment (disk full, database away); a retry may succeed."""


class Store(LadderStore, Protocol):
    """Durable storage of tables. Methods may be called concurrently."""

    @property
    def transactions(self) -> int:
        """The number of write transactions of this process."""

    @property
    def requests(self) -> int:
        """The number of requests that shared them."""

    async def create(self, table: TableRow, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Raises `Conflict` if the id is taken."""

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Return when the entries are durable; else raise `Conflict`, `DuplicateKey` or `TableNotFound`."""

    async def load(self, table_id: str) -> StoredTable | None:
        """Raises `TableDamaged`."""

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        """The entries after `number`; none if there is no such table. Raises `TableDamaged`."""

    async def damage(self) -> list[Message]:
        """Read every table; those that are damaged."""

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""

    async def delete(self, table_id: str) -> bool:
        """Delete a table with its log and codes; False if there was none."""

    async def save_edition(self, hash_: str, text: str) -> None: ...

    async def edition_text(self, hash_: str) -> str | None: ...

    async def public_tables(
        self, status: str | None, limit: int, after: PageCursor | None = None
    ) -> list[ListedTable]:
        """Public tables of a status, or of any, newest first."""

    async def all_tables(self, limit: int, after: PageCursor | None = None) -> list[ListedTable]:
        """All tables, newest first."""

    async def stale_tables(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status without an entry since `before`, oldest first."""

    async def delete_stale(self, table_id: str, status: str, before: int) -> bool:
        """Delete a table if it still has that status and no entry since `before`."""

    async def due_tables(self, now: int, limit: int) -> list[tuple[str, int]]:
        """Tables with `due_at` in the past, and that time, most overdue first."""

    async def future_tables(self, now: int, before: int, limit: int) -> list[tuple[str, int]]:
        """Tables that changed after `now` and are due later, but before `before`: a clock was set back meanwhile."""

    async def claim(self, table_id: str, due_at: int, until: int | None, head: int | None = None) -> bool:
        """Take a lease on due work: set `due_at` to `until`, or return False if another process changed it before.

        With `head`, also False if the log has gone on: a process that lags behind could not use the lease.
        """

    async def put_code(self, code: Code) -> None:
        """Raises `TableNotFound`."""

    async def take_code(self, code_hash: bytes, now: int) -> Code | None:
        """Delete a code and return it: to one caller only, and not after it has expired."""

    async def delete_expired_codes(self, now: int) -> int: ...

    async def get_flag(self, name: str) -> bytes | None: ...

    async def set_flag(self, name: str, value: bytes | None) -> None:
        """None deletes the flag."""

    async def flags(self, prefix: str = "") -> list[Flag]:
        """Flags with this prefix, sorted by name."""

    async def review(self, key: str) -> StoredReview | None: ...

    async def claim_review(self, key: str, total: int, now: int, until: int) -> bool:
        """Take a lease on a review; False if it is done, or another process has the lease."""

    async def save_review(
        self, key: str, body: bytes, done: int, until: int, *, is_done: bool = False
    ) -> None:
        """Save what has been computed and extend the lease, unless more is stored already."""

    async def mark_review_asked(self, key: str, now: int) -> None: ...

    async def delete_old_reviews(self, before: int, max_reviews: int) -> int:
        """Delete the reviews that nobody has asked about since `before`; of the others only `max_reviews` stay."""

    async def counts(self) -> Counts: ...

    async def ping(self) -> None:
        """Raises `StoreUnavailable` if the store cannot be read, or the last append failed and writing still does."""

    def export(self) -> AsyncIterator[ExportItem]:
        """The whole store, from one consistent snapshot."""

    async def import_(self, items: AsyncIterable[ExportItem], replace: bool = False) -> None:
        """Load an export in one transaction; `StoreError` if the store is not empty and `replace` is not set."""

    async def close(self) -> None:
        """Finish pending writes, then close the database."""
