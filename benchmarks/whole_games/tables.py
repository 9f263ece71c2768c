"""A table that is played, as all its clients together know it; and what was counted at all tables."""

import random
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from whole_games.messages import Mark, Seen
from whole_games.plans import Plan

if TYPE_CHECKING:
    from whole_games.connections import Connection

RECENT = 60.0
"""Seconds for which a measurement says how busy the machine is."""
LAST_ACTS = 5
"""How many of the last things that clients did a report tells."""


class Slowest:
    """The longest of the times measured lately."""

    def __init__(self) -> None:
        self._times: deque[tuple[float, float]] = deque()

    def add(self, seconds: float) -> None:
        """One more measurement."""
        self._times.append((time.monotonic(), seconds))

    @property
    def seconds(self) -> float:
        """The longest of the last minute."""
        while self._times and self._times[0][0] < time.monotonic() - RECENT:
            self._times.popleft()
        return max((seconds for _, seconds in self._times), default=0.0)


@dataclass
class Figures:
    """What happened at all tables."""

    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    games: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Those that ended, by the number of players and the pace."""
    moves: int = 0
    findings: dict[str, list[str]] = field(default_factory=dict)
    """By the kind of fault: a line for each case."""
    longest: dict[str, float] = field(default_factory=dict)
    """For each bot how long it was waited for at most."""
    answers: Slowest = field(default_factory=Slowest)
    waits: Slowest = field(default_factory=Slowest)

    @property
    def ended(self) -> int:
        """How many games came to their end."""
        return self.games.total()

    def find(self, fault: str, case: str) -> None:
        """A fault was found: it is told at once, for who watches."""
        self.findings.setdefault(fault, []).append(case)
        print(f"{fault}: {case}", file=sys.stderr, flush=True)

    def found(self, fault: str) -> int:
        """How often a fault was found."""
        return len(self.findings.get(fault, []))

    def note_wait(self, bot: str, seconds: float) -> None:
        """A bot has moved."""
        self.longest[bot] = max(self.longest.get(bot, 0.0), seconds)
        self.waits.add(seconds)


class PlayedTable:
    """A table, the secrets of its seats, and how far it has come."""

    def __init__(self, plan: Plan, id_: str, tokens: dict[int, str], figures: Figures) -> None:
        self.plan = plan
        self.id = id_
        self.tokens = tokens
        self.host = ""
        self.figures = figures
        self.rng: random.Random = plan.rng
        self.seen: Seen | None = None
        self._first_ply: int | None = None
        self.connections: list[Connection] = []
        self.progressed_at = time.monotonic()
        self.excused_until = 0.0
        self.given_up = False
        self.is_examined = False
        self._marks: list[tuple[Mark, float]] = []
        self._acts: deque[tuple[float, str]] = deque(maxlen=LAST_ACTS)

    def note(self, act: str) -> None:
        """A client did something; what was done last is told if the table stops."""
        self._acts.append((time.monotonic(), act))

    @property
    def last_acts(self) -> str:
        """What clients did last, and how long ago."""
        now = time.monotonic()
        return ", ".join(f"{act} {now - at:.1f} s ago" for at, act in self._acts)

    @property
    def mark(self) -> Mark:
        """How far the table has come, as far as any client was told."""
        return self._marks[-1][0] if self._marks else (0, False)

    @property
    def moves(self) -> int:
        """How many moves were played here, but for those taken back."""
        return self.seen.ply - (self._first_ply or 0) if self.seen is not None else 0

    def heard(self, seen: Seen) -> None:
        """A client was shown the table."""
        if self._marks and seen.mark <= self.mark:
            return
        now = time.monotonic()
        if self.seen is not None and self.seen.bot is not None:
            self.figures.note_wait(self.seen.bot, now - self.progressed_at)
        self.seen, self.progressed_at = seen, now
        self._first_ply = seen.ply if self._first_ply is None else self._first_ply
        self._marks.append((seen.mark, now))

    def known_since(self, mark: Mark) -> float | None:
        """When some client was first told more than this."""
        if mark >= self.mark:
            return None  # most of the time, and without a search
        return next((at for known, at in self._marks if known > mark), None)

    def excuse(self, seconds: float) -> None:
        """Nothing need happen for so long: somebody lets their clock run out."""
        self.excused_until = time.monotonic() + seconds

    def is_finished(self, seen: Seen | None) -> bool:
        """Whether whoever has seen this need not wait for more."""
        if self.given_up:
            return True
        over = seen is not None and seen.status == "over"
        return over and seen is not None and (seen.rematch is not None or not self._expects_rematch(seen))

    def _expects_rematch(self, seen: Seen) -> bool:
        if self.plan.rematch == "all":
            return any(seen.seats[seat].reason != "resigned" for seat in self.tokens)
        return self.plan.rematch == "now"

    def give_up(self) -> None:
        """Everybody goes."""
        self.given_up = True
        for connection in self.connections:
            connection.drop()
