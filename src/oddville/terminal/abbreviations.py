"""Abbreviations of what is printed on a card, for drawings with little room."""

from collections.abc import Iterable, Sequence

from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import SIDES
from oddville.terminal.charset import Charset
from oddville.texts import Texts

SHIELD_FORMULAS = ("diamonds", "column", "guild", "neighbours", "row")
"""The formulas whose base is also a shield (SCORE-4)."""


def street_bits(streets: Iterable[str]) -> int:
    return sum(1 << SIDES.index(side) for side in streets)


def streets_of(edition: Edition, card: str) -> int:
    printed = building(edition, card)
    return street_bits(edition.main_square.streets if printed is None else printed.streets)


def building(edition: Edition, card: str) -> BuildingCard | None:
    """None for the Main Square and unknown ids."""
    return next((printed for printed in edition.cards if printed.id == card), None)


def short_bonus(texts: Texts, bonus: str | None) -> str:
    return "" if bonus is None else texts.say(f"short-bonus-{bonus}")


def short_guild(texts: Texts, guild: str | None) -> str:
    return "" if guild is None else texts.say(f"short-guild-{guild}")


def short_points(texts: Texts, card: BuildingCard) -> str:
    return texts.say(f"short-formula-{card.formula}", base=card.base)


def short_cost(texts: Texts, cost: Iterable[str]) -> str:
    return " ".join(texts.say(f"short-resource-{resource}") for resource in cost)


def short_edges(texts: Texts, charset: Charset, streets: Sequence[str]) -> str:
    """A letter for each side with a street, a dot for houses."""
    return "".join(texts.say(f"short-side-{side}") if side in streets else charset.free for side in SIDES)


def in_two_lines(charset: Charset, text: str, first: int, second: int) -> tuple[str, str]:
    """A name in two lines of those widths, shortened if necessary."""
    words = charset.clean(text).split(" ")
    taken = 1
    while taken < len(words) and len(" ".join(words[: taken + 1])) <= first:
        taken += 1
    return charset.fit(" ".join(words[:taken]), first), charset.fit(" ".join(words[taken:]), second)
