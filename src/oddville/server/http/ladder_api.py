"""The endpoints of ladders (docs/play/rating.md)."""

from oddville.server import wire
from oddville.server.http.endpoint import ApiRequest, Endpoint
from oddville.server.wire.ladder import (
    JoinLadder,
    Ladder,
    LeaveLadder,
    MadeLadder,
    MadeLadderGame,
    Membership,
    NewLadder,
    NewLadderGame,
    OwnMember,
    SitInLadderGame,
)


@Endpoint("POST", "/api/ladders", status=201, errors=(400, 403, 503), limit="tables")
async def make_ladder(request: ApiRequest[NewLadder]) -> MadeLadder:
    """Make a ladder. The response holds the secret of its host, which is not sent again."""
    return await request.tables.ladders.make(request.body)


@Endpoint("GET", "/api/ladders/{id}", errors=(404,), limit="costly", cost=0.1, compress=True)
async def show_ladder(request: ApiRequest[None]) -> Ladder:
    """The standings of a ladder, with the games behind them."""
    return await request.tables.ladders.show(request.table, request.person)


@Endpoint(
    "POST", "/api/ladders/{id}/members", status=201, errors=(400, 404, 409, 503), limit="tables", cost=0.2
)
async def join_ladder(request: ApiRequest[JoinLadder]) -> Membership:
    """Join a ladder. The response holds the secret that guards the name, which is not sent again."""
    return await request.tables.ladders.join(request.table, request.body)


@Endpoint("GET", "/api/ladders/{id}/member", errors=(401, 403, 404), bearer=True)
async def show_own_member(request: ApiRequest[None]) -> OwnMember:
    """Whose secret the sender has: an own link is checked before it is kept."""
    return await request.tables.ladders.own_member(request.table, request.token)


@Endpoint("POST", "/api/ladders/{id}/leave", status=204, errors=(400, 401, 403, 404), bearer=True)
async def leave_ladder(request: ApiRequest[LeaveLadder]) -> None:
    """Remove a member from a ladder: for the member and the host. Finished games stay, without the name."""
    await request.tables.ladders.leave(request.table, request.body.member, request.token)


@Endpoint(
    "POST",
    "/api/ladders/{id}/games",
    status=201,
    errors=(400, 401, 403, 404, 409, 503),
    bearer=True,
    limit="tables",
)
async def make_ladder_game(request: ApiRequest[NewLadderGame]) -> MadeLadderGame:
    """Make a table for the sender and other members, whose result counts. It has no host."""
    ladders, person = request.tables.ladders, request.person
    return MadeLadderGame(await ladders.new_game(request.table, request.body, request.token, person))


@Endpoint("POST", "/api/ladders/{id}/games/{table}/seat", errors=(400, 401, 403, 404, 409), bearer=True)
async def sit_in_ladder_game(request: ApiRequest[SitInLadderGame]) -> wire.TakenSeat:
    """Take one's seat at a table of the ladder, or come back to it. The response holds the secret of the seat."""
    return await request.tables.ladders.sit(
        request.table, request.path("table"), request.token, request.body.value
    )
