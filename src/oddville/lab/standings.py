"""The standings of a contest: a row for each bot, as plain data."""

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, TypedDict

from oddville.games import editions
from oddville.lab.arena import Contest, Results
from oddville.lab.intervals import mean
from oddville.lab.matches import Failure, Played, counted
from oddville.lab.statistics import Bets, anytime_rate, elo, rate


class Row(TypedDict):
    """How a bot fared. Rates are from 0 to 1; `low` and `high` bound the 95 % interval of the win rate."""

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
    """Points more than the best of the others, on average."""
    margin_low: float | None
    margin_high: float | None
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    turns: float
    decisions: int
    ms_per_decision: float
    simulations_per_decision: float
    incidents: int
    failures: list[Failure]
    """What the incidents were, the most frequent first."""


class Standings(TypedDict):
    """All that a contest has to tell."""

    players: int
    games: int
    deals: int
    seed: str
    edition: str
    edition_hash: str
    turn_limit: int
    limited: int
    """How many games the limit of turns has ended."""
    stopped: bool
    """Whether the test was sure before all games were played."""
    interval: str
    """`deals`, or `anytime` where the results decided when to stop."""
    rows: list[Row]
    pairs: list[dict[str, Any]]
    """Where more bots take part than sit at a table: the rows of each table."""
    test: dict[str, Any] | None


def standings(
    contest: Contest, results: Results, deals: int, against: float | None = None, *, anytime: bool = False
) -> Standings:
    """The standings after the first deals; with two bots, tested against a rate (the fair share)."""
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
    """What bets against a rate, on the first bot's wins, have won."""
    wanted = 1 / contest.players if against is None else against
    bets = Bets(wanted, (contest.share(0, deal, results) for deal in range(deals)))
    verdict = ("unsure", "above", "below")[bets.verdict]
    return {
        "bot": contest.names[0],
        "other": contest.names[1],
        "against": wanted,
        "is_fair": against is None,
        "verdict": verdict,
        "e_above": bets.above,
        "e_below": bets.below,
        "p": min(1.0, 2 / max(bets.above, bets.below)),
    }


class _Seatings:
    """The games of one deal as one bot saw them: a game and a seat, for each copy of it."""

    def __init__(
        self, contest: Contest, results: Results, deal: int, bot: int, tables: Iterable[int]
    ) -> None:
        size = contest.players
        numbers = [contest.of_deal(deal)[table * size + turn] for table in tables for turn in range(size)]
        self.seats: list[tuple[Played, int]] = [
            (results[number], seat)
            for number in numbers
            for seat, sitting in enumerate(contest.seating(number))
            if sitting == bot
        ]
        self.games = sum(bot in contest.seating(number) for number in numbers)

    def wins(self) -> int:
        """How many games it won."""
        return sum(game["winner"] == seat for game, seat in self.seats)

    def share(self) -> float:
        """Which part of its games it won."""
        return self.wins() / len(self.seats)

    def points(self) -> float:
        """Its points, on average."""
        return fmean(game["points"][seat] for game, seat in self.seats)

    def margin(self) -> float:
        """Its points more than the best of the others, on average."""
        return fmean(
            points[seat] - max(points[:seat] + points[seat + 1 :])
            for points, seat in ((game["points"], seat) for game, seat in self.seats)
        )


def _row(
    contest: Contest, results: Results, deals: int, bot: int, tables: Sequence[int], anytime: bool
) -> Row:
    seen = [_Seatings(contest, results, deal, bot, tables) for deal in range(deals)]
    seats = [each for deal in seen for each in deal.seats]
    decisions = sum(game["decisions"][seat] for game, seat in seats)
    shares = [deal.share() for deal in seen]
    won = anytime_rate(shares) if anytime else rate(shares)
    points, margin = mean([deal.points() for deal in seen]), mean([deal.margin() for deal in seen])
    is_duel = contest.players == len(contest.bots) == 2
    ratings = [_rounded(elo(each)) if is_duel else None for each in (won["value"], won["low"], won["high"])]
    return {
        "bot": contest.names[bot],
        "games": sum(deal.games for deal in seen),
        "wins": sum(deal.wins() for deal in seen),
        "win_rate": _round(won["value"]),
        "low": _rounded(won["low"]),
        "high": _rounded(won["high"]),
        "fair": _round(1 / contest.players),
        "points": _round(points["value"]),
        "points_low": _rounded(points["low"]),
        "points_high": _rounded(points["high"]),
        "margin": _round(margin["value"]),
        "margin_low": _rounded(margin["low"]),
        "margin_high": _rounded(margin["high"]),
        "elo": ratings[0],
        "elo_low": ratings[1],
        "elo_high": ratings[2],
        "turns": _round(fmean(game["turns"] for game, _ in seats)),
        "decisions": decisions,
        "ms_per_decision": _round(sum(game["ms"][seat] for game, seat in seats) / max(1, decisions)),
        "simulations_per_decision": _round(
            sum(game["simulations"][seat] for game, seat in seats) / max(1, decisions)
        ),
        "incidents": sum(game["incidents"][seat] for game, seat in seats),
        "failures": counted(
            failure for game, seat in seats if "failures" in game for failure in game["failures"][seat]
        ),
    }


def _round(value: float) -> float:
    return round(value, 6)


def _rounded(value: float | None) -> float | None:
    """A bound; none where there is none, which JSON has no number for."""
    return None if value is None or math.isinf(value) else _round(value)
