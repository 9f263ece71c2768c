"""A real browser and the pages, under the server's Content Security Policy."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.windows import OPAQUE, errors_of, make_patient
from oddville.cli import print as printing
from oddville.cli.pages import serve_pages
from oddville.games import editions
from oddville.games.errors import OddVilleError
from server.serving import TestServer, run_server

ROOT = Path(__file__).parents[2]
HEADLESS_SHELL = "chromium-headless-shell"
"""Chromium without its windows, which would take a fifth of the processor time."""
ARGUMENTS = ["--no-sandbox", "--process-per-site", "--font-render-hinting=none"]
"""Letters have the same widths with and without windows."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium if there is one, else Playwright's."""
    try:
        program = shutil.which(HEADLESS_SHELL) or printing.browser()
    except OddVilleError:
        return {**browser_type_launch_args, "args": ARGUMENTS}
    return {**browser_type_launch_args, "executable_path": program, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """One browser for all tests of a process."""
    make_patient(browser)
    return browser


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The base URL of the static pages."""
    with serve_pages(editions.edition(editions.DEFAULT)) as served:
        yield served


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """The whole server, without rate limits."""
    folder = tmp_path_factory.mktemp("tables")
    with run_server(folder, requests_a_second=0, messages_a_second=0, tables_an_hour=0) as server:
        server.store_par()
        yield server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    """A server with rate limits on messages."""
    with run_server(tmp_path_factory.mktemp("tables"), requests_a_second=0, tables_an_hour=0) as server:
        server.store_par()
        yield server


@pytest.fixture(scope="session")
def base_url(address: str) -> str:
    """The base URL for relative paths."""
    return address


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which makes a page visible first: it ignores the contrast of what is transparent."""
    file = ROOT / "node_modules" / "axe-core" / "axe.min.js"
    assert file.is_file(), "run npm ci first"
    return OPAQUE + file.read_text()


@pytest.fixture
def complaints(page: Page) -> list[str]:
    return errors_of(page)
