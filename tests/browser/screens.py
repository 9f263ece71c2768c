"""Every screen of the pages, and checks for tests that visit all of them."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

from browser.decision_kit import at, decisions
from browser.table_kit import (
    DO,
    bring_tray,
    by_pointer,
    click,
    element_of,
    here,
    press_where_nothing_fits,
    things_of,
)
from browser.windows import settle
from oddville.games.puzzles.collection import puzzles
from oddville.games.records.replay import replay
from server.serving import TestServer

HERE: Final = Path(__file__).parent
RECORD: Final = HERE.parent / "golden" / "sixth-building.odd"
PAGES: Final[dict[str, str]] = {
    "start": "",
    "setup": "setup.html",
    "watch": "watch.html",
    "today": "today.html",
    "town": "town.html",
    "duplicate": "duplicate.html",
    "ladder": "ladder.html",
    "rules": "rules.html",
    "learn": "learn.html",
    "puzzles": "puzzles.html",
    "cards": "cards.html",
    "replay": "replay.html",
    "missing": "no-such-page",
    "print": "print.html",
}
"""Pages without a table."""

TEXTS: Final = (HERE / "visible_texts.js").read_text()
"""All visible text and accessible names of a screen."""

CUT: Final = (HERE / "cut.js").read_text()
"""Elements that are cut off, overflow, or are too small to press."""

COVERED: Final = (HERE / "covered.js").read_text()
"""Controls of a table that something covers on a phone; transient panels may."""


def pages(page: Page, server: TestServer) -> Iterator[str]:
    """Visit the pages without a table, and what opens on them; yields the name of each screen once it is drawn."""
    for name, path in PAGES.items():
        page.goto(f"{server.url}/{path}")
        page.locator("[data-ready]").first.wait_for()
        yield name
        if name in INSIDE:
            yield from INSIDE[name](page)
    yield from _offline(page, server)


def _offline(page: Page, server: TestServer) -> Iterator[str]:
    """The page that takes the place of others while the server does not respond."""
    page.route("**/healthz", lambda route: route.fulfill(status=300))  # not well, and no error on the console
    page.goto(f"{server.url}/offline.html")
    page.locator("[data-ready]").first.wait_for()
    yield "offline"
    page.goto(
        f"{server.url}/"
    )  # leave before the server responds again, because then the offline page navigates
    page.locator("[data-ready]").first.wait_for()
    page.unroute("**/healthz")


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


def tables(page: Page, server: TestServer) -> Iterator[str]:
    """A waiting room, the middle of a game, a lesson, a puzzle, the text view, and the screen view."""
    page.goto(f"{server.url}/404.html")
    waiting = server.make({"seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}]})
    _sit(page, server, waiting)
    page.locator(".waiting-seat").first.wait_for()
    yield "waiting"
    for kind in ("bonus", "building", "cheat"):
        table = _decide(page, server, kind)
        yield f"table: {kind}"
    page.locator("[data-act=tray-mine]:visible, [data-act=menu]:visible").first.click()
    yield "table: tray"
    page.goto(f"{server.url}/learn.html")
    page.locator("[data-lesson=city]").click()
    page.locator(".lesson").wait_for()
    yield "lesson"
    page.goto(f"{server.url}/puzzles.html")
    of_two = 1 + next(place for place, puzzle in enumerate(puzzles()) if puzzle.players == 2)
    page.locator(".theme .puzzle").get_by_text(str(of_two), exact=True).click()
    page.locator(".lesson.puzzle").wait_for()
    yield "puzzle"
    _sit(page, server, table, query="&view=text")
    page.locator("#text-title").wait_for()
    yield "table: text"
    page.goto(f"{server.url}/screen.html?table={table['id']}")
    page.locator("[data-ready] .screen-city .cell").first.wait_for()
    yield "screen"


def first_visit(page: Page, server: TestServer) -> Iterator[str]:
    """The first screens of a visitor: the start page, or a table that a friend has made."""
    page.goto(server.url)
    page.locator("[data-ready]").first.wait_for()
    yield "start"
    _decide(page, server, "bonus")
    yield "table: bonus"


def choices(page: Page, server: TestServer, kinds: Sequence[str]) -> Iterator[str]:
    """Each kind of decision at a table, and every step of picking its targets."""
    page.goto(f"{server.url}/learn.html")
    for kind in kinds:
        move = decisions()[kind][2]
        _decide(page, server, kind, {"ask": "all"})
        yield kind
        for thing in things_of(move):
            _pick(page, thing, move)
            settle(page)
            yield f"{kind}: {thing}"
            if page.locator(DO).count():
                break


def _pick(page: Page, thing: str, move: str) -> None:
    """Press a target, once the page has finished its automatic choices."""
    settle(page)
    bring_tray(page, thing, click)
    _control(page, thing, move).click()


def _control(page: Page, thing: str, move: str) -> Locator:
    """The element to press for a target; coins and slots are also listed among the choices."""
    if thing.startswith(("coins", "slot:")):
        return page.locator(
            f'.choices button[data-target="{thing}"], .choices button[data-move="{move}"]'
        ).first
    return element_of(page, thing)


def other_screens(page: Page, server: TestServer) -> Iterator[str]:
    """The rest of a table: trays, menus, questions, a refusal, and the end with every line of the score."""
    page.goto(f"{server.url}/learn.html")
    _decide(page, server, "build")
    for name in ("row", "mine", "guilds", "players", "log"):
        click(page.locator(f"[data-act=tray-{name}]"))
        settle(page)
        yield f"tray: {name}"
    card = decisions()["build"][2].split()[1]
    bring_tray(page, f"mine:{card}", click)
    click(element_of(page, f"mine:{card}"))
    page.locator(".table-page[data-selection=mine] .cell.buildable").first.wait_for()
    press_where_nothing_fits(page)
    page.locator(".why").wait_for()
    yield "a no"
    page.keyboard.press("Escape")
    for key, panel in (("r", ".moves"), ("y", ".hint li")):
        page.keyboard.press(key)
        page.locator(panel).first.wait_for()
        yield panel
    page.reload()
    page.locator(".my-choice").wait_for()
    yield from _menu(page)
    yield from _end(page, server)


def _menu(page: Page) -> Iterator[str]:
    page.locator("[data-act=menu]:visible").first.click()
    items = page.locator("dialog[open] .menu button")
    items.first.wait_for()
    yield "menu"
    for place in (3, items.count() - 1):  # before them hint, recap and chat, which open no dialog
        items.nth(place).click()
        settle(page)
        page.locator("dialog[open]").last.wait_for()
        yield f"menu: {place}"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        page.locator("[data-act=menu]:visible").first.click()
        items.first.wait_for()


def _end(page: Page, server: TestServer) -> Iterator[str]:
    record = RECORD.read_text()
    game = replay(record)
    origin = {"record": record, "ply": len(game.moves) - 1}
    _sit(
        page,
        server,
        server.make({"seats": here("Ada", "Bo"), "origin": origin}),
        {"ask": "locks", "motion": "reduced"},
    )
    page.locator(".my-choice").wait_for()
    by_pointer(page, str(game.moves[-1]), click)
    page.locator(".score-region").wait_for()
    yield "the end"
    page.locator("[data-walk=again]").click()
    while (onward := page.locator("[data-walk=next]")).count():
        onward.click()
        settle(page)
        yield "a line of the score"


def _decide(
    page: Page, server: TestServer, kind: str, settings: dict[str, str] | None = None
) -> dict[str, Any]:
    """A table where this kind of decision is due."""
    table, _ = at(server, kind)
    _sit(page, server, table, settings)
    page.locator(".my-choice").wait_for()
    return table


def _sit(
    page: Page,
    server: TestServer,
    table: dict[str, Any],
    settings: dict[str, str] | None = None,
    query: str = "",
) -> None:
    tokens = [link["token"] for link in table["seats"]]
    kept = json.dumps(
        [{"id": table["id"], "name": "", "tokens": tokens, "seats": [], "host": None, "opened": 1}]
    )
    page.evaluate("kept => localStorage.setItem('oddville-tables', kept)", kept)
    page.evaluate(
        "more => localStorage.setItem('oddville-settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('oddville-settings') ?? '{}'), ...more}))",
        settings or {},
    )
    page.goto(f"{server.url}/table.html?table={table['id']}{query}")
