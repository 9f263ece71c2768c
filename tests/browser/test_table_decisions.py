"""Every kind of decision on the table page, by mouse, keys and touch."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import KINDS, at
from browser.screens import COVERED
from browser.table_kit import by_keys, by_pointer, click, tap, wait_for_version
from server.serving import Running


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One window, which visits the tables by the links of their seats."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage.setItem('oddville-settings', JSON.stringify({motion: 'reduced'}))")
    yield context.new_page()
    context.close()


def by_mouse(page: Page, move: str) -> None:
    by_pointer(page, move, click)


@pytest.mark.parametrize("do", [by_mouse, by_keys], ids=["mouse", "keys"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision(
    kind: str, do: Callable[[Page, str], None], running: Running, page: Page
) -> None:
    table, move = at(running, kind)
    tokens = [link["token"] for link in table["seats"]]
    with running.watch(table["id"], *tokens) as player:
        before = player.welcome["table"]
        assert move in [each["move"] for each in player.hear("choices")["moves"]]
        page.goto(f"{running.url}/table.html?table={table['id']}#{tokens[before['chooses']]}")
        expect(page.locator(".my-choice")).to_be_visible()
        do(page, move)
        assert wait_for_version(page, player, before["version"])["ply"] == before["ply"] + 1
        expect(page.locator(".saved")).to_have_text("saved")
        expect(page.locator(":focus")).to_have_count(1)


SMALLEST = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """The smallest supported phone."""
    context = browser.new_context(viewport=SMALLEST, has_touch=True)  # type: ignore[arg-type]
    context.add_init_script("localStorage.setItem('oddville-settings', JSON.stringify({motion: 'reduced'}))")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_on_the_smallest_phone(kind: str, running: Running, phone: Page) -> None:
    """Every target of a move is visible, not covered, and can be tapped."""

    def see_and_tap(element: Locator) -> None:
        assert phone.evaluate(COVERED) == []
        tap(element)

    table, move = at(running, kind)
    tokens = [link["token"] for link in table["seats"]]
    with running.watch(table["id"], *tokens) as player:
        before = player.welcome["table"]
        phone.goto(f"{running.url}/table.html?table={table['id']}#{tokens[before['chooses']]}")
        expect(phone.locator(".my-choice")).to_be_visible()
        by_pointer(phone, move, see_and_tap)
        assert wait_for_version(phone, player, before["version"])["ply"] == before["ply"] + 1
