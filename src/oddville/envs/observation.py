"""Writes observations: the public information of a position, as the numbers that `layout` describes.

Compiled. It writes only what is not zero, into an array that the caller has cleared.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oddville.cards.vocabulary import DIAMOND, GUILD_COUNT, RESOURCE_COUNT, ROW_POSITIONS, SIDE_COUNT
from oddville.envs.actions import source_of
from oddville.rules.board import cheapest_available_slot
from oddville.rules.bonuses import pending_bonus, pending_cell
from oddville.rules.characters import pile_size, pile_top, spot_owner
from oddville.rules.coins import deck_place
from oddville.rules.construction import city_cell
from oddville.rules.moves import column_of, row_of
from oddville.rules.scoring import points, shield
from oddville.rules.state import (
    AREA,
    BUILDING_COUNT,
    CARD_MASK,
    CELL_BITS,
    CELL_MASK,
    CHARACTERS_HELD,
    CITY_WORKERS,
    COIN_COUNT,
    FIRST_BUILDING,
    HAND,
    NO_OWNER,
    OWNER_BITS,
    RESOURCE,
    SEEN_BITS,
    SLOT,
    SUPPLY,
    State,
    buildings,
    coin,
    coins,
    row_card,
)
from oddville.rules.tables import Tables

# Literals, because mypyc inlines nothing else; a test compares them with `layout`.
PHASE_AT: Final = 0
PLAYERS_AT: Final = 8
TO_MOVE_AT: Final = 11
ACTIVE_AT: Final = 15
FIRST_AT: Final = 19
TRIGGERED_AT: Final = 23
TURN_AT: Final = 27
TURNS_LEFT_AT: Final = 28
FINISH_ROUND_AT: Final = 29
DONE_AT: Final = 30
SECOND_WORKER_AT: Final = 34
BUILDER_AT: Final = 38
PENDING_AT: Final = 42
HAND_AT: Final = 77
SUPPLY_AT: Final = 93
COINS_AT: Final = 97
CITY_WORKERS_AT: Final = 101
POINTS_AT: Final = 105
CHARACTERS_AT: Final = 109
WORKERS_AT: Final = 157
CHEAPEST_SLOT_AT: Final = 205
SPOTS_AT: Final = 217
PILE_TOPS_AT: Final = 233
PILE_COUNTS_AT: Final = 245
GUILD_CARDS_AT: Final = 249
DIAMONDS_AT: Final = 253
ROW_AT: Final = 254
BUILDINGS_AT: Final = 428
OPEN_CELLS_AT: Final = 776
CITY_AT: Final = 2096
SEEN_AT: Final = 2212
KNOWN_COINS_AT: Final = 2276
KNOWN_DECK_AT: Final = 2296
LENGTH: Final = 2354

CARD: Final = 29
CARD_COST: Final = 4
CARD_BONUS: Final = 8
CARD_GUILD: Final = 16
CARD_FORMULA: Final = 20
CARD_BASE: Final = 28
CARD_NUMBERS: Final = 13
"""A card's count of numbers that are not zero, and room for twelve: streets, resources, bonus, guild, formula, base."""
OPEN_CELL: Final = 22
CELL_TOUCHES: Final = 3
CELL_STREET: Final = 7
CELL_BONUS: Final = 11
CELL_ROW_CARDS: Final = 19
CELL_COLUMN_CARDS: Final = 20
CELL_SHIELDS: Final = 21
CITY_CARD: Final = 4

FULL: Final = 255
GRID: Final = 32
"""Side of a grid of the city with a margin, on which neighbours are found without a search."""


