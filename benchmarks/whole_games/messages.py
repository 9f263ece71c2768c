"""The fields of server messages that the clients read."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

Mark = tuple[int, bool]
"""The progress of a table: its version, and whether it has a rematch."""


class Choice(Struct):
    move: str
    ends_game: bool = False


class SeatSeen(Struct):
    kind: str
    taken: bool = True
    bot: str | None = None
    reason: str | None = None


class Undoable(Struct):
    seat: int
    moves: list[str]


class Position(Struct):
    phase: str


class Seen(Struct):
    number: int
    version: int
    status: str
    ply: int
    seats: list[SeatSeen]
    chooses: int | None = None
    confirming: bool = False
    undoable: Undoable | None = None
    deadline: int | None = None
    rematch: str | None = None
    view: Position | None = None

    @property
    def mark(self) -> Mark:
        return self.version, self.rematch is not None

    @property
    def phase(self) -> str:
        """The phase of the game, or the status of a table without one."""
        return "confirming" if self.confirming else self.view.phase if self.view else self.status

    @property
    def bot(self) -> str | None:
        """The bot that must move, if any."""
        if self.status != "running" or self.chooses is None or self.confirming:
            return None
        return self.seats[self.chooses].bot


class Line(Struct):
    message: str
    facts: dict[str, Any]


class Message(Struct):
    type: str
    table: Seen | None = None
    log: list[Line] = []
    version: int = 0
    seat: int = 0
    moves: list[Choice] = []
    key: str = ""
    number: int = 0
    request: str | None = None
    error: str = ""


messages: Decoder[Message] = Decoder(Message)
tables: Decoder[Seen] = Decoder(Seen)
