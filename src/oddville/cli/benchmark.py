"""`oddville benchmark`: play the fixed protocol with an agent and write its row."""

import argparse
import sys
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oddville.bots.spec import parse_spec
from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    print_note,
    progress_of,
    runner_of,
    write_file,
)
from oddville.cli.parser import add_command
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.arena.arena import Contest
    from oddville.lab.benchmark.rows import BenchmarkRow
    from oddville.lab.journal import Journal

MARK: Final = "benchmark"
"""The markers of the table in a page."""


def add_benchmark(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "benchmark", "cli-benchmark", run)
    parser.add_argument(
        "agent", nargs="?", metavar=texts.say("cli-bot"), help=texts.say("cli-benchmark-agent")
    )
    parser.add_argument("--quick", action="store_true", help=texts.say("cli-benchmark-quick"))
    parser.add_argument("--players", type=int, help=texts.say("cli-benchmark-players"))
    parser.add_argument("--name", help=texts.say("cli-benchmark-name"))
    parser.add_argument("--training-decisions", type=int, help=texts.say("cli-benchmark-training"))
    parser.add_argument("--save", type=Path, help=texts.say("cli-benchmark-save"))
    parser.add_argument("--table", type=Path, help=texts.say("cli-benchmark-table"))
    parser.add_argument("--write", type=Path, help=texts.say("cli-benchmark-write"))
    add_job_options(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    if (options.agent is None) == (options.table is None):
        raise OddVilleError("error-benchmark-agent")
    if options.write is not None and options.table is None:
        raise OddVilleError("error-benchmark-write")
    return _print_table(options, texts) if options.table else _measure(options, texts)


def _print_table(options: argparse.Namespace, texts: Texts) -> int:
    """Print the table of the rows in a folder; `--write` puts it into a page."""
    from oddville.lab.benchmark import rows, table
    from oddville.lab.pages import update_page

    markdown = table.markdown(rows.read_rows(options.table), texts)
    if options.write:
        check_writable(options.write)
        update_page(options.write, MARK, markdown)
    print(markdown, end="", flush=True)
    return 0


def _measure(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.lab.benchmark import protocol, rows, table

    name = options.name or parse_spec(options.agent).text
    file = options.save or _default_file(options)
    check_writable(file)
    plan = protocol.contests(options.agent, protocol.checked_players(options.players), quick=options.quick)
    with open_journal(options, "benchmark", protocol.job(plan), texts) as journal:
        _play(plan, journal, options, texts)
        row = rows.row_of(
            name,
            options.agent,
            plan,
            journal.done,
            quick=options.quick,
            training=options.training_decisions,
        )
        write_file(file, rows.as_json(row))  # before the journal is removed
    _print_failures(row, texts)
    print(table.markdown([row], texts), end="", flush=True)
    if not options.quiet:
        print_note(texts.say("benchmark-saved", file=str(file)))
    return 0


def _default_file(options: argparse.Namespace) -> Path:
    label = parse_spec(options.agent).label
    return Path(f"benchmark-{label}{'-quick' if options.quick else ''}.json")


def _play(plan: "list[Contest]", journal: "Journal", options: argparse.Namespace, texts: Texts) -> None:
    """Play the matches that the journal lacks."""
    from oddville.lab.benchmark import protocol
    from oddville.lab.journal import run_journaled

    numbers = protocol.numbers(plan)
    # standard output is for the row alone, whatever bots print
    with (
        progress_of(
            texts.say("benchmark-title", agent=options.agent), numbers, journal, options, texts
        ) as bar,
        redirect_stdout(sys.stderr),
        closing(
            run_journaled(protocol.play_strictly, protocol.matches(plan), journal, runner_of(options), bar)
        ) as finished,
    ):
        for _ in finished:
            pass


def _print_failures(row: "BenchmarkRow", texts: Texts) -> None:
    from oddville.lab.arena.reports import describe_failure

    if row["failed_games"]:
        print_note(
            texts.say("benchmark-failed", agent=row["agent"], games=row["failed_games"], of=row["games"])
        )
    for failure in row["failures"]:
        print_note(describe_failure(row["agent"], failure, texts))
