"""The pages and files that a browser is sent."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from oddville.server.files import PACKAGE, TYPES, Files
from server.serving import Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("data"), requests_a_second=0, base_path="/odd") as server:
        yield server


@pytest.fixture
def browser(running: Running) -> Iterator[httpx.Client]:
    with running.client(headers={"accept": "text/html,*/*;q=0.8"}) as asking:
        yield asking


def test_every_page_has_its_address(browser: httpx.Client) -> None:
    assert browser.get("/").headers["content-type"] == "text/html; charset=utf-8"
    pages = [path.stem for path in (PACKAGE / "web").glob("*.html")]
    assert {"index", "table", "404"} <= set(pages)
    for page in pages:
        assert browser.get(f"/{page}").content == browser.get(f"/{page}.html").content


def test_all_that_pages_name_is_there(browser: httpx.Client) -> None:
    for path in (PACKAGE / "web").glob("*.html"):
        for name in re.findall(r'(?:href|src)="([^"#:]+)"', path.read_text()):
            assert name[0] != "/", f"{path.name} cannot be served below a path: {name}"
            answer = browser.get(f"/{name}")
            assert answer.status_code == 200, f"{path.name}: {name}"
            assert answer.headers["content-type"].startswith(TYPES[Path(name).suffix or ".html"])


def test_no_page_holds_script_or_style_that_the_policy_forbids() -> None:
    for path in (PACKAGE / "web").glob("*.html"):
        text = path.read_text()
        assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=", text), path.name


def test_a_page_that_is_missing_says_so_wherever_it_would_be(browser: httpx.Client) -> None:
    answer = browser.get("/no/such/page")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    for name in re.findall(r'(?:href|src)="([^"#:]+)"', answer.text):
        assert name.startswith("/odd/")
    assert browser.get("/no/such/page", headers={"accept": "*/*"}).json()["error"] == "error-not-found"


def test_only_files_of_known_kinds_are_served(tmp_path: Path) -> None:
    for name in ("a.html", "b.py", ".hidden.js", "node_modules/c.js", "_d.js", "e/f.css"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    assert Files(tmp_path).names() == ["a.html", "e/f.css"]
