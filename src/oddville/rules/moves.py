"""Moves as integers: the kind in the low bits, then up to three small fields, then a cell.

`notation` gives their text, which people, logs and the network see.
"""

from typing import Final

from mypy_extensions import i64

from oddville.rules.vectors import vec

CHOOSE: Final = 0
RECOVER: Final = 1
COINS: Final = 2
RESOURCE: Final = 3
BUILDING: Final = 4
SECOND: Final = 5
BUILD: Final = 6
GAIN_BONUS: Final = 7
GAIN_TRANSFORM: Final = 8
DONE: Final = 9
DISCARD: Final = 10
DECLINE: Final = 11
CHEAT: Final = 12
SWAP: Final = 13
TRAVEL: Final = 14
RETURN: Final = 15
END: Final = 16
KINDS: Final = 17

# kind: 5 bits, a: 8 bits, b: 4 bits, c: 4 bits, cell: 24 bits
KIND_MASK: Final = 31
A_BITS: Final = 5
A_MASK: Final = 255
B_BITS: Final = 13
B_STEP: Final = 1 << B_BITS
C_BITS: Final = 17
FIELD_MASK: Final = 15
CELL_SHIFT: Final = 21

# A cell: row and column, each plus 2048, so that neither is negative.
CELL_LIMIT: Final = 2047
ROW_STEP: Final = 4096
COLUMN_MASK: Final = 4095
ORIGIN: Final = 8390656

MAX_MOVES: Final = 512
"""An upper bound of legal moves: a turn of the largest variant has fewer than 250."""


def encode(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, cell: i64 = 0) -> i64:
    return kind | a << A_BITS | b << B_BITS | c << C_BITS | cell << CELL_SHIFT


def move_with(kind: i64, a: i64, b: i64) -> i64:
    """`encode` for two fields, faster."""
    return kind | a << A_BITS | b << B_BITS


def move_at(kind: i64, a: i64, cell: i64) -> i64:
    """`encode` for one field and a cell, faster."""
    return kind | a << A_BITS | cell << CELL_SHIFT


def kind_of(move: i64) -> i64:
    return move & KIND_MASK


def field_a(move: i64) -> i64:
    """The first field: a card, worker card or resource."""
    return (move >> A_BITS) & A_MASK


def field_b(move: i64) -> i64:
    """The second field: a resource, slot or position from 0."""
    return (move >> B_BITS) & FIELD_MASK


def field_c(move: i64) -> i64:
    """The third field: the resource to which a worker moves."""
    return (move >> C_BITS) & FIELD_MASK


def cell_of(move: i64) -> i64:
    return move >> CELL_SHIFT


def cell_at(column: i64, row: i64) -> i64:
    """A cell as a number; the Main Square lies at column 0, row 0, and rows grow downward."""
    return ORIGIN + row * ROW_STEP + column


def column_of(cell: i64) -> i64:
    return (cell & COLUMN_MASK) - 2048


def row_of(cell: i64) -> i64:
    return (cell >> 12) - 2048


_ROOM: Final = vec[i64]([0] * MAX_MOVES)


class MoveList:
    """A reusable list of moves."""

    def __init__(self) -> None:
        self.codes = _ROOM[:]
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        self.codes[self.count] = move
        self.count += 1

    def add_with(self, kind: i64, a: i64) -> None:
        """Add a move with one field."""
        self.codes[self.count] = kind | a << A_BITS
        self.count += 1

    def add_at(self, kind: i64, a: i64, cell: i64) -> None:
        """Add a move with one field and a cell."""
        self.codes[self.count] = kind | a << A_BITS | cell << CELL_SHIFT
        self.count += 1

    def add_listed(self, lists: vec[i64], at: i64) -> None:
        """Add the moves of a list, which begins with their number."""
        codes = self.codes
        count: i64 = self.count
        for place in range(at + 1, at + 1 + lists[at]):
            codes[count] = lists[place]
            count += 1
        self.count = count

    def add_each(self, kind: i64, a: i64, numbers: i64) -> None:
        """Add a move for each of some numbers, given as bits, as its second field."""
        codes = self.codes
        count: i64 = self.count
        move: i64 = kind | a << A_BITS
        while numbers:
            if numbers & 1:
                codes[count] = move
                count += 1
            numbers >>= 1
            move += B_STEP
        self.count = count

    def pick(self, index: i64) -> i64:
        return self.codes[index]

    def as_list(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.count)]
