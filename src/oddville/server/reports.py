"""Reports that something is wrong, kept with the record of the game for whoever runs the server."""

from typing import TYPE_CHECKING, Final

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server.acts import clean
from oddville.server.clock import now_ms
from oddville.server.wire import Report

if TYPE_CHECKING:
    from oddville.server.store.protocol import Store
    from oddville.server.tables import Tables

PREFIX: Final = "report/"
MOST_EACH: Final = 20
"""How many reports of one table are kept."""


class KeptReport(msgspec.Struct, frozen=True):
    """A report as it is kept."""

    table: str
    at: int
    text: str
    record: str | None
    """The game as everybody knew it; None before it began."""


async def keep_report(tables: "Tables", id_: str, report: Report) -> None:
    """Keep a report; the same one again changes nothing."""
    table = (await tables.get(id_)).table
    place = f"{PREFIX}{table.id}/"
    kept = await tables.store.flags(place)
    if len(kept) >= MOST_EACH and all(flag.name != place + report.key for flag in kept):
        raise OddVilleError("error-reports-full", most=MOST_EACH)
    record = None if table.game is None else await tables.record(id_)
    text = clean(report.text, keep_lines=True)
    await tables.store.set_flag(
        place + report.key, msgspec.json.encode(KeptReport(table.id, now_ms(), text, record))
    )


async def reports(store: "Store") -> list[KeptReport]:
    """All reports that are kept, the oldest first."""
    kept = [msgspec.json.decode(flag.value, type=KeptReport) for flag in await store.flags(PREFIX)]
    return sorted(kept, key=lambda report: report.at)
