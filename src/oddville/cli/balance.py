"""`oddville balance`: play, tell the checks, write report and figures; `oddville balance tune`: propose changes."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.parser import add_commands
from oddville.cli.running import add_running, check_writable, kept_journal, note, runner_of
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from oddville.cards.printed import Edition
    from oddville.lab.balance.running import Plan
    from oddville.lab.balance.statistics import Statistics

PLAYERS = "2,3,4"
GAMES = 2000
BOT = "search:simulations=100"
SEED = "balance"
MOST_CHANGES = 12
MOST_STEPS = 100


def add_balance(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    about = texts.say("cli-balance")
    parser = commands.add_parser("balance", help=about, description=about)
    parser.add_argument("--players", default=PLAYERS, help=texts.say("cli-balance-players"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-balance-games"))
    parser.add_argument("--bot", default=BOT, help=texts.say("cli-balance-bot", bot=BOT))
    parser.add_argument("--edition", default=editions.DEFAULT, help=texts.say("cli-edition"))
    parser.add_argument("--seed", default=SEED, help=texts.say("cli-balance-seed"))
    parser.add_argument("--report", type=Path, help=texts.say("cli-balance-report"))
    parser.add_argument("--json", type=Path, help=texts.say("cli-balance-json"))
    parser.add_argument("--before", type=Path, help=texts.say("cli-balance-before"))
    add_running(parser, texts)
    parser.set_defaults(run=run_balance)
    _add_tune(add_commands(parser, texts), texts)


def _add_tune(actions: Any, texts: Texts) -> None:
    about = texts.say("cli-balance-tune")
    tune = actions.add_parser("tune", help=about, description=about)
    tune.add_argument("figures", type=Path, help=texts.say("cli-balance-tune-figures"))
    tune.add_argument("--edition", default=editions.DEFAULT, help=texts.say("cli-edition"))
    tune.add_argument("--output", type=Path, help=texts.say("cli-balance-tune-output"))
    most = texts.say("cli-balance-tune-most", most=MOST_CHANGES)
    tune.add_argument("--most", type=int, default=MOST_CHANGES, help=most)
    tune.set_defaults(run=run_tune)


def run_balance(options: argparse.Namespace, texts: Texts) -> int:
    """Play, and tell what the games show."""
    from oddville.lab.balance import figures, report, running, summary

    players = running.read_players(options.players)
    plan = running.checked(running.Plan(players, options.games, options.bot, options.edition, options.seed))
    before = figures.read_figures(options.before) if options.before else None
    for path in filter(None, (options.report, options.json)):
        check_writable(path)
    texts = texts.at_table(editions.edition(plan.edition), [])
    seen = _played(plan, options, texts)
    print("\n".join(summary.summary(seen, texts)))
    if options.json:
        _write(options.json, figures.as_json(seen), texts)
    if options.report:
        _write(options.report, report.report(seen, before, texts), texts)
    return 0


def _played(plan: "Plan", options: argparse.Namespace, texts: Texts) -> "Statistics":
    from oddville.lab.balance import running
    from oddville.lab.matches import counted
    from oddville.lab.progress import progress
    from oddville.lab.reports import failed

    runner, tasks = runner_of(options), plan.tasks()
    with kept_journal(options, "balance", plan.job(), texts) as journal:
        done = sum(number in journal.done for number, _ in tasks)
        title = texts.say("balance-progress")
        with progress(title, len(tasks), done, texts, sys.stderr, quiet=options.quiet) as shown:
            seen = running.play(plan, journal, runner, shown)
        for failure in counted(
            failure for game in journal.done.values() for failure in game.get("failures", [])
        ):
            note(failed(plan.bot, failure, texts))
        return seen


def _write(path: Path, text: str, texts: Texts) -> None:
    from oddville.lab.balance import figures

    figures.write(path, text)
    print(texts.say("balance-wrote", file=str(path)))


def run_tune(options: argparse.Namespace, texts: Texts) -> int:
    """Propose a changed edition and tell the changes."""
    from oddville.lab.balance.figures import read_figures
    from oddville.lab.tuning import proposal, rewriting, telling

    if not 1 <= options.most <= MOST_STEPS:
        raise OddVilleError("error-balance-most", value=str(options.most)[:20], most=MOST_STEPS)
    if options.output:
        check_writable(options.output)
    printed = editions.edition(options.edition)
    seen = read_figures(options.figures)
    _check_same(seen["edition"], printed, options.figures)
    found = proposal.propose(printed, seen, options.most)
    print("\n".join(telling.told(found, texts.at_table(printed, []), options.output)))
    if options.output and found.changes:
        text = editions.text_of(options.edition)
        _write(options.output, rewriting.rewritten(text, found.changes, found.cards), texts)
    return 0


def _check_same(played: "Mapping[str, Any]", printed: "Edition", file: Path) -> None:
    """Refuse figures of other cards."""
    if played["hash"] != printed.hash:
        theirs, ours = f"{played['name']} {played['hash']}", f"{printed.name} {printed.hash}"
        raise OddVilleError("error-balance-edition", file=str(file), theirs=theirs, ours=ours)
