"""The parser of the command line in a person's language: `--lang` on every command, argparse's words translated."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from oddville.texts import Texts, english, languages

OPTION: Final = "--lang"
ARGPARSE: Final = (
    *("argparse-usage", "argparse-positional", "argparse-options", "argparse-help"),
    *("argparse-error", "argparse-argument", "argparse-required", "argparse-unrecognized", "argparse-choice"),
    *("argparse-value", "argparse-one", "argparse-at-most-one", "argparse-at-least-one", "argparse-count"),
    *("argparse-counts", "argparse-explicit", "argparse-exclusive", "argparse-one-required"),
    *("argparse-command", "argparse-ambiguous"),
)
"""The sentences argparse speaks itself; the English ones are its own, word for word."""


class Parser(argparse.ArgumentParser):
    """A parser that takes `--lang`, and options only in full."""

    def __init__(self, texts: Texts, **more: Any) -> None:
        super().__init__(allow_abbrev=False, **more)
        about = texts.say("cli-lang", languages=", ".join(languages()))
        self.add_argument(
            OPTION,
            choices=languages(),
            metavar=texts.say("cli-language"),
            default=argparse.SUPPRESS,
            help=about,
        )


def add_commands(parser: argparse.ArgumentParser, texts: Texts, *, required: bool = False) -> Any:
    """Room for commands, each with a parser of the same kind."""
    kind: Any = partial(Parser, texts)  # argparse calls it with keywords only
    return parser.add_subparsers(required=required, metavar=texts.say("cli-command"), parser_class=kind)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language that the command line names; it must be known before anything else can be said."""
    for word, after in zip(arguments, [*arguments[1:], None], strict=False):
        if word == "--":
            return None
        if word == OPTION:
            return after
        if word.startswith(OPTION + "="):
            return word.partition("=")[2]
    return None


@contextmanager
def speaking(texts: Texts) -> Iterator[None]:
    """Let argparse speak the language; it asks two functions of its module for its words."""
    words = vars(argparse)
    before = {name: words[name] for name in ("_", "ngettext")}
    known = {english().say(message): message for message in ARGPARSE}

    def one(sentence: str) -> str:
        message = known.get(sentence.strip())
        return sentence if message is None else sentence.replace(sentence.strip(), texts.say(message))

    def several(singular: str, plural: str, count: int) -> str:
        return one(singular if count == 1 else plural)

    words.update({"_": one, "ngettext": several})
    try:
        yield
    finally:
        words.update(before)
