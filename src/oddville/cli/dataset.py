"""`oddville dataset`: self-play games of the search as Parquet files, reproducible from a seed."""

import argparse
from pathlib import Path
from typing import Any

from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    progress_of,
    report_write_errors,
    runner_of,
)
from oddville.cli.parser import add_command, add_edition
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

DEFAULTS = {"games": 1000, "players": 2, "simulations": 100, "seed": "dataset"}


def add_dataset(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "dataset", "cli-dataset", run_dataset)
    parser.add_argument("folder", type=Path, help=texts.say("cli-dataset-folder"))
    for name, value in DEFAULTS.items():
        about = texts.say(f"cli-dataset-{name}", default=value)
        parser.add_argument(f"--{name}", type=type(value), default=value, help=about)
    add_edition(parser, texts)
    add_job_options(parser, texts)


def run_dataset(options: argparse.Namespace, texts: Texts) -> int:
    """Check everything, play, write the files and print their hashes."""
    from oddville.lab.journal import run_journaled
    from oddville.lab.training import dataset_files
    from oddville.lab.training.dataset import DatasetPlan, play_and_record

    plan = DatasetPlan(options.games, options.players, options.simulations, options.edition, options.seed)
    plan.check()
    dataset_files.load_pyarrow()
    _check_folder(options.folder)
    runner = runner_of(options)
    with open_journal(options, "dataset", plan.job(), texts) as journal:
        title = texts.say("cli-dataset-title")
        with progress_of(title, range(plan.games), journal, options, texts) as progress:
            for _ in run_journaled(play_and_record, plan.tasks(), journal, runner, progress):
                pass  # the result is in the journal
        with report_write_errors(options.folder):
            options.folder.mkdir(exist_ok=True)
            hashes = dataset_files.write(options.folder, plan, journal.done, texts)
    for name, digest in hashes.items():
        print(f"{digest}  {options.folder / name}")
    return 0


def _check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be made or written to, before anything is played."""
    if folder.exists() and not folder.is_dir():
        raise OddVilleError("error-dataset-folder", folder=str(folder))
    check_writable(folder / "datasheet.md" if folder.exists() else folder)
