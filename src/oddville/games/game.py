"""One running game, as a Python user wants it."""

import hashlib
import itertools
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.deals import (
    LONGEST_SEED,
    Deal,
    chance_of,
    deal_of_seed,
    is_seed,
    new_seed,
    read_deal,
    start,
)
from oddville.games.errors import IllegalMove, NothingToUndo, OddVilleError
from oddville.games.events import Event, events_of
from oddville.games.moves import Move, MoveBook
from oddville.games.pickling import make_picklable
from oddville.games.placing import place_position
from oddville.games.position_shape import LARGEST_LIMIT
from oddville.games.positions import position, public_view
from oddville.games.score import ScoreSheet, score_sheet, winner
from oddville.rules.chance import Stream
from oddville.rules.chronicle import Chronicle
from oddville.rules.hidden import resample
from oddville.rules.legal import is_legal, legal_moves, problems_of
from oddville.rules.moves import BUILDING, SWAP, MoveList, field_b, kind_of
from oddville.rules.refusals import Refusal, refusals_of
from oddville.rules.state import OVER, PHASES, State
from oddville.rules.tables import Tables
from oddville.rules.turn import play

if TYPE_CHECKING:
    import random

_WORD = 1 << 32
_lineages = itertools.count()
"""Games that are not copies of each other have different numbers, in one process and in those it starts."""
Step = tuple[int, int | None]
"""A move as its number, with the card that it took from the row."""


_TABLES: dict[tuple[str, int], Tables] = {}


def tables_of(edition: Edition, players: int) -> Tables:
    """The edition as numbers, made once."""
    key = (edition.hash, players)
    known = _TABLES.get(key)
    if known is None or known.edition != edition:  # other names may be printed on the same cards
        known = _TABLES[key] = Tables(edition, players)
    return known


make_picklable(tables_of)


@dataclass(frozen=True, slots=True)
class Turned:
    """One move of a game's history: when it was played, by whom, and what happened."""

    turn: int
    active: int
    player: int
    move: Move
    events: list[Event]


class LegalMoves(Sequence[Move]):
    """The legal moves of a position: a sequence that also answers `move in game.legal_moves`."""

    def __init__(self, state: State, book: MoveBook) -> None:
        self._state = state
        self._book = book
        found = MoveList()
        legal_moves(state, found)
        self._codes = found.as_list()

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self._book[code] for code in self._codes[index]]
        return self._book[self._codes[index]]

    def __iter__(self) -> Iterator[Move]:
        return map(self._book.__getitem__, self._codes)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move | str):
            return False
        try:
            return is_legal(self._state, self._book.code(move))
        except OddVilleError:
            return False

    def codes(self) -> list[int]:
        """The moves as numbers."""
        return self._codes

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(move.text for move in self)}>"


