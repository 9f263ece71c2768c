"""`oddville fit`: play games, fit the weights of the evaluation to them, and write them."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from oddville.cli.running import add_running, check_writable, kept_journal, runner_of
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

GAMES = 1000
SIMULATIONS = 100
SEED = "fit"
PLAYERS = (2, 3, 4)


def add_fit(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    about = texts.say("cli-fit")
    parser = commands.add_parser("fit", help=about, description=about)
    parser.add_argument("output", type=Path, help=texts.say("cli-fit-output"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-fit-games"))
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help=texts.say("cli-fit-simulations"))
    parser.add_argument("--edition", default=editions.DEFAULT, help=texts.say("cli-edition"))
    parser.add_argument("--seed", default=SEED, help=texts.say("cli-balance-seed"))
    add_running(parser, texts)
    parser.set_defaults(run=run_fit)


def run_fit(options: argparse.Namespace, texts: Texts) -> int:
    """Play, fit, write."""
    from oddville.bots.weights import fitted
    from oddville.lab import fitting
    from oddville.lab.balance import figures

    if options.games < 1 or options.simulations < 1:
        raise OddVilleError("error-fit-numbers")
    check_writable(options.output)
    notes = _notes(options, texts)
    found = {}
    for players in PLAYERS:
        mine = [note for note in notes if len(note["points"]) == players]
        found[str(players)] = fitting.fit(mine, fitted(players))
    figures.write(options.output, json.dumps(found) + "\n")
    print(texts.say("balance-wrote", file=str(options.output)))
    return 0


def _notes(options: argparse.Namespace, texts: Texts) -> list[dict[str, Any]]:
    from oddville.lab.chores import carry_out
    from oddville.lab.fitting import FittingTask, play_and_note
    from oddville.lab.progress import progress

    printed = editions.edition(options.edition)
    tasks = [
        (game * 10 + n, FittingTask(n, f"{options.seed} {n} {game}", options.simulations, options.edition))
        for game in range(options.games)
        for n in PLAYERS
    ]
    job = {"work": "fit", "edition": printed.hash, "simulations": options.simulations, "seed": options.seed}
    with kept_journal(options, "fit", job, texts) as journal:
        done = sum(number in journal.done for number, _ in tasks)
        title = texts.say("cli-fit")
        with progress(title, len(tasks), done, texts, sys.stderr, quiet=options.quiet) as shown:
            for _ in carry_out(play_and_note, tasks, journal, runner_of(options), shown):
                pass  # the journal has it
        return [journal.done[number] for number, _ in tasks]
