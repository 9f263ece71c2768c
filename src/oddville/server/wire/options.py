"""The options of a table; part of the messages."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from oddville.games.editions import DEFAULT

MAX_NAME_LENGTH: Final = 40
MAX_SEED_LENGTH: Final = 200
EDITIONS: Final = (DEFAULT, "micro")
"""Offered to players, the default first; `nano` and `pico`, for solvers, must be named."""
COLOURS: Final = ("purple", "blue", "red", "yellow")
PACES: Final = {"quick": 200, "normal": 800, "slow": 2000}
"""Milliseconds before a bot's move is shown; at pace `step` it waits for a request."""
STAND_IN: Final = "mason"

Name = Annotated[str, Meta(max_length=MAX_NAME_LENGTH, description="A name; may be empty")]
Colour = Literal["purple", "blue", "red", "yellow"]
Pace = Literal["quick", "normal", "slow", "step"]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """Seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """Days for each decision, for games by correspondence."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | MoveClock | DaysClock


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["here", "open", "link", "bot"]
    """`here`: for the client that makes the table; `open`: for anybody; `link`: for the holder of its link; `bot`."""
    name: Name = ""
    colour: Colour | None = None
    bot: str | None = None
    """The bot of a seat of kind `bot`."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    name: Name = ""
    edition: Annotated[str, Meta(max_length=60)] = DEFAULT
    finish_round: bool = False
    """Whether the last round is finished, by the house rule (HOUSE-1)."""
    undo: Literal["lock", "off"] = "lock"
    """Undo moves back to the last lock, or not at all."""
    confirm: bool = True
    """Whether players confirm a turn that can still be undone."""
    clock: Clock = NoClock()
    pace: Pace = "normal"
    orders: bool = True
    """Whether standing orders for the Builder are allowed."""
    hints: bool = True
    chances: bool = False
    """Whether each player's chance to win is shown."""
    public: bool = False
    stand_in: Annotated[str, Meta(max_length=60)] = STAND_IN
    """The bot that plays for players who left or ran out of time."""
    deal: Annotated[str, Meta(min_length=1, max_length=MAX_SEED_LENGTH)] | None = None
    """A named, public deal; None for a secret one, disclosed at the end."""


def allowance(clock: Clock) -> int | None:
    """Milliseconds for a decision; None without a clock."""
    if isinstance(clock, MoveClock):
        return clock.seconds * 1000
    return clock.days * 86_400_000 if isinstance(clock, DaysClock) else None
