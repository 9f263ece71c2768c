"""`oddville arena`: bots play many games, and the standings are printed."""

import argparse
import json
import os
import sys
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.games.editions import DEFAULT
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from oddville.lab.arena import Contest
    from oddville.lab.journal import Journal
    from oddville.lab.runners import Runner
    from oddville.lab.standings import Standings

GAMES = 100
RUNNERS = ("processes", "ray", "here")


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


def add_running(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Add how long work is carried out: where, by how many, and with which journal."""
    parser.add_argument("--workers", type=int, help=texts.say("cli-workers"))
    parser.add_argument("--runner", choices=RUNNERS, default=RUNNERS[0], help=texts.say("cli-runner"))
    parser.add_argument("--address", help=texts.say("cli-address"))
    parser.add_argument("--journal", type=Path, help=texts.say("cli-journal"))
    parser.add_argument("--quiet", action="store_true", help=texts.say("cli-quiet"))


def runner_of(options: argparse.Namespace) -> "Runner":
    """The runner that was asked for; one that is not installed is told now, not after hours."""
    from oddville.lab import cluster, runners

    if options.workers is not None and not 1 <= options.workers <= 1000:
        raise OddVilleError("error-workers", workers=str(options.workers)[:20])
    if options.address is not None and options.runner != "ray":
        raise OddVilleError("error-address")
    if options.runner == "here":
        return runners.Here()
    if options.runner == "ray":
        return cluster.Cluster(options.workers, options.address)
    return runners.Processes(options.workers)


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
        _note(texts.say("arena-rounded", facts, all=contest.all_games))
    with kept_journal(options, "arena", contest.job(), texts) as journal:
        found = _played(contest, runner, journal, options, texts)
        _write(found, options, texts)
    if options.json:
        for sentence in reports.failures(found, texts):
            _note(sentence)
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


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written; it is not touched."""
    place = path if path.exists() else path.absolute().parent
    if path.is_dir():
        raise OddVilleError("error-write-folder", file=str(path))
    if not place.exists():
        raise OddVilleError("error-write-nowhere", file=str(path), folder=str(place))
    if not os.access(place, os.W_OK):
        raise OddVilleError("error-write-refused", file=str(path))


@contextmanager
def kept_journal(
    options: argparse.Namespace, name: str, job: "Mapping[str, Any]", texts: Texts
) -> "Iterator[Journal]":
    """The journal of a job: the file that was named, or one in this folder that is gone once all is done.

    Who interrupts is told how to go on.
    """
    from oddville.lab.journal import Journal, digest_of

    path = options.journal or Path(f"oddville-{name}-{digest_of(job)}.jsonl")
    check_writable(path)
    with Journal(path, job) as journal:
        if journal.done and not options.quiet:
            _note(texts.say("journal-resumed", file=str(path), done=len(journal.done)))
        try:
            yield journal
        except BaseException as error:
            if not journal.done:
                path.unlink()
            elif isinstance(error, KeyboardInterrupt):
                _note(texts.say("journal-interrupted", file=str(path), done=len(journal.done)))
            raise
    if options.journal is None:
        path.unlink()


def _note(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


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
