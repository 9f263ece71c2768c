"""Ladders: the bodies of their requests and responses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oddville.server.wire.options import MAX_NAME_LENGTH, Clock, DaysClock
from oddville.server.wire.requests import SeatValue, SecretKey

MemberName = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
MemberId = Annotated[str, Meta(max_length=64)]


class NewLadder(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ladders`"""

    name: MemberName
    key: SecretKey | None = None
    """Repeating a key returns the same ladder."""


class MadeLadder(Struct, frozen=True):
    """The response to `POST /api/ladders`."""

    id: str
    host: str
    """The secret by which members can be removed."""


class JoinLadder(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ladders/<id>/members`"""

    name: MemberName
    key: SecretKey
    """Repeating a key returns the same member."""


class Membership(Struct, frozen=True):
    """A member of a ladder, with the secret that guards the name."""

    ladder: str
    member: str
    token: str


class OwnMember(Struct, frozen=True):
    """`GET /api/ladders/<id>/member`: whom a secret belongs to."""

    member: str
    name: str


class LeaveLadder(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ladders/<id>/leave`: with the secret of this member, or the host's."""

    member: MemberId


class NewLadderGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ladders/<id>/games`: a table for the sender and some others."""

    opponents: Annotated[list[MemberId], Meta(min_length=1, max_length=3)]
    bots: Annotated[int, Meta(ge=0, le=2)] = 0
    bot: Annotated[str, Meta(max_length=60)] = "mason"
    clock: Clock = DaysClock(7)
    """Who lets it run out leaves the seat to a bot, and is last unless they come back."""
    key: SecretKey | None = None
    """Repeating a key returns the same table."""


class MadeLadderGame(Struct, frozen=True):
    """The response to `POST /api/ladders/<id>/games`."""

    table: str


class SitInLadderGame(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ladders/<id>/games/<table>/seat`"""

    value: SeatValue | None = None
    """The random value of this seat for the shuffle."""


class LadderMember(Struct, frozen=True):
    """A member in the standings; `rank` and the rating are null before the first finished game."""

    id: str
    name: str
    joined_at: int
    games: int
    wins: int
    rank: int | None
    rating: int | None
    low: int | None
    """The bounds of the 95 % interval of the rating."""
    high: int | None


class LadderSeat(Struct, frozen=True):
    """A seat of a game; `place` and `points` are null before its end."""

    member: str | None
    """Null for a bot."""
    name: str
    """Empty for a member who has left the ladder; the level for a bot."""
    points: int | None
    place: int | None
    """Among the members who took part, from 1 on; the same for players who finished level."""
    abandoned: bool
    """Whether a bot played the seat at the end; then its member is last."""


class LadderGame(Struct, frozen=True):
    """A game of a ladder."""

    table: str
    status: Literal["waiting", "running", "over"]
    turn: int
    made_at: int
    finished_at: int | None
    seats: list[LadderSeat]


class Ladder(Struct, frozen=True):
    """`GET /api/ladders/<id>`: the standings, the best first, and the games, the newest first."""

    id: str
    name: str
    created_at: int
    members: list[LadderMember]
    games: list[LadderGame]
