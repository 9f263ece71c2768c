"""The WebSocket: one connection of a page to a table.

The first message must be `hello`. What is to be sent waits in a queue of its own for each connection, so that who reads
slowly holds nobody up; whose queue is full is disconnected, and comes back to the table as it is by then.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import logs, wire
from oddville.server.gate import Receive, Scope, Send, Visit
from oddville.server.limits import Bucket
from oddville.server.live_table import LiveTable
from oddville.server.problems import answer_of, problem_of, too_many, unreadable
from oddville.server.service import Service

PATH: Final = "/api/live"
HELLO_SECONDS: Final = 10.0
MOST_WAITING: Final = 256
MOST_WAITING_BYTES: Final = 2_000_000
"""How much may wait to be read by one connection."""
MOST_STRIKES: Final = 8
"""How many messages in a row of a minute may make no sense."""
REFUSED: Final = 1008
RESTART: Final = 1012

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)


class Live:
    """The door for sockets."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in, serve it until it goes, count it out."""
        visit = scope["visit"]
        assert isinstance(visit, Visit)
        await receive()  # that it wants to connect
        crowd, key = self._service.limits.sockets, visit.client.key
        if self._service.leaving:
            await answer_of(OddVilleError("error-not-ready"))(scope, receive, send)
        elif not crowd.enter(key):
            self._service.metrics.count("refused", error="sockets")
            await answer_of(too_many(30))(scope, receive, send)
        else:
            try:
                await Socket(self._service, scope, receive, send).serve()
            finally:
                crowd.leave(key)
                self._service.gone += 1


