"""The endpoints of the HTTP API; docs/host/api.md is generated from their declarations and docstrings.

GET requests change nothing. Secrets are passed in the `Authorization` header only.
"""

import io
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from starlette.responses import Response

from oddville.games.errors import OddVilleError
from oddville.games.records.record import parse_record
from oddville.games.records.replay import replay
from oddville.games.types import PublicView
from oddville.server import wire
from oddville.server.http.endpoint import ApiRequest, Endpoint, Later
from oddville.server.reviews.subject import subject_of_record, subject_of_table
from oddville.server.store.protocol import STATUSES
from oddville.server.tables.replays import check_length, replay_of
from oddville.server.tables.reports import save_report
from oddville.server.wire import MAX_RECORD_LENGTH

RECORD_BYTES: Final = MAX_RECORD_LENGTH * 2
REVIEW_KEY: Final = re.compile("[0-9a-f]{32}")


# Tables


@Endpoint(
    "POST",
    "/api/tables",
    status=201,
    errors=(400, 403, 404, 409, 503),
    max_bytes=RECORD_BYTES,
    limit="tables",
)
async def make_table(request: ApiRequest[wire.NewTable]) -> wire.MadeTable:
    """Make a table. The response holds its secrets, which are not sent again."""
    return await request.tables.creator.make(request.body, maker=request.person)


@Endpoint("GET", "/api/tables", errors=(400,), query=("status", "after"), compress=True)
async def list_tables(request: ApiRequest[None]) -> wire.TableList:
    """List the public tables, newest first."""
    status = request.query("status")
    if status is not None and status not in STATUSES:
        raise OddVilleError("error-status", status=status, known=list(STATUSES))
    return await request.tables.queries.public_tables(status, request.query("after"))


@Endpoint("GET", "/api/tables/{id}", errors=(404,), compress=True)
async def show_table(request: ApiRequest[None]) -> wire.TableView:
    """Show a table as everybody sees it."""
    return (await request.tables.registry.get(request.table)).view


@Endpoint("POST", "/api/tables/{id}/sit", errors=(400, 404, 409))
async def sit(request: ApiRequest[wire.Sit]) -> wire.TakenSeat:
    """Take an open seat. The response holds its secret."""
    return await request.tables.seats.sit(request.table, request.body)


@Endpoint("POST", "/api/tables/{id}/seats/{seat:int}/link", errors=(401, 403, 404, 409), bearer=True)
async def reissue(request: ApiRequest[None]) -> wire.SeatLink:
    """Replace the secret of a seat: for the host, the holder of the seat, or the device that it was moved from."""
    return await request.tables.seats.reissue(request.table, request.seat, request.token)


@Endpoint("POST", "/api/tables/{id}/seats/{seat:int}/code", errors=(401, 403, 404), bearer=True)
async def make_code(request: ApiRequest[None]) -> wire.MoveCode:
    """Make a short code that moves the seat to another device."""
    return await request.tables.seats.make_code(request.table, request.seat, request.token)


@Endpoint("POST", "/api/codes", errors=(400, 404), limit="codes")
async def use_code(request: ApiRequest[wire.UseCode]) -> wire.TakenSeat:
    """Move a seat to this device. The response holds its new secret."""
    return await request.tables.seats.use_code(request.body.code)


@Endpoint(
    "POST",
    "/api/tables/{id}/seats/{seat:int}/notice",
    status=204,
    errors=(400, 401, 403, 404),
    bearer=True,
    limit="costly",
)
async def set_notice(request: ApiRequest[wire.SetNotice]) -> None:
    """Set the webhook that is called when it is the seat's turn, or remove it."""
    await request.tables.seats.set_webhook(request.table, request.seat, request.token, request.body.url)


@Endpoint("POST", "/api/tables/{id}/reports", status=204, errors=(400, 404, 409), limit="reports")
async def report(request: ApiRequest[wire.Report]) -> None:
    """Report a fault; the record of the game is stored with it."""
    await save_report(request.tables, request.table, request.body, request.person)


# Records and replays


@Endpoint(
    "GET",
    "/api/tables/{id}/record",
    media_type="text/plain",
    errors=(404, 409),
    limit="costly",
    cost=0.5,
    cached=True,
)
async def record(request: ApiRequest[None]) -> Response:
    """The game as an `.odd` record; while it runs, without hidden cards."""
    text = await request.tables.queries.record(request.table, request.person)
    return _download(text, f"{request.table}.odd", "text/plain")


@Endpoint(
    "GET",
    "/api/tables/{id}/replay",
    errors=(400, 404, 409),
    limit="costly",
    cost=0.5,
    compress=True,
    cached=True,
)
async def replay_table(request: ApiRequest[None]) -> Later[wire.Replay]:
    """The game position by position."""
    return await request.tables.queries.replay(request.table)


@Endpoint("GET", "/api/tables/{id}/replay.html", media_type="text/html", errors=(404, 409), limit="costly")
async def replay_table_file(request: ApiRequest[None]) -> Response:
    """The whole game as one self-contained web page."""
    text = await request.tables.queries.record(request.table, request.person)
    replay_later = await request.tables.queries.replay(request.table)
    return await _replay_page(request, replay_later, text, request.table)


