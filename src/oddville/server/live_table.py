"""A table that is being played: one act at a time, written down before it is shown, shown to everybody alike."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import acts, entries, wire
from oddville.server.entries import Body
from oddville.server.loading import change_of_rules, fold, load_table, snapshot
from oddville.server.sight import Decision, choices, decision, table_line, table_view
from oddville.server.store.protocol import (
    Conflict,
    DuplicateKey,
    LogEntry,
    Snapshot,
    Store,
    StoredTable,
    Summary,
)
from oddville.server.table import Table

SNAPSHOT_EVERY: Final = 32
MOST_RACES: Final = 20
"""How often an act is tried again because another process wrote first."""
_encoder = msgspec.json.Encoder()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
    """A table in memory, those who watch it, and the one lock that puts their acts in order."""

    def __init__(self, table: Table, store: Store, *, clock: Callable[[], int] = now_ms) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.written: list[Callable[[LiveTable], None]] = []
        """Called after every change, once it is written and shown."""
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._kept_at = table.number
        self.wrote = False
        """Whether what was shown last was written down here, not by another process."""
        self._presence: wire.Presence | None = None
        table.changed_from = len(table.log)
        self.shown = self._look()

    @property
    def is_writing(self) -> bool:
        """Whether an act is under way."""
        return self._lock.locked()

    # Acts

    async def do(self, request: wire.Keyed, holder: Holder | Watcher) -> wire.Done:
        """Carry out a request; what it changed is durable and was sent to everybody when this returns."""
        async with self._lock:
            number = await self._carry_out(request, holder)
            await self._follow_orders()
        return wire.Done(request.key, number, self.table.version)

    async def act(self, bodies: Callable[[Table], Sequence[Body]]) -> bool:
        """Write down what happens by itself: a bot's move, a clock. False if there is nothing to write any more."""
        async with self._lock:
            done = await self._write_down(bodies, None) is not None
            await self._follow_orders()
        return done

    async def _carry_out(self, request: wire.Keyed, holder: Holder | Watcher) -> int:
        known = self.table.keys.get(request.key)
        if known is not None:
            return known
        number = await self._write_down(lambda table: bodies_of(table, request, holder), request.key)
        return self.table.number if number is None else number

    async def _write_down(self, decide: Callable[[Table], Sequence[Body]], key: str | None) -> int | None:
        """Decide, write, show; where another process was quicker, look at what it did and decide again."""
        for _ in range(MOST_RACES):
            bodies = decide(self.table)
            if not bodies:
                return None
            try:
                return await self._write(bodies, key)
            except Conflict:
                await self._catch_up()
            except DuplicateKey as twice:
                await self._catch_up()
                return twice.number
        raise OddVilleError("error-too-busy")

    async def _write(self, bodies: Sequence[Body], key: str | None) -> int:
        """Fold first, so that what is looked up fits what is written; it is shown only when it is durable."""
        at, first = max(self._clock(), self.table.touched_at), self.table.number + 1
        log = [
            LogEntry(first + i, at, key if i == 0 else None, entries.encode(body))
            for i, body in enumerate(bodies)
        ]
        try:
            for entry, body in zip(log, bodies, strict=True):
                self.table.apply(entry.number, entry.at, entry.key, body)
            await self._store.append(self.table.id, log, summary_of(self.table), self._snapshot())
        except BaseException:
            await asyncio.shield(self._reload())
            raise
        self.wrote = True
        self._show(bodies)
        return first

    def _snapshot(self) -> Snapshot | None:
        if self.table.number - self._kept_at < SNAPSHOT_EVERY:
            return None
        kept = snapshot(self.table)
        if kept is not None:
            self._kept_at = kept.number
        return kept

    async def _reload(self) -> None:
        """Back to what is written, as nothing else is true; what another process wrote meanwhile is shown."""
        stored = await self._store.load(self.table.id)
        if stored is None:
            raise OddVilleError("error-no-table")
        fresh = load_table(stored, self.table.edition)
        fresh.changed_from = min(self.table.changed_from, len(fresh.log))
        self.table = fresh
        news = stored.entries[self.shown.view.number :]
        if news:
            self.wrote = (
                True  # the writing that was interrupted may have been done: better told twice than never
            )
            self._show([entries.decode(entry.body) for entry in news])

    async def _catch_up(self) -> None:
        """Fold what other processes wrote, and show it."""
        later = await self._store.entries_after(self.table.id, self.table.number)
        if later:
            fold(self.table, later)
            self.wrote = False
            self._show([entries.decode(entry.body) for entry in later])

    async def catch_up(self) -> None:
        """Look whether another process wrote something."""
        async with self._lock:
            await self._catch_up()
            await self._follow_orders()

    async def _follow_orders(self) -> None:
        """Standing orders answer at once."""
        due = self.table.due()
        if due is not None and due.what == "order":
            await self._write_down(follow_order, None)

    # Showing

    def _look(self) -> Shown:
        table = self.table
        return Shown(table_view(table), list(table.log), list(table.chat), decision(table))

    def _show(self, bodies: Sequence[Body]) -> None:
        """Send everybody the table as it is now, and the choices to who must choose."""
        chat = [body for body in bodies if isinstance(body, entries.Said)]
        before = self.shown.view.version
        if len(chat) == len(bodies):
            self.shown.chat = list(self.table.chat)
            self.shown.view = msgspec.structs.replace(self.shown.view, number=self.table.number)
        else:
            self.shown = self._look()
            self._send_update(self.table.version != before)
        for line in self.table.chat[len(self.table.chat) - len(chat) :]:
            self.send_all(wire.Chat(line))
        self._lose_moved_seats(bodies)
        for call in self.written:
            call(self)

    def _send_update(self, choose_anew: bool) -> None:
        since = self.table.changed_from
        self.table.changed_from = len(self.table.log)
        if not self.watchers:
            return
        self.send_all(wire.Update(self.shown.view, since, self.shown.log[since:], self._clock()))
        if choose_anew:
            for watcher in self.watchers:
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
        self.watchers.add(watcher)
        watcher.send(self.welcome(watcher, log_from))
        self._send_choices(watcher)
        self._tell_presence(watcher)

    def detach(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.discard(watcher)
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
    return [] if due is None or due.what != "order" else acts.follow_order(table, due.seat)


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


async def brought_up(store: Store, stored: StoredTable, table: Table) -> Table:
    """A table as it was kept; where the rules have changed since, that is written down and it goes on by those of
    today."""
    change = change_of_rules(table, stored)
    if change is not None:
        entry = LogEntry(table.number + 1, now_ms(), None, entries.encode(change))
        table.telling = False
        table.apply(entry.number, entry.at, None, change)
        with contextlib.suppress(Conflict):  # another process did the same
            await store.append(table.id, [entry], summary_of(table))
    return table


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