class Observer:
    """Writes observations; reuses its buffers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables  # keeps the object alive: `_OBSERVERS` goes by its id
        self.cards = vec[i64](
            [number for card in range(int(tables.cards)) for number in _pack_card(tables, card)]
        )
        """CARD_NUMBERS for each card: how many numbers to write, then each with its offset."""
        self.grid = vec[i64]([0] * (GRID * GRID))
        self.rows = vec[i64]([0] * GRID)
        self.columns = vec[i64]([0] * GRID)
        self.cells = vec[i64]([0] * (GRID * 3))

    def write(self, s: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of the player at `seat` into `out`, from `at` on."""
        _write_turn(s, seat, out, at)
        for player in range(s.players):
            self._write_player(s, player, _relative(s, player, seat), out, at)
        _write_board(s, seat, out, at)
        _write_piles(s, out, at)
        for place in range(ROW_POSITIONS):
            self._write_card(row_card(s, place), out, at + ROW_AT + place * CARD)
        left: i64 = self._sort_open_cells(s)
        self._draw_city(s, seat, left, out, at)
        self._write_open_cells(s, left, out, at + OPEN_CELLS_AT)
        self._wipe_city(s, left)
        _write_known(s, seat, out, at)

    def _write_player(self, s: State, player: i64, seat: i64, out: vec[u8], at: i64) -> None:
        areas = s.areas
        area: i64 = player * AREA
        hand: i64 = areas[area + HAND]
        to: i64 = at + HAND_AT + seat * 4
        out[to] = u8(hand & 1)
        out[to + 1] = u8(hand >> 1 & 1)
        out[to + 2] = u8(hand >> 2 & 1)
        out[to + 3] = u8(hand >> 3 & 1)
        out[at + SUPPLY_AT + seat] = u8(areas[area + SUPPLY])
        out[at + COINS_AT + seat] = u8(areas[area + COIN_COUNT])
        out[at + CITY_WORKERS_AT + seat] = u8(areas[area + CITY_WORKERS])
        out[at + POINTS_AT + seat] = u8(min(points(s, player), FULL))
        held: i64 = areas[area + CHARACTERS_HELD]
        character: i64 = 0
        while held:
            if held & 1:
                out[at + CHARACTERS_AT + seat * 12 + character] = 1
            held >>= 1
            character += 1
        for place in range(areas[area + BUILDING_COUNT]):
            to = at + BUILDINGS_AT + (seat * 3 + place) * CARD
            self._write_card(areas[area + FIRST_BUILDING + place], out, to)

    def _write_card(self, card: i64, out: vec[u8], to: i64) -> None:
        at: i64 = card * CARD_NUMBERS
        for i in range(at + 1, at + 1 + self.cards[at]):
            packed: i64 = self.cards[i]
            out[to + (packed >> 8)] = u8(packed & FULL)

    def _sort_open_cells(self, s: State) -> i64:
        """Sort the open cells into reading order; return the leftmost column."""
        cells = self.cells
        left: i64 = 0
        for count in range(s.frontier_size):
            packed: i64 = s.frontier[count]
            cell: i64 = packed & CELL_MASK
            place: i64 = count
            while place > 0 and cells[place - 1] & CELL_MASK > cell:
                cells[place] = cells[place - 1]
                place -= 1
            cells[place] = packed
            left = min(left, column_of(cell))
        return left

    def _draw_city(self, s: State, seat: i64, left: i64, out: vec[u8], at: i64) -> None:
        """Write the cards of the city, count them by row, column and guild, and fill the grid."""
        to: i64 = at + CITY_AT
        for place in range(s.city_size):
            packed: i64 = s.city[place]
            cell: i64 = packed & CELL_MASK
            card: i64 = (packed >> CELL_BITS) & CARD_MASK
            owner: i64 = packed >> OWNER_BITS
            column: i64 = column_of(cell) - left
            row: i64 = row_of(cell)
            self.grid[(row + 1) * GRID + column + 1] = card + 1
            self.rows[row] += 1
            self.columns[column] += 1
            out[to] = u8(card + 1)
            out[to + 1] = u8(column)
            out[to + 2] = u8(row)
            if owner != NO_OWNER:
                out[to + 3] = u8(1 + _relative(s, owner, seat))
            guild: i64 = s.tables.guild[card]
            if guild >= 0:
                out[at + GUILD_CARDS_AT + guild] += 1
            if s.tables.formula[card] == DIAMOND:
                out[at + DIAMONDS_AT] += 1
            to += CITY_CARD

    def _write_open_cells(self, s: State, left: i64, out: vec[u8], to: i64) -> None:
        for place in range(s.frontier_size):
            cell: i64 = self.cells[place] & CELL_MASK
            column: i64 = column_of(cell) - left
            row: i64 = row_of(cell)
            out[to] = 1
            out[to + 1] = u8(column)
            out[to + 2] = u8(row)
            out[to + CELL_ROW_CARDS] = u8(self.rows[row])
            out[to + CELL_COLUMN_CARDS] = u8(self.columns[column])
            self._write_sides(s, self.cells[place] >> CELL_BITS, (row + 1) * GRID + column + 1, out, to)
            to += OPEN_CELL

    def _write_sides(self, s: State, edges: i64, middle: i64, out: vec[u8], to: i64) -> None:
        """The cards that touch an open cell: edges, bonuses across streets, shields."""
        shields: i64 = 0
        for side in range(SIDE_COUNT):
            if (edges >> (side + 4)) & 1:
                step: i64 = _step(side)
                card: i64 = self.grid[middle + step] - 1
                out[to + CELL_TOUCHES + side] = 1
                shields += shield(s, card)
                if (edges >> side) & 1:
                    out[to + CELL_STREET + side] = 1
                    bonus: i64 = s.tables.bonus[card]
                    if bonus >= 0:
                        out[to + CELL_BONUS + bonus] += 1
        if shields > 0:
            out[to + CELL_SHIELDS] = u8(shields)

    def _wipe_city(self, s: State, left: i64) -> None:
        for place in range(s.city_size):
            cell: i64 = city_cell(s, place)
            column: i64 = column_of(cell) - left
            row: i64 = row_of(cell)
            self.grid[(row + 1) * GRID + column + 1] = 0
            self.rows[row] = 0
            self.columns[column] = 0


