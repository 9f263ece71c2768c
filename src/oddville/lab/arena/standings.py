"""The standings of a contest: a row for each bot."""

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, TypedDict

from oddville.games import editions
from oddville.lab.arena.arena import Contest, Results
from oddville.lab.arena.matches import Failure, MatchResult, merge_failures
from oddville.lab.arena.statistics import SequentialTest, adjusted_rate, anytime_rate, elo, rate
from oddville.lab.intervals import Estimate, mean

_PlayedSeat = tuple[MatchResult, int]


class _ResultCells(TypedDict):
    bot: str
    games: int
    wins: int
    win_rate: float
    low: float | None
    high: float | None
    fair: float
    """The win rate if all were equally strong."""
    points: float
    points_low: float | None
    points_high: float | None
    margin: float
    """Mean lead over the best of the others, in points."""
    margin_low: float | None
    margin_high: float | None


class _LuckCells(TypedDict):
    luck: float | None
    """Mean luck in chance to win, with its interval; None if it was not measured."""
    luck_low: float | None
    luck_high: float | None
    adjusted_rate: float | None
    """The win rate with luck taken out, and its interval."""
    adjusted_low: float | None
    adjusted_high: float | None
    narrower: float | None
    """How many times narrower this interval is than that of the win rate."""


class _EloCells(TypedDict):
    elo: float | None
    elo_low: float | None
    elo_high: float | None


class _UsageCells(TypedDict):
    turns: float
    decisions: int
    ms_per_decision: float
    simulations_per_decision: float
    incidents: int
    failures: list[Failure]


class Row(_ResultCells, _LuckCells, _EloCells, _UsageCells):
    """The results of one bot. Rates are from 0 to 1; `low` and `high` bound the 95 % interval of the win rate."""


class Standings(TypedDict):
    players: int
    games: int
    deals: int
    seed: str
    edition: str
    edition_hash: str
    turn_limit: int
    limited: int
    """How many games the limit of turns ended."""
    stopped: bool
    """Whether the test reached its verdict before all games were played."""
    interval: str
    """`deals`, or `anytime` if the results decided when to stop."""
    rows: list[Row]
    pairs: list[dict[str, Any]]
    """The rows of each table, if there are more bots than seats."""
    test: dict[str, Any] | None


def standings(
    contest: Contest, results: Results, deals: int, against: float | None = None, *, anytime: bool = False
) -> Standings:
    """The standings after the first deals; two bots are tested against a rate (default: the fair share)."""
    tables = range(len(contest.tables))
    played = [results[number] for number in contest.numbers(deals)]
    pairs = [_pair(contest, results, deals, table, anytime) for table in tables if len(tables) > 1]
    return {
        "players": contest.players,
        "games": len(played),
        "deals": deals,
        "seed": contest.seed,
        "edition": contest.edition,
        "edition_hash": editions.edition(contest.edition).hash,
        "turn_limit": contest.limit,
        "limited": sum(result["limited"] for result in played),
        "stopped": deals < contest.deals,
        "interval": "anytime" if anytime else "deals",
        "rows": [_row(contest, results, deals, bot, tables, anytime) for bot in range(len(contest.bots))],
        "pairs": pairs,
        "test": _test(contest, results, deals, against) if len(contest.bots) == 2 else None,
    }


def _pair(contest: Contest, results: Results, deals: int, table: int, anytime: bool) -> dict[str, Any]:
    bots = sorted(set(contest.tables[table]))
    rows = [_row(contest, results, deals, bot, [table], anytime) for bot in bots]
    return {"bots": [contest.names[bot] for bot in bots], "rows": rows}


def _test(contest: Contest, results: Results, deals: int, against: float | None) -> dict[str, Any]:
    rate = 1 / contest.players if against is None else against
    test = SequentialTest(rate)
    for deal in range(deals):
        test.add(contest.share(0, deal, results), contest.luck_share(0, deal, results))
    return {
        "bot": contest.names[0],
        "other": contest.names[1],
        "against": rate,
        "is_fair": against is None,
        "verdict": ("unsure", "above", "below")[test.verdict],
        "e_above": test.e_above,
        "e_below": test.e_below,
        "p": min(1.0, 2 / max(test.e_above, test.e_below)),
    }