class Game:
    """A game of OddVille: the position, how it came about, and what may be done next.

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
    ) -> None:
        printed = edition if isinstance(edition, Edition) else editions.edition(edition)
        editions.check_players(printed, players)
        tables = tables_of(printed, players)
        if deal is None:
            deal = deal_of_seed(tables, _checked_seed(seed))
            self._seed: str | None = deal.seed
        else:
            deal = read_deal(tables, deal.as_dict() if isinstance(deal, Deal) else deal)
            self._seed = None
        state = start(tables, deal)
        state.turn_limit = _checked_limit(turn_limit)
        self._begin(state, deal)

    def _begin(self, state: State, deal: Deal | None) -> None:
        self._state = state
        self._deal = deal
        self._book = MoveBook(state.tables)
        self._moves: list[int] = []
        self._events: list[list[Event] | None] = []
        self._before: list[State] = []
        self._legal: LegalMoves | None = None
        self._lineage = (os.getpid(), next(_lineages))
        self._past: tuple[Step, ...] = ()

    @classmethod
    def from_position(
        cls,
        data: Mapping[str, Any],
        *,
        edition: str | Edition = editions.DEFAULT,
        seed: str = "",
        script: Sequence[int] = (),
    ) -> "Game":
        """A game that begins from any possible position; `seed` decides its guild reshuffles, but for the first ones
        where `script` fixes those, each by the number of its arrangement."""
        printed = edition if isinstance(edition, Edition) else editions.edition(edition)
        game = cls.__new__(cls)
        state = place_position(printed, data, tables_of)
        state.chance = chance_of(_checked_seed(seed), script)
        game._seed = None
        game._begin(state, None)
        game._start_seed = seed
        return game

    @classmethod
    def from_script(cls, deal: Deal, tables: Tables, script: Sequence[int], turn_limit: int | None) -> "Game":
        """A game whose guild reshuffles are fixed beforehand, each by the number of its arrangement."""
        game = cls.__new__(cls)
        state = start(tables, deal, script)
        state.turn_limit = _checked_limit(turn_limit)
        game._seed = None
        game._begin(state, deal)
        return game

    _start_seed: str | None = None

    # The position

    @property
    def edition(self) -> Edition:
        """What is printed on the cards of this game."""
        return self._state.tables.edition

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def first_player(self) -> int:
        """Who begins."""
        return self._state.first_player

    @property
    def phase(self) -> str:
        """What kind of decision comes next, such as `turn` or `bonus`."""
        return PHASES[self._state.phase]

    @property
    def player(self) -> int | None:
        """Who must choose now; nobody when the game is over."""
        return None if self._state.player < 0 else self._state.player

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.active

    @property
    def turn(self) -> int:
        """The number of the turn; 0 during set-up."""
        return self._state.turn

    @property
    def turn_limit(self) -> int | None:
        """After how many turns the game ends in any case (END-2)."""
        return None if self._state.turn_limit < 0 else self._state.turn_limit

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == OVER

    @property
    def winner(self) -> int | None:
        """Who has won, once the game is over."""
        return winner(self._state)

    @property
    def state(self) -> State:
        """The position inside the rules: fast, and not to be changed from outside."""
        return self._state

    def score_sheet(self) -> ScoreSheet:
        """Every point as the city stands now, with its rule."""
        return score_sheet(self._state)

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, hidden parts too (docs/protocol.md, `state`)."""
        return position(self._state)

    def view(self) -> dict[str, Any]:
        """The public view: the same for players, spectators and bots, no card nobody may look at (LIMIT-4, INFO-1)."""
        return public_view(self._state)

    def position_hash(self) -> str:
        """SHA-256 of the position's canonical JSON: the same for the same position in every port of the game."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    # How it came about

    @property
    def seed(self) -> str | None:
        """The seed that dealt this game, if one did."""
        return self._seed

    @property
    def deal(self) -> Deal | None:
        """How the cards lay at the beginning; None for a game set up from a position."""
        return self._deal

    @property
    def start(self) -> tuple[Mapping[str, Any], str] | None:
        """The position and reshuffle seed a set-up game began from."""
        return None if self._start_seed is None else (position(self.positions()[0]), self._start_seed)

    @property
    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [self._book[code] for code in self._moves]

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self._moves)

    def last_moves(self, count: int) -> list[Move]:
        """So many of the last moves."""
        return [self._book[code] for code in self._moves[len(self._moves) - count :]]

    @property
    def events(self) -> list[list[Event]]:
        """What happened, move by move."""
        return [turned.events for turned in self.history()]

    @property
    def last_events(self) -> list[Event]:
        """What the last move brought about."""
        return self._events_of(-1)

    @property
    def last_mover(self) -> int | None:
        """Who played the last move."""
        return int(self._before[-1].player) if self._before else None

    def follows(self, earlier: "Game") -> list[Step] | None:
        """The moves from an earlier moment of the same game to this one, also where one of them, or both, are
        resampled; None if this game is another one."""
        before, now = earlier._path(), self._path()
        if self._lineage != earlier._lineage or now[: len(before)] != before:
            return None
        return list(now[len(before) :])

    def _path(self) -> tuple[Step, ...]:
        steps = ((code, _card_taken(s, code)) for s, code in zip(self._before, self._moves, strict=True))
        return (*self._past, *steps)

    def positions(self) -> list[State]:
        """Every position from the beginning to now."""
        return [*self._before, self._state]

    def history(self) -> Iterator[Turned]:
        """The moves so far with their turns, players and events."""
        for ply, (before, code) in enumerate(zip(self._before, self._moves, strict=True)):
            yield Turned(before.turn, before.active, before.player, self._book[code], self._events_of(ply))

    def _events_of(self, ply: int) -> list[Event]:
        """The events of a move; those of one that was pushed are found by playing it once more."""
        events = self._events[ply]
        if events is None:
            chronicle = Chronicle()
            played(self._before[ply], self._moves[ply], chronicle)
            events = self._events[ply] = events_of(self._state.tables, chronicle.entries)
        return events

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move of the player who must choose."""
        if self._legal is None:
            self._legal = LegalMoves(self._state, self._book)
        return self._legal

    def parse(self, text: str) -> Move:
        """The move of a text; raises `InvalidMove` if it is none, and does not ask whether it is legal."""
        return self._book[self._book.code(text)]

    def move_of(self, code: int) -> Move:
        """The move of a number of the rules."""
        return self._book[code]

    def refusals(self, move: Move | str) -> list[Refusal]:
        """Every rule that forbids the move now, with the facts; none if it is legal."""
        return refusals_of(self._state, self._book.code(move))

    def play(self, move: Move | str) -> list[Event]:
        """Play a legal move and tell what happened; raises `IllegalMove` with every refusal."""
        code = self._checked(move)
        chronicle = Chronicle()
        self._advance(code, chronicle)
        events = events_of(self._state.tables, chronicle.entries)
        self._events.append(events)
        return events

    def push(self, move: Move | str) -> None:
        """Play a legal move without telling what happened: the quick way."""
        self._advance(self._checked(move), None)
        self._events.append(None)

    def _checked(self, move: Move | str) -> int:
        code = self._book.code(move)
        if problems_of(self._state, code):
            raise IllegalMove(self._book[code].text, refusals_of(self._state, code))
        return code

    def _advance(self, code: int, chronicle: Chronicle | None) -> None:
        after = played(self._state, code, chronicle)
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
        """An independent copy, history and all; positions are never changed in place, so they are shared."""
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
        """A game as it may just as well be: what nobody has seen dealt anew, future chance too (INFO-2, INFO-3).

        It begins at this position; what came before is not part of it.
        """
        state = self._state.copy()
        resample(state, Stream(*(rng.randrange(_WORD) for _ in range(4))))
        other = Game.__new__(Game)
        other._seed = None
        other._start_seed = f"{rng.getrandbits(128):032x}"
        state.chance = chance_of(other._start_seed)
        state.reshuffles = 0
        other._begin(state, None)
        other._lineage, other._past = self._lineage, self._path()
        return other

    def __repr__(self) -> str:
        return f"<Game: {self.players} players, turn {self.turn}, {self.phase}, player {self.player}>"


def played(before: State, code: int, chronicle: Chronicle | None) -> State:
    """The position after a legal move; the one before it stays as it is."""
    after = before.copy()
    after.chronicle = chronicle
    play(after, code)
    after.chronicle = None
    return after


def _card_taken(before: State, code: int) -> int | None:
    takes = kind_of(code) in (BUILDING, SWAP)
    return int(before.row[field_b(code)]) if takes else None


def _checked_seed(seed: str | None) -> str:
    if seed is None:
        return new_seed()
    if not is_seed(seed):
        raise OddVilleError("error-seed", longest=LONGEST_SEED)
    return seed


def _checked_limit(limit: int | None) -> int:
    if limit is None:
        return -1
    if isinstance(limit, bool) or not isinstance(limit, int) or not 1 <= limit <= LARGEST_LIMIT:
        raise OddVilleError("error-turn-limit", value=str(limit)[:20], most=LARGEST_LIMIT)
    return limit
