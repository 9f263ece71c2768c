"""Validation of edition files. A problem carries a message id and facts; the sentences are in `locales`."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from oddville.cards.facts import shorten, span
from oddville.cards.vocabulary import (
    BASES,
    BONUSES,
    CHARACTERS,
    FORMULAS,
    GUILDS,
    MAIN_SQUARE,
    MAX_BUILDINGS,
    MAX_COINS,
    RESOURCES,
    ROW_POSITIONS,
    SIDES,
    WORKER_CARDS,
    WORKERS,
)

FORMAT: Final = 1
BUILDINGS: Final = 64
MAX_CARDS: Final = 250
END_WORKERS: Final = 6
PLAYERS: Final = (2, 3, 4)
MAX_NAME_LENGTH: Final = 40
MAX_SINGLE_SLOTS: Final = 6


@dataclass(frozen=True, slots=True)
class EditionProblem:
    """An error of an edition file, or a warning (`cards.warnings`)."""

    message: str
    where: str
    field: str
    value: str
    allowed: str

    def __str__(self) -> str:
        return (
            f"{self.message} where={self.where} field={self.field} value={self.value} allowed={self.allowed}"
        )


class InvalidEdition(Exception):
    """The text is not a valid edition; `problems` lists everything wrong with it."""

    def __init__(self, problems: Sequence[EditionProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def cards_needed(players: int, end_workers: int, finish_round: bool = False) -> int:
    """How many buildings an edition needs so that the deck cannot run out (LIMIT-6, HOUSE-1)."""
    # the row, a third building before it is discarded, one left in the deck
    shared = ROW_POSITIONS + 1 + 1
    last_turns = players if finish_round else 1  # in each a build, and the Builder's
    return shared + 2 * last_turns + players * (MAX_COINS + MAX_BUILDINGS + end_workers - 1)


def excerpt(value: object) -> str:
    """The value as a short, printable text."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a table thousands deep
        text = type(value).__name__
    return shorten(text)


class Fault(NamedTuple):
    """What a check found wrong with a value."""

    message: str
    value: object
    allowed: str


class Check(NamedTuple):
    allowed: str
    """The values that pass, as text."""
    faults: Callable[[object], Iterator[Fault]]


TYPES: Final = {str: "string", int: "integer", bool: "boolean", list: "array", dict: "table"}
"""Python types and what TOML calls them."""


def _plain(
    type_: type, allowed: str, message: str = "", passes: Callable[[Any], bool] = lambda value: True
) -> Check:
    """Checks a type and a condition."""

    def faults(value: object) -> Iterator[Fault]:
        if type(value) is not type_:  # not isinstance: true is no integer
            yield Fault("edition-type", value, TYPES[type_])
        elif not passes(value):
            yield Fault(message, value, allowed)

    return Check(allowed, faults)


def _listing(
    entry: Check, low: int = 0, high: int = sys.maxsize, message: str = "", *, distinct: bool = False
) -> Check:
    """Checks the length and the entries of a list."""

    def faults(value: object) -> Iterator[Fault]:
        yield from ARRAY.faults(value)
        if not isinstance(value, list):
            return
        if not low <= len(value) <= high:
            yield Fault(message, len(value), span(low, high))
        for each in value:
            yield from entry.faults(each)
        for place, word in enumerate(value if distinct else ()):
            if isinstance(word, str) and word in value[:place]:
                yield Fault("edition-repeated", word, entry.allowed)

    return Check(entry.allowed, faults)


def _names_faults(value: object) -> Iterator[Fault]:
    """Checks a card's names in other languages, by language code."""
    yield from TABLE.faults(value)
    for language, name in value.items() if isinstance(value, dict) else ():
        yield from LANGUAGE.faults(language)
        yield from NAME.faults(name)


def _number(low: int, high: int, message: str = "edition-range") -> Check:
    return _plain(int, span(low, high), message, lambda value: low <= value <= high)


def _word(words: Sequence[str]) -> Check:
    return _plain(str, ", ".join(words), "edition-word", lambda value: value in words)


def _identifier(pattern: str, message: str) -> Check:
    matches = re.compile(pattern).fullmatch
    return _plain(str, pattern, message, lambda value: len(value) <= MAX_NAME_LENGTH and bool(matches(value)))


def _is_name(value: str) -> bool:
    return bool(value.strip()) and value.isprintable() and len(value) <= MAX_NAME_LENGTH


