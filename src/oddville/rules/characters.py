"""Characters (CHAR): taking one, guild reshuffles, and powers that are moves of their own."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import BOOKKEEPER, CHEATER, RESOURCE_COUNT, TRAVELLER
from oddville.rules import event_log as log
from oddville.rules import problems as p
from oddville.rules.board import NO_SLOT, cheapest_own_slot, remove_worker, workers_on
from oddville.rules.coins import take_last_coin
from oddville.rules.ending import worker_to_city
from oddville.rules.state import (
    AREA,
    CHARACTERS_HELD,
    FIRST_BUILDING,
    PILE,
    RESOURCE,
    SPOT,
    State,
    add_building,
    building_place,
    buildings,
    coins,
    holds,
    mark_seen,
    note,
)

GUILD_SIZE: Final[i64] = 3
POWERS: Final = 1 << CHEATER | 1 << BOOKKEEPER | 1 << TRAVELLER
"""The characters whose powers are moves, as bits."""


def pile_top(s: State, guild: i64) -> i64:
    """The character on top of a guild's pile, or -1."""
    count: i64 = s.piles[guild * PILE]
    return s.piles[guild * PILE + count] if count > 0 else i64(-1)


def pile_size(s: State, guild: i64) -> i64:
    return s.piles[guild * PILE]


def pile(s: State, guild: i64) -> list[int]:
    """The characters of a guild's pile, the top one first."""
    return [int(s.piles[at]) for at in range(guild * PILE + s.piles[guild * PILE], guild * PILE, -1)]


def take_character(s: State, player: i64, guild: i64) -> None:
    """Take the top character of the pile; if it is empty, the guild is reshuffled first (CHAR-1)."""
    if s.piles[guild * PILE] == 0:
        return_guild(s, guild)
    character: i64 = pile_top(s, guild)
    s.piles[guild * PILE] -= 1
    s.areas[player * AREA + CHARACTERS_HELD] |= 1 << character
    note(s, log.CHARACTER_TAKEN, player, character)
    if s.piles[guild * PILE] > 0:
        note(s, log.PILE_TOP, player, pile_top(s, guild))


def return_guild(s: State, guild: i64) -> None:
    """All players give back the guild's characters, which are shuffled into a new pile (CHAR-1)."""
    bits: i64 = s.tables.guild_bits[guild]
    returned: i64 = 0
    for player in range(s.players):
        at: i64 = player * AREA + CHARACTERS_HELD
        returned |= s.areas[at] & bits
        s.areas[at] &= ~bits
    note(s, log.GUILD_RETURNED, s.player, guild, returned)
    _stack_pile(s, guild, returned)
    s.reshuffles += 1


