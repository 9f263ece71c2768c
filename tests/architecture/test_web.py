"""The browser's code keeps the shape of the house: small files, no markup from text, nothing from elsewhere, light."""

import gzip
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "oddville" / "web"
VENDOR = WEB / "vendor"
SCRIPTS = sorted(path for path in WEB.rglob("*.js") if VENDOR not in path.parents)
STYLES = sorted(WEB.rglob("*.css"))
PAGES = sorted(WEB.glob("*.html"))
UNSAFE = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(|new Function|unsafeHTML"
)
ART_BUDGET = 60_000
ALL_BUDGET = 400_000
"""Bytes when compressed: the drawings, and everything a browser is sent."""


def name(path: Path) -> str:
    return str(path.relative_to(WEB))


def weight(paths: list[Path]) -> int:
    packed = {".woff2"}
    return sum(
        len(path.read_bytes()) if path.suffix in packed else len(gzip.compress(path.read_bytes()))
        for path in paths
    )


@pytest.mark.parametrize("path", [*SCRIPTS, *STYLES], ids=name)
def test_files_stay_small(path: Path) -> None:
    assert path.read_text().count("\n") <= 400


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_no_script_makes_markup_from_text(path: Path) -> None:
    assert UNSAFE.findall(path.read_text()) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_every_export_says_what_it_is(path: Path) -> None:
    lines = path.read_text().splitlines()
    assert lines[0].startswith("// ")
    for number, text in enumerate(lines):
        if re.match(r"export (async )?(const|function|class) ", text) and "@type" not in text:
            before = lines[number - 1].strip()
            assert (
                before.endswith("*/") or "/** @type" in text or re.match(r"export const [A-Z_0-9]+ = ", text)
            ), text


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_pages_have_nothing_inline_and_nothing_from_elsewhere(path: Path) -> None:
    text = path.read_text()
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|https?://", text) == []


@pytest.mark.parametrize("path", [*SCRIPTS, *STYLES], ids=name)
def test_nothing_is_fetched_from_elsewhere(path: Path) -> None:
    addresses = re.findall(r"https?://[^\s\"\')]+", path.read_text())
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}


def test_the_drawings_are_light() -> None:
    assert weight([path for path in SCRIPTS if WEB / "art" in path.parents]) < ART_BUDGET
    assert (
        weight([path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg", ".woff2")])
        < ALL_BUDGET
    )


def test_what_others_wrote_comes_with_its_licence() -> None:
    assert {path.name for path in VENDOR.iterdir()} >= {"LICENSE-lit-html.txt", "LICENSE-fluent.txt"}
    fonts = {path.name for path in (WEB / "fonts").iterdir()}
    assert fonts >= {"LICENSE-atkinson-hyperlegible-next.txt", "LICENSE-averia-serif-libre.txt"}
