"""Every message between page and server, in one place; docs/api.md and the page's types are made from it.

What a person reads never travels: message ids and facts do, and each reader's language says them.
Requests over the WebSocket carry `do`, answers `type`. A request that changes something carries a `key` made by the
client, so that sending it again is harmless, and the `version` of the table that it was meant for.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oddville.games.editions import DEFAULT
from oddville.server.options import Colour, Name, Options, SeatWish
from oddville.server.wire_requests import (
    LONGEST_MESSAGE,
    LONGEST_RECORD,
    LONGEST_TEXT,
    PROTOCOL,
    Ask,
    Confirm,
    Facts,
    Hello,
    Hint,
    Key,
    Keyed,
    Leave,
    Move,
    MoveText,
    Order,
    Recap,
    Rematch,
    Rename,
    Request,
    Return,
    Say,
    Score,
    SeatNumber,
    SecretKey,
    Start,
    Step,
    Token,
    Undo,
    Version,
    Why,
)

__all__ = [
    "LONGEST_MESSAGE",
    "LONGEST_RECORD",
    "LONGEST_TEXT",
    "PROTOCOL",
    "Ask",
    "Confirm",
    "Facts",
    "Hello",
    "Hint",
    "Key",
    "Keyed",
    "Leave",
    "Move",
    "MoveText",
    "Order",
    "Recap",
    "Rematch",
    "Rename",
    "Request",
    "Return",
    "Say",
    "Score",
    "SeatNumber",
    "Start",
    "Step",
    "Token",
    "Undo",
    "Version",
    "Why",
]
"""What stands in the other half of this module, as far as it is not defined here."""

# What everybody sees


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["here", "open", "link", "bot"]
    name: str
    colour: Colour
    taken: bool
    bot: str | None
    """The bot that plays the seat now."""
    reason: str | None
    """Why a bot plays for a person: `left`, `resigned`, `time`, `start`, `removed`."""
    order: Literal["ask", "never", "gain"]
    least: int
    rematch: bool | None


class Undoable(Struct, frozen=True):
    """What can be taken back."""

    seat: int
    moves: list[str]
    """From the lock on."""
    lock: str | None
    """What closes the way further back: `refill`, `flip`, `pile`, `reshuffle`, `passed`, or None at the start."""


class ResultView(Struct, frozen=True):
    """How the game ended."""

    totals: list[int]
    winner: int
    seed: str | None
    """Disclosed now; None for a game that began from a position."""


class TableView(Struct, frozen=True):
    """The table as everybody sees it: the same bytes for every seat and spectator."""

    id: str
    number: int
    """How many entries its log has."""
    version: int
    """Counts moves, confirmations and what was taken back."""
    status: Literal["waiting", "running", "over"]
    options: Options
    players: int
    edition: str
    """The hash of the edition; `GET /api/editions/<hash>` gives what is printed."""
    seats: list[SeatView]
    host: bool
    """Whether there is a host who may start."""
    commitment: str | None
    """A promise of the secret seed: its SHA-256 (docs/chance.md)."""
    view: Facts | None
    """The public view of docs/protocol.md; None before the game begins."""
    ply: int
    points: list[int]
    """Each player's points as the city stands."""
    chooses: int | None
    """The seat that must choose or confirm now."""
    confirming: bool
    undoable: Undoable | None
    deadline: int | None
    """When the clock runs out, in milliseconds since 1970."""
    result: ResultView | None
    rematch: str | None
    """The next table."""
    origin: str | None
    """For a table that goes on from another one: its id and ply."""


class LogLine(Struct, frozen=True):
    """One thing that happened, as a message id and facts."""

    message: str
    facts: Facts
    turn: int
    ply: int
    at: int


class ChatLine(Struct, frozen=True):
    """Something said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class PreviewView(Struct, frozen=True, omit_defaults=True):
    """A legal move and what it would bring (docs/api.md)."""

    move: str
    points: list[tuple[int, int]]
    pays: int = 0
    gains: int = 0
    card: str | None = None
    slots: list[tuple[str, int]] = []
    back: list[tuple[str, int]] = []
    bonuses: list[tuple[int, int, str]] = []
    character: str | None = None
    pool: list[str] = []
    robbed: list[tuple[int, str]] = []
    locks: list[str] = []
    reacts: int | None = None
    passes_to: int | None = None
    ends_game: bool = False


class RefusalView(Struct, frozen=True):
    """One rule that forbids a move."""

    rule: str
    message: str
    facts: Facts


# Answers


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    seats: list[int]
    """The seats one holds."""
    hosting: bool
    table: TableView
    log_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    now: int
    """The server's clock, in milliseconds since 1970."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened: the table as it is now. The log is to be replaced from `log_from` on."""

    table: TableView
    log_from: int
    log: list[LogLine]
    now: int


class Choices(Struct, frozen=True, tag_field="type", tag="choices"):
    """To those who hold the seat that must choose: every legal move, and where each building would fit if paid."""

    version: int
    seat: int
    moves: list[PreviewView]
    fits: dict[str, list[tuple[int, int]]]


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there: for each seat whether somebody who holds it is connected, and how many watch."""

    seats: list[bool]
    watching: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot thinks about its move since then."""

    seat: int
    since: int


