"""`oddville rules`: read the rules and the rulings."""

import argparse
import os
import sys
from typing import Any

from oddville.texts import Texts


def add_rules(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    about = texts.say("cli-rules")
    parser = commands.add_parser("rules", help=about, description=about)
    parser.add_argument("what", nargs="*", metavar=texts.say("cli-rule"), help=texts.say("cli-rules-what"))
    parser.add_argument("--rulings", action="store_true", help=texts.say("cli-rules-rulings"))
    parser.set_defaults(run=run_rules)


def run_rules(options: argparse.Namespace, texts: Texts) -> int:
    """Print them; the exit code is 1 if there is no such rule."""
    from oddville.terminal.ink import ink_for
    from oddville.terminal.reference import show_rules, show_rulings
    from oddville.terminal.screen import Screen, width_of

    screen = Screen(sys.stdin, sys.stdout, ink_for(sys.stdout.encoding, os.environ), width_of(sys.stdout))
    if options.rulings:
        show_rulings(texts, screen)
        return 0
    return 0 if show_rules(options.what, texts, screen) else 1
