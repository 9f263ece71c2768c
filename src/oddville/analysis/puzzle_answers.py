"""What follows from each move of a puzzle, in messages and facts; computed from its data, without a search."""

from collections.abc import Iterator

import msgspec

from oddville.analysis.types import Sentence
from oddville.bots import reasons_for
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.puzzles.puzzle import Puzzle, Value


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """A legal move of a puzzle."""

    move: str
    chance: int
    """The chance of winning after it, in percent."""
    reasons: tuple[Sentence, ...]
    reply: tuple[Sentence, ...]
    """What the next player does then; empty if that depends on what nobody can know."""


def puzzle_answers(puzzle: Puzzle) -> Iterator[PuzzleAnswer]:
    """Every legal move, the answer first."""
    return (puzzle_answer(puzzle.start, value) for value in puzzle.values)


def puzzle_answer(game: Game, value: Value) -> PuzzleAnswer:
    move = game.parse(value.move)
    reasons = tuple(Sentence(message, dict(facts)) for message, facts in reasons_for(game, move))
    return PuzzleAnswer(value.move, value.chance, reasons, tuple(_reply(game, move, value.reply)))


def _reply(game: Game, move: Move, reply: str | None) -> Iterator[Sentence]:
    """The first event of the reply."""
    after = game.copy()
    after.push(move)
    if reply is not None and (answered := after.parse(reply)) in after.legal_moves:
        event = after.play(answered)[0]
        yield Sentence(event.message, dict(event.facts))
