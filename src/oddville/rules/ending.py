"""The end of the game (END, HOUSE-1) and who wins (SCORE-6)."""

from mypy_extensions import i64

from oddville.rules import event_log as log
from oddville.rules.state import AREA, CITY_WORKERS, NOBODY, SUPPLY, State, note


def worker_to_city(s: State, player: i64) -> None:
    """Move a worker from supply into the city; the last one needed triggers the end (END-1)."""
    s.areas[player * AREA + SUPPLY] -= 1
    s.areas[player * AREA + CITY_WORKERS] += 1
    if s.triggered_by < 0 and s.areas[player * AREA + CITY_WORKERS] >= s.tables.end_workers:
        s.triggered_by = player
        note(s, log.END_TRIGGERED if ends_after_this_turn(s) else log.LAST_ROUND_TRIGGERED, player)


def ends_after_this_turn(s: State) -> bool:
    """Whether this turn is the last: the end is triggered (END-1, HOUSE-1), or the turn limit reached (END-2)."""
    return s.turn == s.turn_limit if s.triggered_by == NOBODY else trigger_ends_turn(s)


def trigger_ends_turn(s: State) -> bool:
    """Whether a game whose end is triggered in this turn ends with it; else the round is finished first (HOUSE-1)."""
    return not s.finish_round or is_last_of_round(s) or s.turn == s.turn_limit


def is_last_of_round(s: State) -> bool:
    """Whether all players have had as many turns once this one is over."""
    return s.turn % s.players == 0


def tie_break_start(s: State) -> i64:
    """The player who wins ties: the one who triggered the end (SCORE-6), else the first player (END-2)."""
    return s.first_player if s.triggered_by == NOBODY else s.triggered_by
