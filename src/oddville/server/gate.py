"""The gate that every request passes: who asks, by which name, how often; what is written down about it."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from oddville.games.errors import OddVilleError
from oddville.server import logs
from oddville.server.addresses import Client, client_of
from oddville.server.limits import Bucket, Limits
from oddville.server.logs import masked
from oddville.server.metrics import Metrics
from oddville.server.problems import Refusal, answer_of, too_many
from oddville.server.security import Doors, security_headers
from oddville.server.settings import Settings

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
READING = ("GET", "HEAD", "OPTIONS")
REFUSALS_A_SECOND = 5
MOST_REFUSALS = 100
"""How many refusals are written down at once, before it is so many a second."""


class Gate:
    """Stands before the whole application."""

    def __init__(self, app: App, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._doors = Doors(settings)
        self._proxies = settings.proxies
        self._limits = limits
        self._metrics = metrics
        self._lines = Bucket(REFUSALS_A_SECOND, MOST_REFUSALS)
        self._left_out = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or tell why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visit = Visit(client_of(scope, headers, self._proxies))
        scope["visit"] = visit
        try:
            refused = self._refusal(scope, headers, visit.client)
            if refused is not None:
                await self._refuse(refused, scope, receive, visit.sender(send))
            else:
                await self._app(scope, receive, visit.sender(send))
        except Exception as error:
            await self._apologize(error, scope, receive, visit, send)
        finally:
            self._note(scope, visit)

    def _refusal(self, scope: Scope, headers: dict[str, str], client: Client) -> OddVilleError | None:
        host = headers.get("host", "")
        if not self._doors.answers(host, scope.get("method", ""), scope["path"]):
            return OddVilleError("error-host", host=masked(host))
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        origin = headers.get("origin")
        if changes and not self._doors.trusts(origin, headers.get("sec-fetch-site"), host):
            return OddVilleError("error-foreign-page", origin=masked(origin or ""))
        wait = self._limits.requests.take(client.key) or (changes and self._limits.changes.take(client.key))
        return too_many(wait) if wait else None

    async def _refuse(self, error: OddVilleError, scope: Scope, receive: Receive, send: Send) -> None:
        scope["visit"].error = error.message
        if isinstance(error, Refusal) or scope["type"] == "websocket" or scope["method"] not in READING:
            self._metrics.count("refused", error=error.message)
        await answer_of(error)(scope, receive, send)

    async def _apologize(
        self, error: Exception, scope: Scope, receive: Receive, visit: "Visit", send: Send
    ) -> None:
        """Nobody outside is told more than the number under which it is written down."""
        self._metrics.count("failures")
        logs.fail("failure", error, request=visit.id, route=visit.route(scope))
        if visit.status == 0:
            await answer_of(OddVilleError("error-inside", request=visit.id))(
                scope, receive, visit.sender(send)
            )

    def _note(self, scope: Scope, visit: "Visit") -> None:
        seconds = time.perf_counter() - visit.began
        kind, route, status = scope["type"], visit.route(scope), visit.status
        if kind == "http":
            self._metrics.time("request", seconds, method=_method(scope["method"]))
            self._metrics.count("requests", method=_method(scope["method"]), status=str(status))
        flood, left_out = self._sparing(status)
        quiet = status < 400 and (not route.startswith("/api") and kind == "http")
        logs.say(
            "request" if kind == "http" else "socket",
            logging.DEBUG if quiet or flood else logging.INFO,
            request=visit.id,
            client=visit.client.address,
            method=_method(scope.get("method", "GET")),
            path=masked(scope["path"]),
            status=status,
            ms=round(seconds * 1000, 1),
            **({"error": visit.error} if visit.error else {}),
            **({"left_out": left_out} if left_out else {}),
        )

    def _sparing(self, status: int) -> tuple[bool, int]:
        """Whether so much is refused that this is only counted, as a line for each would fill the disk; else how many
        were only counted before."""
        if status < 400:
            return False, 0
        flood = self._lines.take() > 0
        left_out, self._left_out = (0, self._left_out + 1) if flood else (self._left_out, 0)
        return flood, left_out


def _method(method: str) -> str:
    """Only known methods become labels, or anybody could fill the memory with them."""
    known = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")
    return method if method in known else "other"


class Visit:
    """One request or socket, from coming to going."""

    def __init__(self, client: Client) -> None:
        self.id = secrets.token_hex(6)
        self.client = client
        self.began = time.perf_counter()
        self.status = 0
        self.error = ""
        """Why it was refused at the gate."""

    def route(self, scope: Scope) -> str:
        """Where it led."""
        return masked(scope["path"])

    def sender(self, send: Send) -> Send:
        """Adds to the answer what every answer carries."""
        more = [*security_headers(self.client.secure), (b"x-request-id", self.id.encode())]

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self.status = message["status"]
                message["headers"] = [*message.get("headers", []), *more]
            elif message["type"] == "websocket.accept":
                self.status = 101
            elif message["type"] == "websocket.close" and self.status == 0:
                self.status = 403
            await send(message)

        return sending