_OBSERVERS: Final[dict[int, Observer]] = {}
"""By id of their tables."""
_ZEROS: Final = vec[u8]([0] * LENGTH)


def observation_of(s: State, seat: int) -> vec[u8]:
    """The observation of one player."""
    observer = _OBSERVERS.get(id(s.tables))
    if observer is None:
        observer = _OBSERVERS[id(s.tables)] = Observer(s.tables)
    out = _ZEROS[:]
    observer.write(s, seat, out, 0)
    return out


def _pack_card(tables: Tables, card: int) -> list[int]:
    """The numbers of a card that are not zero, each with its offset above its lowest eight bits."""
    numbers = [0] * CARD
    for side in range(4):
        numbers[side] = int(tables.streets[card]) >> side & 1
        numbers[CARD_COST + side] = int(tables.cost[card * 4 + side])
    if tables.bonus[card] >= 0:
        numbers[CARD_BONUS + int(tables.bonus[card])] = 1
    if tables.guild[card] >= 0:
        numbers[CARD_GUILD + int(tables.guild[card])] = 1
    numbers[CARD_FORMULA + int(tables.formula[card])] = 1
    numbers[CARD_BASE] = int(tables.base[card])
    packed = [place << 8 | number for place, number in enumerate(numbers) if number]
    return [len(packed), *packed] + [0] * (CARD_NUMBERS - 1 - len(packed))


def _relative(s: State, player: i64, seat: i64) -> i64:
    return player - seat if player >= seat else player - seat + s.players


def _step(side: i64) -> i64:
    if side == 0:
        return -GRID
    if side == 1:
        return 1
    return GRID if side == 2 else -1


