"""A table, folded from its log (`fold`). Nothing here waits, writes or reads a clock."""

import copy
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec import Struct

from oddville.cards.printed import Edition
from oddville.games.deals import commitment, mixed_seed
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.previews import preview
from oddville.games.types import Position
from oddville.rules.scoring import points
from oddville.server.tables.log_events import Reason
from oddville.server.wire import ChatLine, LogLine
from oddville.server.wire.options import COLOURS, PACES, NewSeat, Options, allowance

FINAL_REASONS: Final = ("resigned", "removed")
"""Why a bot plays a seat for good."""
Status = Literal["waiting", "running", "over"]


class Secret(Struct, frozen=True):
    """What only the server may know while the table runs."""

    seed: str
    position: Position | None = None
    """Where a table that branches off another one begins; the seed then decides the reshuffles."""
    origin: str | None = None

    @property
    def commitment(self) -> str:
        """Published at the start, so that everybody can check the disclosed seed at the end."""
        return commitment(self.seed, self.position)


@dataclass(frozen=True, slots=True)
class Seat:
    kind: Literal["here", "open", "link", "bot"]
    name: str
    colour: str
    bot: str | None
    """The bot that plays it now: its own, or the one that stands in."""
    taken: bool
    token: bytes | None = None
    former: bytes | None = None
    """The hash of the link on the device that the seat was moved from; that device may take the seat back."""
    reason: Reason | None = None
    order: Literal["ask", "never", "gain"] = "ask"
    least: int = 0
    webhook: str | None = None
    muted: bool = False
    rematch: bool | None = None
    value: str | None = None
    """Its random value for the shuffle."""

    @property
    def valued(self) -> bool:
        return self.value is not None

    @property
    def is_given_up(self) -> bool:
        """Whether a bot plays it for good."""
        return self.kind == "bot" or self.reason in FINAL_REASONS


@dataclass(frozen=True, slots=True)
class Due:
    """What the server must do without being asked, and when."""

    at: int
    kind: Literal["bot", "order", "clock", "rematch"]
    seat: int | None = None


