"""The connections below the application: uvicorn's, with patience that ends."""

import asyncio
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from oddville.server import wire
from oddville.server.security import security_headers

HEAD_SECONDS: Final = 15.0
"""How long a request's head may take: who opens connections and says nothing must not keep them."""

PIECE: Final = 16_384
"""How many bytes of a WebSocket are read in one go."""
MOST_UNREAD: Final = 1_000_000
"""Whoever makes more than this wait to be read is cut off: it is a flood."""


def bad_request() -> bytes:
    """The whole answer to what is no HTTP, or no handshake of a WebSocket."""
    body = msgspec.json.encode(wire.Problem("error-http", {}))
    headers = [
        *security_headers(secure=False),
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    lines = [b"HTTP/1.1 400 Bad Request", *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", body])


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut: closing one whose reader is stuck would wait for the reader."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = bytearray()
        self._is_held = False
        """Whether nothing more is taken in until what has come is read."""

    def data_received(self, data: bytes) -> None:
        """What came at once is read piece by piece, and everybody else has a turn in between: thousands of little
        messages would keep the loop for hundredths of a second."""
        is_waiting = bool(self._unread)
        self._unread += data
        if len(self._unread) > MOST_UNREAD:
            self.transport.abort()
        elif not is_waiting:
            self._read_on()

    def _read_on(self) -> None:
        if self.transport.is_closing():
            self._unread.clear()
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        super().data_received(piece)
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            self._is_held = True
            self.transport.pause_reading()
            self.loop.call_soon(self._read_on)
        elif self._is_held:
            self._is_held = False
            if not self.read_paused:
                self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """A handshake; one that is wrong is refused like everything else."""
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
            return
        self.handshake_complete = self.close_sent = True
        self.transport.write(bad_request())
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Send; who was refused with an answer has had one, and nothing is missing."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Hand the application the means to cut the connection."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope["abort"] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Nobody answers any more: cut."""
        super().keepalive_timeout()
        self.transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP whose requests must arrive within some time, and whose refusals have the shape of all others."""

    _patience: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        if self._patience is None and self._is_idle() and not self._upgraded:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which may be silent for as long as it likes."""
        self._upgraded = True
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _is_idle(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or bool(cycle.response_complete)

    def _give_up(self) -> None:
        self._patience = None
        if self._is_idle() and not self.transport.is_closing():
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all is refused like everything else, unless an answer is under way."""
        cycle: Any = self.cycle
        if self._is_idle() or not cycle.response_started:
            self.transport.write(bad_request())
        self.transport.close()
