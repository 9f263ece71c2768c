"""`oddville arena`: let bots play many games and print the standings."""

import argparse
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.jobs import (
    add_job_options,
    check_writable,
    open_journal,
    print_note,
    progress_of,
    report_write_errors,
    runner_of,
    write_file,
)
from oddville.cli.parser import add_command, add_edition, add_finish_round
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.lab.arena.arena import Contest
    from oddville.lab.arena.standings import Standings
    from oddville.lab.journal import Journal
    from oddville.lab.runners import Runner

GAMES = 100


def add_arena(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "arena", "cli-arena", run)
    parser.add_argument("bots", nargs="*", metavar=texts.say("cli-bot"), help=texts.say("cli-arena-bots"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts.say("cli-arena-games", games=GAMES))
    parser.add_argument("--players", type=int, help=texts.say("cli-arena-players"))
    add_edition(parser, texts)
    parser.add_argument("--seed", help=texts.say("cli-arena-seed"))
    parser.add_argument("--turn-limit", type=int, help=texts.say("cli-arena-turn-limit"))
    add_finish_round(parser, texts)
    parser.add_argument("--luck", action="store_true", help=texts.say("cli-arena-luck"))
    parser.add_argument("--until-sure", action="store_true", help=texts.say("cli-arena-until-sure"))
    parser.add_argument("--at-least", type=float, help=texts.say("cli-arena-at-least"))
    _add_output(parser, texts)
    add_job_options(parser, texts)


def _add_output(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arena-json"))
    parser.add_argument("--save", type=Path, help=texts.say("cli-arena-save"))
    parser.add_argument("--csv", type=Path, help=texts.say("cli-arena-csv"))
    parser.add_argument("--plot", type=Path, help=texts.say("cli-arena-plot"))
    parser.add_argument("--ladder", action="store_true", help=texts.say("cli-arena-ladder"))
    parser.add_argument("--ideas", action="store_true", help=texts.say("cli-arena-ideas"))
    parser.add_argument("--write", type=Path, help=texts.say("cli-arena-write"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    if options.ladder or options.ideas:
        return _ladder(options, texts)
    from oddville.lab.arena import arena, reports

    if options.write:
        raise OddVilleError("error-arena-write")
    contest = arena.contest(
        options.bots,
        options.games,
        options.players,
        options.edition,
        arena.DEFAULT_SEED if options.seed is None else options.seed,
        options.turn_limit,
        options.finish_round,
        options.luck,
    )
    _check_test(options, contest)
    _check_outputs(options)
    runner = runner_of(options)
    if contest.all_games != contest.games and not options.quiet:
        facts = {"games": contest.games, "deals": contest.deals, "each": contest.games_per_deal}
        print_note(texts.say("arena-rounded", facts, all=contest.all_games))
    with open_journal(options, "arena", contest.job(), texts) as journal:
        standings = _play(contest, runner, journal, options, texts)
        _write(standings, options, texts)  # before the journal is removed
    if options.json:
        for sentence in reports.failures(standings, texts):
            print_note(sentence)
    output = json.dumps(standings["rows"], indent=1) if options.json else reports.report(standings, texts)
    print(output, flush=True)
    return 0


def _check_test(options: argparse.Namespace, contest: "Contest") -> None:
    if options.at_least is not None and not 0 < options.at_least < 1:
        raise OddVilleError("error-at-least", rate=f"{options.at_least:g}")
    if (options.at_least is not None or options.until_sure) and len(contest.bots) != 2:
        raise OddVilleError("error-arena-two")


def _check_outputs(options: argparse.Namespace) -> None:
    """Refuse output files that cannot be written, before anything is played."""
    from oddville.lab.arena.plots import check_plot

    for path in (options.save, options.csv, options.plot, options.write):
        if path is not None:
            check_writable(path)
    if options.plot:
        check_plot(options.plot)


def _play(
    contest: "Contest", runner: "Runner", journal: "Journal", options: argparse.Namespace, texts: Texts
) -> "Standings":
    from oddville.lab.arena import arena, standings, statistics

    against = 1 / contest.players if options.at_least is None else options.at_least
    until = statistics.SequentialTest(against) if options.until_sure else None
    title = texts.say("arena-title", bots=list(contest.names))
    # standard output is for the standings alone, whatever Ray and bots print
    with (
        progress_of(title, contest.numbers(), journal, options, texts) as progress,
        redirect_stdout(sys.stderr),
    ):
        deals = arena.play(contest, runner, journal, progress, until)
    return standings.standings(contest, journal.done, deals, options.at_least, anytime=options.until_sure)


def _write(standings: "Standings", options: argparse.Namespace, texts: Texts) -> None:
    from oddville.lab.arena import plots, reports

    if options.save:
        write_file(options.save, json.dumps(standings, indent=1) + "\n")
    if options.csv:
        write_file(options.csv, reports.as_csv(standings["rows"]))
    if options.plot:
        with report_write_errors(options.plot):
            plots.plot(standings, options.plot, texts)


def _ladder(options: argparse.Namespace, texts: Texts) -> int:
    """Play all pairings and print the table; `--write` puts it into a page."""
    from oddville.lab.arena import ladder
    from oddville.lab.pages import split_page, update_page

    if options.bots:
        raise OddVilleError("error-ladder-bots")
    _check_outputs(options)
    if options.write:
        split_page(options.write, ladder.MARK)  # refuses a page without the markers
    rungs = ladder.IDEAS if options.ideas else ladder.LADDER
    plan, runner = ladder.contests(rungs), runner_of(options)
    with open_journal(options, "ladder", ladder.job(plan), texts) as journal:
        table = ladder.markdown([_play(each, runner, journal, options, texts) for each in plan], texts)
        if options.write:
            update_page(options.write, ladder.MARK, table)
    print(table, end="", flush=True)
    return 0
