"""`oddville bench search`: how fast the search thinks, beside random games and peers, and how it keeps to its time."""

import json
import statistics
from collections.abc import Iterator, Sequence
from typing import Any, Final, TextIO

from oddville.cli.bench import check_arguments
from oddville.lab import bench
from oddville.lab import bench_search as lab
from oddville.lab.bench_search import LevelTime, Pace, PeerPace, Timing
from oddville.lab.progress import progress
from oddville.texts import Texts

Row = dict[str, Any]
GAMES_GOAL: Final = 0.5
PEER_GOAL: Final = 10.0
MEDIAN_GOAL: Final = 0.05
LATE_MS: Final = 50.0
LATE_GOAL: Final = 0.99


def bench_search(seconds: float, runs: int, as_json: bool, texts: Texts, out: TextIO, errors: TextIO) -> int:
    """Measure, telling on `errors` how far it is; then print everything as a table or one JSON object."""
    check_arguments(seconds, runs)
    found = _measure(seconds, runs, texts, errors)
    if as_json:
        print(json.dumps(found, indent=1), file=out)
    else:
        print("\n".join(_lines(found, texts)), file=out)
    return 0


def _measure(seconds: float, runs: int, texts: Texts, errors: TextIO) -> Row:
    total = lab.pieces(seconds, runs)
    with progress(texts.say("bench-search-title"), total, 0, texts, errors) as shown:
        paces = [*lab.measure_random(seconds, runs, shown), *lab.measure_thinking(seconds, runs, shown)]
        found = {
            "compiled": bench.is_compiled(),
            "seconds": seconds,
            "runs": runs,
            "simulations": [_pace_row(pace) for pace in paces],
            "peers": [_peer_row(peer) for peer in lab.measure_peers(seconds * runs, shown)],
            "times": [_time_row(timing) for timing in lab.measure_times(seconds, shown)],
            "levels": [_level_row(level) for level in lab.measure_levels(seconds, shown)],
        }
    return found | {"goals": list(_goals(found))}


def _pace_row(pace: Pace) -> Row:
    row: Row = {"kind": pace.kind, "players": pace.players, "simulations_per_s": pace.simulations_per_s}
    if pace.ratio is not None:
        row |= {"games_per_s": pace.games_per_s, "ratio": pace.ratio}
    return row


def _peer_row(peer: PeerPace) -> Row:
    ratios = {str(players): ratio for players, ratio in peer.ratios.items()}
    return {
        "peer": peer.peer,
        "how": peer.how,
        "simulations_per_s": peer.simulations_per_s,
        "ratio_by_players": ratios,
    }


def _time_row(timing: Timing) -> Row:
    return {
        "ms": timing.ms,
        "decisions": len(timing.used),
        "median_ms": timing.median,
        "late_ms_99": timing.late,
        "late_ms_most": timing.most,
        "share_within_50_ms": timing.share_within(LATE_MS),
    }


def _level_row(level: LevelTime) -> Row:
    return {
        "level": level.name,
        "simulations": level.simulations,
        "decisions": len(level.used),
        "median_ms": statistics.median(level.used),
        "ms_95": lab.percentile(level.used, 95),
    }


def _goals(found: Row) -> Iterator[Row]:
    """What was wanted, beside what was seen."""
    for row in found["simulations"]:
        if "ratio" in row:
            yield _goal("games", GAMES_GOAL, row["ratio"], row["ratio"] >= GAMES_GOAL, players=row["players"])
    for row in found["peers"]:
        for players, ratio in row["ratio_by_players"].items():
            facts = {"peer": row["peer"], "players": int(players)}
            yield _goal("peer", PEER_GOAL, ratio, ratio >= PEER_GOAL, **facts)
    for row in found["times"]:
        off = abs(row["median_ms"] - row["ms"]) / row["ms"]
        yield _goal("median", MEDIAN_GOAL, off, off <= MEDIAN_GOAL, ms=row["ms"])
        share = row["share_within_50_ms"]
        yield _goal("late", LATE_GOAL, share, share >= LATE_GOAL, ms=row["ms"])


def _goal(kind: str, wanted: float, seen: float, met: bool, **facts: Any) -> Row:
    return {"goal": kind, **facts, "wanted": wanted, "seen": seen, "met": met}


def _lines(found: Row, texts: Texts) -> Iterator[str]:
    compiled = "yes" if found["compiled"] else "no"
    yield texts.say("bench-search-heading", compiled=compiled, runs=found["runs"])
    for row in found["simulations"]:
        yield from _pace_lines(row, texts)
    for row in found["peers"]:
        ratios = [texts.figures(f"{ratio:.1f}") for ratio in row["ratio_by_players"].values()]
        beside = texts.say("bench-search-peer", two=ratios[0], four=ratios[1])
        yield f"{_rate(row['peer'] + ', ' + row['how'], 'simulations', row['simulations_per_s'], texts)}   {beside}"
    if not found["peers"]:
        yield texts.say("bench-no-peers")
    yield ""
    for row in found["times"]:
        facts = {
            "ms": row["ms"],
            "decisions": row["decisions"],
            "share": f"{100 * row['share_within_50_ms']:.0f}",
        }
        times = {
            "median": _ms(row["median_ms"], texts),
            "late": _ms(row["late_ms_99"], texts),
            "most": _ms(row["late_ms_most"], texts),
        }
        yield texts.say("bench-search-time", facts, **times)
    yield ""
    for row in found["levels"]:
        who = texts.say("bench-search-level", level=row["level"], simulations=str(row["simulations"]))
        took = texts.say(
            "bench-search-level-time", median=_ms(row["median_ms"], texts), high=_ms(row["ms_95"], texts)
        )
        yield f"{who:<32} {took}"
    yield ""
    yield from _goal_lines(found["goals"], texts)


def _pace_lines(row: Row, texts: Texts) -> Iterator[str]:
    players = row["players"]
    if "games_per_s" in row:
        yield _rate(texts.say("bench-search-games", players=players), "games", row["games_per_s"], texts)
    what = texts.say(f"bench-search-{row['kind']}", players=players)
    yield _rate(what, "simulations", row["simulations_per_s"], texts)


def _rate(what: str, unit: str, value: float, texts: Texts) -> str:
    told = texts.say(f"bench-unit-{unit}", value=texts.figures(f"{value:,.0f}"))
    return f"{what:<52} {told:>22}"


def _ms(value: float, texts: Texts) -> str:
    return texts.figures(f"{value:.1f}")


def _goal_lines(goals: Sequence[Row], texts: Texts) -> Iterator[str]:
    yield texts.say("bench-search-goals")
    for goal in goals:
        is_share = goal["goal"] in ("median", "late")
        seen = f"{100 * goal['seen']:.1f} %" if is_share else f"{goal['seen']:.2f}"
        wanted = f"{100 * goal['wanted']:.0f}" if is_share else f"{goal['wanted']:g}"
        facts: Row = {key: goal[key] for key in ("players", "peer", "ms") if key in goal}
        told = texts.say(f"bench-search-goal-{goal['goal']}", facts, wanted=texts.figures(wanted))
        yield texts.say(
            "bench-search-goal", met="yes" if goal["met"] else "no", goal=told, seen=texts.figures(seen)
        )
