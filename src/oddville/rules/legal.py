"""Legality: a move is legal exactly if it has no problem.

`problems_of` judges any move. `legal_moves` lists the moves of a phase by the same functions; it evaluates what several
moves have in common once, which makes listing fast.
"""

from mypy_extensions import i64

from oddville.cards.vocabulary import ROW_POSITIONS, TRANSFORM_RESOURCE, UPPER_SLOT, WORKER_CARDS
from oddville.rules import moves
from oddville.rules import problems as p
from oddville.rules.board import slot_workers, workers_of
from oddville.rules.bonuses import (
    bonus_problems,
    pending_bonus,
    pending_cell,
    resource_problems,
    transform_problems,
    worker_problems,
)
from oddville.rules.characters import (
    bookkeeper_problems,
    cheat_problems,
    own_turn_problems,
    return_problems,
    spot_problems,
    swap_problems,
    traveller_problems,
)
from oddville.rules.construction import edge_problems, frontier_cell
from oddville.rules.develop import build_problems, build_right_problems, resources_problems
from oddville.rules.main_action import coins_problems
from oddville.rules.moves import MoveList, cell_of, encode, field_a, field_b, field_c, move_at, move_with
from oddville.rules.obtain import (
    affordable_positions,
    discard_problems,
    hand_problems,
    obtainable_resources,
    open_resources,
    position_problems,
    shown_problems,
    slot_problems,
    supply_problems,
)
from oddville.rules.phases import phase_problems
from oddville.rules.recover import recover_problems
from oddville.rules.state import (
    BONUS,
    CLOSE,
    DISCARD,
    OVER,
    REACTION,
    SECOND_RESOURCE,
    SET_UP,
    TURN,
    State,
    building,
    buildings,
    supply,
)


def problems_of(s: State, move: i64) -> i64:
    """All problems of a move, as bits; 0 if it is legal."""
    kind: i64 = move & moves.KIND_MASK
    if s.phase == OVER:
        return phase_problems(s.phase, kind)
    return phase_problems(s.phase, kind) | _problems_by_kind(s, kind, move)


def is_legal(s: State, move: i64) -> bool:
    return problems_of(s, move) == p.LEGAL


def _problems_by_kind(s: State, kind: i64, move: i64) -> i64:
    if kind <= moves.BUILDING:
        return _worker_card_problems(s, kind, move)
    if kind <= moves.GAIN_TRANSFORM:
        return _building_site_problems(s, kind, move)
    return _power_problems(s, kind, move)


def _worker_card_problems(s: State, kind: i64, move: i64) -> i64:
    a: i64 = field_a(move)
    b: i64 = field_b(move)
    if kind == moves.CHOOSE:
        return choose_problems(s, a)
    if kind == moves.RECOVER:
        return recover_problems(s)
    if kind == moves.COINS:
        return hand_problems(s, a) | coins_problems(s, a)
    if kind == moves.RESOURCE:
        return hand_problems(s, a) | shown_problems(s, a, b) | supply_problems(s) | slot_problems(s, b)
    return hand_problems(s, a) | position_problems(s, a, b)


def _building_site_problems(s: State, kind: i64, move: i64) -> i64:
    a: i64 = field_a(move)
    if kind == moves.SECOND:
        shown: i64 = i64(p.LEGAL) if s.second_worker < 0 else shown_problems(s, s.second_worker, a)
        return shown | supply_problems(s) | slot_problems(s, a)
    if kind == moves.BUILD:
        return build_problems(s, a, cell_of(move))
    if kind == moves.GAIN_BONUS:
        return bonus_problems(s, cell_of(move), a)
    return transform_problems(s, cell_of(move), a, field_b(move), field_c(move))


def _power_problems(s: State, kind: i64, move: i64) -> i64:
    a: i64 = field_a(move)
    if kind == moves.DISCARD:
        return discard_problems(s, a)
    if kind == moves.RETURN:
        return return_problems(s, a, field_b(move))
    if kind == moves.CHEAT:
        return own_turn_problems(s) | cheat_problems(s)
    if kind == moves.SWAP:
        return own_turn_problems(s) | swap_problems(s, a)
    if kind == moves.TRAVEL:
        return own_turn_problems(s) | traveller_problems(s) | spot_problems(s, a)
    return p.LEGAL


def choose_problems(s: State, resource: i64) -> i64:
    """Each player takes another resource (SETUP-6)."""
    is_taken: bool = slot_workers(s, resource, UPPER_SLOT) > 0
    return p.RESOURCE_CHOSEN if is_taken and s.phase == SET_UP else p.LEGAL


def legal_moves(s: State, found: MoveList) -> None:
    """Fill the list with every legal move."""
    purposeful_moves(s, found)
    if s.phase != SET_UP and s.phase != DISCARD and s.phase != OVER:
        _add_returns(s, found)


def purposeful_moves(s: State, found: MoveList) -> None:
    """Fill the list with every legal move except `return`, which only takes a worker off the board."""
    found.count = 0
    phase: i64 = s.phase
    if phase == TURN:
        _add_turn(s, found)
    elif phase == BONUS:
        _add_bonuses(s, found)
    elif phase == CLOSE:
        _add_powers(s, found)
        found.add(moves.END)
    elif phase == DISCARD:
        _add_discards(s, found)
    elif phase == REACTION:
        _add_builds(s, found)
        found.add(moves.DECLINE)
    elif phase == SECOND_RESOURCE:
        _add_second(s, found)
    elif phase == SET_UP:
        _add_choices(s, found)


