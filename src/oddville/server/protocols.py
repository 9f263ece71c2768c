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
