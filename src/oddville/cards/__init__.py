"""What is printed: the vocabulary, the values and the editions. It opens no files."""

from oddville.cards.edition import content_hash, find_problems, players_possible, read_edition
from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard, edges_of
from oddville.cards.validation import InvalidEdition, Problem

__all__ = [
    "BuildingCard",
    "Edition",
    "InvalidEdition",
    "MainSquare",
    "Problem",
    "WorkerCard",
    "content_hash",
    "edges_of",
    "find_problems",
    "players_possible",
    "read_edition",
]
