"""The names and numbers of the balance lab, as people read them."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from oddville.cards.vocabulary import RESOURCES
from oddville.lab.balance.checks import MET, MISSED, Check
from oddville.lab.balance.statistics import NO_GUILD
from oddville.lab.intervals import Estimate
from oddville.texts import Texts

SIGNS = {MET: "✓", MISSED: "✗"}
UNSURE_SIGN = "?"


def label(texts: Texts, kind: str, item: str) -> str:
    """The short name of a seat, a group, a character or a card."""
    if kind == "formula":
        formula, _, base = item.partition(" ")
        return f"{texts.say(f'balance-formula-{formula}')} {base}".rstrip()
    if kind == "guild":
        return texts.say("balance-no-guild") if item == NO_GUILD else texts.named("guild", item)
    if kind == "bonus":
        return texts.named("resource" if item in RESOURCES else "balance-bonus", item)
    if kind == "card":
        return texts.card(item)
    if kind == "seat":
        return texts.say("balance-seat", number=int(item))
    return texts.say("balance-length") if kind == "length" else texts.named(kind, item)


def percent(value: float) -> str:
    """A share as a percentage."""
    return f"{100 * value:.0f} %"


def part(value: float) -> str:
    """A part of the mean."""
    return f"{value:.2f}"


def one_place(value: float) -> str:
    """A number with one decimal place."""
    return f"{value:.1f}"


def shown(kind: str, value: float) -> str:
    """A figure of a check."""
    if kind in ("seat", "card"):
        return percent(value)
    return one_place(value) if kind == "length" else part(value)


def interval(kind: str, seen: Estimate) -> str:
    """A figure of a check with its interval."""
    value, low, high = (shown(kind, seen[key]) for key in ("value", "low", "high"))
    return f"{value} ({low.removesuffix(' %')}–{high})"


def sign(check: Check) -> str:
    """The verdict in one letter."""
    return SIGNS.get(check["verdict"], UNSURE_SIGN)


class Change(NamedTuple):
    """What differs on a card between two editions."""

    card: str
    field: str
    old: Any
    new: Any


FIELDS = ("cost", "bonus", "guild", "edges", "formula", "base")


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    """Everything that differs on the buildings of two editions, as the engine protocol tells them."""
    old = {card["id"]: card for card in before["cards"]}
    for card in after["cards"]:
        for field in FIELDS:
            was = old.get(card["id"], card)[field]
            if was != card[field]:
                yield Change(card["id"], field, was, card[field])


def said(texts: Texts, change: Change) -> str:
    """A change in words."""
    old, new = (_value(texts, change.field, value) for value in (change.old, change.new))
    return texts.say(f"balance-change-{change.field}", card=change.card, old=old, new=new)


def _value(texts: Texts, field: str, value: Any) -> str:
    if field == "cost":
        return str(texts.word("resources", value))
    if field == "edges":
        sides = [texts.named("side", side) for side, edge in value.items() if edge == "street"]
        return texts.say("list-comma").join(sides) or texts.say("none")
    if field == "guild":
        return label(texts, "guild", value or NO_GUILD)
    if field in ("bonus", "formula"):
        return label(texts, field, value)
    return str(value)
