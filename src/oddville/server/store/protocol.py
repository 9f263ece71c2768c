"""What a store of tables does, whichever database is behind it.

Everything that happens at a table is one entry of its log, numbered 1, 2, 3 … without gaps, and is never changed.
A store knows nothing about games: bodies are bytes to it. What it promises:

- An `append` that returned is on the disk. One that raised `Conflict`, `DuplicateKey` or `Gone` wrote nothing. Any
  other error leaves open whether it did (a commit whose answer was lost): read the log before you decide anything.
- Several entries of one `append` are written together or not at all.
- Of two that want the same number one wins; the other gets `Conflict`.
- A request sent again under its key gets `DuplicateKey`, whatever number it asks for.
"""

from collections.abc import AsyncIterable, AsyncIterator, Mapping, Sequence
from typing import Protocol

import msgspec

from oddville.games.errors import OddVilleError

WAITING, RUNNING, OVER = STATUSES = ("waiting", "running", "over")


class LogEntry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int
    """1, 2, 3 … within its table."""
    at: int
    """Milliseconds since 1970."""
    key: str | None
    """Made by the client for its request, unique at its table; of several entries one carries it."""
    body: bytes


class NewTable(msgspec.Struct, frozen=True):
    """What is settled when a table is made."""

    id: str
    created_at: int
    rules: str
    """The version of the rules it began with."""
    edition: str
    """The hash of its edition, see `Store.keep_edition`."""
    secret: bytes
    """What only the server may know, such as the seed."""
    settings: bytes


class Summary(msgspec.Struct, frozen=True):
    """What the log amounts to, as far as tables are looked up by it; written together with the entries."""

    status: str
    """One of `STATUSES`."""
    public: bool
    name: str
    updated_at: int
    due_at: int | None
    """When the server must look at this table by itself: a clock runs out, a bot is to move."""
    line: bytes
    """What a list of tables shows."""


class Snapshot(msgspec.Struct, frozen=True):
    """The log folded up to an entry, to be quicker; good only for the version of the rules that made it."""

    number: int
    rules: str
    body: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table."""

    row: NewTable
    entries: list[LogEntry]
    summary: Summary
    snapshot: Snapshot | None

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0


Place = tuple[int, str]
"""Where a list goes on: after the table made then, of this id."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    id: str
    created_at: int
    head: int
    summary: Summary

    @property
    def place(self) -> Place:
        """Hand it to the next call of `listed` or `every`."""
        return self.created_at, self.id


class Counts(msgspec.Struct, frozen=True):
    """How much there is."""

    tables: Mapping[str, int]
    """By status; every status is there."""
    entries: int


class KeptEdition(msgspec.Struct, frozen=True):
    """The text of an edition, by its hash."""

    hash: str
    text: str


class Flag(msgspec.Struct, frozen=True):
    """Something an administrator has set."""

    name: str
    value: bytes


class Code(msgspec.Struct, frozen=True):
    """A code that can be used once, by its hash."""

    hash: bytes
    table_id: str
    purpose: bytes
    expires_at: int


Item = KeptEdition | StoredTable | Flag | Code
"""One thing of a whole export, in this order: a table's edition comes before it, its codes after it."""


class Conflict(Exception):
    """That number is taken, or not yet due: somebody else was quicker. `head` is the last number there is."""

    def __init__(self, table_id: str, head: int) -> None:
        super().__init__(table_id, head)
        self.table_id = table_id
        self.head = head


class DuplicateKey(Exception):
    """The request was carried out before: its key is that of entry `number`."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(table_id, number)
        self.table_id = table_id
        self.number = number


class Gone(Exception):
    """There is no such table."""


class StoreError(OddVilleError):
    """The store cannot be opened, or not be used as asked: says what to do about it."""


class StoreUnavailable(StoreError):
    """The store does not answer at the moment (disk full, database away); it may work later."""


class Store(Protocol):
    """Tables on the disk. Every method may be awaited by many tasks at once."""

    @property
    def transactions(self) -> int:
        """How many transactions of appends this process has written."""

    @property
    def requests(self) -> int:
        """How many requests shared them."""

    async def create(self, table: NewTable, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Make a table; `Conflict` if its id is taken."""

    async def append(
        self, table_id: str, entries: Sequence[LogEntry], summary: Summary, snapshot: Snapshot | None = None
    ) -> None:
        """Add entries to a table's log; returns when they are durable. `Conflict`, `DuplicateKey`, `Gone`."""

    async def load(self, table_id: str) -> StoredTable | None:
        """A whole table, or None."""

    async def entries_after(self, table_id: str, number: int) -> list[LogEntry]:
        """What was added after that entry; nothing for a table that is not there."""

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that is there."""

    async def delete(self, table_id: str) -> bool:
        """Remove a table with its log and codes; whether it was there."""

    async def keep_edition(self, hash_: str, text: str) -> None:
        """Keep the text of an edition; once is enough."""

    async def edition_text(self, hash_: str) -> str | None:
        """The text of a kept edition."""

    async def listed(self, status: str | None, limit: int, after: Place | None = None) -> list[ListedTable]:
        """Public tables of a status (None: of any), the newest first."""

    async def every(self, limit: int, after: Place | None = None) -> list[ListedTable]:
        """All tables, the newest first."""

    async def stale(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status that nothing was added to since, the oldest first."""

    async def delete_stale(self, table_id: str, status: str, before: int) -> bool:
        """Remove a table if it still has that status and nothing was added since; whether it was so."""

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose `due_at` has come, with it, the most overdue first."""

    async def claim(self, table_id: str, due_at: int, until: int | None) -> bool:
        """Move `due_at` from what it was to `until`; False if somebody else did so before. A lease on work due."""

    async def put_code(self, code: Code) -> None:
        """Keep a code; `Gone` if its table is not there."""

    async def take_code(self, code_hash: bytes, now: int) -> Code | None:
        """Use up a code: only one caller ever gets it, and nobody after it has expired."""

    async def forget_codes(self, now: int) -> int:
        """Remove the codes that have expired; how many."""

    async def get_flag(self, name: str) -> bytes | None:
        """What an administrator has set."""

    async def set_flag(self, name: str, value: bytes | None) -> None:
        """Set it, or clear it by None."""

    async def flags(self, prefix: str = "") -> list[Flag]:
        """All that is set, by name."""

    async def counts(self) -> Counts:
        """How much there is."""

    async def ping(self) -> None:
        """Return if the store can be read now, else raise `StoreUnavailable`."""

    def export(self) -> AsyncIterator[Item]:
        """Everything, as it is at one moment."""

    async def import_(self, items: AsyncIterable[Item], replace: bool = False) -> None:
        """Take in an export, all or nothing; `StoreError` unless this store is empty or is to be replaced."""

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
