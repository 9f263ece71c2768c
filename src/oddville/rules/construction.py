"""The construction rules (BUILD-2 to BUILD-6): which card may lie where in the city.

`State.city` holds the cards in the order built. `State.frontier` holds every empty cell that touches the city, with
the edges that a card there must show: four bits for the sides that need a street, four for the sides that touch a card.
"""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import SIDE_COUNT, SOUTH
from oddville.rules import problems as p
from oddville.rules.moves import ROW_STEP, column_of, row_of
from oddville.rules.state import CARD_MASK, CELL_BITS, CELL_MASK, NO_OWNER, NOBODY, OWNER_BITS, State

SIDE_BITS: Final = 4


def city_cell(s: State, place: i64) -> i64:
    return s.city[place] & CELL_MASK


def city_card(s: State, place: i64) -> i64:
    return (s.city[place] >> CELL_BITS) & CARD_MASK


def city_owner(s: State, place: i64) -> i64:
    """The player whose worker stands on the card; `NOBODY` for the Main Square, which has spots."""
    owner: i64 = s.city[place] >> OWNER_BITS
    return i64(NOBODY) if owner == NO_OWNER else owner


def city_place(s: State, cell: i64) -> i64:
    """The index in the city of the card on a cell, or -1."""
    city = s.city
    place: i64 = s.city_size - 1
    while place >= 0 and city[place] & CELL_MASK != cell:
        place -= 1
    return place


def frontier_place(s: State, cell: i64) -> i64:
    """The index of a cell in the frontier, or -1."""
    place: i64 = s.frontier_size - 1
    while place >= 0 and s.frontier[place] & CELL_MASK != cell:
        place -= 1
    return place


def frontier_cell(s: State, place: i64) -> i64:
    return s.frontier[place] & CELL_MASK


def frontier_sides(s: State, place: i64) -> i64:
    """The sides on which a cell of the frontier touches a card, as bits."""
    return s.frontier[place] >> (CELL_BITS + SIDE_BITS)


def beside(cell: i64, side: i64) -> i64:
    """The next cell to the north, east, south or west."""
    if side == 0:
        return cell - ROW_STEP
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + ROW_STEP
    return cell - 1


def adjacent_place(s: State, cell: i64, side: i64) -> i64:
    """The index in the city of the card that touches a cell on one side, or -1."""
    return city_place(s, beside(cell, side))


def edge_problems(s: State, streets: i64, place: i64) -> i64:
    """Whether a card with these streets fits on a cell of the frontier (BUILD-5)."""
    edges: i64 = s.frontier[place] >> CELL_BITS
    return p.EDGES_DIFFER if (streets ^ edges) & (edges >> SIDE_BITS) else p.LEGAL


def fitting_cells(s: State, card: i64) -> list[int]:
    """The cells on which a card fits, paid or not (BUILD-2, BUILD-3, BUILD-5, BUILD-6)."""
    streets: i64 = s.tables.streets[card]
    return [
        int(frontier_cell(s, place))
        for place in range(s.frontier_size)
        if edge_problems(s, streets, place) == p.LEGAL
    ]


def cell_problems(s: State, card: i64, cell: i64) -> i64:
    """Problems of placing a card on a cell (BUILD-2, BUILD-3, BUILD-5, BUILD-6)."""
    place: i64 = frontier_place(s, cell)
    if place >= 0:
        return edge_problems(s, s.tables.streets[card], place)
    if city_place(s, cell) >= 0:
        return p.CELL_TAKEN
    if row_of(cell) < 0:
        # above the Main Square only a card to the south can touch the cell
        above: i64 = p.ABOVE_MAIN_SQUARE
        return above if adjacent_place(s, cell, SOUTH) >= 0 else above | p.NOTHING_ADJACENT
    return p.NOTHING_ADJACENT


def lay_card(s: State, card: i64, cell: i64, owner: i64) -> i64:
    """Put a card into the city and update the frontier; return its index in the city."""
    place: i64 = s.city_size
    whose: i64 = i64(NO_OWNER) if owner < 0 else owner
    s.city[place] = cell | card << CELL_BITS | whose << OWNER_BITS
    s.city_size += 1
    _leave_frontier(s, cell)
    for side in range(SIDE_COUNT):
        _face(s, beside(cell, side), (side + 2) & 3, (s.tables.streets[card] >> side) & 1)
    return place


def _leave_frontier(s: State, cell: i64) -> None:
    place: i64 = frontier_place(s, cell)
    if place < 0:
        return
    s.frontier_size -= 1
    for at in range(place, s.frontier_size):
        s.frontier[at] = s.frontier[at + 1]


def _face(s: State, cell: i64, side: i64, street: i64) -> None:
    """Add to the frontier that an empty cell has a card at one side, with a street or houses."""
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
    for side in range(SIDE_COUNT):
        if adjacent_place(s, cell, side) >= 0:
            count += 1
    return count


def cards_in_row(s: State, cell: i64) -> i64:
    """How many cards of the city lie in the row of a cell (SCORE-3, SCORE-5)."""
    count: i64 = 0
    for place in range(s.city_size):
        if row_of(s.city[place] & CELL_MASK) == row_of(cell):
            count += 1
    return count


def cards_in_column(s: State, cell: i64) -> i64:
    """How many cards of the city lie in the column of a cell (SCORE-3, SCORE-5)."""
    count: i64 = 0
    for place in range(s.city_size):
        if column_of(s.city[place] & CELL_MASK) == column_of(cell):
            count += 1
    return count
