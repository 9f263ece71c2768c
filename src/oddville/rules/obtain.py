"""Play a worker card (WORK): obtain coins, a resource or a building."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import (
    GHOST_OF_LOVELY_SPINSTER,
    HUMAN_RESOURCES_MANAGER,
    LANDOWNER,
    RESOURCE_COUNT,
    ROW_POSITIONS,
    SEIGNIOR,
    UPPER_SLOT,
)
from oddville.rules import event_log as log
from oddville.rules import problems as p
from oddville.rules.board import cheapest_available_slot, cheapest_own_slot, place_worker, workers_on_board
from oddville.rules.characters import spot_problems, traveller_problems
from oddville.rules.coins import draw, gain_coins, pay_coins, put_at_bottom
from oddville.rules.state import (
    ALL_WORKER_CARDS,
    AREA,
    HAND,
    State,
    add_building,
    building_place,
    coins,
    holds,
    in_hand,
    mark_seen,
    note,
    remove_building,
    supply,
)
from oddville.rules.tables import PURSES

GHOST_COINS: Final = 3
ALL_RESOURCES: Final = 15


def coins_obtained(s: State, player: i64, worker: i64) -> i64:
    """How many coins a worker card obtains: as printed, or 3 with the Ghost (WORK-4, CHAR-GH)."""
    printed: i64 = s.tables.worker_coins[worker]
    if printed < GHOST_COINS and holds(s, player, GHOST_OF_LOVELY_SPINSTER):
        return GHOST_COINS
    return printed


def cards_with_coins(s: State, player: i64) -> i64:
    """The worker cards that obtain coins, as bits; all with the Ghost (WORK-4, CHAR-GH)."""
    if holds(s, player, GHOST_OF_LOVELY_SPINSTER):
        return ALL_WORKER_CARDS
    return s.tables.coin_cards


def obtainable_resources(s: State, player: i64, worker: i64) -> i64:
    """The resources that a worker card obtains, as bits: those it shows, and `extra_resources` (WORK-5)."""
    return s.tables.worker_shows[worker] | extra_resources(s, player)


def extra_resources(s: State, player: i64) -> i64:
    """The resources that every worker card obtains, as bits: all with the Human Resources Manager (CHAR-HR)."""
    if holds(s, player, HUMAN_RESOURCES_MANAGER):
        return ALL_RESOURCES
    return 0


def slot_discount(s: State, player: i64) -> i64:
    """How much less a resource costs the player: 1 coin with the Landowner (CHAR-LO)."""
    return 1 if holds(s, player, LANDOWNER) else 0


def slot_price(s: State, resource: i64, discount: i64) -> i64:
    """What the cheapest free slot costs with a discount, not below 0 (WORK-5)."""
    return max(cheapest_available_slot(s, resource) - discount, 0)


def row_price(s: State, worker: i64, position: i64) -> i64:
    """What a worker card pays for a position of the row, counted from 0 (WORK-7)."""
    return s.tables.prices[worker * ROW_POSITIONS + position]


def affordable_positions(s: State, worker: i64) -> i64:
    """The positions of the row that the player can pay with a worker card, as bits (WORK-7, LIMIT-5)."""
    return affordable_for(s, worker, coins(s, s.player))


def affordable_for(s: State, worker: i64, purse: i64) -> i64:
    """The positions of the row that a number of coins pays with a worker card, as bits (WORK-7)."""
    return s.tables.affordable[worker * PURSES + purse]


def hand_problems(s: State, worker: i64) -> i64:
    """The worker card must be in hand (WORK-2)."""
    return p.LEGAL if in_hand(s, s.player, worker) else p.NOT_IN_HAND


def shown_problems(s: State, worker: i64, resource: i64) -> i64:
    """The card must show the resource (WORK-5)."""
    return p.LEGAL if (obtainable_resources(s, s.player, worker) >> resource) & 1 else p.NOT_SHOWN


def open_resources(s: State) -> i64:
    """The resources that the player can obtain now, as bits; none without a worker in supply (WORK-5)."""
    if supply(s, s.player) == 0:
        return 0
    return payable_slots(s)


def supply_problems(s: State) -> i64:
    """The player needs a worker in supply (WORK-5)."""
    return p.LEGAL if supply(s, s.player) > 0 else p.SUPPLY_EMPTY


def slot_problems(s: State, resource: i64) -> i64:
    """The player must pay for the cheapest free slot of the resource (WORK-5, LIMIT-5)."""
    return p.LEGAL if (payable_slots(s) >> resource) & 1 else p.TOO_FEW_COINS


def payable_slots(s: State) -> i64:
    """The resources whose cheapest free slot the player can pay, as bits (WORK-5, LIMIT-5)."""
    most: i64 = coins(s, s.player) + slot_discount(s, s.player)
    if most >= UPPER_SLOT:  # no slot costs more
        return ALL_RESOURCES
    bits: i64 = 0
    for resource in range(RESOURCE_COUNT):
        if cheapest_available_slot(s, resource) <= most:
            bits |= 1 << resource
    return bits


def position_problems(s: State, worker: i64, position: i64) -> i64:
    """The player must pay for the position of the row (WORK-7, LIMIT-5)."""
    return p.LEGAL if (affordable_positions(s, worker) >> position) & 1 else p.TOO_FEW_COINS


def discard_problems(s: State, card: i64) -> i64:
    """Only an own building can be discarded (LIMIT-3)."""
    return p.LEGAL if building_place(s, s.player, card) >= 0 else p.NOT_YOURS_TO_DISCARD


def play_worker_card(s: State, worker: i64) -> None:
    """Lay a worker card face up until it is recovered (WORK-2, WORK-3)."""
    s.areas[s.player * AREA + HAND] &= ~(1 << worker)
    s.main_done = 1


def obtain_coins(s: State, worker: i64) -> None:
    """Gain as many coins as the card gives (WORK-4)."""
    play_worker_card(s, worker)
    gained: i64 = gain_coins(s, s.player, coins_obtained(s, s.player, worker))
    note(s, log.COINS_OBTAINED, s.player, worker, gained)


def obtain_resource(s: State, worker: i64, resource: i64) -> None:
    """Pay for the cheapest free slot and move a worker there (WORK-5)."""
    play_worker_card(s, worker)
    _take_slot(s, log.RESOURCE_OBTAINED, worker, resource)


def obtain_second_resource(s: State, resource: i64) -> None:
    """Obtain the Seignior's second resource, paid like the first (CHAR-SE)."""
    _take_slot(s, log.SECOND_RESOURCE_OBTAINED, s.second_worker, resource)


