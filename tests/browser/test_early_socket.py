"""The socket of a table is opened before the page's script has arrived."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from browser.table_kit import here, open_table
from server.serving import TestServer

WATCH: Final = """
globalThis.sockets = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    sockets.push(globalThis.oddvilleModules ? "script" : "boot");
    if (globalThis.isFirstLost && sockets.length === 1) this.close();
  }
};
"""


@pytest.fixture
def table(server: TestServer) -> dict[str, Any]:
    return server.make({"seats": here("Ada", "Bo"), "options": {"confirm": False}})


def test_the_page_takes_the_socket_that_is_open(
    server: TestServer, browser: Browser, table: dict[str, Any]
) -> None:
    with open_table(browser, server, table, script=WATCH) as page:
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        assert page.evaluate("sockets") == ["boot"]


def test_the_page_opens_another_if_the_first_was_lost(
    server: TestServer, browser: Browser, table: dict[str, Any]
) -> None:
    with open_table(browser, server, table, script=f"globalThis.isFirstLost = true;{WATCH}") as page:
        expect(page.locator(".table-page.my-choice")).to_be_visible()
        assert page.evaluate("sockets") == ["boot", "script"]
