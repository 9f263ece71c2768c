"""`oddville puzzles`: solve puzzles in the terminal. `oddville puzzles make` makes new ones."""

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    progress_of,
    runner_of,
    write_file,
)
from oddville.cli.parser import add_command, add_edition
from oddville.games.errors import OddVilleError
from oddville.games.puzzles.collection import puzzle_of_day, puzzles
from oddville.games.puzzles.puzzle import THEMES
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.games.puzzles.puzzle import Puzzle
    from oddville.lab.journal import Journal
    from oddville.lab.puzzles.plan import PuzzlePlan

MAKE = "make"
TODAY = "today"
DEFAULTS = {"count": 200, "games": 300, "simulations": 400, "seed": "puzzles"}


def add_puzzles(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "puzzles", "cli-puzzles", run)
    parser.add_argument("what", nargs="?", metavar="N", help=texts.say("cli-puzzles-what"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=texts.say("cli-puzzles-file"))
    parser.add_argument("--theme", choices=THEMES, help=texts.say("cli-puzzles-theme"))
    _add_make_options(parser, texts)


def _add_make_options(parser: argparse.ArgumentParser, texts: Texts) -> None:
    group = parser.add_argument_group(texts.say("cli-puzzles-make"))
    for name, value in DEFAULTS.items():
        about = texts.say(f"cli-puzzles-{name}", default=value)
        group.add_argument(f"--{name}", type=type(value), default=value, help=about)
    about = texts.say("cli-puzzles-records")
    group.add_argument("--records", type=Path, nargs="+", default=[], metavar="RECORD", help=about)
    about = texts.say("cli-puzzles-add")
    group.add_argument("--add", type=Path, nargs="+", default=[], metavar="FILE", help=about)
    add_edition(parser, texts)
    add_job_options(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    if options.what == MAKE:
        if options.file is None:
            raise OddVilleError("error-puzzles-file")
        return run_make(options, texts)
    if options.file is not None:
        raise OddVilleError("error-puzzles-what", what=str(options.what)[:60])
    return run_solve(options, texts)


def run_solve(options: argparse.Namespace, texts: Texts) -> int:
    """A puzzle by number and those after it, those of a theme, or that of the day."""
    from oddville.terminal.puzzle_session import puzzles_of, solve

    themes = [options.theme] if options.theme else list(THEMES)
    if options.what == TODAY or (options.what is None and options.theme is None):
        puzzles = [puzzle_of_day(datetime.now(UTC).date())]
    else:
        puzzles = list(puzzles_of(themes, 0 if options.what is None else _number(options.what) - 1))
    return solve(puzzles, texts, sys.stdin, sys.stdout)


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", text, re.ASCII) or not 1 <= int(text) <= len(puzzles()):
        raise OddVilleError("error-puzzles-number", what=text[:60], most=len(puzzles()))
    return int(text)


def run_make(options: argparse.Namespace, texts: Texts) -> int:
    """Look through games and records, then write a balanced collection."""
    from oddville.games.puzzles.collection import collection_text
    from oddville.lab.puzzles.plan import PuzzlePlan
    from oddville.lab.puzzles.selection import select
    from oddville.terminal.record_files import read_text

    records = tuple(map(read_text, options.records))
    job = (options.games, options.simulations, options.seed, options.edition, records, options.theme)
    plan = PuzzlePlan(*job)
    plan.check()
    if options.count < 1:
        raise OddVilleError("error-puzzles-count")
    others = [each for file in options.add for each in _collection(file)]
    check_writable(options.file)
    with open_journal(options, "puzzles", plan.job(), texts) as journal:
        _search(plan, journal, options, texts)
        selection = select([*others, *_made_puzzles(plan, journal)], options.count)
        write_file(options.file, collection_text(str(each.record) for each in selection))
    print(texts.say("puzzles-made", file=str(options.file), count=len(selection)))
    return 0


def _search(plan: "PuzzlePlan", journal: "Journal", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.lab.journal import run_journaled
    from oddville.lab.puzzles.making import make_puzzles

    numbers, title = range(len(plan.records) + plan.games), texts.say("cli-puzzles-title")
    with progress_of(title, numbers, journal, options, texts) as progress:
        for _ in run_journaled(make_puzzles, plan.sources(), journal, runner_of(options), progress):
            pass  # the result is in the journal


def _collection(file: Path) -> "list[Puzzle]":
    """The puzzles of a file that was made earlier."""
    from oddville.games.puzzles.collection import split_records
    from oddville.games.puzzles.puzzle import read_puzzle
    from oddville.terminal.record_files import read_text

    return [read_puzzle(text) for text in split_records(read_text(file))]


def _made_puzzles(plan: "PuzzlePlan", journal: "Journal") -> "list[Puzzle]":
    from oddville.games.puzzles.puzzle import read_puzzle

    return [read_puzzle(text) for number, _ in plan.sources() for text in journal.done.get(number, ())]
