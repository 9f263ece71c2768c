"""The state of a table as its clients know it, and statistics of all tables."""

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
"""Seconds for which a measurement of the machine's load is valid."""
LAST_ACTS = 5
"""How many recent actions a report shows."""


class Slowest:
    """The maximum of recent measurements."""

    def __init__(self) -> None:
        self._times: deque[tuple[float, float]] = deque()

    def add(self, seconds: float) -> None:
        self._times.append((time.monotonic(), seconds))

    @property
    def seconds(self) -> float:
        """The maximum of the last minute."""
        while self._times and self._times[0][0] < time.monotonic() - RECENT:
            self._times.popleft()
        return max((seconds for _, seconds in self._times), default=0.0)


@dataclass
class Figures:
    """Statistics of all tables."""

    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    games: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Finished games by number of players and pace."""
    moves: int = 0
    findings: dict[str, list[str]] = field(default_factory=dict)
    """A line for each fault, by kind."""
    longest: dict[str, float] = field(default_factory=dict)
    """The longest wait for each bot."""
    answers: Slowest = field(default_factory=Slowest)
    waits: Slowest = field(default_factory=Slowest)

    @property
    def ended(self) -> int:
        return self.games.total()

    def find(self, fault: str, case: str) -> None:
        """Record a fault and print it at once."""
        self.findings.setdefault(fault, []).append(case)
        print(f"{fault}: {case}", file=sys.stderr, flush=True)

    def found(self, fault: str) -> int:
        return len(self.findings.get(fault, []))

    def note_wait(self, bot: str, seconds: float) -> None:
        self.longest[bot] = max(self.longest.get(bot, 0.0), seconds)
        self.waits.add(seconds)


class PlayedTable:
    """A table, the secrets of its seats, and its progress."""

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
        """Record an action of a client for a report."""
        self._acts.append((time.monotonic(), act))

    @property
    def last_acts(self) -> str:
        """The recent actions of clients and their age."""
        now = time.monotonic()
        return ", ".join(f"{act} {now - at:.1f} s ago" for at, act in self._acts)

    @property
    def mark(self) -> Mark:
        """The furthest progress that any client has seen."""
        return self._marks[-1][0] if self._marks else (0, False)

    @property
    def moves(self) -> int:
        """The number of moves, without those undone."""
        return self.seen.ply - (self._first_ply or 0) if self.seen is not None else 0

    def heard(self, seen: Seen) -> None:
        """Record that a client has received the table."""
        if self._marks and seen.mark <= self.mark:
            return
        now = time.monotonic()
        if self.seen is not None and self.seen.bot is not None:
            self.figures.note_wait(self.seen.bot, now - self.progressed_at)
        self.seen, self.progressed_at = seen, now
        self._first_ply = seen.ply if self._first_ply is None else self._first_ply
        self._marks.append((seen.mark, now))

    def known_since(self, mark: Mark) -> float | None:
        """When a client first saw more progress than this."""
        if mark >= self.mark:
            return None  # most of the time, and without a search
        return next((at for known, at in self._marks if known > mark), None)

    def excuse(self, seconds: float) -> None:
        """Expect nothing for so long, because a person lets the clock run out."""
        self.excused_until = time.monotonic() + seconds

    def is_finished(self, seen: Seen | None) -> bool:
        """Whether nothing follows this progress."""
        if self.given_up:
            return True
        over = seen is not None and seen.status == "over"
        return over and seen is not None and (seen.rematch is not None or not self._expects_rematch(seen))

    def _expects_rematch(self, seen: Seen) -> bool:
        if self.plan.rematch == "all":
            return any(seen.seats[seat].reason != "resigned" for seat in self.tokens)
        return self.plan.rematch == "now"

    def give_up(self) -> None:
        self.given_up = True
        for connection in self.connections:
            connection.drop()
