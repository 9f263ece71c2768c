"""The table beyond moves: sounds, notifications, dragging, a crashed server, window sizes."""

import signal
from itertools import product
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.decision_kit import at
from browser.languages import choose
from browser.screens import CUT
from browser.table_kit import (
    DO,
    bring_tray,
    by_pointer,
    click,
    open_table,
)
from browser.table_kit import tap as tapped
from browser.windows import TIMEOUT_MS, settle, wait_for_script
from oddville.texts import languages
from oddvilles import NO_LIMITS, OddVille
from server.serving import TestServer
from waiting import wait_until

LISTEN: Final = """
globalThis.contexts = [];
globalThis.heard = new Set();
const Usual = AudioContext;
globalThis.AudioContext = class extends Usual { constructor() { super(); globalThis.contexts.push(this); } };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    globalThis.heard.add(this.context);
    return start.apply(this, when);
  };
}
"""
"""Records audio contexts and the tones played in them."""
IT_RUNS: Final = "contexts.length === 1 && heard.has(contexts[0]) && contexts[0].state === 'running'"
"""One audio context exists, it runs, and tones were played in it."""
LOOK_AWAY: Final = """
globalThis.notices = [];
Object.defineProperty(document, "hidden", { get: () => globalThis.away === true });
const Usual = Notification;
globalThis.Notification = class extends Usual {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, more) { super(title, more); globalThis.notices.push([title, more.body]); }
};
"""
"""Allows and records notifications, which a headless shell refuses, and can hide the page."""
NO_LONG_PRESS: Final = """() => addEventListener("contextmenu", (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
}, true)"""
WINDOWS: Final = ((320, 568), (390, 844), (820, 1180), (1440, 900), (3840, 2160))
WIDE: Final = 800
"""Widths with a mouse, where buttons may be smaller."""
OVERLAPS: Final = """() => {
  const boxes = [...document.querySelectorAll(".region")]
    .filter((region) => region.checkVisibility() && !region.matches(".decision-region"))
    .map((region) => [region.className, region.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  return boxes.flatMap(([name, one], i) => boxes.slice(i + 1)
    .filter(([, two]) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
      && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1)
    .map(([other]) => `${name} / ${other}`));
}"""
"""Regions of the table that overlap; the decision bar may."""


