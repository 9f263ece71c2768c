"""A table: what its log says, folded entry by entry. Nothing here waits, writes or reads a clock."""

import copy
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from msgspec import Struct

from oddville.cards.printed import Edition
from oddville.games.deals import commitment
from oddville.games.editions import DEFAULT
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.previews import LOCKS, preview
from oddville.rules.scoring import points
from oddville.server import entries
from oddville.server.entries import Body
from oddville.server.options import COLOURS, PACES, Options, SeatWish, allowance
from oddville.server.wire import ChatLine, LogLine

MOST_CHAT: Final = 200
"""How many lines of chat a table remembers for those who come later."""
LOCKING: Final = {
    "log-refill": "refill",
    "log-cheat": "flip",
    "log-pile": "pile",
    "log-guild-reshuffled": "reshuffle",
}
"""The events that close the way back, and the name of each lock."""
OF_THE_TABLE: Final = frozenset(
    (
        "log-sits",
        "log-started",
        "log-edition",
        "log-deal",
        "log-undo",
        "log-takeover",
        "log-seat-back",
        "log-rules-changed",
    )
)
"""Lines of the log that no move brought about."""
assert set(LOCKING.values()) == set(LOCKS.values())

GIVEN_UP: Final = ("resigned", "removed")
"""Why a bot plays a seat for good."""
Status = Literal["waiting", "running", "over"]


class Secret(Struct, frozen=True):
    """What only the server may know about a table while it runs."""

    seed: str
    position: dict[str, Any] | None = None
    """Where it begins, for a table that goes on from another one; the seed then decides the reshuffles."""
    origin: str | None = None

    @property
    def commitment(self) -> str:
        """What is published at the start, so that everybody can see at the end that nothing was changed."""
        return commitment(self.seed, self.position)


@dataclass(slots=True)
class Seat:
    """A seat and who plays it."""

    kind: Literal["here", "open", "link", "bot"]
    name: str
    colour: str
    bot: str | None
    """The bot that plays it now: its own, or the one that stands in."""
    taken: bool
    token: bytes | None = None
    former: bytes | None = None
    """The secret of the device from which the seat was moved here; with it, it is taken back there."""
    reason: entries.Reason | None = None
    order: Literal["ask", "never", "gain"] = "ask"
    least: int = 0
    notice: str | None = None
    muted: bool = False
    rematch: bool | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """What must happen by itself, and when."""

    at: int
    what: Literal["bot", "order", "clock", "rematch"]
    seat: int | None = None


