"""Bonuses (BONUS) of a built card and of the cards joined to it, in any order."""

from mypy_extensions import i64

from oddville.cards.vocabulary import (
    ANY_RESOURCE,
    COIN,
    DOUBLE_RESOURCE,
    LAMPLIGHTER,
    SIDE_COUNT,
    TRANSFORM_RESOURCE,
)
from oddville.rules import event_log as log
from oddville.rules import problems as p
from oddville.rules.board import (
    cheapest_available_slot,
    place_worker,
    remove_worker,
    workers_of,
    workers_on,
    workers_on_board,
)
from oddville.rules.coins import gain_coins
from oddville.rules.construction import adjacent_place, city_card, city_cell, city_place
from oddville.rules.state import CELL_BITS, CELL_MASK, State, holds, note, supply


def collect_bonuses(s: State, place: i64) -> None:
    """Find the bonuses of the new card and of each card joined by a street (BUILD-8), or by any edge with the
    Lamplighter (CHAR-LL). Coins are gained at once (BONUS-5)."""
    s.pending_size = 0
    _collect(s, place)
    streets: i64 = i64(15) if holds(s, s.player, LAMPLIGHTER) else s.tables.streets[city_card(s, place)]
    for side in range(SIDE_COUNT):
        if (streets >> side) & 1:
            touching: i64 = adjacent_place(s, city_cell(s, place), side)
            if touching >= 0:
                _collect(s, touching)


def _collect(s: State, place: i64) -> None:
    bonus: i64 = s.tables.bonus[city_card(s, place)]
    if bonus == COIN:
        gained: i64 = gain_coins(s, s.player, 1)
        note(s, log.BONUS_COIN, s.player, city_card(s, place), gained)
    elif bonus >= 0:
        add_pending(s, city_cell(s, place), bonus)


def add_pending(s: State, cell: i64, bonus: i64) -> None:
    s.pending[s.pending_size] = cell | bonus << CELL_BITS
    s.pending_size += 1


def pending_cell(s: State, index: i64) -> i64:
    return s.pending[index] & CELL_MASK


def pending_bonus(s: State, index: i64) -> i64:
    return s.pending[index] >> CELL_BITS


def pending_index(s: State, cell: i64) -> i64:
    """The index of the pending bonus of a cell, or -1."""
    index: i64 = s.pending_size - 1
    while index >= 0 and s.pending[index] & CELL_MASK != cell:
        index -= 1
    return index


def some_bonus_reachable(s: State) -> bool:
    """Whether some pending bonus can still be used, perhaps after taking a worker off the board (BONUS-6)."""
    on_board: i64 = workers_on_board(s, s.player)
    workers: i64 = on_board + supply(s, s.player)
    for index in range(s.pending_size):
        bonus: i64 = pending_bonus(s, index)
        if bonus <= ANY_RESOURCE and workers > 0:
            return True
        if bonus == TRANSFORM_RESOURCE and on_board > 0:
            return True
        if bonus == DOUBLE_RESOURCE and on_board > 0 and workers > 1:
            return True
    return False


def resource_problems(s: State, bonus: i64, resource: i64) -> i64:
    """Whether a bonus may give that resource (BONUS-1 to BONUS-3)."""
    if bonus == TRANSFORM_RESOURCE:
        return p.TRANSFORM_NEEDS_WORKER
    if bonus == DOUBLE_RESOURCE:
        return p.LEGAL if workers_of(s, s.player, resource) > 0 else p.NOTHING_TO_DOUBLE
    return p.LEGAL if bonus in (ANY_RESOURCE, resource) else p.OTHER_RESOURCE


def bonus_problems(s: State, cell: i64, resource: i64) -> i64:
    """Problems of gaining a resource by a bonus (BUILD-8, BONUS-1 to BONUS-3)."""
    problems: i64 = p.LEGAL if supply(s, s.player) > 0 else p.BONUS_NEEDS_SUPPLY
    index: i64 = pending_index(s, cell)
    if index < 0:
        return problems | p.NO_BONUS_THERE
    return problems | resource_problems(s, pending_bonus(s, index), resource)


def worker_problems(s: State, resource: i64, slot: i64, target: i64) -> i64:
    """Only an own worker can move, and only to another resource (BONUS-4)."""
    problems: i64 = p.LEGAL if workers_on(s, s.player, resource, slot) > 0 else p.NO_WORKER_TO_TRANSFORM
    return problems | p.SAME_RESOURCE if resource == target else problems


def transform_problems(s: State, cell: i64, resource: i64, slot: i64, target: i64) -> i64:
    """Problems of moving a worker to another resource by a bonus (BUILD-8, BONUS-4)."""
    problems: i64 = worker_problems(s, resource, slot, target)
    index: i64 = pending_index(s, cell)
    if index < 0:
        return problems | p.NO_BONUS_THERE
    return problems if pending_bonus(s, index) == TRANSFORM_RESOURCE else problems | p.NOT_A_TRANSFORM


def gain_bonus(s: State, cell: i64, resource: i64) -> None:
    """A worker goes to the cheapest free slot, free of charge (BONUS-1 to BONUS-3)."""
    slot: i64 = cheapest_available_slot(s, resource)
    _use(s, cell)
    place_worker(s, s.player, resource, slot)
    note(s, log.BONUS_GAINED, s.player, cell, city_card(s, city_place(s, cell)), resource, slot)


def gain_transform(s: State, cell: i64, resource: i64, slot: i64, target: i64) -> None:
    """A worker moves to the cheapest free slot of another resource (BONUS-4)."""
    free: i64 = cheapest_available_slot(s, target)
    _use(s, cell)
    remove_worker(s, s.player, resource, slot)
    place_worker(s, s.player, target, free)
    card: i64 = city_card(s, city_place(s, cell))
    note(s, log.BONUS_TRANSFORMED, s.player, cell, card, resource * 3 + slot, target * 3 + free)


def decline_bonuses(s: State) -> None:
    """Give up the bonuses that are left (BONUS-6)."""
    for index in range(s.pending_size):
        cell: i64 = pending_cell(s, index)
        note(s, log.BONUS_DECLINED, s.player, cell, city_card(s, city_place(s, cell)))
    s.pending_size = 0


def _use(s: State, cell: i64) -> None:
    used: i64 = pending_index(s, cell)
    s.pending_size -= 1
    for index in range(used, s.pending_size):
        s.pending[index] = s.pending[index + 1]
