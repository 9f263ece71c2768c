"""`oddville verify` and `oddville replay`: check records and their shuffle, or show a record as a web page."""

import argparse
from pathlib import Path
from typing import Any

from oddville.cli.parser import add_command
from oddville.texts import Texts


def add_verify(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "verify", "cli-verify", run_verify)
    parser.add_argument("records", type=Path, nargs="+", help=texts.say("cli-verify-files"), metavar="FILE")
    parser.add_argument("--edition", help=texts.say("cli-verify-edition"))


def run_verify(options: argparse.Namespace, texts: Texts) -> int:
    """Check each record and print all findings; the exit code is 1 if a record is wrong."""
    from oddville.games import editions
    from oddville.games.records.verification import verify
    from oddville.terminal.record_files import read_text

    edition = editions.edition(options.edition) if options.edition else None
    wrong = False
    for path in options.records:
        found = verify(read_text(path), edition)
        for message, facts in found.passed:
            print(texts.say("verify-good", file=str(path), finding=texts.say(message, facts)))
        for message, facts in found.problems:
            print(texts.say("verify-bad", file=str(path), problem=texts.say(message, facts)))
        wrong = wrong or bool(found.problems)
    return 1 if wrong else 0


def add_replay(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "replay", "cli-replay", run_replay)
    parser.add_argument("record", type=Path, help=texts.say("cli-replay-record"), metavar="RECORD")
    parser.add_argument("--html", type=Path, required=True, help=texts.say("cli-replay-html"), metavar="FILE")


def run_replay(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.server.http.replay_file import replay_page
    from oddville.server.tables.replays import replay_of
    from oddville.terminal.record_files import read_game, write_text

    game, record = read_game(options.record, None)
    write_text(options.html, replay_page(replay_of(game, record.names), str(record)))
    print(texts.say("cli-replay-written", file=str(options.html)))
    return 0
