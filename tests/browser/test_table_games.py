"""Whole games on the table page: by mouse, by touch and by keys alone, on the board's own controls."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table_kit import by_keys, by_pointer, click, here, play_game, sitting, tap
from server.serving import Running, serving

BOT = {"kind": "bot", "name": "Bo", "bot": "greedy"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("tables"), requests_a_second=0, tables_an_hour=0) as server:
        yield server


def test_three_at_one_screen_by_mouse(running: Running, browser: Browser) -> None:
    """Hot-seat: each hand-over is named, and a press within 600 ms is ignored."""
    table = running.make(
        {"seats": here("Ada", "Bo", "Cy"), "options": {"edition": "micro", "deal": "three", "confirm": False}}
    )
    tokens = [link["token"] for link in table["seats"]]
    with running.watch(table["id"], *tokens) as player, sitting(browser, running, table) as page:
        play_game(page, player, lambda page, move: by_pointer(page, move, click), 5)
        expect(page.locator("#walk-heading")).to_be_visible()
        player.tell(do="score", id="end")
        totals = [each["total"] for each in player.hear("score")["score"]["players"]]
        page.get_by_role("button", name="Skip").click()
        assert page.locator(".sums b").all_inner_texts() == [str(total) for total in totals]


def test_on_a_phone_by_touch(running: Running, browser: Browser) -> None:
    """At 390 x 844 against a bot: the page never scrolls."""
    seats = [*here("Ada"), BOT]
    table = running.make({"seats": seats, "options": {"edition": "micro", "deal": "phone", "pace": "quick"}})
    tokens = [link["token"] for link in table["seats"]]
    with (
        running.watch(table["id"], *tokens) as player,
        sitting(browser, running, table, size=(390, 844), touch=True) as page,
    ):
        play_game(page, player, lambda page, move: by_pointer(page, move, tap), 7)
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert page.evaluate("scrollX === 0 && scrollY === 0")
        expect(page.locator("#walk-heading")).to_be_visible()


def test_by_keys_alone(running: Running, browser: Browser) -> None:
    """Focus is always somewhere, and E alone ends nothing."""
    seats = [*here("Ada"), BOT]
    table = running.make({"seats": seats, "options": {"edition": "micro", "deal": "keys", "pace": "quick"}})
    tokens = [link["token"] for link in table["seats"]]

    def do(page: Page, move: str) -> None:
        by_keys(page, move)
        expect(page.locator(":focus")).to_have_count(1)

    with running.watch(table["id"], *tokens) as player, sitting(browser, running, table) as page:
        kinds = play_game(page, player, do, 11)
        assert {"choose", "build"} <= kinds
        expect(page.locator("#walk-heading")).to_be_visible()
