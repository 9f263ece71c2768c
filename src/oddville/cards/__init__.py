"""What is printed: vocabulary, cards and editions. Opens no files."""

from oddville.cards.edition import content_hash, find_problems, players_possible, read_edition
from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard, edges_of
from oddville.cards.validation import EditionProblem, InvalidEdition

__all__ = [
    "BuildingCard",
    "Edition",
    "EditionProblem",
    "InvalidEdition",
    "MainSquare",
    "WorkerCard",
    "content_hash",
    "edges_of",
    "find_problems",
    "players_possible",
    "read_edition",
]
