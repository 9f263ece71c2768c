"""The city in its window: no control covers a cell that can be chosen, and a drag moves it without drawing."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import PEOPLE, able_to_build_last, at, seated
from browser.table_kit import bring_cell, click, open_table, pick_building
from browser.windows import settle
from oddville.games.records.writer import record_of
from server.serving import TestServer

LONG: Final = (*((x, 0) for x in (1, 2, 3, -1, -2, -3, -4)), *((3, y) for y in range(1, 7)))
"""A town as wide and as high as a phone can show: it leads from the upper left to the lower right corner."""
SIZES: Final = ((390, 844), (320, 568), (360, 740), (820, 1180), (1024, 768), (1440, 900), (2560, 1440))
COVERED: Final = """() => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const hasArrow = (side) => Boolean(document.querySelector(`.beyond.${side}`));
  return [...document.querySelectorAll(".cell.buildable")].filter((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [x, y, edge] = [left + width / 2, top + height / 2, width / 4 - 1]; // places are rounded
    if (x < stage.left + edge) return !hasArrow("west");
    if (x > stage.right - edge) return !hasArrow("east");
    if (y < stage.top + edge) return !hasArrow("north");
    if (y > stage.bottom - edge) return !hasArrow("south");
    const hit = document.elementFromPoint(x, y);
    return !cell.contains(hit) && !hit?.closest(".beyond");
  }).map((cell) => cell.dataset.cell);
}"""
"""Cells that can be chosen and cannot be pressed, although no arrow leads to them."""


def long_town(server: TestServer) -> tuple[dict[str, Any], str]:
    """A table of four where a building fits along the whole town; the building."""
    table, build = able_to_build_last(LONG, players=4)
    return seated(server, str(record_of(table.game(), list(PEOPLE))), 0, PEOPLE), build.split()[1]


def test_every_cell_where_a_building_fits_can_be_pressed(server: TestServer, browser: Browser) -> None:
    table, card = long_town(server)
    with open_table(browser, server, table, size=(390, 844)) as page:
        pick_building(page, card)
        assert page.evaluate(COVERED) == []
        for cell in page.locator(".cell.buildable").evaluate_all(
            "cells => cells.map(({ dataset }) => dataset.cell)"
        ):
            element = page.locator(f"[data-cell='{cell}']")
            bring_cell(page, element, click)
            element.click()
            expect(element).to_have_attribute("aria-selected", "true")
            others = page.locator(".cell.buildable[aria-selected=false]")
            expect(others.first).to_have_attribute("aria-label", re.compile("fits"))
            assert set(others.evaluate_all("cells => cells.map((cell) => cell.ariaDisabled)")) == {"false"}


def test_no_control_covers_a_cell_at_any_size_zoom_or_place(server: TestServer, browser: Browser) -> None:
    table, card = long_town(server)
    with open_table(browser, server, table, size=SIZES[0]) as page:
        pick_building(page, card)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.keyboard.press("f")
            for key in ("", "+", "+", "+", "-", "-", "-", "-", "-", "-"):
                if key:
                    page.keyboard.press(key)
                settle(page)
                assert page.evaluate(COVERED) == [], (size, key)


def styled_in_drag(page: Page, browser: Browser) -> list[int]:
    """How many elements get a new style, each time while the town is dragged."""
    box = page.locator(".stage").bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + box["height"] - 40
    page.mouse.move(x, y)
    settle(page)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x + 20 * step, y - 10 * step)
        settle(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.up()
    return [event["args"]["elementCount"] for event in events if event.get("name") == "UpdateLayoutTree"]


def test_a_drag_moves_the_town_and_draws_nothing(server: TestServer, browser: Browser) -> None:
    """The pan stays smooth on slow machines: benchmarks/pages.py measures it."""
    table, _ = at(server, "build")
    with open_table(browser, server, table) as page:
        plan = page.locator(".plan")
        before = plan.bounding_box()
        styled = styled_in_drag(page, browser)
        assert plan.bounding_box() != before
        assert max(styled) < 100, "a press restyles the drawings"
        assert plan.evaluate("plan => getComputedStyle(plan).willChange") == "translate"
