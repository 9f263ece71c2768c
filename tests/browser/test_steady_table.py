"""A game during which nothing jumps: the city and the main button keep their places."""

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.table_kit import await_choice, by_pointer, choose_move, click, here, open_table
from browser.test_guided_game import as_first_game
from browser.windows import settle
from oddville.server.wire import options
from server.serving import Player, TestServer

LOW_PHONES: Final = ((375, 667), (360, 640), (320, 568))
PHONES: Final = ((390, 844), (844, 390))
SIZES: Final = (*PHONES, *LOW_PHONES, (1366, 650), (1440, 900))
SAMPLE: Final = (*PHONES, (320, 568), (1366, 650))
"""Without the slow proofs."""
BOXES: Final = """
const boxes = { city: new Set(), placing: new Set(), bar: new Set(), main: new Set() };
const isLow = innerWidth < innerHeight && innerHeight < 736;
const isPlacing = (page) => {
  const { selection } = page.dataset;
  if (selection.includes("character")) return false;
  return selection.includes("mine") || (isLow && page.querySelector("[data-target^='bonus:']"));
};
globalThis.boxes = () => Object.fromEntries(Object.entries(boxes).map(([name, all]) => [name, [...all]]));
const add = (name, element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  boxes[name].add([left, top, width, height].map(Math.round).join());
};
const watch = () => {
  requestAnimationFrame(watch);
  const page = document.querySelector(".table-page");
  if (!page?.querySelector(".stage") || !page.querySelector(".undo")) return; // the game is over
  add(isPlacing(page) ? "placing" : "city", page.querySelector(".stage"));
  add("bar", page.querySelector(".bar"));
  for (const button of page.querySelectorAll("#closing")) add("main", button);
};
requestAnimationFrame(watch);
"""
"""Collects the boxes of the city, of the city while a building is placed, of the bar and of the main button in every
frame. On a low phone, bonuses are part of placing."""
UNSELECTABLE: Final = ".row-position[aria-disabled=true], .column-button[aria-disabled=true]"


def refuse(page: Page) -> None:
    """Press something that cannot be picked, if it is in sight, and close the refusal."""
    target = page.locator(UNSELECTABLE).first
    if target.count() and target.is_visible():
        target.click(force=True, position={"x": 12, "y": 8})
        expect(page.locator(".why")).to_be_visible()
        settle(page)
        page.keyboard.press("Escape")
        expect(page.locator(".why")).to_have_count(0)


def close_marks(page: Page) -> set[str]:
    """Close the coach mark of this choice, and those that then take its place, because a phone shows some in place of
    the hand; returns what they point at."""
    pointed_at = set()
    close = page.locator("[data-act=close-mark]")
    while True:
        settle(page)  # a mark is drawn one frame after the choice
        pointed_at.add(page.locator(".table-page").get_attribute("data-mark") or "")
        if not close.is_visible():
            return pointed_at
        close.click()


def play(page: Page, player: Player, seed: int) -> set[str]:
    """A whole game of the first seat; returns the parts that coach marks have pointed at."""
    rng = random.Random(seed)
    marks: set[str] = set()
    refused: set[str] = set()
    while True:
        message = player.receive("choices", "update")
        if message["type"] == "update":
            if message["table"]["status"] == "over":
                return marks
            if message["table"]["confirming"] and message["table"]["chooses"] == 0:
                page.locator("[data-act=confirm]").click()
            continue
        await_choice(page, message)
        move = choose_move(message, rng)
        kind = move.split()[0]
        marks |= close_marks(page)
        if kind not in refused:
            refuse(page)
            refused.add(kind)
        by_pointer(page, move, click)


def guided(site: TestServer, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A table like that of the guided game, of which every move is known: a short one with builds and bonuses."""
    monkeypatch.setitem(options.PACES, "slow", 0)
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(1))  # bots think alike each time
    seats = [*here("Ada"), {"kind": "bot", "bot": "newcomer"}]
    return site.make({"seats": seats, "options": {"edition": "micro", "deal": "one", "pace": "slow"}})


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("size", SIZES if metafunc.config.getoption("--all-proofs") else SAMPLE)


def test_nothing_jumps_during_the_guided_game(
    size: tuple[int, int], site: TestServer, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a building in hand, the city of an upright phone takes the room of the board."""
    table = guided(site, monkeypatch)
    script = as_first_game(table, seen=0) + BOXES
    with open_table(browser, site, table, [0], size=size, script=script, ask="all") as page:
        with site.watch(table["id"], table["seats"][0]["token"]) as player:
            marks = play(page, player, seed=1)
        boxes = page.evaluate("boxes()")
    assert marks >= {"resources", "hand", "buildings"}
    assert len(boxes["city"]) == 1, boxes["city"]
    assert len(boxes["placing"]) == 1, boxes["placing"]
    assert len(boxes["bar"]) == 1, boxes["bar"]
    if size in PHONES:
        assert len(boxes["main"]) == 1, boxes["main"]


def test_the_city_keeps_its_place_while_a_building_is_discarded(
    size: tuple[int, int], site: TestServer, browser: Browser
) -> None:
    """LIMIT-3. By the bar, and by the building itself."""
    table, move = at(site, "discard")
    with open_table(browser, site, table, size=size, ask="all") as page:
        settle(page)
        before = page.locator(".stage").bounding_box()
        for control in (
            f".choices [data-move='{move}']",
            f".my-building[data-target='mine:{move.split()[1]}']",
        ):
            page.locator(control).click()
            expect(page.locator("[data-act=do]")).to_be_visible()
            assert page.locator(".stage").bounding_box() == before
            page.keyboard.press("Escape")
            expect(page.locator("[data-act=do]")).to_have_count(0)
            assert page.locator(".stage").bounding_box() == before
