"""A kit for tests of tables: a table without a server, to which things happen at one's word."""

import random
from collections.abc import Sequence
from typing import Any

from oddville.games.editions import edition
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.server import acts, entries
from oddville.server.entries import Body
from oddville.server.options import Options, SeatWish
from oddville.server.table import Secret, Table, new_seats

PEOPLE = (SeatWish("here", "Ada"), SeatWish("here", "Bo"))


class Sitting:
    """A table and its log, a second going by at every entry."""

    def __init__(
        self,
        seats: Sequence[SeatWish] = PEOPLE,
        options: Options | None = None,
        *,
        seed: str = "town",
        position: dict[str, Any] | None = None,
        start: bool = True,
    ) -> None:
        secret = Secret(seed, position)
        self.table = Table("t", 0, options or Options(), edition(), secret, new_seats(list(seats)))
        self.log: list[tuple[int, Body]] = []
        if start:
            self.put([entries.Started()])

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def seat(self) -> int:
        assert self.table.chooses is not None
        return self.table.chooses

    def put(self, bodies: Sequence[Body]) -> None:
        """Write down and fold; what is kept is what can be read again."""
        for body in bodies:
            number = self.table.number + 1
            self.log.append((number * 1000, body))
            self.table.apply(number, number * 1000, f"key-{number}", entries.decode(entries.encode(body)))

    def move(self, text: str, by: entries.By = "person") -> None:
        self.put(acts.move(self.table, self.seat, self.table.version, text, by))

    def undo(self, everything: bool = False) -> None:
        mover = self.game.last_mover
        assert mover is not None
        self.put(acts.undo(self.table, mover, self.table.version, everything=everything))

    def confirm(self) -> None:
        self.put(acts.confirm(self.table, self.seat, self.table.version))

    def choose_all(self) -> None:
        """The first resources, each turn confirmed."""
        while self.game.phase == "set-up":
            self.move(self.game.legal_moves[0].text)
            if self.table.confirming:
                self.confirm()

    def play_at_random(self, rng: random.Random, plies: int) -> None:
        """So many moves of any kind, each turn confirmed."""
        for _ in range(plies):
            if self.table.status == "over":
                return
            if self.table.confirming:
                self.confirm()
                continue
            self.move(rng.choice(sensible(self.game)).text)


def sensible(game: Game) -> list[Move]:
    """The legal moves, builds before all, no worker taken off without need: so that games get somewhere."""
    moves = [move for move in game.legal_moves if move.kind != "return"] or list(game.legal_moves)
    return [move for move in moves if move.kind in ("build", "bonus")] or moves
