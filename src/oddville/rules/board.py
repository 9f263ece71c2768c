"""The Resources Board: workers on slots, cheapest free slot, cheapest own slot (WORK-5, WORK-6)."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import UPPER_SLOT
from oddville.rules.state import ALL_PLAYERS, AREA, RESOURCE, SLOT, SUPPLY, State

NO_SLOT: Final = 3


def workers_on(s: State, player: i64, resource: i64, slot: i64) -> i64:
    """How many workers of a player stand on the slots of that cost."""
    return s.board[resource * RESOURCE + slot * SLOT + player]


def slot_workers(s: State, resource: i64, slot: i64) -> i64:
    """How many workers of all players stand on the slots of that cost."""
    return s.board[resource * RESOURCE + slot * SLOT + ALL_PLAYERS]


def workers_of(s: State, player: i64, resource: i64) -> i64:
    """How many workers of a player stand on a resource, which is how many the player owns."""
    board = s.board
    at: i64 = resource * RESOURCE + player
    return board[at] + board[at + SLOT] + board[at + 2 * SLOT]


def workers_on_board(s: State, player: i64) -> i64:
    return (
        workers_of(s, player, 0)
        + workers_of(s, player, 1)
        + workers_of(s, player, 2)
        + workers_of(s, player, 3)
    )


def cheapest_available_slot(s: State, resource: i64) -> i64:
    """The cheapest free slot, named by its cost; the upper one is always free (WORK-6)."""
    board = s.board
    single_slots = s.tables.single_slots
    at: i64 = resource * RESOURCE + ALL_PLAYERS
    if board[at] < single_slots[resource * 2]:
        return 0
    if board[at + SLOT] < single_slots[resource * 2 + 1]:
        return 1
    return UPPER_SLOT


def cheapest_own_slot(s: State, player: i64, resource: i64) -> i64:
    """The cheapest slot on which the player has a worker (BUILD-1), or `NO_SLOT`."""
    at: i64 = resource * RESOURCE + player
    slot: i64 = 0
    while slot <= UPPER_SLOT and s.board[at + slot * SLOT] == 0:
        slot += 1
    return slot


def place_worker(s: State, player: i64, resource: i64, slot: i64) -> None:
    """Move a worker from supply to a slot."""
    at: i64 = resource * RESOURCE + slot * SLOT
    s.areas[player * AREA + SUPPLY] -= 1
    s.board[at + player] += 1
    s.board[at + ALL_PLAYERS] += 1


def remove_worker(s: State, player: i64, resource: i64, slot: i64) -> None:
    """Move a worker from a slot back to supply."""
    at: i64 = resource * RESOURCE + slot * SLOT
    s.areas[player * AREA + SUPPLY] += 1
    s.board[at + player] -= 1
    s.board[at + ALL_PLAYERS] -= 1