def _add_turn(s: State, found: MoveList) -> None:
    if recover_problems(s) == p.LEGAL:
        found.add(moves.RECOVER)
    can_pay: i64 = open_resources(s)
    for worker in range(i64(WORKER_CARDS)):
        if hand_problems(s, worker) == p.LEGAL:
            _add_worker_card(s, found, worker, can_pay)
    _add_builds(s, found)
    _add_powers(s, found)


def _add_worker_card(s: State, found: MoveList, worker: i64, can_pay: i64) -> None:
    if coins_problems(s, worker) == p.LEGAL:
        found.add(move_with(moves.COINS, worker, 0))
    resources: i64 = obtainable_resources(s, s.player, worker) & can_pay
    for resource in range(i64(4)):
        if (resources >> resource) & 1:
            found.add(move_with(moves.RESOURCE, worker, resource))
    _add_row(found, worker, affordable_positions(s, worker))


def _add_row(found: MoveList, worker: i64, positions: i64) -> None:
    codes = found.codes
    count: i64 = found.count
    for position in range(i64(ROW_POSITIONS)):
        if (positions >> position) & 1:
            codes[count] = move_with(moves.BUILDING, worker, position)
            count += 1
    found.count = count


def _add_builds(s: State, found: MoveList) -> None:
    if build_right_problems(s) != p.LEGAL:
        return
    for place in range(buildings(s, s.player)):
        card: i64 = building(s, s.player, place)
        if resources_problems(s, s.player, card) == p.LEGAL:
            _add_cells(s, found, card)


def _add_cells(s: State, found: MoveList, card: i64) -> None:
    streets: i64 = s.tables.streets[card]
    for place in range(s.frontier_size):
        if edge_problems(s, streets, place) == p.LEGAL:
            found.add(move_at(moves.BUILD, card, frontier_cell(s, place)))


def _add_powers(s: State, found: MoveList) -> None:
    if cheat_problems(s) == p.LEGAL:
        found.add(moves.CHEAT)
    if bookkeeper_problems(s) == p.LEGAL:
        _add_swaps(s, found)
    if traveller_problems(s) == p.LEGAL:
        for resource in range(i64(4)):
            if spot_problems(s, resource) == p.LEGAL:
                found.add(move_with(moves.TRAVEL, resource, 0))


def _add_swaps(s: State, found: MoveList) -> None:
    for place in range(buildings(s, s.player)):
        for position in range(i64(ROW_POSITIONS)):
            found.add(move_with(moves.SWAP, building(s, s.player, place), position))


def _add_returns(s: State, found: MoveList) -> None:
    for resource in range(i64(4)):
        for slot in range(i64(UPPER_SLOT + 1)):
            if return_problems(s, resource, slot) == p.LEGAL:
                found.add(move_with(moves.RETURN, resource, slot))


def _add_second(s: State, found: MoveList) -> None:
    resources: i64 = obtainable_resources(s, s.player, s.second_worker) & open_resources(s)
    for resource in range(i64(4)):
        if (resources >> resource) & 1:
            found.add(move_with(moves.SECOND, resource, 0))
    _add_powers(s, found)
    found.add(moves.DONE)


def _add_discards(s: State, found: MoveList) -> None:
    for place in range(buildings(s, s.player)):
        found.add(move_with(moves.DISCARD, building(s, s.player, place), 0))


def _add_choices(s: State, found: MoveList) -> None:
    for resource in range(i64(4)):
        if choose_problems(s, resource) == p.LEGAL:
            found.add(move_with(moves.CHOOSE, resource, 0))


def _add_bonuses(s: State, found: MoveList) -> None:
    for index in range(s.pending_size):
        if pending_bonus(s, index) == TRANSFORM_RESOURCE:
            _add_transforms(s, found, pending_cell(s, index))
        elif supply(s, s.player) > 0:
            _add_bonus(s, found, pending_cell(s, index), pending_bonus(s, index))
    if own_turn_problems(s) == p.LEGAL:
        _add_powers(s, found)
    found.add(moves.DONE)


def _add_bonus(s: State, found: MoveList, cell: i64, bonus: i64) -> None:
    for resource in range(i64(4)):
        if resource_problems(s, bonus, resource) == p.LEGAL:
            found.add(move_at(moves.GAIN_BONUS, resource, cell))


def _add_transforms(s: State, found: MoveList, cell: i64) -> None:
    for resource in range(i64(4)):
        if workers_of(s, s.player, resource) > 0:
            _add_transforms_from(s, found, cell, resource)


def _add_transforms_from(s: State, found: MoveList, cell: i64, resource: i64) -> None:
    for slot in range(i64(UPPER_SLOT + 1)):
        for target in range(i64(4)):
            if worker_problems(s, resource, slot, target) == p.LEGAL:
                found.add(encode(moves.GAIN_TRANSFORM, resource, slot, target, cell))
