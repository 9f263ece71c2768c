"""Every kind of decision fits every window, with letters of every size: nothing that it needs is covered, cut, out of
reach or too small to read."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import KINDS, PEOPLE, at, seated, town
from browser.fitting import Viewer, Window, random_windows
from browser.languages import FIRST, NARROW, SMALLEST, VIEWS, choose, faults_of, views
from browser.screens import COVERED
from browser.table_kit import is_done, things_of
from browser.windows import settle
from oddville.games.records.writer import record_of
from server.serving import TestServer

PHONES: Final[tuple[Window, ...]] = ((844, 390, 16), (667, 375, 16), (320, 568, 16), (390, 844, 16))
OTHERS: Final[tuple[Window, ...]] = (
    (740, 360, 16),
    (932, 430, 16),
    (820, 1180, 16),
    (1024, 768, 16),
    (1366, 650, 16),
    (1440, 900, 16),
    (1536, 730, 16),
    (1920, 950, 16),
    (320, 480, 16),
    (480, 320, 16),
    (1366, 650, 32),
    (390, 844, 32),
    (2560, 1440, 16),
)
SINGLE: Final[tuple[tuple[str, int, int, str, Window], ...]] = (
    ("bonus", 0, 3, "de", (557, 685, 16)),
    ("bonus", 0, 3, "de", (2557, 515, 20)),
    ("recover", 0, 4, "de", (811, 1186, 24)),
    ("done", 0, 3, "en", (522, 501, 24)),
    ("coins", 1, 3, "en", (3164, 675, 32)),
    ("second", 0, 4, "en", (371, 495, 16)),
    ("second", 0, 2, "fr", (1088, 1315, 32)),
    ("cheat-at-second", 0, 3, "it", (351, 605, 16)),
    ("done", 0, 4, "fr", (977, 910, 16)),
    ("any", 1, 4, "it", (644, 499, 24)),
    ("react", 2, 3, "it", (421, 1247, 16)),
    ("build", 2, 3, "en", (390, 844, 16)),
)
"""Windows that a search through random ones has found: kind, step, players, language, window."""
USUAL: Final[Window] = (1440, 900, 16)
LONG_LANGUAGES: Final = (FIRST, "nl")
SETTINGS: Final = """language => localStorage.setItem(
  "oddville-settings", JSON.stringify({ motion: "reduced", ask: "all", language }))"""
CLICK: Final = "selector => document.querySelector(selector)?.click()"


@pytest.fixture(scope="module")
def viewer(browser: Browser, server: TestServer) -> Iterator[Viewer]:
    """One window for all decisions."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(f"{server.url}/404.html")
    yield Viewer(page)
    context.close()


def open_table(page: Page, server: TestServer, table: dict[str, Any], language: str) -> None:
    tokens = [link["token"] for link in table["seats"]]
    with server.watch(table["id"], *tokens) as player:
        chooses = player.welcome["table"]["chooses"]
    page.evaluate(SETTINGS, language)
    page.goto(f"{server.url}/table.html?table={table['id']}#{tokens[chooses]}")
    expect(page.locator(".my-choice")).to_be_visible()


def steps(page: Page, move: str) -> Iterator[None]:
    """Pick what the move is made of, one by one, until it would be done."""
    yield
    things = things_of(move)
    for thing in things if "build" in move else things[:-1]:
        page.evaluate(CLICK, f'.region:not(.decision-region) button[data-target="{thing}"]')
        settle(page)
        if is_done(page):
            return
        yield


def every_view(page: Page, language: str) -> Iterator[str]:
    """Two phones in both languages."""
    yield from views(page, VIEWS)
    choose(page, language)


def windows_of(step: str, place: int, all_proofs: bool) -> list[Window]:
    """A phone, and by turns another usual window or a random one; all of them and more among the slow proofs."""
    if all_proofs:
        return [*PHONES, *OTHERS, *random_windows(step, 4)]
    other = OTHERS[place // 2 % len(OTHERS)] if place % 2 else random_windows(step, 1)[0]
    return [PHONES[place % len(PHONES)], other]


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_fits_every_window(
    kind: str, server: TestServer, viewer: Viewer, all_proofs: bool
) -> None:
    """Two to four players, in a language with long words; each step of a decision in some windows and on a phone.
    test_table_decisions plays them in English on the smallest phone."""
    place, page = KINDS.index(kind), viewer.page
    clock = {"kind": "move", "seconds": 3600} if place % 4 == 0 else {"kind": "none"}
    table, move = at(server, kind, players=2 + place % 3, clock=clock)
    language = LONG_LANGUAGES[place % 2]
    open_table(page, server, table, language)
    for step, _ in enumerate(steps(page, move)):
        first = place + 5 * step
        assert viewer.faults(windows_of(f"{kind} {step}", first, all_proofs)) == []
        size = (NARROW, SMALLEST)[(place // 2 + step) % 2]
        viewer.resize((size["width"], size["height"], 16))
        for view in every_view(page, language) if all_proofs else [f"{language}, {size['width']}"]:
            assert faults_of(view, page, viewer.errors) == []
            assert page.evaluate(COVERED) == [], view


def test_three_characters_are_whole_on_a_tablet(server: TestServer, viewer: Viewer) -> None:
    game = town(players=3).holds(0, "cheater", "bookkeeper", "traveller").game()
    table = seated(server, str(record_of(game, PEOPLE[:3])), 0, PEOPLE[:3])
    open_table(viewer.page, server, table, FIRST)
    for window in ((820, 1180, 16), (1024, 768, 16), (1366, 650, 16)):
        viewer.resize(window)
        assert viewer.page.locator(".my-things").evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.parametrize(("kind", "step", "players", "language", "window"), SINGLE)
def test_a_decision_fits_a_window(
    kind: str, step: int, players: int, language: str, window: Window, server: TestServer, viewer: Viewer
) -> None:
    table, move = at(server, kind, players=players)
    viewer.resize(USUAL)
    open_table(viewer.page, server, table, language)
    for each, _ in enumerate(steps(viewer.page, move)):
        if each == step:
            break
    assert viewer.faults([window]) == []