class Socket:
    """One connection; to its table, a `Watcher`."""

    def __init__(self, service: Service, scope: Scope, receive: Receive, send: Send) -> None:
        self.seats: frozenset[int] = frozenset()
        self.hosting = False
        self._service = service
        self._receive = receive
        self._send = send
        self._abort: Callable[[], None] | None = scope.get("abort")
        self._visit: Visit = scope["visit"]
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None
        self._bucket = service.limits.socket_bucket()
        self._strikes = Bucket(MOST_STRIKES / 60, MOST_STRIKES)
        self._hinting: asyncio.Task[None] | None = None

    # What the table calls

    def send(self, message: bytes) -> None:
        """Put a message into the queue; whose queue is full is disconnected."""
        if self._close_code is not None:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._wake.set()
        if len(self._waiting) > MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES:
            self._drop()

    def lose(self, seat: int) -> None:
        """The seat was moved to another device: this one only watches it now."""
        self.seats -= {seat}
        self._answer(wire.Lost(seat))

    def goodbye(self, reason: str, *, again: bool, code: int) -> None:
        """Say why, send what is waiting, and close."""
        self._answer(wire.Goodbye(reason, again))
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    def _drop(self) -> None:
        """Disconnect who does not read: nothing could be told them any more."""
        self._service.metrics.count("slow_readers")
        self._close_code = REFUSED
        self._waiting.clear()
        self._wake.set()
        if self._abort is not None:
            self._abort()

    def _answer(self, answer: wire.Answer) -> None:
        self.send(_encoder.encode(answer))

    # Serving

    async def serve(self) -> None:
        """From hello to goodbye."""
        await self._send({"type": "websocket.accept"})
        self._service.sockets.add(self)
        writer = asyncio.create_task(self._write())
        live: LiveTable | None = None
        try:
            live = await self._enter()
            if live is not None:
                await self._listen(live)
        finally:
            self._service.sockets.discard(self)
            if live is not None:
                live.detach(self)
            if self._hinting is not None:
                self._hinting.cancel()
            await self._finish(writer)

    async def _finish(self, writer: "asyncio.Task[None]") -> None:
        """Let the last words out, if there are any; then stop."""
        if self._close_code is not None:
            await asyncio.wait([writer], timeout=2)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    message = self._waiting.popleft()
                    self._waiting_bytes -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._close_code is not None:
                    await self._send({"type": "websocket.close", "code": self._close_code})
                    return
        except OSError:
            return  # whoever it was has gone; the reader notices, too

    async def _next(self) -> str | bytes | None:
        """The next message; None when the connection has ended."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes | None = event.get("text")
        return event.get("bytes", b"") if text is None else text

    async def _enter(self) -> LiveTable | None:
        """Read hello and show the table."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
        except TimeoutError:
            self.goodbye("error-hello", again=False, code=REFUSED)
            return None
        if message is None:
            return None
        try:
            hello = _decoder.decode(message)
            if not isinstance(hello, wire.Hello):
                raise OddVilleError("error-hello")
            return await self._greet(hello)
        except msgspec.DecodeError as error:
            self._part(unreadable(error))
        except OddVilleError as error:
            self._part(error)
        return None

    async def _greet(self, hello: wire.Hello) -> LiveTable:
        tables = self._service.tables
        live = await tables.get(hello.table)
        holder = tables.holder(live, hello.tokens)
        self.seats, self.hosting = holder.seats, holder.hosting
        live.attach(self, hello.log)
        return live

    def _part(self, error: OddVilleError) -> None:
        """Say what is wrong with hello, and close: without it nothing else can follow."""
        self._refuse(None, error)
        self.goodbye(error.message, again=False, code=REFUSED)

    async def _listen(self, live: LiveTable) -> None:
        while self._close_code is None:
            message = await self._next()
            if message is None:
                return
            # who asks too often is read more slowly, and nothing they asked is lost
            while wait := self._bucket.take():
                await asyncio.sleep(wait)
            await self._hear(live, message)

    async def _hear(self, live: LiveTable, message: str | bytes) -> None:
        self._service.heard_at = time.monotonic()
        try:
            request = _decoder.decode(message)
        except msgspec.DecodeError as error:
            self._refuse(None, unreadable(error))
            self._strike()
            return
        name = request.__struct_config__.tag
        self._service.metrics.count("messages", kind=str(name))
        try:
            await self._carry_out(live, request)
        except OddVilleError as error:
            self._refuse(_name_of(request), error)
        except Exception as error:
            self._service.metrics.count("failures")
            logs.fail("failure", error, request=self._visit.id, message=name)
            self._refuse(_name_of(request), OddVilleError("error-inside", request=self._visit.id))

    def _strike(self) -> None:
        if self._strikes.take():
            self.goodbye("error-message", again=False, code=REFUSED)

    def _refuse(self, request: str | None, error: OddVilleError) -> None:
        problem = problem_of(error)
        self._answer(wire.Refused(request, problem.error, problem.facts, problem.refusals))

    async def _carry_out(self, live: LiveTable, request: wire.Request) -> None:
        if not self.seats and not self.hosting:
            wait = self._service.limits.watching.take(live.table.id)
            if wait:
                raise too_many(wait)
        if isinstance(request, wire.Hello):
            raise OddVilleError("error-hello-again")
        if isinstance(request, wire.Step):
            self._service.tables.step(live, self)
        elif isinstance(request, wire.Hint):
            self._hint(live, request)
        elif isinstance(request, wire.Why | wire.Recap | wire.Score):
            self._answer(self._service.tables.answer(live, request))
        else:
            await self._do(live, request)

    async def _do(self, live: LiveTable, request: wire.Keyed) -> None:
        self._answer(await live.do(request, self))
        if isinstance(request, wire.Rematch) and request.now:
            await self._service.tables.rematch_now(live)

    def _hint(self, live: LiveTable, request: wire.Hint) -> None:
        """A bot thinks it over; meanwhile the connection goes on."""
        if self._hinting is not None and not self._hinting.done():
            raise OddVilleError("error-hint-busy")
        self._hinting = asyncio.create_task(self._think(live, request))

    async def _think(self, live: LiveTable, request: wire.Hint) -> None:
        try:
            self._answer(await self._service.tables.hint(live, request, self))
        except OddVilleError as error:
            self._refuse(request.id, error)
        except Exception as error:
            logs.fail("failure", error, request=self._visit.id, message="hint")
            self._refuse(request.id, OddVilleError("error-inside", request=self._visit.id))


def _name_of(request: Any) -> str | None:
    """The key or id of a request, by which its answer is known."""
    name = getattr(request, "key", None) or getattr(request, "id", None)
    return name if isinstance(name, str) else None
