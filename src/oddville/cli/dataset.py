"""`oddville dataset`: games of the search against itself as Parquet, the same to the bit from one seed."""

import argparse
import sys
from pathlib import Path
from typing import Any

from oddville.cli.running import add_running, check_writable, kept_journal, runner_of
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

GAMES = 1000
PLAYERS = 2
SIMULATIONS = 100
SEED = "dataset"


def add_dataset(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    about = texts.say("cli-dataset")
    parser = commands.add_parser("dataset", help=about, description=about)
    parser.add_argument("folder", type=Path, help=texts.say("cli-dataset-folder"))
    for name, value in (("games", GAMES), ("players", PLAYERS), ("simulations", SIMULATIONS), ("seed", SEED)):
        told = texts.say(f"cli-dataset-{name}", default=value)
        parser.add_argument(f"--{name}", type=type(value), default=value, help=told)
    parser.add_argument("--edition", default=editions.DEFAULT, help=texts.say("cli-edition"))
    add_running(parser, texts)
    parser.set_defaults(run=run_dataset)


def run_dataset(options: argparse.Namespace, texts: Texts) -> int:
    """Check everything, play, write, and print the hashes."""
    from oddville.lab import dataset, dataset_files

    plan = dataset.Plan(options.games, options.players, options.simulations, options.edition, options.seed)
    plan.check()
    dataset_files.load_pyarrow()
    _check_folder(options.folder)
    runner = runner_of(options)
    job = {
        "work": "dataset",
        "edition": plan.first_game().edition.hash,
        "players": plan.players,
        "simulations": plan.simulations,
        "seed": plan.seed,
    }
    with kept_journal(options, "dataset", job, texts) as journal:
        _play(plan, journal, runner, options, texts)
        try:
            options.folder.mkdir(exist_ok=True)
            hashes = dataset_files.write(options.folder, plan, journal.done, texts)
        except OSError as error:
            raise OddVilleError("error-write", file=str(options.folder), reason=str(error)) from None
    for name, digest in hashes.items():
        print(f"{digest}  {options.folder / name}")
    return 0


def _check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be made or written to, before anything is played."""
    if folder.exists() and not folder.is_dir():
        raise OddVilleError("error-dataset-folder", folder=str(folder))
    check_writable(folder / "datasheet.md" if folder.exists() else folder)


def _play(plan: Any, journal: Any, runner: Any, options: argparse.Namespace, texts: Texts) -> None:
    from oddville.lab.chores import carry_out
    from oddville.lab.dataset import play_and_note
    from oddville.lab.progress import progress

    done = sum(number in journal.done for number in range(plan.games))
    title = texts.say("cli-dataset-title")
    with progress(title, plan.games, done, texts, sys.stderr, quiet=options.quiet) as shown:
        for _ in carry_out(play_and_note, plan.tasks(), journal, runner, shown):
            pass  # the journal has it
