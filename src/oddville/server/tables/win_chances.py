"""Each player's chance to win, computed after every move at tables that show it."""

import asyncio
import contextlib

from oddville.bots import ADVISER
from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.background import cancel_all
from oddville.server.tables.bot_pool import BotPool
from oddville.server.tables.live_table import LiveTable


class WinChances:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def update(self, live: LiveTable) -> None:
        """Compute the chances if the table has changed and somebody watches."""
        table = live.table
        if not table.options.chances or table.status != "running" or not live.watchers:
            return
        running = self._tasks.get(table.id)
        if running is not None and running[0] == table.version:
            return
        self.cancel(table.id)
        self._tasks[table.id] = (table.version, asyncio.create_task(self._send(live)))

    def cancel(self, table_id: str) -> None:
        """Stop computing for a table."""
        running = self._tasks.pop(table_id, None)
        if running is not None:
            running[1].cancel()

    async def close(self) -> None:
        await cancel_all([task for _, task in self._tasks.values()])

    async def _send(self, live: LiveTable) -> None:
        game, version = live.table.game, live.table.version
        if game is None or game.is_over:
            return
        with contextlib.suppress(OddVilleError):
            thought = await self._bots.think(live.table.id, game, ADVISER, person=live.table.maker)
            if live.table.version == version:
                live.send_all(wire.ChancesView(version, thought.chances, thought.points))
