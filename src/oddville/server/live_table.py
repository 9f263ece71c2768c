"""A table that is being played: one command at a time, written down before it is shown, shown to everybody alike.

A command is decided on a copy of the table. The copy takes the table's place once the store has it, so nobody can read
what is not durable, and a write that fails leaves nothing behind. Every command runs in a task of its own: if a caller
is cancelled, the write goes on. `invariants` says what that guarantees and checks it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import acts, entries, wire
from oddville.server.clock import Clock, now_ms
from oddville.server.entries import Body
from oddville.server.loading import fold, load_table, snapshot
from oddville.server.sight import Decision, choices, decision, table_line, table_view
from oddville.server.store.protocol import (
    Conflict,
    DuplicateKey,
    Gone,
    LogEntry,
    Snapshot,
    Store,
    Summary,
)
from oddville.server.table import Table

SNAPSHOT_EVERY: Final = 32
MOST_RACES: Final = 20
"""How often a command is tried again because another process wrote first."""
Result = TypeVar("Result")
_encoder = msgspec.json.Encoder()
logger = logging.getLogger("oddville.tables")


class Watcher(Protocol):
    """A connection, as the table sees it."""

    seats: frozenset[int]
    hosting: bool

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""

    def lose(self, seat: int) -> None:
        """The seat was moved to another device."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Whose request it is: the seats whose secrets were shown."""

    seats: frozenset[int] = frozenset()
    hosting: bool = False


@dataclass(slots=True)
class Shown:
    """What everybody was shown last; nothing in it is not yet written down."""

    view: wire.TableView
    log: list[wire.LogLine]
    chat: list[wire.ChatLine]
    decision: Decision | None
    _choices: bytes | None = None

    @property
    def choices(self) -> bytes:
        """What whoever must choose is sent; worked out for the first who asks, as often nobody does."""
        assert self.decision is not None
        if self._choices is None:
            self._choices = _encoder.encode(choices(self.decision))
        return self._choices


