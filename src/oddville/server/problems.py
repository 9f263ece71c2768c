"""Everything that goes wrong over HTTP has one shape, `wire.Problem`, and the status that fits it."""

from typing import Any, Final

import msgspec
from starlette.responses import Response

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server import wire
from oddville.server.sight import refusal_view

STATUS: Final = {
    "error-authorization": 401,
    "error-not-yours": 403,
    "error-closed": 403,
    "error-origin": 403,
    "error-not-found": 404,
    "error-no-table": 404,
    "error-no-seat": 404,
    "error-no-ply": 404,
    "error-no-edition": 404,
    "error-no-code": 404,
    "error-method": 405,
    "error-slow-body": 408,
    "error-seat-taken": 409,
    "error-no-open-seat": 409,
    "error-started": 409,
    "error-not-started": 409,
    "error-not-over": 409,
    "error-moved-on": 409,
    "error-colour-taken": 409,
    "error-too-large": 413,
    "error-media-type": 415,
    "error-host": 421,
    "error-too-many": 429,
    "error-inside": 500,
    "error-store-unavailable": 503,
    "error-too-busy": 503,
    "error-not-ready": 503,
}
"""The status of an error; 400 for every other."""
JSON: Final = "application/json"


class Refusal(OddVilleError):
    """An error that carries headers of its own."""

    def __init__(self, message: str, headers: dict[str, str] | None = None, **facts: Any) -> None:
        super().__init__(message, **facts)
        self.headers = headers or {}


def too_many(seconds: float) -> Refusal:
    """Somebody asks too often: when they may ask again."""
    wait = max(1, int(seconds + 0.999))
    return Refusal("error-too-many", {"retry-after": str(wait)}, seconds=wait)


def problem_of(error: OddVilleError) -> wire.Problem:
    """The error as it is sent."""
    refusals = [refusal_view(each) for each in error.refusals] if isinstance(error, IllegalMove) else []
    return wire.Problem(error.message, error.facts, refusals)


def status_of(error: OddVilleError) -> int:
    """Its status; a bad request unless we know better."""
    return STATUS.get(error.message, 400)


def answer_of(error: OddVilleError) -> Response:
    """The whole answer."""
    headers = error.headers if isinstance(error, Refusal) else {}
    body = msgspec.json.encode(problem_of(error))
    return Response(body, status_of(error), {"cache-control": "no-store", **headers}, JSON)


def unreadable(error: msgspec.DecodeError) -> OddVilleError:
    """A message that is no JSON, or not of the form asked for, and where."""
    reason, _, where = str(error).partition(" - at ")
    return OddVilleError("error-message", where=where.strip("`") or "$", reason=reason[:200])
