"""A puzzle as an `.odd` record: the game up to the position, with the answer and the value of every move as headers."""

import hashlib
import json
import random
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from oddville.games.errors import InvalidRecord
from oddville.games.game import Game
from oddville.games.records.record import Record, parse_record, split_names
from oddville.games.records.replay import replay
from oddville.games.records.writer import record_of

THEMES: Final = ("placement", "chain", "steal", "tempo", "answer", "last")
"""Where to build, bonus chain, guild steal, tempo, answer of the Builder, last turn."""
DIFFICULTIES: Final = range(1, 6)
HEADERS: Final = ("puzzle", "theme", "difficulty", "found", "margin", "values")
_VALUE: Final = re.compile(r"(?P<move>[^=;>]+)=(?P<chance>[0-9]{1,3})(?: > (?P<reply>[^=;>]+))?")


@dataclass(frozen=True, slots=True)
class Value:
    """A legal move, the chance of winning after it in percent, and the next player's best reply if it is clear."""

    move: str
    chance: int
    reply: str | None = None

    def __str__(self) -> str:
        return f"{self.move}={self.chance}" + (f" > {self.reply}" if self.reply else "")


@dataclass(frozen=True)
class Puzzle:
    id: str
    """It depends on what everybody sees of the position."""
    theme: str
    difficulty: int
    """The number of the weakest level from which on all levels find the answer, 1 to 5."""
    found: tuple[int, ...]
    """How many of its tries each level has found the answer in."""
    margin: float
    """How much the answer is better than the second best move, in chance to win."""
    error: float
    """The standard error of the margin."""
    values: tuple[Value, ...]
    """Every legal move, the answer first."""
    headers: dict[str, str]
    text: str

    @property
    def answer(self) -> str:
        return self.values[0].move

    @property
    def players(self) -> int:
        return len(split_names(self.headers["players"]))

    @property
    def edition(self) -> str:
        return self.headers["edition"].rpartition(" ")[0]

    @cached_property
    def record(self) -> Record:
        return parse_record(self.text)

    @cached_property
    def start(self) -> Game:
        """The game at the position. The unseen cards are dealt anew: nobody can know them (INFO-2)."""
        return replay(self.record).resample(random.Random(self.id))

    def game(self) -> Game:
        return self.start.copy()

    def value_of(self, move: str) -> Value:
        return next(value for value in self.values if value.move == move)


def id_of(game: Game) -> str:
    text = json.dumps(game.view(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def puzzle_record(
    game: Game,
    theme: str,
    difficulty: int,
    found: tuple[int, ...],
    margin: tuple[float, float],
    values: tuple[Value, ...],
) -> Record:
    """The record of a puzzle; `margin` has its standard error."""
    facts = (
        *(id_of(game), theme, str(difficulty), " ".join(map(str, found))),
        *(f"{margin[0]:.3f} {margin[1]:.3f}", "; ".join(map(str, values))),
    )
    return record_of(game, headers=dict(zip(HEADERS, facts, strict=True)))


def read_puzzle(text: str) -> Puzzle:
    """Read the headers; the moves are read when they are needed. Raises `InvalidRecord`."""
    headers = dict(line.partition(": ")[::2] for line in text.partition("\n\n")[0].splitlines())
    try:
        facts = [headers[key] for key in HEADERS]
        found, (margin, error) = tuple(map(int, facts[3].split())), map(float, facts[4].split())
        values = tuple(map(_value, facts[5].split("; ")))
        puzzle = Puzzle(facts[0], facts[1], int(facts[2]), found, margin, error, values, headers, text)
    except (KeyError, ValueError):
        raise InvalidRecord("record-puzzle", 1, 1) from None
    if puzzle.theme not in THEMES or puzzle.difficulty not in DIFFICULTIES:
        raise InvalidRecord("record-puzzle", 1, 1)
    return puzzle


def _value(text: str) -> Value:
    match = _VALUE.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return Value(match["move"], int(match["chance"]), match["reply"])
