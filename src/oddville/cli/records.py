"""`oddville verify` and `oddville replay`: check records, backups and databases, or show a record as a web page."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.parser import add_command
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.games.records.verification import Verification


def add_verify(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "verify", "cli-verify", run_verify)
    parser.add_argument("files", nargs="+", help=texts.say("cli-verify-files"), metavar="FILE")
    parser.add_argument("--edition", help=texts.say("cli-verify-edition"))


def run_verify(options: argparse.Namespace, texts: Texts) -> int:
    """Check each file and print all findings; the exit code is 1 if something is wrong."""
    import asyncio

    from oddville.games import editions
    from oddville.games.records.verification import Verification, verify
    from oddville.server.store.verification import is_store, verify_store
    from oddville.terminal.record_files import read_text

    edition = editions.edition(options.edition) if options.edition else None

    def check(file: str) -> Verification:
        return asyncio.run(verify_store(file)) if is_store(file) else verify(read_text(Path(file)), edition)

    return max([_report(file, check(file), texts) for file in options.files])


def _report(file: str, verification: "Verification", texts: Texts) -> int:
    for message, facts in verification.passed:
        print(texts.say("verify-good", file=file, finding=texts.say(message, facts)))
    for message, facts in verification.problems:
        print(texts.say("verify-bad", file=file, problem=texts.say(message, facts)))
    return 1 if verification.problems else 0


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
