"""Tables against a simple model, whatever people do in whatever order: come, go, move, undo, send twice, restart."""

import asyncio
import tempfile
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.server import wire
from oddville.server.store.opening import open_store
from oddville.server.tables.composition import TableService
from oddville.server.tables.live_table import LiveTable
from oddville.server.wire.options import NewSeat, Options
from server.watching import FakeWatcher, InProcessBots, key

REVEALING = {"log-refill", "log-cheat", "log-pile", "log-guild-reshuffled"}


class TableModel(RuleBasedStateMachine):
    """The model: a list of moves, how many of them can no longer be taken back, and who sits where."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.moves: list[str] = []
        self.locked = 0
        self.confirming = False
        self.away: set[int] = set()
        self.done: list[tuple[wire.Keyed, int]] = []
        self.watchers: list[FakeWatcher] = []

    @initialize(players=st.integers(2, 3), confirm=st.booleans(), undo=st.sampled_from(["lock", "off"]))
    def make(self, players: int, confirm: bool, undo: Any) -> None:
        self.options = Options(confirm=confirm, undo=undo, pace="step", deal="model")
        self.runner.run(self._open())
        request = wire.NewTable(
            [NewSeat("here", name) for name in ("Ada", "Bo", "Cy")[:players]], self.options
        )
        self.new_table = self.runner.run(self.tables.creator.make(request))
        self.game = Game(players, seed="model")

    async def _open(self) -> None:
        self.tables = TableService(await open_store(f"{self.folder.name}/tables.sqlite"), InProcessBots(1))

    @property
    def live(self) -> LiveTable:
        return self.runner.run(self.tables.registry.get(self.new_table.id))

    def _do(self, request: wire.Keyed, seat: int) -> str | None:
        try:
            done = self.runner.run(self.live.execute(request, FakeWatcher([seat])))
        except OddVilleError as error:
            return error.message
        self.done.append((request, done.number))
        return None

    @property
    def mover(self) -> int:
        assert self.game.last_mover is not None
        return self.game.last_mover

    @property
    def seat(self) -> int | None:
        return self.mover if self.confirming else self.game.player

    @precondition(lambda self: self.seat is not None and not self.confirming)
    @rule(pick=st.integers(0, 10**6), late=st.integers(0, 3))
    def move(self, pick: int, late: int) -> None:
        legal = [m.text for m in self.game.legal_moves if m.kind != "return"] or [
            m.text for m in self.game.legal_moves
        ]
        text = legal[pick % len(legal)]
        seat = self.game.player
        assert seat is not None
        version = self.live.table.version - (late == 3)
        refused = self._do(wire.Move(key(), seat, version, text), seat)
        if late == 3:
            assert refused == "error-moved-on"
        elif seat in self.away:
            assert refused == "error-bot-plays"
        else:
            assert refused is None
            self._moved(seat, text)

    def _moved(self, seat: int, text: str) -> None:
        messages = {event.message for event in self.game.play(text)}
        self.moves.append(text)
        if messages & REVEALING or self.options.undo == "off":
            self.locked = len(self.moves)
        if self.game.player != seat:
            must_confirm = self.options.confirm and text != "end" and self.locked < len(self.moves)
            self.confirming = must_confirm
            if not must_confirm:
                self.locked = len(self.moves)

    @precondition(lambda self: self.moves)
    @rule(everything=st.booleans(), other=st.integers(0, 2))
    def undo(self, everything: bool, other: int) -> None:
        seat = other % self.game.players
        refused = self._do(wire.Undo(key(), seat, self.live.table.version, everything), seat)
        can = self.options.undo == "lock" and seat == self.mover and self.locked < len(self.moves)
        over = self.game.is_over and not self.confirming
        assert (refused is None) == (can and not over)
        if refused is None:
            for _ in range(len(self.moves) - self.locked if everything else 1):
                self.game.undo()
                self.moves.pop()
            self.confirming = False

    @rule(other=st.integers(0, 2))
    def confirm(self, other: int) -> None:
        seat = other % self.game.players
        refused = self._do(wire.Confirm(key(), seat, self.live.table.version), seat)
        assert (refused is None) == (self.confirming and seat == self.mover)
        if refused is None:
            self.confirming = False
            self.locked = len(self.moves)

    @rule(other=st.integers(0, 2))
    def leave(self, other: int) -> None:
        seat = other % self.game.players
        over = self.game.is_over and not self.confirming
        refused = self._do(wire.Leave(key(), seat), seat)
        assert (refused is None) == (not over and seat not in self.away)
        if refused is None:
            if self.confirming and seat == self.mover:
                self.confirming = False
                self.locked = len(self.moves)
            elif seat == self.seat:
                self.locked = len(self.moves)
            self.away.add(seat)

    @rule(other=st.integers(0, 2))
    def come_back(self, other: int) -> None:
        seat = other % self.game.players
        refused = self._do(wire.Return(key(), seat), seat)
        assert (refused is None) == (seat in self.away)
        self.away.discard(seat)

    @precondition(lambda self: self.done)
    @rule(which=st.integers(0, 10**6))
    def send_again(self, which: int) -> None:
        request, number = self.done[which % len(self.done)]
        seat = getattr(request, "seat", 0)
        before = self.live.table.number
        assert self.runner.run(self.live.execute(request, FakeWatcher([seat]))).number == number
        assert self.live.table.number == before

    @rule(seats=st.sets(st.integers(0, 1)))
    def watch(self, seats: set[int]) -> None:
        watcher = FakeWatcher(sorted(seats))
        self.live.attach(watcher)
        self.watchers.append(watcher)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.tables.close())
        self.watchers = []
        self.runner.run(self._open())

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "made"):
            return
        table = self.live.table
        assert table.game is not None
        assert [m.text for m in table.game.moves] == self.moves
        assert table.game.view() == self.game.view()
        assert (table.undoable, table.confirming) == (len(self.moves) - self.locked, self.confirming)
        assert table.player == self.seat
        assert {i for i, seat in enumerate(table.seats) if seat.bot} == self.away
        for watcher in self.watchers:
            assert watcher.log == table.log
            seen = [m.table for m in watcher.answers if isinstance(m, wire.Welcome | wire.Update)][-1]
            assert (seen.version, seen.view) == (table.version, self.game.view())

    def teardown(self) -> None:
        if hasattr(self, "tables"):
            self.runner.run(self.tables.close())
        self.runner.close()
        self.folder.cleanup()


TestTableModel = TableModel.TestCase
TestTableModel.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
