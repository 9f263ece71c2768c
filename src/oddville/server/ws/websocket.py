"""The WebSocket between a page and a table.

The first message must be `hello`. Every connection has a send queue of its own, so that a slow client delays no one. A
client whose queue overflows is disconnected, and gets the current table when it reconnects.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, assert_never

import msgspec
from starlette.types import Receive, Scope, Send

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.http.middleware import RequestContext
from oddville.server.http.problems import decode_or_refuse, error_response, to_problem, too_many_requests
from oddville.server.ops import logs
from oddville.server.ops.limits import TokenBucket
from oddville.server.ops.service import Service
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.table import Table

PATH: Final = "/api/live"
HELLO_SECONDS: Final = 10.0
MAX_QUEUED: Final = 256
MAX_QUEUED_BYTES: Final = 2_000_000
MAX_INVALID: Final = 8
"""Invalid messages allowed in a minute."""
POLICY_VIOLATION: Final = 1008
RESTART: Final = 1012
FULL_RETRY_SECONDS: Final = 30

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)


class WebSocketEndpoint:
    """Accepts WebSockets up to the limit."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        service, key = self._service, scope["context"].client.limit_key
        if service.shutting_down:
            await error_response(OddVilleError("error-not-ready"))(scope, receive, send)
        elif not service.limits.sockets.acquire(key):
            service.metrics.count("refused", error="sockets")
            await error_response(too_many_requests(FULL_RETRY_SECONDS))(scope, receive, send)
        else:
            try:
                await ClientConnection(service, scope, receive, send).serve()
            finally:
                service.limits.sockets.release(key)
                service.closed_sockets += 1


