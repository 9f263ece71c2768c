"""The spec of a bot: a registered name, a Python file, a program or a network, each with options (docs/bots/bots.md).

>>> parse_spec("search:ms=500").options
{'ms': '500'}
>>> parse_spec("engine:timeout=5,./mybot --deep").target
'./mybot --deep'
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, Literal

from oddville.bots.bot import Budget
from oddville.bots.options import BUDGET, TIMEOUT, Option, Value
from oddville.cards.facts import shorten
from oddville.games.errors import OddVilleError

MAX_QUOTE_LENGTH: Final = 200
"""How much of a text an error message quotes."""
_PREFIXES: Final[Mapping[str, Literal["engine", "net"]]] = {"engine:": "engine", "net:": "net"}
"""Before options and a command or a file."""
_FILE: Final = re.compile(r"(?P<path>.*?\.py)(:(?P<options>.*))?", re.DOTALL)
_PAIR: Final = re.compile(r"(?P<key>[a-z][a-z0-9_]{0,39})=(?P<value>[^,]*)")
_LEADING: Final = re.compile(r"(?P<pair>[a-z][a-z0-9_]{0,39}=[^,]*)(,|$)")


class InvalidSpec(OddVilleError):
    """A spec that names no bot, or has invalid options."""

    def __init__(self, message: str, spec: str, **facts: object) -> None:
        super().__init__(message, spec=one_line(spec), **facts)


@dataclass(frozen=True, slots=True)
class Spec:
    text: str
    kind: Literal["name", "file", "engine", "net"]
    target: str
    """The name, the path or the command."""
    options: Mapping[str, str]

    @property
    def label(self) -> str:
        """A short name of the bot: its name, or that of its file or program."""
        if self.kind == "name":
            return self.target
        word = self.target.split()[0] if self.kind == "engine" else self.target
        return PurePath(word).stem or word


def one_line(text: str) -> str:
    """A text as an error message quotes it: on one line, cut short."""
    return shorten(" ".join(text.split()), MAX_QUOTE_LENGTH)


def parse_spec(text: str) -> Spec:
    """Parse a spec, without checking whether there is such a bot."""
    for prefix in _PREFIXES:
        if text.startswith(prefix):
            return _parse_after(prefix, text)
    if match := _FILE.fullmatch(text):
        return Spec(text, "file", match["path"], _pairs(text, match["options"]))
    if "/" in text.partition(":")[0]:
        raise InvalidSpec("error-bot-not-python", text)
    name, colon, options = text.partition(":")
    return Spec(text, "name", name, _pairs(text, options if colon else None))


def _parse_after(prefix: str, text: str) -> Spec:
    rest, pairs = text.removeprefix(prefix), []
    while match := _LEADING.match(rest):
        pairs.append(match["pair"])
        rest = rest[match.end() :]
    if not rest.strip():
        raise InvalidSpec("error-bot-no-command" if prefix == "engine:" else "error-bot-no-network", text)
    return Spec(text, _PREFIXES[prefix], rest.strip(), _pairs(text, ",".join(pairs) or None))


def _pairs(spec: str, text: str | None) -> Mapping[str, str]:
    options: dict[str, str] = {}
    for part in [] if text is None else text.split(","):
        match = _PAIR.fullmatch(part.strip())
        if match is None:
            raise InvalidSpec("error-bot-form", spec, part=one_line(part))
        if match["key"] in options:
            raise InvalidSpec("error-bot-twice", spec, key=match["key"])
        options[match["key"]] = match["value"].strip()
    return options


def read_options(spec: Spec, declared: Mapping[str, Option], *, strict: bool = True) -> dict[str, Any]:
    """The declared options as values; others are refused if `strict`, else ignored."""
    values: dict[str, Any] = {}
    for key, text in spec.options.items():
        option = declared.get(key)
        if option is not None:
            values[key] = _read(spec, key, option, text)
        elif strict:
            raise InvalidSpec("error-bot-option", spec.text, key=key, options=list(declared))
    return values


def _read(spec: Spec, key: str, option: Option, text: str) -> Value:
    value = option.read(text)
    if value is None:
        raise InvalidSpec(
            f"error-bot-{option.kind}", spec.text, key=key, value=one_line(text), **option.facts
        )
    return value


def budget_of(spec: Spec) -> Budget:
    return Budget(**read_options(spec, BUDGET, strict=False))


def timeout_of(spec: Spec) -> float | None:
    """The seconds that an answer may take, if the spec says so."""
    return read_options(spec, {"timeout": TIMEOUT}, strict=False).get("timeout")


def with_timeout(text: str, seconds: float) -> str:
    """The spec with a time-out added.

    >>> with_timeout("search:ms=500", 5), with_timeout("engine:./mybot", 5)
    ('search:ms=500,timeout=5', 'engine:timeout=5,./mybot')
    """
    spec, option = parse_spec(text), f"timeout={seconds:g}"
    if spec.kind in _PREFIXES.values():
        return f"{spec.kind}:{option},{text.removeprefix(f'{spec.kind}:')}"
    return f"{text}{',' if spec.options else ':'}{option}"
