"""The moves of a turn as steps that can be undone, and the choices in the bar."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import at
from browser.table_kit import by_pointer, click, here, sitting
from browser.windows import NEVER, settle, waiting
from server.serving import Running

STRIKE = "step => getComputedStyle(step.querySelector('span')).textDecorationLine"


@contextmanager
def two_steps(running: Running, browser: Browser, **delays: int) -> Iterator[tuple[Page, Locator]]:
    """A turn of two moves that waits to be confirmed."""
    table = running.make({"seats": here("Ada", "Bo")})
    with running.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
        player.move()
        seat = player.hear("update")["table"]["chooses"]
        player.ask(do="confirm", seat=seat, version=2)
        player.move()
        player.hear("choices")
    with sitting(browser, running, table, script=waiting(**delays)) as page:
        by_pointer(page, "coins 3", click)
        steps = page.locator(".steps .step")
        expect(steps).to_have_count(2)
        yield page, steps


def test_a_step_looks_like_undo(running: Running, browser: Browser) -> None:
    with two_steps(running, browser) as (_, steps):
        expect(steps.locator(".sign-undo")).to_have_count(2)
        expect(steps.first).to_have_attribute("aria-label", re.compile("^Undo everything from here: take"))


def test_a_step_under_a_resting_pointer_is_not_struck_through(running: Running, browser: Browser) -> None:
    """It is once the pointer moves, with the steps after it."""
    with two_steps(running, browser) as (page, steps):
        box = steps.first.bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        assert [step.evaluate(STRIKE) for step in steps.all()] == ["line-through", "line-through"]
        page.mouse.move(0, 0)
        assert [step.evaluate(STRIKE) for step in steps.all()] == ["none", "none"]
        steps.first.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
        assert steps.first.evaluate(STRIKE) == "none"


def test_a_press_right_after_a_move_undoes_nothing(running: Running, browser: Browser) -> None:
    """The pointer still rests where a choice was."""
    with two_steps(running, browser, secondPress=NEVER) as (page, steps):
        steps.first.click()
        page.locator("[data-act=undo]").click()
        settle(page)
        assert page.locator(".decision.unsaved").count() == 0
        expect(steps).to_have_count(2)
        page.keyboard.press("u")
        expect(page.locator(".log li").first).to_contain_text("undoes")


def test_a_single_move_is_named_by_the_undo_button(running: Running, browser: Browser) -> None:
    table, move = at(running, "coins")
    with sitting(browser, running, table) as page:
        by_pointer(page, move, click)
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        expect(page.locator(".undo-what")).to_contain_text("gain coins")
        expect(page.locator(".steps")).to_have_count(0)


def test_a_swap_shows_no_prices(running: Running, browser: Browser) -> None:
    """CHAR-BK: the building of the row is picked in the row, and the swap costs no coins."""
    table, move = at(running, "swap")
    with sitting(browser, running, table) as page:
        expect(page.locator(".price-tag", has_text="free").first).to_be_visible()
        page.locator(".my-choice .hand-card").first.wait_for()
        page.locator("[data-target='character:bookkeeper']").first.click()
        page.locator(f"[data-target='mine:{move.split()[1]}']").first.click()
        expect(page.locator(".price-tag")).to_have_text(["swap"] * 6)
        expect(page.locator(".choices [data-move^=swap]")).to_have_count(0)
        expect(page.locator(".choices")).to_contain_text("To swap, choose a marked building in the row.")
