"""What may be done at a table: each act is checked here, and answered with the entries to write down.

Nothing is changed here; refusals are `OddVilleError`s whose ids every language can say.
"""

import unicodedata
from typing import Final, Literal

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.games.game import Game
from oddville.server import entries
from oddville.server.entries import Body, By
from oddville.server.table import GIVEN_UP, Seat, Table

LONGEST_COMBINING: Final = 4
"""How many marks may stand on one letter of a name or a chat line."""


def move(table: Table, seat: int, version: int, text: str, by: By = "person") -> list[Body]:
    """Play a move."""
    game = _running(table)
    _check_version(table, version)
    if table.confirming:
        raise OddVilleError("error-confirm-first", seat=table.mover)
    if game.player != seat:
        raise OddVilleError("error-not-your-choice", player=game.player)
    _check_plays(table, seat, by)
    code = game.parse(text)
    refusals = game.refusals(code)
    if refusals:
        raise IllegalMove(code.text, refusals)
    trial = game.copy()
    events = trial.play(code)
    return [entries.Moved(seat, code.text, by, [(event.message, event.facts) for event in events])]


def undo(table: Table, seat: int, version: int, everything: bool = False) -> list[Body]:
    """Take back the last move, or all back to the lock."""
    game = _running(table)
    _check_version(table, version)
    if table.options.undo == "off":
        raise OddVilleError("error-undo-off")
    if game.last_mover != seat or table.undoable == 0:
        raise OddVilleError("error-undo-lock", lock=table.lock or "start", player=game.last_mover)
    return [entries.Undone(seat, table.undoable if everything else 1)]


def confirm(table: Table, seat: int, version: int, by: By = "person") -> list[Body]:
    """Let the turn stand."""
    _running(table)
    _check_version(table, version)
    if not table.confirming or table.mover != seat:
        raise OddVilleError("error-nothing-to-confirm")
    return [entries.Confirmed(seat, by)]


def order(table: Table, seat: int, wish: Literal["ask", "never", "gain"], least: int) -> list[Body]:
    """Leave a standing order for the Builder's reaction."""
    if not table.options.orders:
        raise OddVilleError("error-orders-off")
    return [entries.Ordered(seat, wish, least)]


def say(table: Table, seat: int | None, name: str, text: str) -> list[Body]:
    """Say something to everybody at the table."""
    if table.watchers_muted if seat is None else table.seats[seat].muted:
        raise OddVilleError("error-muted")
    said = clean(text, keep_lines=True)
    if not said:
        raise OddVilleError("error-chat-empty")
    return [entries.Said(seat, clean(name) if seat is None else table.seats[seat].name, said)]


def take_seat(table: Table, seat: int, name: str, colour: str | None) -> list[Body]:
    """Sit down, or take another name or colour. The colours of two seats never agree (SETUP-1)."""
    given = table.seats[seat]
    bodies: list[Body] = []
    if colour is not None and colour != given.colour:
        if table.status != "waiting":
            raise OddVilleError("error-colour-late")
        bodies += _give_up_colour(table, colour, given.colour)
    taken = entries.Seated(seat, clean(name) or given.name, colour or given.colour)
    return [*bodies, taken, *_start_if_full(table, {seat})]


def _give_up_colour(table: Table, colour: str, other: str) -> list[Body]:
    """Bots and empty seats take the other colour; people keep theirs. With fewer than four nobody may have it."""
    for place, holder in enumerate(table.seats):
        if holder.colour == colour:
            if holder.taken and holder.kind != "bot":
                raise OddVilleError("error-colour-taken", colour=colour)
            return [entries.Seated(place, holder.name, other, holder.taken)]
    return []


def open_seat(table: Table, wished: int | None) -> int:
    """An open seat that is free: the one wished for, or the first."""
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open" and not seat.taken]
    if table.status == "waiting" and free and (wished is None or wished in free):
        return free[0] if wished is None else wished
    raise OddVilleError("error-no-open-seat" if wished is None else "error-seat-taken", seat=wished)


def _start_if_full(table: Table, sitting: set[int]) -> list[Body]:
    full = all(seat.taken or place in sitting for place, seat in enumerate(table.seats))
    return [entries.Started()] if full and table.status == "waiting" else []


