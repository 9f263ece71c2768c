"""The browser's code keeps the shape of the house: small files, no markup from text, nothing from elsewhere, light."""

import gzip
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "oddville" / "web"
VENDOR = WEB / "vendor"
SCRIPTS = sorted(path for path in WEB.rglob("*.js") if VENDOR not in path.parents)
STYLES = sorted(WEB.rglob("*.css"))
UNSAFE = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(|new Function|unsafeHTML"
)
TAKES_ARGUMENTS = re.compile(r"export (?:async )?(?:function\*? \w+|const \w+ = (?:async )?)\((?!\))")
ART_BUDGET = 60_000
ALL_BUDGET = 458_000
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
def test_every_file_has_a_comment_and_every_exported_function_types(path: Path) -> None:
    lines = path.read_text().splitlines()
    assert lines[0].startswith("// ")
    for before, text in pairwise(lines):
        if TAKES_ARGUMENTS.match(text):
            assert before.endswith("*/") or "/** @type" in text, text


def imports(path: Path) -> Iterator[tuple[Path, str]]:
    """What a module imports by name; `*` for an `import()` whose result is passed on."""
    text = path.read_text()
    for names, alias, file in re.findall(
        r'^(?:import|export) (?:\{([^}]*)\}|\* as (\w+)) from "(\.[^"]+)"', text, re.MULTILINE
    ):
        used = re.findall(rf"\b{alias}\.(\w+)", text) if alias else re.findall(r"(?:^|,)\s*(\w+)", names)
        yield from (((path.parent / file).resolve(), each) for each in used)
    for file, each in re.findall(r'import\("(\.[^"]+)"\)\)?(?:\.(\w+)\b)?', text):
        yield (path.parent / file).resolve(), each or "*"


def exports(path: Path) -> list[str]:
    text = path.read_text()
    declared = re.findall(r"^export (?:async )?(?:function\*?|const|class) (\w+)", text, re.MULTILINE)
    listed = re.findall(r"^export \{([^}]*)\}", text, re.MULTILINE)
    return declared + [each.split()[-1] for names in listed for each in names.split(",") if each.strip()]


def test_every_export_is_imported() -> None:
    used = {each for path in SCRIPTS for each in imports(path)}
    tests = "".join(path.read_text() for path in (ROOT / "tests" / "browser").glob("*.py"))
    unused = [
        f"{name(path)}: {export}"
        for path in SCRIPTS
        for export in exports(path)
        if not {(path, export), (path, "*")} & used
        and not re.search(rf"\{{[^}}]*\b{export}\b[^}}]*\}}.*import\(", tests)
    ]
    assert unused == []


TABLE_ROOMS = {
    "model": {"model"},
    "view": {"model", "view"},
    "input": {"model", "view", "input"},
}


@pytest.mark.parametrize(("room", "allowed"), TABLE_ROOMS.items())
def test_the_table_page_keeps_its_state_apart(room: str, allowed: set[str]) -> None:
    """Input changes the model, drawing reads it; the model knows neither."""
    files = [path for path in SCRIPTS if WEB / "table" / room in path.parents]
    imported = {
        (path.parent / file).resolve().parent
        for path in files
        for file in re.findall(r'^import .* from "(\.[^"]+)"', path.read_text(), re.MULTILINE)
    }
    assert files
    assert imported & {WEB / "table" / each for each in TABLE_ROOMS} <= {
        WEB / "table" / each for each in allowed
    }


def test_pages_have_nothing_inline_and_nothing_from_elsewhere() -> None:
    text = (WEB / "_page.html").read_text() + (WEB / "pages.toml").read_text()
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
