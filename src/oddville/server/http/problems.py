"""Errors over HTTP: every error response is a `wire.Problem` with a fitting status."""

import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.responses import Response

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server import wire
from oddville.server.ops import logs
from oddville.server.ops.limits import TokenBucket
from oddville.server.store.protocol import StoreError
from oddville.server.tables.views import refusal_view

_ERRORS: Final = {
    401: "error-authorization",
    403: "error-not-host error-not-your-seat error-closed error-foreign-page error-not-member",
    404: "error-not-found error-no-table error-lesson error-puzzle error-no-seat error-no-edition error-ply"
    " error-code error-no-review error-not-today error-no-event error-no-ladder error-no-member error-no-ladder-game",
    405: "error-method",
    408: "error-slow-body",
    409: "error-seat-taken error-no-open-seat error-seat-of-bot error-started error-not-started error-not-over"
    " error-over error-moved-on error-colour-taken error-reports-full error-other-rules error-table-full"
    " error-undo-often error-chat-full error-table-damaged error-value-late error-no-par"
    " error-ladder-name error-ladder-full error-ladder-games error-ladder-open",
    413: "error-too-large",
    415: "error-media-type",
    421: "error-host",
    426: "error-upgrade",
    429: "error-too-many error-reviews-many",
    500: "error-inside",
    503: "error-too-busy error-not-ready error-saving error-no-pictures",
}
STATUS: Final = {error: status for status, errors in _ERRORS.items() for error in errors.split()}
"""The status of an error by its message id; 400 for all others."""
Decoded = TypeVar("Decoded")
JSON: Final = "application/json"
RETRY_SECONDS: Final = "2"
_STORE_LINES: Final = TokenBucket(0.1, 10)
"""Limits the log lines about a failing store, since every move meets the same error."""


class HttpError(OddVilleError):
    """An error with response headers of its own."""

    def __init__(self, message: str, headers: dict[str, str], **facts: Any) -> None:
        super().__init__(message, **facts)
        self.headers = headers


def too_many_requests(seconds: float) -> HttpError:
    wait = max(1, int(seconds + 0.999))
    return HttpError("error-too-many", {"retry-after": str(wait)}, seconds=wait)


def not_found() -> OddVilleError:
    return OddVilleError("error-not-found")


def decode_or_refuse(decode: Callable[[str | bytes], Decoded], message: str | bytes) -> Decoded:
    """A message from outside; refused with the JSON path of the fault if it is not JSON or not of the expected type."""
    try:
        return decode(message)
    except msgspec.DecodeError as error:
        reason, _, where = str(error).partition(" - at ")
    except UnicodeDecodeError:
        reason, where = "invalid UTF-8", ""
    except RecursionError:
        reason, where = "too deep", ""
    raise OddVilleError("error-message", where=where.strip("`") or "$", reason=reason[:200])


def to_problem(error: OddVilleError) -> wire.Problem:
    if isinstance(error, StoreError) and error.message != "error-store-closed":
        # the cause is for the administrator, not for players
        if not _STORE_LINES.take():
            logs.log_event("store-failed", logging.ERROR, error=error.message, **error.facts)
        return wire.Problem("error-saving", {})
    refusals = [refusal_view(each) for each in error.refusals] if isinstance(error, IllegalMove) else []
    return wire.Problem(error.message, error.facts, refusals)


def error_response(error: OddVilleError) -> Response:
    status = 503 if isinstance(error, StoreError) else STATUS.get(error.message, 400)
    headers = {"cache-control": "no-store"}
    if status == 503:
        headers["retry-after"] = RETRY_SECONDS
    if isinstance(error, HttpError):
        headers |= error.headers
    return Response(msgspec.json.encode(to_problem(error)), status, headers, JSON)