class ChancesView(Struct, frozen=True, tag_field="type", tag="chances"):
    """Each player's chance to win, in percent, and the points they may expect."""

    version: int
    chances: list[int]
    points: list[float]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request with that key is carried out and kept."""

    key: str
    number: int
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request is not carried out, and why. `request` is its key or id."""

    request: str | None
    error: str
    facts: Facts
    refusals: list[RefusalView] = []


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    """For each move asked about every rule that forbids it; none where it is legal."""

    id: str
    version: int
    answers: list[tuple[str, list[RefusalView]]]


class HintAnswer(Struct, frozen=True, tag_field="type", tag="hint"):
    """A bot's best moves, prospects and reasons (docs/protocol.md, `explain`)."""

    id: str
    version: int
    hint: Facts


class RecapTurn(Struct, frozen=True):
    """One turn of a recap."""

    turn: int
    player: int
    log: list[LogLine]


class RecapAnswer(Struct, frozen=True, tag_field="type", tag="recap"):
    """What happened since a seat's last turn, and what that changed for it."""

    id: str
    seat: int
    turns: list[RecapTurn]
    lost: list[str]
    """Characters given back."""
    points: list[tuple[int, int]]
    """Each player's points then and now."""
    coins: tuple[int, int]
    row: list[str]
    """Cards that are new in the row."""
    slots: list[tuple[str, int]]
    """Single slots that are free now and were taken then."""


class ScoreAnswer(Struct, frozen=True, tag_field="type", tag="score"):
    """The score sheet (docs/protocol.md, `score`); each line also has its `cell` and the cells that `counted`."""

    id: str
    score: Facts


class Lost(Struct, frozen=True, tag_field="type", tag="lost"):
    """A seat that one held was moved to another device, or has a new link: one only watches it now."""

    seat: int


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server closes the connection; `again`: come back in a moment."""

    reason: str
    again: bool


Answer = (
    Welcome
    | Update
    | Choices
    | Chat
    | Presence
    | Thinking
    | ChancesView
    | Done
    | Refused
    | WhyAnswer
    | HintAnswer
    | RecapAnswer
    | ScoreAnswer
    | Lost
    | Goodbye
)


# HTTP


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`"""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    options: Options = Options()
    key: SecretKey | None = None
    """The same key again gives the same table. Its secrets are made from it, so it must be a secret of 128 bits."""
    origin: "Origin | None" = None


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the new table begins: at a ply of a finished table, or of a record. Unseen cards are dealt anew."""

    ply: Annotated[int, Meta(ge=0)]
    table: str | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None


class SeatLink(Struct, frozen=True):
    """The secret of a seat, to be kept in the fragment of its link."""

    seat: int
    token: str


class MadeTable(Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    id: str
    host: str
    """The host's secret: starts the game and issues links anew."""
    seats: list[SeatLink]
    """Of the seats `here` and `link`."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/sit`: take an open seat. The seat's secret is made from the key."""

    key: SecretKey
    name: Name = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None


class MoveCode(Struct, frozen=True):
    """The answer to `POST /api/tables/<id>/seats/<seat>/code`: says it to the other device within ten minutes."""

    code: str
    expires_at: int


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/codes`: move a seat to this device."""

    code: Annotated[str, Meta(max_length=20)]


class TakenSeat(Struct, frozen=True):
    """A seat and its secret."""

    id: str
    seat: int
    token: str


class SetNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/seats/<seat>/notice`: tell this address when it is the seat's turn; None: nobody."""

    url: Annotated[str, Meta(max_length=500)] | None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    name: str
    status: Literal["waiting", "running", "over"]
    seats: list[str]
    """The name at each seat; empty where it is open."""
    open: int
    turn: int
    updated_at: int
    edition: str = DEFAULT


class TableList(Struct, frozen=True):
    """`GET /api/tables`"""

    tables: list[TableLine]
    after: str | None
    """What to ask for the next ones by."""


class PlyView(Struct, frozen=True):
    """One position of a replay."""

    ply: int
    turn: int
    player: int | None
    move: str | None
    """The move that led here."""
    log: list[LogLine]
    points: list[int]
    view: Facts


class Replay(Struct, frozen=True):
    """`GET /api/tables/<id>/replay` and `POST /api/replays`: a game position by position."""

    edition: Facts
    names: list[str]
    colours: list[str]
    plies: list[PlyView]
    score: Facts
    """The score sheet; each line also has its `cell` and the cells that `counted`; `tie` tells how one was broken."""
    origin: str | None = None


class ReadRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replays`: a pasted record."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/reports`: something is wrong. The record is kept with it."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=5000)]


class BotLine(Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    about: str
    """The message that tells what it is like."""
    simulations: int


class BotList(Struct, frozen=True):
    """`GET /api/bots`"""

    bots: list[BotLine]
    stand_in: str
    """Who plays for those who left, unless the table has chosen another."""


class BeginLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{name}`: a table at which the one who asks holds both seats and moves as the lesson says."""

    name: Name = ""
    key: SecretKey | None = None


class DrawCode(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/qr`: draw a text as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Problem(Struct, frozen=True):
    """Every error over HTTP: a message id and its facts."""

    error: str
    facts: Facts
    refusals: list[RefusalView] = []
