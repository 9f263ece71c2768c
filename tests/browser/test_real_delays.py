"""The real delays of a page, by a simulated clock. All other tests run without delays."""

from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.table_kit import DO, here, open_table
from browser.windows import AS_FOR_PEOPLE, settle
from server.serving import TestServer

SECOND_PRESS: Final = 400
HANDOVER: Final = 600
STOPPED: Final = """{
  let now = 1000;
  performance.now = () => now;
  globalThis.moveClock = (milliseconds) => { now += milliseconds; };
}"""
"""A stopped clock."""


def pass_time(page: Page, milliseconds: int) -> None:
    """Advance the clock."""
    page.evaluate("(milliseconds) => moveClock(milliseconds)", milliseconds)


def test_the_second_half_of_a_double_press_does_nothing(server: TestServer, browser: Browser) -> None:
    """A press confirms a pinned move only 400 ms after it was pinned."""
    table, move = at(server, "build")
    _, card, cell = move.split()
    with open_table(browser, server, table, script=AS_FOR_PEOPLE + STOPPED) as page:
        page.locator(f".mine-region [data-target='mine:{card}']").click()
        page.locator(f"[data-cell='{cell}']").click()
        page.locator(DO).dblclick()
        pass_time(page, SECOND_PRESS - 1)
        page.locator(DO).click()
        page.locator(f"[data-cell='{cell}']").click()
        settle(page)
        assert page.locator(DO).count() == 1, "it was done too soon"
        pass_time(page, 1)
        page.locator(DO).click()
        expect(page.locator(f".cell.card[data-cell='{cell}']")).to_have_count(1)


def test_a_hand_over_gives_the_next_player_time_to_look(server: TestServer, browser: Browser) -> None:
    """Each hand-over is announced, and a press within 600 ms has no effect."""
    table = server.make({"seats": here("Ada", "Bo", "Cy"), "options": {"deal": "three", "confirm": False}})
    with open_table(browser, server, table, ask="locks", script=AS_FOR_PEOPLE + STOPPED) as page:
        page.locator("[data-target='resource:wood']").click()
        pass_time(page, SECOND_PRESS)
        page.locator(DO).click()
        expect(page.get_by_role("region", name="Log")).to_contain_text("takes wood")
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        pass_time(page, HANDOVER - 1)
        page.locator("[data-target='resource:clay']").click()
        settle(page)
        assert page.locator(DO).count() == 0, "the next person has not even looked up"
        pass_time(page, 1)
        page.locator("[data-target='resource:clay']").click()
        expect(page.locator(DO)).to_be_visible()
