"""Administrators' commands: list, show, delete, mute and close, whether or not the server runs.

They write to the database directly; a running server is notified by `admin_signals`.
"""

import secrets

from oddville.games.errors import OddVilleError
from oddville.server.store.protocol import ListedTable, Store
from oddville.server.tables import commands, tokens
from oddville.server.tables.admin_signals import send_signal
from oddville.server.tables.creation import FLAG_CLOSED
from oddville.server.tables.edition_cache import EditionCache
from oddville.server.tables.live_table import Decide, LiveTable
from oddville.server.tables.loading import load
from oddville.server.tables.reports import PREFIX
from oddville.server.tables.table import Table

PAGE_SIZE = 200


async def all_tables(store: Store, status: str | None = None) -> list[ListedTable]:
    """All tables of a status, or of any, newest first, including private ones."""
    tables: list[ListedTable] = []
    page = await store.all_tables(PAGE_SIZE)
    while page:
        tables += [table for table in page if status in (None, table.summary.status)]
        page = await store.all_tables(PAGE_SIZE, page[-1].cursor)
    return tables


async def table(store: Store, id_: str) -> Table:
    return (await _live(store, id_)).table


async def _live(store: Store, id_: str) -> LiveTable:
    table = await load(store, id_, EditionCache(store).get)
    if table is None:
        raise OddVilleError("error-no-table-id", id=id_[:32])
    return LiveTable(table, store)


async def remove(store: Store, id_: str, seat: int) -> None:
    """Remove a player for good: the seat's link becomes invalid, and a bot plays on."""
    void = tokens.hash_of(secrets.token_hex(32))  # the hash of a secret that nobody knows
    await _commit(store, id_, lambda table: commands.remove(table, seat, void))


async def mute(store: Store, id_: str, seat: int | None, muted: bool) -> None:
    """Turn the chat of a seat, or with None of spectators, off or on."""
    await _commit(store, id_, lambda table: commands.mute(table, seat, muted))


async def _commit(store: Store, id_: str, decide: Decide) -> None:
    await (await _live(store, id_)).commit(decide)
    await send_signal(store, id_)


async def delete(store: Store, id_: str) -> None:
    """Delete a table with its log, codes and reports."""
    if not await store.delete(id_):
        raise OddVilleError("error-no-table-id", id=id_[:32])
    for flag in await store.flags(f"{PREFIX}{id_}/"):
        await store.set_flag(flag.name, None)
    await send_signal(store, id_)


async def close(store: Store, closed: bool) -> None:
    """Refuse new tables, or accept them again."""
    await store.set_flag(FLAG_CLOSED, b"1" if closed else None)


async def is_closed(store: Store) -> bool:
    return await store.get_flag(FLAG_CLOSED) is not None
