"""Declaration of API endpoints: one declaration makes the route, its checks and its section in docs/host/api.md."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from oddville.games.errors import OddVilleError
from oddville.server.http.problems import JSON, HttpError, decode_or_refuse, too_many_requests
from oddville.server.ops.service import Service
from oddville.server.tables.composition import TableService
from oddville.server.wire import MAX_MESSAGE_LENGTH

BODY_SECONDS: Final = 20
MIN_COMPRESSED_BYTES: Final = 1000
RETRY_SECONDS: Final = 5
"""Seconds until a client with too many open costly answers may retry."""
Body = TypeVar("Body")
ApiHandler = Callable[["ApiRequest[Any]"], Awaitable[Any]]
Handler = Callable[[Request], Awaitable[ASGIApp]]
Result = TypeVar("Result")
Later = Callable[[], Result]
"""The response of a handler whose work is done in a thread, because it may be long."""


@dataclass(frozen=True, slots=True)
class ApiRequest(Generic[Body]):
    """A request with its decoded body."""

    service: Service
    http: Request
    body: Body

    @property
    def tables(self) -> TableService:
        return self.service.tables

    def path(self, name: str) -> str:
        """A path parameter."""
        return str(self.http.path_params[name])[:64]

    @property
    def table(self) -> str:
        return self.path("id")

    @property
    def seat(self) -> int:
        seat = int(self.path("seat"))
        if seat > 3:
            raise OddVilleError("error-no-seat", seat=min(seat, 99))
        return seat

    @property
    def person(self) -> int:
        """The requester, for fair sharing."""
        person: int = self.http.scope["context"].client.person
        return person

    @property
    def token(self) -> str:
        """The bearer token; secrets are accepted in the `Authorization` header only."""
        scheme, _, token = self.http.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise HttpError("error-authorization", {"www-authenticate": "Bearer"})
        return token.strip()[:100]

    async def run_in_thread(self, work: Callable[[], Result]) -> Result:
        """Run work in a thread, in this person's turn."""
        return await self.tables.offload.for_person(self.person, work)

    def query(self, name: str) -> str | None:
        value = self.http.query_params.get(name)
        return None if value is None else value[:100]


@dataclass(slots=True)
class Endpoint:
    """A method and path of the API; decorates its handler, whose annotations give the types of body and response."""

    method: Literal["GET", "POST"]
    path: str
    media_type: str | None = None
    """Of a response that is not JSON."""
    status: int = 200
    errors: tuple[int, ...] = ()
    """Error statuses besides those that every endpoint may return."""
    bearer: bool = False
    query: tuple[str, ...] = ()
    max_bytes: int = MAX_MESSAGE_LENGTH
    limit: Literal["tables", "codes", "costly", "reports"] | None = None
    cost: float = 1.0
    """What a request takes of the limit."""
    compress: bool = False
    """Must be off where the response holds a secret (BREACH)."""
    cached: bool = False
    """Keep the response until the table changes."""
    handler: ApiHandler = field(init=False)
    body_type: Any = field(init=False)
    response_type: Any = field(init=False)

    def __call__(self, handler: ApiHandler) -> ApiHandler:
        request, response = get_type_hints(handler).values()
        (body,) = get_args(request)
        self.handler = handler
        self.body_type = None if body is type(None) else body
        response = get_args(response)[-1] if get_origin(response) is Callable else response
        self.response_type = None if response in (Response, type(None)) else response
        ENDPOINTS.append(self)
        return handler

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()

    async def serve(self, service: Service, http: Request) -> ASGIApp:
        key, limits = http.scope["context"].client.limit_key, service.limits
        wait = getattr(limits, self.limit).take(key, self.cost) if self.limit else 0
        if wait:
            raise too_many_requests(wait)
        if self.limit != "costly":
            return await self._answer(service, http)
        if not limits.costly_answers.acquire(key):
            raise too_many_requests(RETRY_SECONDS)
        release = partial(limits.costly_answers.release, key)
        try:
            return LimitedResponse(await self._answer(service, http), release)
        except BaseException:
            release()
            raise

    async def _answer(self, service: Service, http: Request) -> Response:
        body = None if self.body_type is None else await self._read(http)
        request = ApiRequest(service, http, body)
        if not self.cached:
            return await self._make(request)
        number = (await service.tables.registry.get(request.table)).table.number
        key = (http.scope["path"], number, self._is_compressed(http))
        response = service.answers.get(key)
        if response is None:
            response = await self._make(request)
            service.answers.put(key, response)
        return response

    async def _make(self, request: ApiRequest[Any]) -> Response:
        result = await self.handler(request)
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=self.status)
        if callable(result):
            return await request.run_in_thread(lambda: self._response(result(), request.http))
        return self._response(result, request.http)

    async def _read(self, http: Request) -> Any:
        kind = http.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise OddVilleError("error-media-type", given=kind[:60], wanted=JSON)
        return decode_or_refuse(partial(msgspec.json.decode, type=self.body_type), await self._bytes(http))

    async def _bytes(self, http: Request) -> bytes:
        """The body, refused as soon as it is too large or too slow."""
        length = http.headers.get("content-length", "0")
        content = bytearray()
        if length.isdecimal() and int(length) > self.max_bytes:
            raise self._too_large()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in http.stream():
                    content += chunk
                    if len(content) > self.max_bytes:
                        raise self._too_large()
        except (TimeoutError, ClientDisconnect):
            raise HttpError("error-slow-body", {"connection": "close"}, seconds=BODY_SECONDS) from None
        return bytes(content)

    def _too_large(self) -> HttpError:
        return HttpError("error-too-large", {"connection": "close"}, most=self.max_bytes)

    def _is_compressed(self, http: Request) -> bool:
        return self.compress and "gzip" in http.headers.get("accept-encoding", "")

    def _response(self, result: Any, http: Request) -> Response:
        headers = {"cache-control": "no-store"}
        body = msgspec.json.encode(result)
        if self.compress:
            headers["vary"] = "accept-encoding"
            if len(body) > MIN_COMPRESSED_BYTES and self._is_compressed(http):
                body = gzip.compress(body, 5)
                headers["content-encoding"] = "gzip"
        return Response(body, self.status, headers, JSON)


class LimitedResponse:
    """A response that counts against a limit until it was sent."""

    def __init__(self, response: Response, release: Callable[[], None]) -> None:
        self._response = response
        self._release = release

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._response(scope, receive, send)
        finally:
            self._release()


class MethodRouter:
    """The handlers of one path by method; other methods get 405, and OPTIONS lists the allowed ones."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        head = {"HEAD": handlers["GET"]} if "GET" in handlers else {}
        self._handlers = {**head, **handlers}
        self._methods = [*self._handlers, "OPTIONS"]
        self._allow = ", ".join(self._methods)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        if request.method in self._handlers:
            response: ASGIApp = await self._handlers[request.method](request)
        elif request.method == "OPTIONS":
            response = Response(status_code=204, headers={"allow": self._allow})
        else:
            raise HttpError("error-method", {"allow": self._allow}, methods=self._methods)
        await response(scope, receive, send)


ENDPOINTS: Final[list[Endpoint]] = []
"""In the order of the documentation."""
