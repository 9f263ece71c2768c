"""Web pages and files."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from oddville.server.http.bundling import page_builds
from oddville.server.http.files import PACKAGE, TYPES, Files
from server.serving import TestServer

PAGES = {
    name.removesuffix(".html"): build.make().decode()
    for name, build in page_builds(PACKAGE / "web").items()
    if name.endswith(".html")
}


@pytest.fixture
def browser(server: TestServer) -> Iterator[httpx.Client]:
    with server.client(headers={"accept": "text/html,*/*;q=0.8"}) as asking:
        yield asking


def test_every_page_has_its_address(browser: httpx.Client) -> None:
    assert browser.get("/").headers["content-type"] == "text/html; charset=utf-8"
    assert {"index", "table", "404"} <= set(PAGES)
    for page in PAGES:
        assert browser.get(f"/{page}").content == browser.get(f"/{page}.html").content


def test_all_files_linked_by_pages_exist(browser: httpx.Client) -> None:
    for page, text in PAGES.items():
        for name in re.findall(r'(?:href|src)="([^"#:]+)"', text):
            assert name[0] != "/", f"{page} cannot be served below a path: {name}"
            answer = browser.get(f"/{name}")
            assert answer.status_code == 200, f"{page}: {name}"
            assert answer.headers["content-type"] == TYPES[Path(name).suffix]


def test_no_page_holds_script_or_style_that_the_policy_forbids() -> None:
    for page, text in PAGES.items():
        assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=", text), page


def test_a_page_that_is_missing_says_so_wherever_it_would_be(browser: httpx.Client) -> None:
    answer = browser.get("/no/such/page")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for name in re.findall(r'(?:href|src)="([^"#:]+)"', answer.text):
        assert name.startswith("/odd/")
    assert browser.get("/no/such/page", headers={"accept": "*/*"}).json()["error"] == "error-not-found"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/locales/en/game+log.ftl", 200),
        ("/locales/en/game+game.ftl", 404),
        ("/locales/en/game+none.ftl", 404),
        ("/fonts/oddville-text+oddville-text.woff2", 404),
        ("/_page.html", 404),
        ("/pages.toml", 404),
    ],
)
def test_what_can_be_asked_for(browser: httpx.Client, path: str, status: int) -> None:
    assert browser.get(path).status_code == status


def test_only_files_of_known_kinds_are_served(tmp_path: Path) -> None:
    for name in ("a.html", "b.py", ".hidden.js", "node_modules/c.js", "_d.js", "e/f.css"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    assert Files(tmp_path).names() == ["a.html", "e/f.css"]
