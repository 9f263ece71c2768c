"""`Game`: a position, its history and the moves that may be played."""

import hashlib
import itertools
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.deals import (
    Deal,
    chance_of,
    checked_seed,
    deal_of_seed,
    read_deal,
    start,
)
from oddville.games.errors import IllegalMove, NothingToUndo, OddVilleError
from oddville.games.events import Event, events_of
from oddville.games.legal_moves import LegalMoves
from oddville.games.moves import Move, MoveBook
from oddville.games.pickling import make_picklable
from oddville.games.played_moves import PlayedMove, Step, card_taken, state_after
from oddville.games.positions.position import position, public_view
from oddville.games.positions.reader import read_position
from oddville.games.positions.shape import MAX_TURN_LIMIT
from oddville.games.score import ScoreSheet, score_sheet, winner
from oddville.games.types import Position, PublicView
from oddville.rules import turn
from oddville.rules.chance import Stream
from oddville.rules.event_log import EventLog
from oddville.rules.hidden import resample
from oddville.rules.legal import problems_of
from oddville.rules.refusals import Refusal, refusals_of
from oddville.rules.state import OVER, PHASES, State
from oddville.rules.tables import Tables

if TYPE_CHECKING:
    import random

_lineages = itertools.count()
"""Games that are not copies of each other have different numbers."""
_TABLES: dict[tuple[str, int], Tables] = {}


def is_compiled() -> bool:
    return not turn.__file__.endswith(".py")


def tables_of(edition: Edition, players: int) -> Tables:
    key = (edition.hash, players)
    tables = _TABLES.get(key)
    if tables is None or tables.edition != edition:  # other names may be printed on the same cards
        tables = _TABLES[key] = Tables(edition, players)
    return tables


make_picklable(tables_of)


