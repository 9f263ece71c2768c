"""Switch the language of a page, and find what does not belong in its texts."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect

from browser.reading import overflow, violations
from browser.screens import CUT, TEXTS
from browser.windows import settle
from texts.catalogue import LANGUAGES, messages

NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
SMALLEST: Final[ViewportSize] = {"width": 320, "height": 568}
SIZES: Final = ((390, 844), (844, 390), (1366, 650), (1440, 900), (320, 568))
FIRST: Final = "de"
"""The language of most runs: its words are the longest."""
VIEWS: Final = ((NARROW, FIRST), (SMALLEST, "nl"), (NARROW, "nl"), (SMALLEST, FIRST))
"""Two phones and the two languages with long words."""
ID: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
NAMING: Final = re.compile(r"\b(guild|character|resource|bonus|side|phase|formula|card)-[A-Z\u00c0-\u00ff]")
CHOOSE: Final = """(language) => {
  const kept = JSON.parse(localStorage.getItem("oddville-settings") ?? "{}");
  localStorage.setItem("oddville-settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "oddville-settings" }));
}"""
"""Choose a language as from another window."""
FORGET_WHAT_WAS_SAID: Final = """() => {
  for (const region of document.querySelectorAll("[data-live]")) region.replaceChildren();
}"""
"""Announcements stay in the language in which they were made."""


def choose(page: Page, language: str) -> None:
    """Switch the page to a language, or to the browser's."""
    page.evaluate(CHOOSE, language)
    if page.url.endswith("/print.html"):  # a sheet of paper: it is drawn once
        page.reload()
        page.locator("[data-ready]").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language or FIRST)
    settle(page)


def check_each_language(page: Page, axe: str) -> None:
    """In every language axe-core finds no fault, and no window is too narrow."""
    for language in LANGUAGES:
        choose(page, language)
        assert violations(page, axe) == [], language
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) <= 0, (width, language)


def in_each_language(page: Page, languages: Sequence[str]) -> Iterator[str]:
    """The screen in each language; afterwards in its first one."""
    page.evaluate(FORGET_WHAT_WAS_SAID)
    for language in languages:
        choose(page, language)
        yield language
    choose(page, "")


def views(page: Page, wanted: Sequence[tuple[ViewportSize, str]]) -> Iterator[str]:
    """The screen on phones, each in a language."""
    page.evaluate(FORGET_WHAT_WAS_SAID)
    for size, language in wanted:
        page.set_viewport_size(size)
        choose(page, language)
        yield f"{language}, {size['width']}"


def faults_of(name: str, page: Page, complaints: list[str], texts: list[str] | None = None) -> list[str]:
    """Message ids in the texts, elements that are cut off or too small, and errors on the console."""
    found = page.evaluate(TEXTS) if texts is None else texts
    ids = [f"id: {text}" for text in found if not _ids().isdisjoint(ID.findall(text)) or NAMING.search(text)]
    return [f"{name}: {fault}" for fault in [*ids, *page.evaluate(CUT), *complaints]]


@cache
def _ids() -> frozenset[str]:
    return frozenset(messages("en"))
