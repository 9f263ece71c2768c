"""Recover the worker cards (WORK-1)."""

from mypy_extensions import i64

from oddville.cards.vocabulary import MISTRESS
from oddville.rules.chronicle import RECOVERED, RECOVERED_FREE
from oddville.rules.coins import pay_coins
from oddville.rules.problems import LEGAL, NOTHING_TO_RECOVER, TOO_FEW_COINS
from oddville.rules.state import ALL_WORKER_CARDS, AREA, HAND, State, coins, holds, note


def cards_in_hand(s: State, player: i64) -> i64:
    """How many worker cards the player holds."""
    hand: i64 = s.areas[player * AREA + HAND]
    return (hand & 1) + (hand >> 1 & 1) + (hand >> 2 & 1) + (hand >> 3 & 1)


def recovery_price(s: State, player: i64) -> i64:
    """1 coin for each card still in hand (WORK-1), 1 less with the Mistress (CHAR-MI)."""
    price: i64 = cards_in_hand(s, player)
    return price - 1 if price > 0 and holds(s, player, MISTRESS) else price


def recover_problems(s: State) -> i64:
    """What keeps the player from taking back the played cards (WORK-1, LIMIT-5)."""
    problems: i64 = LEGAL
    if s.areas[s.player * AREA + HAND] == ALL_WORKER_CARDS:
        problems = NOTHING_TO_RECOVER
    if recovery_price(s, s.player) > coins(s, s.player):
        problems |= TOO_FEW_COINS
    return problems


def recover(s: State) -> None:
    """Pay and take all worker cards back; the main action is then a worker card (WORK-1)."""
    player: i64 = s.player
    kept: i64 = cards_in_hand(s, player)
    price: i64 = recovery_price(s, player)
    note(s, RECOVERED, player, 4 - kept, price)
    pay_coins(s, player, price)
    s.areas[player * AREA + HAND] = ALL_WORKER_CARDS
    s.recovered = 1


def recover_free(s: State, player: i64) -> None:
    """With no worker card in hand at the beginning of a turn, all come back (WORK-1)."""
    if s.areas[player * AREA + HAND] == 0:
        s.areas[player * AREA + HAND] = ALL_WORKER_CARDS
        note(s, RECOVERED_FREE, player)