INTEGER, FLAG, ARRAY, TABLE = (_plain(type_, TYPES[type_]) for type_ in (int, bool, list, dict))
NAME: Final = _plain(str, span(1, MAX_NAME_LENGTH), "edition-name", _is_name)
LANGUAGE: Final = _identifier("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", "edition-language")
ID: Final = _identifier("[a-z0-9-]+", "edition-id")
RESOURCE: Final = _word(RESOURCES)
BONUS: Final = _word(BONUSES)
GUILD: Final = _word(GUILDS)
CHARACTER: Final = _word(CHARACTERS)
END: Final = _number(1, WORKERS)


class Field(NamedTuple):
    """A key of a table."""

    check: Check
    required: bool = True


Fields = Mapping[str, Field]

EDITION_FIELDS: Final[Fields] = {
    "edition": Field(_number(FORMAT, FORMAT, "edition-format")),
    "name": Field(ID),
    "variant": Field(FLAG, required=False),
    "end_workers": Field(END, required=False),
    "worker": Field(ARRAY),
    "board": Field(TABLE),
    "main_square": Field(TABLE),
    "guilds": Field(TABLE),
    "card": Field(ARRAY),
}
SLOTS: Final = _listing(_number(0, 1), 0, MAX_SINGLE_SLOTS, "edition-slot-count")
GUILD_CHARACTERS: Final = _listing(CHARACTER, 3, 3, "edition-character-count", distinct=True)  # COMP-4
BOARD_SIDES: Final[Fields] = {str(players): Field(TABLE) for players in PLAYERS}
BOARD_SIDE_FIELDS: Final[Fields] = {resource: Field(SLOTS) for resource in RESOURCES}
GUILD_FIELDS: Final[Fields] = {guild: Field(GUILD_CHARACTERS) for guild in GUILDS}
STREETS: Final = _listing(_word(SIDES), distinct=True)
MAIN_SQUARE_FIELDS: Final[Fields] = {
    "streets": Field(STREETS),
    "bonus": Field(BONUS, required=False),
    "points": Field(_number(0, 20)),
    "spots": Field(_listing(RESOURCE, distinct=True)),
}
CARD_FIELDS: Final[Fields] = {
    "id": Field(ID),
    "name": Field(NAME),
    "streets": Field(STREETS),
    "cost": Field(_listing(RESOURCE, 1, WORKERS, "edition-cost-count")),  # BUILD-7 needs a worker to return
    "bonus": Field(BONUS, required=False),
    "guild": Field(GUILD, required=False),
    "formula": Field(_word(FORMULAS)),
    "base": Field(INTEGER, required=False),
    "names": Field(Check(TYPES[dict], _names_faults), required=False),
}
WORKER_FIELDS: Final[Fields] = {
    "coins": Field(_number(0, MAX_COINS)),
    "resources": Field(_listing(RESOURCE, distinct=True)),
    "costs": Field(_listing(_number(0, MAX_COINS), ROW_POSITIONS, ROW_POSITIONS, "edition-price-count")),
}


def document_problems(document: Mapping[str, object]) -> Iterator[EditionProblem]:
    yield from _table_problems(document, "edition", EDITION_FIELDS)
    yield from _variant_problems(document)
    if isinstance(workers := document.get("worker"), list):
        yield from _workers_problems(workers)
    if isinstance(board := document.get("board"), dict):
        yield from _board_problems(board)
    if isinstance(main_square := document.get("main_square"), dict):
        yield from _main_square_problems(main_square)
    if isinstance(guilds := document.get("guilds"), dict):
        yield from _guilds_problems(guilds)
    if isinstance(cards := document.get("card"), list):
        yield from _cards_problems(cards)


def _table_problems(table: object, where: str, fields: Fields) -> Iterator[EditionProblem]:
    yield from _key_problems(table, where, fields)
    for key, value in _known_fields(table, fields):
        yield from _value_problems(fields[key].check, value, where, key)


def _key_problems(table: object, where: str, fields: Fields) -> Iterator[EditionProblem]:
    yield from _value_problems(TABLE, table, where, "")
    if not isinstance(table, dict):
        return
    for key in table:
        if key not in fields:
            label = key if key.isprintable() else excerpt(key)
            yield EditionProblem(
                "edition-unknown-key", where, shorten(label), excerpt(table[key]), ", ".join(fields)
            )
    for key, field in fields.items():
        if field.required and key not in table:
            yield EditionProblem("edition-missing", where, key, "", field.check.allowed)


def _known_fields(table: object, fields: Fields) -> Iterator[tuple[str, object]]:
    if isinstance(table, dict):
        yield from ((key, table[key]) for key in fields if key in table)


def _value_problems(check: Check, value: object, where: str, field: str) -> Iterator[EditionProblem]:
    for fault in check.faults(value):
        yield EditionProblem(fault.message, where, field, excerpt(fault.value), fault.allowed)