@dataclass
class Table:
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
    """Never changed in place, only replaced, so that copies of a table share it."""
    is_loading: bool = False
    """Whether its log is being folded from the start: nobody shares its game, which is changed in place."""
    under_old_rules: bool = False
    """Whether the events folded now were written under other rules: they are shown, not replayed."""
    started: bool = False
    has_ended: bool = False
    """Whether the game ended, under whichever rules."""
    earlier_plies: int = 0
    """How many plies were played under other rules, before `game` begins."""
    undo_limit: int = 0
    """The ply up to which nothing can be taken back."""
    undo_limit_reason: str | None = None
    confirming: bool = False
    undos: int = 0
    """How often moves were taken back since the decision came up."""
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
    player_chat_lines: int = 0
    spectator_chat_lines: int = 0
    spectators_muted: bool = False
    rematch: str | None = None
    maker: int | None = None
    """Who made it, and pays for its bots' thinking."""
    best_gain: tuple[int, int] | None = None
    """The best gain of an answer with the Builder, after the version it was computed for."""
    next_game: tuple[Game, str, Game] | None = None
    """The last move tried by `game_after`: the game before it, its text, and the game after it."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def status(self) -> Status:
        if self.game is None:
            return "over" if self.has_ended else "running" if self.started else "waiting"
        return "over" if self.game.is_over and not self.confirming else "running"

    @property
    def ply(self) -> int:
        return self.earlier_plies + (self.game.ply if self.game else 0)

    @property
    def player(self) -> int | None:
        """The seat that must choose, or confirm its turn."""
        if self.game is None:
            return None
        return self.last_mover if self.confirming else self.game.player

    @property
    def last_mover(self) -> int:
        assert self.game is not None
        mover = self.game.last_mover
        assert mover is not None
        return mover

    @property
    def undoable(self) -> int:
        """How many moves can be taken back."""
        return self.ply - self.undo_limit

    def points(self) -> list[int]:
        """Each player's points as the city stands."""
        if self.game is None:
            return [0] * self.players
        return [int(points(self.game.state, player)) for player in range(self.players)]

    @property
    def deadline(self) -> int | None:
        """When the clock of `player` runs out."""
        allowed = allowance(self.options.clock)
        seat = self.player
        if allowed is None or seat is None or self.status != "running" or self.seats[seat].bot:
            return None
        return self.since + allowed

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody who is still there wants to play again, and the next table is yet to be made.

        A seat that a bot plays for a person who never came, or left, is not waited for."""
        if self.status != "over" or self.game is None or self.rematch is not None:
            return False
        people = [seat for seat in self.seats if not seat.is_given_up]
        present = [seat for seat in people if seat.bot is None or seat.rematch is not None]
        return bool(present) and all(seat.rematch for seat in present)

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that must move now."""
        seat = self.player
        is_bot = seat is not None and self.seats[seat].bot is not None
        return seat if is_bot and not self.confirming and self.status == "running" else None

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots play every seat, so that nobody waits for the game."""
        return self.status == "running" and all(seat.bot is not None for seat in self.seats)

    def due(self) -> Due | None:
        """What the server must do next without being asked."""
        seat = self.player
        if self.wants_rematch:
            return Due(self.touched_at, "rematch")
        if seat is None or self.status != "running":
            return None
        if self.bot_to_move is not None:
            pace = PACES.get(self.options.pace)
            return None if pace is None else Due(self.changed_at + pace, "bot", seat)
        if not self.confirming and self._order_declines(seat):
            return Due(self.since, "order", seat)
        deadline = self.deadline
        return None if deadline is None else Due(deadline, "clock", seat)

    def _order_declines(self, seat: int) -> bool:
        """Whether the seat's standing order declines the reaction that is due."""
        assert self.game is not None
        order = self.seats[seat].order
        # taking a worker off the board begins an answer: the order applies no more (TURN-3)
        is_asked = self.game.phase == "reaction" and self.game.last_mover != seat
        if not self.options.orders or order == "ask" or not is_asked:
            return False
        return order == "never" or self._best_gain(seat) < self.seats[seat].least

    def _best_gain(self, seat: int) -> int:
        """The most points that a build would net for certain, compared with how the city stands."""
        assert self.game is not None
        if self.best_gain is None or self.best_gain[0] != self.version:
            s, now = self.game.state, self.points()[seat]
            builds = [move for move in self.game.legal_moves if move.kind == "build"]
            nets = [preview(s, move.code, move.text).points[seat][0] - now for move in builds]
            self.best_gain = (self.version, max(nets))
        return self.best_gain[1]

    def game_after(self, move: Move | str) -> Game:
        """The game after a legal move; raises `IllegalMove`.

        The last one is kept: deciding on a move and folding its event check and play it once."""
        assert self.game is not None
        if self.is_loading:
            self.game.play(move)
            return self.game
        text = str(move)
        if self.next_game is None or self.next_game[0] is not self.game or self.next_game[1] != text:
            after = self.game.copy()
            after.play(move)
            self.next_game = (self.game, text, after)
        return self.next_game[2]

    @property
    def takes_values(self) -> bool:
        """Whether seats can still add to the shuffle: it is not dealt, and not by name or from a position."""
        return self.status == "waiting" and not self.options.deal and self.secret.position is None

    @property
    def seed(self) -> str:
        """The seed of the game: the server's, with the values that seats gave before the start."""
        values = [seat.value for seat in self.seats]
        return mixed_seed(self.secret.seed, values) if any(values) else self.secret.seed

    def first_game(self) -> Game:
        if self.secret.position is not None:
            return self.game_at(self.secret.position)
        house_rule = self.options.finish_round
        return Game(self.players, edition=self.edition, seed=self.seed, finish_round=house_rule)

    def game_at(self, position: Position) -> Game:
        """A game of this table that begins at a stored position."""
        return Game.from_position(position, edition=self.edition, seed=self.seed)

    def copy(self) -> "Table":
        """An independent copy, to fold events into that are not written yet."""
        other = copy.copy(self)
        other.seats, other.log = self.seats.copy(), self.log.copy()
        other.chat, other.keys = self.chat.copy(), self.keys.copy()
        other.changed_from = len(self.log)
        return other


def seats_of(seats: list[NewSeat]) -> list[Seat]:
    """The seats of a new table; those without a colour get one that is free."""
    free = [colour for colour in COLOURS if colour not in [seat.colour for seat in seats]]
    return [
        Seat(seat.kind, seat.name, seat.colour or free.pop(0), seat.bot, seat.kind in ("bot", "here"))
        for seat in seats
    ]
