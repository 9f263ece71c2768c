"""Where a building would fit before it is mine or can be paid, and warnings before the end of the game."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import PEOPLE, able_to_build, able_to_build_last, at, seated, town
from browser.table_kit import bring_tray, click, open_table
from browser.test_phone import TALL
from oddville.cards.vocabulary import BONUSES
from oddville.games.records.writer import record_of
from oddville.games.sites import sites
from oddville.texts import Texts
from server.serving import TestServer

PHONE: Final = (390, 844)
SITES: Final = ".cell.empty:not(.buildable):has(.would-fit)"


def shown_points(page: Page) -> dict[str, int]:
    """The change of the first player's points that each cell of a preview names, at least."""
    cells = page.locator(SITES).evaluate_all(
        "cells => cells.map((cell) => [cell.dataset.cell, cell.ariaLabel])"
    )
    return {
        cell: int(re.findall(r"you ([+\u2212]\d+)", label)[0].replace("\u2212", "-")) for cell, label in cells
    }


@pytest.mark.parametrize("by", ["pointer", "focus", "press"])
def test_a_building_of_the_row_shows_its_cells_and_points(
    by: str, server: TestServer, browser: Browser
) -> None:
    """BUILD-5: whatever leads to the card. The marks go away with the pointer, and no cell can be picked."""
    game = town().game()
    card = game.view()["row"][1]
    found = sites(game.state, 0, game.state.tables.card_numbers[card])
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        position = page.locator(".row-position").nth(1)
        {"pointer": position.hover, "focus": position.focus, "press": position.click}[by]()
        expect(page.locator(SITES)).to_have_count(len(found))
        changes = {
            site.move.split()[2]: site.points[0][0] - game.score_sheet().players[0].total for site in found
        }
        assert shown_points(page) == changes
        expect(page.locator(SITES).first).to_have_attribute("aria-disabled", "true")
        expect(page.locator(SITES).first).to_have_attribute(
            "aria-label", re.compile("would fit; built here: you")
        )
        if by == "pointer":
            page.mouse.move(0, 0)
            expect(page.locator(SITES)).to_have_count(0)


def test_a_building_of_the_row_is_shown_on_a_phone(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "building")
    with open_table(browser, server, table, size=PHONE, touch=True) as page:
        page.locator(".row-position").first.tap()
        expect(page.locator("#sentence")).to_contain_text("The city shows where it would fit.")
        expect(page.locator(SITES).first).to_be_visible()


def test_points_are_shown_where_a_building_cannot_be_paid(server: TestServer, browser: Browser) -> None:
    """BUILD-1"""
    card = able_to_build(town(), 0, *BONUSES)[1].split()[1]
    game = town().buildings(0, card).game()
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        page.locator(".my-building").click(force=True)
        expect(page.locator(".why")).to_be_visible()
        page.mouse.move(0, 0)
        expect(page.locator(SITES).first).to_have_attribute(
            "aria-label", re.compile("would fit; built here: you")
        )
        page.keyboard.press("Escape")
        expect(page.locator(SITES)).to_have_count(0)


def test_a_building_picked_for_a_swap_shows_its_points(server: TestServer, browser: Browser) -> None:
    """CHAR-BK: it can be picked, though it cannot be paid."""
    card = able_to_build(town(), 0, *BONUSES)[1].split()[1]
    game = town().buildings(0, card).holds(0, "bookkeeper").game()
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        page.locator(".my-building").click()
        expect(page.locator(SITES).first).to_have_attribute(
            "aria-label", re.compile("cannot pay for it; built here: you")
        )


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
def test_a_worker_card_offers_what_it_shows(worker: int, server: TestServer, browser: Browser) -> None:
    """WORK-4: a card without coins offers none."""
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.locator(f"[data-target='worker:{worker}']").click()
        expect(page.locator("#sentence")).to_contain_text(f"Worker card {worker}: take")
        gives = page.locator(".choices [data-move^=coins]").count() > 0
        assert ("coins" in page.locator("#sentence").inner_text()) == gives


@pytest.mark.parametrize(("first", "words"), [(0, "brings-last-round"), (1, "brings-end")])
def test_the_build_that_starts_the_end_is_confirmed_with_a_warning(
    first: int, words: str, server: TestServer, browser: Browser
) -> None:
    """END-1, HOUSE-1: a warning even where the turn could be undone."""
    board, build = able_to_build_last((*TALL, (-1, 1)), players=2)
    board.turn_of(0, first).data["finish_round"] = True
    table = seated(server, str(record_of(board.game(), ["Ada", "Bo"])), 0, ["Ada", "Bo"], confirm=True)
    with open_table(browser, server, table, size=PHONE) as page:
        bring_tray(page, f"mine:{build.split()[1]}", click)
        page.locator(f".my-building[data-target='mine:{build.split()[1]}']").click()
        page.locator(f"[data-cell='{build.split()[2]}']").click()
        expect(page.locator(".preview .warning").first).to_have_text(Texts("en").say(words))
        expect(page.locator("[data-act=do]")).to_be_visible()
