"""The content of a table's log. Folding these events in order gives the table; nothing else is stored about it.

A stored event is never changed: tags and fields keep their names. New kinds, and fields with a default, may be added.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from oddville.games.types import Position

By = Literal["person", "bot", "order", "clock"]
"""Who did it: a person, the bot of a seat, a standing order, or a clock that ran out."""
Reason = Literal["left", "resigned", "time", "start", "removed"]


class Seated(Struct, frozen=True, tag_field="kind", tag="seated"):
    """A seat was taken or freed, or has another name or colour."""

    seat: int
    name: str
    colour: str
    taken: bool = True


class TokenIssued(Struct, frozen=True, tag_field="kind", tag="token"):
    """A seat, or the host where `seat` is None, has a new secret link; only its hash is stored."""

    seat: int | None
    hash: bytes
    moved: bool = False
    """Whether a code took the seat to another device: the device before may take it back, for good."""


class ValueGiven(Struct, frozen=True, tag_field="kind", tag="value"):
    """A seat's random value for the shuffle."""

    seat: int
    value: str


class Started(Struct, frozen=True, tag_field="kind", tag="started"):
    pass


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    """A move, with what it brought about, so that the log can be read under other rules."""

    seat: int
    move: str
    by: By
    events: list[tuple[str, dict[str, Any]]]


class Undone(Struct, frozen=True, tag_field="kind", tag="undone"):
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


class Adjusted(Struct, frozen=True, tag_field="kind", tag="adjusted"):
    """The pace of bots, or whether turns are confirmed, was changed."""

    pace: Literal["quick", "normal", "slow", "step"]
    confirm: bool


class Said(Struct, frozen=True, tag_field="kind", tag="said"):
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


class WebhookSet(Struct, frozen=True, tag_field="kind", tag="notice"):
    """The address to call when it is the seat's turn; None: no call."""

    seat: int
    url: str | None


class Muted(Struct, frozen=True, tag_field="kind", tag="muted"):
    """A seat's chat is off, or on again; None: the spectators' chat."""

    seat: int | None
    muted: bool


class RematchVoted(Struct, frozen=True, tag_field="kind", tag="rematch"):
    """A seat wants to play again, or does not."""

    seat: int
    yes: bool


class RematchMade(Struct, frozen=True, tag_field="kind", tag="rematch-made"):
    table: str


class RulesChanged(Struct, frozen=True, tag_field="kind", tag="rules-changed"):
    """The program's rules have changed while the table was running: it continues from a stored position."""

    rules: str
    ply: int
    position: Position
    lost: int = 0
    """How many moves were no longer legal."""


LogEvent = (
    Seated
    | TokenIssued
    | ValueGiven
    | Started
    | Moved
    | Undone
    | Confirmed
    | Ordered
    | Adjusted
    | Said
    | TakenOver
    | TakenBack
    | WebhookSet
    | Muted
    | RematchVoted
    | RematchMade
    | RulesChanged
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)
decode = _decoder.decode
