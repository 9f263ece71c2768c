"""Every kind of decision on the table page, by mouse, keys and touch."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.decision_kit import KINDS, at
from browser.screens import COVERED
from browser.table_kit import by_keys, by_pointer, click, tap, wait_for_version
from server.serving import TestServer


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One window, which visits the tables by the links of their seats."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script("localStorage.setItem('oddville-settings', JSON.stringify({motion: 'reduced'}))")
    yield context.new_page()
    context.close()


def by_mouse(page: Page, move: str) -> None:
    by_pointer(page, move, click)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision(kind: str, server: TestServer, page: Page, all_proofs: bool) -> None:
    """By mouse or by keys; by both among the slow proofs."""
    for do in (by_mouse, by_keys) if all_proofs else [(by_mouse, by_keys)[KINDS.index(kind) % 2]]:
        decide(kind, do, server, page)


def decide(kind: str, do: Callable[[Page, str], None], server: TestServer, page: Page) -> None:
    table, move = at(server, kind)
    tokens = [link["token"] for link in table["seats"]]
    with server.watch(table["id"], *tokens) as player:
        before = player.welcome["table"]
        assert move in [each["move"] for each in player.receive("choices")["moves"]]
        page.goto(f"{server.url}/table.html?table={table['id']}#{tokens[before['chooses']]}")
        expect(page.locator(".my-choice")).to_be_visible()
        do(page, move)
        assert wait_for_version(player, before["version"])["ply"] == before["ply"] + 1
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
def test_every_kind_of_decision_on_the_smallest_phone(kind: str, server: TestServer, phone: Page) -> None:
    """Every target of a move is visible, not covered, and can be tapped."""

    def see_and_tap(element: Locator) -> None:
        assert phone.evaluate(COVERED) == []
        tap(element)

    table, move = at(server, kind)
    tokens = [link["token"] for link in table["seats"]]
    with server.watch(table["id"], *tokens) as player:
        before = player.welcome["table"]
        phone.goto(f"{server.url}/table.html?table={table['id']}#{tokens[before['chooses']]}")
        expect(phone.locator(".my-choice")).to_be_visible()
        by_pointer(phone, move, see_and_tap)
        assert wait_for_version(player, before["version"])["ply"] == before["ply"] + 1


def test_powers_in_the_middle_of_a_build(server: TestServer, page: Page) -> None:
    """TURN-2: at a bonus they light up and have buttons; one is used, a screen reader hears it, and the bonus waits."""
    table, move = at(server, "travel-at-bonus")
    tokens = [link["token"] for link in table["seats"]]
    with server.watch(table["id"], *tokens) as player:
        before = player.welcome["table"]
        assert before["view"]["phase"] == "bonus"
        page.goto(f"{server.url}/table.html?table={table['id']}#{tokens[before['chooses']]}")
        expect(page.locator(".my-choice")).to_be_visible()
        for character in ("cheater", "traveller"):
            target = f"[data-target='character:{character}']"
            expect(page.locator(f".choices {target}")).to_be_visible()
            expect(page.locator(f".region:not(.decision-region) {target}")).to_have_class(
                re.compile("starter")
            )
        by_pointer(page, move, click)
        after = wait_for_version(player, before["version"])
        assert (after["view"]["phase"], after["view"]["spots"]["wood"]) == ("bonus", 0)
        expect(page.locator("[data-live=polite]")).to_contain_text("Main Square")
        expect(page.locator(".choices [data-target^='bonus:']")).to_have_count(len(after["view"]["pending"]))
        expect(page.locator(".choices [data-target='character:traveller']")).to_have_count(0)
        by_pointer(page, f"bonus {','.join(map(str, after['view']['pending'][0][0]))} clay", click)
        wait_for_version(player, after["version"])
