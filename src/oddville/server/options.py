"""What can be chosen when a table is made. These types travel: docs/api.md and the page's types are made from them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from oddville.games.editions import DEFAULT

LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 200
EDITIONS: Final = (DEFAULT, "micro")
"""Those that people are offered, the usual one first; `nano` is for solvers, who name it."""
COLOURS: Final = ("purple", "blue", "red", "yellow")
PACES: Final = {"quick": 200, "normal": 800, "slow": 2000}
"""How many milliseconds a bot lets pass before a move is shown; at pace `step` it waits to be asked."""
STAND_IN: Final = "mason"

Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="A name; may be empty")]
Colour = Literal["purple", "blue", "red", "yellow"]
Pace = Literal["quick", "normal", "slow", "step"]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each decision: a game by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | MoveClock | DaysClock


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat."""

    kind: Literal["here", "open", "link", "bot"]
    """`here`: whoever makes the table; `open`: anybody who comes; `link`: who has its link; `bot`."""
    name: Name = ""
    colour: Colour | None = None
    bot: str | None = None
    """The level or other bot, for a seat of that kind."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays."""

    name: Name = ""
    edition: Annotated[str, Meta(max_length=60)] = DEFAULT
    undo: Literal["lock", "off"] = "lock"
    """Take moves back to the last lock, or not at all."""
    confirm: bool = True
    """Whether people confirm their turn while something in it can still be taken back."""
    clock: Clock = NoClock()
    pace: Pace = "normal"
    orders: bool = True
    """Whether the Builder's holder may leave a standing order."""
    hints: bool = True
    chances: bool = False
    """Whether everybody sees each player's chance to win."""
    public: bool = False
    stand_in: Annotated[str, Meta(max_length=60)] = STAND_IN
    """The bot that plays for those who left or ran out of time."""
    deal: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    """A named deal, disclosed to everybody; None: a secret one, disclosed at the end."""


def allowance(clock: Clock) -> int | None:
    """How many milliseconds a decision may take."""
    if isinstance(clock, MoveClock):
        return clock.seconds * 1000
    return clock.days * 86_400_000 if isinstance(clock, DaysClock) else None
