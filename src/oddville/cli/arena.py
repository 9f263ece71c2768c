"""`oddville arena`: bots play many games, and the standings are printed."""

import argparse
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.running import add_running, check_writable, kept_journal, note, runner_of
from oddville.games.editions import DEFAULT
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.arena import Contest
    from oddville.lab.journal import Journal
    from oddville.lab.runners import Runner
    from oddville.lab.standings import Standings

GAMES = 100


def add_arena(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("arena", help=texts.say("cli-arena"), description=texts.say("cli-arena"))
    parser.add_argument("bots", nargs="*", metavar=texts.say("cli-bot"), help=texts.say("cli-arena-bots"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-arena-games", games=GAMES))
    parser.add_argument("--players", type=int, help=texts.say("cli-arena-players"))
    parser.add_argument("--edition", default=DEFAULT, help=texts.say("cli-edition"))
    parser.add_argument("--seed", help=texts.say("cli-arena-seed"))
    parser.add_argument("--turn-limit", type=int, help=texts.say("cli-arena-turn-limit"))
    parser.add_argument("--until-sure", action="store_true", help=texts.say("cli-arena-until-sure"))
    parser.add_argument("--at-least", type=float, help=texts.say("cli-arena-at-least"))
    _add_output(parser, texts)
    add_running(parser, texts)
    parser.set_defaults(run=run)


def _add_output(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arena-json"))
    parser.add_argument("--save", type=Path, help=texts.say("cli-arena-save"))
    parser.add_argument("--csv", type=Path, help=texts.say("cli-arena-csv"))
    parser.add_argument("--plot", type=Path, help=texts.say("cli-arena-plot"))
    parser.add_argument("--ladder", action="store_true", help=texts.say("cli-arena-ladder"))
    parser.add_argument("--ideas", action="store_true", help=texts.say("cli-arena-ideas"))
    parser.add_argument("--write", type=Path, help=texts.say("cli-arena-write"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Check everything, play, and tell."""
    if options.ladder or options.ideas:
        return _ladder(options, texts)
    from oddville.lab import arena, reports

    if options.write:
        raise OddVilleError("error-arena-write")
    contest = arena.contest(
        options.bots,
        options.games,
        options.players,
        options.edition,
        arena.DEFAULT_SEED if options.seed is None else options.seed,
        options.turn_limit,
    )
    _check_test(options, contest)
    _check_outputs(options)
    runner = runner_of(options)
    if contest.all_games != contest.games and not options.quiet:
        facts = {"games": contest.games, "deals": contest.deals, "each": contest.games_per_deal}
        note(texts.say("arena-rounded", facts, all=contest.all_games))
    with kept_journal(options, "arena", contest.job(), texts) as journal:
        found = _played(contest, runner, journal, options, texts)
        _write(found, options, texts)
    if options.json:
        for sentence in reports.failures(found, texts):
            note(sentence)
    print(json.dumps(found["rows"], indent=1) if options.json else reports.report(found, texts), flush=True)
    return 0


def _check_test(options: argparse.Namespace, contest: "Contest") -> None:
    if options.at_least is not None and not 0 < options.at_least < 1:
        raise OddVilleError("error-at-least", rate=f"{options.at_least:g}")
    if (options.at_least is not None or options.until_sure) and len(contest.bots) != 2:
        raise OddVilleError("error-arena-two")


def _check_outputs(options: argparse.Namespace) -> None:
    """Refuse files that could not be written, before anything is played."""
    from oddville.lab.plots import check_plot

    for path in (options.save, options.csv, options.plot, options.write):
        if path is not None:
            check_writable(path)
    if options.plot:
        check_plot(options.plot)


def _played(
    contest: "Contest", runner: "Runner", journal: "Journal", options: argparse.Namespace, texts: Texts
) -> "Standings":
    """Play a contest, showing how far it has come, and count it up."""
    from oddville.lab import arena, progress, standings, statistics

    against = 1 / contest.players if options.at_least is None else options.at_least
    until = statistics.Bets(against) if options.until_sure else None
    title = texts.say("arena-title", bots=list(contest.names))
    done = sum(number in journal.done for number in contest.numbers())
    bar = progress.progress(title, contest.all_games, done, texts, sys.stderr, quiet=options.quiet)
    # standard output is for the standings alone; Ray and bots may have other ideas
    with bar as shown, redirect_stdout(sys.stderr):
        deals = arena.play(contest, runner, journal, shown, until)
    return standings.standings(contest, journal.done, deals, options.at_least, anytime=options.until_sure)


def _write(found: "Standings", options: argparse.Namespace, texts: Texts) -> None:
    """Write the files that were asked for; while the journal is still there, should one fail."""
    from oddville.lab import plots, reports

    try:
        if options.save:
            options.save.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        if options.csv:
            options.csv.write_text(reports.as_csv(found["rows"]), "utf-8")
        if options.plot:
            plots.plot(found, options.plot, texts)
    except OSError as error:
        raise OddVilleError(
            "error-write", file=str(error.filename), reason=error.strerror or str(error)
        ) from None


def _ladder(options: argparse.Namespace, texts: Texts) -> int:
    """Play all rungs and print the table; with a page named, put it there."""
    from oddville.lab import ladder

    if options.bots:
        raise OddVilleError("error-ladder-bots")
    _check_outputs(options)
    if options.write:
        ladder.check_page(options.write)
    rungs = ladder.IDEAS if options.ideas else ladder.LADDER
    plan, runner = ladder.contests(rungs), runner_of(options)
    with kept_journal(options, "ladder", ladder.job(plan), texts) as journal:
        table = ladder.markdown([_played(each, runner, journal, options, texts) for each in plan], texts)
        if options.write:
            ladder.renew(options.write, table)
    print(table, end="", flush=True)
    return 0
