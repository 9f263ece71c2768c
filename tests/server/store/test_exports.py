"""Export and import of every store, on SQLite and PostgreSQL."""

from collections.abc import AsyncIterator

import pytest

from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.protocol import (
    Code,
    ExportItem,
    Flag,
    Snapshot,
    Store,
    StoredEdition,
    StoredReview,
    StoredTable,
    StoreError,
)
from stores import ALL_BYTES, entry, make_table, open_for_test, summary, table


async def everything(store: Store) -> list[ExportItem]:
    """All of an export."""
    return [item async for item in store.export()]


async def given(items: list[ExportItem]) -> AsyncIterator[ExportItem]:
    """An export made by hand."""
    for item in items:
        yield item


SAMPLE: list[ExportItem] = [
    StoredEdition("edition-hash", "text"),
    StoredTable(table("a"), [entry(1, "k"), entry(2)], summary(), Snapshot(1, "1", b"s")),
    StoredTable(table("b"), [], summary("waiting", due_at=3), None),
    Flag("closed", b"1"),
    Code(b"h", "a", b"p", 9),
    StoredLadder("l", "Friday", b"\0host", 1, 5),
    StoredMember("l", "m", "Ada", "ada", b"\xff", 2),
    StoredGame("a", "l", 3, None, b"{}"),
    StoredGame("z", "l", 4, 5, ALL_BYTES),
    StoredReview("k", True, 40, 40, ALL_BYTES, 0, 7),
]


async def test_an_export_can_be_imported(address: str) -> None:
    async with open_for_test(address) as store:
        await store.import_(given(SAMPLE))
        assert await everything(store) == SAMPLE
        with pytest.raises(StoreError, match="not empty"):
            await store.import_(given(SAMPLE))
        await store.import_(given(SAMPLE[:2]), replace=True)
        assert await everything(store) == SAMPLE[:2]


async def test_a_failed_import_leaves_nothing(address: str) -> None:
    async def broken() -> AsyncIterator[ExportItem]:
        for item in SAMPLE[:3]:
            yield item
        raise OSError("torn")

    async with open_for_test(address) as store:
        with pytest.raises(OSError, match="torn"):
            await store.import_(broken())
        assert await everything(store) == []
        await make_table(store)


async def test_an_export_is_one_snapshot(address: str) -> None:
    async with open_for_test(address) as store:
        await make_table(store, "a")
        await make_table(store, "b")
        export = store.export()
        first = await anext(export)
        await store.append("b", [entry(2)], summary())
        rest = [item async for item in export]
        assert [item.head for item in [first, *rest] if isinstance(item, StoredTable)] == [1, 1]


async def test_an_export_has_no_unfinished_reviews(address: str) -> None:
    async with open_for_test(address) as store:
        assert await store.claim_review("k", 40, now=100, until=200)
        assert await everything(store) == []
