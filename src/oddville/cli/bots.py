"""The text of `oddville bots`: the registered bots with their options, and how to add one."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from oddville.bots import Option, bot_names, options_of
from oddville.bots.options import COMMON
from oddville.plaintext import align_columns
from oddville.texts import Texts

WIDTH: Final = 80


def lines(texts: Texts) -> Iterator[str]:
    yield texts.say("bots-known")
    abouts = {name: f"bot-about-{name}" for name in bot_names()}
    # a bot that a program has registered has no description
    yield from _table((name, texts.say(about) if texts.has(about) else "") for name, about in abouts.items())
    yield ""
    yield texts.say("bots-options")
    yield from _table((_form(texts, key, COMMON[key]), texts.say(f"option-about-{key}")) for key in COMMON)
    for name in bot_names():
        own = [_form(texts, key, option) for key, option in options_of(name).items() if key not in COMMON]
        if own:
            sentence = texts.say("bots-more-options", bot=name, options=own)
            yield from textwrap.wrap(sentence, WIDTH, subsequent_indent="  ")
    yield ""
    for message in ("bots-own", "bots-program", "bots-network", "bots-read"):
        yield texts.say(message)


def _form(texts: Texts, key: str, option: Option) -> str:
    return texts.say(f"option-{option.kind}", option.facts, key=key)


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    return (f"  {line}" for line in align_columns(list(rows), left=2))