def start(table: Table) -> list[Body]:
    """Fill the seats that are left with bots and begin; whoever has the link of one can still take it back."""
    if table.status != "waiting":
        raise OddVilleError("error-started")
    left = [place for place, seat in enumerate(table.seats) if not seat.taken]
    return [entries.Started(), *(entries.TakenOver(place, "start") for place in left)]


def leave(table: Table, seat: int, reason: entries.Reason) -> list[Body]:
    """Leave the seat to a bot."""
    held = table.seats[seat]
    if table.status == "over":
        raise OddVilleError("error-over")
    if table.status == "waiting":
        return _freed(seat, held)
    if held.bot and (reason != "resigned" or held.reason in (None, *GIVEN_UP)):
        raise OddVilleError("error-bot-plays")
    return [entries.TakenOver(seat, reason)]


def _freed(seat: int, held: Seat) -> list[Body]:
    """A seat that nobody has any more."""
    return [*_untold(seat, held), entries.Seated(seat, "", held.colour, taken=False)]


def _untold(seat: int, held: Seat) -> list[Body]:
    """Whoever had the seat gets no more notices about it."""
    return [entries.NoticeSet(seat, None)] if held.notice else []


def take_back(table: Table, seat: int) -> list[Body]:
    """A person plays their seat again."""
    held = table.seats[seat]
    if held.bot is None:
        raise OddVilleError("error-seat-is-yours")
    if held.reason in (None, *GIVEN_UP):
        raise OddVilleError("error-seat-given-up")
    return [entries.TakenBack(seat)]


def remove(table: Table, seat: int, token: bytes) -> list[Body]:
    """An administrator sends somebody away: their link is void (only the hash of another is kept), and a bot plays."""
    held = _seat_of_person(table, seat)
    bodies: list[Body] = [entries.TokenIssued(seat, token)]
    if table.status == "waiting":
        return bodies + _freed(seat, held)
    bodies += _untold(seat, held)
    if table.status == "running" and held.reason != "removed":
        bodies.append(entries.TakenOver(seat, "removed"))
    return bodies


def mute(table: Table, seat: int | None, muted: bool) -> list[Body]:
    """An administrator turns the chat of a seat, or of those who watch, off or on."""
    if seat is not None:
        _seat_of_person(table, seat)
    return [entries.Muted(seat, muted)]


def _seat_of_person(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.players:
        raise OddVilleError("error-no-seat")
    if table.seats[seat].kind == "bot":
        raise OddVilleError("error-seat-of-bot")
    return table.seats[seat]


def rematch(table: Table, seat: int, yes: bool) -> list[Body]:
    """Say whether one wants to play again."""
    if table.status != "over":
        raise OddVilleError("error-not-over")
    return [entries.RematchWished(seat, yes)]


def time_out(table: Table, seat: int) -> list[Body]:
    """The clock has run out: what was played counts as confirmed, and a bot plays on (flows, time-out)."""
    if table.confirming:
        return [entries.Confirmed(seat, "clock")]
    return [entries.TakenOver(seat, "time")]


def follow_order(table: Table, seat: int) -> list[Body]:
    """What a standing order that is due does: it declines. It never builds."""
    events = _running(table).copy().play("decline")
    return [entries.Moved(seat, "decline", "order", [(event.message, event.facts) for event in events])]


def _running(table: Table) -> Game:
    if table.game is None:
        raise OddVilleError("error-not-started")
    if table.status == "over":
        raise OddVilleError("error-over")
    return table.game


def _check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise OddVilleError("error-moved-on", version=table.version)


def _check_plays(table: Table, seat: int, by: By) -> None:
    if by == "person" and table.seats[seat].bot:
        raise OddVilleError("error-bot-plays")


def clean(text: str, *, keep_lines: bool = False) -> str:
    """A name or a chat line without what would disturb others: control and direction characters, heaps of marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter == "\n" and keep_lines:
            kept.append(letter)
        elif category[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif marks <= LONGEST_COMBINING and (category[0] != "C" or letter == "\u200d"):
            kept.append(letter)
    lines = (" ".join(line.split(" ")).strip() for line in "".join(kept).split("\n"))
    return "\n".join(lines).strip()
