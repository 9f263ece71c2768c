"""Every screen of the browser, for tests that go through all of them, and what they look for."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from browser.table_kit import decisions, here
from server.serving import Running

RECORD: Final = Path(__file__).parents[1] / "golden" / "sixth-building.odd"
PAGES: Final[dict[str, str]] = {
    "start": "",
    "setup": "setup.html",
    "watch": "watch.html",
    "rules": "rules.html",
    "learn": "learn.html",
    "cards": "cards.html",
    "replay": "replay.html",
    "missing": "no-such-page",
    "print": "print.html",
}
"""The pages that need no table."""

TEXTS: Final = """() => {
  const seen = (element) => element.getClientRects().length > 0 && !element.closest("svg, script, style, noscript, kbd");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    if (text && seen(walk.currentNode.parentElement)) found.push(text);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) if (element.getAttribute(name)) found.push(element.getAttribute(name));
  return [...new Set(found)];
}"""
"""All that a screen says, to eyes and to ears."""

CUT: Final = """() => {
  const faults = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${(element.innerText ?? "").trim().slice(0, 50)}"`;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && !element.closest("svg, .unseen, .skip, [hidden]") && element.checkVisibility({ visibilityProperty: true });
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("body *")) {
    if (!isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (hasText(element) && style.display !== "inline" && !scrolls(element)) {
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) faults.push(`wide: ${name(element)} ${element.scrollWidth} > ${element.clientWidth}`);
      const cuts = style.overflowY !== "visible" && !["auto", "scroll"].includes(style.overflowY);
      if (cuts && element.scrollHeight > element.clientHeight + 1) faults.push(`high: ${name(element)} ${element.scrollHeight} > ${element.clientHeight}`);
    }
  }
  const clipped = (element, box) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible") continue;
      if (["auto", "scroll"].includes(style.overflowX)) return false;
      const around = at.getBoundingClientRect();
      if (box.right > around.right + 1 || box.left < around.left - 1) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("button, a.button, label, p, li, h1, h2, h3, summary, select, td, th"))
    if (isSeen(element) && element.innerText?.trim() && !element.closest(".stage") && clipped(element, element.getBoundingClientRect())) faults.push(`clipped: ${name(element)}`);
  const presses = [...document.querySelectorAll("button, a.button, select, summary")].filter((element) => isSeen(element) && !element.closest(".stage"));
  for (const element of presses) {
    const { height } = element.getBoundingClientRect();
    if (height < 43.5) faults.push(`low: ${name(element)} ${height}`);
  }
  return [...new Set(faults)];
}"""
"""What is cut, overlaps its box, or is too small to press."""


def screens(page: Page, running: Running) -> Iterator[str]:
    """Go from screen to screen; the name of each once it is drawn."""
    for name, path in PAGES.items():
        page.goto(f"{running.url}/{path}")
        page.locator("[data-ready]").first.wait_for()
        yield name
        yield from INSIDE.get(name, lambda _: iter(()))(page)
    yield from _tables(page, running)


def _dialogs(page: Page) -> Iterator[str]:
    for name, button in (("settings", ".head-tools .tool:last-child"), ("keys", ".foot .link:nth-child(2)")):
        page.locator(button).click()
        page.locator("dialog[open]").wait_for()
        yield name
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


def _options(page: Page) -> Iterator[str]:
    page.locator("summary").first.click()
    yield "setup with its options"


def _large(page: Page) -> Iterator[str]:
    page.locator("[data-card=snail-post]").click()
    yield "a large card"


def _game(page: Page) -> Iterator[str]:
    page.locator("textarea").fill(RECORD.read_text())
    page.locator("form .button.primary").first.click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    yield "a replay"


INSIDE: Final[dict[str, Callable[[Page], Iterator[str]]]] = {
    "start": _dialogs,
    "setup": _options,
    "cards": _large,
    "replay": _game,
}


def _tables(page: Page, running: Running) -> Iterator[str]:
    """A waiting room, the middle of a game, its refusals, its text view, and the end."""
    waiting = running.make({"seats": [{"kind": "here", "name": "Ada"}, {"kind": "open"}]})
    _sit(page, running, waiting, "")
    page.locator(".waiting-seat").first.wait_for()
    yield "waiting"
    for kind in ("bonus", "building", "cheat"):
        record, ply, _ = decisions()[kind]
        table = running.make({"seats": here("Ada", "Bo"), "origin": {"record": record, "ply": ply}})
        _sit(page, running, table, "")
        page.locator(".my-choice").wait_for()
        yield f"table: {kind}"
    page.locator("[data-act=tray-mine]:visible, [data-act=menu]:visible").first.click()
    yield "table: tray"
    _sit(page, running, table, "&view=text")
    page.locator("#text-title").wait_for()
    yield "table: text"


def _sit(page: Page, running: Running, table: dict[str, Any], query: str) -> None:
    tokens = [link["token"] for link in table["seats"]]
    kept = json.dumps([{"id": table["id"], "name": "", "tokens": tokens, "seats": [], "host": None, "opened": 1}])
    page.evaluate("kept => localStorage.setItem('oddville-tables', kept)", kept)
    page.goto(f"{running.url}/table.html?table={table['id']}{query}")