class ClientConnection:
    """An open WebSocket; it is a `Watcher` of its table."""

    def __init__(self, service: Service, scope: Scope, receive: Receive, send: Send) -> None:
        self.seats: frozenset[int] = frozenset()
        self.hosting = False
        self._service = service
        self._receive = receive
        self._send = send
        self._abort: Callable[[], None] | None = scope.get("abort")
        self._context: RequestContext = scope["context"]
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None
        self._limit_key = self._context.client.limit_key
        self._messages = service.limits.message_bucket()
        self._invalid_messages = TokenBucket(MAX_INVALID / 60, MAX_INVALID)
        self._hint_task: asyncio.Task[None] | None = None

    # Called by the table

    def send(self, message: bytes) -> None:
        """Queue a message; disconnect if the queue overflows."""
        if self._close_code is not None:
            return
        self._queue.append(message)
        self._queued_bytes += len(message)
        self._wake.set()
        if len(self._queue) > MAX_QUEUED or self._queued_bytes > MAX_QUEUED_BYTES:
            self._disconnect()

    def lose(self, seat: int) -> None:
        """The seat was moved to another device; this client becomes a spectator of it."""
        self.seats -= {seat}
        self._answer(wire.Lost(seat))

    def lose_host(self) -> None:
        """The host's secret is void; the client learns it when it connects again."""
        self.hosting = False
        self.goodbye("restart", again=True, code=RESTART)

    def goodbye(self, reason: str, *, again: bool, code: int) -> None:
        """Send the reason and the queued messages, then close."""
        self._answer(wire.Goodbye(reason, again))
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    def _disconnect(self) -> None:
        """Close at once, without waiting for a client that does not read."""
        self._service.metrics.count("slow_readers")
        self._close_code = POLICY_VIOLATION
        self._queue.clear()
        self._wake.set()
        if self._abort is not None:
            self._abort()

    def _answer(self, answer: wire.Answer) -> None:
        self.send(_encoder.encode(answer))

    # Serving

    async def serve(self) -> None:
        await self._send({"type": "websocket.accept"})
        self._service.sockets.add(self)
        writer = asyncio.create_task(self._write_queue())
        live: LiveTable | None = None
        try:
            live = await self._attach()
            if live is not None:
                await self._read(live)
        finally:
            self._service.sockets.discard(self)
            if live is not None:
                live.detach(self)
            if self._hint_task is not None:
                self._hint_task.cancel()
            await self._finish(writer)

    async def _finish(self, writer: "asyncio.Task[None]") -> None:
        if self._close_code is not None:  # let it send what is queued
            await asyncio.wait([writer], timeout=2)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)

    async def _write_queue(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    message = self._queue.popleft()
                    self._queued_bytes -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._close_code is not None:
                    await self._send({"type": "websocket.close", "code": self._close_code})
                    return
        except OSError:
            return  # the client has disconnected, which ends the reader as well

    async def _next(self) -> str | bytes | None:
        """The next message; None when the connection is closed."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: str | bytes | None = event.get("text")
        return event.get("bytes", b"") if text is None else text

    async def _attach(self) -> LiveTable | None:
        """Read `hello` and attach to its table; None if that fails."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
        except TimeoutError:
            self.goodbye("error-hello", again=False, code=POLICY_VIOLATION)
            return None
        if message is None:
            return None
        try:
            return await self._greet(decode_or_refuse(_decoder.decode, message))
        except OddVilleError as error:
            self._refuse(None, error)
            self.goodbye(error.message, again=False, code=POLICY_VIOLATION)
            return None

    async def _greet(self, hello: wire.Request) -> LiveTable:
        if not isinstance(hello, wire.Hello):
            raise OddVilleError("error-hello")
        registry = self._service.tables.registry
        live = await registry.get(hello.table)
        holder = await self._service.tables.seats.credentials(live, hello.tokens)
        if live.is_gone:  # dropped meanwhile; it may be loaded again
            return await self._greet(hello)
        self.seats, self.hosting = holder.seats, holder.hosting
        live.attach(self, hello.log)
        registry.keep(live)  # it may have been evicted meanwhile, as nobody watched it
        return live

    async def _read(self, live: LiveTable) -> None:
        while self._close_code is None:
            message = await self._next()
            if message is None:
                return
            while wait := self._messages.take() or self._service.limits.messages.take(self._limit_key):
                await asyncio.sleep(wait)  # slow the client down instead of dropping its messages
            await self._handle(live, message)

    async def _handle(self, live: LiveTable, message: str | bytes) -> None:
        self._service.last_message_at = time.monotonic()
        try:
            request = decode_or_refuse(_decoder.decode, message)
        except OddVilleError as error:
            self._refuse(None, error)
            if self._invalid_messages.take():
                self.goodbye("error-message", again=False, code=POLICY_VIOLATION)
            return
        kind = str(request.__struct_config__.tag)
        self._service.metrics.count("messages", kind=kind)
        try:
            await self._execute(live, request)
        except Exception as error:
            self._fail(kind, _id_of(request), error)

    def _fail(self, kind: str, request: str | None, error: Exception) -> None:
        if not isinstance(error, OddVilleError):
            self._service.metrics.count("failures")
            logs.log_error("failure", error, request=self._context.id, message=kind)
            error = OddVilleError("error-inside", request=self._context.id)
        self._refuse(request, error)

    def _refuse(self, request: str | None, error: OddVilleError) -> None:
        problem = to_problem(error)
        self._answer(wire.Refused(request, problem.error, problem.facts, problem.refusals))

    async def _execute(self, live: LiveTable, request: wire.Request) -> None:
        tables = self._service.tables
        self._check_spectator(live, request)
        match request:
            case wire.Hello():
                raise OddVilleError("error-hello-again")
            case wire.Step():
                tables.scheduler.step(live, self)
            case wire.Hint():
                self._start_hint(live, request)
            case wire.Why() | wire.Sites() | wire.Score():
                self._answer(tables.queries.answer(live, request))
            case wire.Rematch():
                await self._check_rematch(live.table, request)
                self._answer(await live.execute(request, self))
                if request.now:
                    await tables.rematches.make_now(live)
            case (
                wire.Move()
                | wire.Undo()
                | wire.Confirm()
                | wire.Order()
                | wire.Adjust()
                | wire.Say()
                | wire.Rename()
                | wire.Value()
                | wire.Start()
                | wire.Leave()
                | wire.Return()
            ):
                self._answer(await live.execute(request, self))
            case _:
                assert_never(request)

    def _check_spectator(self, live: LiveTable, request: wire.Request) -> None:
        """Spectators share what they may send at a table, and each has a part of their own for chat."""
        if self.seats or self.hosting:
            return
        limits = self._service.limits
        wait = isinstance(request, wire.Say) and limits.spectator_chat.take(self._limit_key)
        wait = wait or limits.spectators.take(live.table.id)
        if wait:
            raise too_many_requests(wait)

    async def _check_rematch(self, table: Table, request: wire.Rematch) -> None:
        """A vote for a rematch counts as a new table."""
        is_new = request.yes and request.seat in self.seats and not table.seats[request.seat].rematch
        if table.rematch is not None or not is_new:
            return
        await self._service.tables.rematches.check_room(table)
        if wait := self._service.limits.tables.take(self._limit_key):
            raise too_many_requests(wait)

    def _start_hint(self, live: LiveTable, request: wire.Hint) -> None:
        """Compute a hint in the background, while the connection stays in use."""
        if self._hint_task is not None and not self._hint_task.done():
            raise OddVilleError("error-hint-busy")
        self._hint_task = asyncio.create_task(self._hint(live, request))

    async def _hint(self, live: LiveTable, request: wire.Hint) -> None:
        try:
            person = self._context.client.person
            self._answer(await self._service.tables.queries.hint(live, request, self, person))
        except Exception as error:
            self._fail("hint", request.id, error)


def _id_of(request: wire.Request) -> str | None:
    """The key or id that its answer refers to."""
    return getattr(request, "key", None) or getattr(request, "id", None)
