"""The row of an agent: its results in the protocol as plain data, in a JSON file."""

import json
import math
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from typing import Any, Final, TypedDict, cast

import oddville
from oddville.cards.facts import reason_of
from oddville.games.errors import OddVilleError
from oddville.lab.arena.arena import Contest, Results
from oddville.lab.arena.matches import Failure, merge_failures
from oddville.lab.arena.standings import Standings, standings
from oddville.lab.benchmark.protocol import SECONDS, VERSION, fingerprint
from oddville.lab.intervals import Estimate

GIVEN_UP: Final = "bot-given-up"
"""The message of the moves after an agent has failed too often: they say nothing new."""


class PairingResult(TypedDict):
    """Rates are from 0 to 1; `low` and `high` bound the 95 % interval."""

    opponent: str
    players: int
    games: int
    deals: int
    wins: int
    win_rate: float
    low: float
    high: float
    points: float
    margin: float
    ms_per_decision: float
    failed_games: int


class BenchmarkRow(TypedDict):
    benchmark: int
    """The version of the protocol."""
    fingerprint: str
    agent: str
    """The name in the table."""
    spec: str
    size: str
    """`full` or `quick`."""
    players: list[int]
    games: int
    score: float
    """The mean win rate of the pairings, with its interval."""
    score_low: float
    score_high: float
    decisions: int
    ms_per_decision: float
    seconds_limit: float
    training_decisions: int | None
    """How many decisions the agent was trained on, as its author states."""
    failed_games: int
    failures: list[Failure]
    pairings: list[PairingResult]
    version: str
    """The version of OddVille."""
    edition: str
    """The hash of the cards."""
    date: str


def row_of(
    agent: str, spec: str, plan: Sequence[Contest], results: Results, *, quick: bool, training: int | None
) -> BenchmarkRow:
    found = [standings(each, results, each.deals) for each in plan]
    own = [each["rows"][0] for each in found]
    decisions = sum(row["decisions"] for row in own)
    pairings = [_pairing(*pair, results) for pair in zip(plan, found, strict=True)]
    score = _score(pairings)
    return {
        "benchmark": VERSION,
        "fingerprint": fingerprint(),
        "agent": agent,
        "spec": spec,
        "size": "quick" if quick else "full",
        "players": sorted({each.players for each in plan}),
        "games": sum(pairing["games"] for pairing in pairings),
        "score": round(score["value"], 6),
        "score_low": round(score["low"], 6),
        "score_high": round(score["high"], 6),
        "decisions": decisions,
        "ms_per_decision": round(
            sum(row["ms_per_decision"] * row["decisions"] for row in own) / max(1, decisions), 3
        ),
        "seconds_limit": SECONDS,
        "training_decisions": training,
        "failed_games": sum(pairing["failed_games"] for pairing in pairings),
        "failures": merge_failures(
            failure for row in own for failure in row["failures"] if failure["message"] != GIVEN_UP
        ),
        "pairings": pairings,
        "version": oddville.__version__,
        "edition": found[0]["edition_hash"],
        "date": datetime.now(UTC).date().isoformat(),
    }


def _pairing(contest: Contest, found: Standings, results: Results) -> PairingResult:
    row = found["rows"][0]
    return {
        "opponent": contest.bots[1],
        "players": contest.players,
        "games": found["games"],
        "deals": found["deals"],
        "wins": row["wins"],
        "win_rate": row["win_rate"],
        "low": row["low"] or 0.0,
        "high": 1.0 if row["high"] is None else row["high"],
        "points": row["points"],
        "margin": row["margin"],
        "ms_per_decision": row["ms_per_decision"],
        "failed_games": sum(any(results[number]["incidents"]) for number in contest.numbers()),
    }


def _score(pairings: Sequence[PairingResult]) -> Estimate:
    """The mean win rate; the pairings have deals of their own, so their errors are added as independent ones."""
    value = fmean(pairing["win_rate"] for pairing in pairings)
    below = math.hypot(*(pairing["win_rate"] - pairing["low"] for pairing in pairings)) / len(pairings)
    above = math.hypot(*(pairing["high"] - pairing["win_rate"] for pairing in pairings)) / len(pairings)
    return Estimate(value=value, low=max(0.0, value - below), high=min(1.0, value + above))


def as_json(row: BenchmarkRow) -> str:
    return json.dumps(row, indent=1, ensure_ascii=False) + "\n"


def read_rows(folder: Path) -> list[BenchmarkRow]:
    """The rows of a folder; raises if there are none, or if a file is none."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise OddVilleError("error-benchmark-rows", folder=str(folder))
    return [_read(file) for file in files]


def _read(file: Path) -> BenchmarkRow:
    try:
        row: Any = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise OddVilleError("error-file", file=str(file), reason=reason_of(error)) from None
    if not isinstance(row, dict) or set(row) != set(BenchmarkRow.__annotations__):
        raise OddVilleError("error-benchmark-row", file=str(file))
    return cast(BenchmarkRow, row)
