"""The glossary: one word for one thing in each language, in every message."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from texts.catalogue import LANGUAGES, LOCALES, OTHERS, messages, prose

TERMS: list[dict[str, Any]] = tomllib.loads((LOCALES / "glossary.toml").read_text("utf-8"))["term"]
NAMES = [term["en"] for term in TERMS]


def finds(term: dict[str, Any], language: str) -> re.Pattern[str]:
    """How the term is found in a sentence of the language."""
    found = term.get("find", {}).get(language)
    return re.compile(re.escape(term[language]) if found is None else found, re.IGNORECASE)


@pytest.mark.parametrize("term", TERMS, ids=NAMES)
def test_every_language_has_the_term(term: dict[str, Any]) -> None:
    assert all(term[language] for language in LANGUAGES)
    assert set(term) <= {*LANGUAGES, "find", "never", "free", "note"}
    assert set(term.get("free", [])) <= set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("term", TERMS, ids=NAMES)
def test_messages_keep_to_the_term(term: dict[str, Any], language: str) -> None:
    wanted, right = finds(term, "en"), finds(term, language)
    departs = [
        name
        for name in messages("en")
        if wanted.search(_sentence("en", name))
        and not right.search(_sentence(language, name))
        and name not in term.get("free", [])
    ]
    assert departs == []


@cache
def _sentence(language: str, name: str) -> str:
    """The sentence, without the names of buildings, abbreviations and typed commands."""
    if (
        name.startswith(("card-", "short-", "tiny-", "usage-", "argparse-", "bot-about-"))
        and name != "card-main-square"
    ):
        return ""
    sentence = prose(language, name)
    return (
        sentence.rpartition(":")[0] or sentence if name.startswith("lesson-") else sentence
    )  # then comes what to type


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=NAMES)
def test_no_other_word_is_used(term: dict[str, Any], language: str) -> None:
    for word in term.get("never", {}).get(language, []):
        found = [name for name in messages(language) if re.search(word, prose(language, name), re.IGNORECASE)]
        assert found == [], word