def _take_slot(s: State, event: i64, worker: i64, resource: i64) -> None:
    slot: i64 = cheapest_available_slot(s, resource)
    price: i64 = slot_price(s, resource, slot_discount(s, s.player))
    note(s, event, s.player, worker, resource, slot, price)
    place_worker(s, s.player, resource, slot)
    pay_coins(s, s.player, price)


def may_obtain_second(s: State, worker: i64) -> bool:
    """Whether the Seignior's second resource can be obtained with the card, perhaps after `travel` (CHAR-SE)."""
    if not holds(s, s.player, SEIGNIOR):
        return False
    workers: i64 = supply(s, s.player) + workers_on_board(s, s.player)
    resources: i64 = obtainable_resources(s, s.player, worker)
    if workers > 0 and resources & payable_slots(s):
        return True
    return workers > 1 and resources & _slots_payable_by_travel(s) != 0


def _slots_payable_by_travel(s: State) -> i64:
    """The resources of which the player could pay the slot that the Traveller would free, as bits (CHAR-TR)."""
    if traveller_problems(s) != p.LEGAL:
        return 0
    most: i64 = coins(s, s.player) + slot_discount(s, s.player)
    bits: i64 = 0
    for resource in range(RESOURCE_COUNT):
        if spot_problems(s, resource) == p.LEGAL and cheapest_own_slot(s, s.player, resource) <= most:
            bits |= 1 << resource
    return bits


def obtain_building(s: State, worker: i64, position: i64) -> None:
    """Pay, take the card, refill the row (WORK-7, WORK-8)."""
    card: i64 = s.row[position]
    price: i64 = row_price(s, worker, position)
    play_worker_card(s, worker)
    note(s, log.BUILDING_TAKEN, s.player, worker, card, position, price)
    pay_coins(s, s.player, price)
    add_building(s, s.player, card)
    refill_row(s, position)


def refill_row(s: State, position: i64) -> None:
    """The row closes up away from the deck, and a card fills position 6 (WORK-8)."""
    row = s.row
    for place in range(position, ROW_POSITIONS - 1):
        row[place] = row[place + 1]
    card: i64 = draw(s)
    row[ROW_POSITIONS - 1] = card
    mark_seen(s, card)
    note(s, log.ROW_REFILLED, s.player, card)


def discard_building(s: State, card: i64) -> None:
    """Put a building under the deck (LIMIT-3)."""
    remove_building(s, s.player, card)
    put_at_bottom(s, card)
    note(s, log.BUILDING_DISCARDED, s.player, card)
