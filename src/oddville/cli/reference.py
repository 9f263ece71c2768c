"""`oddville rules` and `oddville learn`: print the rules, or learn the game in lessons."""

import argparse
import sys
from typing import Any

from oddville.cli.parser import add_command
from oddville.games.learning.lessons import lesson, lessons
from oddville.texts import Texts


def add_rules(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "rules", "cli-rules", run_rules)
    parser.add_argument("what", nargs="*", metavar=texts.say("cli-rule"), help=texts.say("cli-rules-what"))
    parser.add_argument("--rulings", action="store_true", help=texts.say("cli-rules-rulings"))


def run_rules(options: argparse.Namespace, texts: Texts) -> int:
    """Print rules; the exit code is 1 if there is no such rule."""
    from oddville.terminal.reference import show_rules, show_rulings
    from oddville.terminal.screen import screen_for

    screen = screen_for(sys.stdin, sys.stdout)
    if options.rulings:
        show_rulings(texts, screen)
        return 0
    return 0 if show_rules(options.what, texts, screen) else 1


def add_learn(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "learn", "cli-learn", run_learn)
    about = texts.say("cli-learn-lesson", lessons=[each.id for each in lessons()])
    parser.add_argument("lesson", nargs="?", metavar=texts.say("cli-lesson"), help=about)


def run_learn(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal.tutorial import learn

    first = lessons()[0] if options.lesson is None else lesson(options.lesson)
    return learn(first, texts, sys.stdin, sys.stdout)
