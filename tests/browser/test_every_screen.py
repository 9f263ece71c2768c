"""Every screen in every look, on a phone and a desktop: axe-core finds no violation."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.screens import pages, tables
from browser.table_kit import choices_of, choose_move, here
from browser.windows import settle
from sampling import sample
from server.serving import TestServer

LOOKS: Final = ("light", "dark", "contrast")
SIZES: Final[tuple[ViewportSize, ...]] = ({"width": 390, "height": 844}, {"width": 1440, "height": 900})
SAMPLE: Final[tuple[Sequence[str], ...]] = (("light", "dark"), ("light", "contrast"))
"""The looks of a table on a phone, and on a desktop."""
FIND_VIOLATIONS: Final = """async ([tags, looks]) => {
  const drawings = [...document.querySelectorAll("svg:not(svg svg)")].map((svg) => [svg, [...svg.childNodes]]);
  for (const [svg, parts] of drawings) svg.replaceChildren(...parts.filter(({ nodeName }) => nodeName === "title"));
  const found = [];
  for (const [place, look] of looks.entries()) {
    document.documentElement.dataset.look = look;
    const { violations } = await axe.run(document.querySelector("dialog:modal") ?? document, {
      runOnly: place ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: tags },
      resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } },
    });
    for (const { id, nodes } of violations)
      for (const { html, any } of nodes)
        found.push([look, id, html.slice(0, 160), ...any.map(({ message }) => message.slice(0, 200))].join(": "));
  }
  for (const [svg, parts] of drawings) svg.replaceChildren(...parts);
  return found;
}"""
"""What axe-core finds in every look. Rules that do not depend on colours run once, and one that is experimental never.
Drawings are emptied meanwhile: axe-core sees only their names, but spends most of its time in them. Of a modal dialog
the rest of the page is left out, which is a screen of its own."""
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
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


def views(name: str, place: int, all_proofs: bool) -> list[tuple[ViewportSize, Sequence[str]]]:
    """The sizes and looks in which a screen is checked: every look, but one size only, by turns and by the seed of this
    run; every look in every size among the slow proofs."""
    if all_proofs:
        return [(size, LOOKS) for size in SIZES]
    if name.startswith("table"):
        return list(zip(SIZES, SAMPLE, strict=True))
    return [(SIZES[(sample((0, 1), 1, "screens")[0] + place) % 2], LOOKS)]


@pytest.mark.parametrize("walk", [pages, tables, end_screens], ids=lambda walk: walk.__name__)
def test_nothing_to_complain_of(
    walk: Callable[[Page, TestServer], Iterator[str]],
    browser: Browser,
    site: TestServer,
    axe: str,
    all_proofs: bool,
) -> None:
    context = browser.new_context(viewport=SIZES[0], locale="en-GB")
    context.add_init_script(CALM)
    page = context.new_page()
    faults: list[str] = []
    for place, name in enumerate(walk(page, site)):
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(axe)
        for size, looks in views(name, place, all_proofs):
            page.set_viewport_size(size)
            settle(page)
            faults += [
                f"{name}, {size['width']}, {fault}" for fault in page.evaluate(FIND_VIOLATIONS, [TAGS, looks])
            ]
        page.set_viewport_size(SIZES[0])
        settle(page)
    context.close()
    assert not faults, "\n".join(sorted(set(faults)))
