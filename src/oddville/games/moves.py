"""Moves as values with a text and fields, made from the move codes of the rules."""

from dataclasses import dataclass
from typing import Any, Final

from oddville.cards.vocabulary import RESOURCES
from oddville.games.errors import InvalidMove
from oddville.rules import notation
from oddville.rules.moves import CELL_SHIFT, column_of, field_a, field_b, field_c, kind_of, row_of
from oddville.rules.tables import Tables

Cell = tuple[int, int]
_NUMBERS: Final = {"W": ("worker", 1), "P": ("position", 1), "S": ("slot", 0)}
"""The numbers in a form of the notation, with the first one of each."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its text and the parts of it."""

    text: str
    code: int
    """The move code of the rules."""
    kind: str
    """The verb of the text, such as `build`."""
    worker: int | None = None
    resource: str | None = None
    position: int | None = None
    card: str | None = None
    cell: Cell | None = None
    """Where a card goes; it cannot be turned (BUILD-4)."""
    slot: int | None = None
    target: str | None = None
    """The resource to which a transform bonus moves a worker."""

    def __str__(self) -> str:
        return self.text


class MoveBook:
    """Makes moves from codes and texts, and caches them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._moves: dict[int, Move] = {}

    def __getitem__(self, code: int) -> Move:
        move = self._moves.get(code)
        if move is None:
            move = self._moves[code] = _make(self._tables, code)
        return move

    def code(self, move: Move | str) -> int:
        """Raises `InvalidMove` for a text that is not a move."""
        if isinstance(move, Move):
            if self._moves.get(move.code) is move:
                return move.code
            move = move.text  # it may come from another edition
        if not isinstance(move, str):
            raise InvalidMove("notation-type", kind=type(move).__name__)
        try:
            return notation.parse_move(self._tables, move)
        except notation.NotationError as error:
            raise InvalidMove(error.message, **error.facts) from None


def _make(tables: Tables, code: int) -> Move:
    verb, form = notation.FORMS[kind_of(code)]
    fields = [field_a(code), field_b(code), field_c(code)]
    parts: dict[str, Any] = {}
    for word in form.replace("/", " ").split():
        if word == "X":
            parts["cell"] = (column_of(code >> CELL_SHIFT), row_of(code >> CELL_SHIFT))
        elif word == "C":
            parts["card"] = tables.card_ids[fields.pop(0)]
        elif word in _NUMBERS:
            name, first = _NUMBERS[word]
            parts[name] = fields.pop(0) + first
        else:
            parts["target" if "resource" in parts else "resource"] = RESOURCES[fields.pop(0)]
    return Move(notation.move_text(tables, code), code, verb, **parts)
