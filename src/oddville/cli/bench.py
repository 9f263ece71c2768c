"""`oddville bench`: the options of the benchmarks, and how their goals are reported."""

import argparse
from typing import Any

from oddville.cli.parser import add_command, add_commands
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

Row = dict[str, Any]
SECONDS = {"engine": 2.0, "search": 1.0, "envs": 1.0}
"""The default seconds per run of each benchmark."""


def add_bench(commands: Any, texts: Texts) -> None:
    actions = add_commands(add_command(commands, texts, "bench", "cli-bench"), texts, required=True)
    for name, seconds in SECONDS.items():
        action = actions.add_parser(name, help=texts.say(f"cli-bench-{name}"))
        action.add_argument("--json", action="store_true", help=texts.say("cli-json"))
        action.add_argument("--seconds", type=float, default=seconds, help=texts.say("cli-bench-seconds"))
        action.add_argument("--runs", type=int, default=5, help=texts.say("cli-bench-runs"))
        action.set_defaults(run=run, benchmark=name)


def run(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli import bench_engine, bench_envs, bench_search
    from oddville.cli.jobs import note_if_uncompiled

    if not 0.01 <= options.seconds <= 600 or not 1 <= options.runs <= 99:
        raise OddVilleError("bench-arguments")
    note_if_uncompiled(texts)
    benchmarks = {"engine": bench_engine.run, "search": bench_search.run, "envs": bench_envs.run}
    benchmarks[options.benchmark](options, texts)
    return 0


def goal(kind: str, target: float, measured: float, met: bool, **facts: Any) -> Row:
    return {"goal": kind, **facts, "wanted": target, "seen": measured, "met": met}


def goal_line(met: bool, sentence: str, measured: str, texts: Texts) -> str:
    return texts.say("bench-search-goal", met="yes" if met else "no", goal=sentence, seen=measured)
