"""The docs are under test: their pages are fresh and their examples run."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def script(name: str) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_messages_is_fresh() -> None:
    module = script("messages")
    assert module.PAGE.read_text() == module.page()


def test_the_pages_made_from_the_rules_are_fresh() -> None:
    """If one is not: `.venv/bin/python scripts/rules.py`."""
    for page, content in script("rules").pages().items():
        assert page.read_text("utf-8") == content, page.name


def test_every_rule_has_code_and_tests() -> None:
    assert script("rules").gaps() == []


def test_the_ledger_reads_ranges() -> None:
    assert list(script("rules").cited("BONUS-1 to BONUS-3, CHAR-HR, UTF-8")) == [
        *("BONUS-1", "BONUS-2", "BONUS-3", "BONUS-1", "BONUS-3", "CHAR-HR")
    ]


def examples() -> list[tuple[str, str]]:
    """Every Python example of the docs."""
    return [
        (f"{page.name} {number}", code)
        for page in PAGES
        if page.parent.name != "decisions"  # what decisions quote are fragments
        for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
    ]


@pytest.mark.parametrize(("name", "code"), examples(), ids=[name for name, _ in examples()])
def test_the_examples_of_the_docs_run(name: str, code: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
        env={"PATH": path},
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target
