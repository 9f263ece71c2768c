"""The naive engine's face."""

import copy
from collections.abc import Mapping
from typing import Any

from . import playing, position, scoring
from .chance import deal_from_seed
from .moves import legal_moves
from .vocabulary import Edition


class NaiveGame:
    """One game of OddVille."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        *,
        seed: str | None = None,
        deal: dict[str, Any] | None = None,
        turn_limit: int | None = None,
        finish_round: bool = False,
    ) -> None:
        """A new game from a seed, or from a fixed deal as in the protocol's `new`."""
        if (seed is None) == (deal is None):
            raise ValueError("give either a seed or a deal")
        if deal is None:
            deal = deal_from_seed(edition, players, seed or "")
        self.position = position.initial_position(edition, players, deal, turn_limit, finish_round)

    @classmethod
    def from_state(
        cls, edition: Edition, state: Mapping[str, Any], seed: str = "", reshuffles: int = 0
    ) -> "NaiveGame":
        """The game at a `state`; seed and the number of reshuffles so far decide those to come."""
        game = cls.__new__(cls)
        game.position = position.from_state(edition, state, seed, reshuffles)
        return game

    @property
    def phase(self) -> str:
        """The phase, as in decisions.md."""
        return self.position.phase

    @property
    def player(self) -> int | None:
        """Who has to choose; nobody when the game is over."""
        return self.position.player

    def legal(self) -> list[str]:
        """The legal moves, sorted by code point."""
        return legal_moves(self.position)

    def play(self, move: str) -> None:
        """Play one move; ValueError if it is not legal."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        playing.carry_out(self.position, move)

    def state(self) -> dict[str, Any]:
        """The protocol's `state`."""
        return position.to_state(self.position)

    def score(self) -> dict[str, Any]:
        """The protocol's `score`, without `ok`."""
        return scoring.score(self.position)

    def copy(self) -> "NaiveGame":
        """A game of its own at the same position."""
        other = NaiveGame.__new__(NaiveGame)
        edition = self.position.edition  # never changed, so it may be shared
        other.position = copy.deepcopy(self.position, {id(edition): edition})
        return other

    def perft(self, depth: int) -> int:
        """The number of ways to play exactly `depth` moves from here."""
        if depth == 0:
            return 1
        total = 0
        for move in self.legal():
            after = self.copy()
            after.play(move)
            total += after.perft(depth - 1)
        return total
