"""The page of today's town: begin, continue, result, picture, streak and practice."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import product
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.languages import choose
from browser.reading import open_page, overflow, violations, visitor_page
from browser.table_kit import open_table
from oddville.bots import todays_town as town
from oddville.server.wire.options import PACES
from server.serving import TestServer, run_server
from server.town_kit import begin_town, play_town
from texts.catalogue import LANGUAGES

SIZES = ((390, 844), (844, 390), (1366, 650), (1440, 900), (320, 568))


@pytest.fixture(scope="module")
def day_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """Par is given by a quick bot, and bots move at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(town, "PAR_BOT", "newcomer")
        patch.setitem(PACES, "normal", 0)
        folder = tmp_path_factory.mktemp("tables")
        with run_server(folder, requests_a_second=0, messages_a_second=0, tables_an_hour=0) as server:
            yield server


@pytest.fixture
def page(browser: Browser, day_server: TestServer) -> Iterator[Page]:
    yield from visitor_page(browser, day_server.url)


def stored(page: Page, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(f"JSON.parse(localStorage.getItem('{key}') ?? '[]')")
    return found


def past_towns(today: date, *days_before: int) -> str:
    """A script: towns of these days were finished."""
    towns = [
        {
            "day": (today - timedelta(each)).isoformat(),
            "table": "abcdefghjk",
            "bot": "mason",
            "points": 40,
            "place": 1,
            "par": 40,
            "stars": 4,
        }
        for each in days_before
    ]
    return f"localStorage['oddville-today'] ??= {json.dumps(json.dumps(towns))};"


FILL = """(star) => {
  const inside = getComputedStyle(star, "::before");
  return (inside.content === "none" ? getComputedStyle(star) : inside).backgroundColor;
}"""
"""The colour in the middle of a star."""


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_a_star_that_is_missing_is_an_outline(page: Page, look: str) -> None:
    page.add_init_script(f"localStorage.setItem('oddville-settings', '{{\"look\": \"{look}\"}}')")
    open_page(page, "/today.html")
    one = page.locator(".stars").first.locator(".star")
    panel = page.locator(".panel", has=page.locator(".stars")).first
    assert one.last.evaluate(FILL) == panel.evaluate("panel => getComputedStyle(panel).backgroundColor")
    assert one.first.evaluate(FILL) != one.last.evaluate(FILL)


def test_a_town_counts_once_and_can_then_be_practised(
    page: Page, day_server: TestServer, axe: str, complaints: list[str]
) -> None:
    today = datetime.now(UTC).date()
    page.add_init_script(past_towns(today, 1, 2, 4))
    open_page(page, "/")
    page.get_by_role("link", name=re.compile("Today’s town")).click()
    expect(page.locator(".streak")).to_have_text("Streak: 2 days")
    expect(page.locator(".town-day")).to_have_text(f"{today.day} {today:%B %Y}")
    assert violations(page, axe) == []
    page.locator("[data-bot=apprentice]").click()
    page.wait_for_url("**/table.html?table=*")
    mine = stored(page, "oddville-tables")[0]
    open_page(page, "/today.html")
    expect(page.locator("[data-bot]")).to_have_count(0)
    expect(page.get_by_role("link", name="Continue today’s town")).to_be_visible()
    play_town(day_server, {"id": mine["id"], "seats": [{"token": mine["tokens"][0]}]})
    page.goto(f"/table.html?table={mine['id']}")
    page.locator("#todays-result").click()
    expect(page.locator(".streak")).to_have_text("Streak: 3 days")
    expect(page.locator(".town-result .stars")).to_be_visible()
    expect(page.locator(".town-card")).to_have_js_property("naturalWidth", 1200)
    assert violations(page, axe) == []
    assert stored(page, "oddville-today")[0]["table"] == mine["id"]
    page.locator("[data-bot=mason]").click()
    page.wait_for_url("**/table.html?table=*")
    assert stored(page, "oddville-today")[0]["table"] == mine["id"], "practice does not count"
    assert [text for text in complaints if "404" not in text] == [], "tables of days before are gone"


def test_the_page_fits_every_window_in_every_language(page: Page) -> None:
    open_page(page, "/today.html")
    expect(page.locator("[data-bot]")).to_have_count(3)
    for language, (width, height) in product(LANGUAGES, SIZES):
        choose(page, language)
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) <= 0, (width, language)


def test_after_midnight_the_new_town_is_shown_before_it_can_be_begun(
    page: Page, day_server: TestServer
) -> None:
    """Also if the button is pressed at once: yesterday's practice must not show the cards of today."""
    answer = httpx.get(f"{day_server.url}/api/today").json()
    stale = {**answer, "day": "2026-01-31", "ends_at": 0}
    page.route("**/api/today", lambda route: route.fulfill(json=stale), times=1)
    open_page(page, "/today.html")
    expect(page.locator(".town-day")).to_have_text(re.compile("31"))
    page.locator("[data-bot=mason]").click()
    expect(page.locator(".town-day")).not_to_have_text(re.compile("January"))
    assert stored(page, "oddville-tables") == [], "nothing has begun"


def test_an_open_page_shows_the_new_town_after_midnight(page: Page, day_server: TestServer) -> None:
    day_server.store_par()
    answer = httpx.get(f"{day_server.url}/api/today").json()
    stale = {**answer, "day": "2026-01-31", "ends_at": 0}
    page.route("**/api/today", lambda route: route.fulfill(json=stale), times=1)
    open_page(page, "/today.html")
    expect(page.locator(".town-day")).not_to_have_text(re.compile("January"))


STREAK = """async ([today, days]) => {
    const { streak } = await import("/lib/town_results.js");
    return streak(today, days.map((day) => ({ day, table: "t", bot: "mason", points: 1 })));
}"""


STREAKS: Final[tuple[tuple[list[str], int], ...]] = (
    ([], 0),
    (["2026-03-01"], 1),
    (["2026-02-28", "2026-02-27"], 2),
    (["2026-03-01", "2026-02-28", "2026-02-26"], 2),
    (["2026-02-27"], 0),
)
"""Days of towns, and the streak on the first of March."""


def test_the_streak_may_lack_today_only(page: Page) -> None:
    open_page(page, "/today.html")
    for days, expected in STREAKS:
        assert page.evaluate(STREAK, ["2026-03-01", days]) == expected, days


def test_the_end_of_the_game_shows_the_stars(browser: Browser, day_server: TestServer, axe: str) -> None:
    table = begin_town(day_server)
    play_town(day_server, table)
    for size in ((1440, 900), (1366, 650), (390, 844), (844, 390), (320, 568)):
        with open_table(browser, day_server, table, size=size) as page:
            stars = page.locator(".town-stars .stars")
            expect(stars).to_have_attribute("aria-label", re.compile(r"[1-5] stars? of 5"))
            expect(page.locator(".town-stars")).to_contain_text("Par ")
            expect(stars).to_be_in_viewport(ratio=1)
            assert violations(page, axe) == []


def test_the_end_of_another_game_shows_no_stars(browser: Browser, day_server: TestServer) -> None:
    table = begin_town(day_server, practice=True)
    play_town(day_server, table)
    with open_table(browser, day_server, table) as page:
        expect(page.locator(".walk.result")).to_be_visible()
        expect(page.locator(".town-stars")).to_have_count(0)