def open_settings(page: Page) -> None:
    page.locator("[data-act=menu]:visible").first.click()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog .settings")).to_be_visible()


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_sounds_are_off_until_they_are_switched_on(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins")
    with open_table(browser, server, table, script=LISTEN) as page:
        by_pointer(page, move, click)
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        assert page.evaluate("[heard.size, contexts.length]") == [0, 0]
        open_settings(page)
        page.get_by_label("Sound effects").first.check()
        close_dialog(page)
        page.locator("[data-act=undo]").click()
        expect(page.locator(".hand-card.starter").first).to_be_visible()
        by_pointer(page, move, click)
        expect(page.locator("[data-act=confirm]")).to_be_visible()
        wait_for_script(page, IT_RUNS)


def test_my_turn_is_signalled_to_a_player_in_another_window(server: TestServer, browser: Browser) -> None:
    table, move = at(server, "coins", confirm=False, name="Harbour")
    with server.watch(table["id"], *[link["token"] for link in table["seats"]]) as player:
        mover = player.receive("choices")["seat"]
        with open_table(browser, server, table, [1 - mover], script=LOOK_AWAY) as page:
            before = page.title()
            assert before.startswith("Harbour")
            open_settings(page)
            page.get_by_label("Notify me").first.check()
            close_dialog(page)
            page.evaluate("globalThis.away = true")
            version = player.welcome["table"]["version"]
            player.request(do="move", seat=mover, version=version, move=move)
            while (choices := player.receive("choices"))["seat"] == mover:
                last = choices["moves"][-1]["move"]
                player.request(do="move", seat=mover, version=choices["version"], move=last)
            expect(page).to_have_title(f"● Your turn · {before}")
            assert [body for _, body in page.evaluate("notices")] == ["Harbour"]


class Finger:
    """A finger that drags. Long presses are disabled, since a busy machine may be slow to move it."""

    def __init__(self, page: Page, x: float, y: float) -> None:
        self.page, self.x, self.y = page, x, y
        self._client = page.context.new_cdp_session(page)
        page.evaluate(NO_LONG_PRESS)
        self._touch("touchStart", [{"x": x, "y": y}])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self._client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        settle(self.page)

    def move(self, x: float, y: float, steps: int = 8) -> None:
        """Move in steps."""
        for i in range(1, steps + 1):
            share = i / steps
            self._touch(
                "touchMove", [{"x": self.x + (x - self.x) * share, "y": self.y + (y - self.y) * share}]
            )
        self.x, self.y = x, y

    def lift(self) -> None:
        """Lift the finger."""
        self._touch("touchEnd", [])


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_a_finger_drags_a_building_into_the_town(
    size: tuple[int, int], server: TestServer, browser: Browser
) -> None:
    table, move = at(server, "build")
    _, card, cell = move.split()
    with open_table(browser, server, table, size=size, touch=True) as page:
        bring_tray(page, f"mine:{card}", tapped)
        mine = f".mine-region [data-target='mine:{card}']"
        expect(page.locator(mine)).to_be_visible()
        finger = Finger(page, *middle(page, mine))
        finger.move(finger.x, finger.y - 30)
        expect(page.locator(".ghost")).to_have_count(1)
        finger.move(*middle(page, f"[data-cell='{cell}']"))
        finger.lift()
        expect(page.locator(DO)).to_be_visible()
        expect(page.locator(f"[data-cell='{cell}'][aria-selected=true]")).to_have_count(1)
        page.locator(DO).click()  # not a tap, which a busy machine may make so slowly that it is a long press
        expect(page.locator(f".cell.card[data-cell='{cell}']")).to_have_count(1)


def test_the_toolbar_is_one_row_in_every_language(server: TestServer, browser: Browser) -> None:
    table, _ = at(server, "build", 4)
    with open_table(browser, server, table) as page:
        for language, (width, height) in product(languages(), ((1440, 900), (1366, 650), (1280, 720))):
            page.set_viewport_size({"width": width, "height": height})
            choose(page, language)
            boxes = [page.locator(part).bounding_box() for part in (".tools", ".standing")]
            tools, standing = [box for box in boxes if box]
            assert standing["y"] >= tools["y"]
            assert standing["y"] + standing["height"] <= tools["y"] + tools["height"]


def test_another_language_in_the_middle_of_a_turn(server: TestServer, browser: Browser) -> None:
    """Selection and pin survive a change of language."""
    table, move = at(server, "build")
    _, card, cell = move.split()
    with open_table(browser, server, table) as page:
        page.locator(f".mine-region [data-target='mine:{card}']").click()
        page.locator(f"[data-cell='{cell}']").click()
        english = page.locator(DO).inner_text()
        open_settings(page)
        page.locator("dialog select").first.select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        close_dialog(page)
        expect(page.locator(DO)).not_to_have_text(english)
        expect(page.locator(f"[data-cell='{cell}'][aria-selected=true]")).to_have_count(1)
        page.locator(DO).click()
        expect(page.locator(f".cell.card[data-cell='{cell}']")).to_have_count(1)


class Killable:
    """A server that can be killed."""

    def __init__(self, server: OddVille) -> None:
        self.url = server.url
        server.start()
        wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz").status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def make(self, body: dict[str, Any]) -> dict[str, Any]:
        table: dict[str, Any] = httpx.post(
            f"{self.url}/api/tables", json=body, timeout=TIMEOUT_MS / 1000
        ).json()
        return table

    def table(self, id_: str) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.url}/api/tables/{id_}", timeout=TIMEOUT_MS / 1000).json()
        return found


def test_a_server_that_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The server is killed during a game: a move made meanwhile is kept and played once."""
    server = OddVille(tmp_path, NO_LIMITS)
    try:
        killable = Killable(server)
        table, move = at(killable, "coins", confirm=False)  # type: ignore[arg-type]
        before = killable.table(table["id"])
        with open_table(browser, killable, table) as page:  # type: ignore[arg-type]
            cards = page.locator(".cell.card").count()
            server.stop(signal.SIGKILL)
            expect(page.locator(".note-line.alarm")).to_be_visible()
            by_pointer(page, move, click)
            expect(page.locator(".decision.unsaved")).to_be_visible()
            server.start()
            expect(page.locator(".decision.unsaved")).to_have_count(0)
            expect(page.locator(".saved")).to_have_text("saved")
            expect(page.locator(".note-line.alarm")).to_have_count(0)
            assert page.locator(".cell.card").count() == cards
            after = killable.table(table["id"])
            assert after["ply"] == before["ply"] + 1
    finally:
        server.stop(signal.SIGTERM)


def test_the_table_fits_every_window(server: TestServer, browser: Browser) -> None:
    """From the smallest phone to the largest screen nothing overflows or overlaps."""
    table, move = at(server, "build")
    with open_table(browser, server, table, size=WINDOWS[0]) as page:
        bring_tray(page, f"mine:{move.split()[1]}", click)
        page.locator(f"[data-target='mine:{move.split()[1]}']").first.click()
        for size in WINDOWS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(page)
            assert_fits(page, size)


def assert_fits(page: Page, size: tuple[int, int]) -> None:
    """No part of the table is cut off, covered or outside the window."""
    faults = page.evaluate(CUT)
    assert [each for each in faults if size[0] < WIDE or not each.startswith("low")] == [], size
    assert page.evaluate(OVERLAPS) == [], size
    assert page.evaluate("[scrollX, scrollY]") == [0, 0], size
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), size
    town = page.locator(".stage").bounding_box()
    assert town is not None
    assert town["width"] * town["height"] > 0.2 * size[0] * size[1], "the town is what one looks at"
