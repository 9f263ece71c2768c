"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oddville.games.editions import DEFAULT
from oddville.games.types import PublicView, ScoreView
from oddville.server.wire.answers import LogLine, RefusalView
from oddville.server.wire.options import Colour, Name, NewSeat, Options
from oddville.server.wire.requests import (
    MAX_RECORD_LENGTH,
    Facts,
    JsonObject,
    Key,
    SeatNumber,
    SeatValue,
    SecretKey,
)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`"""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    options: Options = Options()
    key: SecretKey | None = None
    """Repeating a key returns the same table. Its secrets are derived from the key, which must have 128 secret bits."""
    origin: "Origin | None" = None


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The position to begin with: a ply of a finished table or of a record. Unseen cards are dealt anew."""

    ply: Annotated[int, Meta(ge=0)]
    table: str | None = None
    record: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)] | None = None


class SeatLink(Struct, frozen=True):
    """The secret of a seat, for the fragment of its link."""

    seat: int
    token: str


class MadeTable(Struct, frozen=True):
    """The response to `POST /api/tables`."""

    id: str
    host: str
    """The host's secret, which starts the game and replaces links."""
    seats: list[SeatLink]
    """The seats `here` and `link`."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/sit`: take an open seat. Its secret is derived from the key."""

    key: SecretKey
    name: Name = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None
    value: SeatValue | None = None
    """Adds to the shuffle, like the request `value`."""


class MoveCode(Struct, frozen=True):
    """The response to `POST /api/tables/<id>/seats/<seat>/code`: a code to enter on the other device."""

    code: str
    expires_at: int


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/codes`: move a seat to this device."""

    code: Annotated[str, Meta(max_length=20)]


class TakenSeat(Struct, frozen=True):
    """A seat and its secret."""

    id: str
    seat: int
    token: str


class SetNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/seats/<seat>/notice`: the webhook for the seat's turns; None removes it."""

    url: Annotated[str, Meta(max_length=500)] | None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    name: str
    status: Literal["waiting", "running", "over"]
    seats: list[str]
    """The name at each seat, empty if the seat is open."""
    open: int
    turn: int
    updated_at: int
    edition: str = DEFAULT


class TableList(Struct, frozen=True):
    """`GET /api/tables`"""

    tables: list[TableLine]
    after: str | None
    """The parameter `after` for the next page."""


class PlyView(Struct, frozen=True):
    """One position of a replay."""

    ply: int
    turn: int
    player: int | None
    move: str | None
    """The move that led here."""
    log: list[LogLine]
    points: list[int]
    view: PublicView


class Replay(Struct, frozen=True):
    """`GET /api/tables/<id>/replay` and `POST /api/replays`: a game position by position."""

    edition: JsonObject
    names: list[str]
    colours: list[str]
    plies: list[PlyView]
    score: ScoreView
    origin: str | None = None


class ReadRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replays`: a record."""

    record: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/reports`: a fault. The record is stored with it."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=5000)]


class BotLine(Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    about: str
    """The id of the message that describes it."""
    simulations: int


class BotList(Struct, frozen=True):
    """`GET /api/bots`"""

    bots: list[BotLine]
    stand_in: str
    """The default bot for players who left."""


class BeginLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{name}`: a table at which the client holds both seats and plays the moves of the lesson."""

    name: Name = ""
    key: SecretKey | None = None


class BeginPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/puzzles/{id}`: a table at the position of the puzzle; the client holds all seats."""

    name: Name = ""
    key: SecretKey | None = None


class DrawCode(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/qr`: draw a text as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Problem(Struct, frozen=True):
    """Every error response: a message id with facts."""

    error: str
    facts: Facts
    refusals: list[RefusalView] = []
