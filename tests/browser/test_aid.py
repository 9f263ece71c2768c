"""One page with every icon of the cards."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.decision_kit import at
from browser.table_kit import open_table
from browser.windows import settle
from server.serving import TestServer


def test_every_icon_has_a_line(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table) as page:
        page.locator("[data-act=menu]").click()
        page.get_by_role("button", name="What the icons mean").click()
        lines = page.locator("dialog[open] .aid-lines li")
        expect(lines).to_have_count(
            7 + 3 + 8 + 4 + 1
        )  # resources and coins, bonuses, points, guilds, workers
        for line in lines.all():
            assert line.inner_text().strip()
            assert line.locator("svg use").count() == 1
        drawn = page.locator(".aid-lines use").evaluate_all(
            "(uses) => uses.map((use) => use.getAttribute('href'))"
        )
        assert len(set(drawn)) == len(drawn)


def test_the_page_of_icons_fits_one_sheet_of_paper(
    server: TestServer, browser: Browser, tmp_path: Path
) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table, language="de") as page:
        page.keyboard.press("z")
        expect(page.locator(".aid")).to_be_visible()
        settle(page)
        assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
        page.emulate_media(media="print")
        assert not page.locator(".table-page").is_visible()


def test_a_phone_shows_all_of_it_by_scrolling(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build")
    with open_table(browser, server, table, size=(320, 568)) as page:
        page.keyboard.press("z")
        expect(page.locator("dialog[open] .aid")).to_be_visible()
        width = page.locator("dialog[open]").evaluate("(box) => [box.scrollWidth, box.clientWidth]")
        assert width[0] <= width[1]
        page.locator(".aid-lines li").last.scroll_into_view_if_needed()
        expect(page.locator(".aid-lines li").last).to_be_in_viewport()
