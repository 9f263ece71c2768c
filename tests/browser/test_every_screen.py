"""Every screen in every look, on a phone and a desktop: axe-core finds no violation."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.screens import screens
from browser.table_kit import choices_of, choose_move, here
from server.serving import TestServer

LOOKS: Final = ("light", "dark", "contrast")
RUN: Final = """async ([tags, rules]) => (await axe.run(document, {
  runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags }, resultTypes: ["violations"],
  rules: { "label-content-name-mismatch": { enabled: false } },
})).violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
  `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join(" ").slice(0, 200)}`))"""
"""The excluded rule is experimental."""
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WEAR: Final = "look => { document.documentElement.dataset.look = look; }"
CALM: Final = "localStorage.setItem('oddville-settings', JSON.stringify({ motion: 'reduced' }))"


def end_screens(page: Page, server: TestServer) -> Iterator[str]:
    """The end of a game, and the dialogs of a table."""
    game: dict[str, Any] = {
        "seats": here("Ada", "Bo"),
        "options": {"edition": "nano", "deal": "far", "confirm": False},
    }
    table = server.make(game)
    tokens = [link["token"] for link in table["seats"]]
    page.goto(f"{server.url}/table.html?table={table['id']}#{tokens[0]}")
    page.locator("[data-act=menu]:visible").first.click()
    page.locator("dialog[open]").wait_for()
    yield "table: menu"
    page.keyboard.press("Escape")
    with server.watch(table["id"], *tokens) as player:
        rng = random.Random(5)
        for choices in choices_of(player):
            move = choose_move(choices, rng)
            player.request(do="move", seat=choices["seat"], version=choices["version"], move=move)
    expect(page.locator("#walk-heading")).to_be_visible()
    yield "table: the end"


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=str)
def test_nothing_to_complain_of(size: tuple[int, int], browser: Browser, site: TestServer, axe: str) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    context.add_init_script(CALM)
    page = context.new_page()
    faults: list[str] = []
    for every in (screens, end_screens):
        for name in every(page, site):
            if not page.evaluate("'axe' in globalThis"):
                page.evaluate(axe)
            for look in LOOKS:
                page.evaluate(WEAR, look)
                # rules that do not depend on colours run once
                found = page.evaluate(RUN, [TAGS, None if look == LOOKS[0] else ["color-contrast"]])
                faults += [f"{name}, {look}: {fault}" for fault in found]
    context.close()
    assert not faults, "\n".join(sorted(set(faults)))
