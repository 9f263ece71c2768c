"""The texts: every message that is asked for exists, none is idle, and its variables are the facts it is given."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from oddville import edition
from oddville.games.events import _EVENTS
from oddville.games.learning.lessons import lessons
from oddville.games.learning.reference import CHAPTERS, RULES, RULINGS
from oddville.rules.refusals import REFUSALS
from oddville.server.ops.settings import SETTINGS
from oddville.texts import NAMINGS, PLURALS, Texts, english, languages
from texts.catalogue import messages, variables

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "oddville"
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@cache
def words_in_code() -> frozenset[str]:
    """Every string of the code that looks like a message id, and the fixed beginnings of composed ones."""
    words: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    return frozenset(words | words_in_pages())


def words_in_pages() -> set[str]:
    """The same of the browser's code: its strings, and the beginnings of composed ones."""
    web = PACKAGE / "web"
    scripts = [path for path in web.rglob("*.js") if "vendor" not in path.parts]
    words: set[str] = set()
    for path in scripts:
        text = path.read_text()
        words |= set(re.findall(r'"([^"\n]*)"', text)) | set(re.findall(r"`([a-z-]+-)\$\{", text))
        words |= set(re.findall(r"^ *([a-z]\w*):", text, re.MULTILINE))  # the keys of tables
    return words


def forms_in_pages() -> list[re.Pattern[str]]:
    """The ids that the browser's code puts together, such as `learn-${name}-text`, with a group for each hole."""
    scripts = [path for path in (PACKAGE / "web").rglob("*.js") if "vendor" not in path.parts]
    found = {
        form
        for path in scripts
        for form in re.findall(r"`([a-z][a-z0-9-]*-(?:\$\{[^{}`]*\}[a-z0-9-]*)+)`", path.read_text())
    }
    return [re.compile(re.sub(r"\$\{[^{}]*\}", "([a-z0-9-]+?)", form)) for form in sorted(found)]


WHOLE = {"cli", "deal", "edition", "engine", "error", "notation", "position", "record"}
"""The families of messages that the code always names in full."""


def is_asked_for(message: str, words: frozenset[str], forms: list[re.Pattern[str]]) -> bool:
    """Whether the code names the message, or the parts of it that it puts together."""
    if message in words or any(
        (match := form.fullmatch(message)) and set(match.groups()) <= words for form in forms
    ):
        return True
    parts = message.split("-")
    cuts = (("-".join(parts[:i]), "-".join(parts[i:])) for i in range(1, len(parts)))
    return any(
        {head, head + "-"} & words and {tail, tail.replace("-", " "), tail.replace("-", "_")} & words
        for head, tail in cuts
    )


def read_by_rule() -> set[str]:
    """The messages of rules, chapters and rulings."""
    rules = {f"rule-{rule.lower()}{end}" for rule in RULES for end in ("", "-title")}
    rulings = {f"ruling-{ruling}{end}" for ruling in RULINGS for end in ("", "-question")}
    parts = {f"rules-{part}" for part in ("heading", "about", "ids", "source")} | {
        "rulings-heading",
        "rulings-about",
    }
    return rules | rulings | parts | {f"chapter-{chapter.lower()}" for chapter in CHAPTERS}


def taught() -> set[str]:
    """The messages of the lessons."""
    ids = {message for lesson in lessons() for message in (lesson.title, lesson.done)}
    ids |= {step.message for lesson in lessons() for step in lesson.steps}
    return ids | {mark.message for lesson in lessons() for mark in lesson.marks}


def test_no_message_is_idle() -> None:
    words = words_in_code()
    words |= {"resource", "guild", "character", "bonus", "phase", "side", "edge", "formula", "language"}
    words |= {"card", *languages(), *(card.id for card in edition("reconstruction").cards)}
    words |= {setting.message for setting in SETTINGS} | read_by_rule() | taught()
    forms = forms_in_pages()
    assert [message for message in messages("en") if not is_asked_for(message, words, forms)] == []


def test_every_message_id_in_the_code_exists() -> None:
    known = set(messages("en"))
    ids = {word for word in words_in_code() if ID.fullmatch(word) and word.split("-")[0] in WHOLE}
    assert sorted(ids - known) == []


def test_every_refusal_has_its_sentence() -> None:
    for _, rule, message, _ in REFUSALS:
        assert english().has(f"refusal-{message}"), rule


def test_names_of_things_need_no_facts() -> None:
    for message, entry in messages("en").items():
        kind = message.split("-")[0]
        if (
            kind in ("resource", "guild", "character", "bonus", "phase", "side", "edge")
            and message != "edge-clash"
        ):
            assert variables(entry) == set(), message


def test_lists_join_and_ids_become_names() -> None:
    texts = Texts()
    assert texts.word("missing", ["wood", "stone"]) == "wood and stone"
    assert texts.word("character", "ghost") == "Ghost of Lovely Spinster"
    assert texts.word("cell", [1, -2]) == "1,-2"
    assert texts.word("player", 1) == "Player 2"
    assert texts.word("player", None) == "nobody"
    assert set(PLURALS.values()) <= set(NAMINGS)


@pytest.mark.parametrize(
    ("language", "two", "three", "choice"),
    [
        ("en", "A and B", "A, B and C", "A, B or C"),
        ("it", "A e B", "A, B e C", "A, B o C"),
        ("nl", "A en B", "A, B en C", "A, B of C"),
        ("fr", "A et B", "A, B et C", "A, B ou C"),
        ("de", "A und B", "A, B und C", "A, B oder C"),
    ],
)
def test_lists_follow_the_language(language: str, two: str, three: str, choice: str) -> None:
    texts = Texts(language)
    assert [texts.list([]), texts.list(["A"])] == ["", "A"]
    assert [texts.list(["A", "B"]), texts.list(["A", "B", "C"])] == [two, three]
    assert texts.list(["A", "B", "C"], "or") == texts.word("allowed", ["A", "B", "C"]) == choice
    assert texts.word("cards", []) == texts.say("none")


@pytest.mark.parametrize("language", ["xx", ""])
def test_an_unknown_language_falls_back_to_english(language: str) -> None:
    assert Texts(language).say("resource-wood") == "wood"


def test_every_line_of_a_game_links_to_a_rule() -> None:
    """What happens in a game, in the log of the browser; who comes and goes is no matter of the rules."""
    linked = dict(
        re.findall(r'"log-([a-z-]+)": "([A-Z0-9-]+)"', (PACKAGE / "web/table/view/log.js").read_text())
    )
    assert {name for name, _ in _EVENTS.values()} - set(linked) == set()
    assert set(linked.values()) <= set(RULES)
