"""A rule opens in place, by mouse, touch and keys."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.decision_kit import at
from browser.table_kit import by_pointer, click, open_table
from browser.windows import settle
from oddville.texts import Texts
from server.serving import TestServer

SIGN = "#sentence .rule"
INSIDE = """element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def press_by_key(sign: Locator) -> None:
    sign.focus()
    sign.press("Enter")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=str)
def test_a_sign_opens_its_rule_in_place(server: TestServer, browser: Browser, size: tuple[int, int]) -> None:
    table, _ = at(server, "coins")
    touch = size[0] < 500
    with open_table(browser, server, table, size=size, touch=touch, language="de") as page:
        sign = page.get_by_role("button", name="Regel TURN-1").first
        expect(sign).to_have_text("?")
        rule = page.get_by_role("dialog", name="Regel TURN-1")
        for press in (Locator.tap if touch else Locator.click, press_by_key):
            press(sign)
            expect(rule).to_contain_text(Texts("de").say("rule-turn-1"))
            expect(rule.get_by_role("link")).to_have_attribute("href", f"{server.url}/rules.html#TURN-1")
            assert rule.evaluate(INSIDE)
            page.keyboard.press("Escape")
            expect(rule).to_have_count(0)
        expect(sign).to_be_focused()


def test_the_key_that_closes_a_rule_keeps_the_selection(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.locator("[data-target='worker:2']").click()
        page.locator(SIGN).click()
        expect(page.locator(".rule-popover")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".rule-popover")).to_have_count(0)
        settle(page)
        expect(page.locator(".table-page")).to_have_attribute("data-selection", "worker")


def test_no_rule_id_is_on_the_table(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins")
    with open_table(browser, server, table) as page:
        by_pointer(page, move, click)
        expect(page.locator(".log .rule").first).to_have_text("?")
        expect(page.locator(".table-page")).not_to_contain_text("TURN-1")


def test_a_rule_opens_inside_a_dialog(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "build")
    with open_table(browser, server, table) as page:
        page.locator(f"[data-target='mine:{move.split()[1]}']").click(button="right")
        page.locator("dialog .rule").first.click()
        expect(page.locator("dialog .rule-popover")).to_contain_text(Texts("en").say("rule-build-5"))
