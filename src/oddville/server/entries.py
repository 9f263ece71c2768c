"""What is written down about a table, and nothing else is: folding these entries in order gives the table.

An entry once written is never changed. New kinds may be added; a field may be added with a default.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

By = Literal["person", "bot", "order", "clock"]
"""Who did it: a person, the bot of a seat, a standing order, or a clock that ran out."""
Reason = Literal["left", "resigned", "time", "start", "removed"]


class Seated(Struct, frozen=True, tag_field="kind", tag="seated"):
    """Somebody has taken a seat, or given it another name or colour."""

    seat: int
    name: str
    colour: str
    taken: bool = True


class TokenIssued(Struct, frozen=True, tag_field="kind", tag="token"):
    """A seat, or the host where `seat` is None, has a new secret link; only its hash is kept."""

    seat: int | None
    hash: bytes
    moved: bool = False
    """Whether the seat went to another device of the same person: the device before may take it back."""


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    """The game begins."""


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    """A move. What happened is kept with it, so that the log can be read under other rules."""

    seat: int
    move: str
    by: By
    events: list[tuple[str, dict[str, Any]]]


class Undone(Struct, frozen=True, tag_field="kind", tag="undone"):
    """The last moves were taken back."""

    seat: int
    count: int


class Confirmed(Struct, frozen=True, tag_field="kind", tag="confirmed"):
    """A turn was confirmed: its moves stand."""

    seat: int
    by: By


class Ordered(Struct, frozen=True, tag_field="kind", tag="ordered"):
    """A standing order for the Builder's reaction; `least` counts for `gain`."""

    seat: int
    order: Literal["ask", "never", "gain"]
    least: int = 0


class Said(Struct, frozen=True, tag_field="kind", tag="said"):
    """Chat."""

    seat: int | None
    name: str
    text: str


class TakenOver(Struct, frozen=True, tag_field="kind", tag="taken-over"):
    """A bot plays the seat from now on."""

    seat: int
    reason: Reason


class TakenBack(Struct, frozen=True, tag_field="kind", tag="taken-back"):
    """A person plays their seat again."""

    seat: int


class NoticeSet(Struct, frozen=True, tag_field="kind", tag="notice"):
    """Where to send a notice when it is the seat's turn; None: nowhere."""

    seat: int
    url: str | None


class Muted(Struct, frozen=True, tag_field="kind", tag="muted"):
    """A seat's chat is off, or on again; None: that of those who watch."""

    seat: int | None
    muted: bool


class RematchWished(Struct, frozen=True, tag_field="kind", tag="rematch"):
    """A seat wants to play again, or does not."""

    seat: int
    yes: bool


class RematchMade(Struct, frozen=True, tag_field="kind", tag="rematch-made"):
    """The next table."""

    table: str


class RulesChanged(Struct, frozen=True, tag_field="kind", tag="rules-changed"):
    """The program's rules have changed while the table was running: it goes on from a kept position."""

    rules: str
    ply: int
    position: dict[str, Any]
    lost: int = 0
    """How many moves were no longer legal."""


Body = (
    Seated
    | TokenIssued
    | Started
    | Moved
    | Undone
    | Confirmed
    | Ordered
    | Said
    | TakenOver
    | TakenBack
    | NoticeSet
    | Muted
    | RematchWished
    | RematchMade
    | RulesChanged
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def encode(body: Body) -> bytes:
    """An entry as it is kept."""
    return _encoder.encode(body)


def decode(body: bytes) -> Body:
    """An entry as it was kept."""
    return _decoder.decode(body)
