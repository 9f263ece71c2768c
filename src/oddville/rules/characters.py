"""Characters (CHAR): taking one, guild reshuffles, and the powers that are moves of their own."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import BOOKKEEPER, CHEATER, TRAVELLER
from oddville.rules.board import NO_SLOT, cheapest_own_slot, remove_worker, workers_on
from oddville.rules.chronicle import (
    BUILDING_SWAPPED,
    CHARACTER_TAKEN,
    COIN_SWITCHED,
    GUILD_RETURNED,
    PILE_TOP,
    PLACED_ON_MAIN_SQUARE,
    WORKER_REMOVED,
)
from oddville.rules.coins import take_last_coin
from oddville.rules.ending import worker_to_city
from oddville.rules.problems import (
    ALREADY_CHEATED,
    ALREADY_ON_SQUARE,
    ALREADY_SWAPPED,
    LEGAL,
    NO_BOOKKEEPER,
    NO_CHEATER,
    NO_COIN_TO_SWITCH,
    NO_SUCH_SPOT,
    NO_TRAVELLER,
    NO_WORKER_TO_RETURN,
    NO_WORKER_TO_SEND,
    NOT_YOURS_TO_SWAP,
    SPOT_TAKEN,
)
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

GUILD_SIZE: Final = 3


def pile_top(s: State, guild: i64) -> i64:
    """The character that lies open on a guild's pile, or -1."""
    count: i64 = s.piles[guild * PILE]
    return s.piles[guild * PILE + count] if count > 0 else -1


def take_character(s: State, player: i64, guild: i64) -> None:
    """The top character of the pile; an empty pile is first made anew (CHAR-1)."""
    if s.piles[guild * PILE] == 0:
        return_guild(s, guild)
    character: i64 = pile_top(s, guild)
    s.piles[guild * PILE] -= 1
    s.areas[player * AREA + CHARACTERS_HELD] |= 1 << character
    note(s, CHARACTER_TAKEN, player, character)
    if s.piles[guild * PILE] > 0:
        note(s, PILE_TOP, player, pile_top(s, guild))


def return_guild(s: State, guild: i64) -> None:
    """Everybody gives back the guild's characters; they are shuffled into a new pile (CHAR-1)."""
    bits: i64 = s.tables.guild_bits[guild]
    returned: i64 = 0
    player: i64 = 0
    while player < s.players:
        at: i64 = player * AREA + CHARACTERS_HELD
        returned |= s.areas[at] & bits
        s.areas[at] &= ~bits
        player += 1
    note(s, GUILD_RETURNED, s.player, guild, returned)
    _stack_pile(s, guild, returned)
    s.reshuffles += 1


def _stack_pile(s: State, guild: i64, returned: i64) -> None:
    """Lay the characters down in the order of the permutation that chance picks, the first on top."""
    count: i64 = _ones(returned)
    choice: i64 = s.chance.arrangement(s.reshuffles, _factorial(count))
    s.piles[guild * PILE] = count
    left: i64 = count
    while left > 0:
        fewer: i64 = _factorial(left - 1)
        character: i64 = _nth_bit(returned, choice // fewer)
        choice = choice % fewer
        returned &= ~(1 << character)
        s.piles[guild * PILE + left] = character
        left -= 1


def _ones(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


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


def cheat_problems(s: State) -> i64:
    """What keeps the player from turning a coin over (CHAR-CH)."""
    problems: i64 = LEGAL if holds(s, s.player, CHEATER) else NO_CHEATER
    if s.cheated:
        problems |= ALREADY_CHEATED
    if coins(s, s.player) == 0:
        problems |= NO_COIN_TO_SWITCH
    return problems


def cheat(s: State) -> None:
    """The coin gained last becomes a building (CHAR-CH, LIMIT-1)."""
    card: i64 = take_last_coin(s, s.player)
    add_building(s, s.player, card)
    mark_seen(s, card)
    s.cheated = 1
    note(s, COIN_SWITCHED, s.player, card)


def bookkeeper_problems(s: State) -> i64:
    """Whether the Bookkeeper is there and unused (CHAR-BK)."""
    problems: i64 = LEGAL if holds(s, s.player, BOOKKEEPER) else NO_BOOKKEEPER
    return problems | ALREADY_SWAPPED if s.swapped else problems


def swap_problems(s: State, card: i64) -> i64:
    """What keeps the player from swapping a building with one of the row (CHAR-BK)."""
    problems: i64 = bookkeeper_problems(s)
    return problems if building_place(s, s.player, card) >= 0 else problems | NOT_YOURS_TO_SWAP


def swap(s: State, card: i64, position: i64) -> None:
    """A building and a card of the row change places (CHAR-BK)."""
    taken: i64 = s.row[position]
    s.row[position] = card
    s.areas[s.player * AREA + FIRST_BUILDING + building_place(s, s.player, card)] = taken
    s.swapped = 1
    note(s, BUILDING_SWAPPED, s.player, card, taken, position)


def spot_owner(s: State, resource: i64) -> i64:
    """Whose worker stands on a spot of the Main Square, or nobody."""
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
    """Whether the Traveller is there and the player not yet on the Main Square (CHAR-TR)."""
    problems: i64 = LEGAL if holds(s, s.player, TRAVELLER) else NO_TRAVELLER
    return problems | ALREADY_ON_SQUARE if is_on_square(s, s.player) else problems


def spot_problems(s: State, resource: i64) -> i64:
    """What keeps the player from one of the spots (CHAR-TR)."""
    problems: i64 = LEGAL if (s.tables.spots >> resource) & 1 else NO_SUCH_SPOT
    if spot_owner(s, resource) >= 0:
        problems |= SPOT_TAKEN
    if cheapest_own_slot(s, s.player, resource) == NO_SLOT:
        problems |= NO_WORKER_TO_SEND
    return problems


def travel(s: State, resource: i64) -> None:
    """The worker on the cheapest slot of the resource goes to its spot (CHAR-TR)."""
    remove_worker(s, s.player, resource, cheapest_own_slot(s, s.player, resource))
    s.board[resource * RESOURCE + SPOT] = s.player + 1
    note(s, PLACED_ON_MAIN_SQUARE, s.player, resource)
    worker_to_city(s, s.player)


def return_problems(s: State, resource: i64, slot: i64) -> i64:
    """Only an own worker can be taken off the board (TURN-3)."""
    return LEGAL if workers_on(s, s.player, resource, slot) > 0 else NO_WORKER_TO_RETURN


def return_worker(s: State, resource: i64, slot: i64) -> None:
    """A worker goes back to supply, free (TURN-3)."""
    remove_worker(s, s.player, resource, slot)
    note(s, WORKER_REMOVED, s.player, resource, slot)


def may_use_power(s: State) -> bool:
    """Whether Cheater, Bookkeeper or Traveller can be used now (TURN-2)."""
    if cheat_problems(s) == LEGAL:
        return True
    if bookkeeper_problems(s) == LEGAL and buildings(s, s.player) > 0:
        return True
    if traveller_problems(s) != LEGAL:
        return False
    return (
        spot_problems(s, 0) == LEGAL
        or spot_problems(s, 1) == LEGAL
        or spot_problems(s, 2) == LEGAL
        or spot_problems(s, 3) == LEGAL
    )
