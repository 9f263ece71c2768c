"""Recover the worker cards (WORK-1)."""

from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import MISTRESS
from oddville.rules import event_log as log
from oddville.rules import problems as p
from oddville.rules.coins import pay_coins
from oddville.rules.state import ALL_WORKER_CARDS, AREA, HAND, State, coins, hand, holds, note
from oddville.rules.vectors import vec

_COUNTS: Final = vec[i64]([cards.bit_count() for cards in range(16)])


def cards_in_hand(s: State, player: i64) -> i64:
    """How many worker cards the player has in hand."""
    return _COUNTS[s.areas[player * AREA + HAND]]


def recovery_price(s: State, player: i64) -> i64:
    """1 coin for each card still in hand (WORK-1), 1 less with the Mistress (CHAR-MI)."""
    price: i64 = cards_in_hand(s, player)
    return price - 1 if price > 0 and holds(s, player, MISTRESS) else price


def recover_problems(s: State) -> i64:
    """Problems of taking back the played cards (WORK-1, LIMIT-5)."""
    problems: i64 = p.NOTHING_TO_RECOVER if hand(s, s.player) == ALL_WORKER_CARDS else p.LEGAL
    if recovery_price(s, s.player) > coins(s, s.player):
        problems |= p.TOO_FEW_COINS
    return problems


def recover(s: State) -> None:
    """Pay and take all worker cards back; the main action is then a worker card (WORK-1)."""
    player: i64 = s.player
    kept: i64 = cards_in_hand(s, player)
    price: i64 = recovery_price(s, player)
    note(s, log.RECOVERED, player, 4 - kept, price)
    pay_coins(s, player, price)
    s.areas[player * AREA + HAND] = ALL_WORKER_CARDS
    s.recovered = 1


def recover_free(s: State, player: i64) -> None:
    """With no worker card in hand at the beginning of a turn, all come back (WORK-1)."""
    if hand(s, player) == 0:
        s.areas[player * AREA + HAND] = ALL_WORKER_CARDS
        note(s, log.RECOVERED_FREE, player)
