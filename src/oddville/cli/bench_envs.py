"""`oddville bench envs`: steps per second of the environments, beside pgx and PettingZoo."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Final

from oddville.cli.bench import Row, goal, goal_line
from oddville.games.game import is_compiled
from oddville.lab.bench import env_speed as lab
from oddville.lab.progress import progress
from oddville.texts import Texts

MASKS_GOAL: Final = 1_000_000
OBSERVATIONS_GOAL: Final = 300_000
PETTINGZOO_GOAL: Final = 10


def run(options: argparse.Namespace, texts: Texts) -> None:
    """Measure with progress on standard error, then print a table or one JSON object."""
    seconds, runs = options.seconds, options.runs
    with progress(texts.say("bench-search-title"), lab.progress_steps(runs), 0, texts, sys.stderr) as advance:
        result: Row = {
            "compiled": is_compiled(),
            "seconds": seconds,
            "runs": runs,
            "rows": list(lab.measure_ours(seconds, runs, advance)),
            "peers": list(lab.measure_peers(seconds, runs, advance)),
        }
    result["goals"] = list(_goals(result))
    print(json.dumps(result, indent=1) if options.json else "\n".join(_lines(result, texts)))


def _goals(result: Row) -> Iterator[Row]:
    largest = max(row["batch"] for row in result["rows"])
    for what, target in (("masks", MASKS_GOAL), ("observations", OBSERVATIONS_GOAL)):
        rows = [row for row in result["rows"] if (row["what"], row["batch"]) == (what, largest)]
        measured = min(row["steps_per_s"] for row in rows)
        yield goal(what, target, measured, measured >= target, batch=largest)
    for row in result["peers"]:
        ratio = row["ratio"]
        if row["peer"].startswith("pettingzoo") and ratio is not None:
            yield goal("peer", PETTINGZOO_GOAL, ratio, ratio >= PETTINGZOO_GOAL, peer=row["peer"])


def _lines(result: Row, texts: Texts) -> Iterator[str]:
    compiled = "yes" if result["compiled"] else "no"
    yield texts.say("bench-envs-heading", compiled=compiled, runs=result["runs"])
    for row in result["rows"]:
        facts = {key: row[key] for key in ("players", "batch", "opponent") if key in row}
        what = texts.say(f"bench-envs-{row['what']}", facts)
        yield f"{what:<52} {_rate(row, texts):>20}"
    for row in result["peers"]:
        what = texts.say("bench-envs-peer", peer=row["peer"], batch=row["batch"])
        if row["ratio"] is None:
            yield f"{what:<52} {texts.say('bench-envs-absent'):>20}"
        else:
            ratio = texts.say("bench-envs-ratio", ratio=f"{row['ratio']:,.1f}")
            yield f"{what:<52} {_rate(row, texts):>20}   {ratio}"
    if any(row["ratio"] is None for row in result["peers"]):
        yield texts.say("bench-envs-install")
    yield ""
    yield texts.say("bench-search-goals")
    for each in result["goals"]:
        facts = {key: each[key] for key in ("batch", "peer") if key in each}
        sentence = texts.say(f"bench-envs-goal-{each['goal']}", facts, wanted=f"{each['wanted']:,}")
        yield goal_line(each["met"], sentence, f"{each['seen']:,.0f}", texts)


def _rate(row: Row, texts: Texts) -> str:
    return texts.say("bench-unit-steps", value=f"{row['steps_per_s']:,.0f}")
