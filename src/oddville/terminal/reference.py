"""The rules on a screen: all of them, one by its id, those with some words; and the rulings."""

from collections.abc import Sequence

from oddville.games.reference import CHAPTERS, RULINGS, rule_text, rule_title, rules_with
from oddville.terminal.screen import Screen
from oddville.texts import Texts

SHOWN = 60
INDENT = "  "


def show_rules(words: Sequence[str], texts: Texts, screen: Screen) -> bool:
    """Print the rules with all these words, every rule without any; says whether there was one."""
    found = list(rules_with(words, texts))
    for chapter, rules in CHAPTERS.items():
        shown = [rule for rule in rules if rule in found]
        if shown and len(found) > 1:
            screen.print(["", *screen.ink.wrap(texts.say(f"chapter-{chapter.lower()}"), screen.width)])
        for rule in shown:
            _show(
                texts.say("rule-line", rule=rule, title=rule_title(rule, texts), text=rule_text(rule, texts)),
                screen,
            )
    if not found:
        screen.say(texts.say("rules-none", text=" ".join(words)[:SHOWN]))
    return bool(found)


def show_rulings(texts: Texts, screen: Screen) -> None:
    """Print every ruling: the question, how we rule and why."""
    for ruling, rules in RULINGS.items():
        question, answer = texts.say(f"ruling-{ruling}-question"), texts.say(f"ruling-{ruling}")
        _show(texts.say("ruling-line", rules=", ".join(rules), question=question, answer=answer), screen)


def _show(text: str, screen: Screen) -> None:
    screen.print(screen.ink.wrap(text, screen.width, "", INDENT))
