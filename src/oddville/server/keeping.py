"""What is not kept for ever: old tables, where whoever runs the server wants that, and codes that have expired."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from oddville.games.errors import OddVilleError
from oddville.server import logs
from oddville.server.live_table import now_ms
from oddville.server.store.protocol import OVER, WAITING

if TYPE_CHECKING:
    from oddville.server.tables import Tables

EVERY: Final = 3600.0
AT_ONCE: Final = 100
DAY: Final = 86_400_000


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
    """Forget what is old; how many tables that were. One that runs is never forgotten."""
    await tables.store.forget_codes(now)
    if days == 0:
        return 0
    gone = 0
    for status in (OVER, WAITING):
        while found := await tables.store.stale(status, now - days * DAY, AT_ONCE):
            forgotten = sum([await tables.forget(id_) for id_ in found])
            gone += forgotten
            if not forgotten:  # somebody looks at all of them
                break
            await asyncio.sleep(0)
    return gone