class LiveTable:
    """A table in memory, those who watch it, and the one lock that puts their commands in order."""

    def __init__(self, table: Table, store: Store, *, clock: Clock = now_ms) -> None:
        self.table = table
        """The table as the store has it, or had it a moment ago; never changed, only replaced."""
        self.watchers: dict[Watcher, None] = {}
        self.listeners: list[Callable[[LiveTable], None]] = []
        """Called whenever the table has changed, is gone, or may have fallen behind the store."""
        self.is_uncertain = False
        """Whether a write failed in a way that leaves open what the store holds now."""
        self.is_gone = False
        """Whether the table was deleted."""
        self.stepping: int | None = None
        """At pace `step`: the version at which somebody asked the bot to move."""
        self.wrote = False
        """Whether the last change was written by this process."""
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._commands: set[asyncio.Task[Any]] = set()
        self._kept_at = table.number
        self._presence: wire.Presence | None = None
        self.shown = self._look()

    @property
    def is_writing(self) -> bool:
        """Whether a command is under way."""
        return bool(self._commands)

    async def finish(self) -> None:
        """Wait until every command under way has come to its end."""
        while self._commands:
            await asyncio.wait(self._commands)

    # Commands

    async def do(self, request: wire.Keyed, holder: Holder | Watcher) -> wire.Done:
        """Carry out a request; what it changed is durable and was sent to everybody when this returns."""
        number = await self._run(lambda: self._carry_out(request, holder))
        return wire.Done(request.key, number, self.table.version)

    async def act(self, decide: Callable[[Table], Sequence[Body]]) -> bool:
        """Write down what the server does: a bot's move, a clock. False if there is nothing to write any more."""
        return await self._run(lambda: self._write_down(decide, None)) is not None

    async def catch_up(self) -> None:
        """Read what other processes wrote, or what became of a write that failed."""
        await self._run(self._catch_up)

    async def _run(self, command: Callable[[], Awaitable[Result]]) -> Result:
        """Run a command to its end, also if whoever waits for it is cancelled."""
        task = asyncio.create_task(self._in_turn(command))
        self._commands.add(task)
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    async def _in_turn(self, command: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            return await command()

    def _end(self, task: "asyncio.Task[Any]") -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may be gone; then nobody else asks for it

    async def _carry_out(self, request: wire.Keyed, holder: Holder | Watcher) -> int:
        await self._be_certain()
        known = self.table.keys.get(request.key)
        if known is not None:
            return known
        number = await self._write_down(lambda table: bodies_of(table, request, holder), request.key)
        return self.table.number if number is None else number

    async def _write_down(self, decide: Callable[[Table], Sequence[Body]], key: str | None) -> int | None:
        """Decide, write, show; where another process was quicker, look at what it did and decide again."""
        await self._be_certain()
        for _ in range(MOST_RACES):
            bodies = decide(self.table)
            if not bodies:
                return None
            try:
                return await self._write(list(bodies), key)
            except Conflict:
                await self._catch_up()
            except DuplicateKey as twice:
                await self._catch_up()
                return twice.number
        raise OddVilleError("error-too-busy")

    async def _write(self, bodies: list[Body], key: str | None) -> int:
        draft, first = self.table.copy(), self.table.number + 1
        log = self._fold_new(draft, bodies, key)
        kept = self._snapshot(draft)
        try:
            await self._store.append(draft.id, log, summary_of(draft), kept)
        except (Conflict, DuplicateKey):
            raise
        except Gone:
            self._vanish()
            raise OddVilleError("error-no-table", id=draft.id) from None
        except BaseException:
            self.is_uncertain = True
            self._tell_listeners()
            raise
        if kept is not None:
            self._kept_at = kept.number
        self._accept(draft, bodies, wrote=True)
        return first

    def _fold_new(self, draft: Table, bodies: list[Body], key: str | None) -> list[LogEntry]:
        """Fold new entries into the draft; what a standing order answers to them is written together with them."""
        at = max(self._clock(), draft.touched_at)
        log: list[LogEntry] = []
        while len(log) < len(bodies):
            body = bodies[len(log)]
            log.append(LogEntry(draft.number + 1, at, None if log else key, entries.encode(body)))
            draft.apply(log[-1].number, at, log[-1].key, body)
            if len(log) == len(bodies):
                bodies.extend(follow_order(draft))
        return log

    def _snapshot(self, draft: Table) -> Snapshot | None:
        return snapshot(draft) if draft.number - self._kept_at >= SNAPSHOT_EVERY else None

    async def _be_certain(self) -> None:
        """Decide nothing before it is known what became of the last write."""
        if self.is_gone:
            raise OddVilleError("error-no-table", id=self.table.id)
        if self.is_uncertain:
            await self._catch_up()

    async def _catch_up(self) -> None:
        later = await self._store.entries_after(self.table.id, self.table.number)
        was_uncertain, self.is_uncertain = self.is_uncertain, False
        if later:
            draft = await self._fold_later(later)
            # what we tried to write may be among it: better to tell others twice than never
            self._accept(draft, [entries.decode(entry.body) for entry in later], wrote=was_uncertain)

    async def _fold_later(self, later: Sequence[LogEntry]) -> Table:
        draft = self.table.copy()
        try:
            fold(draft, later)
        except Exception:  # such as a change of the rules by a newer process: begin anew from the whole log
            logger.exception("fold-failed", extra={"table": self.table.id})
            stored = await self._store.load(self.table.id)
            if stored is None:
                self._vanish()
                raise OddVilleError("error-no-table", id=self.table.id) from None
            draft = load_table(stored, self.table.edition)
            draft.changed_from = 0
        return draft

    def _accept(self, draft: Table, bodies: Sequence[Body], *, wrote: bool) -> None:
        """The store has it: from now on this is the table, and everybody is shown it."""
        self.table = draft
        self.wrote = wrote
        self._show(bodies)
        self._tell_listeners()

    def _vanish(self) -> None:
        self.is_gone = True
        self._tell_listeners()

    def _tell_listeners(self) -> None:
        for listener in self.listeners:
            try:
                listener(self)
            except Exception:  # the write stands, whatever goes wrong after it
                logger.exception("listener-failed", extra={"table": self.table.id})

    # Showing

    def _look(self) -> Shown:
        table = self.table
        return Shown(table_view(table), table.log, table.chat, decision(table))

    def _show(self, bodies: Sequence[Body]) -> None:
        """Send everybody the table as it is now, and the choices to who must choose."""
        chat = [body for body in bodies if isinstance(body, entries.Said)]
        before = self.shown.view.version
        if len(chat) == len(bodies):
            self.shown.chat = self.table.chat
            self.shown.view = msgspec.structs.replace(self.shown.view, number=self.table.number)
        else:
            self.shown = self._look()
            self._send_update(self.table.version != before)
        for line in self.table.chat[len(self.table.chat) - len(chat) :]:
            self.send_all(wire.Chat(line))
        self._lose_moved_seats(bodies)

    def _send_update(self, choose_anew: bool) -> None:
        since = self.table.changed_from
        if not self.watchers:
            return
        self.send_all(wire.Update(self.shown.view, since, self.shown.log[since:], self._clock()))
        if choose_anew:
            for watcher in list(self.watchers):
                self._send_choices(watcher)

    def send_all(self, answer: wire.Answer) -> None:
        """Send everybody the same bytes."""
        message = _encoder.encode(answer)
        for watcher in list(self.watchers):
            watcher.send(message)

    def _send_choices(self, watcher: Watcher) -> None:
        due = self.shown.decision
        if due is not None and due.seat in watcher.seats:
            watcher.send(self.shown.choices)

    def _lose_moved_seats(self, bodies: Sequence[Body]) -> None:
        moved = {
            body.seat for body in bodies if isinstance(body, entries.TokenIssued) and body.seat is not None
        }
        losing = [(watcher, seat) for watcher in self.watchers for seat in moved & watcher.seats]
        for watcher, seat in losing:
            watcher.lose(seat)
        if losing:
            self._tell_presence(None)  # they are still there, but no longer at the seat

    # Watching

    def attach(self, watcher: Watcher, log_from: int = 0) -> None:
        """Somebody comes: they are shown everything."""
        self.watchers[watcher] = None
        watcher.send(self.welcome(watcher, log_from))
        self._send_choices(watcher)
        self._tell_presence(watcher)

    def detach(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.pop(watcher, None)
        self._tell_presence(None)

    def welcome(self, watcher: Watcher, log_from: int = 0) -> bytes:
        """Everything that whoever comes must know."""
        since = min(log_from, len(self.shown.log))
        shown = self.shown
        return _encoder.encode(
            wire.Welcome(
                wire.PROTOCOL,
                sorted(watcher.seats),
                watcher.hosting,
                shown.view,
                since,
                shown.log[since:],
                shown.chat,
                self._clock(),
            )
        )

    def _tell_presence(self, newcomer: Watcher | None) -> None:
        held = set().union(*(watcher.seats for watcher in self.watchers)) if self.watchers else set()
        watching = sum(not watcher.seats for watcher in self.watchers)
        presence = wire.Presence([seat in held for seat in range(self.table.players)], watching)
        if presence != self._presence:
            self._presence = presence
            self.send_all(presence)
        elif newcomer is not None:
            newcomer.send(_encoder.encode(presence))


def follow_order(table: Table) -> Sequence[Body]:
    """What the standing order that is due does."""
    due = table.due()
    if due is None or due.what != "order" or due.seat is None:
        return []
    return acts.follow_order(table, due.seat)


def summary_of(table: Table) -> Summary:
    """What tables are looked up by."""
    due = table.due()
    return Summary(
        table.status,
        table.options.public,
        table.options.name,
        table.touched_at,
        None if due is None else due.at,
        _encoder.encode(table_line(table)),
    )


def bodies_of(table: Table, request: wire.Keyed, holder: Holder | Watcher) -> Sequence[Body]:
    """What a request writes down, if it may."""
    if isinstance(request, wire.Start):
        _check(holder.hosting, "error-not-host")
        return acts.start(table)
    if request.seat is not None:
        _check(request.seat in holder.seats and request.seat < table.players, "error-not-your-seat")
    return _OF[type(request)](table, request)


def _check(holds: bool, error: str) -> None:
    if not holds:
        raise OddVilleError(error)


_OF: Final[dict[type, Callable[[Table, Any], Sequence[Body]]]] = {
    wire.Move: lambda t, r: acts.move(t, r.seat, r.version, r.move),
    wire.Undo: lambda t, r: acts.undo(t, r.seat, r.version, r.count, r.all),
    wire.Confirm: lambda t, r: acts.confirm(t, r.seat, r.version),
    wire.Order: lambda t, r: acts.order(t, r.seat, r.order, r.least),
    wire.Say: lambda t, r: acts.say(t, r.seat, r.name, r.text),
    wire.Rename: lambda t, r: acts.take_seat(t, r.seat, r.name, r.colour),
    wire.Leave: lambda t, r: acts.leave(t, r.seat, "resigned" if r.resign else "left"),
    wire.Return: lambda t, r: acts.take_back(t, r.seat),
    wire.Rematch: lambda t, r: acts.rematch(t, r.seat, r.yes),
}
