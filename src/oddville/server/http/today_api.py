"""The endpoints of today's town (docs/play/today.md)."""

from typing import Final

from starlette.responses import Response

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.http.endpoint import ApiRequest, Endpoint
from oddville.server.http.link_previews import accepted_language
from oddville.server.http.result_card import card_svg
from oddville.server.http.town_picture import can_draw, png_or_none
from oddville.server.tables.commands import game_of
from oddville.server.wire.today import BeginTown, Today, TownResult
from oddville.texts import languages

PAGE: Final = "today.html"


@Endpoint("GET", "/api/today")
async def show_today(request: ApiRequest[None]) -> Today:
    """Today's town: the date, the strengths of its bots, and par as far as it is known."""
    return await request.tables.todays_town.show()


@Endpoint("POST", "/api/today", status=201, errors=(400, 403, 503), limit="tables")
async def begin_town(request: ApiRequest[BeginTown]) -> wire.MadeTable:
    """Make a table of today's town. The response holds its secrets, which are not sent again."""
    new_table = request.tables.todays_town.new_table(request.body)
    await request.tables.todays_town.prepare(request.body.bot)
    return await request.tables.creator.make(new_table, maker=request.person)


@Endpoint("GET", "/api/tables/{id}/today", errors=(404,))
async def show_result(request: ApiRequest[None]) -> TownResult:
    """How the town of a day went, compared with par."""
    return await _result(request)


@Endpoint(
    "GET",
    "/api/tables/{id}/today/card",
    media_type="image/png",
    errors=(404, 409, 503),
    query=("language",),
    limit="costly",
    cost=0.2,
)
async def show_card(request: ApiRequest[None]) -> Response:
    """The result as a picture to share, 1200 x 630: town, date, strength, stars, points and address. No names."""
    result = await _result(request)
    if not result.has_card:
        raise OddVilleError("error-no-pictures")
    if not result.over:
        raise OddVilleError("error-not-over")
    if result.stars is None:
        raise OddVilleError("error-no-par")
    table = (await request.tables.registry.get(request.table)).table
    svg = card_svg(
        game_of(table).view(), [s.colour for s in table.seats], result, _language(request), _address(request)
    )
    png = await request.run_in_thread(lambda: png_or_none(svg))
    if png is None:
        raise OddVilleError("error-no-pictures")
    return Response(png, headers={"cache-control": "private, max-age=3600"}, media_type="image/png")


async def _result(request: ApiRequest[None]) -> TownResult:
    table = (await request.tables.registry.get(request.table)).table
    return await request.tables.todays_town.result(table, can_draw())


def _language(request: ApiRequest[None]) -> str:
    requested = request.query("language") or ""
    return (
        requested
        if requested in languages()
        else accepted_language(request.http.headers.get("accept-language", ""))
    )


def _address(request: ApiRequest[None]) -> str:
    """Where today's town is played, without the scheme."""
    settings = request.service.settings
    base = (
        settings.public_url.partition("://")[2] or request.http.headers.get("host", "") + settings.base_path
    )
    return f"{base}/{PAGE}"