def _variant_problems(document: Mapping[str, object]) -> Iterator[EditionProblem]:
    """Only variants may differ from 64 buildings and 6 workers (COMP-1, END-1)."""
    variant, cards = document.get("variant", False), document.get("card")
    end_workers = document.get("end_workers", END_WORKERS)
    if not isinstance(end_workers, int) or any(END.faults(end_workers)) or type(variant) is not bool:
        return
    low, high = (cards_needed(PLAYERS[0], end_workers), MAX_CARDS) if variant else (BUILDINGS, BUILDINGS)
    if isinstance(cards, list) and not low <= len(cards) <= high:
        yield EditionProblem("edition-card-count", "edition", "card", str(len(cards)), span(low, high))
    if not variant and end_workers != END_WORKERS:
        yield EditionProblem(
            "edition-end-workers", "edition", "end_workers", excerpt(end_workers), str(END_WORKERS)
        )


def _workers_problems(workers: list[object]) -> Iterator[EditionProblem]:
    if len(workers) != WORKER_CARDS:
        yield EditionProblem(
            "edition-worker-count", "edition", "worker", str(len(workers)), str(WORKER_CARDS)
        )
    for number, worker in enumerate(workers[:WORKER_CARDS], start=1):
        yield from _table_problems(worker, f"worker {number}", WORKER_FIELDS)


def _board_problems(board: dict[str, object]) -> Iterator[EditionProblem]:
    yield from _key_problems(board, "board", BOARD_SIDES)
    for side, resources in _known_fields(board, BOARD_SIDES):
        yield from _key_problems(resources, f"board {side}", BOARD_SIDE_FIELDS)
        for resource, slots in _known_fields(resources, BOARD_SIDE_FIELDS):
            yield from _value_problems(SLOTS, slots, f"board {side} {resource}", "slots")


def _main_square_problems(main_square: dict[str, object]) -> Iterator[EditionProblem]:
    yield from _table_problems(main_square, MAIN_SQUARE, MAIN_SQUARE_FIELDS)
    streets = main_square.get("streets")
    if isinstance(streets, list) and SIDES[0] in streets:  # BUILD-3: nothing is built above it
        yield EditionProblem(
            "edition-north-street", MAIN_SQUARE, "streets", excerpt(SIDES[0]), ", ".join(SIDES[1:])
        )


def _guilds_problems(guilds: dict[str, object]) -> Iterator[EditionProblem]:
    yield from _key_problems(guilds, "guilds", GUILD_FIELDS)
    taken: set[str] = set()
    for guild, characters in _known_fields(guilds, GUILD_FIELDS):
        where, listed = f"guild {guild}", characters if isinstance(characters, list) else []
        members = {word for word in listed if isinstance(word, str)}
        yield from _value_problems(GUILD_CHARACTERS, characters, where, "characters")
        for word in sorted(taken & members):
            yield EditionProblem(
                "edition-character-twice", where, "characters", excerpt(word), CHARACTER.allowed
            )
        taken |= members


def _cards_problems(cards: list[object]) -> Iterator[EditionProblem]:
    taken: set[object] = {MAIN_SQUARE}
    for number, card in enumerate(cards, start=1):
        id_ = card.get("id") if isinstance(card, dict) else None
        usable = not any(ID.faults(id_)) and id_ not in taken
        where = card_label(number, id_) if usable else card_label(number)
        yield from _table_problems(card, where, CARD_FIELDS)
        if isinstance(card, dict):
            if isinstance(id_, str) and id_ in taken:
                message = "edition-reserved-id" if id_ == MAIN_SQUARE else "edition-duplicate-id"
                yield EditionProblem(message, where, "id", excerpt(id_), ID.allowed)
            if card.get("formula") == "guild" and "guild" not in card:
                yield EditionProblem("edition-guild-formula", where, "guild", "", GUILD.allowed)
            yield from _base_problems(card, where)
        if usable:
            taken.add(id_)


def card_label(number: int, id_: object = None) -> str:
    """How messages name a card: by its id, or by its number in the file."""
    return f"card number {number}" if id_ is None else str(id_)


def _base_problems(card: dict[str, object], where: str) -> Iterator[EditionProblem]:
    """The base must be one that the formula allows (SCORE-2); it may be omitted if there is only one."""
    formula = card.get("formula")
    bases = BASES.get(formula, ()) if isinstance(formula, str) else ()
    allowed = ", ".join(map(str, bases))
    base = card.get("base")
    if type(base) is int and bases and base not in bases:
        yield EditionProblem("edition-base", where, "base", excerpt(base), allowed)
    if "base" not in card and len(bases) > 1:
        yield EditionProblem("edition-missing", where, "base", "", allowed)
