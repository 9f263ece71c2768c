"""Every sentence that people read: Fluent messages by id, filled with facts (`locales/<language>/*.ftl`).

The code speaks in message ids and facts; only here do they become words of a language. One process may speak all
languages at once: whoever speaks to somebody makes `Texts` of that person's language.
"""

import errno
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import HOUSES, STREET

FALLBACK = "en"
WISHES: Final = ("ODDVILLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system tells the language of its user; the first that is set counts."""
Facts = Mapping[str, Any]
ENTRY: Final = re.compile(r"^(?P<id>-?[a-zA-Z][\w-]*) *=.*(?:\n+[ }].*)*", re.MULTILINE)
"""A message or a term of a Fluent file: its first line, and those below it that are indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*\}")
"""Where a message takes in another or a term."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    folders = resources.files("oddville").joinpath("locales").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and "_" not in folder.name))


def language_of(environ: Mapping[str, str], asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the one the system names; English where we have no texts."""
    wish = asked or next((environ[name] for name in WISHES if environ.get(name)), FALLBACK)
    language = wish.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in languages() else FALLBACK


class _Bundle:
    """The messages of one language. Reading all of them takes half a second, so each is read when it is first said."""

    def __init__(self, language: str) -> None:
        self._spoken = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        folder = resources.files("oddville").joinpath("locales", language)
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                entries = ENTRY.finditer(file.read_text("utf-8"))
                self._sources |= {entry["id"]: entry[0] for entry in entries}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources

    def message(self, message: str) -> Message:
        """A message, ready to be said."""
        if not self._spoken.has_message(message):
            self._read(message)
        return self._spoken.get_message(message)

    def _read(self, entry: str) -> None:
        """Read an entry; what it refers to comes first, as another thread may say it as soon as it is there."""
        source = self._sources[entry]
        for reference in REFERENCE.findall(source):
            self._read(reference)
        self._spoken.add_resource(FluentResource(source))

    def say(self, pattern: Pattern, words: Facts) -> str:
        """A pattern with its facts filled in."""
        return str(self._spoken.format_pattern(pattern, dict(words))[0])


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


@cache
def glossary() -> tuple[dict[str, str], ...]:
    """The words of the game, each in every language."""
    text = resources.files("oddville").joinpath("locales", "glossary.toml").read_text("utf-8")
    return tuple({code: term[code] for code in languages()} for term in tomllib.loads(text)["term"])


class Texts:
    """The texts of one language, for one table: its cards and the names of its players."""

    def __init__(
        self, language: str = FALLBACK, edition: Edition | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language if language in languages() else FALLBACK
        self.names = list(names)
        self._edition = edition
        self._card_names = {} if edition is None else {card.id: card for card in edition.cards}

    def at_table(self, edition: Edition, names: Sequence[str]) -> "Texts":
        """The same language at a table with these cards and players."""
        return Texts(self.language, edition, names)

    def in_language(self, language: str) -> "Texts":
        """The same table in another language."""
        return Texts(language, self._edition, self.names)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return _bundle(self.language).has(message)

    def say(self, message: str, facts: Facts | None = None, **more: Any) -> str:
        """The message in words, its facts filled in."""
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
        """The other forms of a name, with article or in another case: the attributes of its message.

        `resource-clay` with an attribute `the` gives `$resource_the` beside `$resource`.
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
        """A fact as it stands in a sentence: ids become names, lists are joined, numbers stay numbers."""
        if isinstance(value, list | tuple):
            if key in ("cell", "source", "built_cell"):
                return ",".join(map(str, value))
            singular = PLURALS.get(key, key)
            if key == "reason":
                return " ".join(self.say(message, facts) for message, facts in value)
            return self.say("list-comma").join(str(self.word(singular, item)) for item in value)
        if value is None:
            return self.say("nobody" if key in PEOPLE else "none")
        naming = NAMINGS.get(key)
        return value if naming is None else naming(self, value)

    def card(self, card: str) -> str:
        """The name of a card."""
        if self.has(f"card-{card}"):
            return self.say(f"card-{card}")
        printed = self._card_names.get(card)
        return card if printed is None else printed.names.get(self.language, printed.name)

    def player(self, player: int) -> str:
        """The name of a player."""
        if 0 <= player < len(self.names):
            return self.names[player]
        return self.say("player-number", number=player)

    def edge(self, edge: str) -> str:
        """The name of an edge; what is no edge stays as it is."""
        return self.named("edge", edge) if edge in (STREET, HOUSES) else edge

    def named(self, kind: str, word: str) -> str:
        """The name of a resource, guild, character, bonus, formula or phase."""
        return self.say(message_id(kind, word))

    def figures(self, text: str) -> str:
        """A text with numbers, written as Python does, as the language writes them: 1,234.5 is 1.234,5 in German."""
        if self.language == FALLBACK:
            return text
        signs = {",": get_group_symbol(self.language), ".": get_decimal_symbol(self.language)}
        return re.sub(r"(?<=\d)[,.](?=\d)", lambda sign: signs[sign[0]], text)

    def reason(self, reason: str) -> str:
        """Why the system has refused something, in words where we know the reason."""
        message = _system_reasons().get(reason)
        return reason if message is None else self.say(message)


def message_id(kind: str, word: str) -> str:
    """The message that names a thing of a kind."""
    return f"{kind}-{word.replace(' ', '-')}"


@cache
def _system_reasons() -> dict[str, str]:
    """The messages for what the system tells when it refuses something."""
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
    """How several facts become one phrase."""
    return lambda texts, facts: texts.say(message, facts)


def _naming(kind: str) -> Callable[[Texts, Any], str]:
    return lambda texts, word: texts.named(kind, word)


KINDS: Final = {
    **dict.fromkeys(("resource", "from", "to"), "resource"),
    **{kind: kind for kind in ("guild", "character", "bonus", "phase", "side", "formula")},
}
"""Which facts are ids of things that have forms, and of what kind."""

NAMINGS: dict[str, Callable[[Texts, Any], str]] = {
    **dict.fromkeys(("card", "given", "taken"), lambda texts, card: texts.card(card)),
    **dict.fromkeys(("player", "payer", "chooser", "winner", "owner"), lambda texts, who: texts.player(who)),
    **{key: _naming(kind) for key, kind in KINDS.items()},
    **dict.fromkeys(("edge", "other"), lambda texts, edge: texts.edge(edge)),
    "reason": lambda texts, reason: texts.reason(reason),
    "clash": _phrase("edge-clash"),
    "prospect": _phrase("explain-prospect"),
    "score": _phrase("explain-score"),
    "loss": _phrase("explain-given-back"),
}
"""Which facts are ids, and how each becomes a name."""

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
}
PEOPLE = ("player", "payer", "chooser", "winner", "owner")


@cache
def english() -> Texts:
    """The English texts, for errors that a Python user reads."""
    return Texts(FALLBACK)
