"""A collection of puzzles: `.odd` records in one text. The shipped one is read when it is first needed."""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from oddville.games.errors import OddVilleError
from oddville.games.puzzles.puzzle import Puzzle, read_puzzle

FILE: Final = "puzzles.odd"
FIRST_LINE: Final = "odd: 1"
EPOCH: Final = date(1970, 1, 1)
STEP: Final = 89
"""From one day to the next; a prime, so that every puzzle has its day before one comes again."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    text = resources.files(__package__).joinpath(FILE).read_text("utf-8")
    return tuple(map(read_puzzle, split_records(text)))


def puzzle(id_: str) -> Puzzle:
    by_id = {each.id: each for each in puzzles()}
    if id_ not in by_id:
        raise OddVilleError("error-puzzle", puzzle=id_[:60])
    return by_id[id_]


def puzzle_of_day(day: date) -> Puzzle:
    """The same for everybody; the date is that of UTC."""
    return puzzles()[(day - EPOCH).days * STEP % len(puzzles())]


def split_records(text: str) -> Iterator[str]:
    """The records of a collection, each of which begins with the same line."""
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        if line.rstrip() == FIRST_LINE and lines:
            yield "".join(lines)
            lines = []
        lines.append(line)
    if lines:
        yield "".join(lines)


def collection_text(records: Iterable[str]) -> str:
    return "\n".join(records)
