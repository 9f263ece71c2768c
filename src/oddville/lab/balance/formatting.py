"""Labels, numbers and card changes of the balance lab as text."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from oddville.cards.vocabulary import RESOURCES
from oddville.lab.balance.checks import MET, MISSED, Check
from oddville.lab.balance.statistics import NO_GUILD
from oddville.lab.intervals import Estimate
from oddville.texts import Texts

SIGNS = {MET: "✓", MISSED: "✗"}
UNSURE_SIGN = "?"


def label(texts: Texts, kind: str, item: str | None) -> str:
    """The short name of a seat, a group, a character or a card."""
    if item is None:
        return texts.say("none")
    if kind == "formula":
        formula, _, base = item.partition(" ")
        return f"{texts.say(f'balance-formula-{formula}')} {base}".rstrip()
    if kind == "guild":
        return texts.say("balance-no-guild") if item == NO_GUILD else texts.name_of("guild", item)
    if kind == "bonus":
        return texts.name_of("resource" if item in RESOURCES else "balance-bonus", item)
    if kind == "card":
        return texts.card(item)
    if kind == "seat":
        return texts.say("balance-seat", number=int(item))
    return texts.say("balance-length") if kind == "length" else texts.name_of(kind, item)


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def two_places(value: float) -> str:
    return f"{value:.2f}"


def one_place(value: float) -> str:
    return f"{value:.1f}"


def format_value(kind: str, value: float) -> str:
    if kind in ("seat", "card"):
        return percent(value)
    return one_place(value) if kind == "length" else two_places(value)


def format_interval(kind: str, estimate: Estimate) -> str:
    value, low, high = (format_value(kind, estimate[key]) for key in ("value", "low", "high"))
    return f"{value} ({low.removesuffix(' %')}–{high})"


def verdict_sign(check: Check) -> str:
    return SIGNS.get(check["verdict"], UNSURE_SIGN)


class Change(NamedTuple):
    card: str
    field: str
    old: Any
    new: Any


FIELDS = ("cost", "bonus", "guild", "edges", "formula", "base")


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Change]:
    """The differences between the cards of two editions, given as dictionaries."""
    old = {card["id"]: card for card in before["cards"]}
    for card in after["cards"]:
        for field in FIELDS:
            was = old.get(card["id"], card)[field]
            if was != card[field]:
                yield Change(card["id"], field, was, card[field])


def describe_change(texts: Texts, change: Change) -> str:
    old, new = (_value(texts, change.field, value) for value in (change.old, change.new))
    return texts.say(f"balance-change-{change.field}", card=change.card, old=old, new=new)


def _value(texts: Texts, field: str, value: Any) -> str:
    if field == "cost":
        return str(texts.word("resources", value))
    if field == "edges":
        return str(texts.word("sides", [side for side, edge in value.items() if edge == "street"]))
    if field == "guild":
        return label(texts, "guild", value or NO_GUILD)
    if field in ("bonus", "formula"):
        return label(texts, field, value)
    return str(value)
