"""The gallery: every piece is drawn, named and small, in every look."""

import pytest
from playwright.sync_api import Page, expect

from browser.windows import settle
from server.serving import TestServer

LOOKS = ("light", "dark", "contrast")
MAX_PLAN_ELEMENTS = 100
MAX_CARD_ELEMENTS = 8
"""The largest number of elements of a plan's symbol, and of a card."""
PLANS = "all => all.map(use => document.querySelector(use.getAttribute('href')).innerHTML)"
LANDMARKS = """all => all.map(use => [...document.querySelector(use.getAttribute('href'))
  .querySelectorAll('g[class^=guild-]:has(> ellipse) > :not(ellipse)')].map(shape => shape.getAttribute('d')).join())"""
"""The paths of the symbols in use, and of their landmarks."""


def open_gallery(page: Page, look: str = "light", query: str = "") -> None:
    page.goto(f"/cards.html{query}")
    page.locator("#look").select_option(look)
    expect(page.locator("html")).to_have_attribute("data-look", look)


def test_every_piece_is_drawn_and_nothing_is_refused(page: Page, complaints: list[str]) -> None:
    open_gallery(page)
    expect(page.locator("[data-card] svg")).to_have_count(64)
    expect(page.locator(".piece .worker-card")).to_have_count(16)
    expect(page.locator(".piece .character")).to_have_count(12)
    expect(page.locator(".board")).to_have_count(3)
    lost = (
        "all => all.filter(use => !document.querySelector(use.getAttribute('href'))?.children.length).length"
    )
    for look in LOOKS:
        page.locator("#look").select_option(look)
        expect(page.locator("html")).to_have_attribute("data-look", look)
        assert page.locator("svg.art use").evaluate_all(lost) == 0
    assert complaints == []


def test_a_chosen_look_stays(page: Page) -> None:
    open_gallery(page, "dark")
    page.goto("/cards.html")
    expect(page.locator("html")).to_have_attribute("data-look", "dark")
    page.locator("#look").select_option("system")
    assert page.locator("html").get_attribute("data-look") is None


def test_a_plan_is_made_once_and_light(page: Page) -> None:
    open_gallery(page)
    count = "all => Math.max(...all.map(one => one.querySelectorAll('*').length))"
    assert page.locator("symbol[id^=plan-]").evaluate_all(count) <= MAX_PLAN_ELEMENTS
    assert page.locator("[data-card] svg").evaluate_all(count) <= MAX_CARD_ELEMENTS


def test_no_two_cards_look_alike(page: Page) -> None:
    open_gallery(page)
    for size, place in (("160", "row"), ("64", "city"), ("44", "city")):
        page.locator("#size").select_option(size)
        page.locator("#show").select_option(place)
        plans = page.locator("[data-card] use:first-child")
        assert len(set(plans.evaluate_all(PLANS))) == 64
        assert len(set(plans.evaluate_all(LANDMARKS))) == 64


def test_a_large_card_is_described_in_words(page: Page) -> None:
    """test_every_screen runs axe-core on it."""
    open_gallery(page)
    page.locator("[data-card=snail-post]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Points: 1 + 1 for each card of its guild")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_picture_has_a_name_in_words(page: Page) -> None:
    open_gallery(page)
    names = page.get_by_role("img").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) > 60
    assert [
        name for name in names if not name or "-{" in name or name.startswith(("describe", "bonus-"))
    ] == []
    card = page.locator("[data-card=alchemist-cat]")
    expect(card).to_have_accessible_name(
        "Alchemist Cat. Streets: east, south and west. Costs: wood, clay and stone. "
        "Bonus: move 1 worker to another resource. Guild: Bells. Points: 2 + 1 for each card of its guild"
    )


def test_nothing_reaches_over_the_side(page: Page) -> None:
    open_gallery(page)
    for width in (1440, 820, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_cards_that_cannot_be_had_are_reported(page: Page) -> None:
    page.route("**/api/editions/*", lambda route: route.abort())
    page.goto("/cards.html")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")


@pytest.mark.parametrize("name", ["cards", "print"])
def test_a_link_leads_to_the_start(page: Page, site: TestServer, name: str) -> None:
    page.goto(f"{site.url}/{name}.html")
    start = page.get_by_role("link", name="OddVille", exact=True)
    for width in (1440, 390, 320):
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
        expect(start).to_be_in_viewport(ratio=1)
    start.click()
    expect(page.locator("#play")).to_be_visible()
