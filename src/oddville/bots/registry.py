"""Bots by name, and the way from a text to a bot."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oddville.bots.bot import Bot
from oddville.bots.engine_bot import engine_bot
from oddville.bots.failures import told_of
from oddville.bots.options import BUDGET, Option
from oddville.bots.own_bot import own_bot
from oddville.bots.spec import InvalidSpec, Spec, parse_spec, read_options, shown
from oddville.games.errors import OddVilleError


@dataclass(frozen=True, slots=True)
class KnownBot:
    """A bot that has a name: who makes it, and with which options."""

    maker: Callable[..., Bot]
    options: Mapping[str, Option]


_BOTS: dict[str, KnownBot] = {}


def register(name: str, maker: Callable[..., Bot], options: Mapping[str, Option] | None = None) -> None:
    """Make a bot known by name.

    The maker is called with those options that a text gives, by keyword; `ms` and `simulations`, which every bot
    has, become the budget of its thoughts instead.
    """
    _BOTS[name] = KnownBot(maker, {**BUDGET, **(options or {})})


def bot_names() -> Sequence[str]:
    """The names of all known bots."""
    return sorted(_BOTS)


def options_of(name: str) -> Mapping[str, Option]:
    """The options of a known bot."""
    return _BOTS[name].options


def is_known(text: str) -> bool:
    """Whether the text names a bot that comes with the game, with possible options.

    No file is opened and no program started, so a text from anywhere may be asked about.
    """
    try:
        spec = parse_spec(text)
        return spec.kind == "name" and read_options(spec, _known(spec).options) is not None
    except OddVilleError:
        return False


def bot(text: str) -> Bot:
    """A new bot: a known one, that of a Python file, or a program. The last two run what is in there."""
    spec = parse_spec(text)
    if spec.kind == "file":
        return own_bot(spec)
    return engine_bot(spec) if spec.kind == "engine" else _named_bot(spec)


def _named_bot(spec: Spec) -> Bot:
    known = _known(spec)
    options: dict[str, Any] = read_options(spec, known.options)
    try:
        return known.maker(**{key: value for key, value in options.items() if key not in BUDGET})
    except Exception as error:
        raise InvalidSpec("error-bot-init", spec.text, bot=spec.target, **told_of(error)) from error


def _known(spec: Spec) -> KnownBot:
    known = _BOTS.get(spec.target)
    if known is None:
        names = ", ".join(bot_names())
        near = difflib.get_close_matches(spec.target.lower(), bot_names(), 1)
        if near:
            raise InvalidSpec("error-bot-near", spec.text, bot=shown(spec.target), near=near[0], bots=names)
        raise InvalidSpec("error-bot", spec.text, bot=shown(spec.target), bots=names)
    return known
