"""Notes, the key of the closing button, prices and marks of the table page."""

from playwright.sync_api import Browser, expect

from browser.decision_kit import PEOPLE, at, seated
from browser.table_kit import open_table
from browser.windows import delay_script, settle
from oddville.games.records.writer import record_of
from server.serving import TestServer
from table import SHIPPED, Table

HEIGHTS = """() => [".six i.full", ".six i:not(.full)"].map(
    (part) => document.querySelector(part).getBoundingClientRect().height)"""


def test_a_note_goes_away(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    with open_table(browser, server, table, script=delay_script(note=0)) as page:
        page.locator("[data-act=undo]").click(force=True)
        expect(page.locator("[data-live=assertive]")).to_contain_text("nothing to undo")
        expect(page.locator(".note-line")).to_have_count(0)


def test_the_key_of_the_closing_button_focuses_then_presses_it(server: TestServer, browser: Browser) -> None:
    """A key that is held presses nothing."""
    table, _ = at(server, "end", confirm=False)
    with open_table(browser, server, table) as page:
        expect(page.locator("#closing")).to_be_visible()
        page.keyboard.down("e")
        page.keyboard.down("e")
        settle(page)
        expect(page.locator("#closing")).to_be_focused()
        page.keyboard.up("e")
        page.keyboard.press("e")
        expect(page.locator("#sentence")).to_contain_text("Bo")


def test_a_refused_price_is_the_one_that_the_row_shows(server: TestServer, browser: Browser) -> None:
    """WORK-7, LIMIT-5: the lowest price of the hand."""
    game = Table(2, edition=SHIPPED).game()
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        dear = page.locator(".row-position[aria-disabled=true]").last
        price = dear.locator(".price-tag").inner_text().strip()
        dear.click(force=True)
        expect(page.locator(".why li")).to_have_count(1)
        expect(page.locator(".why li")).to_contain_text(f"costs {price} coin")


def test_workers_in_the_city_weigh_more_than_those_missing(server: TestServer, browser: Browser) -> None:
    """In every look, without colour."""
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        for look in ("light", "dark", "contrast"):
            page.evaluate("look => { document.documentElement.dataset.look = look; }", look)
            full, empty = page.evaluate(HEIGHTS)
            assert full > 2 * empty
