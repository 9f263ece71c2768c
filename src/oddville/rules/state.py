"""A position of the game, hidden parts included: a few small arrays of numbers, copied in under a microsecond.

Only `rules` and `envs.observation` know how the arrays are laid out; everything else uses the accessors here and in the
other modules of `rules`. `-1` means nobody or nothing.
"""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import ROW_POSITIONS
from oddville.rules.chance import Chance
from oddville.rules.event_log import EventLog
from oddville.rules.tables import NOTHING, Tables
from oddville.rules.vectors import vec

NOBODY: Final = -1

SET_UP: Final = 0
TURN: Final = 1
SECOND_RESOURCE: Final = 2
DISCARD: Final = 3
BONUS: Final = 4
REACTION: Final = 5
CLOSE: Final = 6
OVER: Final = 7
PHASES: Final = ("set-up", "turn", "second resource", "discard", "bonus", "reaction", "close", "over")

# Literals, because mypyc inlines nothing else; a test compares them with the vocabulary.
# A player's area: offsets in `State.areas`, AREA numbers for each player.
HAND: Final = 0
SUPPLY: Final = 1
CHARACTERS_HELD: Final = 2
CITY_WORKERS: Final = 3
COIN_COUNT: Final = 4
FIRST_COIN: Final = 5
BUILDING_COUNT: Final = 10
FIRST_BUILDING: Final = 11
AREA: Final = 14
ALL_WORKER_CARDS: Final = 15

# The Resources Board: offsets in `State.board`, RESOURCE numbers for each resource.
# SLOT numbers for each slot: the workers of each player, then of all players. After the slots: the spot's owner + 1.
ALL_PLAYERS: Final = 4
SLOT: Final = 5
SPOT: Final = 15
RESOURCE: Final = 16

# A guild's pile in `State.piles`, PILE numbers for each guild: the count, then the characters, the top one last.
PILE: Final = 4

# `city`, `frontier` and `pending` pack a cell (low 24 bits) and what belongs to it into one number.
CELL_BITS: Final = 24
CELL_MASK: Final = 0xFFFFFF
OWNER_BITS: Final = 32
CARD_MASK: Final = 255
NO_OWNER: Final = 15

SEEN_BITS: Final = 30


class State:
    """A position; `setup` and `state_setters` make one, `turn.play` changes it."""

    # instances with more than 30 attributes are slow in interpreted code without slots
    __slots__ = (
        "active",
        "areas",
        "board",
        "builder",
        "built",
        "chance",
        "cheated",
        "city",
        "city_size",
        "deck",
        "deck_size",
        "deck_top",
        "event_log",
        "finish_round",
        "first_player",
        "frontier",
        "frontier_size",
        "main_done",
        "pending",
        "pending_size",
        "phase",
        "piles",
        "player",
        "players",
        "recovered",
        "reshuffles",
        "row",
        "second_worker",
        "seen",
        "swapped",
        "tables",
        "triggered_by",
        "turn",
        "turn_limit",
    )

    def __init__(
        self,
        tables: Tables,
        chance: Chance,
        areas: vec[i64],
        board: vec[i64],
        deck: vec[i64],
        row: vec[i64],
        piles: vec[i64],
        seen: vec[i64],
        city: vec[i64],
        frontier: vec[i64],
        pending: vec[i64],
    ) -> None:
        self.tables = tables
        self.chance = chance
        self.event_log: EventLog | None = None
        self.areas = areas
        self.board = board
        self.deck = deck
        self.row = row
        self.piles = piles
        self.seen = seen
        self.city = city
        self.frontier = frontier
        self.pending = pending
        self.players: i64 = tables.players
        self.deck_top: i64 = 0
        self.deck_size: i64 = 0
        self.city_size: i64 = 0
        self.frontier_size: i64 = 0
        self.pending_size: i64 = 0
        self.reshuffles: i64 = 0
        self.first_player: i64 = 0
        self.phase: i64 = SET_UP
        self.player: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.turn_limit: i64 = NOTHING
        self.finish_round: i64 = 0
        self.triggered_by: i64 = NOBODY
        self.main_done: i64 = 0
        self.recovered: i64 = 0
        self.cheated: i64 = 0
        self.swapped: i64 = 0
        self.second_worker: i64 = NOTHING
        self.builder: i64 = NOBODY
        """The player whose build is being carried out: the active one, or the holder of the Builder who reacts."""
        self.built: i64 = NOTHING
        """The index in `city` of the card whose bonuses are being gained."""

    def copy(self) -> "State":
        """An independent copy; `tables` and `chance` are immutable and shared."""
        other = State(
            self.tables,
            self.chance,
            self.areas[:],
            self.board[:],
            self.deck[:],
            self.row[:],
            self.piles[:],
            self.seen[:],
            self.city[:],
            self.frontier[:],
            self.pending[:],
        )
        other.deck_top = self.deck_top
        other.deck_size = self.deck_size
        other.city_size = self.city_size
        other.frontier_size = self.frontier_size
        other.pending_size = self.pending_size
        other.reshuffles = self.reshuffles
        other.first_player = self.first_player
        other.phase = self.phase
        other.player = self.player
        other.active = self.active
        other.turn = self.turn
        other.turn_limit = self.turn_limit
        other.finish_round = self.finish_round
        other.triggered_by = self.triggered_by
        other.main_done = self.main_done
        other.recovered = self.recovered
        other.cheated = self.cheated
        other.swapped = self.swapped
        other.second_worker = self.second_worker
        other.builder = self.builder
        other.built = self.built
        return other


