"""`oddville bots`: who can sit at the table besides people."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from oddville.bots import Option, bot_names, options_of
from oddville.bots.options import BUDGET
from oddville.texts import Texts

WIDTH: Final = 80


def list_bots(texts: Texts, stdout: TextIO) -> None:
    """Print the known bots with their options, and how to give one of your own."""
    for line in _lines(texts):
        print(line, file=stdout)


def _lines(texts: Texts) -> Iterator[str]:
    yield texts.say("bots-known")
    yield from _table((name, _about(texts, f"bot-about-{name}")) for name in bot_names())
    yield ""
    yield texts.say("bots-options")
    yield from _table((_form(texts, key, BUDGET[key]), texts.say(f"option-about-{key}")) for key in BUDGET)
    for name in bot_names():
        own = [_form(texts, key, option) for key, option in options_of(name).items() if key not in BUDGET]
        if own:
            yield from textwrap.wrap(
                texts.say("bots-more-options", bot=name, options=own), WIDTH, subsequent_indent="  "
            )
    yield ""
    for message in ("bots-own", "bots-program", "bots-read"):
        yield texts.say(message)


def _about(texts: Texts, message: str) -> str:
    """What a bot is; nothing for one that a program has made known by a name of its own."""
    return texts.say(message) if texts.has(message) else ""


def _form(texts: Texts, key: str, option: Option) -> str:
    return texts.say(f"option-{option.kind}", option.facts, key=key)


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    lines = list(rows)
    width = max(len(first) for first, _ in lines)
    return (f"  {first:<{width}}  {second}".rstrip() for first, second in lines)
