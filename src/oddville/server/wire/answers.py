"""What the server sends over the WebSocket."""

from typing import Literal

from msgspec import Struct

from oddville.games.types import Preview, PublicView, ScoreView
from oddville.server.wire.options import Colour, Options
from oddville.server.wire.requests import Facts, JsonObject

# Parts


class SeatView(Struct, frozen=True):
    """A seat, the same for everybody."""

    kind: Literal["here", "open", "link", "bot"]
    name: str
    colour: Colour
    taken: bool
    bot: str | None
    """The bot that plays the seat at present."""
    reason: str | None
    """Why a bot plays for a person: `left`, `resigned`, `time`, `start`, `removed`."""
    order: Literal["ask", "never", "gain"]
    least: int
    rematch: bool | None
    valued: bool = False
    """Whether the seat has added a value to the shuffle."""


class Undoable(Struct, frozen=True):
    """The moves that can be undone."""

    seat: int
    moves: list[str]
    """Since the lock."""
    lock: str | None
    """The event that undo cannot pass: `refill`, `flip`, `pile`, `reshuffle`, `passed`; None at the start."""


class ShuffleProof(Struct, frozen=True):
    """What the seed was made of (docs/bots/chance.md)."""

    server_seed: str
    """Its SHA-256 is the commitment."""
    values: list[str | None]
    """Of each seat; None: it added none."""


class ResultView(Struct, frozen=True):
    """The result of the game."""

    totals: list[int]
    winner: int
    seed: str | None
    """Disclosed at the end; None for a game that began from a position."""
    proof: ShuffleProof | None = None
    """None for a named deal too."""


class TableView(Struct, frozen=True):
    """The table: the same bytes for every seat and spectator."""

    id: str
    number: int
    """The number of entries of its log."""
    version: int
    """Increases with every change that a player must look at before moving."""
    status: Literal["waiting", "running", "over"]
    options: Options
    players: int
    edition: str
    """The hash of the edition, see `GET /api/editions/<hash>`."""
    seats: list[SeatView]
    host: bool
    """Whether there is a host who may start."""
    commitment: str | None
    """The SHA-256 of the server's secret seed (docs/bots/chance.md)."""
    view: PublicView | None
    """None before the game begins."""
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
    """For a table that continues another one: its id and ply."""


class LogLine(Struct, frozen=True, omit_defaults=True):
    """An event of the game as message id and facts."""

    message: str
    facts: Facts
    turn: int
    ply: int
    at: int
    points: list[int] = []
    """On the first line of a move that changed points: by how much, for each player."""
    of_table: bool = False
    """Whether it is about the table itself and does not come from a move."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class RefusalView(Struct, frozen=True):
    """A rule that forbids a move."""

    rule: str
    message: str
    facts: Facts


# Answers


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    seats: list[int]
    """The seats of this client."""
    hosting: bool
    table: TableView
    log_from: int
    log: list[LogLine]
    chat: list[ChatLine]
    now: int
    """The server's clock, in milliseconds since 1970."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The table after a change. `log` replaces the lines from `log_from` on."""

    table: TableView
    log_from: int
    log: list[LogLine]
    now: int


class Choices(Struct, frozen=True, tag_field="type", tag="choices"):
    """To the holders of the seat that must choose: all legal moves, and where each building would fit if paid."""

    version: int
    seat: int
    moves: list[Preview]
    fits: dict[str, list[tuple[int, int]]]


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """A new line of chat."""

    line: ChatLine


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """For each seat whether a holder is connected, and the number of spectators."""

    seats: list[bool]
    watching: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot is thinking about its move since `since`."""

    seat: int
    since: int


class ChancesView(Struct, frozen=True, tag_field="type", tag="chances"):
    """Each player's chance to win, in percent, and expected points."""

    version: int
    chances: list[int]
    points: list[float]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request with this key was executed and is durable."""

    key: str
    number: int
    version: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was refused, and why. `request` is its key or id."""

    request: str | None
    error: str
    facts: Facts
    refusals: list[RefusalView] = []


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    """For each move all rules that forbid it; none if it is legal."""

    id: str
    version: int
    answers: list[tuple[str, list[RefusalView]]]


class HintAnswer(Struct, frozen=True, tag_field="type", tag="hint"):
    """A bot's best moves, prospects and reasons (docs/bots/protocol.md, `explain`)."""

    id: str
    version: int
    hint: JsonObject


class SitesAnswer(Struct, frozen=True, tag_field="type", tag="sites"):
    """The builds that would be legal if the seat held the building and could pay for it; none for another card."""

    id: str
    version: int
    sites: list[Preview]


class ScoreAnswer(Struct, frozen=True, tag_field="type", tag="score"):
    """The score sheet as the city stands."""

    id: str
    score: ScoreView


class Lost(Struct, frozen=True, tag_field="type", tag="lost"):
    """A seat of this client was moved to another device or has a new link; the client is now a spectator of it."""

    seat: int


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server closes the connection; with `again` the client should reconnect."""

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
    | SitesAnswer
    | ScoreAnswer
    | Lost
    | Goodbye
)
