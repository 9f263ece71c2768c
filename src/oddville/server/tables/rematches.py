"""Rematches: the next table for the same players. That of a ladder's game belongs to the ladder as well."""

from dataclasses import dataclass

from oddville.server.tables import log_events
from oddville.server.tables.creation import TableCreator
from oddville.server.tables.ladders import Ladders
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.table import Table


@dataclass
class Rematches:
    _creator: TableCreator
    _ladders: Ladders

    async def check_room(self, table: Table) -> None:
        """Refuse if no table may be made now, or the ladder of this one has no room."""
        await self._creator.check_open()
        await self._ladders.check_room_after(table.id)

    async def make_now(self, live: LiveTable) -> None:
        """Make the rematch without waiting for those who have not said yes."""
        if any(seat.rematch for seat in live.table.seats):
            await self.make(live)

    async def make(self, live: LiveTable) -> None:
        """Make the next table and log its id, last of all: an attempt that was interrupted is repeated whole."""
        if live.table.rematch is not None:
            return
        id_ = await self._creator.make_rematch(live.table)
        await self._ladders.add_rematch(live.table.id, id_)
        await live.commit(lambda table: [log_events.RematchMade(id_)] if table.rematch is None else [])
