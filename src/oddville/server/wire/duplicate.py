"""Duplicate: the bodies of its requests and responses."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from oddville.server.wire.http import MadeTable
from oddville.server.wire.options import Name
from oddville.server.wire.requests import SecretKey

MAX_TABLES: Final = 12


class NewEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/duplicates`: several tables with the same deal."""

    tables: Annotated[int, Meta(ge=2, le=MAX_TABLES)]
    players: Annotated[int, Meta(ge=2, le=4)]
    people: Annotated[int, Meta(ge=1, le=4)]
    """How many seats of each table are for people; bots have the others."""
    bot: Annotated[str, Meta(max_length=60)]
    name: Name = ""
    key: SecretKey | None = None
    """Repeating a key returns the same event."""


class MadeEvent(Struct, frozen=True):
    """The response to `POST /api/duplicates`."""

    id: str
    tables: list[MadeTable]


class EventTable(Struct, frozen=True):
    """A table of an event."""

    id: str
    status: Literal["waiting", "running", "over", "gone"]
    turn: int


class EventResult(Struct, frozen=True):
    """A seat of a finished table, compared with the same seat at the others."""

    table: int
    seat: int
    name: str
    bot: bool
    points: int
    margin: int
    """The points less those of the best opponent at the table."""
    matchpoints: int
    most: int
    percent: float
    rank: int
    """From 1 on; the same for the same percentage."""


class Event(Struct, frozen=True):
    """`GET /api/duplicates/<id>`: the standings, the best first."""

    id: str
    name: str
    created_at: int
    players: int
    people: int
    tables: list[EventTable]
    results: list[EventResult]
