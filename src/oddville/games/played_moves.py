"""A played move: what it did, the state after it, and the card that it took."""

from dataclasses import dataclass

from oddville.games.events import Event
from oddville.games.moves import Move
from oddville.rules.event_log import EventLog
from oddville.rules.moves import BUILDING, SWAP, field_b, kind_of
from oddville.rules.state import State, row_card
from oddville.rules.turn import play

Step = tuple[int, int | None]
"""A move code and the card that it took from the row."""


@dataclass(frozen=True, slots=True)
class PlayedMove:
    turn: int
    active: int
    player: int
    move: Move
    events: list[Event]


def state_after(before: State, code: int, event_log: EventLog | None) -> State:
    after = before.copy()
    after.event_log = event_log
    play(after, code)
    after.event_log = None
    return after


def card_taken(before: State, code: int) -> int | None:
    return int(row_card(before, field_b(code))) if kind_of(code) in (BUILDING, SWAP) else None
