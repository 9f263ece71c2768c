"""Texts for people: Fluent messages by id, filled with facts (`locales/<language>/*.ftl`).

All other code passes message ids and facts. `Texts` is made for one language, and several can be used side by side.
"""

import errno
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import HOUSES, STREET

FALLBACK = "en"
LANGUAGE_VARIABLES: Final = ("ODDVILLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the language; the first that is set counts."""
Facts = Mapping[str, Any]
ENTRY: Final = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*(?:\n+[ }].*)*", re.MULTILINE)
"""A message or term of a Fluent file: its first line and the indented lines below."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*\}")
"""A reference of a message to another message or term."""


@cache
def languages() -> tuple[str, ...]:
    folders = resources.files("oddville").joinpath("locales").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and "_" not in folder.name))


def language_of(environ: Mapping[str, str], requested: str | None = None) -> str:
    """The requested language, else that of the system; English if there are no texts in it."""
    name = requested or next((environ[key] for key in LANGUAGE_VARIABLES if environ.get(key)), FALLBACK)
    language = name.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in languages() else FALLBACK


class _Bundle:
    """The messages of one language. Parsing all takes half a second, so each is parsed at its first use."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        folder = resources.files("oddville").joinpath("locales", language)
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                entries = ENTRY.finditer(file.read_text("utf-8"))
                self._sources |= {entry["id"]: entry[0] for entry in entries}

    def has(self, message: str) -> bool:
        return message in self._sources

    def message(self, message: str) -> Message:
        if not self._bundle.has_message(message):
            self._parse(message)
        return self._bundle.get_message(message)

    def _parse(self, entry: str) -> None:
        """Parse an entry after its references, as another thread may use it at once."""
        source = self._sources[entry]
        for reference in REFERENCE.findall(source):
            self._parse(reference)
        self._bundle.add_resource(FluentResource(source))

    def say(self, pattern: Pattern, words: Facts) -> str:
        return str(self._bundle.format_pattern(pattern, dict(words))[0])


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


@cache
def glossary() -> tuple[dict[str, str], ...]:
    """The terms of the game, each in every language."""
    text = resources.files("oddville").joinpath("locales", "glossary.toml").read_text("utf-8")
    return tuple({code: term[code] for code in languages()} for term in tomllib.loads(text)["term"])


