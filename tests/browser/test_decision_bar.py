"""The words of the decision bar: keys of choices, what cannot be undone, what is skipped, and how the game ends."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.decision_kit import at
from browser.fitting import UNFIT
from browser.table_kit import click, element_of, open_table, press_where_nothing_fits, things_of
from browser.windows import settle
from server.serving import TestServer

PHONE: Final = (390, 844)
DESKS: Final = ((1366, 650, 4), (1440, 900, 4), (1920, 950, 4), (1440, 810, 3), (1024, 768, 2))
"""Width, height and players."""


def test_a_choice_shows_the_key_that_makes_it(server: TestServer, browser: Browser) -> None:
    """First the number of the worker card, then coins or the resource."""
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        click(element_of(page, "resource:wood"))
        expect(page.locator(".choices [data-move='resource 1 wood'] kbd")).to_have_text("1")
        page.keyboard.press("Escape")
        click(element_of(page, "worker:2"))
        expect(page.locator(".choices [data-move='coins 2'] kbd")).to_have_text("C")
        expect(page.locator(".choices [data-move='resource 2 wood'] kbd")).to_have_text("W")
        page.keyboard.press("w")
        expect(page.locator(".undo-short")).to_have_text("wood")


def test_the_sheet_of_a_phone_says_what_cannot_be_undone(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "building")
    with open_table(browser, server, table, size=PHONE, touch=True, ask="all") as page:
        for thing in things_of(move):
            click(element_of(page, thing))
            settle(page)
        expect(page.locator(".effects .lock-note")).to_contain_text("reveals a new card")
        assert not [fault for fault in page.evaluate(UNFIT) if fault.startswith("spills")]


def test_a_phone_counts_the_bonuses_that_are_skipped(server: TestServer, browser: Browser) -> None:
    """Their names are beside the button."""
    table, _ = at(server, "done")
    with open_table(browser, server, table) as page:
        expect(page.locator("#closing")).to_contain_text("Done (skip Everything Shed and Mismatched Mews)")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(page.locator("#closing")).to_contain_text("Done (skip 2 bonuses)")


def test_the_sheet_of_a_phone_says_what_points_are_made_of(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "build")
    with open_table(browser, server, table, size=PHONE, ask="all") as page:
        page.locator("[data-act=tray-mine]").click()
        for thing in things_of(move):
            click(element_of(page, thing))
            settle(page)
        expect(page.locator(".effects")).to_contain_text("from buildings")


@pytest.mark.parametrize(("width", "height", "players"), DESKS)
def test_the_goal_is_read_in_my_turn(
    width: int, height: int, players: int, server: TestServer, browser: Browser
) -> None:
    table, _ = at(server, "coins", players=players)
    with open_table(browser, server, table, size=(width, height)) as page:
        goal = page.locator(".goal:visible")
        expect(goal).to_have_count(1)
        expect(goal).to_be_in_viewport(ratio=1)
        expect(goal).to_contain_text("6 workers")


def test_a_full_bar_uses_smaller_words_until_it_has_room(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "travel-at-bonus", clock={"kind": "move", "seconds": 3600})
    with open_table(browser, server, table, size=(1600, 900), language="de") as page:
        bar = page.locator(".decision")
        expect(bar).not_to_contain_class("tight")
        page.set_viewport_size({"width": 1244, "height": 900})
        expect(bar).to_contain_class("tight")
        page.set_viewport_size({"width": 1600, "height": 900})
        expect(bar).not_to_contain_class("tight")


def test_a_press_on_the_city_without_a_building_says_how_to_get_one(
    server: TestServer, browser: Browser
) -> None:
    """BUILD-1"""
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        press_where_nothing_fits(page)
        expect(page.locator(".why li")).to_have_text(
            re.compile("^You have no building to place here. First take one")
        )
        assert page.locator(".why").evaluate("element => element.scrollHeight - element.clientHeight") <= 1
