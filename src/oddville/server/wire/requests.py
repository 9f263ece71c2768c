"""What clients send over the WebSocket."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from oddville.server.wire.options import Colour, Name, Pace

PROTOCOL: Final = 1
MAX_MESSAGE_LENGTH: Final = 16_384
MAX_TEXT_LENGTH: Final = 500
MAX_RECORD_LENGTH: Final = 1_000_000

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Client-made")]
SecretKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$", description="Client-made, secret")]
RequestId = Annotated[str, Meta(max_length=64, description="Echoed in answers")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Version = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 secret bits")]
SeatValue = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 random bits")]
Facts = dict[str, Any]
JsonObject = dict[str, Any]


class _Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class _KeyedRequest(_Request, frozen=True):
    key: Key


class _SeatRequest(_KeyedRequest, frozen=True):
    seat: SeatNumber


class _VersionedRequest(_SeatRequest, frozen=True):
    version: Version


class Hello(_Request, frozen=True, tag="hello"):
    """The first message: the table and the secrets of the client's seats; spectators have none."""

    table: Annotated[str, Meta(max_length=32)]
    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    log: Annotated[int, Meta(ge=0)] = 0
    """The number of log lines already known."""


class Move(_VersionedRequest, frozen=True, tag="move"):
    """Play a move; refused if the table has gone on since `version`."""

    move: MoveText


class Undo(_VersionedRequest, frozen=True, tag="undo"):
    """Undo the last moves, or all since the lock."""

    all: bool = False
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Confirm(_VersionedRequest, frozen=True, tag="confirm"):
    """Confirm the turn."""


class Step(_Request, frozen=True, tag="step"):
    """At a table of pace `step`: let the bot move now."""

    version: Version


class Order(_SeatRequest, frozen=True, tag="order"):
    """Leave a standing order for the Builder's reaction."""

    order: Literal["ask", "never", "gain"]
    least: Annotated[int, Meta(ge=0, le=99)] = 1


class Adjust(_KeyedRequest, frozen=True, tag="adjust"):
    """Set the pace of bots and whether turns are confirmed; for the host, or the only person at the table."""

    pace: Pace
    confirm: bool


class Say(_KeyedRequest, frozen=True, tag="say"):
    """Chat; spectators give a name."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT_LENGTH)]
    seat: SeatNumber | None = None
    name: Name = ""


class Rename(_SeatRequest, frozen=True, tag="rename"):
    """Take the seat of a link, or change the name or colour of one's seat."""

    name: Name
    colour: Colour | None = None


class Value(_SeatRequest, frozen=True, tag="value"):
    """Add a random value to the shuffle before the game; the first one of a seat counts (docs/bots/chance.md)."""

    value: SeatValue


class Start(_KeyedRequest, frozen=True, tag="start"):
    """The host fills the remaining seats with bots and begins."""


class Leave(_SeatRequest, frozen=True, tag="leave"):
    """Leave the seat to a bot; with `resign` for good."""

    resign: bool = False


class Return(_SeatRequest, frozen=True, tag="return"):
    """Take one's seat back from the bot."""


class Rematch(_SeatRequest, frozen=True, tag="rematch"):
    """Vote for or against a rematch; with `now` begin it, with bots for those who have not agreed."""

    yes: bool = True
    now: bool = False


class Why(_Request, frozen=True, tag="why"):
    """Ask why moves, or the moves that picked targets could mean, are illegal."""

    id: RequestId
    moves: Annotated[list[MoveText], Meta(max_length=64)] = []
    targets: Annotated[list[MoveText], Meta(max_length=8)] = []
    """What was picked on the table: `worker:3`, `cell:1,0`, `mine:inn`."""


class Hint(_Request, frozen=True, tag="hint"):
    """Ask what a good bot would do."""

    id: RequestId
    version: Version


class Sites(_Request, frozen=True, tag="sites"):
    """Ask what a building of the row, or of the seat, would bring to the seat on every cell where it fits."""

    id: RequestId
    seat: SeatNumber
    card: Annotated[str, Meta(max_length=60)]


class Score(_Request, frozen=True, tag="score"):
    """Ask for the score sheet as the city stands."""

    id: RequestId


Keyed = Move | Undo | Confirm | Order | Adjust | Say | Rename | Value | Start | Leave | Return | Rematch
"""Requests that change the table."""
Request = Hello | Keyed | Step | Why | Hint | Sites | Score
