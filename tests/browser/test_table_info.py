"""What a card is and does: by a pointer that rests on it, by a long press, by the right button and by key."""

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.table_kit import open_table
from browser.windows import NEVER, delay_script, settle
from server.serving import TestServer

COVERS: Final = """() => {
  const { left, right, top, bottom } = document.querySelector(".info.placed").getBoundingClientRect();
  const kept = [
    ...document.querySelectorAll(
      ".cell.card, .player, .decision button, :hover[data-card], " +
        "[data-target][aria-disabled=false]:not(.cell.empty.starter)",
    ),
  ].map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()]);
  const isCovered = ([, box]) =>
    box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  return [
    ...kept.filter(isCovered).map(([name]) => name),
    ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ["the edge of the window"] : []),
  ];
}"""
"""What lies under the panel and must not."""
HOLD: Final = """([element, type]) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(
    new PointerEvent(type, { ...place, bubbles: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0 }),
  );
}"""
AT_REST: Final = delay_script(info=0)
EXPLAINED: Final = {
    ".row-position >> nth=2": ["Costs: ", "Bonus: ", "Guild: ", "Points: "],
    ".my-building": ["Costs: ", "Bonus: "],
    ".cell.card[data-cell='1,0']": ["Costs: ", "now ", "(Ada)"],
    ".cell.card[data-cell='0,0']": ["Traveller"],
    ".hand-card >> nth=3": ["Worker card 4", "Coins: 3"],
    ".pile >> nth=0": ["Characters of the Mask guild", "on top"],
}
"""Where the pointer rests, and what is then said."""


def touch(page: Page, selector: str, event: str) -> None:
    """A finger on an element: `pointerdown`, `pointermove` or `pointerup`. iOS sends no `contextmenu`."""
    page.evaluate(HOLD, [page.locator(selector).first.element_handle(), event])


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (2560, 1440)])
def test_a_pointer_at_rest_explains_a_card_and_covers_nothing(
    server: TestServer, browser: Browser, size: tuple[int, int]
) -> None:
    table, _ = at(server, "build", 4)
    with open_table(browser, server, table, size=size, script=AT_REST) as page:
        for thing, words in EXPLAINED.items():
            page.locator(thing).hover()
            if size[1] < 700 and thing.startswith(".pile"):
                continue  # the piles fill the only free place: a press opens them
            expect(page.locator(".info.placed")).to_be_visible()
            for each in words:
                expect(page.locator(".info")).to_contain_text(each)
            assert page.evaluate(COVERS) == [], thing
            page.keyboard.press("Escape")
            expect(page.locator(".info")).to_have_count(0)


def test_without_a_log_the_panel_lies_beside_the_town(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build", 4)
    with open_table(browser, server, table, size=(1024, 768), script=AT_REST) as page:
        page.locator(".row-position").first.hover()
        expect(page.locator(".info.placed")).to_be_visible()
        assert page.evaluate(COVERS) == []


def test_the_cards_of_another_player_are_explained(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "swap")
    with open_table(browser, server, table, [1], script=AT_REST) as page:
        page.locator(".player .held").first.hover()
        expect(page.locator(".info")).to_contain_text("Bookkeeper (Ada)")
        page.locator(".player .mini[data-card]").first.hover()
        expect(page.locator(".info")).to_contain_text("Costs: ")
        assert page.evaluate(COVERS) == []


def test_a_finger_that_stays_opens_the_card_and_picks_nothing(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table, size=(390, 844), touch=True, script=delay_script(hold=0)) as page:
        touch(page, ".row-position", "pointerdown")
        expect(page.locator("dialog[open] .facts")).to_contain_text("Costs: ")
        touch(page, ".row-position", "pointerup")
        page.locator(".row-position").first.dispatch_event("contextmenu")  # Android sends it as well
        page.locator(".row-position").first.dispatch_event("click")
        settle(page)
        expect(page.locator("dialog[open]")).to_have_count(1)
        expect(page.locator(".table-page")).to_have_attribute("data-selection", "")


@pytest.mark.parametrize("touch", [True, False])
def test_a_sign_says_where_a_finger_can_read(touch: bool, server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table, size=(820, 1180), touch=touch) as page:
        expect(page.locator(".touch-note")).to_be_visible(visible=touch)
        for card in (".row-position", ".my-building"):
            sign = page.locator(card).first.evaluate("card => getComputedStyle(card, '::before').content")
            assert sign == ('"i"' if touch else "none")


def test_a_finger_that_leaves_picks_and_opens_nothing(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(
        browser, server, table, size=(390, 844), touch=True, script=delay_script(hold=NEVER)
    ) as page:
        page.locator(".hand-card").first.tap()
        expect(page.locator(".table-page")).to_have_attribute("data-selection", "worker")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_low_window_shows_the_words_beside_the_card(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table, size=(844, 390)) as page:
        page.locator(".row-position").first.click(button="right")
        facts = page.locator("dialog[open] .facts li")
        expect(facts.first).to_be_in_viewport(ratio=1)
        expect(facts.last).to_be_in_viewport(ratio=1)


def test_a_key_opens_the_card_with_the_focus(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table) as page:
        page.locator(".cell.card[data-cell='1,0']").focus()
        page.keyboard.press("q")
        expect(page.locator("dialog[open] .facts .points-now")).to_be_visible()
        boxes = page.locator("dialog[open] .rule-links .rule").evaluate_all(
            "(links) => links.map((link) => link.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) > 2
        for one, two in pairwise(boxes):
            assert two["left"] - one["right"] > 8 or two["top"] > one["top"]


def test_the_resources_of_every_player_are_shown(server: TestServer, browser: Browser) -> None:
    """Ada has a worker on stone and one on clay."""
    table, _ = at(server, "return")
    with open_table(browser, server, table, [1], script=AT_REST) as page:
        ada = page.locator(".player").first
        ada.locator(".player-name").hover()
        expect(page.locator(".info .owned .unseen")).to_have_text(["1 × clay", "1 × stone"])
        ada.click()
        expect(page.locator("dialog[open] .owned .unseen")).to_have_text(["1 × clay", "1 × stone"])
