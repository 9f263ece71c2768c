"""Windows for tests: their pages wait for no clock, and nobody loses patience because the machine is busy."""

import json
import time
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE: Final = 120_000
"""Milliseconds until a page counts as broken: no test gets anywhere near it, however busy the machine is."""
NEVER: Final = 1_000_000_000
"""A delay that does not end while a test looks on; a timer takes nothing much larger."""
GLANCE: Final = 20
"""Milliseconds between two looks at what no locator can wait for."""
AT_ONCE: Final = {
    "secondPress": 0,
    "handover": 0,
    "forced": 0,
    "lesson": 0,
    "quiet": NEVER,
    "reconnect": 10,
    "maxReconnect": 100,
    "welcome": PATIENCE,
}
"""How long pages wait in tests (see lib/delays.js). What is seldom needed comes only when it is asked for."""
AS_FOR_PEOPLE: Final = "globalThis.oddvilleDelays = {};"
"""The script of a window whose page waits as it does for people."""


def waiting(**delays: int) -> str:
    """The script of a window whose page waits otherwise than in most tests."""
    return f"globalThis.oddvilleDelays = {json.dumps(AT_ONCE | delays)};"


def wait_until(page: Page, condition: str) -> None:
    """Look again and again until something holds on the page that no locator can wait for."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, "it never came to pass"
        page.wait_for_timeout(GLANCE)


def settle(page: Page) -> None:
    """Wait until what was done is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def make_patient(browser: Browser) -> None:
    """Prepare every window that the browser is going to open."""
    expect.set_options(timeout=PATIENCE)
    usual = browser.new_context

    def new_context(**wishes: Any) -> BrowserContext:
        context = usual(**wishes)
        context.set_default_timeout(PATIENCE)
        # scripts may run in any order: what a test says itself, it has said or is going to say
        context.add_init_script(f"globalThis.oddvilleDelays ??= {json.dumps(AT_ONCE)};")
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
