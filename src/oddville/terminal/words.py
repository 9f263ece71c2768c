"""Short words for what is printed, where a drawing has little room."""

from collections.abc import Iterable, Sequence

from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import SIDES
from oddville.terminal.ink import Ink
from oddville.texts import Texts

SHIELDED = ("diamonds", "column", "guild", "neighbours", "row")
"""The formulas whose base is also a shield (SCORE-4)."""


def street_bits(streets: Iterable[str]) -> int:
    """The sides with a street as bits."""
    return sum(1 << SIDES.index(side) for side in streets)


def streets_of(edition: Edition, card: str) -> int:
    """The streets of a building or the Main Square as bits."""
    printed = building(edition, card)
    return street_bits(edition.main_square.streets if printed is None else printed.streets)


def building(edition: Edition, card: str) -> BuildingCard | None:
    """The building of an id; none for the Main Square and for ids that are no building's."""
    return next((printed for printed in edition.cards if printed.id == card), None)


def short_bonus(texts: Texts, bonus: str | None) -> str:
    """A bonus in a word."""
    return "" if bonus is None else texts.say(f"short-bonus-{bonus}")


def short_guild(texts: Texts, guild: str | None) -> str:
    """A guild in a word."""
    return "" if guild is None else texts.say(f"short-guild-{guild}")


def short_points(texts: Texts, card: BuildingCard) -> str:
    """A points formula in a word."""
    return texts.say(f"short-formula-{card.formula}", base=card.base)


def short_cost(texts: Texts, cost: Iterable[str]) -> str:
    """A cost as a row of abbreviations."""
    return " ".join(texts.say(f"short-resource-{resource}") for resource in cost)


def short_edges(texts: Texts, ink: Ink, streets: Sequence[str]) -> str:
    """The sides with a street, each by its letter, houses as dots."""
    return "".join(texts.say(f"short-side-{side}") if side in streets else ink.free for side in SIDES)


def in_two_lines(ink: Ink, text: str, first: int, second: int) -> tuple[str, str]:
    """A name broken at a blank into two lines of those widths, shortened where it must be."""
    words = ink.clean(text).split(" ")
    taken = 1
    while taken < len(words) and len(" ".join(words[: taken + 1])) <= first:
        taken += 1
    return ink.fit(" ".join(words[:taken]), first), ink.fit(" ".join(words[taken:]), second)
