"""What the page asks over the WebSocket; `oddville.server.wire` has these and all other messages.

A request that changes something carries a `key` made by the client, so that sending it again is harmless, and the
`version` of the table that it was meant for.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from oddville.server.options import Colour, Name

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 16_384
LONGEST_TEXT: Final = 500
LONGEST_RECORD: Final = 1_000_000

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$", description="Client-made")]
SecretKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$", description="Client-made, secret")]
Ask = Annotated[str, Meta(max_length=64, description="Echoed in answers")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Version = Annotated[int, Meta(ge=0)]
MoveText = Annotated[str, Meta(max_length=100)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="128 secret bits")]
Facts = dict[str, Any]


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and the secrets of the seats one holds; none to watch."""

    table: Annotated[str, Meta(max_length=32)]
    tokens: Annotated[list[Token], Meta(max_length=5)] = []
    log: Annotated[int, Meta(ge=0)] = 0
    """How many lines of the log are known already."""


class Move(Struct, frozen=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    """Play a move."""

    key: Key
    seat: SeatNumber
    version: Version
    move: MoveText


class Undo(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last moves, or all back to the lock."""

    key: Key
    seat: SeatNumber
    version: Version
    all: bool = False
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Confirm(Struct, frozen=True, tag_field="do", tag="confirm", forbid_unknown_fields=True):
    """Let the turn stand."""

    key: Key
    seat: SeatNumber
    version: Version


class Step(Struct, frozen=True, tag_field="do", tag="step", forbid_unknown_fields=True):
    """At a table of pace `step`: let the bot move now."""

    version: Version


class Order(Struct, frozen=True, tag_field="do", tag="order", forbid_unknown_fields=True):
    """A standing order for the Builder's reaction."""

    key: Key
    seat: SeatNumber
    order: Literal["ask", "never", "gain"]
    least: Annotated[int, Meta(ge=0, le=99)] = 1


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Chat; who watches says it under a name."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    seat: SeatNumber | None = None
    name: Name = ""


class Rename(Struct, frozen=True, tag_field="do", tag="rename", forbid_unknown_fields=True):
    """Take the seat of a link, or give one's seat another name or colour."""

    key: Key
    seat: SeatNumber
    name: Name
    colour: Colour | None = None


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    """The host fills the seats that are left with bots and begins."""

    key: Key


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Leave the seat to a bot; with `resign` for good."""

    key: Key
    seat: SeatNumber
    resign: bool = False


class Return(Struct, frozen=True, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot."""

    key: Key
    seat: SeatNumber


class Rematch(Struct, frozen=True, tag_field="do", tag="rematch", forbid_unknown_fields=True):
    """Play again, or not; with `now` at once, whoever has not said yes being played by a bot."""

    key: Key
    seat: SeatNumber
    yes: bool = True
    now: bool = False


class Why(Struct, frozen=True, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why can these moves not be played?"""

    id: Ask
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]


class Hint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What would a good bot do?"""

    id: Ask
    version: Version


class Recap(Struct, frozen=True, tag_field="do", tag="recap", forbid_unknown_fields=True):
    """What happened since this seat's last turn?"""

    id: Ask
    seat: SeatNumber


class Score(Struct, frozen=True, tag_field="do", tag="score", forbid_unknown_fields=True):
    """The score sheet as the city stands."""

    id: Ask


Keyed = Move | Undo | Confirm | Order | Say | Rename | Start | Leave | Return | Rematch
"""Requests that are written down."""
Request = (
    Hello
    | Move
    | Undo
    | Confirm
    | Step
    | Order
    | Say
    | Rename
    | Start
    | Leave
    | Return
    | Rematch
    | Why
    | Hint
    | Recap
    | Score
)
