"""Every screen in five languages: no English text or message id is left, and nothing is cut off on a phone."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.languages import FIRST, NARROW, faults_of, in_each_language
from browser.reading import open_page
from browser.screens import TEXTS, choices, first_visit, other_screens, pages, tables
from browser.windows import errors_of
from oddville.server.tables.table_factory import OTHERS as PUZZLE_PLAYERS
from server.serving import TestServer, run_server
from texts.catalogue import LANGUAGES, OTHERS, messages, prose

WORD: Final = re.compile(r"[^\W\d_]{3}")
NUMBER: Final = re.compile(r"\s*\d+\s*")
RULE: Final = re.compile(r"[A-Z]+-[A-Z0-9]+")
OWN_NAMES: Final = {
    "OddVille",
    "Ada",
    *PUZZLE_PLAYERS,
    "English",
    "Italiano",
    "Nederlands",
    "Français",
    "Deutsch",
}
LOCALES: Final = {"en": "en-GB", "it": "it-IT", "nl": "nl-BE", "fr": "fr-CA", "de": "de-AT"}
"""Locales of browsers."""


@cache
def _prose(language: str) -> str:
    return "\n".join(prose(language, name) for name in messages(language))


def visit_screens(
    browser: Browser,
    server: TestServer,
    language: str,
    walk: Callable[[Page, TestServer], Iterator[str]],
) -> Iterator[tuple[str, Page, list[str]]]:
    """Every screen of a walk in a browser with that language; no setting was changed."""
    context = browser.new_context(locale=LOCALES[language], viewport=NARROW, reduced_motion="reduce")
    page = context.new_page()
    complaints = errors_of(page)
    try:
        for name in walk(page, server):
            yield name, page, [each for each in complaints if "404" not in each]
    finally:
        context.close()


@pytest.fixture
def empty_server(tmp_path: Path) -> Iterator[TestServer]:
    """A server without tables of other tests."""
    with run_server(tmp_path, requests_a_second=0, messages_a_second=0, tables_an_hour=0) as server:
        server.store_par()
        yield server


@pytest.mark.parametrize("walk", [pages, tables], ids=lambda walk: walk.__name__)
def test_every_screen_is_in_every_language(
    browser: Browser, empty_server: TestServer, walk: Callable[[Page, TestServer], Iterator[str]]
) -> None:
    """In the first language no setting was changed; texts that are cut and targets that are too small are reported."""
    faults: list[str] = []
    for name, page, complaints in visit_screens(browser, empty_server, FIRST, walk):
        assert page.locator("html").get_attribute("lang") == FIRST, name
        texts = {FIRST: page.evaluate(TEXTS)}
        faults += faults_of(f"{name}, {FIRST}", page, complaints, texts[FIRST])
        for language in in_each_language(page, [other for other in LANGUAGES if other != FIRST]):
            texts[language] = page.evaluate(TEXTS)
            faults += faults_of(f"{name}, {language}", page, complaints, texts[language])
        faults += [f"{name}: {fault}" for fault in left_in_english(texts, page.url)]
    assert not faults, "\n".join(sorted(set(faults)))


def left_in_english(texts: dict[str, list[str]], address: str) -> list[str]:
    """Texts that equal the English ones and should not; the code of a table may."""
    return [
        f"English in {language}: {text}"
        for language in OTHERS
        for text in texts[language]
        if text in texts["en"] and text not in address and not _may_stay(text, language)
    ]


@pytest.mark.parametrize("language", [each for each in OTHERS if each != FIRST])
def test_the_first_visit_uses_the_language_of_the_browser(
    browser: Browser, site: TestServer, language: str
) -> None:
    """Also in each further language: on a page, and at a table."""
    faults: list[str] = []
    for name, page, complaints in visit_screens(browser, site, language, first_visit):
        assert page.locator("html").get_attribute("lang") == language, name
        faults += faults_of(name, page, complaints)
    assert not faults, "\n".join(sorted(set(faults)))


def test_choices_name_a_slot_by_its_price(browser: Browser, site: TestServer) -> None:
    """The price is a number for the message, which has words of its own for 0 and 1."""
    texts: set[str] = set()
    for _, page, _ in visit_screens(browser, site, "nl", partial(choices, kinds=("transform", "return"))):
        texts |= set(page.evaluate(TEXTS))
    assert [text for text in texts if re.search(r"van [01] munten", text)] == []
    assert any("klei (gratis vakje)" in text for text in texts)
    assert any("klei (vakje van 1 munt)" in text for text in texts)


def test_long_words_fit_in_every_corner_of_a_table(browser: Browser, site: TestServer) -> None:
    """The width of a phone."""
    faults: list[str] = []
    for name, page, complaints in visit_screens(browser, site, FIRST, other_screens):
        for language in in_each_language(page, [FIRST, "nl"]):
            faults += faults_of(f"{name}, {language}", page, complaints)
    assert not faults, "\n".join(sorted(set(faults)))


def _may_stay(text: str, language: str) -> bool:
    return (
        not WORD.search(text)
        or RULE.fullmatch(text) is not None
        or text in OWN_NAMES
        or text in _prose(language)
        or NUMBER.sub("", text) in _prose(language)
    )


def test_the_language_changes_at_any_time_and_stays(page: Page, site: TestServer) -> None:
    open_page(page, f"{site.url}/rules.html")
    chooser = page.locator(".language select")
    assert chooser.locator("option").evaluate_all("all => all.map(one => one.value)") == list(LANGUAGES)
    for language, words in (
        ("de", "Regeln"),
        ("fr", "règles"),
        ("nl", "regels"),
        ("it", "egol"),
        ("en", "rules"),
    ):
        chooser.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_contain_text(re.compile(words, re.IGNORECASE))
    chooser.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    open_page(page, f"{site.url}/learn.html")
    expect(page.locator("html")).to_have_attribute("lang", "it")
