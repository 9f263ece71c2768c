"""The ASGI middleware around the application: checks, limits, security headers, metrics and the access log."""

import logging
import secrets
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oddville.games.errors import OddVilleError
from oddville.server.http.addresses import Client, client_of
from oddville.server.http.host_policy import HostPolicy, security_headers
from oddville.server.http.problems import HttpError, error_response, too_many_requests
from oddville.server.ops import logs
from oddville.server.ops.limits import Limits, TokenBucket
from oddville.server.ops.metrics import Metrics
from oddville.server.ops.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")
PART_BYTES = 65_536
ERROR_LINES_A_SECOND = 5
ERROR_LINES_BURST = 100


class RequestContext:
    """Facts about one request or WebSocket, kept in `scope["context"]`."""

    def __init__(self, client: Client) -> None:
        self.id = secrets.token_hex(6)
        self.client = client
        self.started_at = time.perf_counter()
        self.status = 0
        self.error = ""
        """The message id, if the middleware refused it."""

    def wrap(self, send: Send) -> Send:
        """Note the status, and add the headers of every response."""

        async def wrapped(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self.status = message["status"]
                headers = list(message.get("headers", []))
                content_type = dict(headers).get(b"content-type", b"")
                added = security_headers(self.client.secure, content_type)
                message["headers"] = [*headers, *added, (b"x-request-id", self.id.encode())]
            elif message["type"] == "websocket.accept":
                self.status = 101
            elif message["type"] == "websocket.close" and self.status == 0:
                self.status = 403
            await _send_in_parts(message, send)

        return wrapped


class RequestMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app = app
        self._policy = HostPolicy(settings)
        self._proxies = settings.proxies
        self._limits = limits
        self._metrics = metrics
        self._error_lines = TokenBucket(ERROR_LINES_A_SECOND, ERROR_LINES_BURST)
        self._omitted_lines = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        context = scope["context"] = RequestContext(client_of(scope, headers, self._proxies))
        send = context.wrap(send)
        try:
            refusal = self._refusal(scope, headers, context.client)
            if refusal is not None:
                await self._refuse(refusal, scope, receive, send)
            else:
                await self._app(scope, receive, send)
        except Exception as error:
            await self._fail(error, scope, receive, send)
        finally:
            self._log(scope, context)

    def _refusal(self, scope: Scope, headers: dict[str, str], client: Client) -> OddVilleError | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._policy.allows_host(host, scope.get("method", ""), scope["path"]):
            return OddVilleError("error-host", host=logs.mask(host))
        unsafe = not _is_safe(scope)
        if unsafe and not self._policy.allows_origin(origin, headers.get("sec-fetch-site"), host):
            return OddVilleError("error-foreign-page", origin=logs.mask(origin or ""))
        key = client.limit_key
        wait = self._limits.requests.take(key) or (unsafe and self._limits.changes.take(key))
        return too_many_requests(wait) if wait else None

    async def _refuse(self, error: OddVilleError, scope: Scope, receive: Receive, send: Send) -> None:
        scope["context"].error = error.message
        if isinstance(error, HttpError) or not _is_safe(scope):
            self._metrics.count("refused", error=error.message)
        await error_response(error)(scope, receive, send)

    async def _fail(self, error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
        """The client learns only the request id, under which the error is logged."""
        context = scope["context"]
        self._metrics.count("failures")
        logs.log_error("failure", error, request=context.id, route=logs.mask(scope["path"]))
        if context.status == 0:
            await error_response(OddVilleError("error-inside", request=context.id))(scope, receive, send)

    def _log(self, scope: Scope, context: RequestContext) -> None:
        seconds = time.perf_counter() - context.started_at
        is_http, status = scope["type"] == "http", context.status
        method = scope.get("method", "GET")
        if method not in METHODS:  # a metric label for each would let clients fill the memory
            method = "other"
        if is_http:
            self._metrics.time("request", seconds, method=method)
            self._metrics.count("requests", method=method, status=str(status))
        omit, omitted = self._omit_line(status)
        is_page = status < 400 and is_http and not scope["path"].startswith("/api")
        logs.log_event(
            "request" if is_http else "socket",
            logging.DEBUG if is_page or omit else logging.INFO,
            request=context.id,
            client=context.client.address,
            method=method,
            path=logs.mask(scope["path"]),
            status=status,
            ms=round(seconds * 1000, 1),
            **({"error": context.error} if context.error else {}),
            **({"left_out": omitted} if omitted else {}),
        )

    def _omit_line(self, status: int) -> tuple[bool, int]:
        """Whether to omit the log line of an error, since a flood would fill the disk; else how many were omitted."""
        if status < 400:
            return False, 0
        omit = self._error_lines.take() > 0
        omitted, self._omitted_lines = (0, self._omitted_lines + 1) if omit else (self._omitted_lines, 0)
        return omit, omitted


async def _send_in_parts(message: Message, send: Send) -> None:
    """Send a long body as fast as the client reads it, instead of copying it into the buffer of the connection."""
    body = message.get("body", b"") if message["type"] == "http.response.body" else b""
    if len(body) <= PART_BYTES:
        await send(message)
        return
    parts = [memoryview(body)[start : start + PART_BYTES] for start in range(0, len(body), PART_BYTES)]
    for part in parts[:-1]:
        await send({**message, "body": part, "more_body": True})
    await send({**message, "body": parts[-1]})


def _is_safe(scope: Scope) -> bool:
    """Whether a request changes nothing (RFC 9110, safe methods)."""
    return scope["type"] == "http" and scope["method"] in SAFE_METHODS
