"""The docs are under test: their pages are fresh and their examples run."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from oddville.games.learning.reference import RULES
from texts.catalogue import LANGUAGES

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


def test_the_ledger_knows_what_the_rulebooks_say_of_every_rule() -> None:
    """If one of the five does not contain a rule, the ledger says what is different, or that the rule is ours."""
    books = script("rules").BOOKS
    assert list(books) == list(RULES)
    for rule, entry in books.items():
        assert set(entry) <= {"says", "others", "ours"}, rule
        languages = entry["says"].split()
        assert languages == [language for language in LANGUAGES if language in languages], rule
        assert len(languages) == 5 or ("others" if languages else "ours") in entry, rule


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
        timeout=300,
        cwd=tmp_path,
        env={"PATH": path},
    )
    assert run.returncode == 0, run.stderr
