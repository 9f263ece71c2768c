"""What administrators do to the tables of a server that may be running: look, remove, mute, close.

Everything goes through the database, beside the server. A running server hears of it by a mark (`keeping`).
"""

import secrets
from collections.abc import Callable, Sequence

from oddville.cards.edition import read_edition
from oddville.cards.printed import Edition
from oddville.games.errors import OddVilleError
from oddville.server import acts, tokens
from oddville.server.entries import Body
from oddville.server.live_table import LiveTable
from oddville.server.marks import mark
from oddville.server.reports import PREFIX
from oddville.server.restoring import restore
from oddville.server.store.protocol import ListedTable, Store
from oddville.server.table import Table
from oddville.server.tables import FLAG_CLOSED

PAGE = 200


async def all_tables(store: Store, status: str | None = None) -> list[ListedTable]:
    """Every table of a status, or of any, the newest first; private ones too."""
    found: list[ListedTable] = []
    page = await store.every(PAGE)
    while page:
        found += [table for table in page if status in (None, table.summary.status)]
        page = await store.every(PAGE, page[-1].place)
    return found


async def table(store: Store, id_: str) -> Table:
    """One table as it is now."""
    return (await _live(store, id_)).table


async def _live(store: Store, id_: str) -> LiveTable:
    async def edition_of(hash_: str) -> Edition:
        text = await store.edition_text(hash_)
        assert text is not None  # a table's edition is kept before the table
        return read_edition(text, hash_)

    table = await restore(store, id_, edition_of)
    if table is None:
        raise OddVilleError("error-no-table-id", id=id_[:32])
    return LiveTable(table, store)


async def remove(store: Store, id_: str, seat: int) -> None:
    """Send somebody away for good: their link is void, and a bot plays on."""
    void = tokens.hash_of(secrets.token_hex(32))  # nobody knows what this is the hash of
    await _act(store, id_, lambda table: acts.remove(table, seat, void))


async def mute(store: Store, id_: str, seat: int | None, muted: bool) -> None:
    """Turn the chat of a seat, or by None of those who watch, off or on."""
    await _act(store, id_, lambda table: acts.mute(table, seat, muted))


async def _act(store: Store, id_: str, decide: Callable[[Table], Sequence[Body]]) -> None:
    await (await _live(store, id_)).act(decide)
    await mark(store, id_)


async def delete(store: Store, id_: str) -> None:
    """Remove a table, its log, its codes, and the reports about it."""
    if not await store.delete(id_):
        raise OddVilleError("error-no-table-id", id=id_[:32])
    for flag in await store.flags(f"{PREFIX}{id_}/"):
        await store.set_flag(flag.name, None)
    await mark(store, id_)


async def close(store: Store, closed: bool) -> None:
    """No new tables from now on, or new ones again."""
    await store.set_flag(FLAG_CLOSED, b"1" if closed else None)


async def is_closed(store: Store) -> bool:
    """Whether no new tables are made."""
    return await store.get_flag(FLAG_CLOSED) is not None