def _mark(s: State, player: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """One-hot encoding of a player; zeros for nobody."""
    if player >= 0:
        out[at + _relative(s, player, seat)] = 1


def _write_turn(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    out[at + PHASE_AT + s.phase] = 1
    out[at + PLAYERS_AT + s.players - 2] = 1
    _mark(s, s.player, seat, out, at + TO_MOVE_AT)
    _mark(s, s.active, seat, out, at + ACTIVE_AT)
    _mark(s, s.first_player, seat, out, at + FIRST_AT)
    _mark(s, s.triggered_by, seat, out, at + TRIGGERED_AT)
    _mark(s, s.builder, seat, out, at + BUILDER_AT)
    out[at + TURN_AT] = u8(min(s.turn, FULL))
    left: i64 = i64(FULL) if s.turn_limit < 0 else s.turn_limit - s.turn
    out[at + TURNS_LEFT_AT] = u8(min(left, FULL))
    out[at + FINISH_ROUND_AT] = u8(s.finish_round)
    out[at + DONE_AT] = u8(s.main_done)
    out[at + DONE_AT + 1] = u8(s.recovered)
    out[at + DONE_AT + 2] = u8(s.cheated)
    out[at + DONE_AT + 3] = u8(s.swapped)
    if s.second_worker >= 0:
        out[at + SECOND_WORKER_AT + s.second_worker] = 1
    for index in range(s.pending_size):
        source: i64 = source_of(s, pending_cell(s, index))
        out[at + PENDING_AT + source * 7 + pending_bonus(s, index)] = 1


def _write_board(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    board = s.board
    for resource in range(RESOURCE_COUNT):
        out[at + CHEAPEST_SLOT_AT + resource * 3 + cheapest_available_slot(s, resource)] = 1
        _mark(s, spot_owner(s, resource), seat, out, at + SPOTS_AT + resource * 4)
        for player in range(s.players):
            here: i64 = resource * RESOURCE + player
            to: i64 = at + WORKERS_AT + _relative(s, player, seat) * 12 + resource * 3
            out[to] = u8(board[here])
            out[to + 1] = u8(board[here + SLOT])
            out[to + 2] = u8(board[here + 2 * SLOT])


def _write_piles(s: State, out: vec[u8], at: i64) -> None:
    for guild in range(GUILD_COUNT):
        top: i64 = pile_top(s, guild)
        if top >= 0:
            out[at + PILE_TOPS_AT + top] = 1
        out[at + PILE_COUNTS_AT + guild] = u8(pile_size(s, guild))


def _seen_cards(s: State, out: vec[u8], to: i64) -> i64:
    """Mark the cards that have been seen (INFO-2); return how many there are."""
    count: i64 = 0
    cards: i64 = s.tables.cards
    for word in range((cards + SEEN_BITS - 1) // SEEN_BITS):
        bits: i64 = s.seen[word]
        first: i64 = word * SEEN_BITS
        for card in range(first, min(first + SEEN_BITS, cards)):  # a branch on the bit would be unpredictable
            out[to + card] = u8(bits & 1)
            count += bits & 1
            bits >>= 1
    return count


def _write_known(s: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Which cards have been seen, and where those lie that are hidden again (INFO-2)."""
    seen: i64 = at + SEEN_AT
    hidden: i64 = _seen_cards(s, out, seen) - ROW_POSITIONS - s.city_size + 1
    for player in range(s.players):
        hidden -= buildings(s, player)
        for place in range(coins(s, player)):
            card: i64 = coin(s, player, place)
            if out[seen + card]:
                out[at + KNOWN_COINS_AT + _relative(s, player, seat) * 5 + place] = u8(card + 1)
                hidden -= 1
    deck = s.deck
    depth: i64 = s.deck_size - 1
    while hidden > 0:  # most lie at the bottom
        card = deck[deck_place(s, depth)]
        if out[seen + card]:
            out[at + KNOWN_DECK_AT + depth] = u8(card + 1)
            hidden -= 1
        depth -= 1
