"""`oddville bench engine`: the speed of the engine, beside peers."""

import argparse
import json
from collections.abc import Iterator

from oddville.cli.bench import Row, goal, goal_line
from oddville.games.game import is_compiled
from oddville.lab.bench import engine_peers, engine_speed
from oddville.texts import Texts

GOALS = {"playouts": 5_000_000, "uncompiled": 150_000}
"""Decisions per second of random playouts, with any number of players."""


def run(options: argparse.Namespace, texts: Texts) -> None:
    rows = _measure(options.seconds, options.runs)
    measured: list[Row] = []
    if options.json:
        print(json.dumps(_summary(list(rows), options.runs), indent=1))
        return
    compiled = "yes" if is_compiled() else "no"
    print(texts.say("bench-heading", compiled=compiled, runs=options.runs), flush=True)
    for row in rows:
        measured.append(row)
        print(_line(row, texts), flush=True)
    if not engine_peers.available():
        print(texts.say("bench-no-peers"))
    print("\n" + texts.say("bench-search-goals"))
    for each in _goals(measured):
        sentence = texts.say(f"bench-engine-goal-{each['goal']}", wanted=f"{each['wanted']:,}")
        print(goal_line(each["met"], sentence, f"{each['seen']:,.0f}", texts))


def _measure(seconds: float, runs: int) -> Iterator[Row]:
    """Our figures, then each peer's with the ratio of our two-player playouts to it."""
    ours = 0.0
    for row in engine_speed.measure(seconds, runs):
        if row["what"] == "playouts" and row["unit"] == "decisions":
            ours = min(ours or row["value"], row["value"])
        yield row
    for row in engine_peers.measure_all(seconds):
        yield row | {"unit": "decisions", "ratio": ours / row["value"]}


def _goals(rows: list[Row]) -> Iterator[Row]:
    for what, target in GOALS.items():
        measured = min(row["value"] for row in rows if (row.get("what"), row["unit"]) == (what, "decisions"))
        if what != "playouts" or is_compiled():
            yield goal(what, target, measured, measured >= target)


def _line(row: Row, texts: Texts) -> str:
    value = row["value"]
    figure = texts.figures(f"{value:,.0f}" if value >= 100 else f"{value:.2f}")
    value_text = texts.say(f"bench-unit-{row['unit']}", value=figure)
    if "peer" in row:
        ratio = texts.say("bench-ratio", ratio=texts.figures(f"{row['ratio']:.1f}"))
        return f"{row['peer'] + ', ' + row['how']:<44} {value_text:>28}   {ratio}"
    what = texts.say(f"bench-{row['what']}", players=row["players"] or 0)
    return f"{what:<44} {value_text:>28}"


def _summary(rows: list[Row], runs: int) -> Row:
    """All rows, with the slower of our playout figures as `playout_decisions_per_s`."""
    playouts = {
        str(row["players"]): row["value"]
        for row in rows
        if row.get("what") == "playouts" and row["unit"] == "decisions"
    }
    return {
        "compiled": is_compiled(),
        "runs": runs,
        "goals": list(_goals(rows)),
        "playout_decisions_per_s": min(playouts.values()),
        "playout_decisions_per_s_by_players": playouts,
        "rows": [row for row in rows if "what" in row],
        "peers": [row for row in rows if "peer" in row],
    }
