"""How a page calls a player: the mark on its icon, the badge of the app, and sounds."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.reading import open_page, visitor_page
from browser.table_kit import by_pointer, click, open_table
from browser.windows import wait_for_script
from server.serving import TestServer

WATCH = """
globalThis.badges = [];
navigator.setAppBadge = async (count) => void badges.push(count);
globalThis.heard = 0;
globalThis.AudioContext = class extends AudioContext { constructor() { super(); heard++; } };
"""
ICON = "document.querySelector('link[rel=icon]').href.split('/').pop()"


@pytest.fixture
def page(browser: Browser, server: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, server.url)


def test_the_icon_is_marked_in_my_turn(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins", confirm=False)
    with open_table(browser, server, table, [table_seat(server, table)], script=WATCH) as page:
        wait_for_script(page, f"{ICON} === 'icon-turn.svg'")
        by_pointer(page, move, click)
        wait_for_script(page, f"{ICON} === 'icon.svg'")
        assert page.evaluate("badges") == [1, 0]


def table_seat(server: TestServer, table: dict[str, str]) -> int:
    """The seat that must choose."""
    with server.client() as client:
        return int(client.get(f"/api/tables/{table['id']}").json()["chooses"])


def test_the_start_page_counts_the_tables_that_wait_for_me(page: Page, server: TestServer) -> None:
    table, _ = at(server, "coins")
    page.add_init_script(WATCH)
    kept = [{"id": table["id"], "tokens": [], "seats": [0, 1]}]
    page.add_init_script(f"localStorage.setItem('oddville-tables', {json.dumps(json.dumps(kept))})")
    open_page(page, "/")
    wait_for_script(page, "badges.at(-1) === 1")
    assert page.evaluate(ICON) == "icon-turn.svg"


def test_sounds_are_found_in_the_menu_and_off_until_wanted(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins", confirm=False)
    with open_table(browser, server, table, script=WATCH) as page:
        page.locator("[data-act=menu]").click()
        switch = page.get_by_role("checkbox", name="Sound effects")
        expect(switch).not_to_be_checked()
        page.keyboard.press("Escape")
        by_pointer(page, move, click)
        expect(page.locator(".saved")).to_have_text("saved")
        assert page.evaluate("heard") == 0
        page.locator("[data-act=menu]").click()
        switch.check()
        assert page.evaluate("heard") == 1
        assert page.evaluate("JSON.parse(localStorage.getItem('oddville-settings')).sound") is True
        expect(page.get_by_role("dialog")).to_be_visible()
