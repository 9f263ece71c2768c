"""`oddville review`: what each move of a game was worth, and what was luck."""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.parser import add_command
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.analysis import Moment, ReviewSettings
    from oddville.games.game import Game

SIMULATIONS = 800
MAX_SIMULATIONS = 1_000_000
SUFFIX = ".review.json"


def add_review(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "review", "cli-review", run)
    parser.add_argument("record", type=Path, help=texts.say("cli-review-record"), metavar="RECORD")
    parser.add_argument("--everybody", action="store_true", help=texts.say("cli-review-everybody"))
    about = texts.say("cli-review-simulations", simulations=SIMULATIONS)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help=about)
    parser.add_argument("--seed", default="review", help=texts.say("cli-review-seed"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-review-json"))
    parser.add_argument("--html", type=Path, help=texts.say("cli-review-html"), metavar="FILE")
    parser.add_argument("--play-on", type=int, help=texts.say("cli-review-play-on"), metavar="MOVE")
    parser.add_argument("--save", type=Path, help=texts.say("cli-review-save"), metavar="FILE")
    parser.add_argument("--quiet", action="store_true", help=texts.say("cli-quiet"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal.record_files import read_game

    if not 16 <= options.simulations <= MAX_SIMULATIONS:
        raise OddVilleError("error-review-simulations", most=MAX_SIMULATIONS)
    if (options.play_on is None) != (options.save is None):
        raise OddVilleError("error-review-save")
    game, record = read_game(options.record, None)
    if options.save is not None:
        return _save(game, record.names, options, texts)
    return _review(game, record.names, options, texts)


def _save(game: "Game", names: list[str], options: argparse.Namespace, texts: Texts) -> int:
    """Write a record that begins after a move, with the unseen cards dealt anew."""
    from oddville.analysis import continuation
    from oddville.games.records.writer import record_of
    from oddville.terminal.record_files import write_text

    if not 0 <= options.play_on <= game.ply - game.is_over:
        raise OddVilleError("error-review-move", most=game.ply - game.is_over)
    there = continuation(game, options.play_on, random.Random(f"{options.seed}/{options.play_on}"))
    write_text(options.save, str(record_of(there, names)))
    print(texts.say("review-saved", file=str(options.save)))
    return 0


def _review(game: "Game", names: list[str], options: argparse.Namespace, texts: Texts) -> int:
    import msgspec

    from oddville.analysis import ReviewSettings, finish, judged_players
    from oddville.analysis.page import page
    from oddville.analysis.review import BOT
    from oddville.cli.jobs import check_writable
    from oddville.terminal.record_files import write_text
    from oddville.terminal.review_report import move_words, report

    settings = ReviewSettings(
        simulations=options.simulations, judged=judged_players(names, options.everybody), seed=options.seed
    )
    if options.html:
        check_writable(options.html)
    review = finish(game, names, settings, _compute(game, settings, options, texts))
    at_table = texts.at_table(game.edition, [name.removeprefix(BOT) for name in names])
    words = move_words(game, at_table)
    if options.html:
        write_text(options.html, page(review, at_table, words))
        print(texts.say("review-written", file=str(options.html)))
    elif options.json:
        print(json.dumps(msgspec.to_builtins(review), indent=1, ensure_ascii=False))
    else:
        print("\n".join(report(review, at_table, words)))
    return 0


def _compute(
    game: "Game", settings: "ReviewSettings", options: argparse.Namespace, texts: Texts
) -> "dict[int, Moment]":
    """All moments: those stored beside the record, and the missing ones, which are then stored as well."""
    from oddville.analysis import digest, moments
    from oddville.lab.progress import progress

    key, path = digest(game, settings), options.record.with_suffix(SUFFIX)
    done = _load(path, key)
    before, total = len(done), game.ply + 1
    title = texts.say("review-title")
    try:
        with progress(title, total, before, texts, sys.stderr, quiet=options.quiet) as advance:
            for moment in moments(game, settings, dict(done)):
                done[moment.ply] = moment
                advance(1)
    finally:
        if len(done) > before:
            _store(path, key, done, texts, is_complete=len(done) == total)
    return done


def _load(path: Path, key: str) -> "dict[int, Moment]":
    from oddville.analysis.storage import stored_moments
    from oddville.terminal.record_files import read_text

    return stored_moments(read_text(path), key) if path.is_file() else {}


def _store(path: Path, key: str, done: "dict[int, Moment]", texts: Texts, *, is_complete: bool) -> None:
    """Store what has been computed; a folder that cannot be written does not spoil the review."""
    from oddville.analysis.storage import stored_text
    from oddville.cli.jobs import print_note
    from oddville.terminal.record_files import FileError, write_text

    try:
        write_text(path, stored_text(key, done.values()))
    except FileError as error:
        for message, facts in error.messages():
            print_note(texts.say(message, facts))
        return
    if not is_complete:
        print_note(texts.say("review-interrupted", file=str(path), done=len(done)))