@dataclass(slots=True)
class Table:
    """A table as its log leaves it."""

    id: str
    created_at: int
    options: Options
    edition: Edition
    secret: Secret
    seats: list[Seat]
    host: bytes | None = None
    number: int = 0
    version: int = 0
    game: Game | None = None
    telling: bool = False
    """Whether the entries folded now come from a time of other rules: they are told, not replayed."""
    started: bool = False
    has_ended: bool = False
    """Whether the game ended, under whichever rules."""
    earlier: int = 0
    """How many plies were played under other rules, before the game as it is now begins."""
    barrier: int = 0
    """The ply up to which nothing can be taken back."""
    lock: str | None = None
    confirming: bool = False
    since: int = 0
    """When the decision that is due now came up."""
    changed_at: int = 0
    """When the version last changed."""
    touched_at: int = 0
    """When the last entry was written."""
    log: list[LogLine] = field(default_factory=list)
    changed_from: int = 0
    """From where the log differs from the copy that this one was made of."""
    chat: list[ChatLine] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    watchers_muted: bool = False
    rematch: str | None = None
    gain: tuple[int, int] | None = None
    """The best gain of an answer with the Builder, and the version it was reckoned for."""

    # What it is

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def status(self) -> Status:
        """Whether it waits for people, runs, or is over."""
        if self.game is None:
            return "over" if self.has_ended else "running" if self.started else "waiting"
        return "over" if self.game.is_over and not self.confirming else "running"

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return self.earlier + (self.game.ply if self.game else 0)

    @property
    def chooses(self) -> int | None:
        """The seat that must choose, or confirm its turn."""
        if self.game is None:
            return None
        return self.mover if self.confirming else self.game.player

    @property
    def mover(self) -> int:
        """Who played the last move."""
        assert self.game is not None
        mover = self.game.last_mover
        assert mover is not None
        return mover

    @property
    def undoable(self) -> int:
        """How many moves can be taken back."""
        return self.ply - self.barrier

    def points(self) -> list[int]:
        """Each player's points as the city stands."""
        if self.game is None:
            return [0] * self.players
        return [int(points(self.game.state, player)) for player in range(self.players)]

    @property
    def deadline(self) -> int | None:
        """When the clock of the one who must choose runs out."""
        allowed = allowance(self.options.clock)
        seat = self.chooses
        if allowed is None or seat is None or self.status != "running" or self.seats[seat].bot:
            return None
        return self.since + allowed

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody who is still there wants to play again, and the next table is yet to be made.

        A seat that a bot plays for somebody who never came, or left, is not waited for."""
        if self.status != "over" or self.game is None or self.rematch is not None:
            return False
        people = [seat for seat in self.seats if seat.kind != "bot" and seat.reason not in GIVEN_UP]
        present = [seat for seat in people if seat.bot is None or seat.rematch is not None]
        return bool(present) and all(seat.rematch for seat in present)

    def due(self) -> Due | None:
        """What the server must do next without being asked."""
        seat = self.chooses
        if self.wants_rematch:
            return Due(self.touched_at, "rematch")
        if seat is None or self.status != "running":
            return None
        if self.seats[seat].bot and not self.confirming:
            pace = PACES.get(self.options.pace)
            return None if pace is None else Due(self.changed_at + pace, "bot", seat)
        if not self.confirming and self._is_ordered(seat):
            return Due(self.since, "order", seat)
        deadline = self.deadline
        return None if deadline is None else Due(deadline, "clock", seat)

    def _is_ordered(self, seat: int) -> bool:
        assert self.game is not None
        has_order = self.options.orders and self.seats[seat].order != "ask"
        # whoever takes a worker off the board has begun to answer: then the order says no more (TURN-3)
        is_asked = has_order and self.game.phase == "reaction" and self.game.last_mover != seat
        return is_asked and (
            self.seats[seat].order == "never" or self._best_gain(seat) < self.seats[seat].least
        )

    def _best_gain(self, seat: int) -> int:
        """The most points that a build would net for certain, compared with how the city stands."""
        assert self.game is not None
        if self.gain is None or self.gain[0] != self.version:
            s, now = self.game.state, self.points()[seat]
            builds = [move for move in self.game.legal_moves if move.kind == "build"]
            nets = [preview(s, move.code, move.text).points[seat][0] - now for move in builds]
            self.gain = (self.version, max(nets))
        return self.gain[1]

    # Folding

    def copy(self) -> "Table":
        """An independent copy to fold entries into that are not written yet."""
        other = copy.copy(self)
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.game = None if self.game is None else self.game.copy()
        other.log, other.chat, other.keys = self.log.copy(), self.chat.copy(), self.keys.copy()
        other.changed_from = len(self.log)
        return other

    def apply(self, number: int, at: int, key: str | None, body: Body) -> None:
        """Fold one more entry."""
        assert number == self.number + 1
        version = self.version
        _FOLDS[type(body)](self, body, at)
        if self.version != version:
            self.changed_at = at
        self.number = number
        self.touched_at = at
        if key is not None:
            self.keys[key] = number

    def tell(self, message: str, facts: dict[str, Any], at: int) -> None:
        """One more line of the log."""
        turn = self.game.turn if self.game else 0
        self.log.append(LogLine(message, facts, turn, self.ply, at))

    def settle(self, at: int, lock: str = "passed") -> None:
        """What was played stands; the next decision begins."""
        self.barrier = self.ply
        self.lock = lock
        self.confirming = False
        self.since = at


def new_seats(wishes: list[SeatWish]) -> list[Seat]:
    """The seats as they were wished for; colours are given out where none was."""
    free = [colour for colour in COLOURS if colour not in [wish.colour for wish in wishes]]
    return [
        Seat(wish.kind, wish.name, wish.colour or free.pop(0), wish.bot, wish.kind in ("bot", "here"))
        for wish in wishes
    ]


def _seated(table: Table, body: entries.Seated, at: int) -> None:
    seat = table.seats[body.seat]
    if body.taken and not seat.taken:
        table.tell("log-sits", {"player": body.seat, "name": body.name}, at)
    seat.name, seat.colour, seat.taken = body.name, body.colour, body.taken


def _token(table: Table, body: entries.TokenIssued, at: int) -> None:
    if body.seat is None:
        table.host = body.hash
    else:
        seat = table.seats[body.seat]
        seat.former, seat.token = seat.token if body.moved else None, body.hash


def _started(table: Table, body: entries.Started, at: int) -> None:
    table.started = True
    if not table.telling:
        table.game = first_game(table)
    table.version += 1
    table.since = at
    table.tell("log-started", {"players": table.players}, at)
    if table.options.edition != DEFAULT:
        table.tell("log-edition", {"edition": table.options.edition}, at)
    if table.options.deal:  # whoever knows the word may know the cards: nobody shall be the only one
        table.tell("log-deal", {"deal": table.options.deal}, at)


def first_game(table: Table) -> Game:
    """The game as it begins."""
    secret = table.secret
    if secret.position is not None:
        return Game.from_position(secret.position, edition=table.edition, seed=secret.seed)
    return Game(table.players, edition=table.edition, seed=secret.seed)


def _moved(table: Table, body: entries.Moved, at: int) -> None:
    table.version += 1
    if table.game is None:
        table.earlier += 1
        _tell_events(table, [Event(*event) for event in body.events], body, at)
        table.has_ended = body.events[-1][0] == "log-over"
        return
    turn, mover = table.game.turn, table.game.player
    events = table.game.play(body.move)
    _tell_events(table, events, body, at, turn)
    lock = next((LOCKING[event.message] for event in reversed(events) if event.message in LOCKING), None)
    if lock is not None or table.options.undo == "off":
        table.barrier, table.lock = table.ply, lock or "passed"
    if table.game.player == mover:
        return
    asks = table.options.confirm and body.by == "person" and body.move != "end"
    if asks and table.undoable:
        table.confirming = True
    else:
        table.settle(at, lock or "passed")


def _tell_events(
    table: Table, events: list[Event], body: entries.Moved, at: int, turn: int | None = None
) -> None:
    for event in events:
        facts = event.facts
        if event.message == "log-decline" and body.by == "order":
            facts = {**facts, "by": "order"}
        elif event.message == "log-turn":
            turn = facts["turn"]
        shown = turn if turn is not None else facts.get("turn", 0)
        table.log.append(LogLine(event.message, facts, shown, table.ply, at))


def _undone(table: Table, body: entries.Undone, at: int) -> None:
    if table.game is None:
        table.earlier -= body.count
        table.has_ended = False
    else:
        for _ in range(body.count):
            table.game.undo()
    table.version += 1
    table.confirming = False
    taken_back = [line.ply > table.ply and line.message not in OF_THE_TABLE for line in table.log]
    table.changed_from = min(table.changed_from, taken_back.index(True))
    table.log = [line for line, gone in zip(table.log, taken_back, strict=True) if not gone]
    table.tell("log-undo", {"player": body.seat, "count": body.count}, at)


def _confirmed(table: Table, body: entries.Confirmed, at: int) -> None:
    table.version += 1
    table.settle(at)


def _ordered(table: Table, body: entries.Ordered, at: int) -> None:
    seat = table.seats[body.seat]
    seat.order, seat.least = body.order, body.least


def _said(table: Table, body: entries.Said, at: int) -> None:
    table.chat.append(ChatLine(table.number + 1, body.seat, body.name, body.text, at))
    del table.chat[:-MOST_CHAT]


def _taken_over(table: Table, body: entries.TakenOver, at: int) -> None:
    seat = table.seats[body.seat]
    if table.game is not None and table.confirming and table.mover == body.seat:
        table.settle(at)
    elif table.chooses == body.seat:
        table.barrier, table.lock = table.ply, "passed"
    seat.bot, seat.reason, seat.taken = table.options.stand_in, body.reason, True
    table.version += 1
    table.tell("log-takeover", {"player": body.seat, "reason": body.reason}, at)


def _taken_back(table: Table, body: entries.TakenBack, at: int) -> None:
    seat = table.seats[body.seat]
    seat.bot, seat.reason = None, None
    table.version += 1
    if table.chooses == body.seat:
        table.since = at
    table.tell("log-seat-back", {"player": body.seat}, at)


def _notice(table: Table, body: entries.NoticeSet, at: int) -> None:
    table.seats[body.seat].notice = body.url


def _muted(table: Table, body: entries.Muted, at: int) -> None:
    if body.seat is None:
        table.watchers_muted = body.muted
    else:
        table.seats[body.seat].muted = body.muted


def _rematch_wished(table: Table, body: entries.RematchWished, at: int) -> None:
    table.seats[body.seat].rematch = body.yes


def _rematch_made(table: Table, body: entries.RematchMade, at: int) -> None:
    table.rematch = body.table


def _rules_changed(table: Table, body: entries.RulesChanged, at: int) -> None:
    """From here on the game is played under the rules as they are now; unless they have changed again since."""
    if not table.telling:
        table.game = Game.from_position(body.position, edition=table.edition, seed=table.secret.seed)
    table.earlier = body.ply
    table.version += 1
    table.settle(at)
    table.tell("log-rules-changed", {"rules": body.rules, "lost": body.lost}, at)


_FOLDS: Final[dict[type, Any]] = {
    entries.Seated: _seated,
    entries.TokenIssued: _token,
    entries.Started: _started,
    entries.Moved: _moved,
    entries.Undone: _undone,
    entries.Confirmed: _confirmed,
    entries.Ordered: _ordered,
    entries.Said: _said,
    entries.TakenOver: _taken_over,
    entries.TakenBack: _taken_back,
    entries.NoticeSet: _notice,
    entries.Muted: _muted,
    entries.RematchWished: _rematch_wished,
    entries.RematchMade: _rematch_made,
    entries.RulesChanged: _rules_changed,
}
