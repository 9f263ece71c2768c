"""From the store to a table: the log is folded, and a table of other rules is brought to the present ones."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from oddville.cards.printed import Edition
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.records.record import RULES
from oddville.games.types import Position
from oddville.server.clock import Clock, now_ms
from oddville.server.store.protocol import Conflict, LogEntry, Snapshot, Store, StoredTable
from oddville.server.tables import fold, log_events, views
from oddville.server.tables.log_events import LogEvent, RulesChanged
from oddville.server.tables.table import Secret, Table, seats_of
from oddville.server.wire.options import NewSeat, Options

Loader = Callable[[StoredTable, Edition], Table]
RunLoader = Callable[[Loader, StoredTable, Edition], Awaitable[Table]]


class TableSettings(msgspec.Struct, frozen=True):
    """What a table was made with; stored with it."""

    options: Options
    seats: list[NewSeat]
    maker: int | None = None
    """Who made it (`http.addresses.Client.person`)."""


class StoredPosition(msgspec.Struct, frozen=True):
    """The content of a snapshot."""

    ply: int
    position: Position


_settings: msgspec.json.Decoder[TableSettings] = msgspec.json.Decoder(TableSettings)
_secret: msgspec.json.Decoder[Secret] = msgspec.json.Decoder(Secret)
_position: msgspec.json.Decoder[StoredPosition] = msgspec.json.Decoder(StoredPosition)


async def load(
    store: Store,
    id_: str,
    edition_of: Callable[[str], Awaitable[Edition]],
    run: RunLoader | None = None,
    clock: Clock = now_ms,
) -> Table | None:
    """Read a table; None if there is none. A change of the rules is written, then the table is read again.

    `run` folds the log elsewhere, such as in a thread."""
    while (stored_table := await store.load(id_)) is not None:
        edition = await edition_of(stored_table.row.edition)
        table = await run(load_table, stored_table, edition) if run else load_table(stored_table, edition)
        change = change_of_rules(table, stored_table)
        if change is None:
            return table
        await _write_change(store, table, change, clock)
    return None


async def _write_change(store: Store, table: Table, change: RulesChanged, clock: Clock) -> None:
    entry = LogEntry(table.number + 1, max(clock(), table.touched_at), None, log_events.encode(change))
    table.under_old_rules = False
    fold.apply(table, entry.number, entry.at, None, change)
    with suppress(Conflict):  # another process did the same
        await store.append(table.id, [entry], views.summary(table))


def load_table(stored_table: StoredTable, edition: Edition) -> Table:
    """Fold a log. Events written under other rules are shown, not replayed."""
    row, settings = stored_table.row, _settings.decode(stored_table.row.settings)
    secret = _secret.decode(row.secret)
    table = Table(row.id, row.created_at, settings.options, edition, secret, seats_of(settings.seats))
    table.maker = settings.maker
    events = [log_events.decode(entry.body) for entry in stored_table.entries]
    number, change = _last_change(events)
    rules = row.rules if change is None else change.rules
    # the event that brought the table to the present rules is the first that is replayed
    replayed_from = len(events) + 1 if rules != RULES else number
    table.is_loading = True
    for entry, event in zip(stored_table.entries, events, strict=True):
        table.under_old_rules = entry.number < replayed_from
        fold.apply(table, entry.number, entry.at, entry.key, event)
    table.is_loading = False
    table.under_old_rules = table.started and table.game is None
    if table.under_old_rules and table.has_ended:
        _replay_finished(table, events, rules)
    return table


def fold_entries(table: Table, entries: Iterable[LogEntry]) -> None:
    for entry in entries:
        fold.apply(table, entry.number, entry.at, entry.key, log_events.decode(entry.body))


def _last_change(events: list[LogEvent]) -> tuple[int, RulesChanged | None]:
    """The last change of the rules and the number of its entry; 0 and None if there was none."""
    for number in range(len(events), 0, -1):
        event = events[number - 1]
        if isinstance(event, RulesChanged):
            return number, event
    return 0, None


def _replay_finished(table: Table, events: list[LogEvent], rules: str) -> None:
    """A game that ended under other rules is shown if it goes the same way under the present ones, else refused."""
    start = _last_position(table, events)
    lost = _replay(start.game, events[start.number :])
    if lost or not start.game.is_over:
        raise OddVilleError("error-other-rules", rules=rules, now=RULES)
    table.game, table.earlier_plies, table.under_old_rules = start.game, start.ply, False


class _Start(NamedTuple):
    """A game to play on from, and how many entries and plies came before it."""

    game: Game
    number: int = 0
    ply: int = 0


def _last_position(table: Table, events: list[LogEvent], snapshot: Snapshot | None = None) -> _Start:
    """The last stored position: of a snapshot, of a change of the rules, or the first."""
    number, change = _last_change(events)
    if snapshot is not None and snapshot.number >= number:
        stored_position = _position.decode(snapshot.body)
        return _Start(table.game_at(stored_position.position), snapshot.number, stored_position.ply)
    if change is not None:
        return _Start(table.game_at(change.position), number, change.ply)
    return _Start(table.first_game())


def change_of_rules(table: Table, stored_table: StoredTable) -> RulesChanged | None:
    """The event by which a table that ran under other rules continues under the present ones; None if it need not.

    It continues from the last stored position; later moves are replayed as far as they are still legal.
    """
    if not table.under_old_rules or table.has_ended:
        return None
    events = [log_events.decode(entry.body) for entry in stored_table.entries]
    game, number, ply = _last_position(table, events, stored_table.snapshot)
    lost = _replay(game, events[number:])
    return RulesChanged(RULES, ply + len(game.moves), game.position(), lost)


def _replay(game: Game, events: list[LogEvent]) -> int:
    """Play the moves up to the first that is no longer legal; how many are lost."""
    moves = _moves_left(events)
    for done, move in enumerate(moves):
        try:
            game.push(move)
        except OddVilleError:
            return len(moves) - done
    return 0


def _moves_left(events: list[LogEvent]) -> list[str]:
    """The moves that were not taken back."""
    moves: list[str] = []
    for event in events:
        if isinstance(event, log_events.Moved):
            moves.append(event.move)
        elif isinstance(event, log_events.Undone):
            del moves[max(0, len(moves) - event.count) :]
    return moves


def snapshot(table: Table) -> Snapshot | None:
    """A snapshot of a running table, at a moment when no move can be taken back."""
    if table.game is None or table.status != "running" or table.undoable:
        return None
    position = StoredPosition(table.ply, table.game.position())
    return Snapshot(table.number, RULES, msgspec.json.encode(position))
