"""Signals by which a running server learns of administrators' commands.

A command writes to the database beside the server and sets a flag for the table that it changed. Every server process
polls these flags. The table's log is what counts, so a signal seen twice is harmless.
"""

import time
from typing import Final

from oddville.server.store.protocol import Store
from oddville.server.tables.registry import Registry

PREFIX: Final = "touched/"
"""Of the flags; their value is the time in nanoseconds since 1970, so that no two are alike."""
MINUTES: Final = 60
"""How long a signal lasts."""
_MINUTE: Final = 60_000_000_000


async def send_signal(store: Store, table_id: str) -> None:
    await store.set_flag(PREFIX + table_id, str(time.time_ns()).encode())


async def delete_old_signals(store: Store, now: int) -> None:
    """Delete old signals; `now` in milliseconds."""
    for flag in await store.flags(PREFIX):
        if int(flag.value) < now * 1_000_000 - MINUTES * _MINUTE:
            await store.set_flag(flag.name, None)


class AdminSignals:
    """Remembers the signals that this process has seen."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry
        self._seen: dict[str, bytes] = {}

    async def poll(self) -> None:
        """Refresh the tables that have a new signal."""
        signals = {flag.name: flag.value for flag in await self._store.flags(PREFIX)}
        for name in [name for name, value in signals.items() if self._seen.get(name) != value]:
            await self._registry.refresh(name.removeprefix(PREFIX))
        self._seen = signals
