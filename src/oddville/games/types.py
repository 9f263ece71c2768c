"""The types of a position, its public view, the preview of a move and the score sheet (docs/bots/protocol.md).

Positions are dicts and lists, equal to what JSON gives back; `scripts/wire.py` makes the page's types from them.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta, Struct
from msgspec.json import schema

Cell = Annotated[list[int], Meta(extra_json_schema=schema(tuple[int, int]))]
"""Column and row."""
CityCard = Annotated[list[Any], Meta(extra_json_schema=schema(tuple[tuple[int, int], str, int | None]))]
"""Cell, card and owner; the Main Square has no owner."""
PendingBonus = Annotated[list[Any], Meta(extra_json_schema=schema(tuple[tuple[int, int], str]))]
"""The cell of a card and its bonus."""
Slot = tuple[str, int]
"""A resource and the cost of its slot."""


class Progress(TypedDict):
    """How far the game is."""

    n: int
    first_player: int
    phase: str
    player: int | None
    active: int
    turn: int
    turn_limit: int | None
    finish_round: NotRequired[bool]
    """True with the house rule (HOUSE-1), else left out."""
    triggered_by: int | None


class Layout(TypedDict):
    """What lies open on the table."""

    board: dict[str, dict[str, list[int]]]
    """For each resource and cost of a slot the number of workers of each player."""
    city: list[CityCard]
    """In the order built, the Main Square first."""
    spots: dict[str, int | None]
    """The player on each spot of the Main Square."""
    row: list[str]


class TurnState(TypedDict):
    """The cards once seen (INFO-2), and the turn in progress."""

    seen: list[str]
    main_done: bool
    recovered: bool
    cheated: bool
    swapped: bool
    second_worker: int | None
    builder: int | None
    built_cell: Cell | None
    pending: list[PendingBonus]


class PlayerPosition(TypedDict):
    """A player's hand, workers in supply, coins, buildings and characters."""

    hand: list[int]
    supply: int
    coins: list[str]
    buildings: list[str]
    characters: list[str]


class Position(Progress, Layout, TurnState):
    """The whole position, hidden parts too."""

    players: list[PlayerPosition]
    deck: list[str]
    piles: dict[str, list[str]]
    removed: list[str]


class PlayerView(TypedDict):
    """A player's area, as everybody sees it."""

    hand: list[int]
    supply: int
    coins: list[str | None]
    """The card of a coin is null if nobody has seen it."""
    buildings: list[str]
    characters: list[str]


class PileView(TypedDict):
    """A guild pile."""

    top: str | None
    count: int


class PublicView(Progress, Layout, TurnState):
    """What everybody may know about a position (INFO-1)."""

    players: list[PlayerView]
    deck: list[str | None]
    """From the top; null for a card that nobody has seen."""
    piles: dict[str, PileView]


class Preview(Struct, frozen=True, omit_defaults=True):
    """A legal move and what it would bring."""

    move: str
    points: tuple[tuple[int, int], ...]
    """Each player's points then: the least and the most, the same unless a reshuffled pile decides. A build counts with
    its character, and without the bonuses that its player may still choose."""
    pays: int = 0
    """Coins."""
    gains: int = 0
    """Coins."""
    card: str | None = None
    """The card that it takes or turns over, where everybody knows it."""
    slots: tuple[Slot, ...] = ()
    """Where a worker would go."""
    back: tuple[Slot, ...] = ()
    """From where workers would leave the board."""
    bonuses: tuple[tuple[int, int, str], ...] = ()
    """The bonuses that could then be chosen, each with its cell."""
    character: str | None = None
    pool: tuple[str, ...] = ()
    """The characters of which one would be drawn."""
    robbed: tuple[tuple[int, str], ...] = ()
    """Players who would give back a character, each with it."""
    locks: tuple[str, ...] = ()
    """Why it could not be taken back: `refill`, `flip`, `pile`, `reshuffle`."""
    reacts: int | None = None
    """The player who may then build as well (CHAR-BU)."""
    passes_to: int | None = None
    """The player who would choose next, if that is certainly another one."""
    ends_game: bool = False
    """The game would be over at the end of this turn, if not at once."""
    last_round: bool = False
    """It would trigger the end, and the round would be the last (HOUSE-1)."""


class ScoreLineView(TypedDict):
    """Points from one source: a card of the city, a character, or the Resources Board (`board`)."""

    source: str
    points: int
    rule: str
    cell: tuple[int, int] | None
    """Where the card lies."""
    counted: list[tuple[int, int]]
    """The cells of the cards that it scores for."""


class PlayerScoreView(TypedDict):
    """The points of one player."""

    total: int
    lines: list[ScoreLineView]


class TieView(TypedDict):
    """How a tie was broken: clockwise from `start` (SCORE-6, END-2)."""

    tied: list[int]
    start: int
    triggered: bool
    """Whether `start` is the player who triggered the end."""


class ScoreView(TypedDict):
    """The score sheet; there is a winner once the game is over."""

    players: list[PlayerScoreView]
    winner: int | None
    tie: TieView | None
