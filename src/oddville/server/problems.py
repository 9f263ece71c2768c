"""Everything that goes wrong over HTTP has one shape, `wire.Problem`, and the status that fits it."""

from typing import Any, Final

import msgspec
from starlette.responses import Response

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server import wire
from oddville.server.sight import refusal_view
from oddville.server.store.protocol import StoreUnavailable

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
    **dict.fromkeys(("error-too-busy", "error-not-ready"), 503),
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
    return 503 if isinstance(error, StoreUnavailable) else STATUS.get(error.message, 400)


def answer_of(error: OddVilleError) -> Response:
    """The whole answer."""
    headers = error.headers if isinstance(error, Refusal) else {}
    body = msgspec.json.encode(problem_of(error))
    return Response(body, status_of(error), {"cache-control": "no-store", **headers}, JSON)


def unreadable(error: msgspec.DecodeError) -> OddVilleError:
    """A message that is no JSON, or not of the form asked for, and where."""
    reason, _, where = str(error).partition(" - at ")
    return OddVilleError("error-message", where=where.strip("`") or "$", reason=reason[:200])
