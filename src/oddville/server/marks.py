"""Marks by which a running server hears of administrators' acts.

An administrator's command writes to the database beside the server. It leaves a mark for the table it touched, which
every server process looks for; what counts is in the table's log, so a mark seen twice is harmless.
"""

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from oddville.server.store.protocol import Store
    from oddville.server.tables import Tables

TOUCHED: Final = "touched/"
"""The flags that are marks; their value is when it was, in nanoseconds since 1970, so that no two are alike."""
MINUTES: Final = 60
"""How long a mark is kept."""
_MINUTE: Final = 60_000_000_000


async def mark(store: "Store", table_id: str) -> None:
    """Leave a mark."""
    await store.set_flag(TOUCHED + table_id, str(time.time_ns()).encode())


async def forget_marks(store: "Store", now: int) -> None:
    """Remove old marks; `now` in milliseconds."""
    for flag in await store.flags(TOUCHED):
        if int(flag.value) < now * 1_000_000 - MINUTES * _MINUTE:
            await store.set_flag(flag.name, None)


class Marks:
    """The marks that one server process has seen."""

    def __init__(self) -> None:
        self._seen: dict[str, bytes] = {}

    async def look(self, tables: "Tables") -> None:
        """See what administrators' commands have done since the last look."""
        marks = {flag.name: flag.value for flag in await tables.store.flags(TOUCHED)}
        for name in [name for name, value in marks.items() if self._seen.get(name) != value]:
            await tables.refresh(name.removeprefix(TOUCHED))
        self._seen = marks
