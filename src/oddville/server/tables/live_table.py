"""A table in memory. It runs one command at a time, and shows a change to everybody once it is written.

A command is decided on the table and folded into a copy. The copy takes the table's place once the store has it, so
nobody can read what is not durable, and a write that fails leaves nothing behind. Every command runs in a task of its
own: if a caller is cancelled, the write goes on. `invariants` says what that guarantees and checks it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.clock import Clock, now_ms
from oddville.server.store.protocol import (
    Conflict,
    DuplicateKey,
    LogEntry,
    Snapshot,
    Store,
    TableDamaged,
    TableNotFound,
)
from oddville.server.tables import commands, fold, log_events
from oddville.server.tables.commands import Holder
from oddville.server.tables.loading import fold_entries, load_table, snapshot
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.table import Table
from oddville.server.tables.views import choices, summary, table_view

SNAPSHOT_EVERY: Final = 32
MAX_RACES: Final = 20
"""How often a command is tried again because another process wrote first."""
MAX_LINES: Final = 2_000
"""Lines of a log that are sent: more than most games have."""
Result = TypeVar("Result")
Decide = Callable[[Table], Sequence[LogEvent]]
"""What to write, given the table as it is; nothing if there is no reason any more."""
_encoder = msgspec.json.Encoder()
logger = logging.getLogger("oddville.tables")


class Watcher(Holder, Protocol):
    """A connection, as the table sees it."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def lose(self, seat: int) -> None:
        """The seat was moved to another device."""

    def lose_host(self) -> None:
        """The host's secret is void."""


