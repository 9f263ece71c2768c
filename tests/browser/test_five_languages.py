"""Every screen in five languages: nothing is left in English, no message id shows, nothing is cut when narrow."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.reading import ready
from browser.screens import COVERED, CUT, TEXTS, choices, corners, screens
from server.serving import Running
from texts.catalogue import LANGUAGES, OTHERS, messages, prose

NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
SMALLEST: Final[ViewportSize] = {"width": 320, "height": 568}
WORD: Final = re.compile(r"[^\W\d_]{3}")
RULE: Final = re.compile(r"[A-Z]+-[A-Z0-9]+")
ID: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
NAMING: Final = re.compile(r"\b(guild|character|resource|bonus|side|phase|formula|card)-[A-Z\u00c0-\u00ff]")
OWN_NAMES: Final = {"OddVille", "Ada", "Bo", "English", "Italiano", "Nederlands", "Français", "Deutsch"}
LOCALES: Final = {"en": "en-GB", "it": "it-IT", "nl": "nl-BE", "fr": "fr-CA", "de": "de-AT"}
"""What browsers ask for."""


@cache
def _prose(language: str) -> str:
    return "\n".join(prose(language, name) for name in messages(language))


def opened(
    browser: Browser,
    running: Running,
    language: str,
    walk: Callable[[Page, Running], Iterator[str]] = screens,
    size: ViewportSize = NARROW,
) -> Iterator[tuple[str, Page, list[str]]]:
    """Every screen of a walk, of somebody whose browser speaks the language; nothing has been chosen."""
    context = browser.new_context(locale=LOCALES[language], viewport=size, reduced_motion="reduce")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None
    )
    try:
        for name in walk(page, running):
            yield name, page, [each for each in complaints if "404" not in each]
    finally:
        context.close()


@pytest.fixture(scope="module")
def english(browser: Browser, site: Running) -> dict[str, set[str]]:
    """What each screen says in English."""
    return {name: set(page.evaluate(TEXTS)) for name, page, _ in opened(browser, site, "en")}


@pytest.mark.parametrize("language", OTHERS)
def test_every_screen_speaks_the_language_of_the_browser(
    browser: Browser, site: Running, english: dict[str, set[str]], language: str
) -> None:
    """From the first visit on; what is cut or too small to press is told, too."""
    faults: list[str] = []
    for name, page, complaints in opened(browser, site, language):
        assert page.locator("html").get_attribute("lang") == language, name
        said = page.evaluate(TEXTS)
        faults += [
            f"{name}: English: {text}"
            for text in said
            if text in english[name] and not _may_stay(text, language)
        ]
        faults += faults_of(name, page, complaints)
    assert not faults, "\n".join(sorted(set(faults)))


@pytest.mark.parametrize("walk", [choices, corners])
@pytest.mark.parametrize("language", ["de", "nl"])
def test_long_words_fit_everywhere_at_a_table(
    browser: Browser, site: Running, language: str, walk: Callable[[Page, Running], Iterator[str]]
) -> None:
    """Each kind of decision with all that is picked for it, and every corner of a table, as narrow as a phone."""
    told = [faults_of(*screen) for screen in opened(browser, site, language, walk)]
    faults = {fault for faults in told for fault in faults}
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("size", [NARROW, SMALLEST], ids=["phone", "smallest"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_that_a_decision_needs_is_covered(
    browser: Browser, site: Running, language: str, size: ViewportSize
) -> None:
    """Each kind of decision, to the word that does it: the bar lies on nothing, its buttons are in sight."""
    faults = {
        f"{name}: {fault}"
        for name, page, _ in opened(browser, site, language, choices, size)
        for fault in [*page.evaluate(COVERED), *page.evaluate(CUT)]
    }
    assert not faults, "\n".join(sorted(faults))


def faults_of(name: str, page: Page, complaints: list[str]) -> list[str]:
    """Messages that show their ids, what is cut or too small to press, and what the browser complains of."""
    ids = [
        f"id: {text}"
        for text in page.evaluate(TEXTS)
        if set(ID.findall(text)) & set(messages("en")) or NAMING.search(text)
    ]
    return [f"{name}: {fault}" for fault in [*ids, *page.evaluate(CUT), *complaints]]


def _may_stay(text: str, language: str) -> bool:
    return (
        not WORD.search(text)
        or RULE.fullmatch(text) is not None
        or text in OWN_NAMES
        or text in _prose(language)
    )


def test_the_language_changes_at_any_time_and_stays(page: Page, site: Running) -> None:
    ready(page, f"{site.url}/rules.html")
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
    ready(page, f"{site.url}/learn.html")
    expect(page.locator("html")).to_have_attribute("lang", "it")
