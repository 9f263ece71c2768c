"""The registry of bots by name, and making a bot from its spec."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from oddville.bots.bot import Bot
from oddville.bots.builtin.network_bot import network_bot
from oddville.bots.external.engine_bot import engine_bot
from oddville.bots.external.file_bot import file_bot
from oddville.bots.failures import exception_facts
from oddville.bots.options import COMMON, Option
from oddville.bots.spec import InvalidSpec, Spec, one_line, parse_spec, read_options
from oddville.games.errors import OddVilleError


@dataclass(frozen=True, slots=True)
class RegisteredBot:
    maker: Callable[..., Bot]
    options: Mapping[str, Option]


_BOTS: dict[str, RegisteredBot] = {}


def register(name: str, maker: Callable[..., Bot], options: Mapping[str, Option] | None = None) -> None:
    """Register a bot by name.

    `maker` is called with the options of the spec as keywords, except those of every bot: the budget and the time-out.
    """
    _BOTS[name] = RegisteredBot(maker, {**COMMON, **(options or {})})


def bot_names() -> Sequence[str]:
    return sorted(_BOTS)


def options_of(name: str) -> Mapping[str, Option]:
    return _BOTS[name].options


def is_known(text: str) -> bool:
    """Whether a spec names a registered bot with valid options.

    No file is opened and no program started, so this is safe for specs from strangers.
    """
    try:
        spec = parse_spec(text)
        return spec.kind == "name" and read_options(spec, _lookup(spec).options) is not None
    except OddVilleError:
        return False


def bot(text: str) -> Bot:
    """Make a bot; a spec of a file or a program runs its code."""
    spec = parse_spec(text)
    makers = {"file": file_bot, "engine": engine_bot, "net": network_bot, "name": _named_bot}
    return makers[spec.kind](spec)


def _named_bot(spec: Spec) -> Bot:
    registered = _lookup(spec)
    options = read_options(spec, registered.options)
    try:
        return registered.maker(**{key: value for key, value in options.items() if key not in COMMON})
    except Exception as error:
        raise InvalidSpec("error-bot-init", spec.text, bot=spec.target, **exception_facts(error)) from error


def _lookup(spec: Spec) -> RegisteredBot:
    if spec.target in _BOTS:
        return _BOTS[spec.target]
    facts = {"bot": one_line(spec.target), "bots": list(bot_names())}
    if near := difflib.get_close_matches(spec.target.lower(), bot_names(), 1):
        raise InvalidSpec("error-bot-near", spec.text, near=near[0], **facts)
    raise InvalidSpec("error-bot", spec.text, **facts)
