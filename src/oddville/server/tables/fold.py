"""Folding log events into a table, one by one."""

from dataclasses import replace
from typing import Final, assert_never

from msgspec import structs

from oddville.games.editions import DEFAULT
from oddville.games.events import Event
from oddville.games.previews import LOCKS
from oddville.server.tables import log_events
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.table import Table
from oddville.server.wire import ChatLine, Facts, LogLine

MAX_CHAT: Final = 200
"""How many lines of chat a table keeps."""
LOCKING: Final = {
    "log-refill": "refill",
    "log-cheat": "flip",
    "log-pile": "pile",
    "log-guild-reshuffled": "reshuffle",
}
"""The events that undo cannot pass, and the name of each lock."""
assert set(LOCKING.values()) == set(LOCKS.values())


def apply(table: Table, number: int, at: int, key: str | None, event: LogEvent) -> None:
    """Fold the event of one more log entry into the table."""
    assert number == table.number + 1
    version = table.version
    _fold(table, event, at)
    if table.version != version:
        table.changed_at = at
    table.number = number
    table.touched_at = at
    if key is not None:
        table.keys[key] = number


def _fold(table: Table, event: LogEvent, at: int) -> None:  # noqa: C901 (one case for each kind)
    match event:
        case log_events.Seated():
            _fold_seated(table, event, at)
        case log_events.TokenIssued():
            _fold_token(table, event)
        case log_events.ValueGiven(seat, value):
            table.seats[seat] = replace(table.seats[seat], value=value)
        case log_events.Started():
            _fold_started(table, at)
        case log_events.Moved():
            _fold_moved(table, event, at)
        case log_events.Undone():
            _fold_undone(table, event, at)
        case log_events.Confirmed():
            table.version += 1
            _settle(table, at)
        case log_events.Adjusted():
            _fold_adjusted(table, event, at)
        case log_events.Ordered(seat, order, least):
            table.seats[seat] = replace(table.seats[seat], order=order, least=least)
        case log_events.Said(seat, name, text):
            _fold_said(table, ChatLine(table.number + 1, seat, name, text, at))
        case log_events.TakenOver():
            _fold_taken_over(table, event, at)
        case log_events.TakenBack():
            _fold_taken_back(table, event, at)
        case log_events.WebhookSet(seat, url):
            table.seats[seat] = replace(table.seats[seat], webhook=url)
        case log_events.Muted():
            _fold_muted(table, event)
        case log_events.RematchVoted(seat, yes):
            table.seats[seat] = replace(table.seats[seat], rematch=yes)
        case log_events.RematchMade(next_table):
            table.rematch = next_table
        case log_events.RulesChanged():
            _fold_rules_changed(table, event, at)
        case _:
            assert_never(event)


def _fold_said(table: Table, line: ChatLine) -> None:
    if line.seat is None:
        table.spectator_chat_lines += 1
    else:
        table.player_chat_lines += 1
    table.chat.append(line)
    del table.chat[:-MAX_CHAT]


def _add_line(table: Table, message: str, facts: Facts, at: int) -> None:
    turn = table.game.turn if table.game else 0
    table.log.append(LogLine(message, facts, turn, table.ply, at, of_table=True))


def _settle(table: Table, at: int, lock: str = "passed") -> None:
    """The moves so far stand; the next decision begins."""
    table.undo_limit = table.ply
    table.undo_limit_reason = lock
    table.confirming = False
    table.undos = 0
    table.since = at


def _fold_seated(table: Table, event: log_events.Seated, at: int) -> None:
    seat = table.seats[event.seat]
    if event.taken and not seat.taken:
        _add_line(table, "log-sits", {"player": event.seat, "name": event.name}, at)
    is_freed = seat.taken and not event.taken
    value = None if is_freed else seat.value  # the next person adds their own
    table.seats[event.seat] = replace(
        seat, name=event.name, colour=event.colour, taken=event.taken, value=value
    )


def _fold_adjusted(table: Table, event: log_events.Adjusted, at: int) -> None:
    before = table.options
    table.options = structs.replace(before, pace=event.pace, confirm=event.confirm)
    if event.pace != before.pace:
        _add_line(table, "log-pace", {"pace": event.pace}, at)
    if event.confirm != before.confirm:
        _add_line(table, "log-confirming", {"on": "yes" if event.confirm else "no"}, at)


def _fold_token(table: Table, event: log_events.TokenIssued) -> None:
    if event.seat is None:
        table.host = event.hash
    else:
        seat = table.seats[event.seat]
        former = seat.token if event.moved else None
        table.seats[event.seat] = replace(seat, former=former, token=event.hash)


def _fold_started(table: Table, at: int) -> None:
    table.started = True
    if not table.under_old_rules:
        table.game = table.first_game()
    table.version += 1
    table.since = at
    _add_line(table, "log-started", {"players": table.players}, at)
    if table.options.edition != DEFAULT:
        _add_line(table, "log-edition", {"edition": table.options.edition}, at)
    if table.options.deal:  # a named deal can be known in advance, so it is announced
        _add_line(table, "log-deal", {"deal": table.options.deal}, at)


