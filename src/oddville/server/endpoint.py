"""How an address of the API is declared: one declaration makes the route, its checks and its page in docs/api.md."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from oddville.games.errors import OddVilleError
from oddville.server.gate import Receive, Scope, Send, Visit
from oddville.server.problems import JSON, Refusal, answer_of, too_many, unreadable
from oddville.server.service import Service
from oddville.server.wire import LONGEST_MESSAGE

BODY_SECONDS: Final = 20
SMALLEST_TO_PACK: Final = 1000
Body = TypeVar("Body")
Answering = Callable[["Call[Any]"], Awaitable[Any]]
Handler = Callable[[Request], Awaitable[Response]]
Allowance = Literal["tables", "codes", "costly"]


@dataclass(frozen=True, slots=True)
class Call(Generic[Body]):
    """One request to the API, read and checked."""

    service: Service
    request: Request
    body: Body

    @property
    def visit(self) -> Visit:
        """Who asks."""
        visit = self.request.scope["visit"]
        assert isinstance(visit, Visit)
        return visit

    @property
    def table(self) -> str:
        """The id of the table asked for."""
        return str(self.request.path_params["id"])[:64]

    @property
    def seat(self) -> int:
        """The number of the seat asked for."""
        seat = int(self.request.path_params["seat"])
        if seat > 3:
            raise OddVilleError("error-no-seat", seat=min(seat, 99))
        return seat

    @property
    def token(self) -> str:
        """The secret that was shown: only ever in the `Authorization` header."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Refusal("error-authorization", {"www-authenticate": "Bearer"})
        return token.strip()[:100]

    def query(self, name: str) -> str | None:
        """Something asked for after the question mark; never a secret."""
        value = self.request.query_params.get(name)
        return None if value is None else value[:100]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One address and method of the API."""

    method: Literal["GET", "POST"]
    path: str
    call: Answering
    takes: Any
    gives: Any
    """The type of the answer, or the media type of one that is no JSON."""
    status: int
    refuses: tuple[int, ...]
    bearer: bool
    query: tuple[str, ...]
    most: int
    """How many bytes the body may have."""
    allowance: Allowance | None
    packs: bool
    """Whether the answer is worth compressing; one that holds a secret is not compressed."""
    is_long: bool
    """Whether it may be so long that it is written and compressed beside the loop."""

    @property
    def about(self) -> str:
        """What it does, in a sentence."""
        return (self.call.__doc__ or "").strip()

    def handler(self, service: Service) -> Handler:
        """What serves it."""

        async def serve(request: Request) -> Response:
            try:
                return await self._serve(service, request)
            except OddVilleError as error:
                return answer_of(error)

        return serve

    async def _serve(self, service: Service, request: Request) -> Response:
        client = request.scope["visit"].client
        wait = getattr(service.limits, self.allowance).take(client.key) if self.allowance else 0
        if wait:
            raise too_many(wait)
        body = None if self.takes is None else await self._read(request)
        answer = await self.call(Call(service, request, body))
        if isinstance(answer, Response):
            return answer
        if self.is_long:
            return await service.tables.reading(self._answer, answer, request)
        return self._answer(answer, request)

    async def _read(self, request: Request) -> Any:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise OddVilleError("error-media-type", given=kind[:60], wanted=JSON)
        try:
            return msgspec.json.decode(await self._bytes(request), type=self.takes)
        except msgspec.DecodeError as error:
            raise unreadable(error) from None

    async def _bytes(self, request: Request) -> bytes:
        """The body, refused as soon as it is known to be too large, and not waited for without end."""
        length = request.headers.get("content-length", "0")
        read = bytearray()
        if length.isdecimal() and int(length) > self.most:
            raise self._too_large()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for piece in request.stream():
                    read += piece
                    if len(read) > self.most:
                        raise self._too_large()
        except (TimeoutError, ClientDisconnect):
            raise Refusal("error-slow-body", {"connection": "close"}, seconds=BODY_SECONDS) from None
        return bytes(read)

    def _too_large(self) -> Refusal:
        return Refusal("error-too-large", {"connection": "close"}, most=self.most)

    def _answer(self, answer: Any, request: Request) -> Response:
        headers = {"cache-control": "no-store"}
        body = msgspec.json.encode(answer)
        if self.packs:
            headers["vary"] = "accept-encoding"
            if len(body) > SMALLEST_TO_PACK and "gzip" in request.headers.get("accept-encoding", ""):
                body = gzip.compress(body, 5)
                headers["content-encoding"] = "gzip"
        return Response(body, self.status, headers, JSON)


class Address:
    """One path and what its methods do; every other method is refused, and OPTIONS tells which there are."""

    def __init__(self, handlers: Mapping[str, Handler]) -> None:
        reading = {"HEAD": handlers["GET"]} if "GET" in handlers else {}
        self._handlers = {**reading, **handlers}
        self._allowed = ", ".join([*self._handlers, "OPTIONS"])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        handler = self._handlers.get(request.method)
        if handler is not None:
            answer = await handler(request)
        elif request.method == "OPTIONS":
            answer = Response(status_code=204, headers={"allow": self._allowed})
        else:
            answer = answer_of(Refusal("error-method", {"allow": self._allowed}, allowed=self._allowed))
        await answer(scope, receive, send)


ENDPOINTS: Final[list[Endpoint]] = []
"""All of them, in the order of the documentation."""


def endpoint(
    method: Literal["GET", "POST"],
    path: str,
    *,
    takes: Any = None,
    gives: Any,
    status: int = 200,
    refuses: tuple[int, ...] = (),
    bearer: bool = False,
    query: tuple[str, ...] = (),
    most: int = LONGEST_MESSAGE,
    allowance: Allowance | None = None,
    packs: bool = False,
    is_long: bool = False,
) -> Callable[[Answering], Answering]:
    """Declare an address of the API."""

    def declare(call: Answering) -> Answering:
        ENDPOINTS.append(
            Endpoint(
                method,
                path,
                call,
                takes,
                gives,
                status,
                refuses,
                bearer,
                query,
                most,
                allowance,
                packs,
                is_long,
            )
        )
        return call

    return declare
