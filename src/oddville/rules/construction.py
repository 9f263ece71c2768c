"""The construction rules (BUILD-2 to BUILD-6): which card may lie where in the city.

The city is the list of its cards in the order built. Beside it stands the frontier: every empty cell that
touches the city, with the edges that a card there has to show. Low four bits: the sides that need a
street; high four bits: the sides that touch a card at all.
"""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import SOUTH
from oddville.rules.moves import ROW_STEP, column_of, row_of
from oddville.rules.problems import ABOVE_MAIN_SQUARE, CELL_TAKEN, EDGES_DIFFER, LEGAL, NOTHING_ADJACENT
from oddville.rules.state import CARD_MASK, CELL_BITS, CELL_MASK, NOBODY, NOBODYS, OWNER_BITS, State

SIDE_BITS: Final = 4


def city_cell(s: State, place: i64) -> i64:
    """The cell of a card of the city."""
    return s.city[place] & CELL_MASK


def city_card(s: State, place: i64) -> i64:
    """The number of a card of the city."""
    return (s.city[place] >> CELL_BITS) & CARD_MASK


def city_owner(s: State, place: i64) -> i64:
    """Whose worker stands on the card; nobody's on the Main Square, where spots count."""
    owner: i64 = s.city[place] >> OWNER_BITS
    return NOBODY if owner == NOBODYS else owner


def city_place(s: State, cell: i64) -> i64:
    """The place in the list of the card that lies on a cell, or -1."""
    place: i64 = s.city_size - 1
    while place >= 0 and s.city[place] & CELL_MASK != cell:
        place -= 1
    return place


def frontier_place(s: State, cell: i64) -> i64:
    """The place in the frontier of an empty cell that touches the city, or -1."""
    place: i64 = s.frontier_size - 1
    while place >= 0 and s.frontier[place] & CELL_MASK != cell:
        place -= 1
    return place


def beside(cell: i64, side: i64) -> i64:
    """The cell that touches another on its north, east, south or west."""
    if side == 0:
        return cell - ROW_STEP
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + ROW_STEP
    return cell - 1


def adjacent_place(s: State, cell: i64, side: i64) -> i64:
    """The card that touches a cell on one side, as its place in the city, or -1."""
    return city_place(s, beside(cell, side))


def edge_problems(s: State, streets: i64, place: i64) -> i64:
    """Whether all edges match on a cell of the frontier (BUILD-5); `streets` are the card's."""
    edges: i64 = s.frontier[place] >> CELL_BITS
    return EDGES_DIFFER if (streets ^ edges) & (edges >> SIDE_BITS) else LEGAL


def cell_problems(s: State, card: i64, cell: i64) -> i64:
    """What keeps a card from lying on a cell (BUILD-2, BUILD-3, BUILD-5, BUILD-6)."""
    place: i64 = frontier_place(s, cell)
    if place >= 0:
        return edge_problems(s, s.tables.streets[card], place)
    if city_place(s, cell) >= 0:
        return CELL_TAKEN
    if row_of(cell) < 0:
        # up there only a card below can touch the cell
        above: i64 = ABOVE_MAIN_SQUARE
        return above if adjacent_place(s, cell, SOUTH) >= 0 else above | NOTHING_ADJACENT
    return NOTHING_ADJACENT


def lay_card(s: State, card: i64, cell: i64, owner: i64) -> i64:
    """Put a card into the city and renew the frontier round it; tell its place."""
    place: i64 = s.city_size
    whose: i64 = NOBODYS if owner < 0 else owner
    s.city[place] = cell | card << CELL_BITS | whose << OWNER_BITS
    s.city_size += 1
    _leave_frontier(s, cell)
    side: i64 = 0
    while side < 4:
        _face(s, beside(cell, side), (side + 2) & 3, (s.tables.streets[card] >> side) & 1)
        side += 1
    return place


def _leave_frontier(s: State, cell: i64) -> None:
    place: i64 = frontier_place(s, cell)
    if place < 0:
        return
    s.frontier_size -= 1
    while place < s.frontier_size:
        s.frontier[place] = s.frontier[place + 1]
        place += 1


def _face(s: State, cell: i64, side: i64, street: i64) -> None:
    """The empty cell has from now on a card at that side, with a street there or houses."""
    if row_of(cell) < 0 or city_place(s, cell) >= 0:  # BUILD-3
        return
    place: i64 = frontier_place(s, cell)
    if place < 0:
        place = s.frontier_size
        s.frontier[place] = cell
        s.frontier_size += 1
    s.frontier[place] = s.frontier[place] | (street | 1 << SIDE_BITS) << (CELL_BITS + side)


def adjacent_cards(s: State, cell: i64) -> i64:
    """How many cards of the city touch a cell."""
    count: i64 = 0
    side: i64 = 0
    while side < 4:
        if adjacent_place(s, cell, side) >= 0:
            count += 1
        side += 1
    return count


def cards_in_row(s: State, cell: i64) -> i64:
    """How many cards of the city lie in the row of a cell (SCORE-3, SCORE-5)."""
    count: i64 = 0
    place: i64 = 0
    while place < s.city_size:
        if row_of(s.city[place] & CELL_MASK) == row_of(cell):
            count += 1
        place += 1
    return count


def cards_in_column(s: State, cell: i64) -> i64:
    """How many cards of the city lie in the column of a cell (SCORE-3, SCORE-5)."""
    count: i64 = 0
    place: i64 = 0
    while place < s.city_size:
        if column_of(s.city[place] & CELL_MASK) == column_of(cell):
            count += 1
        place += 1
    return count
