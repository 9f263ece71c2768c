"""Commands: each checks what somebody wants to do at a table and returns the log events to write.

Commands change nothing. Refusals are `OddVilleError`s with message ids.
"""

import unicodedata
from typing import Final, Literal, Protocol, assert_never

from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.server import wire
from oddville.server.tables import log_events
from oddville.server.tables.bot_names import bot_name
from oddville.server.tables.log_events import By, LogEvent
from oddville.server.tables.table import Seat, Table
from oddville.server.wire.options import Pace

MAX_UNDOS: Final = 100
"""How often a player may take back moves in one turn."""
MAX_ENTRIES: Final = 10_000
"""Entries of a log up to which moves are written: far more than a game takes."""
MAX_OTHER_ENTRIES: Final = 5_000
"""Entries up to which everything else is written, so that the game can still end."""
MAX_PLAYER_CHAT_LINES: Final = 2_000
MAX_SPECTATOR_CHAT_LINES: Final = 500
MAX_COMBINING: Final = 4
"""How many combining marks may stand on one letter of a name or a chat line."""


class Holder(Protocol):
    """The seats that the sender of a request holds, and whether it is the host."""

    @property
    def seats(self) -> frozenset[int]: ...

    @property
    def hosting(self) -> bool: ...


def execute(  # noqa: C901 (one case for each kind)
    table: Table, request: wire.Keyed, holder: Holder
) -> list[LogEvent]:
    """What a request writes; refused unless the holder may ask for it."""
    _check_holder(table, request, holder)
    check_log_size(table, is_move=isinstance(request, wire.Move | wire.Confirm | wire.Leave))
    match request:
        case wire.Start():
            return start(table)
        case wire.Move():
            return move(table, request.seat, request.version, request.move)
        case wire.Undo():
            return undo(table, request.seat, request.version, request.count, request.all)
        case wire.Confirm():
            return confirm(table, request.seat, request.version)
        case wire.Order():
            return order(table, request.seat, request.order, request.least)
        case wire.Adjust():
            return adjust(table, request.pace, request.confirm)
        case wire.Say():
            return say(table, request.seat, request.name, request.text)
        case wire.Value():
            return give_value(table, request.seat, request.value)
        case wire.Rename():
            return take_seat(table, request.seat, request.name, request.colour)
        case wire.Leave():
            return leave(table, request.seat, "resigned" if request.resign else "left")
        case wire.Return():
            return take_back(table, request.seat)
        case wire.Rematch():
            return rematch(table, request.seat, request.yes)
        case _:
            assert_never(request)


def _check_holder(table: Table, request: wire.Keyed, holder: Holder) -> None:
    if isinstance(request, wire.Start | wire.Adjust):
        is_alone = isinstance(request, wire.Adjust) and _holds_all(table, holder)
        if not holder.hosting and not is_alone:
            raise OddVilleError("error-not-host")
    elif request.seat is not None and (request.seat not in holder.seats or request.seat >= table.players):
        raise OddVilleError("error-not-your-seat")


def _holds_all(table: Table, holder: Holder) -> bool:
    """Whether nobody but the holder plays at the table."""
    people = {place for place, seat in enumerate(table.seats) if not seat.is_given_up}
    return bool(people) and people <= holder.seats


def check_log_size(table: Table, *, is_move: bool = False) -> None:
    """Limit the log, because every client has to load it."""
    limit = MAX_ENTRIES if is_move else MAX_OTHER_ENTRIES
    if table.number >= limit:
        raise OddVilleError("error-table-full", most=limit)


def move(table: Table, seat: int, version: int, text: str, by: By = "person") -> list[LogEvent]:
    game = _running_game(table)
    check_version(table, version)
    if table.confirming:
        raise OddVilleError("error-confirm-first", seat=table.last_mover)
    if game.player != seat:
        raise OddVilleError("error-not-your-choice", player=game.player)
    if by == "person" and table.seats[seat].bot:
        raise OddVilleError("error-bot-plays")
    return _play(table, seat, game.parse(text), by)


def _play(table: Table, seat: int, move: Move, by: By) -> list[LogEvent]:
    events = table.game_after(move).last_events
    return [log_events.Moved(seat, move.text, by, [(event.message, event.facts) for event in events])]


