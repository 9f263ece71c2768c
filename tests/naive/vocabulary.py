"""The words of the game that no edition changes."""

from typing import Any

Cell = tuple[int, int]  # (column, row); the Main Square lies at (0, 0), rows grow downward
Edition = dict[str, Any]

RESOURCES = ["wood", "clay", "stone", "crystal"]  # COMP-5
GUILDS = ["mask", "rooster", "bells", "fleur-de-lis"]  # COMP-4
SLOTS = ["0", "1", "2"]  # WORK-6: a slot is named by its cost
UPPER_SLOT = "2"
WORKER_CARDS = [1, 2, 3, 4]  # COMP-3
WORKERS = 9  # COMP-3
ROW_LENGTH = 6  # SETUP-5
MAX_COINS = 5  # LIMIT-2
MAX_BUILDINGS = 2  # LIMIT-3
GHOST_COINS = 3  # CHAR-GH
BUILDER_COST = 2  # CHAR-BU
END_WORKERS = 6  # END-1, where the edition says nothing else
MAIN_SQUARE = "main-square"
MAIN_SQUARE_CELL: Cell = (0, 0)

# In the order of the vocabulary: character id -> (rule id, points at the end; the Traveller's may become 0)
CHARACTERS: dict[str, tuple[str, int]] = {
    "hr-manager": ("CHAR-HR", 5),
    "landowner": ("CHAR-LO", 4),
    "seignior": ("CHAR-SE", 3),
    "cheater": ("CHAR-CH", 3),
    "mistress": ("CHAR-MI", 5),
    "bookkeeper": ("CHAR-BK", 2),
    "ghost": ("CHAR-GH", 4),
    "tax-collector": ("CHAR-TX", 2),
    "benefactor": ("CHAR-BE", 3),
    "lamplighter": ("CHAR-LL", 2),
    "builder": ("CHAR-BU", 4),
    "traveller": ("CHAR-TR", 7),
}


def in_vocabulary_order(characters: list[str]) -> list[str]:
    """The same characters, hr-manager first and traveller last."""
    return [character for character in CHARACTERS if character in characters]
