"""Everything that goes wrong over HTTP has one shape, `wire.Problem`, and the status that fits it."""

import logging
from typing import Any, Final

import msgspec
from starlette.responses import Response

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server import logs, wire
from oddville.server.limits import Bucket
from oddville.server.sight import refusal_view
from oddville.server.store.protocol import StoreError

STATUS: Final = {
    **dict.fromkeys(("error-authorization",), 401),
    **dict.fromkeys(("error-not-host", "error-not-your-seat", "error-closed", "error-foreign-page"), 403),
    **dict.fromkeys(
        (
            "error-not-found",
            "error-no-table",
            "error-lesson",
            "error-no-seat",
            "error-no-edition",
            "error-ply",
            "error-code",
        ),
        404,
    ),
    **dict.fromkeys(("error-method",), 405),
    **dict.fromkeys(("error-slow-body",), 408),
    **dict.fromkeys(
        (
            "error-seat-taken",
            "error-no-open-seat",
            "error-seat-of-bot",
            "error-started",
            "error-not-started",
            "error-not-over",
            "error-over",
            "error-moved-on",
            "error-colour-taken",
            "error-reports-full",
            "error-other-rules",
        ),
        409,
    ),
    **dict.fromkeys(("error-too-large",), 413),
    **dict.fromkeys(("error-media-type",), 415),
    **dict.fromkeys(("error-host",), 421),
    **dict.fromkeys(("error-upgrade",), 426),
    **dict.fromkeys(("error-too-many",), 429),
    **dict.fromkeys(("error-inside",), 500),
    **dict.fromkeys(("error-too-busy", "error-not-ready", "error-saving"), 503),
}
"""The status of an error; 400 for every other."""
JSON: Final = "application/json"
AGAIN_SECONDS: Final = "2"
"""When to ask again what could not be done now."""
_TROUBLES: Final = Bucket(0.1, 10)
"""How often it is written down that the database cannot be used, as everybody who moves meets it."""


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
    if isinstance(error, StoreError) and error.message != "error-store-closed":
        return _trouble(error)
    refusals = [refusal_view(each) for each in error.refusals] if isinstance(error, IllegalMove) else []
    return wire.Problem(error.message, error.facts, refusals)


def _trouble(error: StoreError) -> wire.Problem:
    """The database cannot be used: why is for whoever runs the server to read, not for who plays."""
    if not _TROUBLES.take():
        logs.say("store-failed", logging.ERROR, error=error.message, **error.facts)
    return wire.Problem("error-saving", {})


def status_of(error: OddVilleError) -> int:
    """Its status; a bad request unless we know better."""
    return 503 if isinstance(error, StoreError) else STATUS.get(error.message, 400)


def answer_of(error: OddVilleError) -> Response:
    """The whole answer."""
    status = status_of(error)
    headers = error.headers if isinstance(error, Refusal) else {}
    if status == 503:
        headers = {"retry-after": AGAIN_SECONDS, **headers}
    body = msgspec.json.encode(problem_of(error))
    return Response(body, status, {"cache-control": "no-store", **headers}, JSON)


def unreadable(error: msgspec.DecodeError) -> OddVilleError:
    """A message that is no JSON, or not of the form asked for, and where."""
    reason, _, where = str(error).partition(" - at ")
    return OddVilleError("error-message", where=where.strip("`") or "$", reason=reason[:200])