def _fold_moved(table: Table, event: log_events.Moved, at: int) -> None:
    table.version += 1
    if table.game is None:
        table.earlier_plies += 1
        _add_lines(table, [Event(*each) for each in event.events], event, at)
        table.has_ended = event.events[-1][0] == "log-over"
        return
    turn, player, points = table.game.turn, table.game.player, table.points()
    game = table.game = table.game_after(event.move)
    table.next_game = None
    start = len(table.log)
    _add_lines(table, game.last_events, event, at, turn)
    _add_points(table, start, points)
    messages = [each.message for each in reversed(game.last_events)]
    lock = next((LOCKING[message] for message in messages if message in LOCKING), None)
    if lock is not None or table.options.undo == "off":
        table.undo_limit, table.undo_limit_reason = table.ply, lock or "passed"
    if game.player == player:
        return
    asks = table.options.confirm and event.by == "person" and event.move != "end"
    if asks and table.undoable:
        table.confirming = True
    else:
        _settle(table, at, lock or "passed")


def _add_lines(
    table: Table, events: list[Event], move: log_events.Moved, at: int, turn: int | None = None
) -> None:
    """Add the lines of a move. Where its turn is not known (a move under old rules), the events may tell it."""
    for event in events:
        facts = event.facts
        if event.message == "log-decline" and move.by == "order":
            facts = {**facts, "by": "order"}
        elif event.message == "log-turn":
            turn = facts["turn"]
        line_turn = turn if turn is not None else facts.get("turn", 0)
        table.log.append(LogLine(event.message, facts, line_turn, table.ply, at))


def _add_points(table: Table, start: int, before: list[int]) -> None:
    """Say on the move's first line by how much it changed the points."""
    changes = [now - then for now, then in zip(table.points(), before, strict=True)]
    if any(changes):
        table.log[start] = structs.replace(table.log[start], points=changes)


def _fold_undone(table: Table, event: log_events.Undone, at: int) -> None:
    if table.game is None:
        table.earlier_plies -= event.count
        table.has_ended = False
    else:
        table.game = table.game if table.is_loading else table.game.copy()
        for _ in range(event.count):
            table.game.undo()
    table.version += 1
    table.confirming = False
    table.undos += 1
    _remove_void_lines(table)
    _add_undo_line(table, event, at)


def _remove_void_lines(table: Table) -> None:
    """Remove the lines of moves after the present ply, which are the last ones among those of the table itself."""
    log, start = table.log, len(table.log)
    while start and (log[start - 1].of_table or log[start - 1].ply > table.ply):
        start -= 1
    is_void = [not line.of_table for line in log[start:]]
    table.changed_from = min(table.changed_from, start + is_void.index(True))
    log[start:] = [line for line, void in zip(log[start:], is_void, strict=True) if not void]


def _add_undo_line(table: Table, event: log_events.Undone, at: int) -> None:
    """One line for all undos in a row, else a player could fill the log with them."""
    last, count = table.log[-1], event.count
    if (last.message, last.ply, last.facts.get("player")) == ("log-undo", table.ply, event.seat):
        table.log.pop()
        table.changed_from = min(table.changed_from, len(table.log))
        count += last.facts["count"]
    _add_line(table, "log-undo", {"player": event.seat, "count": count}, at)


def _fold_taken_over(table: Table, event: log_events.TakenOver, at: int) -> None:
    if table.game is not None and table.confirming and table.last_mover == event.seat:
        _settle(table, at)
    elif table.player == event.seat:
        table.undo_limit, table.undo_limit_reason = table.ply, "passed"
    table.seats[event.seat] = replace(
        table.seats[event.seat], bot=table.options.stand_in, reason=event.reason, taken=True
    )
    table.version += 1
    _add_line(table, "log-takeover", {"player": event.seat, "reason": event.reason}, at)


def _fold_taken_back(table: Table, event: log_events.TakenBack, at: int) -> None:
    table.seats[event.seat] = replace(table.seats[event.seat], bot=None, reason=None)
    table.version += 1
    if table.player == event.seat:
        table.since = at
    _add_line(table, "log-seat-back", {"player": event.seat}, at)


def _fold_muted(table: Table, event: log_events.Muted) -> None:
    if event.seat is None:
        table.spectators_muted = event.muted
    else:
        table.seats[event.seat] = replace(table.seats[event.seat], muted=event.muted)


def _fold_rules_changed(table: Table, event: log_events.RulesChanged, at: int) -> None:
    """From here on the game is played under the present rules; unless they have changed again since."""
    if not table.under_old_rules:
        table.game = table.game_at(event.position)
    table.earlier_plies = event.ply
    table.version += 1
    _settle(table, at)
    _add_line(table, "log-rules-changed", {"rules": event.rules, "lost": event.lost}, at)
