"""The messages of each language as they stand in the files, for the tests that compare them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "oddville" / "locales"
LANGUAGES = ("en", "it", "nl", "fr", "de")
OTHERS = LANGUAGES[1:]


@cache
def entries_of_file(language: str, file: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages of a file by id, and its terms by id with a dash before."""
    result: dict[str, ftl.Message | ftl.Term] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            assert name not in result, f"{language}: {name} is there twice"
            result[name] = entry
    return result


@cache
def entries(language: str) -> dict[str, ftl.Message | ftl.Term]:
    """All messages and terms; a second one of the same id is an error."""
    result: dict[str, ftl.Message | ftl.Term] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        more = entries_of_file(language, file.name)
        assert result.keys().isdisjoint(more), f"{language}: {result.keys() & more.keys()} is there twice"
        result |= more
    return result


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """All messages by id."""
    return {name: entry for name, entry in entries(language).items() if isinstance(entry, ftl.Message)}


def ids_of_file(language: str, file: str) -> list[str]:
    """The ids of the messages of a file, in their order."""
    found = entries_of_file(language, file) if (LOCALES / language / file).exists() else {}
    return [entry.id.name for entry in found.values() if isinstance(entry, ftl.Message)]


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and everything within it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def variables(entry: ftl.Message | ftl.Term) -> set[str]:
    """The variables of a message."""
    return {node.id.name for node in nodes(entry) if isinstance(node, ftl.VariableReference)}


def selects(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """The choices of a message, each with the variable it looks at."""
    for node in nodes(entry):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            yield node.selector.id.name, node


@cache
def prose(language: str, name: str) -> str:
    """The words of a message with its terms filled in, without its variables."""
    return " ".join(_prose(language, entries(language)[name]))


def _prose(language: str, entry: ftl.BaseNode) -> Iterator[str]:
    for node in nodes(entry):
        if isinstance(node, ftl.TextElement):
            yield node.value
        elif isinstance(node, ftl.TermReference):
            yield from _prose(language, entries(language)[f"-{node.id.name}"])


def source(language: str, name: str) -> str:
    """A message as it is written, on one line, without its id."""
    text = FluentSerializer().serialize_entry(entries(language)[name])
    return re.sub(r"\s+", " ", text.partition("=")[2]).strip()
