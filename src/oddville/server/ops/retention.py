"""Delete old tables, if the settings say so, expired codes, old reviews and ladders."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from oddville.games.errors import OddVilleError
from oddville.server.clock import now_ms
from oddville.server.ops import logs
from oddville.server.store.protocol import OVER, WAITING
from oddville.server.tables.admin_signals import delete_old_signals
from oddville.server.tables.duplicates import delete_empty_events

if TYPE_CHECKING:
    from oddville.server.tables.composition import TableService

INTERVAL_SECONDS: Final = 3600.0
BATCH: Final = 100
DAY: Final = 86_400_000
WAITING_DAYS: Final = 7
"""Days after which a table that has not started is deleted."""
REVIEW_DAYS: Final = 90
"""Days after which a review is deleted that nobody has looked at."""
LADDER_DAYS: Final = 365
"""Days after which a ladder is deleted in which nothing has happened."""
MAX_REVIEWS: Final = 20_000
"""Reviews that are kept, about 30 KB each."""


async def enforce_retention(tables: "TableService", days: int) -> None:
    """Delete expired data now and every hour."""
    while True:
        try:
            deleted = await delete_expired(tables, days, now_ms())
            logs.log_event("tidied", logging.INFO if deleted else logging.DEBUG, tables=deleted)
        except OddVilleError as error:  # the store is unavailable; the next round tries again
            logs.log_error("tidying-failed", error)
        await asyncio.sleep(INTERVAL_SECONDS)


async def delete_expired(tables: "TableService", days: int, now: int) -> int:
    """Delete expired codes, reviews and ladders, tables that never started, and finished ones after `days` (0 keeps
    them); count the tables. A running table is never deleted."""
    await tables.store.delete_expired_codes(now)
    await delete_old_signals(tables.store, now)
    await tables.store.delete_old_reviews(now - REVIEW_DAYS * DAY, MAX_REVIEWS)
    await tables.ladders.record_all()
    await tables.store.delete_old_ladders(now - LADDER_DAYS * DAY)
    deleted = await _delete_stale(tables, WAITING, now - WAITING_DAYS * DAY)
    deleted += await _delete_stale(tables, OVER, now - days * DAY) if days else 0
    await delete_empty_events(tables.store, now - DAY)
    return deleted


async def _delete_stale(tables: "TableService", status: str, before: int) -> int:
    total = 0
    while ids := await tables.store.stale_tables(status, before, BATCH):
        deleted = sum([await tables.registry.delete_stale(id_, status, before) for id_ in ids])
        total += deleted
        if not deleted:  # all of them are being watched
            break
        await asyncio.sleep(0)
    return total