class Texts:
    """The texts of one language, with the cards and player names of one table."""

    def __init__(
        self, language: str = FALLBACK, edition: Edition | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language if language in languages() else FALLBACK
        self.names = list(names)
        self._edition = edition
        self._card_names = {} if edition is None else {card.id: card for card in edition.cards}

    def at_table(self, edition: Edition, names: Sequence[str]) -> "Texts":
        return Texts(self.language, edition, names)

    def in_language(self, language: str) -> "Texts":
        return Texts(language, self._edition, self.names)

    def has(self, message: str) -> bool:
        return _bundle(self.language).has(message)

    def say(self, message: str, facts: Facts | None = None, **more: Any) -> str:
        bundle = _bundle(self.language)
        if not bundle.has(message):
            bundle = _bundle(FALLBACK)
        pattern = bundle.message(message).value
        assert pattern is not None
        words: dict[str, Any] = {}
        for key, value in {**(facts or {}), **more}.items():
            words[key] = self.word(key, value)
            words |= self._forms(key, value)
        return bundle.say(pattern, words)

    def _forms(self, key: str, value: Any) -> dict[str, str]:
        """Inflected forms of a name, from the attributes of its message.

        The attribute `the` of `resource-clay` becomes `$resource_the`.
        """
        kind = KINDS.get(key)
        if kind is None or not isinstance(value, str):
            return {}
        bundle, message = _bundle(self.language), message_id(kind, value)
        if not bundle.has(message):
            return {}
        forms = bundle.message(message).attributes
        return {f"{key}_{name}": bundle.say(form, {}) for name, form in forms.items()}

    def word(self, key: str, value: Any) -> Any:
        """A fact for a message: ids become names, lists are joined, numbers stay numbers."""
        if isinstance(value, list | tuple):
            if key in ("cell", "source", "built_cell"):
                return ",".join(map(str, value))
            singular = PLURALS.get(key, key)
            if key == "reason":
                return " ".join(self.say(message, facts) for message, facts in value)
            words = [str(self.word(singular, item)) for item in value]
            if key in PHRASE_LISTS:
                return self.say("list-semicolon").join(words)
            return self.list(words, "or" if key in ALTERNATIVES else "and") or self.say("none")
        if value is None:
            return self.say("nobody" if key in PLAYER_FACTS else "none")
        naming = NAMINGS.get(key)
        return value if naming is None else naming(self, value)

    def list(self, words: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
        """Words as a list of the language, such as "A, B and C"; an empty text without words."""
        *first, last = words or [""]
        return f"{', '.join(first)}{self.say(f'list-{kind}')}{last}" if first else last

    def card(self, card: str) -> str:
        if self.has(f"card-{card}"):
            return self.say(f"card-{card}")
        printed = self._card_names.get(card)
        return card if printed is None else printed.names.get(self.language, printed.name)

    def player(self, player: int) -> str:
        if 0 <= player < len(self.names):
            return self.names[player]
        return self.say("player-number", number=player + 1)

    def edge(self, edge: str) -> str:
        """The name of an edge; other texts are unchanged."""
        return self.name_of("edge", edge) if edge in (STREET, HOUSES) else edge

    def name_of(self, kind: str, word: str) -> str:
        """The name of a thing by its kind, such as `resource` or `guild`."""
        return self.say(message_id(kind, word))

    def figures(self, text: str) -> str:
        """Localizes the numbers in a text: 1,234.5 is 1.234,5 in German."""
        if self.language == FALLBACK:
            return text
        signs = {",": get_group_symbol(self.language), ".": get_decimal_symbol(self.language)}
        return re.sub(r"(?<=\d)[,.](?=\d)", lambda sign: signs[sign[0]], text)

    def reason(self, reason: str) -> str:
        """The text for an error of the system, if it is a known one."""
        message = _system_reasons().get(reason)
        return reason if message is None else self.say(message)


def message_id(kind: str, word: str) -> str:
    return f"{kind}-{word.replace(' ', '-')}"


@cache
def _system_reasons() -> dict[str, str]:
    """Message ids by the system's own text of an error."""
    return {os.strerror(number): f"reason-{name}" for number, name in REASONS.items()}


REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOEXEC: "no-program",
}


def _phrase(message: str) -> Callable[[Texts, Any], str]:
    """Turns several facts into one phrase."""
    return lambda texts, facts: texts.say(message, facts)


def _naming(kind: str) -> Callable[[Texts, Any], str]:
    return lambda texts, word: texts.name_of(kind, word)


KINDS: Final = {
    **dict.fromkeys(("resource", "from", "to"), "resource"),
    **{kind: kind for kind in ("guild", "character", "bonus", "phase", "side", "formula")},
}
"""The facts that are ids of things with inflected forms, and their kinds."""

PLAYER_FACTS: Final = ("player", "payer", "chooser", "winner", "owner")
NAMINGS: dict[str, Callable[[Texts, Any], str]] = {
    **dict.fromkeys(("card", "given", "taken"), lambda texts, card: texts.card(card)),
    **dict.fromkeys(PLAYER_FACTS, lambda texts, who: texts.player(who)),
    **{key: _naming(kind) for key, kind in KINDS.items()},
    **dict.fromkeys(("edge", "other"), lambda texts, edge: texts.edge(edge)),
    "reason": lambda texts, reason: texts.reason(reason),
    "clash": _phrase("edge-clash"),
    "prospect": _phrase("explain-prospect"),
    "score": _phrase("explain-score"),
    "loss": _phrase("explain-given-back"),
}
"""The facts that are ids, and how each becomes a name."""

PLURALS = {
    "cards": "card",
    "missing": "resource",
    "paid": "resource",
    "returned": "character",
    "edges": "clash",
    "characters": "character",
    "resources": "resource",
    "bonuses": "bonus",
    "owned": "resource",
    "prospects": "prospect",
    "scores": "score",
    "given_back": "loss",
    "sides": "side",
    "tied": "player",
}
ALTERNATIVES: Final = ("allowed", "kinds", "verbs")
"""Lists joined by "or"."""
PHRASE_LISTS: Final = ("edges", "prospects")
"""Lists of phrases that have commas of their own."""


@cache
def english() -> Texts:
    """For exceptions."""
    return Texts(FALLBACK)
