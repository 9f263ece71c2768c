"""A table without a server, changed directly by tests."""

import random
from collections.abc import Sequence

from oddville.games.editions import edition
from oddville.games.game import Game
from oddville.games.types import Position
from oddville.server.tables import commands, fold, log_events
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.table import Secret, Table, seats_of
from oddville.server.wire.options import NewSeat, Options
from random_play import sensible_moves

PEOPLE = (NewSeat("here", "Ada"), NewSeat("here", "Bo"))


class LocalTable:
    """A table and its log, each entry one second later."""

    def __init__(
        self,
        seats: Sequence[NewSeat] = PEOPLE,
        options: Options | None = None,
        *,
        seed: str = "town",
        position: Position | None = None,
        start: bool = True,
    ) -> None:
        secret = Secret(seed, position)
        self.table = Table("t", 0, options or Options(), edition(), secret, seats_of(list(seats)))
        self.log: list[tuple[int, LogEvent]] = []
        if start:
            self.apply([log_events.Started()])

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def seat(self) -> int:
        assert self.table.player is not None
        return self.table.player

    def apply(self, bodies: Sequence[LogEvent]) -> None:
        """Encode, decode and fold events, as the store would."""
        for body in bodies:
            number = self.table.number + 1
            self.log.append((number * 1000, body))
            fold.apply(
                self.table, number, number * 1000, f"key-{number}", log_events.decode(log_events.encode(body))
            )

    def move(self, text: str, by: log_events.By = "person") -> None:
        self.apply(commands.move(self.table, self.seat, self.table.version, text, by))

    def undo(self, everything: bool = False) -> None:
        mover = self.game.last_mover
        assert mover is not None
        self.apply(commands.undo(self.table, mover, self.table.version, everything=everything))

    def confirm(self) -> None:
        self.apply(commands.confirm(self.table, self.seat, self.table.version))

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
            self.move(rng.choice(sensible_moves(self.game)).text)