def empty_state(tables: Tables, chance: Chance) -> State:
    cards: i64 = tables.cards
    built: i64 = (tables.end_workers + 1) * tables.players + 1  # LIMIT-6, HOUSE-1, and the Main Square
    zeros = tables.zeros
    return State(
        tables,
        chance,
        zeros[: AREA * tables.players],
        zeros[: RESOURCE * 4],
        zeros[:cards],
        zeros[:ROW_POSITIONS],
        zeros[: PILE * 4],
        zeros[: cards // SEEN_BITS + 1],
        zeros[:built],
        zeros[: 2 * built + 2],
        zeros[:5],
    )


def arrays(s: State) -> list[vec[i64]]:
    return [s.areas, s.board, s.deck, s.row, s.piles, s.seen, s.city, s.frontier, s.pending]


def hand(s: State, player: i64) -> i64:
    """The worker cards in a player's hand, as bits."""
    return s.areas[player * AREA + HAND]


def in_hand(s: State, player: i64, worker: i64) -> bool:
    return (s.areas[player * AREA + HAND] >> worker) & 1 != 0


def supply(s: State, player: i64) -> i64:
    """How many workers the player has in supply."""
    return s.areas[player * AREA + SUPPLY]


def city_workers(s: State, player: i64) -> i64:
    """How many workers of the player stand in the city, the Main Square included."""
    return s.areas[player * AREA + CITY_WORKERS]


def coins(s: State, player: i64) -> i64:
    """How many coins the player has."""
    return s.areas[player * AREA + COIN_COUNT]


def coin(s: State, player: i64, place: i64) -> i64:
    """The card of a coin; place 0 was gained first."""
    return s.areas[player * AREA + FIRST_COIN + place]


def buildings(s: State, player: i64) -> i64:
    """How many buildings the player holds."""
    return s.areas[player * AREA + BUILDING_COUNT]


def building(s: State, player: i64, place: i64) -> i64:
    """The card at a place among the player's buildings, from 0."""
    return s.areas[player * AREA + FIRST_BUILDING + place]


def building_place(s: State, player: i64, card: i64) -> i64:
    """The place of a card among the player's buildings, or -1."""
    place: i64 = s.areas[player * AREA + BUILDING_COUNT] - 1
    while place >= 0 and s.areas[player * AREA + FIRST_BUILDING + place] != card:
        place -= 1
    return place


def add_building(s: State, player: i64, card: i64) -> None:
    count: i64 = s.areas[player * AREA + BUILDING_COUNT]
    s.areas[player * AREA + FIRST_BUILDING + count] = card
    s.areas[player * AREA + BUILDING_COUNT] = count + 1


def remove_building(s: State, player: i64, card: i64) -> None:
    """Remove a building; those after it move up."""
    count: i64 = s.areas[player * AREA + BUILDING_COUNT] - 1
    first: i64 = player * AREA + FIRST_BUILDING
    for at in range(first + building_place(s, player, card), first + count):
        s.areas[at] = s.areas[at + 1]
    s.areas[player * AREA + BUILDING_COUNT] = count


def characters_of(s: State, player: i64) -> i64:
    """The characters before a player, as bits."""
    return s.areas[player * AREA + CHARACTERS_HELD]


def holds(s: State, player: i64, character: i64) -> bool:
    """Whether the player has the character (CHAR-2)."""
    return (s.areas[player * AREA + CHARACTERS_HELD] >> character) & 1 != 0


def holder(s: State, character: i64) -> i64:
    """The player who has the character, or `NOBODY`."""
    player: i64 = s.players - 1
    while player >= 0 and (s.areas[player * AREA + CHARACTERS_HELD] >> character) & 1 == 0:
        player -= 1
    return player


def row_card(s: State, position: i64) -> i64:
    """The card at a position of the Buildings Row, from 0."""
    return s.row[position]


def row_cards(s: State) -> list[int]:
    return [int(card) for card in s.row]


def mark_seen(s: State, card: i64) -> None:
    """A card lies building side up; from now on it is known (INFO-2)."""
    s.seen[card // SEEN_BITS] = s.seen[card // SEEN_BITS] | (1 << (card % SEEN_BITS))


def is_seen(s: State, card: i64) -> bool:
    """Whether the card has ever lain building side up (INFO-2)."""
    return (s.seen[card // SEEN_BITS] >> (card % SEEN_BITS)) & 1 != 0


def note(s: State, kind: i64, player: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Append to the event log, if the state has one."""
    if s.event_log is not None:
        s.event_log.add(kind, player, a, b, c, d)
