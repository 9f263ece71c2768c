"""Every sentence of the terminal is a message, and every message it asks for exists."""

import ast
import re
from pathlib import Path

import pytest

from oddville.cards.vocabulary import BONUSES, FORMULAS, GUILDS, RESOURCES, SIDES
from oddville.rules.notation import VERBS
from oddville.rules.state import PHASES
from oddville.terminal import line_mode, menu, move_texts
from oddville.texts import english

FORMS = [*VERBS, "second", "transform", "react", "done-second"]
OTHER_WORDS = {
    "hr-manager",
    "main-square",
    "fleur-de-lis",
    "tax-collector",
    "utf-8",
    "save-over",
    "done-second",
}
"""Words with a hyphen in the code that are no messages."""


def words() -> set[str]:
    found = set()
    for path in Path(line_mode.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return {word for word in found if re.fullmatch("[a-z0-9]+(-[a-z0-9]+)+", word)} - OTHER_WORDS


@pytest.mark.parametrize("message", sorted(words()))
def test_every_message_named_in_the_code_exists(message: str) -> None:
    assert english().has(message)


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_asked_for(phase: str) -> None:
    assert english().has(f"ask-{phase.replace(' ', '-')}")


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_move_has_its_words(form: str) -> None:
    assert english().has(f"move-{form}")
    if form not in (*move_texts.SINGLE_VERBS, "done-second", "transform"):
        assert english().has(f"group-{form}")
    if form in menu.LABELLED_FORMS:
        assert english().has(f"label-{form}")
        assert english().has(f"entry-{form}")


def test_every_verb_has_its_place_in_the_list() -> None:
    assert sorted(menu.KINDS) == sorted(VERBS)


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("short-bonus", BONUSES),
        ("tiny-bonus", BONUSES),
        ("short-guild", GUILDS),
        ("short-formula", FORMULAS),
        ("short-resource", RESOURCES),
        ("short-side", SIDES),
        ("head", RESOURCES),
    ],
)
def test_every_short_word_exists(family: str, members: tuple[str, ...]) -> None:
    for member in members:
        assert english().has(f"{family}-{member}")


@pytest.mark.parametrize(
    ("message", "fact", "one", "many"),
    [
        ("coins", "coins", "1 coin", "2 coins"),
        ("deck-count", "count", "1 card in the deck.", "2 cards in the deck."),
        ("entry-second", "cost", ", 1 coin", ", 2 coins"),
    ],
)
def test_counts_agree(message: str, fact: str, one: str, many: str) -> None:
    assert one in english().say(message, {fact: 1, "resource": "wood"})
    assert many in english().say(message, {fact: 2, "resource": "wood"})
