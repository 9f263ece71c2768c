"""`oddville solve`: solve a small edition for two players exactly."""

import argparse
import json
from pathlib import Path
from typing import Any

from oddville.cli.jobs import check_writable, note_if_uncompiled, print_note, write_file
from oddville.cli.parser import add_command
from oddville.texts import Texts

EDITION = "pico"


def add_solve(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "solve", "cli-solve", run)
    parser.add_argument("--edition", default=EDITION, help=texts.say("cli-solve-edition"))
    parser.add_argument("--turn-limit", type=int, help=texts.say("cli-solve-turn-limit"))
    parser.add_argument(
        "--reward", choices=("win", "points"), default="win", help=texts.say("cli-solve-reward")
    )
    parser.add_argument("--save", type=Path, help=texts.say("cli-solve-save"))
    parser.add_argument("--quiet", action="store_true", help=texts.say("cli-quiet"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.envs.planning import Planning
    from oddville.lab.solver import report
    from oddville.lab.solver.solver import PICO_TURNS, Solver

    if options.save:
        check_writable(options.save)
    limit = PICO_TURNS if options.turn_limit is None else options.turn_limit
    start = Planning(2, edition=options.edition, reward=options.reward, turn_limit=limit)
    if not options.quiet:
        note_if_uncompiled(texts)

    def note(positions: int) -> None:
        if not options.quiet:
            print_note(texts.say("solve-progress", positions=positions))

    solver = Solver(start, note)
    solution = report.solution(solver, start, options.reward)
    if options.save:
        write_file(options.save, json.dumps(report.policy_file(solution, solver, start)) + "\n")
    for message in ("solve-value", "solve-line", "solve-uniform"):
        print(texts.say(message, _facts(dict(solution), texts)), flush=True)
    return 0


def _facts(solution: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """The facts of the messages, numbers as they are shown."""
    shown = {key: texts.figures(f"{solution[key]:.4g}") for key in ("value", "uniform_exploitability")}
    return {**solution, **shown, "line": "; ".join(solution["line"])}
