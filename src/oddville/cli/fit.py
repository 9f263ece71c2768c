"""`oddville fit`: play games, fit the weights of the evaluation to them, and write the weights."""

import argparse
import json
from pathlib import Path
from typing import Any

from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    progress_of,
    runner_of,
    write_file,
)
from oddville.cli.parser import add_command, add_edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

GAMES = 1000
SIMULATIONS = 100
SEED = "fit"
PLAYERS = (2, 3, 4)


def add_fit(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "fit", "cli-fit", run_fit)
    parser.add_argument("output", type=Path, help=texts.say("cli-fit-output"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-fit-games"))
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help=texts.say("cli-fit-simulations"))
    add_edition(parser, texts)
    parser.add_argument("--seed", default=SEED, help=texts.say("cli-balance-seed"))
    add_job_options(parser, texts)


def run_fit(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.bots.search.weights import fitted_weights
    from oddville.lab.training import fitting

    if options.games < 1 or options.simulations < 1:
        raise OddVilleError("error-fit-numbers")
    check_writable(options.output)
    games = _play(options, texts)
    weights = {}
    for players in PLAYERS:
        same_size = [game for game in games if len(game["points"]) == players]
        weights[str(players)] = fitting.fit(same_size, fitted_weights(players))
    write_file(options.output, json.dumps(weights) + "\n")
    print(texts.say("balance-wrote", file=str(options.output)))
    return 0


def _play(options: argparse.Namespace, texts: Texts) -> list[dict[str, Any]]:
    from oddville.lab.journal import run_journaled
    from oddville.lab.training.dataset import SelfPlayTask
    from oddville.lab.training.fitting import play_and_record

    printed = editions.edition(options.edition)
    tasks = {
        game * 10 + n: SelfPlayTask(n, f"{options.seed} {n} {game}", options.simulations, options.edition)
        for game in range(options.games)
        for n in PLAYERS
    }
    job = {"work": "fit", "edition": printed.hash, "simulations": options.simulations, "seed": options.seed}
    with open_journal(options, "fit", job, texts) as journal:
        with progress_of(texts.say("cli-fit"), list(tasks), journal, options, texts) as progress:
            for _ in run_journaled(play_and_record, tasks.items(), journal, runner_of(options), progress):
                pass  # the result is in the journal
        return [journal.done[number] for number in tasks]
