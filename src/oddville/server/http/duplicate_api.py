"""The endpoints of duplicate (docs/play/duplicate.md)."""

from oddville.server.http.endpoint import ApiRequest, Endpoint
from oddville.server.http.problems import too_many_requests
from oddville.server.wire.duplicate import Event, MadeEvent, NewEvent


@Endpoint("POST", "/api/duplicates", status=201, errors=(400, 403, 503), limit="tables")
async def make_event(request: ApiRequest[NewEvent]) -> MadeEvent:
    """Make several tables with the same deal; each counts for the limit of tables. The response holds their secrets."""
    key = request.http.scope["context"].client.limit_key
    wait = request.service.limits.tables.take(key, request.body.tables - 1)
    if wait:
        raise too_many_requests(wait)
    return await request.tables.duplicates.make(request.body, request.person)


@Endpoint("GET", "/api/duplicates/{id}", errors=(404,), limit="costly", cost=0.1, compress=True)
async def show_event(request: ApiRequest[None]) -> Event:
    """The tables of an event and its standings so far."""
    return await request.tables.duplicates.show(request.table)
