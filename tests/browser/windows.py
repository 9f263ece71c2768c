"""Browser windows for tests: pages without delays and colours, and generous time-outs for a busy machine."""

import json
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from oddville.games.game import is_compiled

TIMEOUT_MS: Final = 120_000 if is_compiled() else 600_000
"""Until a page counts as broken; uncompiled bots and reviews take many times as long."""
NEVER: Final = 1_000_000_000
"""A delay longer than any test; timers accept nothing much larger."""
POLL_MS: Final = 20
"""Between two polls."""
AT_ONCE: Final = {
    "secondPress": 0,
    "handover": 0,
    "info": NEVER,
    "hold": 500,
    "forced": 0,
    "lesson": 0,
    "afterStart": 0,
    "quiet": NEVER,
    "reconnect": 10,
    "maxReconnect": 100,
    "welcome": TIMEOUT_MS,
    "note": NEVER,
    "scoreLine": 0,
    "scoreWalk": 0,
}
"""The delays of pages in tests (lib/delays.js). The lazy parts load only on demand."""
TRANSPARENT: Final = """(() => {
  const style = new CSSStyleSheet();
  style.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(style);
})();"""
"""A script that makes pages transparent: painting them would take a quarter of the processor time of the tests."""
OPAQUE: Final = "document.adoptedStyleSheets = [];"
"""A script that makes a page visible again, for tests that look at colours."""
AS_FOR_PEOPLE: Final = "globalThis.oddvilleDelays = {};"
"""A script that restores the real delays."""


def delay_script(**delays: int) -> str:
    """A script that changes some delays."""
    return f"globalThis.oddvilleDelays = {json.dumps(AT_ONCE | delays)};"


def wait_for_script(page: Page, condition: str) -> None:
    """Poll until a script is true, for what no locator can wait for."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"timed out waiting for {condition}"
        page.wait_for_timeout(POLL_MS)


def errors_of(page: Page) -> list[str]:
    """What the page complains of from now on, violations of the Content Security Policy included."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console",
        lambda message: errors.append(message.text) if message.type in ("error", "warning") else None,
    )
    return errors


def settle(page: Page) -> None:
    """Wait until the page has drawn its last change."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


_idle: dict[tuple[Browser, bool], list[BrowserContext]] = defaultdict(list)


@contextmanager
def cleared_context(browser: Browser, address: str, touch: bool) -> Iterator[BrowserContext]:
    """A context without pages, cookies, stored data or permissions.

    It may have been used before, because a new one starts a process and compiles all scripts again; its first page
    keeps that process alive (`--process-per-site`). After an error it is closed.
    """
    idle = _idle[browser, touch]
    context = idle.pop() if idle else browser.new_context(has_touch=touch)
    try:
        if not context.pages:
            context.new_page().goto(f"{address}/healthz")
        yield context
        _clear(context)
    except BaseException:
        context.close()
        raise
    idle.append(context)


def _clear(context: BrowserContext) -> None:
    first, *others = context.pages
    for page in others:
        page.close()
    context.set_offline(False)
    context.clear_cookies()
    context.clear_permissions()
    devtools = context.new_cdp_session(first)
    devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    devtools.detach()


def make_patient(browser: Browser) -> None:
    """Set time-outs and delays for every new context, and paint nothing."""
    expect.set_options(timeout=TIMEOUT_MS)
    usual = browser.new_context

    def new_context(**options: Any) -> BrowserContext:
        context = usual(**options)
        context.set_default_timeout(TIMEOUT_MS)
        # scripts run in any order: this one must not override the test's own
        context.add_init_script(TRANSPARENT)
        context.add_init_script(f"globalThis.oddvilleDelays ??= {json.dumps(AT_ONCE)};")
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