def undo(table: Table, seat: int, version: int, count: int = 1, everything: bool = False) -> list[LogEvent]:
    """Take back the last moves, or all back to the lock."""
    game = _running_game(table)
    check_version(table, version)
    if table.options.undo == "off":
        raise OddVilleError("error-undo-off")
    if game.last_mover != seat or table.undoable < (1 if everything else count):
        raise OddVilleError(
            "error-undo-lock", lock=table.undo_limit_reason or "start", player=game.last_mover
        )
    if table.undos >= MAX_UNDOS:
        raise OddVilleError("error-undo-often", most=MAX_UNDOS)
    return [log_events.Undone(seat, table.undoable if everything else count)]


def confirm(table: Table, seat: int, version: int, by: By = "person") -> list[LogEvent]:
    _running_game(table)
    check_version(table, version)
    if not table.confirming or table.last_mover != seat:
        raise OddVilleError("error-nothing-to-confirm")
    return [log_events.Confirmed(seat, by)]


def order(table: Table, seat: int, choice: Literal["ask", "never", "gain"], least: int) -> list[LogEvent]:
    """Leave a standing order for the Builder's reaction."""
    if not table.options.orders:
        raise OddVilleError("error-orders-off")
    return [log_events.Ordered(seat, choice, least)]


def adjust(table: Table, pace: Pace, confirm: bool) -> list[LogEvent]:
    """Set the pace of bots and whether turns are confirmed."""
    if table.status == "over":
        raise OddVilleError("error-over")
    if (pace, confirm) == (table.options.pace, table.options.confirm):
        return []
    return [log_events.Adjusted(pace, confirm)]


def say(table: Table, seat: int | None, name: str, text: str) -> list[LogEvent]:
    if table.spectators_muted if seat is None else table.seats[seat].muted:
        raise OddVilleError("error-muted")
    _check_chat(table, seat)
    line = clean(text, keep_lines=True)
    if not line:
        raise OddVilleError("error-chat-empty")
    return [log_events.Said(seat, clean(name) if seat is None else table.seats[seat].name, line)]


def _check_chat(table: Table, seat: int | None) -> None:
    """Players and spectators have separate room, so that neither group can silence the other."""
    if seat is None:
        is_full = table.spectator_chat_lines >= MAX_SPECTATOR_CHAT_LINES
    else:
        is_full = table.player_chat_lines >= MAX_PLAYER_CHAT_LINES
    if is_full:
        raise OddVilleError("error-chat-full")


def take_seat(table: Table, seat: int, name: str, colour: str | None) -> list[LogEvent]:
    """Sit down, or take another name or colour. The colours of two seats never agree (SETUP-1)."""
    current = table.seats[seat]
    events: list[LogEvent] = []
    if colour is not None and colour != current.colour:
        if table.status != "waiting":
            raise OddVilleError("error-colour-late")
        events += _free_colour(table, colour, current.colour)
    events.append(log_events.Seated(seat, clean(name) or current.name, colour or current.colour))
    is_full = all(each.taken or each is current for each in table.seats)
    if is_full and table.status == "waiting":
        events.append(log_events.Started())
    return events


def give_value(table: Table, seat: int, value: str) -> list[LogEvent]:
    """Add a seat's random value to the shuffle: one for each person, before the game begins."""
    if not table.takes_values or table.seats[seat].valued:
        raise OddVilleError("error-value-late")
    return [log_events.ValueGiven(seat, value)]


def _free_colour(table: Table, colour: str, other: str) -> list[LogEvent]:
    """Bots and empty seats take the other colour; people keep theirs. With fewer than four nobody may have it."""
    for place, holder in enumerate(table.seats):
        if holder.colour == colour:
            if holder.taken and holder.kind != "bot":
                raise OddVilleError("error-colour-taken", colour=colour)
            return [log_events.Seated(place, holder.name, other, holder.taken)]
    return []


def find_open_seat(table: Table, preferred: int | None) -> int:
    """An open seat that is free: the one asked for, or the first."""
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open" and not seat.taken]
    if table.status == "waiting" and free and (preferred is None or preferred in free):
        return free[0] if preferred is None else preferred
    raise OddVilleError("error-no-open-seat" if preferred is None else "error-seat-taken", seat=preferred)


def start(table: Table) -> list[LogEvent]:
    """Begin with bots at the open seats; the link of such a seat still takes it over."""
    if table.status != "waiting":
        raise OddVilleError("error-started")
    open_seats = [place for place, seat in enumerate(table.seats) if not seat.taken]
    names = [bot_name(table.options.stand_in, table.id, place) for place in open_seats]
    colours = [table.seats[place].colour for place in open_seats]
    return [
        *map(log_events.Seated, open_seats, names, colours, [False] * len(open_seats)),
        log_events.Started(),
        *(log_events.TakenOver(place, "start") for place in open_seats),
    ]


