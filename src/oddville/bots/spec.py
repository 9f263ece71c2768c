"""The text that names a bot: a known name, a Python file or a program, each with options (docs/bots.md).

>>> parse_spec("search:ms=500").options
{'ms': '500'}
>>> parse_spec("engine:timeout=5,./mybot --deep").target
'./mybot --deep'
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final, Literal

from oddville.bots.bot import Budget
from oddville.bots.options import BUDGET, Option, Value
from oddville.games.errors import OddVilleError

SHOWN: Final = 200
"""How much of a strange text an error repeats."""
_ENGINE: Final = "engine:"
_FILE: Final = re.compile(r"(?P<path>.*?\.py)(:(?P<options>.*))?", re.DOTALL)
_PAIR: Final = re.compile(r"(?P<key>[a-z][a-z0-9_]{0,39})=(?P<value>[^,]*)")
_LEADING: Final = re.compile(r"(?P<pair>[a-z][a-z0-9_]{0,39}=[^,]*)(,|$)")


class InvalidSpec(OddVilleError):
    """A text that names no bot, or names one wrongly."""

    def __init__(self, message: str, spec: str, **facts: object) -> None:
        super().__init__(message, spec=shown(spec), **facts)


@dataclass(frozen=True, slots=True)
class Spec:
    """The text taken apart."""

    text: str
    kind: Literal["name", "file", "engine"]
    target: str
    """The name, the path or the command."""
    options: Mapping[str, str]

    @property
    def label(self) -> str:
        """What a person calls the bot: its name, or that of its file or program."""
        if self.kind == "name":
            return self.target
        word = self.target.split()[0] if self.kind == "engine" else self.target
        return PurePath(word).stem or word


def shown(text: str) -> str:
    """A text as an error repeats it: on one line, cut short."""
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else line[: SHOWN - 1] + "…"


def parse_spec(text: str) -> Spec:
    """Take the text apart; whether there is such a bot is asked later."""
    if text.startswith(_ENGINE):
        return _parse_engine(text)
    if match := _FILE.fullmatch(text):
        return Spec(text, "file", match["path"], _pairs(text, match["options"]))
    if "/" in text.partition(":")[0]:
        raise InvalidSpec("error-bot-not-python", text)
    name, colon, options = text.partition(":")
    return Spec(text, "name", name, _pairs(text, options if colon else None))


def _parse_engine(text: str) -> Spec:
    rest, pairs = text.removeprefix(_ENGINE), []
    while match := _LEADING.match(rest):
        pairs.append(match["pair"])
        rest = rest[match.end() :]
    if not rest.strip():
        raise InvalidSpec("error-bot-no-command", text)
    return Spec(text, "engine", rest.strip(), _pairs(text, ",".join(pairs) or None))


def _pairs(spec: str, text: str | None) -> Mapping[str, str]:
    """The options of `key=value,key=value`."""
    found: dict[str, str] = {}
    for part in [] if text is None else text.split(","):
        match = _PAIR.fullmatch(part.strip())
        if match is None:
            raise InvalidSpec("error-bot-form", spec, part=shown(part))
        if match["key"] in found:
            raise InvalidSpec("error-bot-twice", spec, key=match["key"])
        found[match["key"]] = match["value"].strip()
    return found


def read_options(spec: Spec, declared: Mapping[str, Option]) -> dict[str, Value]:
    """The options as values; refuses those that are not declared or out of bounds."""
    values: dict[str, Value] = {}
    for key, text in spec.options.items():
        option = declared.get(key)
        if option is None:
            raise InvalidSpec("error-bot-option", spec.text, key=key, options=", ".join(declared))
        value = option.read(text)
        if value is None:
            message = {"whole": "error-bot-whole", "number": "error-bot-number", "text": "error-bot-text"}
            raise InvalidSpec(message[option.kind], spec.text, key=key, value=shown(text), **option.facts)
        values[key] = value
    return values


def budget_of(spec: Spec) -> Budget:
    """How long the bot may think, as its options `ms` and `simulations` say."""
    given = Spec(spec.text, spec.kind, spec.target, {k: v for k, v in spec.options.items() if k in BUDGET})
    values = read_options(given, BUDGET)
    ms, simulations = values.get("ms"), values.get("simulations")
    return Budget(None if ms is None else int(ms), None if simulations is None else int(simulations))
