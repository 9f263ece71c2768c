"""`oddville bench envs`: steps a second of the environments, beside pgx and PettingZoo in the same run."""

import json
from collections.abc import Iterator
from typing import Any, Final, TextIO

from oddville.cli.bench import check_arguments
from oddville.lab import bench
from oddville.lab import bench_envs as lab
from oddville.lab.progress import progress
from oddville.texts import Texts

Row = dict[str, Any]
MASKS_GOAL: Final = 1_000_000
OBSERVATIONS_GOAL: Final = 300_000
PETTINGZOO_GOAL: Final = 10


def bench_envs(seconds: float, runs: int, as_json: bool, texts: Texts, out: TextIO, errors: TextIO) -> int:
    """Measure, telling on `errors` how far it is; then print everything as a table or one JSON object."""
    check_arguments(seconds, runs)
    with progress(texts.say("bench-search-title"), lab.pieces(runs), 0, texts, errors) as shown:
        rows = [_pace_row(pace) for pace in lab.measure_ours(seconds, runs, shown)]
        peers = [_peer_row(peer) for peer in lab.measure_peers(seconds, runs, shown)]
    found = {"compiled": bench.is_compiled(), "seconds": seconds, "runs": runs, "rows": rows, "peers": peers}
    found["goals"] = list(_goals(found))
    print(json.dumps(found, indent=1) if as_json else "\n".join(_lines(found, texts)), file=out)
    return 0


def _pace_row(pace: lab.Pace) -> Row:
    what = "observations" if pace.observing else "masks"
    return {"what": what, "players": pace.players, "batch": pace.batch, "steps_per_s": pace.steps_per_s}


def _peer_row(pace: lab.PeerPace) -> Row:
    peer = pace.peer
    told = {"peer": f"{peer.package} {peer.game}", "batch": peer.batch}
    return told | {"steps_per_s": pace.steps_per_s, "ratio": pace.ratio}


def _goals(found: Row) -> Iterator[Row]:
    """What was wanted, beside what was seen."""
    largest = max(row["batch"] for row in found["rows"])
    for what, wanted in (("masks", MASKS_GOAL), ("observations", OBSERVATIONS_GOAL)):
        rates = [
            row["steps_per_s"] for row in found["rows"] if (row["what"], row["batch"]) == (what, largest)
        ]
        yield _goal(what, wanted, min(rates), batch=largest)
    for row in found["peers"]:
        if row["peer"].startswith("pettingzoo") and row["ratio"] is not None:
            yield _goal("peer", PETTINGZOO_GOAL, row["ratio"], peer=row["peer"])


def _goal(kind: str, wanted: float, seen: float, **facts: Any) -> Row:
    return {"goal": kind, **facts, "wanted": wanted, "seen": seen, "met": seen >= wanted}


def _lines(found: Row, texts: Texts) -> Iterator[str]:
    compiled = "yes" if found["compiled"] else "no"
    yield texts.say("bench-envs-heading", compiled=compiled, runs=found["runs"])
    for row in found["rows"]:
        what = texts.say(f"bench-envs-{row['what']}", players=row["players"], batch=row["batch"])
        yield f"{what:<52} {_rate(row, texts):>20}"
    for row in found["peers"]:
        what = texts.say("bench-envs-peer", peer=row["peer"], batch=row["batch"])
        if row["ratio"] is None:
            yield f"{what:<52} {texts.say('bench-envs-absent'):>20}"
        else:
            yield f"{what:<52} {_rate(row, texts):>20}   {_ratio(row, texts)}"
    if any(row["ratio"] is None for row in found["peers"]):
        yield texts.say("bench-envs-install")
    yield ""
    yield texts.say("bench-search-goals")
    for goal in found["goals"]:
        yield _goal_line(goal, texts)


def _rate(row: Row, texts: Texts) -> str:
    return texts.say("bench-unit-steps", value=f"{row['steps_per_s']:,.0f}")


def _ratio(row: Row, texts: Texts) -> str:
    return texts.say("bench-envs-ratio", ratio=f"{row['ratio']:,.1f}")


def _goal_line(goal: Row, texts: Texts) -> str:
    facts: Row = {key: goal[key] for key in ("batch", "peer") if key in goal}
    sentence = texts.say(f"bench-envs-goal-{goal['goal']}", facts, wanted=f"{goal['wanted']:,}")
    seen = f"{goal['seen']:,.0f}"
    return texts.say("bench-search-goal", met="yes" if goal["met"] else "no", goal=sentence, seen=seen)