def leave(table: Table, seat: int, reason: log_events.Reason) -> list[LogEvent]:
    """Leave the seat to a bot."""
    current = table.seats[seat]
    if table.status == "over":
        raise OddVilleError("error-over")
    if table.status == "waiting":
        return _free_seat(seat, current)
    if current.bot and (reason != "resigned" or current.is_given_up):
        raise OddVilleError("error-bot-plays")
    return [log_events.TakenOver(seat, reason)]


def _free_seat(seat: int, current: Seat) -> list[LogEvent]:
    return [*_clear_webhook(seat, current), log_events.Seated(seat, "", current.colour, taken=False)]


def _clear_webhook(seat: int, current: Seat) -> list[LogEvent]:
    return [log_events.WebhookSet(seat, None)] if current.webhook else []


def take_back(table: Table, seat: int) -> list[LogEvent]:
    """A person plays their seat again."""
    current = table.seats[seat]
    if current.bot is None:
        raise OddVilleError("error-seat-is-yours")
    if current.is_given_up:
        raise OddVilleError("error-seat-given-up")
    if current.name == bot_name(current.bot, table.id, seat):  # the bot's name goes with it
        return [log_events.Seated(seat, "", current.colour), log_events.TakenBack(seat)]
    return [log_events.TakenBack(seat)]


def remove(table: Table, seat: int, token: bytes) -> list[LogEvent]:
    """An administrator removes a person: `token`, the hash of an unknown secret, voids their link; a bot plays.

    The seats `here` are those of the host, whose secret becomes void as well.
    """
    current = _seat_of_person(table, seat)
    events: list[LogEvent] = [log_events.TokenIssued(seat, token)]
    if current.kind == "here" and table.host is not None:
        events.append(log_events.TokenIssued(None, token))
    if table.status == "waiting":
        return events + _free_seat(seat, current)
    events += _clear_webhook(seat, current)
    if table.status == "running" and current.reason != "removed":
        events.append(log_events.TakenOver(seat, "removed"))
    return events


def mute(table: Table, seat: int | None, muted: bool) -> list[LogEvent]:
    """An administrator turns the chat of a seat, or of the spectators, off or on."""
    if seat is not None:
        _seat_of_person(table, seat)
    return [log_events.Muted(seat, muted)]


def _seat_of_person(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.players:
        raise OddVilleError("error-no-seat")
    if table.seats[seat].kind == "bot":
        raise OddVilleError("error-seat-of-bot")
    return table.seats[seat]


def rematch(table: Table, seat: int, yes: bool) -> list[LogEvent]:
    if table.status != "over":
        raise OddVilleError("error-not-over")
    return [log_events.RematchVoted(seat, yes)]


def time_out(table: Table, seat: int) -> list[LogEvent]:
    """The clock has run out: what was played counts as confirmed, else a bot plays on."""
    if table.confirming:
        return [log_events.Confirmed(seat, "clock")]
    return [log_events.TakenOver(seat, "time")]


def follow_order(table: Table) -> list[LogEvent]:
    """What a standing order does if one is due: it declines. It never builds."""
    due = table.due()
    if due is None or due.kind != "order" or due.seat is None:
        return []
    return _play(table, due.seat, _running_game(table).parse("decline"), "order")


def _running_game(table: Table) -> Game:
    game = game_of(table)
    if table.status == "over":
        raise OddVilleError("error-over")
    return game


def game_of(table: Table) -> Game:
    """The game, running or over; refused before the start."""
    if table.game is None:
        raise OddVilleError("error-not-started")
    return table.game


def check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise OddVilleError("error-moved-on", version=table.version)


def clean(text: str, *, keep_lines: bool = False) -> str:
    """A name or chat line without control and direction characters, odd spaces and long runs of combining marks."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter == "\n" and keep_lines:
            letters.append(letter)
        elif category[0] == "Z" or letter in "\t\n\r":
            letters.append(" ")
        elif marks <= MAX_COMBINING and (category[0] != "C" or letter == "\u200d"):
            letters.append(letter)
    lines = (line.strip() for line in "".join(letters).split("\n"))
    return "\n".join(lines).strip()
