"""Uvicorn's connection classes with time limits, bounded input and our error format.

They override internals of uvicorn, so its version has an upper bound in pyproject.toml, and
tests/server/test_uvicorn_internals.py checks every method and attribute used here.
"""

import asyncio
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from oddville.server import wire
from oddville.server.http.host_policy import security_headers

HEAD_SECONDS: Final = 15.0
"""How long the head of a request may take, so that silent clients do not hold connections."""
CHUNK_BYTES: Final = 16_384
"""How many bytes of a WebSocket are parsed before other connections have a turn."""
MAX_UNREAD_BYTES: Final = 1_000_000
"""A WebSocket that has more input waiting is disconnected."""


def bad_request() -> bytes:
    """The raw response to invalid HTTP or an invalid WebSocket handshake."""
    body = msgspec.json.encode(wire.Problem("error-http", {}))
    headers = [
        *security_headers(secure=False),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    lines = [b"HTTP/1.1 400 Bad Request", *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", body])


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is parsed in chunks and can be aborted."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unread = bytearray()
        self._paused_by_us = False

    def data_received(self, data: bytes) -> None:
        """Parse in chunks: thousands of small messages at once would block the event loop."""
        is_scheduled = bool(self._unread)
        self._unread += data
        if len(self._unread) > MAX_UNREAD_BYTES:
            self.transport.abort()
        elif not is_scheduled:
            self._parse_chunk()

    def _parse_chunk(self) -> None:
        if not self.transport.is_closing():
            chunk = bytes(self._unread[:CHUNK_BYTES])
            del self._unread[:CHUNK_BYTES]
            super().data_received(chunk)
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            self._paused_by_us = True
            self.transport.pause_reading()
            self.loop.call_soon(self._parse_chunk)
        elif self._paused_by_us:
            self._paused_by_us = False
            if not self.read_paused:
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
    """HTTP with a time limit for the head of a request."""

    _head_timer: asyncio.TimerHandle | None = None
    _is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_head_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is None and self._is_idle() and not self._is_upgraded:
            self._start_head_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_head_timer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        self._cancel_head_timer()
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
