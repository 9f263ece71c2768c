"""Every rule is cited by a test, and no test cites a rule that is none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ID = r"(?:COMP|SETUP|TURN|LIMIT|WORK|BUILD|BONUS|CHAR|END|SCORE|INFO|HOUSE|EX)-(?:[0-9]+|[A-Z]{2})"


def rule_ids() -> set[str]:
    """The ids in bold of the rules."""
    return set(
        re.findall(rf"\*\*({ID})\*\*", ROOT.joinpath("docs", "play", "rules", "en.md").read_text("utf-8"))
    )


def cited_in(path: Path) -> Iterator[tuple[str, str]]:
    """The ids in the docstrings of a file's tests, each with the test's name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for rule in re.findall(rf"\b{ID}\b", ast.get_docstring(node) or ""):
                yield rule, f"{path.name}: {node.name}"


def citations() -> dict[str, list[str]]:
    """For each id that is cited, the tests that do."""
    result: dict[str, list[str]] = {}
    for path in sorted(ROOT.joinpath("tests").rglob("*.py")):
        for rule, test in cited_in(path):
            result.setdefault(rule, []).append(test)
    return result


def test_every_rule_is_cited_by_a_test() -> None:
    """No rule without a test."""
    assert sorted(rule_ids() - set(citations())) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    """A typing error in an id would hide a rule without a test."""
    assert {rule: tests for rule, tests in citations().items() if rule not in rule_ids()} == {}


def test_the_rules_are_found() -> None:
    """The two tests above would prove nothing if no id were found."""
    assert len(rule_ids()) >= 81
    assert {"COMP-1", "TURN-3", "CHAR-HR", "SCORE-6", "EX-10"} <= rule_ids()


def test_a_citation_is_found_in_docstrings_of_tests_only(tmp_path: Path) -> None:
    """Neither in a helper, nor in a comment, nor in the middle of a word."""
    file = tmp_path / "test_example.py"
    docstring = '"""TURN-1, not XTURN-2 nor END-1a."""'
    file.write_text(
        f"def test_it():\n    {docstring}\n    # LIMIT-1\n\ndef helper():\n    {docstring}\n", "utf-8"
    )
    assert list(cited_in(file)) == [("TURN-1", "test_example.py: test_it")]
