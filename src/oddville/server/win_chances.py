"""At tables that show them: each player's chance to win, worked out after every move."""

import asyncio
import contextlib

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.bot_pool import ADVISER, BotPool
from oddville.server.live_table import LiveTable


class WinChances:
    """Asks a bot for the chances and sends them to everybody at the table."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def look(self, live: LiveTable) -> None:
        """Work them out anew if the table has changed and somebody watches."""
        table = live.table
        if not table.options.chances or table.status != "running" or not live.watchers:
            return
        known = self._tasks.get(table.id)
        if known is not None and known[0] == table.version:
            return
        self.forget(table.id)
        self._tasks[table.id] = (table.version, asyncio.create_task(self._send(live)))

    def forget(self, table_id: str) -> None:
        """Stop working them out for a table."""
        known = self._tasks.pop(table_id, None)
        if known is not None:
            known[1].cancel()

    async def close(self) -> None:
        """Stop altogether."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, live: LiveTable) -> None:
        game, version = live.table.game, live.table.version
        if game is None or game.is_over:
            return
        with contextlib.suppress(OddVilleError):
            thought = await self._bots.think(live.table.id, game, ADVISER)
            if live.table.version == version:
                live.send_all(wire.ChancesView(version, thought.chances, thought.points))
