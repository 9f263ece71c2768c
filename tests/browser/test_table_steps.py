"""The bar explains itself: steps that can be undone, choices, points and prices."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import CARDS, PEOPLE, able_to_build, at, seated, town
from browser.table_kit import by_pointer, click, here, open_table
from browser.windows import NEVER, delay_script, settle
from oddville.cards.vocabulary import BONUSES
from oddville.games.records.writer import record_of
from server.serving import TestServer
from table import SHIPPED, Table

STRIKE = "step => getComputedStyle(step.querySelector('span')).textDecorationLine"


@contextmanager
def two_steps(server: TestServer, browser: Browser, **delays: int) -> Iterator[tuple[Page, Locator]]:
    """A turn of two moves that waits to be confirmed."""
    table = server.make({"seats": here("Ada", "Bo")})
    with server.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
        player.move()
        seat = player.receive("update")["table"]["chooses"]
        player.request(do="confirm", seat=seat, version=2)
        player.move()
        player.receive("choices")
    with open_table(browser, server, table, script=delay_script(**delays)) as page:
        by_pointer(page, "coins 3", click)
        steps = page.locator(".steps .step")
        expect(steps).to_have_count(2)
        yield page, steps


def test_a_step_looks_like_undo(server: TestServer, browser: Browser) -> None:
    with two_steps(server, browser) as (_, steps):
        expect(steps.locator(".sign-undo")).to_have_count(2)
        expect(steps.first).to_have_attribute("aria-label", re.compile("^Undo everything from here: take"))


def test_a_step_under_a_resting_pointer_is_not_struck_through(server: TestServer, browser: Browser) -> None:
    """It is once the pointer moves, with the steps after it."""
    with two_steps(server, browser) as (page, steps):
        box = steps.first.bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        assert [step.evaluate(STRIKE) for step in steps.all()] == ["line-through", "line-through"]
        page.mouse.move(0, 0)
        assert [step.evaluate(STRIKE) for step in steps.all()] == ["none", "none"]
        steps.first.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
        assert steps.first.evaluate(STRIKE) == "none"


def test_a_press_right_after_a_move_undoes_nothing(server: TestServer, browser: Browser) -> None:
    """The pointer still rests where a choice was."""
    with two_steps(server, browser, secondPress=NEVER) as (page, steps):
        steps.first.click()
        page.locator("[data-act=undo]").click()
        settle(page)
        assert page.locator(".decision.unsaved").count() == 0
        expect(steps).to_have_count(2)
        page.keyboard.press("u")
        expect(page.locator(".log li").first).to_contain_text("undoes")


def test_a_single_move_is_named_by_the_undo_button(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins")
    with open_table(browser, server, table) as page:
        by_pointer(page, move, click)
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        expect(page.locator(".undo-what")).to_contain_text("gain coins")
        expect(page.locator(".steps")).to_have_count(0)


def test_a_swap_shows_no_prices(server: TestServer, browser: Browser) -> None:
    """CHAR-BK: the building of the row is picked in the row, and the swap costs no coins."""
    table, move = at(server, "swap")
    with open_table(browser, server, table) as page:
        expect(page.locator(".price-tag", has_text="free").first).to_be_visible()
        page.locator(".my-choice .hand-card").first.wait_for()
        page.locator("[data-target='character:bookkeeper']").first.click()
        page.locator(f"[data-target='mine:{move.split()[1]}']").first.click()
        expect(page.locator(".price-tag")).to_have_text(["swap"] * 6)
        expect(page.locator(".choices [data-move^=swap]")).to_have_count(0)
        expect(page.locator(".choices")).to_contain_text("To swap, choose a marked building in the row.")


def test_a_build_says_what_its_points_are_made_of(server: TestServer, browser: Browser) -> None:
    """SCORE-1: a worker that is paid leaves the board, where it was worth a point."""
    table, move = at(server, "build")
    _, card, cell = move.split()
    with open_table(browser, server, table) as page:
        page.locator(f".my-building[data-target='mine:{card}']").click()
        page.locator(f"[data-cell='{cell}']").hover()
        expect(page.locator(".preview")).to_contain_text("from workers leaving the Resources Board")
        mine = page.locator(".points-then[title]")
        before, after = map(int, re.findall(r"\d+", mine.inner_text())[-2:])
        parts = (mine.get_attribute("title") or "").replace("\u2212", "-")
        assert sum(map(int, re.findall(r"[+-]\d+", parts))) == after - before


def test_the_price_of_recovering_is_named(server: TestServer, browser: Browser) -> None:
    """WORK-1"""
    game = Table(2, edition=SHIPPED).hand(0, 1, 2, 3).game()
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        page.locator(".hand-card.out").click(force=True)
        expect(page.locator(".why li")).to_contain_text("Recovering your worker cards costs 3 coins")


def test_a_building_that_cannot_be_paid_names_what_is_missing(server: TestServer, browser: Browser) -> None:
    """BUILD-1, and the sign beside the sentence opens that rule. The building can be picked for a swap (CHAR-BK)."""
    card = able_to_build(town(), 0, *BONUSES)[1].split()[1]
    game = town().buildings(0, card).holds(0, "bookkeeper").game()
    table = seated(server, str(record_of(game, list(PEOPLE[:2]))), 0, PEOPLE[:2])
    with open_table(browser, server, table) as page:
        page.locator(".my-building").click()
        expect(page.locator("#sentence")).to_contain_text("you still need")
        for resource in CARDS[card].cost:
            expect(page.locator("#sentence")).to_contain_text(resource)
        expect(page.locator("#sentence .rule")).to_have_attribute("title", re.compile("BUILD-1"))


def test_a_column_of_the_board_explains_itself(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "return")
    with open_table(browser, server, table, script=delay_script(info=0)) as page:
        page.locator("[data-resource=stone] .column-button").hover(position={"x": 12, "y": 8})
        expect(page.locator(".info h2")).to_have_text("Stone")
        expect(page.locator(".info")).to_contain_text("price")
        expect(page.locator(".info")).to_contain_text("Ada")
        page.keyboard.press("q")
        expect(page.locator("dialog .rule-links")).to_contain_text("WORK-5")
        expect(page.locator("dialog .rule-links .rule").first).to_contain_text(
            "Main Square and Resources Board"
        )


def test_a_building_in_the_row_says_that_it_is_taken_first(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    with open_table(browser, server, table, script=delay_script(info=0)) as page:
        page.locator(".row-position").first.click(button="right")
        expect(page.locator("dialog")).to_contain_text("take it with a worker card")


def test_the_rules_are_at_the_top_of_the_menu(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "coins")
    with open_table(browser, server, table) as page:
        page.locator("[data-act=menu]:visible").first.click()
        expect(page.locator(".menu li").first).to_have_text("Rules")
