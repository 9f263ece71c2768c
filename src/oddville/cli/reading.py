"""`oddville rules` and `oddville learn`: read the rules, and learn the game in lessons."""

import argparse
import os
import sys
from typing import Any

from oddville.games.lessons import lesson, lessons
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


def add_learn(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    about = texts.say("cli-learn")
    parser = commands.add_parser("learn", help=about, description=about)
    known = ", ".join(each.id for each in lessons())
    what = texts.say("cli-learn-lesson", lessons=known)
    parser.add_argument("lesson", nargs="?", metavar=texts.say("cli-lesson"), help=what)
    parser.set_defaults(run=run_learn)


def run_learn(options: argparse.Namespace, texts: Texts) -> int:
    """Teach from the lesson on."""
    from oddville.terminal.learning import learn

    begin = lessons()[0] if options.lesson is None else lesson(options.lesson)
    return learn(begin, texts, sys.stdin, sys.stdout)
