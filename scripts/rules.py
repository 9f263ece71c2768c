"""Writes the pages made from the rules: docs/play/rules/*.md, and ledger.md and glossary.md in docs/contribute.

Run it after changing a rule's words, a citation of a rule in code or tests, or the glossary:
`.venv/bin/python scripts/rules.py`. A test fails while a page is stale.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from oddville.games.learning.reference import CHAPTERS, RULES, RULINGS, rule_text, rule_title
from oddville.texts import Texts

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "oddville"
LANGUAGES = ("en", "it", "nl", "fr", "de")
ID = r"[A-Z]{2,5}-(?:[0-9]+|[A-Z]{2})\b"
NOTE = "This page is made by `scripts/rules.py`."

BOOKS = tomllib.loads((ROOT / "scripts" / "rulebooks.toml").read_text("utf-8"))
"""For each rule the rulebooks that say it, what the others say, and what is ours."""


def books(rule: str) -> str:
    """The rulebooks that say a rule, and what none of them or not all of them say."""
    parts = [BOOKS[rule]["says"] or "none"]
    parts += [BOOKS[rule]["others"]] if "others" in BOOKS[rule] else []
    parts += [f"ours: {BOOKS[rule]['ours']}"] if "ours" in BOOKS[rule] else []
    return "; ".join(parts)


def rules_page(language: str) -> str:
    """The rules and rulings in one language; every rule's id is an anchor."""
    texts = Texts(language)
    about = [texts.say(f"rules-{part}") for part in ("about", "ids", "source")]
    lines = [f"<!-- {NOTE} -->", "", f"# {texts.say('rules-heading')}", "", _languages(language, texts), ""]
    lines += [line for part in about for line in (part, "")]
    for chapter, rules in CHAPTERS.items():
        lines += [f"## {texts.say(f'chapter-{chapter.lower()}')}", ""]
        lines += [
            f'- **{rule}**<a id="{rule}"></a> *{rule_title(rule, texts)}.* {rule_text(rule, texts)}'
            for rule in rules
        ]
        lines.append("")
    lines += [
        '<a id="rulings"></a>',
        "",
        f"## {texts.say('rulings-heading')}",
        "",
        texts.say("rulings-about"),
        "",
    ]
    for ruling, about_rules in RULINGS.items():
        links = ", ".join(f"[{rule}](#{rule})" for rule in about_rules)
        lines.append(f"- {links}: *{texts.say(f'ruling-{ruling}-question')}* {texts.say(f'ruling-{ruling}')}")
    return "\n".join(lines) + "\n"


def _languages(here: str, texts: Texts) -> str:
    """Links to the same page in the other languages."""
    names = {language: texts.say(f"language-{language}") for language in LANGUAGES}
    return " · ".join(name if code == here else f"[{name}]({code}.md)" for code, name in names.items())


def cited(text: str) -> Iterator[str]:
    """The rules a text names; `BONUS-1 to BONUS-3` names three."""
    for chapter, first, last in re.findall(r"\b([A-Z]+)-([0-9]+) to \1-([0-9]+)", text):
        yield from (f"{chapter}-{number}" for number in range(int(first), int(last) + 1))
    yield from (rule for rule in re.findall(rf"\b{ID}", text) if rule in RULES)


@cache
def code() -> dict[str, list[str]]:
    """For each rule the modules that cite it; not the list of all rules."""
    result: dict[str, list[str]] = {rule: [] for rule in RULES}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name != "reference.py":
            for rule in sorted(set(cited(path.read_text("utf-8")))):
                result[rule].append(str(path.relative_to(SOURCE)))
    return result


@cache
def tests() -> dict[str, list[str]]:
    """For each rule the tests whose docstrings cite it."""
    result: dict[str, list[str]] = {rule: [] for rule in RULES}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in sorted(set(cited(ast.get_docstring(node) or ""))):
                    result[rule].append(f"{path.relative_to(ROOT / 'tests')}: {node.name}")
    return result


def gaps() -> list[str]:
    """What a rule lacks: code that enforces it (examples need none), or a test that proves it."""
    unenforced = [f"{rule}: no code" for rule in RULES if not code()[rule] and not rule.startswith("EX-")]
    return unenforced + [f"{rule}: no test" for rule in RULES if not tests()[rule]]


def ledger_page() -> str:
    """Every rule: its sentence in five languages, the code, the tests, the rulebooks."""
    lines = ["# The ledger of rules", ""]
    lines += [f"{NOTE} For each rule it lists the text in five languages, the code that cites it, the"]
    lines += [
        "tests, and which of the five rulebooks say it, with what the others say or omit, and what is ours. To read",
        "the rules: [rules](../play/rules.md).",
        "",
    ]
    speakers = {language: Texts(language) for language in LANGUAGES}
    for chapter, rules in CHAPTERS.items():
        lines += [f"## {speakers['en'].say(f'chapter-{chapter.lower()}')}", ""]
        for rule in rules:
            lines += [f"### {rule}", ""]
            lines += [f"- {language}: {rule_text(rule, texts)}" for language, texts in speakers.items()]
            lines.append(
                f"- code: {', '.join(f'`{path}`' for path in code()[rule]) or 'none, it is an example'}"
            )
            lines.append(f"- tests: {', '.join(f'`{test}`' for test in tests()[rule])}")
            lines += [f"- rulebooks: {books(rule)}", ""]
    return "\n".join(lines)


def glossary_page() -> str:
    """The glossary as a table."""
    terms = tomllib.loads((SOURCE / "locales" / "glossary.toml").read_text("utf-8"))["term"]
    lines = [
        "# Glossary",
        "",
        f"{NOTE} The words come from the five rulebooks. Where one prints English names, two words",
    ]
    lines += [
        "for one thing, or a mistake, the note gives our choice. A test checks every message for these words.",
        "",
    ]
    lines += [f"| {' | '.join(LANGUAGES)} | note |", "|---" * 6 + "|"]
    for term in terms:
        words = " | ".join(term[language] for language in LANGUAGES)
        lines.append(f"| {words} | {term.get('note', '')} |")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """All pages with their content."""
    found = {DOCS / "play" / "rules" / f"{language}.md": rules_page(language) for language in LANGUAGES}
    contribute = DOCS / "contribute"
    return found | {contribute / "ledger.md": ledger_page(), contribute / "glossary.md": glossary_page()}


if __name__ == "__main__":
    for path, content in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, "utf-8")
    print("\n".join(gaps()), end="")
