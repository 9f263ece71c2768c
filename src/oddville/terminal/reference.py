"""Prints rules, found by id or by words, and the rulings."""

from collections.abc import Sequence

from oddville.cards.facts import MAX_SHOWN
from oddville.games.learning.reference import CHAPTERS, RULINGS, rule_text, rule_title, rules_with
from oddville.terminal.screen import Screen
from oddville.texts import Texts

INDENT = "  "


def show_rules(words: Sequence[str], texts: Texts, screen: Screen) -> bool:
    """Print the rules that contain all the words; returns whether there was one."""
    found_rules = list(rules_with(words, texts))
    for chapter, rules in CHAPTERS.items():
        matching = [rule for rule in rules if rule in found_rules]
        if matching and len(found_rules) > 1:
            screen.print(["", *screen.charset.wrap(texts.say(f"chapter-{chapter.lower()}"), screen.width)])
        for rule in matching:
            title, text = rule_title(rule, texts), rule_text(rule, texts)
            _show(texts.say("rule-line", rule=rule, title=title, text=text), screen)
    if not found_rules:
        screen.say(texts.say("rules-none", text=" ".join(words)[:MAX_SHOWN]))
    return bool(found_rules)


def show_rulings(texts: Texts, screen: Screen) -> None:
    for ruling, rules in RULINGS.items():
        question, answer = texts.say(f"ruling-{ruling}-question"), texts.say(f"ruling-{ruling}")
        _show(texts.say("ruling-line", rules=list(rules), question=question, answer=answer), screen)


def _show(text: str, screen: Screen) -> None:
    screen.print(screen.charset.wrap(text, screen.width, "", INDENT))
