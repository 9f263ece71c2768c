"""The rules by id, for who reads or cites them: their order, their chapters, the rulings, and a search.

The words are messages: `rule-build-5`, its title `rule-build-5-title`, a chapter's heading `chapter-build`, and for
each ruling `ruling-build-1-question` and `ruling-build-1`.
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
    "EX": [f"EX-{n}" for n in range(1, 11)],
}
"""The chapters with their rules, in the order of the rules."""
LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
RULES: Final = tuple(rule for rules in CHAPTERS.values() for rule in rules)

RULINGS: Final[Mapping[str, Sequence[str]]] = {
    "setup-3": ["SETUP-3"],
    "setup-4": ["SETUP-4"],
    "turn-2": ["TURN-2", "TURN-3"],
    "limit-1": ["LIMIT-1"],
    "limit-2": ["LIMIT-2"],
    "limit-3": ["LIMIT-3"],
    "work-1-develop": ["WORK-1"],
    "work-1-four": ["WORK-1"],
    "build-1": ["BUILD-1"],
    "build-8": ["BUILD-8"],
    "build-9": ["BUILD-9"],
    "bonus-5": ["BONUS-5"],
    "bonus-6": ["BONUS-1", "BONUS-6"],
    "char-mi": ["CHAR-MI"],
    "char-bu-points": ["CHAR-BU"],
    "char-ch": ["CHAR-CH", "CHAR-BK"],
    "char-tx": ["CHAR-TX"],
    "char-se-card": ["CHAR-SE"],
    "char-se-others": ["CHAR-SE"],
    "char-gh": ["CHAR-GH"],
    "char-ll": ["CHAR-LL"],
    "char-bu-last": ["CHAR-BU"],
    "char-bu-when": ["CHAR-BU"],
    "char-tr": ["CHAR-TR"],
    "end-1": ["END-1"],
    "score-2": ["SCORE-2"],
    "score-4": ["SCORE-4"],
    "score-5": ["SCORE-5"],
    "score-6": ["SCORE-6"],
    "ex-10": ["EX-10"],
}
"""What the five rulebooks leave open or tell differently, each with the rules it is about."""


def rule_text(rule: str, texts: Texts) -> str:
    """The sentences of a rule."""
    return texts.say(f"rule-{rule.lower()}")


def rule_title(rule: str, texts: Texts) -> str:
    """The few words a rule is known by."""
    return texts.say(f"rule-{rule.lower()}-title")


def rules_with(words: Sequence[str], texts: Texts) -> Iterator[str]:
    """The rules with all these words in id, title or text, in their order; an id alone finds just its rule."""
    wanted = [folded(word) for word in words]
    for rule in RULES:
        if wanted == [folded(rule)]:
            yield rule
            return
    for rule in RULES:
        known = folded(f"{rule} {rule_title(rule, texts)} {rule_text(rule, texts)}")
        if all(word in known for word in wanted):
            yield rule


def folded(text: str) -> str:
    """Words as they are looked for: without capitals and accents, so that `batiment` finds `bâtiment`."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(LETTERS))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
