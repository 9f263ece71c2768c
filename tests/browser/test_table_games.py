"""Whole games on the table page: by mouse, by touch and by keys alone, on the board's own controls."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.table_kit import (
    DO,
    HANDOVER,
    SECOND_PRESS,
    by_keys,
    by_pointer,
    click,
    here,
    play_game,
    sitting,
    tap,
)
from server.serving import Running, serving

BOT = {"kind": "bot", "name": "Bo", "bot": "random"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("tables"), requests_a_second=0, tables_an_hour=0) as server:
        yield server


def test_two_at_one_screen_by_mouse(running: Running, browser: Browser) -> None:
    """A whole game; the score walk ends with the totals."""
    table = running.make({"seats": here("Ada", "Bo"), "options": {"edition": "nano", "deal": "two"}})
    tokens = [link["token"] for link in table["seats"]]
    with running.watch(table["id"], *tokens) as player, sitting(browser, running, table) as page:
        play_game(page, player, lambda page, move: by_pointer(page, move, click), 5)
        expect(page.locator("#walk-heading")).to_be_visible()
        player.tell(do="score", id="end")
        totals = [str(each["total"]) for each in player.hear("score")["score"]["players"]]
        page.get_by_role("button", name="Skip").click()
        expect(page.locator(".sums b")).to_have_text(totals)


def test_three_at_one_screen(running: Running, browser: Browser) -> None:
    """Each hand-over is named, and whoever presses within 600 ms presses in vain."""
    table = running.make({"seats": here("Ada", "Bo", "Cy"), "options": {"deal": "three", "confirm": False}})
    with sitting(browser, running, table, ask="locks") as page:
        said = page.locator("#sentence")
        first = said.inner_text()
        page.locator("[data-thing='resource:wood']").click()
        page.locator(DO).click(delay=SECOND_PRESS)
        expect(said).not_to_contain_text(first[2:5])
        page.locator("[data-thing='resource:clay']").click(timeout=400)
        assert page.locator(DO).count() == 0, "the next person has not even looked up"
        page.wait_for_timeout(HANDOVER)
        page.locator("[data-thing='resource:clay']").click()
        expect(page.locator(DO)).to_be_visible()


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
        assert "choose" in kinds
        assert len(kinds) >= 3, (
            "the bot may be quicker to build; every kind is tested in test_table_decisions"
        )
        expect(page.locator("#walk-heading")).to_be_visible()