def _stack_pile(s: State, guild: i64, returned: i64) -> None:
    """Pile the characters up in the order of a random permutation, the first on top."""
    count: i64 = int(returned).bit_count()
    choice: i64 = s.chance.arrangement(s.reshuffles, _factorial(count))
    s.piles[guild * PILE] = count
    for left in range(count, i64(0), -1):
        fewer: i64 = _factorial(left - 1)
        character: i64 = _nth_bit(returned, choice // fewer)
        choice = choice % fewer
        returned &= ~(1 << character)
        s.piles[guild * PILE + left] = character


def _factorial(n: i64) -> i64:
    return 6 if n == 3 else 2 if n == 2 else 1


def _nth_bit(bits: i64, n: i64) -> i64:
    """The number of the n-th set bit, from 0."""
    at: i64 = 0
    while True:
        if (bits >> at) & 1:
            if n == 0:
                return at
            n -= 1
        at += 1


def own_turn_problems(s: State) -> i64:
    """Cheater, Bookkeeper and Traveller work only in the player's own turn, not in the Builder's reaction (TURN-2)."""
    return p.LEGAL if s.player == s.active else p.NOT_YOUR_TURN


def has_power(s: State) -> bool:
    """Whether the player has a Cheater, Bookkeeper or Traveller, who may have been used already."""
    return s.areas[s.player * AREA + CHARACTERS_HELD] & POWERS != 0


def cheat_problems(s: State) -> i64:
    """Problems of turning a coin over (CHAR-CH)."""
    problems: i64 = p.LEGAL if holds(s, s.player, CHEATER) else p.NO_CHEATER
    if s.cheated:
        problems |= p.ALREADY_CHEATED
    if coins(s, s.player) == 0:
        problems |= p.NO_COIN_TO_SWITCH
    return problems


def cheat(s: State) -> None:
    """The coin gained last becomes a building (CHAR-CH, LIMIT-1)."""
    card: i64 = take_last_coin(s, s.player)
    add_building(s, s.player, card)
    mark_seen(s, card)
    s.cheated = 1
    note(s, log.COIN_SWITCHED, s.player, card)


def bookkeeper_problems(s: State) -> i64:
    """The Bookkeeper must be held and not yet used in this turn (CHAR-BK)."""
    problems: i64 = p.LEGAL if holds(s, s.player, BOOKKEEPER) else p.NO_BOOKKEEPER
    return problems | p.ALREADY_SWAPPED if s.swapped else problems


def swap_problems(s: State, card: i64) -> i64:
    """Problems of swapping a building with one of the row (CHAR-BK)."""
    problems: i64 = bookkeeper_problems(s)
    return problems if building_place(s, s.player, card) >= 0 else problems | p.NOT_YOURS_TO_SWAP


def swap(s: State, card: i64, position: i64) -> None:
    """Swap a building with a card of the row (CHAR-BK)."""
    taken: i64 = s.row[position]
    s.row[position] = card
    s.areas[s.player * AREA + FIRST_BUILDING + building_place(s, s.player, card)] = taken
    s.swapped = 1
    note(s, log.BUILDING_SWAPPED, s.player, card, taken, position)


def spot_owner(s: State, resource: i64) -> i64:
    """The player whose worker stands on a spot of the Main Square, or `NOBODY`."""
    return s.board[resource * RESOURCE + SPOT] - 1


def is_on_square(s: State, player: i64) -> bool:
    """Whether the player has a worker on the Main Square."""
    mark: i64 = player + 1
    return (
        s.board[SPOT] == mark
        or s.board[RESOURCE + SPOT] == mark
        or s.board[2 * RESOURCE + SPOT] == mark
        or s.board[3 * RESOURCE + SPOT] == mark
    )


def traveller_problems(s: State) -> i64:
    """The Traveller must be held, and the player not yet be on the Main Square (CHAR-TR)."""
    problems: i64 = p.LEGAL if holds(s, s.player, TRAVELLER) else p.NO_TRAVELLER
    return problems | p.ALREADY_ON_SQUARE if is_on_square(s, s.player) else problems


def spot_problems(s: State, resource: i64) -> i64:
    """Problems of sending a worker to a spot (CHAR-TR)."""
    problems: i64 = p.LEGAL if (s.tables.spots >> resource) & 1 else p.NO_SUCH_SPOT
    if spot_owner(s, resource) >= 0:
        problems |= p.SPOT_TAKEN
    if cheapest_own_slot(s, s.player, resource) == NO_SLOT:
        problems |= p.NO_WORKER_TO_SEND
    return problems


def travel(s: State, resource: i64) -> None:
    """Move the worker on the cheapest slot of a resource to its spot (CHAR-TR)."""
    remove_worker(s, s.player, resource, cheapest_own_slot(s, s.player, resource))
    s.board[resource * RESOURCE + SPOT] = s.player + 1
    note(s, log.PLACED_ON_MAIN_SQUARE, s.player, resource)
    worker_to_city(s, s.player)


def return_problems(s: State, resource: i64, slot: i64) -> i64:
    """Only an own worker can be taken off the board (TURN-3)."""
    return p.LEGAL if workers_on(s, s.player, resource, slot) > 0 else p.NO_WORKER_TO_RETURN


def return_worker(s: State, resource: i64, slot: i64) -> None:
    """Take a worker back to supply (TURN-3)."""
    remove_worker(s, s.player, resource, slot)
    note(s, log.WORKER_REMOVED, s.player, resource, slot)


def may_use_power(s: State) -> bool:
    """Whether Cheater, Bookkeeper or Traveller can be used now (TURN-2)."""
    if cheat_problems(s) == p.LEGAL:
        return True
    if bookkeeper_problems(s) == p.LEGAL and buildings(s, s.player) > 0:
        return True
    if traveller_problems(s) != p.LEGAL:
        return False
    return any(spot_problems(s, resource) == p.LEGAL for resource in range(RESOURCE_COUNT))
