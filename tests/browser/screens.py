"""Every screen of the browser, for tests that go through all of them, and what they look for."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from browser.table_kit import decisions, here
from server.serving import Running

HERE: Final = Path(__file__).parent
RECORD: Final = HERE.parent / "golden" / "sixth-building.odd"
PAGES: Final[dict[str, str]] = {
    "start": "",
    "setup": "setup.html",
    "watch": "watch.html",
    "rules": "rules.html",
    "learn": "learn.html",
    "cards": "cards.html",
    "replay": "replay.html",
    "missing": "no-such-page",
    "print": "print.html",
}
"""The pages that need no table."""

TEXTS: Final = (HERE / "said.js").read_text()
"""All that a screen says, to eyes and to ears."""

CUT: Final = (HERE / "cut.js").read_text()
"""What is cut, overlaps its box, or is too small to press."""


def screens(page: Page, running: Running) -> Iterator[str]:
    """Go from screen to screen; the name of each once it is drawn."""
    for name, path in PAGES.items():
        page.goto(f"{running.url}/{path}")
        page.locator("[data-ready]").first.wait_for()
        yield name
        if name in INSIDE:
            yield from INSIDE[name](page)
    yield from _tables(page, running)


def _dialogs(page: Page) -> Iterator[str]:
    for name, button in (("settings", ".head-tools .tool:last-child"), ("keys", ".foot .link:nth-child(2)")):
        page.locator(button).click()
        page.locator("dialog[open]").wait_for()
        yield name
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def _options(page: Page) -> Iterator[str]:
    page.locator("summary").first.click()
    yield "setup with its options"


def _large(page: Page) -> Iterator[str]:
    page.locator("[data-card=snail-post]").click()
    yield "a large card"


def _game(page: Page) -> Iterator[str]:
    page.locator("textarea").fill(RECORD.read_text())
    page.locator("form .button.primary").first.click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    yield "a replay"


INSIDE: Final[dict[str, Callable[[Page], Iterator[str]]]] = {
    "start": _dialogs,
    "setup": _options,
    "cards": _large,
    "replay": _game,
}


def _tables(page: Page, running: Running) -> Iterator[str]:
    """A waiting room, the middle of a game, its refusals, its text view, and the end."""
    waiting = running.make({"seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}]})
    _sit(page, running, waiting, "")
    page.locator(".waiting-seat").first.wait_for()
    yield "waiting"
    for kind in ("bonus", "building", "cheat"):
        record, ply, _ = decisions()[kind]
        table = running.make({"seats": here("Ada", "Bo"), "origin": {"record": record, "ply": ply}})
        _sit(page, running, table, "")
        page.locator(".my-choice").wait_for()
        yield f"table: {kind}"
    page.locator("[data-act=tray-mine]:visible, [data-act=menu]:visible").first.click()
    yield "table: tray"
    page.goto(f"{running.url}/learn.html")
    page.locator("[data-lesson=city]").click()
    page.locator(".lesson").wait_for()
    yield "lesson"
    _sit(page, running, table, "&view=text")
    page.locator("#text-title").wait_for()
    yield "table: text"


def _sit(page: Page, running: Running, table: dict[str, Any], query: str) -> None:
    tokens = [link["token"] for link in table["seats"]]
    kept = json.dumps(
        [{"id": table["id"], "name": "", "tokens": tokens, "seats": [], "host": None, "opened": 1}]
    )
    page.evaluate("kept => localStorage.setItem('oddville-tables', kept)", kept)
    page.goto(f"{running.url}/table.html?table={table['id']}{query}")
