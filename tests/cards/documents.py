"""Texts of edition files for tests, good ones and with one change."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from oddville.cards.edition import read_edition
from oddville.cards.validation import EditionProblem, InvalidEdition
from oddville.cards.vocabulary import CHARACTERS, FORMULAS, GUILDS, RESOURCES

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
"""The values that messages list."""


def find_problems(text: str, name: str = "") -> tuple[EditionProblem, ...]:
    try:
        read_edition(text, name)
    except InvalidEdition as error:
        return error.problems
    return ()


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


def with_changes(change: Change, document: Document | None = None) -> str:
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
