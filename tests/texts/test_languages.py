"""The five languages say the same: nothing missing, idle or left in English, the same facts, the same choices."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from oddville.texts import ENTRY, KINDS, REFERENCE, Texts, languages
from texts.catalogue import (
    LANGUAGES,
    LOCALES,
    OTHERS,
    entries,
    entries_of_file,
    ids_of_file,
    messages,
    nodes,
    prose,
    selects,
    source,
    variables,
)

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))

MAY_BE_ENGLISH = re.compile(
    r"language-.*|guild-fleur-de-lis|cli-(version|bot)|usage-.*|name-bot|bench-unit-.*|option-.*|short-.*|tiny-.*|terminal-prompt.*"
    r"|arena-column-(bot|elo|ms|margin|points|simulations|incidents)|ladder-column-(bot|fair|verdict)|benchmark-column-(agent|score)"
    r"|column-(id|bonus|name|points)|(head|field)-(points|bonus)|phase-bonus|argparse-(usage|options|argument|error)"
    r"|bench-(import|search-level)|balance-(bonus|formula|scores|column-(relative|worth|points))"
    r"|title|web-(name|title|nav)|print-paper-letter|replay-(paste-like|pause|pace-1)|settings-volume|score-(heading|total)"
    r"|(tool-|region-)?(menu|chat)|tool-text|waiting-bot|describe-bonus|order-least|setup-(name|clock-m\d|pace-normal)"
    r"|keys-letters|level-architect|standing-lost|admin-table-name|setup-(options|kind-bot)|watch-table"
    r"|(web-duplicate|duplicate-(title|is-bot|tables?|col-(table|points)))|today-(par|points|terminal-result)"
)
"""The only messages that may read as in English: names, units, what is typed, short words, and words that are alike."""


def test_there_are_five_languages() -> None:
    assert set(languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_missing_and_nothing_idle(language: str, file: str) -> None:
    """The same messages in the same files, in the same order: so they are easy to compare."""
    wanted, found = ids_of_file("en", file), ids_of_file(language, file)
    assert sorted(set(wanted) - set(found)) == [], "missing"
    assert sorted(set(found) - set(wanted)) == [], "idle"
    assert found == wanted


@pytest.mark.parametrize("language", OTHERS)
def test_there_are_no_other_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = [
        name
        for name in messages("en")
        if re.search("[^\\W\\d_]{2}", prose("en", name))
        and source(language, name) == source("en", name)
        and not MAY_BE_ENGLISH.fullmatch(name)
        and "{ -" not in source("en", name)
    ]
    assert same == []


@cache
def forms_of(language: str, key: str) -> set[str]:
    """The forms that every name of this kind has in the language."""
    kind = KINDS.get(key)
    named = [entry for name, entry in messages(language).items() if kind and name.startswith(f"{kind}-")]
    named = [entry for entry in named if not variables(entry)]
    return (
        set.intersection(*({form.id.name for form in entry.attributes} for entry in named))
        if named
        else set()
    )


def fact(language: str, variable: str) -> str:
    """The fact that a variable is, or is a form of."""
    key, _, form = variable.rpartition("_")
    return key if key and form in forms_of(language, key) else variable


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    for name, entry in messages(language).items():
        spoken = {fact(language, variable) for variable in variables(entry)}
        assert spoken == {fact("en", variable) for variable in variables(messages("en")[name])}, (
            f"{language}: {name}"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_english(language: str) -> None:
    assert {name for name in entries(language) if name.startswith("-")} == {
        name for name in entries("en") if name.startswith("-")
    }


def keys(select: ftl.SelectExpression) -> list[str]:
    """The cases of a choice."""
    return [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in select.variants]


def is_count(cases: list[str]) -> bool:
    """Whether a choice is one of numbers."""
    return all(case in ("one", "other", "many") or case.isdigit() for case in cases)


def words_by_variable(name: str) -> dict[str, list[str]]:
    """For each choice of words in English its cases, the usual one last."""
    return {
        variable: keys(select)
        for variable, select in selects(messages("en")[name])
        if not is_count(keys(select))
    }


@pytest.mark.parametrize("language", OTHERS)
def test_choices_have_the_cases_of_english(language: str) -> None:
    for name, entry in messages(language).items():
        english = words_by_variable(name)
        for variable, select in selects(entry):
            cases = keys(select)
            if not is_count(cases):
                assert set(cases) == set(english.get(variable, [])), f"{language}: {name}, {variable}"
        chosen = {variable for variable, select in selects(entry) if not is_count(keys(select))}
        assert chosen == set(english), f"{language}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_counts_agree_where_english_counts(language: str) -> None:
    """If English has words of its own for 0, so has each language."""
    for name in messages(language):
        wanted = {v for v, select in selects(messages("en")[name]) if "0" in keys(select)}
        found = {v for v, select in selects(messages(language)[name]) if "0" in keys(select)}
        assert wanted <= found, f"{language}: {name}"


def french_ones() -> Iterator[tuple[str, str, ftl.Variant, list[str]]]:
    for name, entry in messages("fr").items():
        for variable, select in selects(entry):
            for variant, case in zip(select.variants, keys(select), strict=True):
                if case == "one":
                    yield name, variable, variant, keys(select)


def test_nought_is_singular_in_french() -> None:
    """A case [one] that contains the number 1 would also be used for 0."""
    for name, variable, variant, cases in french_ones():
        words = "".join(node.value for node in variant.value.elements if isinstance(node, ftl.TextElement))
        assert "0" in cases or not re.search(r"\b1\b", words), f"{name}, {variable}"


def test_french_blanks_do_not_break() -> None:
    for name, entry in messages("fr").items():
        for text in (node.value for node in nodes(entry) if isinstance(node, ftl.TextElement)):
            assert not re.search(r"(\S|^) ([:;?!»]|%(?![(sr]))|« ", text), name


@pytest.mark.parametrize("language", OTHERS)
def test_the_places_of_argparse_are_kept(language: str) -> None:
    for name in messages("en"):
        if name.startswith("argparse-"):
            places = r"%(?:\(\w+\))?[sr]"
            assert sorted(re.findall(places, prose(language, name))) == sorted(
                re.findall(places, prose("en", name))
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_can_be_read_alone(language: str) -> None:
    """`Texts` parses each message at its first use, with the same result as parsing the whole file."""
    cut = {
        entry["id"]: entry[0]
        for file in FILES
        for entry in ENTRY.finditer((LOCALES / language / file).read_text("utf-8"))
    }
    assert list(cut) == [name for file in FILES for name in entries_of_file(language, file)]
    for name, whole in entries(language).items():
        (alone,) = FluentParser().parse(cut[name]).body
        assert alone.equals(whole, ignored_fields=["span", "comment"]), name
        assert set(REFERENCE.findall(cut[name])) == references(whole), name


def references(entry: ftl.Message | ftl.Term) -> set[str]:
    """What a message takes in of others."""
    terms = {f"-{node.id.name}" for node in nodes(entry) if isinstance(node, ftl.TermReference)}
    return terms | {node.id.name for node in nodes(entry) if isinstance(node, ftl.MessageReference)}


def test_a_name_in_a_sentence_is_read_with_it() -> None:
    assert Texts("de").say("rule-char-bu-title") == Texts("de").say("character-builder") == "Baumeister"
