"""Bonuses (BONUS): what a built card and those joined to it give, in any order the builder likes."""

from mypy_extensions import i64

from oddville.cards.vocabulary import ANY_RESOURCE, COIN, DOUBLE_RESOURCE, LAMPLIGHTER, TRANSFORM_RESOURCE
from oddville.rules.board import (
    cheapest_available_slot,
    place_worker,
    remove_worker,
    workers_of,
    workers_on,
    workers_on_board,
)
from oddville.rules.chronicle import BONUS_COIN, BONUS_DECLINED, BONUS_GAINED, BONUS_TRANSFORMED
from oddville.rules.coins import gain_coins
from oddville.rules.construction import adjacent_place, city_card, city_cell, city_place
from oddville.rules.problems import (
    BONUS_NEEDS_SUPPLY,
    LEGAL,
    NO_BONUS_THERE,
    NO_WORKER_TO_TRANSFORM,
    NOT_A_TRANSFORM,
    NOTHING_TO_DOUBLE,
    OTHER_RESOURCE,
    SAME_RESOURCE,
    TRANSFORM_NEEDS_WORKER,
)
from oddville.rules.state import CELL_BITS, CELL_MASK, State, holds, note, supply


def collect_bonuses(s: State, place: i64) -> None:
    """The bonus of the new card and of each touching card joined by a street (BUILD-8), or by any
    edge with the Lamplighter (CHAR-LL). Coins are gained at once (BONUS-5)."""
    s.pending_size = 0
    _collect(s, place)
    streets: i64 = 15 if holds(s, s.player, LAMPLIGHTER) else s.tables.streets[city_card(s, place)]
    side: i64 = 0
    while side < 4:
        if (streets >> side) & 1:
            touching: i64 = adjacent_place(s, city_cell(s, place), side)
            if touching >= 0:
                _collect(s, touching)
        side += 1


def _collect(s: State, place: i64) -> None:
    bonus: i64 = s.tables.bonus[city_card(s, place)]
    if bonus == COIN:
        gained: i64 = gain_coins(s, s.player, 1)
        note(s, BONUS_COIN, s.player, city_card(s, place), gained)
    elif bonus >= 0:
        s.pending[s.pending_size] = city_cell(s, place) | bonus << CELL_BITS
        s.pending_size += 1


def pending_cell(s: State, index: i64) -> i64:
    """The cell of the card whose bonus is pending."""
    return s.pending[index] & CELL_MASK


def pending_bonus(s: State, index: i64) -> i64:
    """The kind of a pending bonus."""
    return s.pending[index] >> CELL_BITS


def pending_index(s: State, cell: i64) -> i64:
    """The pending bonus of the card on a cell, or -1."""
    index: i64 = s.pending_size - 1
    while index >= 0 and s.pending[index] & CELL_MASK != cell:
        index -= 1
    return index


def some_bonus_reachable(s: State) -> bool:
    """Whether a pending bonus can still be used, if need be after taking a worker off (BONUS-6)."""
    on_board: i64 = workers_on_board(s, s.player)
    workers: i64 = on_board + supply(s, s.player)
    index: i64 = 0
    while index < s.pending_size:
        bonus: i64 = pending_bonus(s, index)
        if bonus <= ANY_RESOURCE and workers > 0:
            return True
        if bonus == TRANSFORM_RESOURCE and on_board > 0:
            return True
        if bonus == DOUBLE_RESOURCE and on_board > 0 and workers > 1:
            return True
        index += 1
    return False


def resource_problems(s: State, bonus: i64, resource: i64) -> i64:
    """Whether a bonus may bring that resource (BONUS-1 to BONUS-3)."""
    if bonus == TRANSFORM_RESOURCE:
        return TRANSFORM_NEEDS_WORKER
    if bonus == DOUBLE_RESOURCE:
        return LEGAL if workers_of(s, s.player, resource) > 0 else NOTHING_TO_DOUBLE
    return LEGAL if bonus in (ANY_RESOURCE, resource) else OTHER_RESOURCE


def bonus_problems(s: State, cell: i64, resource: i64) -> i64:
    """What keeps the player from a bonus resource (BUILD-8, BONUS-1 to BONUS-3)."""
    problems: i64 = LEGAL if supply(s, s.player) > 0 else BONUS_NEEDS_SUPPLY
    index: i64 = pending_index(s, cell)
    if index < 0:
        return problems | NO_BONUS_THERE
    return problems | resource_problems(s, pending_bonus(s, index), resource)


def worker_problems(s: State, resource: i64, slot: i64, target: i64) -> i64:
    """An own worker moves to another resource (BONUS-4)."""
    problems: i64 = LEGAL if workers_on(s, s.player, resource, slot) > 0 else NO_WORKER_TO_TRANSFORM
    return problems | SAME_RESOURCE if resource == target else problems


def transform_problems(s: State, cell: i64, resource: i64, slot: i64, target: i64) -> i64:
    """What keeps the player from moving a worker to another resource (BUILD-8, BONUS-4)."""
    problems: i64 = worker_problems(s, resource, slot, target)
    index: i64 = pending_index(s, cell)
    if index < 0:
        return problems | NO_BONUS_THERE
    return problems if pending_bonus(s, index) == TRANSFORM_RESOURCE else problems | NOT_A_TRANSFORM


def gain_bonus(s: State, cell: i64, resource: i64) -> None:
    """A worker goes to the cheapest free slot, free of charge (BONUS-1 to BONUS-3)."""
    slot: i64 = cheapest_available_slot(s, resource)
    _use(s, cell)
    place_worker(s, s.player, resource, slot)
    note(s, BONUS_GAINED, s.player, cell, city_card(s, city_place(s, cell)), resource, slot)


def gain_transform(s: State, cell: i64, resource: i64, slot: i64, target: i64) -> None:
    """A worker moves to the cheapest free slot of another resource (BONUS-4)."""
    free: i64 = cheapest_available_slot(s, target)
    _use(s, cell)
    remove_worker(s, s.player, resource, slot)
    place_worker(s, s.player, target, free)
    card: i64 = city_card(s, city_place(s, cell))
    note(s, BONUS_TRANSFORMED, s.player, cell, card, resource * 3 + slot, target * 3 + free)


def decline_bonuses(s: State) -> None:
    """The rest is given up (BONUS-6)."""
    index: i64 = 0
    while index < s.pending_size:
        cell: i64 = pending_cell(s, index)
        note(s, BONUS_DECLINED, s.player, cell, city_card(s, city_place(s, cell)))
        index += 1
    s.pending_size = 0


def _use(s: State, cell: i64) -> None:
    index: i64 = pending_index(s, cell)
    s.pending_size -= 1
    while index < s.pending_size:
        s.pending[index] = s.pending[index + 1]
        index += 1
