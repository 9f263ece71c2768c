"""A synthetic edition of 64 cards, so that the naive engine's own tests need no file of the product."""

from typing import Any

from .vocabulary import GUILDS, RESOURCES, Edition

FORMULAS = [
    ("diamond", 4),
    ("diamonds", 3),
    ("neighbours3", 0),
    ("shields", 0),
    ("column", 1),
    ("row", 2),
    ("neighbours", 1),
    ("diamond", 5),
]
BONUSES = ["wood", "coin", "any", "transform", "double", "crystal", "clay", "stone"]


def edges(number: int) -> dict[str, str]:
    """One of the 16 edge patterns."""
    sides = ["north", "east", "south", "west"]
    return {side: "street" if (number >> i) & 1 else "houses" for i, side in enumerate(sides)}


def sample_card(number: int) -> dict[str, Any]:
    """One of the 64 cards; every fifth one has no guild, every ninth is a Guild card if it has one."""
    guild = None if number % 5 == 0 else GUILDS[number % 4]
    formula, base = FORMULAS[number % 8]
    if guild is not None and number % 9 == 0:
        formula, base = "guild", 1 + number % 2
    return {
        "id": f"card-{number}",
        "name": f"Card {number}",
        "edges": edges(number % 16),
        "cost": [RESOURCES[(number + i * i) % 4] for i in range(1 + number % 3)],
        "bonus": BONUSES[(number // 3) % 8],
        "guild": guild,
        "formula": formula,
        "base": base,
    }


def sample_edition() -> Edition:
    """Everything the protocol's `edition` answers."""
    return {
        "workers": [
            {"coins": 0, "resources": RESOURCES[:1], "costs": [0, 1, 1, 2, 2, 3]},
            {"coins": 1, "resources": RESOURCES[:2], "costs": [0, 0, 1, 1, 2, 2]},
            {"coins": 2, "resources": RESOURCES[:3], "costs": [0, 0, 0, 1, 1, 2]},
            {"coins": 3, "resources": RESOURCES[:4], "costs": [0, 0, 0, 0, 1, 1]},
        ],
        "board": {
            "2": {resource: [0, 1] for resource in RESOURCES},
            "3": {resource: [0, 1, 1] for resource in RESOURCES},
            "4": {resource: [0, 1, 1] for resource in RESOURCES},
        },
        "main_square": {
            "edges": {"north": "houses", "east": "street", "south": "street", "west": "street"},
            "bonus": "coin",
            "points": 4,
            "spots": list(RESOURCES),
        },
        "guilds": {
            "mask": ["hr-manager", "landowner", "seignior"],
            "rooster": ["cheater", "mistress", "bookkeeper"],
            "bells": ["ghost", "tax-collector", "benefactor"],
            "fleur-de-lis": ["lamplighter", "builder", "traveller"],
        },
        "cards": [sample_card(number) for number in range(64)],
        "end_workers": 6,
    }


def sample_deal(players: int) -> dict[str, Any]:
    """The cards in order of their numbers, the characters in order of the edition, player 0 first."""
    edition = sample_edition()
    return {
        "deck": [card["id"] for card in edition["cards"]],
        "piles": {guild: edition["guilds"][guild][: players - 1] for guild in GUILDS},
        "first": 0,
        "seed": "",
    }
