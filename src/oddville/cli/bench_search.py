"""`oddville bench search`: the speed of the search beside random games and peers, and how it keeps to a time."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from oddville.cli.bench import Row, goal, goal_line
from oddville.games.game import is_compiled
from oddville.lab.bench import search_speed as lab
from oddville.lab.progress import progress
from oddville.texts import Texts

GAMES_GOAL: Final = 0.5
PEER_GOAL: Final = 10.0
MEDIAN_GOAL: Final = 0.05
LATE_GOAL: Final = 0.99


def run(options: argparse.Namespace, texts: Texts) -> None:
    """Measure with progress on standard error, then print a table or one JSON object."""
    seconds, runs = options.seconds, options.runs
    total = lab.progress_steps(seconds, runs)
    with progress(texts.say("bench-search-title"), total, 0, texts, sys.stderr) as advance:
        paces = [*lab.measure_random(seconds, runs, advance), *lab.measure_thinking(seconds, runs, advance)]
        result: Row = {
            "compiled": is_compiled(),
            "seconds": seconds,
            "runs": runs,
            "simulations": paces,
            "peers": list(lab.measure_peers(seconds * runs, advance)),
            "times": list(lab.measure_times(seconds, advance)),
            "levels": list(lab.measure_levels(seconds, advance)),
        }
    result["goals"] = list(_goals(result))
    print(json.dumps(result, indent=1) if options.json else "\n".join(_lines(result, texts)))


def _goals(result: Row) -> Iterator[Row]:
    for row in result["simulations"]:
        if "ratio" in row:
            yield goal("games", GAMES_GOAL, row["ratio"], row["ratio"] >= GAMES_GOAL, players=row["players"])
    for row in result["peers"]:
        for players, ratio in row["ratio_by_players"].items():
            facts = {"peer": row["peer"], "players": int(players)}
            yield goal("peer", PEER_GOAL, ratio, ratio >= PEER_GOAL, **facts)
    for row in result["times"]:
        off = abs(row["median_ms"] - row["ms"]) / row["ms"]
        yield goal("median", MEDIAN_GOAL, off, off <= MEDIAN_GOAL, ms=row["ms"])
        share = row["share_within_50_ms"]
        yield goal("late", LATE_GOAL, share, share >= LATE_GOAL, ms=row["ms"])


def _lines(result: Row, texts: Texts) -> Iterator[str]:
    compiled = "yes" if result["compiled"] else "no"
    yield texts.say("bench-search-heading", compiled=compiled, runs=result["runs"])
    for row in result["simulations"]:
        yield from _pace_lines(row, texts)
    for row in result["peers"]:
        two, four = (texts.figures(f"{ratio:.1f}") for ratio in row["ratio_by_players"].values())
        rate = _rate(f"{row['peer']}, {row['how']}", "simulations", row["simulations_per_s"], texts)
        yield f"{rate}   {texts.say('bench-search-peer', two=two, four=four)}"
    if not result["peers"]:
        yield texts.say("bench-no-peers")
    yield ""
    for row in result["times"]:
        yield _time_line(row, texts)
    yield ""
    for row in result["levels"]:
        who = texts.say("bench-search-level", level=row["level"], simulations=str(row["simulations"]))
        times = {"median": _ms(row["median_ms"], texts), "high": _ms(row["ms_95"], texts)}
        yield f"{who:<32} {texts.say('bench-search-level-time', times)}"
    yield ""
    yield from _goal_lines(result["goals"], texts)


def _pace_lines(row: Row, texts: Texts) -> Iterator[str]:
    players = row["players"]
    if "games_per_s" in row:
        yield _rate(texts.say("bench-search-games", players=players), "games", row["games_per_s"], texts)
    what = texts.say(f"bench-search-{row['kind']}", players=players)
    yield _rate(what, "simulations", row["simulations_per_s"], texts)


def _time_line(row: Row, texts: Texts) -> str:
    share = f"{100 * row['share_within_50_ms']:.0f}"
    keys = {"median": "median_ms", "late": "late_ms_99", "most": "late_ms_most"}
    times = {name: _ms(row[key], texts) for name, key in keys.items()}
    return texts.say("bench-search-time", times, ms=row["ms"], decisions=row["decisions"], share=share)


def _rate(what: str, unit: str, value: float, texts: Texts) -> str:
    value_text = texts.say(f"bench-unit-{unit}", value=texts.figures(f"{value:,.0f}"))
    return f"{what:<52} {value_text:>22}"


def _ms(value: float, texts: Texts) -> str:
    return texts.figures(f"{value:.1f}")


def _goal_lines(goals: Sequence[Row], texts: Texts) -> Iterator[str]:
    yield texts.say("bench-search-goals")
    for each in goals:
        is_share = each["goal"] in ("median", "late")
        measured = f"{100 * each['seen']:.1f}%" if is_share else f"{each['seen']:.2f}"
        target = f"{100 * each['wanted']:.0f}" if is_share else f"{each['wanted']:g}"
        facts: Row = {key: each[key] for key in ("players", "peer", "ms") if key in each}
        sentence = texts.say(f"bench-search-goal-{each['goal']}", facts, wanted=texts.figures(target))
        yield goal_line(each["met"], sentence, texts.figures(measured), texts)
