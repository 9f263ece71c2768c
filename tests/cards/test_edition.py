"""Reading an edition file (COMP-6): what is accepted, what is refused and how it is reported."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.cards import InvalidEdition, Problem, content_hash, find_problems, players_possible, read_edition
from oddville.cards.vocabulary import BASES, BONUSES, CHARACTERS, FORMULAS, GUILDS, RESOURCES, SIDES

Document = dict[str, Any]
Change = Callable[[Document], object]

WORDS = {
    "resources": "wood, clay, stone, crystal",
    "bonuses": "wood, clay, stone, crystal, any, double, transform, coin",
    "guilds": "mask, rooster, bells, fleur-de-lis",
    "sides": "north, east, south, west",
    "id": "[a-z0-9-]+",
    "worker keys": "coins, resources, costs",
    "card keys": "id, name, streets, cost, bonus, guild, formula, base, names",
    "edition keys": "edition, name, variant, end_workers, worker, board, main_square, guilds, card",
    "characters": ", ".join(CHARACTERS),
    "formulas": ", ".join(FORMULAS),
    "language": "[a-z]{2,3}(-[A-Za-z0-9]{2,8})*",
}


def a_card(number: int) -> Document:
    """A card of the test edition; number 1 has the Guild formula, the others have Row."""
    return {
        "id": f"house-{number}",
        "name": f"House {number}",
        "streets": ["north", "west"],
        "cost": ["wood", "wood", "stone"],
        "bonus": "coin",
        "guild": "mask",
        "formula": "guild" if number == 1 else "row",
        "base": 1 if number == 1 else 2,
    }


def a_document(cards: int = 64) -> Document:
    """A good edition, ready to be spoiled."""
    return {
        "edition": 1,
        "name": "test",
        "worker": [
            {"coins": number, "resources": list(RESOURCES[: number + 1]), "costs": [0, 1, 1, 2, 2, 3]}
            for number in range(4)
        ],
        "board": {side: {resource: [0, 1] for resource in RESOURCES} for side in "234"},
        "main_square": {"streets": ["east"], "bonus": "coin", "points": 4, "spots": ["wood", "clay"]},
        "guilds": {guild: list(CHARACTERS[3 * i : 3 * i + 3]) for i, guild in enumerate(GUILDS)},
        "card": [a_card(number) for number in range(1, cards + 1)],
    }


def a_variant(cards: int, **keys: object) -> Document:
    """A good edition with other numbers."""
    return a_document(cards) | {"variant": True} | keys


def as_toml(value: object) -> str:
    """The value in TOML; tables inside the document are written on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {as_toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return json.dumps(value) if isinstance(value, str | int) else str(value)


def as_text(document: Document) -> str:
    """The text of an edition file."""
    return "\n".join(f"{json.dumps(key)} = {as_toml(value)}" for key, value in document.items())


def changed(change: Change, document: Document | None = None) -> str:
    """The text of a good edition after one change."""
    document = deepcopy(document or a_document())
    change(document)
    return as_text(document)


def put(*path: str | int, to: object) -> Change:
    """A change that sets one value."""

    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = to

    return change


def drop(*path: str | int) -> Change:
    """A change that takes one key out."""

    def change(document: Any) -> None:
        for key in path[:-1]:
            document = document[key]
        del document[path[-1]]

    return change


SPOILED: list[tuple[Change, Problem]] = [
    (put("edition", to=2), Problem("edition-format", "edition", "edition", "2", "1")),
    (put("edition", to=True), Problem("edition-type", "edition", "edition", "True", "integer")),
    (drop("edition"), Problem("edition-missing", "edition", "edition", "", "1")),
    (drop("name"), Problem("edition-missing", "edition", "name", "", WORDS["id"])),
    (put("name", to="My Box"), Problem("edition-id", "edition", "name", "'My Box'", WORDS["id"])),
    (put("titel", to=1), Problem("edition-unknown-key", "edition", "titel", "1", WORDS["edition keys"])),
    (put("a\nb", to=1), Problem("edition-unknown-key", "edition", r"'a\nb'", "1", WORDS["edition keys"])),
    (put("variant", to="yes"), Problem("edition-type", "edition", "variant", "'yes'", "boolean")),
    (put("end_workers", to=5), Problem("edition-end-workers", "edition", "end_workers", "5", "6")),
    (put("end_workers", to=10), Problem("edition-range", "edition", "end_workers", "10", "1-9")),
    (put("end_workers", to=True), Problem("edition-type", "edition", "end_workers", "True", "integer")),
    (drop("worker"), Problem("edition-missing", "edition", "worker", "", "array")),
    (drop("worker", 3), Problem("edition-worker-count", "edition", "worker", "3", "4")),
    (lambda d: d["worker"].append(d["worker"][3]), Problem("edition-worker-count", "edition", "worker", "5", "4")),
    (put("worker", 1, to="x"), Problem("edition-type", "worker 2", "", "'x'", "table")),
    (drop("worker", 1, "coins"), Problem("edition-missing", "worker 2", "coins", "", "0-5")),
    (put("worker", 1, "coin", to=1), Problem("edition-unknown-key", "worker 2", "coin", "1", WORDS["worker keys"])),
    (put("worker", 1, "coins", to=6), Problem("edition-range", "worker 2", "coins", "6", "0-5")),
    (put("worker", 1, "coins", to=1.0), Problem("edition-type", "worker 2", "coins", "1.0", "integer")),
    (
        put("worker", 1, "resources", to=["wood"]),
        Problem("edition-worker-resources", "worker 2", "resources", "1", "2"),
    ),
    (
        put("worker", 1, "resources", to=["clay", "clay"]),
        Problem("edition-repeated", "worker 2", "resources", "'clay'", WORDS["resources"]),
    ),
    (put("worker", 1, "costs", to=[0] * 5), Problem("edition-price-count", "worker 2", "costs", "5", "6")),
    (put("worker", 1, "costs", 5, to=-1), Problem("edition-range", "worker 2", "costs", "-1", "0-5")),
    (put("worker", 1, "costs", 0, to=1), Problem("edition-free-position", "worker 2", "costs", "1", "0")),
    (put("worker", 1, "costs", 0, to=True), Problem("edition-type", "worker 2", "costs", "True", "integer")),
    (put("board", to=[]), Problem("edition-type", "edition", "board", "[]", "table")),
    (drop("board", "3"), Problem("edition-missing", "board", "3", "", "table")),
    (put("board", "5", to={}), Problem("edition-unknown-key", "board", "5", "{}", "2, 3, 4")),
    (put("board", "3", to=0), Problem("edition-type", "board 3", "", "0", "table")),
    (drop("board", "3", "clay"), Problem("edition-missing", "board 3", "clay", "", "0-1")),
    (put("board", "3", "tin", to=[]), Problem("edition-unknown-key", "board 3", "tin", "[]", WORDS["resources"])),
    (put("board", "3", "wood", to=[2]), Problem("edition-range", "board 3 wood", "slots", "2", "0-1")),
    (put("board", "3", "wood", to=[1] * 7), Problem("edition-slot-count", "board 3 wood", "slots", "7", "0-6")),
    (put("board", "3", "wood", to=0), Problem("edition-type", "board 3 wood", "slots", "0", "array")),
    (drop("main_square", "points"), Problem("edition-missing", "main-square", "points", "", "0-20")),
    (put("main_square", "points", to=21), Problem("edition-range", "main-square", "points", "21", "0-20")),
    (
        put("main_square", "streets", to=["north"]),
        Problem("edition-north-street", "main-square", "streets", "'north'", "east, south, west"),
    ),
    (
        put("main_square", "bonus", to="tin"),
        Problem("edition-word", "main-square", "bonus", "'tin'", WORDS["bonuses"]),
    ),
    (
        put("main_square", "spots", to=["wood", "wood"]),
        Problem("edition-repeated", "main-square", "spots", "'wood'", WORDS["resources"]),
    ),
    (drop("guilds", "mask"), Problem("edition-missing", "guilds", "mask", "", WORDS["characters"])),
    (put("guilds", "owl", to=[]), Problem("edition-unknown-key", "guilds", "owl", "[]", WORDS["guilds"])),
    (drop("guilds", "mask", 2), Problem("edition-character-count", "guild mask", "characters", "2", "3")),
    (
        put("guilds", "mask", 0, to="jester"),
        Problem("edition-word", "guild mask", "characters", "'jester'", WORDS["characters"]),
    ),
    (
        put("guilds", "bells", 0, to="landowner"),
        Problem("edition-character-twice", "guild bells", "characters", "'landowner'", WORDS["characters"]),
    ),
    (put("card", to={}), Problem("edition-type", "edition", "card", "{}", "array")),
    (drop("card", 63), Problem("edition-card-count", "edition", "card", "63", "64")),
    (put("card", 16, to=0), Problem("edition-type", "card number 17", "", "0", "table")),
    (drop("card", 16, "id"), Problem("edition-missing", "card number 17", "id", "", WORDS["id"])),
    (put("card", 16, "id", to="Inn"), Problem("edition-id", "card number 17", "id", "'Inn'", WORDS["id"])),
    (put("card", 16, "id", to="inn\n"), Problem("edition-id", "card number 17", "id", r"'inn\n'", WORDS["id"])),
    (put("card", 16, "id", to=""), Problem("edition-id", "card number 17", "id", "''", WORDS["id"])),
    (
        put("card", 16, "id", to="house-3"),
        Problem("edition-duplicate-id", "card number 17", "id", "'house-3'", WORDS["id"]),
    ),
    (
        put("card", 16, "id", to="main-square"),
        Problem("edition-reserved-id", "card number 17", "id", "'main-square'", WORDS["id"]),
    ),
    (put("card", 1, "name", to=" "), Problem("edition-name", "house-2", "name", "' '", "1-40")),
    (put("card", 1, "name", to="x" * 41), Problem("edition-name", "house-2", "name", repr("x" * 41), "1-40")),
    (put("card", 1, "name", to="a\tb"), Problem("edition-name", "house-2", "name", r"'a\tb'", "1-40")),
    (put("card", 1, "names", to={"it": ""}), Problem("edition-name", "house-2", "names", "''", "1-40")),
    (
        put("card", 1, "names", to={"Latin": "x"}),
        Problem("edition-language", "house-2", "names", "'Latin'", WORDS["language"]),
    ),
    (put("card", 1, "names", to="x"), Problem("edition-type", "house-2", "names", "'x'", "table")),
    (put("card", 1, "streets", to=["up"]), Problem("edition-word", "house-2", "streets", "'up'", WORDS["sides"])),
    (
        put("card", 1, "streets", to=["east"] * 2),
        Problem("edition-repeated", "house-2", "streets", "'east'", WORDS["sides"]),
    ),
    (put("card", 1, "cost", to=[]), Problem("edition-cost-count", "house-2", "cost", "0", "1-4")),
    (put("card", 1, "cost", to=["wood"] * 5), Problem("edition-cost-count", "house-2", "cost", "5", "1-4")),
    (put("card", 1, "cost", to=["tin"]), Problem("edition-word", "house-2", "cost", "'tin'", WORDS["resources"])),
    (put("card", 1, "cost", to="wood"), Problem("edition-type", "house-2", "cost", "'wood'", "array")),
    (put("card", 1, "cost", to=[["wood"]]), Problem("edition-type", "house-2", "cost", "['wood']", "string")),
    (drop("card", 1, "bonus"), Problem("edition-missing", "house-2", "bonus", "", WORDS["bonuses"])),
    (put("card", 1, "bonus", to=["any"]), Problem("edition-type", "house-2", "bonus", "['any']", "string")),
    (put("card", 1, "guild", to="none"), Problem("edition-word", "house-2", "guild", "'none'", WORDS["guilds"])),
    (drop("card", 0, "guild"), Problem("edition-guild-formula", "house-1", "guild", "", WORDS["guilds"])),
    (put("card", 1, "formula", to="x"), Problem("edition-word", "house-2", "formula", "'x'", WORDS["formulas"])),
    (put("card", 1, "formula", to=["row"]), Problem("edition-type", "house-2", "formula", "['row']", "string")),
    (put("card", 1, "base", to=1), Problem("edition-base", "house-2", "base", "1", "2")),
    (put("card", 1, "base", to=2.0), Problem("edition-type", "house-2", "base", "2.0", "integer")),
    (put("card", 1, "base", to=True), Problem("edition-type", "house-2", "base", "True", "integer")),
    (put("card", 1, "base", to=float("nan")), Problem("edition-type", "house-2", "base", "nan", "integer")),
    (drop("card", 0, "base"), Problem("edition-missing", "house-1", "base", "", "1, 2")),
    (put("card", 1, "gild", to="x"), Problem("edition-unknown-key", "house-2", "gild", "'x'", WORDS["card keys"])),
]
