"""Legality: a move is legal exactly if it has no problem.

`problems_of` judges any move. `legal_moves` lists the moves of a phase by the same functions; it evaluates what several
moves have in common once, which makes listing fast.
"""

from mypy_extensions import i64

from oddville.cards.vocabulary import (
    ALL_POSITIONS,
    RESOURCE_COUNT,
    SLOT_COUNT,
    TRANSFORM_RESOURCE,
    UPPER_SLOT,
    WORKER_CARDS,
)
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
    has_power,
    own_turn_problems,
    return_problems,
    spot_problems,
    swap_problems,
    traveller_problems,
)
from oddville.rules.construction import edge_problems, frontier_cell
from oddville.rules.develop import build_problems, build_right_problems, resources_problems
from oddville.rules.main_action import cards_for_coins, coins_problems
from oddville.rules.moves import MoveList, cell_of, encode, field_a, field_b, field_c, move_with
from oddville.rules.obtain import (
    discard_problems,
    extra_resources,
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
    coins,
    hand,
    supply,
)
from oddville.rules.tables import LISTED, PURSES, RESOURCE_SETS


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
    _add_worker_cards(s, found)
    _add_builds(s, found)
    _add_powers(s, found)


def _add_worker_cards(s: State, found: MoveList) -> None:
    cards: i64 = hand(s, s.player)
    for_coins: i64 = cards_for_coins(s)
    can_pay: i64 = open_resources(s)
    extra: i64 = extra_resources(s, s.player)
    purse: i64 = coins(s, s.player)
    tables = s.tables
    for worker in range(WORKER_CARDS):
        if (cards >> worker) & 1:
            if (for_coins >> worker) & 1:
                found.add_with(moves.COINS, worker)
            resources: i64 = (tables.worker_shows[worker] | extra) & can_pay
            found.add_listed(
                tables.worker_card_moves, ((worker * PURSES + purse) * RESOURCE_SETS + resources) * LISTED
            )


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
            found.add_at(moves.BUILD, card, frontier_cell(s, place))


def _add_powers(s: State, found: MoveList) -> None:
    if not has_power(s):
        return
    if cheat_problems(s) == p.LEGAL:
        found.add(moves.CHEAT)
    if bookkeeper_problems(s) == p.LEGAL:
        _add_swaps(s, found)
    if traveller_problems(s) == p.LEGAL:
        for resource in range(RESOURCE_COUNT):
            if spot_problems(s, resource) == p.LEGAL:
                found.add_with(moves.TRAVEL, resource)


def _add_swaps(s: State, found: MoveList) -> None:
    for place in range(buildings(s, s.player)):
        found.add_each(moves.SWAP, building(s, s.player, place), ALL_POSITIONS)


def _add_returns(s: State, found: MoveList) -> None:
    for resource in range(RESOURCE_COUNT):
        for slot in range(SLOT_COUNT):
            if return_problems(s, resource, slot) == p.LEGAL:
                found.add(move_with(moves.RETURN, resource, slot))


def _add_second(s: State, found: MoveList) -> None:
    resources: i64 = obtainable_resources(s, s.player, s.second_worker) & open_resources(s)
    for resource in range(RESOURCE_COUNT):
        if (resources >> resource) & 1:
            found.add_with(moves.SECOND, resource)
    _add_powers(s, found)
    found.add(moves.DONE)


def _add_discards(s: State, found: MoveList) -> None:
    for place in range(buildings(s, s.player)):
        found.add_with(moves.DISCARD, building(s, s.player, place))


def _add_choices(s: State, found: MoveList) -> None:
    for resource in range(RESOURCE_COUNT):
        if choose_problems(s, resource) == p.LEGAL:
            found.add_with(moves.CHOOSE, resource)


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
    for resource in range(RESOURCE_COUNT):
        if resource_problems(s, bonus, resource) == p.LEGAL:
            found.add_at(moves.GAIN_BONUS, resource, cell)


def _add_transforms(s: State, found: MoveList, cell: i64) -> None:
    for resource in range(RESOURCE_COUNT):
        if workers_of(s, s.player, resource) > 0:
            _add_transforms_from(s, found, cell, resource)


def _add_transforms_from(s: State, found: MoveList, cell: i64, resource: i64) -> None:
    for slot in range(SLOT_COUNT):
        for target in range(RESOURCE_COUNT):
            if worker_problems(s, resource, slot, target) == p.LEGAL:
                found.add(encode(moves.GAIN_TRANSFORM, resource, slot, target, cell))
