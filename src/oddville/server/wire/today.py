"""Today's town: the bodies of its requests and responses."""

from msgspec import Struct

from oddville.games.daily import Strength
from oddville.server.wire.options import Name
from oddville.server.wire.requests import SecretKey


class StrengthView(Struct, frozen=True):
    """The bots of one strength."""

    bot: Strength
    par: int | None
    """What the strongest bot scores at your place against them; None until it is known."""


class Today(Struct, frozen=True):
    """`GET /api/today`"""

    day: str
    """The date, by UTC."""
    ends_at: int
    """When the next day begins."""
    players: int
    strengths: list[StrengthView]
    par_bot: str
    stars: list[int]
    """For each star, the least share of par in percent."""


class BeginTown(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/today`: a table of today's town."""

    bot: Strength
    practice: bool = False
    """Whether it does not count: bots give hints."""
    name: Name = ""
    key: SecretKey | None = None


class TownResult(Struct, frozen=True):
    """`GET /api/tables/<id>/today`: how the town of a day went."""

    day: str
    bot: Strength
    practice: bool
    """Whether it does not count: with hints, or a bot played for the player."""
    over: bool
    points: int
    place: int
    """1 for the winner."""
    par: int | None
    """None until it is known."""
    stars: int | None
    """1 to 5; None until the game is over and par known."""
    has_card: bool
    """Whether this server can draw pictures."""
