"""`oddville verify`: whether records hold, and whether their shuffle is the one that was promised."""

import argparse
from pathlib import Path
from typing import Any

from oddville.texts import Texts


def add_verify(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("verify", help=texts.say("cli-verify"), description=texts.say("cli-verify"))
    parser.add_argument("records", type=Path, nargs="+", help=texts.say("cli-verify-files"), metavar="FILE")
    parser.add_argument("--edition", help=texts.say("cli-verify-edition"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Check each record and say everything that was found; 1 if something is wrong, 2 if a file cannot be read."""
    from oddville.games import editions
    from oddville.games.verifying import verify
    from oddville.terminal.saving import read_text

    edition = editions.edition(options.edition) if options.edition else None
    wrong = False
    for path in options.records:
        verdict = verify(read_text(path), edition)
        for message, facts in verdict.holds:
            print(texts.say("verify-good", file=str(path), finding=texts.say(message, facts)))
        for message, facts in verdict.problems:
            print(texts.say("verify-bad", file=str(path), problem=texts.say(message, facts)))
        wrong = wrong or bool(verdict.problems)
    return 1 if wrong else 0
