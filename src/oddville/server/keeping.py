"""What is not kept for ever: old tables, where whoever runs the server wants that, and codes that have expired."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from oddville.games.errors import OddVilleError
from oddville.server import logs
from oddville.server.clock import now_ms
from oddville.server.marks import forget_marks
from oddville.server.store.protocol import OVER, WAITING

if TYPE_CHECKING:
    from oddville.server.tables import Tables

EVERY: Final = 3600.0
AT_ONCE: Final = 100
DAY: Final = 86_400_000
WAITING_DAYS: Final = 7
"""Days after which a table that nobody has come to is forgotten."""


async def keep_tidy(tables: "Tables", days: int) -> None:
    """Tidy up now and every hour."""
    while True:
        try:
            gone = await tidy(tables, days, now_ms())
            logs.say("tidied", logging.INFO if gone else logging.DEBUG, tables=gone)
        except OddVilleError as error:  # the database is away: another time
            logs.fail("tidying-failed", error)
        await asyncio.sleep(EVERY)


async def tidy(tables: "Tables", days: int, now: int) -> int:
    """Forget tables that nobody came to, finished ones that were kept so many days (0: they are kept), codes that have
    expired; how many tables that were. One that runs is never forgotten, however slow."""
    await tables.store.forget_codes(now)
    await forget_marks(tables.store, now)
    gone = await _forget(tables, WAITING, now - WAITING_DAYS * DAY)
    return gone + (await _forget(tables, OVER, now - days * DAY) if days else 0)


async def _forget(tables: "Tables", status: str, before: int) -> int:
    gone = 0
    while found := await tables.store.stale(status, before, AT_ONCE):
        forgotten = sum([await tables.forget(id_, status, before) for id_ in found])
        gone += forgotten
        if not forgotten:  # somebody looks at all of them
            break
        await asyncio.sleep(0)
    return gone
