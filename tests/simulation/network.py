"""What lies between simulated processes and people: sockets that may break, messages that may be lost or doubled."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import msgspec

from oddville.server import wire
from oddville.server.tables.pubsub import QueuedPubSub
from simulation.faults import Faults
from simulation.loop import SimulatedLoop

_encoder = msgspec.json.Encoder()
_answers: msgspec.json.Decoder[wire.Answer] = msgspec.json.Decoder(wire.Answer)


class Broker:
    """Carries messages between processes, as NOTIFY or Redis would, and not always."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop = loop
        self.faults = faults
        self._inboxes: dict[asyncio.Queue[bytes | None], None] = {}

    def subscribe(self) -> "asyncio.Queue[bytes | None]":
        """An inbox; None in it says that the connection was lost."""
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._inboxes[inbox] = None
        return inbox

    def unsubscribe(self, inbox: "asyncio.Queue[bytes | None]") -> None:
        self._inboxes.pop(inbox, None)

    def publish(self, message: bytes) -> None:
        """Deliver a message to everybody: late, twice, or not at all."""
        now, rng = self.loop.now, self.faults.rng
        for inbox in list(self._inboxes):
            if self.faults.strikes("pubsub", now, 0.2):
                trouble = rng.choice((0, 0, 2, None))
                times = trouble if trouble is not None else 1
                sent = message if trouble is not None else None
            else:
                times, sent = 1, message
            for _ in range(times):
                self.loop.call_later(rng.uniform(0.0005, 0.02), inbox.put_nowait, sent)


class SimulatedPubSub(QueuedPubSub):
    """The server's own messages over the simulated broker."""

    connection_errors = (ConnectionError,)

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        super().__init__()

    async def _messages(self) -> AsyncGenerator[bytes | None, None]:
        inbox = self._broker.subscribe()
        try:
            yield None
            while True:
                message = await inbox.get()
                if message is None:
                    raise ConnectionError
                yield message
        finally:
            self._broker.unsubscribe(inbox)

    async def _send_all(self) -> None:
        while True:
            self._broker.publish((await self._next_message()).encode())
            self._unsent.clear()


class Closed(Exception):
    """The connection has ended."""


class Connection:
    """A socket between a person and a process: in order, with a delay, until one side or a fault ends it."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self._loop = loop
        self._faults = faults
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_person: asyncio.Queue[wire.Answer | None] = asyncio.Queue()
        self._last = {"server": 0.0, "person": 0.0}
        self.broken = False

    def _deliver(self, side: str, queue: "asyncio.Queue[Any]", message: Any) -> None:
        at = max(self._last[side] + 1e-6, self._loop.now + self._faults.rng.uniform(0.0005, 0.02))
        self._last[side] = at
        self._loop.call_at(at, queue.put_nowait, message)

    def cut(self) -> None:
        """End it for both sides; what is on its way is lost."""
        if not self.broken:
            self.broken = True
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._to_person.put_nowait(None)

    # The person's side

    def say(self, request: wire.Request) -> None:
        """Send a request."""
        if not self.broken:
            text = _encoder.encode(request).decode()
            self._deliver("server", self._to_server, {"type": "websocket.receive", "text": text})

    async def hear(self) -> wire.Answer:
        """The next message."""
        if self.broken and self._to_person.empty():
            raise Closed
        answer = await self._to_person.get()
        if answer is None or self.broken:
            raise Closed
        return answer

    # The server's side, as ASGI has it

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def send(self, message: Any) -> None:
        if self._faults.strikes("full-queue", self._loop.now):
            await asyncio.sleep(self._faults.rng.uniform(1.0, 20.0))  # the reader is slow
        if self.broken:
            raise OSError
        if message["type"] == "websocket.send":
            self._deliver("person", self._to_person, _answers.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self._loop.call_later(0.03, self.cut)
