"""The argument parser in the user's language: `--lang` on every command, argparse's messages translated."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from oddville.games.editions import DEFAULT
from oddville.texts import Texts, english, languages

OPTION: Final = "--lang"
ARGPARSE: Final = (
    *("argparse-usage", "argparse-positional", "argparse-options", "argparse-help"),
    *("argparse-error", "argparse-argument", "argparse-required", "argparse-unrecognized", "argparse-choice"),
    *("argparse-value", "argparse-one", "argparse-at-most-one", "argparse-at-least-one", "argparse-count"),
    *("argparse-counts", "argparse-explicit", "argparse-exclusive", "argparse-one-required"),
    *("argparse-command", "argparse-ambiguous"),
)
"""The messages of argparse; the English texts are its own, word for word."""
Run = Callable[[argparse.Namespace, Texts], int]
"""The function of a command; it returns the exit code."""


class Parser(argparse.ArgumentParser):
    """A parser with `--lang`, and without abbreviated options."""

    def __init__(self, texts: Texts, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)
        about = texts.say("cli-lang", languages=languages())
        self.add_argument(
            OPTION,
            choices=languages(),
            metavar=texts.say("cli-language"),
            default=argparse.SUPPRESS,
            help=about,
        )


def add_commands(parser: argparse.ArgumentParser, texts: Texts, *, required: bool = False) -> Any:
    kind: Any = partial(Parser, texts)  # argparse calls it with keywords only
    return parser.add_subparsers(required=required, metavar=texts.say("cli-command"), parser_class=kind)


def add_command(
    commands: Any, texts: Texts, name: str, message: str, run: Run | None = None
) -> argparse.ArgumentParser:
    """Add a command; `run` may be left to its own commands."""
    about = texts.say(message)
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    return parser


def add_edition(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--edition", default=DEFAULT, help=texts.say("cli-edition"))


def add_finish_round(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The house rule (HOUSE-1)."""
    parser.add_argument("--finish-round", action="store_true", help=texts.say("cli-finish-round"))


def language_option(arguments: Sequence[str]) -> str | None:
    """The language on the command line; it is needed before the arguments can be parsed."""
    for word, after in zip(arguments, [*arguments[1:], None], strict=False):
        if word == "--":
            return None
        if word == OPTION:
            return after
        if word.startswith(OPTION + "="):
            return word.partition("=")[2]
    return None


@contextmanager
def translate_argparse(texts: Texts) -> Iterator[None]:
    """Translate argparse, by replacing the two gettext functions of its module."""
    module = vars(argparse)
    before = {name: module[name] for name in ("_", "ngettext")}
    messages = {english().say(message): message for message in ARGPARSE}

    def one(sentence: str) -> str:
        message = messages.get(sentence.strip())
        return sentence if message is None else sentence.replace(sentence.strip(), texts.say(message))

    def several(singular: str, plural: str, count: int) -> str:
        return one(singular if count == 1 else plural)

    module.update({"_": one, "ngettext": several})
    try:
        yield
    finally:
        module.update(before)