def _seats(
    contest: Contest, results: Results, deal: int, bot: int, tables: Iterable[int]
) -> list[_PlayedSeat]:
    """The games of a deal at these tables, with each seat of a bot."""
    size = contest.players
    numbers = [contest.of_deal(deal)[table * size + turn] for table in tables for turn in range(size)]
    return [
        (results[number], seat)
        for number in numbers
        for seat, sitting in enumerate(contest.seating(number))
        if sitting == bot
    ]


def _margin(game: MatchResult, seat: int) -> int:
    points = game["points"]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _row(
    contest: Contest, results: Results, deals: int, bot: int, tables: Sequence[int], anytime: bool
) -> Row:
    played = [_seats(contest, results, deal, bot, tables) for deal in range(deals)]
    shares = [fmean(game["winner"] == seat for game, seat in deal) for deal in played]
    win_rate = anytime_rate(shares) if anytime else rate(shares)
    luck = [fmean(game["luck"][seat] for game, seat in deal) for deal in played] if contest.luck else []
    return {
        **_result_cells(contest, bot, tables, played, win_rate),
        **_luck_cells(shares, luck, win_rate, anytime),
        **_elo_cells(win_rate, contest.players == len(contest.bots) == 2),
        **_usage_cells([each for deal in played for each in deal]),
    }


def _result_cells(
    contest: Contest,
    bot: int,
    tables: Sequence[int],
    played: Sequence[Sequence[_PlayedSeat]],
    win_rate: Estimate,
) -> _ResultCells:
    points = mean([fmean(game["points"][seat] for game, seat in deal) for deal in played])
    margin = mean([fmean(_margin(game, seat) for game, seat in deal) for deal in played])
    return {
        "bot": contest.names[bot],
        "games": len(played) * contest.players * sum(bot in contest.tables[table] for table in tables),
        "wins": sum(game["winner"] == seat for deal in played for game, seat in deal),
        "win_rate": _round(win_rate["value"]),
        "low": _bound(win_rate["low"]),
        "high": _bound(win_rate["high"]),
        "fair": _round(1 / contest.players),
        "points": _round(points["value"]),
        "points_low": _bound(points["low"]),
        "points_high": _bound(points["high"]),
        "margin": _round(margin["value"]),
        "margin_low": _bound(margin["low"]),
        "margin_high": _bound(margin["high"]),
    }


def _luck_cells(
    shares: Sequence[float], luck: Sequence[float], win_rate: Estimate, anytime: bool
) -> _LuckCells:
    if not luck:
        return _LuckCells(
            luck=None,
            luck_low=None,
            luck_high=None,
            adjusted_rate=None,
            adjusted_low=None,
            adjusted_high=None,
            narrower=None,
        )
    mean_luck = mean(luck)
    adjusted = anytime_rate(shares, luck) if anytime else adjusted_rate(shares, luck)
    return _LuckCells(
        luck=_round(mean_luck["value"]),
        luck_low=_bound(mean_luck["low"]),
        luck_high=_bound(mean_luck["high"]),
        adjusted_rate=_round(adjusted["value"]),
        adjusted_low=_round(adjusted["low"]),
        adjusted_high=_round(adjusted["high"]),
        narrower=_round(_width(win_rate) / _width(adjusted)),
    )


def _elo_cells(win_rate: Estimate, is_duel: bool) -> _EloCells:
    value, low, high = (
        _bound(elo(each)) if is_duel else None
        for each in (win_rate["value"], win_rate["low"], win_rate["high"])
    )
    return {"elo": value, "elo_low": low, "elo_high": high}


def _usage_cells(seats: Sequence[_PlayedSeat]) -> _UsageCells:
    decisions = sum(game["decisions"][seat] for game, seat in seats)
    ms = sum(game["ms"][seat] for game, seat in seats)
    simulations = sum(game["simulations"][seat] for game, seat in seats)
    return {
        "turns": _round(fmean(game["turns"] for game, _ in seats)),
        "decisions": decisions,
        "ms_per_decision": _round(ms / max(1, decisions)),
        "simulations_per_decision": _round(simulations / max(1, decisions)),
        "incidents": sum(game["incidents"][seat] for game, seat in seats),
        "failures": merge_failures(
            failure for game, seat in seats if "failures" in game for failure in game["failures"][seat]
        ),
    }


def _width(estimate: Estimate) -> float:
    return estimate["high"] - estimate["low"]


def _round(value: float) -> float:
    return round(value, 6)


def _bound(value: float | None) -> float | None:
    """A bound; JSON has no infinity, so an infinite one is None."""
    return None if value is None or math.isinf(value) else _round(value)
