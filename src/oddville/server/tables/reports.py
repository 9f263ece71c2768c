"""Reports from players that something is wrong, stored with the record of the game for the administrator."""

from typing import Final

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server.clock import now_ms
from oddville.server.store.protocol import Store
from oddville.server.tables.commands import clean
from oddville.server.tables.composition import TableService
from oddville.server.wire import Report

PREFIX: Final = "report/"
MAX_EACH: Final = 20
"""How many reports of one table are stored."""
MAX_OF_ONE: Final = 3
"""How many of them are of one person."""


class StoredReport(msgspec.Struct, frozen=True):
    table: str
    at: int
    text: str
    record: str | None
    """The game as everybody knew it; None before it began."""
    person: int | None = None
    """Who sent it (`http.addresses.Client.person`)."""


_decoder: msgspec.json.Decoder[StoredReport] = msgspec.json.Decoder(StoredReport)


async def save_report(tables: TableService, id_: str, report: Report, person: int) -> None:
    """Store a report; the same one again changes nothing."""
    table = (await tables.registry.get(id_)).table
    prefix = f"{PREFIX}{table.id}/"
    others = {flag.name: flag.value for flag in await tables.store.flags(prefix)}
    others.pop(prefix + report.key, None)
    own = sum(_decoder.decode(value).person == person for value in others.values())
    if own >= MAX_OF_ONE or len(others) >= MAX_EACH:
        raise OddVilleError("error-reports-full", most=min(len(others), MAX_EACH))
    record = None if table.game is None else await tables.queries.record(id_, person)
    text = clean(report.text, keep_lines=True)
    stored_report = StoredReport(table.id, now_ms(), text, record, person)
    await tables.store.set_flag(prefix + report.key, msgspec.json.encode(stored_report))


async def reports(store: Store) -> list[StoredReport]:
    """All reports, the oldest first."""
    stored = [_decoder.decode(flag.value) for flag in await store.flags(PREFIX)]
    return sorted(stored, key=lambda report: report.at)
