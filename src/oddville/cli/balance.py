"""`oddville balance`: play, check, write report and statistics; `oddville balance tune`: propose changed cards."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    print_note,
    progress_of,
    runner_of,
    write_file,
)
from oddville.cli.parser import add_command, add_commands, add_edition, add_finish_round
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from oddville.cards.printed import Edition
    from oddville.lab.balance.plan import Plan
    from oddville.lab.balance.statistics import Statistics

PLAYERS = "2,3,4"
GAMES = 2000
BOT = "search:simulations=100,eval=linear"
SEED = "balance"
MAX_CHANGES = 12
MAX_STEPS = 100


def add_balance(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "balance", "cli-balance", run_balance)
    parser.add_argument("--players", default=PLAYERS, help=texts.say("cli-balance-players"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-balance-games"))
    parser.add_argument("--bot", default=BOT, help=texts.say("cli-balance-bot", bot=BOT))
    add_edition(parser, texts)
    parser.add_argument("--seed", default=SEED, help=texts.say("cli-balance-seed"))
    add_finish_round(parser, texts)
    parser.add_argument("--report", type=Path, help=texts.say("cli-balance-report"))
    parser.add_argument("--json", type=Path, help=texts.say("cli-balance-json"))
    parser.add_argument("--before", type=Path, help=texts.say("cli-balance-before"))
    add_job_options(parser, texts)
    _add_tune(add_commands(parser, texts), texts)


def _add_tune(actions: Any, texts: Texts) -> None:
    tune = add_command(actions, texts, "tune", "cli-balance-tune", run_tune)
    tune.add_argument("figures", type=Path, help=texts.say("cli-balance-tune-figures"))
    add_edition(tune, texts)
    tune.add_argument("--output", type=Path, help=texts.say("cli-balance-tune-output"))
    most = texts.say("cli-balance-tune-most", most=MAX_CHANGES)
    tune.add_argument("--most", type=int, default=MAX_CHANGES, help=most)


def run_balance(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.lab.balance import report, summary
    from oddville.lab.balance.checks import checks_of
    from oddville.lab.balance.plan import Plan, read_players
    from oddville.lab.balance.statistics import read_statistics

    plan = Plan(
        read_players(options.players),
        options.games,
        options.bot,
        options.edition,
        options.seed,
        options.finish_round,
    )
    plan.check()
    before = read_statistics(options.before) if options.before else None
    for path in filter(None, (options.report, options.json)):
        check_writable(path)
    texts = texts.at_table(editions.edition(plan.edition), [])
    statistics = _play(plan, options, texts)
    print("\n".join(summary.summary(statistics, texts)))
    if options.json:
        data = {**statistics, "checks": checks_of(statistics)}
        _write(options.json, json.dumps(data, indent=1) + "\n", texts)
    if options.report:
        _write(options.report, report.report(statistics, before, texts), texts)
    return 0


def _play(plan: "Plan", options: argparse.Namespace, texts: Texts) -> "Statistics":
    from oddville.lab.arena.matches import merge_failures
    from oddville.lab.arena.reports import describe_failure
    from oddville.lab.balance.plan import play

    runner, numbers = runner_of(options), [number for number, _ in plan.tasks()]
    with open_journal(options, "balance", plan.job(), texts) as journal:
        with progress_of(texts.say("balance-progress"), numbers, journal, options, texts) as progress:
            statistics = play(plan, journal, runner, progress)
        failures = (failure for game in journal.done.values() for failure in game.get("failures", []))
        for failure in merge_failures(failures):
            print_note(describe_failure(plan.bot, failure, texts))
        return statistics


def _write(path: Path, text: str, texts: Texts) -> None:
    write_file(path, text)
    print(texts.say("balance-wrote", file=str(path)))


def run_tune(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.lab.balance.statistics import read_statistics
    from oddville.lab.tuning.edition_file import apply_changes
    from oddville.lab.tuning.proposal import propose
    from oddville.lab.tuning.report import report

    if not 1 <= options.most <= MAX_STEPS:
        raise OddVilleError("error-balance-most", value=str(options.most)[:20], most=MAX_STEPS)
    if options.output:
        check_writable(options.output)
    printed = editions.edition(options.edition)
    statistics = read_statistics(options.figures)
    _check_same(statistics["edition"], printed, options.figures)
    proposal = propose(printed, statistics, options.most)
    print("\n".join(report(proposal, texts.at_table(printed, []), options.output)))
    if options.output and proposal.changes:
        text = editions.text_of(options.edition)
        _write(options.output, apply_changes(text, proposal.changes, proposal.cards), texts)
    return 0


def _check_same(played: "Mapping[str, Any]", printed: "Edition", file: Path) -> None:
    """Refuse statistics of other cards."""
    if played["hash"] != printed.hash:
        theirs, ours = f"{played['name']} {played['hash']}", f"{printed.name} {printed.hash}"
        raise OddVilleError("error-balance-edition", file=str(file), theirs=theirs, ours=ours)
