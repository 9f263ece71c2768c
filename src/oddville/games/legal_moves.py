"""The legal moves of a position."""

from collections.abc import Iterator, Sequence
from typing import overload

from oddville.games.errors import OddVilleError
from oddville.games.moves import Move, MoveBook
from oddville.rules.legal import is_legal, legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.state import State


class LegalMoves(Sequence[Move]):
    """A sequence in which `move in game.legal_moves` also works for texts."""

    def __init__(self, state: State, book: MoveBook) -> None:
        self._state = state
        self._book = book
        moves = MoveList()
        legal_moves(state, moves)
        self._codes = moves.as_list()

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self._book[code] for code in self._codes[index]]
        return self._book[self._codes[index]]

    def __iter__(self) -> Iterator[Move]:
        return map(self._book.__getitem__, self._codes)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move | str):
            return False
        try:
            return is_legal(self._state, self._book.code(move))
        except OddVilleError:
            return False

    def codes(self) -> list[int]:
        return self._codes

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(move.text for move in self)}>"
