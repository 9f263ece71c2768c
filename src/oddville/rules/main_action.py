"""Whether a player has a main action (TURN-4), and the rule for editions in which one may have none (HOUSE-2)."""

from mypy_extensions import i64

from oddville.cards.vocabulary import WORKER_CARDS
from oddville.rules import problems as p
from oddville.rules.develop import build_right_problems, can_build
from oddville.rules.obtain import affordable_positions, cards_with_coins, obtainable_resources, open_resources
from oddville.rules.state import ALL_WORKER_CARDS, TURN, State, hand, in_hand


def coins_problems(s: State, worker: i64) -> i64:
    """The card must give coins (WORK-4), except to a player who has no main action (HOUSE-2)."""
    return p.LEGAL if (cards_for_coins(s) >> worker) & 1 else p.SHOWS_NO_COINS


def cards_for_coins(s: State) -> i64:
    """The worker cards that may be played for coins, as bits, whether they are in hand or not."""
    cards: i64 = cards_with_coins(s, s.player)
    if cards != ALL_WORKER_CARDS and s.phase == TURN and not has_main_action(s):
        return ALL_WORKER_CARDS
    return cards


def has_main_action(s: State) -> bool:
    """Whether the player can play a worker card or build now, by the rules that are printed."""
    if hand(s, s.player) & s.tables.always_playable:
        return True
    can_pay: i64 = open_resources(s)
    for worker in range(WORKER_CARDS):
        if in_hand(s, s.player, worker) and _is_playable(s, worker, can_pay):
            return True
    return build_right_problems(s) == p.LEGAL and can_build(s, s.player)


def _is_playable(s: State, worker: i64, can_pay: i64) -> bool:
    if (cards_with_coins(s, s.player) >> worker) & 1 or affordable_positions(s, worker) != 0:
        return True
    return obtainable_resources(s, s.player, worker) & can_pay != 0
