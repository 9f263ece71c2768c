"""The vocabulary of OddVille: each word as a number, the index of its text in a tuple.

The texts are those of the notation (docs/bots/notation.md); what people read comes from `locales`.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

RESOURCES: Final = ("wood", "clay", "stone", "crystal")
RESOURCE_COUNT: Final[i64] = 4
GUILDS: Final = ("mask", "rooster", "bells", "fleur-de-lis")
GUILD_COUNT: Final[i64] = 4

HUMAN_RESOURCES_MANAGER: Final = 0
LANDOWNER: Final = 1
SEIGNIOR: Final = 2
CHEATER: Final = 3
MISTRESS: Final = 4
BOOKKEEPER: Final = 5
GHOST_OF_LOVELY_SPINSTER: Final = 6
TAX_COLLECTOR: Final = 7
BENEFACTOR: Final = 8
LAMPLIGHTER: Final = 9
BUILDER: Final = 10
TRAVELLER: Final = 11
CHARACTERS: Final = (
    "hr-manager",
    "landowner",
    "seignior",
    "cheater",
    "mistress",
    "bookkeeper",
    "ghost",
    "tax-collector",
    "benefactor",
    "lamplighter",
    "builder",
    "traveller",
)

# A bonus below ANY_RESOURCE is the resource of that number.
ANY_RESOURCE: Final = 4
DOUBLE_RESOURCE: Final = 5
TRANSFORM_RESOURCE: Final = 6
COIN: Final = 7
BONUSES: Final = (*RESOURCES, "any", "double", "transform", "coin")

DIAMOND: Final = 0
PER_ADJACENT_CARD_TIMES_3: Final = 1
ADJACENT_SHIELDS: Final = 2
PER_DIAMOND: Final = 3
PER_CARD_IN_COLUMN: Final = 4
PER_CARD_OF_GUILD: Final = 5
PER_ADJACENT_CARD: Final = 6
PER_CARD_IN_ROW: Final = 7
FORMULAS: Final = (
    "diamond",
    "neighbours3",
    "shields",
    "diamonds",
    "column",
    "guild",
    "neighbours",
    "row",
)
BASES: Final[Mapping[str, tuple[int, ...]]] = {
    "diamond": (4, 5),
    "neighbours3": (0,),
    "shields": (0,),
    "diamonds": (3,),
    "column": (1,),
    "guild": (1, 2),
    "neighbours": (1,),
    "row": (2,),
}
"""The base numbers that each points formula allows (SCORE-2)."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
SIDE_COUNT: Final[i64] = 4

HOUSES: Final = "houses"
STREET: Final = "street"

COLOURS: Final = ("purple", "blue", "red", "yellow")

MAIN_SQUARE: Final = "main-square"
"""The id of the Main Square among the cards of a city."""

WORKER_CARDS: Final[i64] = 4
ROW_POSITIONS: Final[i64] = 6
ALL_POSITIONS: Final[i64] = 63
"""The positions of the row, as bits."""
WORKERS: Final = 9
MAX_COINS: Final = 5
MAX_BUILDINGS: Final = 2
UPPER_SLOT: Final = 2
"""The slot that costs 2 coins and holds any number of workers (WORK-6)."""
SLOT_COUNT: Final[i64] = 3