class LiveTable:
    """A table, the connections that watch it, and the lock that puts commands in order."""

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
        self.damage: TableDamaged | None = None
        """Why its log can no longer be read."""
        self.step_version: int | None = None
        """At pace `step`: the version at which somebody asked the bot to move."""
        self.is_paused = False
        """Whether its bots are paused until somebody connects (`Scheduler.is_paused`)."""
        self.unwatched_since = clock()
        """When the last watcher left, or when it was loaded."""
        self.is_own_change = False
        """Whether the last change was written by this process."""
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._commands: set[asyncio.Task[Any]] = set()
        self._snapshot_number = table.number
        self._presence: wire.Presence | None = None
        self._shown_version = table.version
        self._view: wire.TableView | None = None
        self._choices: tuple[int, bytes | None] | None = None

    @property
    def is_writing(self) -> bool:
        """Whether a command is under way."""
        return bool(self._commands)

    async def finish(self) -> None:
        """Wait for all commands under way."""
        while self._commands:
            await asyncio.wait(self._commands)

    # Commands

    async def execute(self, request: wire.Keyed, holder: Holder) -> wire.Done:
        """Carry out a request; its changes are durable and were sent to everybody when this returns."""
        number = await self._run(lambda: self._execute(request, holder))
        return wire.Done(request.key, number, self.table.version)

    async def commit(self, decide: Decide) -> bool:
        """Write what the server does, such as a bot's move. False if there was nothing to write any more."""
        return await self._run(lambda: self._commit(decide, None)) is not None

    async def catch_up(self) -> None:
        """Read what other processes wrote, or what became of a write that failed."""
        await self._run(self._catch_up)

    async def _run(self, command: Callable[[], Awaitable[Result]]) -> Result:
        """Run a command to its end, even if the caller is cancelled."""
        task = asyncio.create_task(self._run_locked(command))
        self._commands.add(task)
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    async def _run_locked(self, command: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            return await command()

    def _end(self, task: "asyncio.Task[Any]") -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here, as the caller may be gone

    async def _execute(self, request: wire.Keyed, holder: Holder) -> int:
        await self._resolve_uncertainty()
        earlier_number = self.table.keys.get(request.key)
        if earlier_number is not None:
            return earlier_number
        number = await self._commit(lambda table: commands.execute(table, request, holder), request.key)
        return self.table.number if number is None else number

    async def _commit(self, decide: Decide, key: str | None) -> int | None:
        """Decide and write; where another process wrote first, read that and decide again."""
        await self._resolve_uncertainty()
        for _ in range(MAX_RACES):
            events = decide(self.table)
            if not events:
                return None
            try:
                return await self._write(list(events), key)
            except Conflict:
                await self._catch_up()
            except DuplicateKey as duplicate:
                await self._catch_up()
                return duplicate.number
        raise OddVilleError("error-too-busy")

    async def _write(self, events: list[LogEvent], key: str | None) -> int:
        draft, first = self.table.copy(), self.table.number + 1
        entries = self._fold(draft, events, key)
        new_snapshot = self._snapshot(draft)
        try:
            await self._store.append(draft.id, entries, summary(draft), new_snapshot)
        except (Conflict, DuplicateKey):
            raise
        except TableNotFound:
            self._set_gone()
            raise OddVilleError("error-no-table", id=draft.id) from None
        except BaseException:
            self.is_uncertain = True
            self._notify_listeners()
            raise
        if new_snapshot is not None:
            self._snapshot_number = new_snapshot.number
        self._accept(draft, events, is_own=True)
        return first

    def _fold(self, draft: Table, events: list[LogEvent], key: str | None) -> list[LogEntry]:
        """Fold new events into the draft; moves of standing orders are appended to them."""
        at = max(self._clock(), draft.touched_at)
        entries: list[LogEntry] = []
        while len(entries) < len(events):
            event = events[len(entries)]
            entries.append(LogEntry(draft.number + 1, at, None if entries else key, log_events.encode(event)))
            fold.apply(draft, entries[-1].number, at, entries[-1].key, event)
            if len(entries) == len(events):
                events.extend(commands.follow_order(draft))
        return entries

    def _snapshot(self, draft: Table) -> Snapshot | None:
        return snapshot(draft) if draft.number - self._snapshot_number >= SNAPSHOT_EVERY else None

    async def _resolve_uncertainty(self) -> None:
        """Decide nothing before it is known what became of the last write."""
        if self.damage is not None:
            raise self.damage
        if self.is_gone:
            raise OddVilleError("error-no-table", id=self.table.id)
        if self.is_uncertain:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            later = await self._store.entries_after(self.table.id, self.table.number)
        except TableDamaged as error:
            self.damage, self.is_gone = error, True
            self._notify_listeners()
            raise
        was_uncertain, self.is_uncertain = self.is_uncertain, False
        if later:
            draft = await self._fold_stored(later)
            # an uncertain write of ours may be among them: better to publish twice than never
            self._accept(draft, [log_events.decode(entry.body) for entry in later], is_own=was_uncertain)

    async def _fold_stored(self, later: Sequence[LogEntry]) -> Table:
        draft = self.table.copy()
        try:
            fold_entries(draft, later)
        except Exception:  # such as a change of the rules by a newer process: start again from the whole log
            logger.exception("fold-failed", extra={"table": self.table.id})
            stored_table = await self._store.load(self.table.id)
            if stored_table is None:
                self._set_gone()
                raise OddVilleError("error-no-table", id=self.table.id) from None
            draft = load_table(stored_table, self.table.edition)
            draft.changed_from = 0
        return draft

    def _accept(self, draft: Table, events: Sequence[LogEvent], *, is_own: bool) -> None:
        """The store has it: from now on this is the table, and everybody is shown it."""
        self.table = draft
        self.is_own_change = is_own
        self.is_paused = False
        self._broadcast(events)
        self._notify_listeners()

    def _set_gone(self) -> None:
        self.is_gone = True
        self._notify_listeners()

    def _notify_listeners(self) -> None:
        for listener in self.listeners:
            try:
                listener(self)
            except Exception:  # the write stands, whatever goes wrong after it
                logger.exception("listener-failed", extra={"table": self.table.id})

    # Views

    @property
    def view(self) -> wire.TableView:
        """The table as everybody sees it."""
        if self._view is None or self._view.number != self.table.number:
            self._view = table_view(self.table)
        return self._view

    @property
    def _first_line(self) -> int:
        """The first line of the log that is sent; limits what a new connection has to load."""
        return max(0, len(self.table.log) - MAX_LINES)

    def _encoded_choices(self) -> bytes | None:
        """Made for the first watcher who holds the seat that must choose: often there is none."""
        if self._choices is None or self._choices[0] != self.table.version:
            answer = choices(self.table)
            self._choices = (self.table.version, None if answer is None else _encoder.encode(answer))
        return self._choices[1]

    def _broadcast(self, events: Sequence[LogEvent]) -> None:
        """Send everybody the table as it is now, and the choices to the player who must choose."""
        chat = [event for event in events if isinstance(event, log_events.Said)]
        if len(chat) < len(events):
            self._send_update(self.table.version != self._shown_version)
        self._shown_version = self.table.version
        for line in self.table.chat[len(self.table.chat) - len(chat) :]:
            self.send_all(wire.Chat(line))
        self._release_moved_seats(events)

    def _send_update(self, with_choices: bool) -> None:
        since = max(self.table.changed_from, self._first_line)
        if not self.watchers:
            return
        self.send_all(wire.Update(self.view, since, self.table.log[since:], self._clock()))
        if with_choices:
            for watcher in list(self.watchers):
                self._send_choices(watcher)

    def send_all(self, answer: wire.Answer) -> None:
        """Send everybody the same bytes."""
        message = _encoder.encode(answer)
        for watcher in list(self.watchers):
            watcher.send(message)

    def _send_choices(self, watcher: Watcher) -> None:
        if self.table.player in watcher.seats:
            message = self._encoded_choices()
            if message is not None:
                watcher.send(message)

    def _release_moved_seats(self, events: Sequence[LogEvent]) -> None:
        issued = [event.seat for event in events if isinstance(event, log_events.TokenIssued)]
        losing = [(watcher, seat) for watcher in self.watchers for seat in watcher.seats & set(issued)]
        for watcher, seat in losing:
            watcher.lose(seat)
        if losing:
            self._send_presence()  # they are still there, but no longer at the seat
        if None in issued:
            for watcher in [watcher for watcher in self.watchers if watcher.hosting]:
                watcher.lose_host()

    # Watchers

    def attach(self, watcher: Watcher, log_from: int = 0) -> None:
        """Add a watcher, who is sent everything."""
        self.watchers[watcher] = None
        since = max(min(log_from, len(self.table.log)), self._first_line)
        log, chat = self.table.log[since:], self.table.chat
        seats, hosting = sorted(watcher.seats), watcher.hosting
        watcher.send(
            _encoder.encode(
                wire.Welcome(wire.PROTOCOL, seats, hosting, self.view, since, log, chat, self._clock())
            )
        )
        self._send_choices(watcher)
        self._send_presence(watcher)
        if self.is_paused:
            self.is_paused = False
            self._notify_listeners()

    def detach(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        self.unwatched_since = self._clock()
        self._send_presence()

    def _send_presence(self, newcomer: Watcher | None = None) -> None:
        """Send everybody who is there if that has changed; a newcomer is sent it in any case."""
        held_seats = set().union(*(watcher.seats for watcher in self.watchers))
        watching = sum(not watcher.seats for watcher in self.watchers)
        presence = wire.Presence([seat in held_seats for seat in range(self.table.players)], watching)
        if presence != self._presence:
            self._presence = presence
            self.send_all(presence)
        elif newcomer is not None:
            newcomer.send(_encoder.encode(presence))
