"""Sample tables for tests of stores."""

from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from oddville.server.store.opening import open_store
from oddville.server.store.protocol import LogEntry, Store, Summary, TableRow

ALL_BYTES = bytes(range(256))


@asynccontextmanager
async def open_for_test(address: str, serving: bool = True) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = await open_store(address, serving)
    try:
        yield store
    finally:
        await store.close()


def table(id_: str = "t", created_at: int = 1000) -> TableRow:
    return TableRow(id_, created_at, "1", "edition-hash", ALL_BYTES, b'{"players": 2}')


def entry(number: int, key: str | None = None, body: bytes = ALL_BYTES) -> LogEntry:
    return LogEntry(number, 1_000_000_000_000 + number, key, body)


def summary(
    status: str = "running", public: bool = True, updated_at: int = 1, due_at: int | None = None
) -> Summary:
    return Summary(status, public, "Zur Stadt Ω 🏠", updated_at, due_at, ALL_BYTES)


async def make_table(store: Store, id_: str = "t", entries: int = 1, created_at: int = 1000) -> None:
    await store.create(table(id_, created_at), [entry(n) for n in range(1, entries + 1)], summary())


async def outcome(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of something, or the exception that it raised."""
    try:
        return await work
    except Exception as error:
        return error
