"""The print sheets: every piece once, on the chosen paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from oddville.cli import main
from oddville.cli import print as printing

SHEETS = 6 + 2 + 2 + 1 + 1 + 1
"""Buildings, worker cards, characters, board, Main Square, workers."""


@pytest.mark.parametrize(
    ("query", "sheets"), [("", SHEETS), ("?paper=letter", SHEETS), ("?backs", SHEETS + 6)]
)
def test_the_whole_set_is_on_the_sheets(page: Page, complaints: list[str], query: str, sheets: int) -> None:
    page.goto(f"/print.html{query}")
    expect(page.locator(".sheet")).to_have_count(sheets)
    words = page.locator("#sheets").text_content() or ""
    for name in ("Alchemist", "Wishbone Shop", "Landowner", "Traveller"):
        assert words.count(name) == 1
    assert complaints == []


@pytest.mark.parametrize(("paper", "box"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_the_command_writes_a_pdf(tmp_path: Path, paper: str, box: tuple[int, int]) -> None:
    file = tmp_path / "set.pdf"
    assert main(["print", "--paper", paper, "--out", str(file)]) == 0
    content = file.read_bytes()
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert len(boxes) == SHEETS
    assert {(round(float(width)), round(float(height))) for width, height in boxes} == {box}


@pytest.mark.parametrize(
    ("out", "words"), [("set.svg", "ends in .pdf"), ("nowhere/set.pdf", "There is no folder")]
)
def test_a_bad_place_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], out: str, words: str
) -> None:
    assert main(["print", "--out", str(tmp_path / out)]) == 2
    assert words in capsys.readouterr().err


def test_without_a_browser_there_is_a_remedy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "BROWSERS", ())
    assert main(["print", "--out", str(tmp_path / "set.pdf")]) == 2
    assert "Leave out --out" in capsys.readouterr().err


def test_a_failing_browser_keeps_the_old_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "set.pdf"
    file.write_text("mine")
    monkeypatch.setattr(printing, "BROWSERS", ("false",))
    assert main(["print", "--out", str(file)]) == 2
    assert "could not print" in capsys.readouterr().err
    assert file.read_text() == "mine"
