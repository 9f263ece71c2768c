"""`oddville train`: networks for the search from self-play, generation by generation, in one folder."""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cards.facts import reason_of
from oddville.cli.jobs import add_runner_options, check_writable, print_note, report_write_errors, runner_of
from oddville.cli.parser import add_command, add_edition
from oddville.games import editions
from oddville.games.deals import is_seed
from oddville.games.errors import MissingExtra, OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.progress import Progress

DEFAULTS = {
    "generations": 20,
    "games": 4000,
    "simulations": 160,
    "gate_games": 400,
    "hidden": 68,
    "window": 5,
}
MAX_HIDDEN = 512
PLAYERS = (2, 3, 4)
BUILT_IN = "built-in"
NETWORK = "network.json"
PLOT = "progress.svg"


def add_train(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "train", "cli-train", run_train)
    parser.add_argument("folder", type=Path, help=texts.say("cli-train-folder"))
    for name, value in DEFAULTS.items():
        option = name.replace("_", "-")
        about = texts.say(f"cli-train-{option}", default=value)
        parser.add_argument(f"--{option}", type=int, default=value, help=about)
    about = texts.say("cli-train-players")
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=PLAYERS, help=about)
    parser.add_argument("--start", metavar="FILE", help=texts.say("cli-train-start", built_in=BUILT_IN))
    add_edition(parser, texts)
    parser.add_argument("--seed", default="train", help=texts.say("cli-balance-seed"))
    add_runner_options(parser, texts)


def run_train(options: argparse.Namespace, texts: Texts) -> int:
    """Train the missing generations; after each write the best networks and the plot."""
    _check(options)
    # threads slow products of such small matrices down, by ten times on a busy machine
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    try:
        from oddville.lab.training.generations import START, Training, TrainingPlan, write_json
        from oddville.lab.training.training_plot import plot
    except ModuleNotFoundError:
        raise MissingExtra("error-extra", what="numpy", extra="train") from None
    numbers = {name: getattr(options, name) for name in DEFAULTS if name != "generations"}
    players = tuple(sorted(set(options.players)))
    start = _start(options.start, players)
    plan = TrainingPlan(
        players=players, edition=options.edition, seed=options.seed, start=start and _digest(start), **numbers
    )
    training = Training(options.folder, plan, runner_of(options), _Bars(options, texts).bar)
    with report_write_errors(options.folder):
        options.folder.mkdir(exist_ok=True)
        if start and not (options.folder / START).exists():
            write_json(options.folder / START, json.loads(start))
    for best in training.run(options.generations):
        history = best["made"]["history"]
        for row in history[-len(players) :]:
            print_note(texts.say("train-generation", _facts(row, texts)))
        with report_write_errors(options.folder):
            write_json(options.folder / NETWORK, best)
            plot(history, options.folder / PLOT, texts)
    print(texts.say("balance-wrote", file=str(options.folder / NETWORK)))
    return 0


def _check(options: argparse.Namespace) -> None:
    """Refuse what cannot be trained before anything is played."""
    if any(getattr(options, name) < 1 for name in DEFAULTS):
        raise OddVilleError("error-train-numbers")
    if options.hidden % 2 or options.hidden > MAX_HIDDEN:
        raise OddVilleError("error-train-hidden", most=MAX_HIDDEN)
    if not is_seed(options.seed):
        raise OddVilleError("error-seed", longest=100)
    editions.edition(options.edition)
    if options.folder.is_file():
        raise OddVilleError("error-dataset-folder", folder=str(options.folder))
    check_writable(options.folder / NETWORK if options.folder.exists() else options.folder)


def _start(file: str | None, players: Sequence[int]) -> str | None:
    """The content of the network file to start from, which has a network for each number of players."""
    from oddville.bots.search.network_file import arrays_of, built_in_text

    if file is None:
        return None
    try:
        text = built_in_text() if file == BUILT_IN else Path(file).read_text("utf-8")
        for each in players:
            arrays_of(json.loads(text), each)
    except OSError as error:
        raise OddVilleError("error-file", file=file, reason=reason_of(error)) from None
    except (ValueError, KeyError, TypeError):
        raise OddVilleError("error-train-start", file=file) from None
    return text


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _facts(row: dict[str, Any], texts: Texts) -> dict[str, Any]:
    rate, low, high = (texts.figures(f"{100 * row[key]:.1f}") for key in ("rate", "low", "high"))
    return {
        "generation": row["generation"],
        "players": row["players"],
        "measured": texts.figures(f"{row['loss']:.4f}"),
        "games": row["gate_games"],
        "rate": rate,
        "low": low,
        "high": high,
        "accepted": "yes" if row["accepted"] else "no",
    }


class _Bars:
    """Makes the progress bars of the stages."""

    def __init__(self, options: argparse.Namespace, texts: Texts) -> None:
        self._quiet, self._texts = options.quiet, texts

    def bar(
        self, stage: str, generation: int, players: int, total: int, done: int
    ) -> "AbstractContextManager[Progress]":
        from oddville.lab.progress import progress

        facts = {"stage": stage, "generation": generation, "players": players}
        title = self._texts.say("train-stage", facts)
        return progress(title, total, done, self._texts, sys.stderr, quiet=self._quiet)