@Endpoint("GET", "/api/tables/{id}/at/{ply:int}", errors=(404, 409), limit="costly", cost=0.05, compress=True)
async def show_ply(request: ApiRequest[None]) -> wire.PlyView:
    """One position of the game."""
    return await _position(request)


@Endpoint(
    "GET",
    "/api/tables/{id}/picture",
    media_type="image/png",
    errors=(404,),
    limit="costly",
    cost=0.2,
    cached=True,
)
async def show_picture(request: ApiRequest[None]) -> Response:
    """The town as a picture, 1200 x 630, for the preview of a link."""
    view = (await request.tables.registry.get(request.table)).view
    return await _picture(request, view, view.view, view.points)


@Endpoint(
    "GET",
    "/api/tables/{id}/at/{ply:int}/picture",
    media_type="image/png",
    errors=(404, 409),
    limit="costly",
    cost=0.2,
    cached=True,
)
async def show_ply_picture(request: ApiRequest[None]) -> Response:
    """The town at one position of the game as a picture."""
    table = (await request.tables.registry.get(request.table)).view
    at = await _position(request)
    return await _picture(request, table, at.view, at.points)


async def _position(request: ApiRequest[None]) -> wire.PlyView:
    return await request.tables.queries.position_at(request.table, min(int(request.path("ply")), 1_000_000))


async def _picture(
    request: ApiRequest[None], table: wire.TableView, view: PublicView | None, points: list[int]
) -> Response:
    from oddville.games.town import known_editions, town_svg
    from oddville.server.http.town_picture import can_draw, fallback, town_png

    if view is None or table.edition not in known_editions() or not can_draw():
        png = fallback()
    else:
        svg = town_svg(view, points, [seat.colour for seat in table.seats])
        png = await request.run_in_thread(lambda: town_png(svg))
    return Response(png, headers={"cache-control": "public, max-age=60"}, media_type="image/png")


@Endpoint("POST", "/api/replays", errors=(400,), max_bytes=RECORD_BYTES, limit="costly", compress=True)
async def read_record(request: ApiRequest[wire.ReadRecord]) -> Later[wire.Replay]:
    """Replay a record."""
    return partial(_replay_record, request.body.record)


@Endpoint(
    "POST", "/api/replays/html", media_type="text/html", errors=(400,), max_bytes=RECORD_BYTES, limit="costly"
)
async def record_file(request: ApiRequest[wire.ReadRecord]) -> Response:
    """The game of a record as one web page."""
    text = request.body.record
    return await _replay_page(request, partial(_replay_record, text), text, "game")


async def _replay_page(
    request: ApiRequest[Any], replay_later: Later[wire.Replay], record: str, name: str
) -> Response:
    from oddville.server.http.replay_file import replay_page

    page = await request.run_in_thread(lambda: replay_page(replay_later(), record))
    return _download(page, f"{name}.html", "text/html")


def _download(text: str, name: str, media_type: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="oddville-{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=media_type)


def _replay_record(text: str) -> wire.Replay:
    record = parse_record(text)
    check_length(len(record.plies))
    return replay_of(replay(record), record.names)


# Reviews


@Endpoint(
    "POST", "/api/reviews", errors=(400, 404, 409, 503), max_bytes=RECORD_BYTES, limit="costly", compress=True
)
async def ask_review(request: ApiRequest[wire.AskReview]) -> wire.ReviewProgress:
    """Begin, continue or join the review of a finished game; the answer holds the key to ask for its progress."""
    table, record = request.body.table, request.body.record
    if (table is None) == (record is None):
        raise OddVilleError("error-review-game")
    if table is not None:
        live = await request.tables.registry.get(table)
        subject = await request.run_in_thread(lambda: subject_of_table(live.table))
    else:
        subject = await request.run_in_thread(lambda: subject_of_record(record or ""))
    return await request.service.reviews.ask(subject, request.person)


@Endpoint("GET", "/api/reviews/{key}", errors=(404,), limit="costly", cost=0.05, compress=True)
async def show_review(request: ApiRequest[None]) -> wire.ReviewProgress:
    """How far a review is, and its result; a review that nobody asks about for 90 seconds stops."""
    key = request.path("key")
    if not REVIEW_KEY.fullmatch(key):  # PostgreSQL fails on some characters
        raise OddVilleError("error-no-review")
    return await request.service.reviews.progress(key, request.person)


@Endpoint("POST", "/api/reviews/{key}/stop", status=204)
async def stop_review(request: ApiRequest[None]) -> None:
    """No longer wait for a review; it stops if nobody else does, and continues when somebody asks for it again."""
    request.service.reviews.leave(request.path("key"), request.person)


# QR codes


@Endpoint("POST", "/api/qr", media_type="image/svg+xml", errors=(400,))
async def draw_code(request: ApiRequest[wire.DrawCode]) -> Response:
    """A QR code of a text, such as the link of a seat. The text is not stored."""
    svg = await request.run_in_thread(lambda: _qr_svg(request.body.text))
    return Response(svg, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def _qr_svg(text: str) -> bytes:
    import segno

    svg = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, border=2, omitsize=True, dark="#000", light="#fff", svgclass=None
    )
    return svg.getvalue()


def warmup() -> list[Callable[[], object]]:
    """Calls that fill the caches before the first request."""
    return [lambda: _qr_svg("https://play.example.org")]
