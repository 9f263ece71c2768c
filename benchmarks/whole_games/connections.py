"""Clients of a table that connect, disconnect abruptly and reconnect to any server."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from whole_games.messages import Mark, Message, Seen, messages
from whole_games.tables import PlayedTable


class Connection:
    """A connection to a table, with or without the secret of a seat."""

    def __init__(self, table: PlayedTable, ports: list[int], tokens: list[str]) -> None:
        self.table = table
        self.seen: Seen | None = None
        self.excused_until = 0.0
        self.rng = random.Random(table.rng.getrandbits(64))
        self.name = "spectator" if not tokens else "second socket"
        self._ports = ports
        self._tokens = tokens
        self._socket: ClientConnection | None = None

    @property
    def mark(self) -> Mark:
        """The progress of the table that this client has seen."""
        return self.seen.mark if self.seen is not None else (-1, False)

    async def run(self) -> None:
        """Stay connected until this client has seen the end of the game."""
        await self._visit()
        while not self.table.is_finished(self.seen):
            await asyncio.sleep(self.rng.choice((0.0, 0.05, 0.3, 1.0)))
            self.table.figures.counts["reconnects"] += 1
            await self._visit()

    async def _visit(self) -> None:
        place = f"ws://127.0.0.1:{self.rng.choice(self._ports)}/api/live"
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(place, compression=None, open_timeout=30, close_timeout=1) as self._socket:
                await self.send({"do": "hello", "table": self.table.id, "tokens": self._tokens})
                await self._listen(self._socket)
        self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            await self.hear(messages.decode(raw))
            if self.table.is_finished(self.seen):
                return
            if self.rng.random() < self.table.plan.habits.drop / 3:
                self.drop()

    async def hear(self, message: Message) -> None:
        """Handle a message."""
        if message.table is not None:
            self.seen = message.table
            self.table.heard(message.table)

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message, if the connection is open."""
        if self._socket is not None:
            self.table.note(f"{self.name} {message['do']}")
            await self._socket.send(json.dumps(message))

    def drop(self) -> None:
        """Disconnect abruptly."""
        if self._socket is not None:
            self.table.note(f"{self.name} breaks off")
            self._socket.transport.abort()
