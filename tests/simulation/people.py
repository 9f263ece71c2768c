"""People of a simulation: they play as the page does, come back when the connection ends, and send again what was not
answered, under the same key."""

import asyncio
import random
from typing import TYPE_CHECKING, Final

from oddville.server import wire
from simulation.network import Closed, Connection

if TYPE_CHECKING:
    from simulation.world import World

RETRYABLE: Final = ("error-store", "error-too-busy", "error-inside", "error-not-ready", "error-saving")
"""Refusals after which the page sends the same request again."""
PREFERRED: Final = ("build ", "bonus ", "choose ", "building ", "resource ", "coins ")


class Person:
    """Somebody with the secrets of some seats, or none, at one table and its rematches."""

    def __init__(self, world: "World", table_id: str, tokens: list[str], name: str) -> None:
        self.world = world
        self.rng = random.Random(world.rng.random())
        self.table_id = table_id
        self.tokens = tokens
        self.name = name
        self.seats: list[int] = []
        self.table: wire.TableView | None = None
        self.choices: wire.Choices | None = None
        self.pending: wire.Keyed | None = None
        self.log_lines = 0
        self._keys = 0

    @property
    def is_done(self) -> bool:
        """Whether the game is over, and no rematch is to come."""
        table = self.table
        return (
            table is not None and table.status == "over" and self.pending is None and not self._awaits_rematch
        )

    @property
    def _awaits_rematch(self) -> bool:
        assert self.table is not None
        people = [seat for seat in self.table.seats if seat.kind != "bot" and seat.reason not in GIVEN_UP]
        present = [seat for seat in people if seat.bot is None or seat.rematch is not None]
        return self.table.rematch is None and bool(present) and all(seat.rematch for seat in present)

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_done:
            process = self.world.random_process()
            if process is not None:
                connection = process.connect()
                try:
                    await self._serve_connection(connection)
                except Closed:
                    pass
                finally:
                    connection.cut()
            if not self.is_done:
                await asyncio.sleep(self.rng.uniform(0.05, 1.5))

    async def _serve_connection(self, connection: Connection) -> None:
        connection.say(wire.Hello(self.table_id, self.tokens, self.log_lines))
        acting = asyncio.create_task(self._act_now_and_then(connection))
        try:
            while not self.is_done:
                self._receive(await connection.hear())
        finally:
            acting.cancel()

    def _receive(self, answer: wire.Answer) -> None:
        match answer:
            case wire.Welcome() | wire.Update():
                self.table = answer.table
                self.log_lines = answer.log_from + len(answer.log)
                if isinstance(answer, wire.Welcome):
                    self.seats = answer.seats
                self.world.checks.on_shown(answer)
            case wire.Choices():
                self.choices = answer
            case wire.Done():
                self.world.checks.on_acknowledged(self.table_id, answer)
                if isinstance(self.pending, wire.Value) and self.pending.key == answer.key:
                    self.world.checks.on_value(self.table_id, self.pending.seat, self.pending.value)
                self._settle(answer.key)
            case wire.Refused() if not answer.error.startswith(RETRYABLE):
                assert answer.request is not None, f"{answer.error}: {answer.facts}"
                self._settle(answer.request)

    def _settle(self, key: str | None) -> None:
        if self.pending is not None and self.pending.key == key:
            self.pending = None

    # Acting

    async def _act_now_and_then(self, connection: Connection) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0.02, 0.6))
            if self.world.faults.strikes("disconnect", self.world.loop.now):
                connection.cut()
                return
            if self.table is None:
                continue
            if self.pending is None:
                self.pending = self._next_request()
            if self.pending is not None:
                connection.say(self.pending)
                await asyncio.sleep(self.rng.uniform(0.2, 2.0))  # for the answer; else it is sent again
            elif self._wants_step():
                connection.say(wire.Step(self.table.version))

    def _wants_step(self) -> bool:
        """At pace `step` one click is enough, but who sees no bot move clicks again."""
        table = self.table
        assert table is not None
        bot_chooses = table.chooses is not None and table.seats[table.chooses].bot is not None
        return table.options.pace == "step" and bot_chooses and bool(self.seats)

    @property
    def _is_lively(self) -> bool:
        """Whether people still chat, undo and leave: later a chat line must not set a table going that has stopped."""
        return self.world.loop.now < self.world.faults.until

    def _key(self) -> str:
        self._keys += 1
        return f"{self.name}-{self._keys:06}"

    def _next_request(self) -> "wire.Keyed | None":
        """What to do next, if anything."""
        table, rng = self.table, self.rng
        assert table is not None
        if not self.seats:
            return (
                wire.Say(self._key(), "hm", None, "Eve") if self._is_lively and rng.random() < 0.01 else None
            )
        if table.status == "over":
            return self._request_rematch(table)
        if table.status == "waiting":
            return self._request_seat(table)
        if self._is_lively and rng.random() < 0.02:
            return self._request_other(table)
        seat = table.chooses
        if seat is None or seat not in self.seats:
            return self._request_back(table)
        if table.seats[seat].bot is not None:
            return self._request_back(table)
        return self._request_move(table, seat)

    def _request_seat(self, table: wire.TableView) -> "wire.Keyed | None":
        """Sit down, most often after adding a value to the shuffle; a second value may follow before the answer."""
        seat, rng = self.rng.choice(self.seats), self.rng
        if not table.seats[seat].valued and rng.random() < 0.7:
            return wire.Value(self._key(), seat, rng.randbytes(16).hex())
        return None if table.seats[seat].taken else wire.Rename(self._key(), seat, self.name)

    def _request_move(self, table: wire.TableView, seat: int) -> "wire.Keyed | None":
        rng = self.rng
        can_undo = table.undoable is not None and table.undoable.seat == seat and table.undoable.moves
        if can_undo and self._is_lively and rng.random() < 0.05:
            return wire.Undo(self._key(), seat, table.version, all=rng.random() < 0.3)
        if table.confirming:
            return wire.Confirm(self._key(), seat, table.version)
        if self.choices is None or self.choices.version != table.version:
            return None
        moves = [each.move for each in self.choices.moves]
        return wire.Move(self._key(), seat, table.version, self._pick(moves))

    def _pick(self, moves: list[str]) -> str:
        """Mostly moves that bring a game to its end."""
        if self.rng.random() < 0.1:
            return self.rng.choice(moves)
        for kind in PREFERRED:
            found = [move for move in moves if move.startswith(kind)]
            if found and (kind in PREFERRED[:3] or self.rng.random() < 0.4):
                return self.rng.choice(found)
        return self.rng.choice([move for move in moves if not move.startswith("return")] or moves)

    def _request_other(self, table: wire.TableView) -> "wire.Keyed | None":
        seat, rng = self.rng.choice(self.seats), self.rng
        choice = rng.random()
        if choice < 0.4:
            return wire.Say(self._key(), "hello", seat)
        if choice < 0.7 and table.options.orders:
            return wire.Order(self._key(), seat, rng.choice(("ask", "never", "gain")), 1)
        if table.seats[seat].bot is None and table.status == "running":
            return wire.Leave(self._key(), seat, resign=rng.random() < 0.1)
        return None

    def _request_back(self, table: wire.TableView) -> "wire.Keyed | None":
        """Take a seat back that a bot plays."""
        for seat in self.seats:
            held = table.seats[seat]
            if held.bot is not None and held.reason in ("left", "time") and self.rng.random() < 0.2:
                return wire.Return(self._key(), seat)
        return None

    def _request_rematch(self, table: wire.TableView) -> "wire.Keyed | None":
        if not self.world.rematches:
            return None
        for seat in self.seats:
            if table.seats[seat].rematch is None and table.seats[seat].reason not in GIVEN_UP:
                return wire.Rematch(self._key(), seat)
        return None


GIVEN_UP: Final = ("resigned", "removed")
