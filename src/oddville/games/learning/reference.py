"""The rules by id: chapters, rulings and a search.

The texts are messages such as `rule-build-5`, `rule-build-5-title`, `chapter-build`, `ruling-build-1-question`.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oddville.texts import Texts

CHAPTERS: Final[Mapping[str, Sequence[str]]] = {
    "COMP": [f"COMP-{n}" for n in range(1, 7)],
    "SETUP": [f"SETUP-{n}" for n in range(1, 8)],
    "TURN": [f"TURN-{n}" for n in range(1, 5)],
    "LIMIT": [f"LIMIT-{n}" for n in range(1, 7)],
    "WORK": [f"WORK-{n}" for n in range(1, 9)],
    "BUILD": [f"BUILD-{n}" for n in range(1, 10)],
    "BONUS": [f"BONUS-{n}" for n in range(1, 7)],
    "CHAR": [
        *("CHAR-1", "CHAR-2", "CHAR-HR", "CHAR-LO", "CHAR-SE", "CHAR-CH", "CHAR-MI", "CHAR-BK"),
        *("CHAR-GH", "CHAR-TX", "CHAR-BE", "CHAR-LL", "CHAR-BU", "CHAR-TR"),
    ],
    "END": ["END-1", "END-2"],
    "SCORE": [f"SCORE-{n}" for n in range(1, 7)],
    "INFO": [f"INFO-{n}" for n in range(1, 4)],
    "HOUSE": ["HOUSE-1", "HOUSE-2"],
    "EX": [f"EX-{n}" for n in range(1, 11)],
}
"""The ids of each chapter, in order."""
LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
RULES: Final = tuple(rule for rules in CHAPTERS.values() for rule in rules)

_RULINGS: Final = (
    *("setup-3", "setup-4", "turn-2", "limit-1", "limit-2", "limit-3", "work-1-develop", "work-1-four"),
    *("build-1", "build-8", "build-9", "bonus-5", "bonus-6", "char-mi", "char-bu-points", "char-ch"),
    *("char-tx", "char-se-card", "char-se-others", "char-gh", "char-ll", "char-bu-last", "char-bu-when"),
    *("char-tr", "end-1", "score-2", "score-4", "score-5", "score-6", "ex-10"),
)
"""Each begins with the id of its rule."""
_MORE_RULES: Final = {"turn-2": "TURN-3", "bonus-6": "BONUS-1", "char-ch": "CHAR-BK"}


def _rules_of(ruling: str) -> list[str]:
    rules = ["-".join(ruling.upper().split("-")[:2]), _MORE_RULES.get(ruling, "")]
    return [rule for rule in RULES if rule in rules]


RULINGS: Final[Mapping[str, Sequence[str]]] = {ruling: _rules_of(ruling) for ruling in _RULINGS}
"""Questions that the five rulebooks leave open or answer differently, with the rules they are about."""


def rule_text(rule: str, texts: Texts) -> str:
    return texts.say(f"rule-{rule.lower()}")


def rule_title(rule: str, texts: Texts) -> str:
    return texts.say(f"rule-{rule.lower()}-title")


def rules_with(words: Sequence[str], texts: Texts) -> Iterator[str]:
    """The rules with all the words in id, title or text; an id alone finds just its rule."""
    folded_words = [fold(word) for word in words]
    for rule in RULES:
        if folded_words == [fold(rule)]:
            yield rule
            return
    for rule in RULES:
        folded_rule = fold(f"{rule} {rule_title(rule, texts)} {rule_text(rule, texts)}")
        if all(word in folded_rule for word in folded_words):
            yield rule


def fold(text: str) -> str:
    """Without capitals and accents, so that `batiment` finds `bâtiment`."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(LETTERS))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
