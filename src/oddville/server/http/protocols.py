"""Uvicorn's connection classes with time limits, bounded input and our error format.

They override internals of uvicorn, so its version has an upper bound in pyproject.toml, and
tests/server/test_uvicorn_internals.py checks every method and attribute used here.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from oddville.server import wire
from oddville.server.http.addresses import Client, is_in
from oddville.server.http.host_policy import security_headers
from oddville.server.ops.limits import ConnectionLimit
from oddville.server.ops.settings import Network

HEAD_SECONDS: Final = 15.0
"""How long the head of a request may take, so that silent clients do not hold connections."""
CHUNK_BYTES: Final = 16_384
"""How many bytes of a WebSocket are parsed before other connections have a turn."""
MAX_UNREAD_BYTES: Final = 1_000_000
"""A WebSocket that has more input waiting is disconnected."""


RETRY_SECONDS: Final = 5
DRAIN_SECONDS: Final = 30.0
"""How long a client may take to read what waits in the buffer of its connection."""
LINGER_SECONDS: Final = 5.0
"""How long input is discarded after an invalid frame, so that the client reads why it is disconnected."""


def raw_response(status: bytes, problem: wire.Problem) -> bytes:
    """A response outside the application, after which the connection is closed."""
    body = msgspec.json.encode(problem)
    headers = [
        *security_headers(secure=False),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    lines = [b"HTTP/1.1 " + status, *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", body])


def bad_request() -> bytes:
    """The response to invalid HTTP or an invalid WebSocket handshake."""
    return raw_response(b"400 Bad Request", wire.Problem("error-http", {}))


def too_many_connections() -> bytes:
    return raw_response(b"429 Too Many Requests", wire.Problem("error-too-many", {"seconds": RETRY_SECONDS}))


class DrainTimer:
    """Aborts a connection whose client does not read."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._handle: asyncio.TimerHandle | None = None
        self._waiting = 0
        """The bytes that waited when it began to count."""

    def restart(self) -> None:
        """Begin to count again, if something waits to be read."""
        self.stop()
        self._waiting = self._transport.get_write_buffer_size()
        if self._waiting:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(DRAIN_SECONDS, self._expire)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _expire(self) -> None:
        if 0 < self._waiting <= self._transport.get_write_buffer_size():
            self._transport.abort()
        else:
            self.restart()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is parsed in chunks and can be aborted."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unread = bytearray()
        self._paused_by_us = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._drain = DrainTimer(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._drain.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._drain.restart()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._drain.restart()

    def data_received(self, data: bytes) -> None:
        """Parse in chunks: thousands of small messages at once would block the event loop."""
        is_scheduled = bool(self._unread)
        self._unread += data
        if len(self._unread) > MAX_UNREAD_BYTES:
            self.transport.abort()
        elif not is_scheduled:
            self._parse_chunk()

    def _parse_chunk(self) -> None:
        if not self._is_finished():
            chunk = bytes(self._unread[:CHUNK_BYTES])
            del self._unread[:CHUNK_BYTES]
            super().data_received(chunk)
        if self._is_finished():
            self._unread.clear()
        elif self._unread:
            self._paused_by_us = True
            self.transport.pause_reading()
            self.loop.call_soon(self._parse_chunk)
        elif self._paused_by_us:
            self._paused_by_us = False
            if not self.read_paused:
                self.transport.resume_reading()

    def _is_finished(self) -> bool:
        return self.transport.is_closing() or self.conn.parser_exc is not None

    def handle_parser_exception(self) -> None:
        """Send the reason and half-close: closing with unread input would reset the connection and lose the reason."""
        closing = self.conn.close_sent
        assert closing is not None
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason}
        )
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.disconnected = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.read_paused = False
        self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """Refuse an invalid handshake in our error format."""
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
            return
        self.handshake_complete = self.close_sent = True
        self.transport.write(bad_request())
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Mark a handshake that was refused with a response as complete, else uvicorn logs an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Give the application a way to abort: an orderly close would wait for a client that does not read."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope["abort"] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP with time limits for the head of a request and for reading the response, and a limit of connections."""

    _head_timer: asyncio.TimerHandle | None = None
    _is_upgraded = False
    _limit_key: str | None = None
    """The client against whose limit the connection counts."""

    def __init__(
        self, *args: Any, connections: ConnectionLimit, proxies: Sequence[Network], **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self._open_connections = connections
        self._proxies = proxies

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._drain = DrainTimer(transport)
        self._start_head_timer()
        self._count()

    def _count(self) -> None:
        """Count the connection, or refuse it. A proxy has those of many clients."""
        peer = self.client[0] if self.client else ""
        if not peer or is_in(peer, self._proxies):
            return
        key = Client(peer, False).limit_key
        if self._open_connections.acquire(key):
            self._limit_key = key
        else:
            self.transport.write(too_many_connections())
            self.transport.close()

    def _uncount(self) -> None:
        if self._limit_key is not None:
            self._open_connections.release(self._limit_key)
            self._limit_key = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._drain.restart()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._drain.restart()

    def on_response_complete(self) -> None:
        self._drain.restart()
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is None and self._is_idle() and not self._is_upgraded:
            self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_head_timer()
        self._drain.stop()
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        self._cancel_head_timer()
        self._drain.stop()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def _start_head_timer(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_SECONDS, self._on_head_timeout)

    def _cancel_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _on_head_timeout(self) -> None:
        self._head_timer = None
        if self._is_idle() and not self.transport.is_closing():
            self.transport.abort()

    def _is_idle(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or bool(cycle.response_complete)

    def send_400_response(self, msg: str) -> None:
        """Refuse invalid HTTP in our error format, unless a response has begun."""
        cycle: Any = self.cycle
        if self._is_idle() or not cycle.response_started:
            self.transport.write(bad_request())
        self.transport.close()
