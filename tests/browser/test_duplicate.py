"""The page of duplicate: make an event, hand out its links, follow the standings."""

import asyncio
import re
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.ending_kit import before_the_end, end_game
from browser.languages import check_each_language, choose
from browser.reading import open_page, violations, visitor_page
from oddville.server.tables.duplicates import PREFIX, StoredEvent
from server.serving import SECONDS, TestServer
from texts.catalogue import LANGUAGES


@pytest.fixture
def page(browser: Browser, site: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, site.url)


def test_an_event_is_made_and_its_links_take_seats(page: Page, browser: Browser, axe: str) -> None:
    open_page(page, "/duplicate.html")
    assert violations(page, axe) == []
    page.get_by_label("Name of the event").fill("Club night")
    page.locator("select[name=tables]").select_option("3")
    page.get_by_role("button", name="Make the event").click()
    page.wait_for_url("**/duplicate.html?event=*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Club night")
    expect(page.locator(".event-tables > li")).to_have_count(3)
    expect(page.locator(".event-links > li")).to_have_count(4)
    assert violations(page, axe) == []
    link = page.get_by_label("Table 2, seat 1").input_value()
    assert re.search(r"table\.html\?table=\w{10}#[\w-]{22}$", link)
    other = browser.new_context(locale="en-GB").new_page()
    other.goto(link)
    expect(other.get_by_role("button", name="Take the seat")).to_be_visible()
    open_page(other, page.url)
    expect(other.locator("#standings")).to_be_visible()
    expect(other.locator(".event-links")).to_have_count(0)
    other.context.close()
    open_page(page, "/duplicate.html")
    expect(page.locator(".event-link")).to_have_text("Club night, 3 tables")


def event_of(server: TestServer, tables: list[str]) -> str:
    """An event of these tables."""
    stored = msgspec.json.encode(StoredEvent("Club", 1, 2, 2, "x", tables))
    work = server.service.tables.store.set_flag(f"{PREFIX}standings1", stored)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(SECONDS)
    return "standings1"


def test_standings_fit_every_window_in_every_language(page: Page, site: TestServer, axe: str) -> None:
    people = [{"kind": "here", "name": name} for name in ("Bartholomew", "Bo")]
    tables = [before_the_end(site, seats=people) for _ in range(3)]
    for table in tables[:2]:
        end_game(site, table)
    event = event_of(site, [table["id"] for table in tables] + ["gone000000"])
    open_page(page, f"/duplicate.html?event={event}")
    expect(page.locator(".standings tbody tr")).to_have_count(4)
    expect(page.locator(".event-tables > li")).to_have_count(4)
    assert page.locator(".standings .percent").all_inner_texts() == ["50.0%"] * 4
    choose(page, "de")
    expect(page.locator(".standings .percent").first).to_have_text("50,0 %")
    check_each_language(page, axe)
    wide = page.locator(".wide-table")
    for language, (width, height) in product(LANGUAGES, ((320, 568), (390, 844))):
        choose(page, language)
        page.set_viewport_size({"width": width, "height": height})
        assert wide.evaluate("element => element.scrollWidth - element.clientWidth") <= 0, (language, width)


def test_an_unknown_event_is_an_error(page: Page) -> None:
    open_page(page, "/duplicate.html?event=nothing000")
    expect(page.get_by_role("alert")).to_have_text("There is no such event here.")