class Game:
    """A game of OddVille.

    >>> game = Game(players=2, seed="market day")
    >>> game.phase, game.player
    ('set-up', 1)
    >>> events = game.play("choose stone")
    >>> events = game.play("choose wood")
    >>> "coins 3" in game.legal_moves
    True
    """

    def __init__(
        self,
        players: int = 2,
        *,
        edition: str | Edition = editions.DEFAULT,
        seed: str | None = None,
        deal: Deal | Mapping[str, Any] | None = None,
        turn_limit: int | None = None,
        finish_round: bool = False,
    ) -> None:
        printed = edition if isinstance(edition, Edition) else editions.edition(edition)
        editions.check_players(printed, players, finish_round)
        tables = tables_of(printed, players)
        if deal is None:
            deal = deal_of_seed(tables, checked_seed(seed))
            seed = deal.seed
        else:
            deal = read_deal(tables, deal.as_dict() if isinstance(deal, Deal) else deal)
            seed = None
        state = start(tables, deal)
        state.turn_limit = _checked_limit(turn_limit)
        state.finish_round = int(finish_round)
        self._begin(state, deal, seed)

    def _begin(
        self, state: State, deal: Deal | None = None, seed: str | None = None, start_seed: str | None = None
    ) -> "Game":
        self._state = state
        self._deal = deal
        self._seed = seed
        self._start_seed = start_seed
        self._book = MoveBook(state.tables)
        self._moves: list[int] = []
        self._events: list[list[Event] | None] = []
        self._before: list[State] = []
        self._legal: LegalMoves | None = None
        self._lineage = (os.getpid(), next(_lineages))
        self._past: tuple[Step, ...] = ()
        return self

    @classmethod
    def from_position(
        cls,
        data: Mapping[str, Any],
        *,
        edition: str | Edition = editions.DEFAULT,
        seed: str = "",
        script: Sequence[int] = (),
    ) -> "Game":
        """A game that begins from any possible position.

        `seed` decides its guild reshuffles, except that `script` fixes the first ones, each by the number of its
        arrangement.
        """
        printed = edition if isinstance(edition, Edition) else editions.edition(edition)
        state = read_position(printed, data, tables_of)
        state.chance = chance_of(checked_seed(seed), script)
        return cls.__new__(cls)._begin(state, start_seed=seed)

    @classmethod
    def from_script(
        cls, deal: Deal, tables: Tables, script: Sequence[int], turn_limit: int | None, finish_round: bool
    ) -> "Game":
        """A game whose guild reshuffles are fixed, each by the number of its arrangement."""
        state = start(tables, deal, script)
        state.turn_limit = _checked_limit(turn_limit)
        state.finish_round = int(finish_round)
        return cls.__new__(cls)._begin(state, deal)

    # The position

    @property
    def edition(self) -> Edition:
        return self._state.tables.edition

    @property
    def players(self) -> int:
        """The number of players."""
        return self._state.players

    @property
    def first_player(self) -> int:
        return self._state.first_player

    @property
    def phase(self) -> str:
        """The kind of decision that is due, such as `turn` or `bonus`."""
        return PHASES[self._state.phase]

    @property
    def player(self) -> int | None:
        """The player who must choose now; None when the game is over."""
        return None if self._state.player < 0 else self._state.player

    @property
    def active(self) -> int:
        """The player whose turn it is."""
        return self._state.active

    @property
    def turn(self) -> int:
        """1 for the first turn, 0 during set-up."""
        return self._state.turn

    @property
    def turn_limit(self) -> int | None:
        """The number of turns after which the game ends in any case (END-2)."""
        return None if self._state.turn_limit < 0 else self._state.turn_limit

    @property
    def finish_round(self) -> bool:
        """Whether the game is played with the house rule that the last round is finished (HOUSE-1)."""
        return self._state.finish_round != 0

    @property
    def is_over(self) -> bool:
        return self._state.phase == OVER

    @property
    def winner(self) -> int | None:
        """None until the game is over."""
        return winner(self._state)

    @property
    def state(self) -> State:
        """The state of the rules; do not change it."""
        return self._state

    def score_sheet(self) -> ScoreSheet:
        """The points as the city stands now, each with its rule."""
        return score_sheet(self._state)

    def position(self) -> Position:
        """The whole position, hidden parts too (docs/bots/protocol.md, `state`)."""
        return position(self._state)

    def view(self) -> PublicView:
        """What everybody may know: no card that nobody may look at (LIMIT-4, INFO-1)."""
        return public_view(self._state)

    def position_hash(self) -> str:
        """SHA-256 of the position's canonical JSON, the same in every port of the game."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def _repr_svg_(self) -> str:
        """The town and the points, which notebooks show as a picture."""
        from oddville.games.town import card_drawings, town_svg  # few games are drawn

        drawings = card_drawings(self.edition)
        return town_svg(self.view(), self.score_sheet().totals, drawings=drawings)

    # The history

    @property
    def seed(self) -> str | None:
        """The seed that dealt the game; None if it was not dealt by one."""
        return self._seed

    @property
    def deal(self) -> Deal | None:
        """None for a game set up from a position."""
        return self._deal

    @property
    def start(self) -> tuple[Position, str] | None:
        """The position and reshuffle seed that the game was set up from; None if it was dealt."""
        return None if self._start_seed is None else (position(self.positions()[0]), self._start_seed)

    @property
    def moves(self) -> list[Move]:
        return [self._book[code] for code in self._moves]

    @property
    def ply(self) -> int:
        """The number of moves played."""
        return len(self._moves)

    def last_moves(self, count: int) -> list[Move]:
        return [self._book[code] for code in self._moves[len(self._moves) - count :]]

    @property
    def events(self) -> list[list[Event]]:
        """The events of each move."""
        return [played.events for played in self.history()]

    @property
    def last_events(self) -> list[Event]:
        return self._events_of(-1)

    @property
    def last_mover(self) -> int | None:
        """The player of the last move."""
        return int(self._before[-1].player) if self._before else None

    def moves_since(self, earlier: "Game") -> list[Step] | None:
        """The moves from an earlier moment of the same game; None if it is another game. Either may be resampled."""
        before, now = earlier._path(), self._path()
        if self._lineage != earlier._lineage or now[: len(before)] != before:
            return None
        return list(now[len(before) :])

    def _path(self) -> tuple[Step, ...]:
        steps = ((code, card_taken(s, code)) for s, code in zip(self._before, self._moves, strict=True))
        return (*self._past, *steps)

    def positions(self) -> list[State]:
        """The state before each move, and the present one."""
        return [*self._before, self._state]

    def history(self) -> Iterator[PlayedMove]:
        return map(self.move_at, range(self.ply))

    def move_at(self, ply: int) -> PlayedMove:
        """The move at a ply, the first at 0."""
        before, move = self._before[ply], self._book[self._moves[ply]]
        return PlayedMove(before.turn, before.active, before.player, move, self._events_of(ply))

    def _events_of(self, ply: int) -> list[Event]:
        """The events of a move; a pushed one is played again to find them."""
        events = self._events[ply]
        if events is None:
            event_log = EventLog()
            state_after(self._before[ply], self._moves[ply], event_log)
            events = self._events[ply] = events_of(self._state.tables, event_log.entries)
        return events

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        if self._legal is None:
            self._legal = LegalMoves(self._state, self._book)
        return self._legal

    def parse(self, text: str) -> Move:
        """The move of a text, legal or not; raises `InvalidMove`."""
        return self._book[self._book.code(text)]

    def move_of(self, code: int) -> Move:
        return self._book[code]

    def refusals(self, move: Move | str) -> list[Refusal]:
        """Every rule that forbids the move now; empty if it is legal."""
        return refusals_of(self._state, self._book.code(move))

    def play(self, move: Move | str) -> list[Event]:
        """Play a legal move and return its events; raises `IllegalMove` with every refusal."""
        code = self._legal_code(move)
        event_log = EventLog()
        self._advance(code, event_log)
        events = events_of(self._state.tables, event_log.entries)
        self._events.append(events)
        return events

    def push(self, move: Move | str) -> None:
        """Play a legal move without making its events: the quick way."""
        self._advance(self._legal_code(move), None)
        self._events.append(None)

    def _legal_code(self, move: Move | str) -> int:
        code = self._book.code(move)
        if problems_of(self._state, code):
            raise IllegalMove(self._book[code].text, refusals_of(self._state, code))
        return code

    def _advance(self, code: int, event_log: EventLog | None) -> None:
        after = state_after(self._state, code, event_log)
        self._before.append(self._state)
        self._moves.append(code)
        self._state = after
        self._legal = None

    def undo(self) -> Move:
        """Take back the last move and return it."""
        if not self._moves:
            raise NothingToUndo("error-nothing-to-undo")
        self._state = self._before.pop()
        self._events.pop()
        self._legal = None
        return self._book[self._moves.pop()]

    def copy(self) -> "Game":
        """An independent copy with its history; states are shared, because they never change."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._moves = self._moves.copy()
        other._events = self._events.copy()
        other._before = self._before.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_legal": None}

    def resample(self, rng: "random.Random") -> "Game":
        """Determinization: a game from here on with unseen cards and future chance dealt anew (INFO-2, INFO-3)."""
        state = self._state.copy()
        resample(state, stream_of(rng))
        seed = f"{rng.getrandbits(128):032x}"
        state.chance = chance_of(seed)
        state.reshuffles = 0
        other = Game.__new__(Game)._begin(state, start_seed=seed)
        other._lineage, other._past = self._lineage, self._path()
        return other

    def __repr__(self) -> str:
        return f"<Game: {self.players} players, turn {self.turn}, {self.phase}, player {self.player}>"


def stream_of(rng: "random.Random") -> Stream:
    """A stream of random numbers for the rules, seeded by a generator of Python."""
    return Stream(*(rng.randrange(1 << 32) for _ in range(4)))


def _checked_limit(limit: int | None) -> int:
    if limit is None:
        return -1
    if isinstance(limit, bool) or not isinstance(limit, int) or not 1 <= limit <= MAX_TURN_LIMIT:
        raise OddVilleError("error-turn-limit", value=str(limit)[:20], most=MAX_TURN_LIMIT)
    return limit
