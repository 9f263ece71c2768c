"""The action table, version 2: every legal move of a position is exactly one of 408 numbers (docs/research/envs.md).

Actions name cards and cells by index, so one table serves every city, edition and number of players: a building by its
place before the player, a cell by its rank among the open cells in reading order, a bonus by the side of its card.
"""

from math import prod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.rules import moves
from oddville.rules.construction import beside, city_cell, frontier_cell
from oddville.rules.legal import legal_moves, purposeful_moves
from oddville.rules.moves import CELL_SHIFT, KIND_MASK, MoveList, encode, field_a, field_b, field_c, move_at
from oddville.rules.state import State, building, building_place, buildings

VERSION: Final = 2
"""Increases with every change of the table."""
NO_MOVE: Final = -1

# Literals, because mypyc inlines nothing else; a test compares them with `SPANS`.
MAX_OPEN_CELLS: Final = 60
"""Two for each card of the largest city, and two: 29 cards with four players and the house rule (LIMIT-6, HOUSE-1)."""
BUILD_AT: Final = 53
BONUS_AT: Final = 173
TRANSFORM_AT: Final = 193
DISCARD_AT: Final = 374
SWAP_AT: Final = 379
ACTIONS: Final = 408
FROM_SOURCE: Final = 36
FROM_RESOURCE: Final = 9

SPANS: Final = (
    ("choose", (4,)),
    ("recover", ()),
    ("coins", (4,)),
    ("resource", (4, 4)),
    ("building", (4, 6)),
    ("second", (4,)),
    ("build", (2, MAX_OPEN_CELLS)),
    ("bonus", (5, 4)),
    ("transform", (5, 4, 3, 3)),
    ("done", ()),
    ("discard", (3,)),
    ("decline", ()),
    ("cheat", ()),
    ("swap", (2, 6)),
    ("travel", (4,)),
    ("return", (4, 3)),
    ("end", ()),
)
"""The kinds of moves in the order of the actions, with the ranges of their fields; the last field varies fastest."""


KINDS: Final = vec[i64]([kind for kind, (_, shape) in enumerate(SPANS) for _ in range(prod(shape))])
"""The kind of move of each action: its index in `SPANS` and its number in the rules."""
FIRST: Final = vec[i64]([sum(prod(shape) for _, shape in SPANS[:kind]) for kind in range(len(SPANS))])
"""The first action of each kind."""
# the factor of the first field, where fields are numbers of their own
_FACTOR: Final = vec[i64]([shape[1] if len(shape) == 2 else 1 for _, shape in SPANS])


def action_of(s: State, move: i64) -> i64:
    """The action of a legal move of this position."""
    kind: i64 = move & KIND_MASK
    if kind == moves.BUILD:
        place: i64 = building_place(s, s.player, field_a(move))
        return BUILD_AT + place * MAX_OPEN_CELLS + open_cell_place(s, move >> CELL_SHIFT)
    if kind == moves.GAIN_BONUS:
        return BONUS_AT + source_of(s, move >> CELL_SHIFT) * 4 + field_a(move)
    if kind == moves.GAIN_TRANSFORM:
        return _transform_action(s, move)
    if kind == moves.DISCARD:
        return DISCARD_AT + building_place(s, s.player, field_a(move))
    if kind == moves.SWAP:
        return SWAP_AT + building_place(s, s.player, field_a(move)) * 6 + field_b(move)
    return FIRST[kind] + field_a(move) * _FACTOR[kind] + field_b(move)


def _transform_action(s: State, move: i64) -> i64:
    source: i64 = source_of(s, move >> CELL_SHIFT)
    resource: i64 = field_a(move)
    target: i64 = field_c(move)
    other: i64 = target - 1 if target > resource else target
    return TRANSFORM_AT + source * FROM_SOURCE + resource * FROM_RESOURCE + field_b(move) * 3 + other


def move_of(s: State, action: i64) -> i64:
    """The move of an action in this position, perhaps an illegal one, or `NO_MOVE`."""
    if action < 0 or action >= ACTIONS:
        return NO_MOVE
    kind: i64 = KINDS[action]
    rest: i64 = action - FIRST[kind]
    if kind == moves.BUILD:
        return _build(s, rest // MAX_OPEN_CELLS, rest % MAX_OPEN_CELLS)
    if kind == moves.GAIN_BONUS:
        return move_at(kind, rest % 4, source_cell(s, rest // 4)) if s.built >= 0 else i64(NO_MOVE)
    if kind == moves.GAIN_TRANSFORM:
        return _transform(s, rest) if s.built >= 0 else i64(NO_MOVE)
    if kind == moves.DISCARD or kind == moves.SWAP:
        return _with_building(s, kind, rest // _FACTOR[kind], rest % _FACTOR[kind])
    return kind | rest // _FACTOR[kind] << moves.A_BITS | rest % _FACTOR[kind] << moves.B_BITS


def _with_building(s: State, kind: i64, place: i64, position: i64) -> i64:
    if s.player < 0 or place >= buildings(s, s.player):
        return NO_MOVE
    return encode(kind, building(s, s.player, place), position)


def _build(s: State, place: i64, rank: i64) -> i64:
    if s.player < 0 or place >= buildings(s, s.player) or rank >= s.frontier_size:
        return NO_MOVE
    return move_at(moves.BUILD, building(s, s.player, place), open_cell(s, rank))


def _transform(s: State, rest: i64) -> i64:
    resource: i64 = rest % FROM_SOURCE // FROM_RESOURCE
    other: i64 = rest % 3
    target: i64 = other + 1 if other >= resource else other
    cell: i64 = source_cell(s, rest // FROM_SOURCE)
    return encode(moves.GAIN_TRANSFORM, resource, rest % FROM_RESOURCE // 3, target, cell)


def open_cell_place(s: State, cell: i64) -> i64:
    """The rank of an open cell in reading order: by row, then by column."""
    place: i64 = 0
    for i in range(s.frontier_size):
        if frontier_cell(s, i) < cell:
            place += 1
    return place


def open_cell(s: State, rank: i64) -> i64:
    """The open cell of a rank in reading order."""
    i: i64 = 0
    while open_cell_place(s, frontier_cell(s, i)) != rank:
        i += 1
    return frontier_cell(s, i)


def source_of(s: State, cell: i64) -> i64:
    """The source of a bonus: 0 the card just built, 1 to 4 the one north, east, south, west of it."""
    built: i64 = city_cell(s, s.built)
    if cell == built:
        return 0
    if cell == built - moves.ROW_STEP:
        return 1
    if cell == built + 1:
        return 2
    return 3 if cell == built + moves.ROW_STEP else 4


def source_cell(s: State, source: i64) -> i64:
    built: i64 = city_cell(s, s.built)
    return built if source == 0 else beside(built, source - 1)


def legal_actions(s: State, purposeful: bool = False) -> list[int]:
    """The actions that are legal now, in ascending order; if `purposeful`, without `return`."""
    found = MoveList()
    if purposeful:
        purposeful_moves(s, found)
    else:
        legal_moves(s, found)
    actions = [int(action_of(s, code)) for code in found.as_list()]
    actions.sort()
    return actions
