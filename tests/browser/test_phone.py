"""The table on a phone: the whole city is shown, and what a player must read is not cut."""

from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import PEOPLE, able_to_build_last, at, seated
from browser.ending_kit import before_the_end, end_game
from browser.table_kit import bring_tray, click, sitting
from browser.windows import settle
from oddville.games.records.writer import record_of
from server.serving import Running

PHONE: Final = (390, 844)
TALL: Final = (*((0, y) for y in range(1, 6)), (1, 1), (1, 2), (-1, 3), (1, 4), (1, 5))
"""A city of six rows."""
CUT: Final = """(selector) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1;
  }).map((cell) => cell.dataset.cell);
}"""
"""The cells that are not wholly in the window of the city."""
HIDDEN: Final = "element => element.scrollHeight - element.clientHeight"
"""How much of an element is scrolled away, in pixels."""


def tall_city(running: Running) -> tuple[dict[str, Any], str]:
    """A table of three where a building can be placed in a city of six rows; the move."""
    table, build = able_to_build_last(TALL, players=3)
    return seated(running, str(record_of(table.game(), list(PEOPLE[:3]))), 0, PEOPLE[:3]), build


def hold(page: Page, card: str) -> None:
    bring_tray(page, f"mine:{card}", click)
    page.locator(f".mine-region [data-target='mine:{card}']").click()
    settle(page)


def test_the_city_fits_its_window(running: Running, browser: Browser) -> None:
    table, build = tall_city(running)
    with sitting(browser, running, table, size=PHONE, touch=True) as page:
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []
        hold(page, build.split()[1])
        page.locator("[data-act=fit]").click()
        settle(page)
        assert page.evaluate(CUT, ".cell.card, .cell.buildable") == []


def test_the_button_shows_the_whole_city_after_a_pan(running: Running, browser: Browser) -> None:
    table, _ = tall_city(running)
    with sitting(browser, running, table, size=PHONE, touch=True) as page:
        page.keyboard.press("+")
        page.keyboard.press("+")
        settle(page)
        assert page.evaluate(CUT, ".cell.card") != []
        page.locator("[data-act=fit]").click()
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []


def test_the_final_city_is_shown_whole(running: Running, browser: Browser) -> None:
    table = before_the_end(running)
    with sitting(browser, running, table, size=PHONE, touch=True) as page:
        end_game(running, table)
        page.locator(".end-region, .score-panel, [data-act=rematch]").first.wait_for()
        settle(page)
        assert page.evaluate(CUT, ".cell.card") == []


def test_a_pinned_build_is_read_whole_and_warns_of_the_end(running: Running, browser: Browser) -> None:
    """The fifth worker of the first player is in the city; a power keeps the turn going after the build."""
    table, build = able_to_build_last((*TALL, (-1, 1)), players=2)
    game = table.holds(0, "cheater").game()
    with sitting(
        browser, running, seated(running, str(record_of(game, ["Ada", "Bo"])), 0, ["Ada", "Bo"]), size=PHONE
    ) as page:
        hold(page, build.split()[1])
        page.locator(f"[data-cell='{build.split()[2]}']").click()
        settle(page)
        expect(page.locator(".preview .warning").first).to_have_text("ends the game")
        assert page.locator(".preview").evaluate(HIDDEN) <= 1


def test_a_refusal_is_read_whole(running: Running, browser: Browser) -> None:
    table, _ = at(running, "building", players=3)
    with sitting(browser, running, table, size=PHONE) as page:
        page.locator(".hand-card").first.click()
        page.locator("[data-target='resource:crystal']").click(force=True)
        expect(page.locator(".why")).to_be_visible()
        assert page.locator(".why").evaluate(HIDDEN) <= 1
