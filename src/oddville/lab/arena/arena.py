"""Contests between bots, which play the same deals from every seat.

The matches of a contest are numbered, and a number means the same match in every run. So a contest can be
interrupted, resumed, extended and distributed.
"""

import hashlib
import itertools
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import oddville
from oddville.analysis.luck import BOUND
from oddville.bots import Opponent
from oddville.games import editions
from oddville.games.deals import is_seed
from oddville.games.errors import OddVilleError
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.lab.arena.matches import (
    LUCK_ROLLOUTS,
    LUCK_TURNS,
    Match,
    MatchResult,
    play_match,
)
from oddville.lab.arena.statistics import SequentialTest
from oddville.lab.journal import Journal, run_journaled
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

MAX_GAMES: Final = 10_000_000
MAX_SEED_LENGTH: Final = 100
DEFAULT_SEED: Final = "arena"

Results = Mapping[int, MatchResult]


@dataclass(frozen=True)
class Contest:
    bots: tuple[str, ...]
    players: int
    games: int
    """How many games are wanted; whole deals are played, so there may be more."""
    edition: str = editions.DEFAULT
    seed: str = DEFAULT_SEED
    turn_limit: int | None = None
    first: int = 0
    """The number of the first match, if one journal holds several contests."""
    finish_round: bool = False
    luck: bool = False
    """Whether luck is measured, to adjust the win rates."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Unique names of the bots: the second `greedy` is `greedy#2`."""
        counts = [self.bots[: place + 1].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(
            bot if count == 1 else f"{bot}#{count}" for bot, count in zip(self.bots, counts, strict=True)
        )

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The bots that meet, by index: all subsets, or with too few bots the last one in all free seats."""
        count = len(self.bots)
        if count < self.players:
            return ((*range(count), *[count - 1] * (self.players - count)),)
        return tuple(itertools.combinations(range(count), self.players))

    @property
    def games_per_deal(self) -> int:
        """Every deal is played at every table with every rotation of the seats."""
        return len(self.tables) * self.players

    @property
    def deals(self) -> int:
        return math.ceil(self.games / self.games_per_deal)

    @property
    def all_games(self) -> int:
        return self.deals * self.games_per_deal

    def job(self) -> dict[str, Any]:
        """Everything that determines the matches. The number of games does not, so a contest can be extended."""
        return {
            "bots": list(self.bots),
            "programs": [digest for bot in self.bots for digest in _file_digests(bot)],
            "players": self.players,
            "edition": editions.edition(self.edition).hash,
            "seed": self.seed,
            "turn_limit": self.limit,
            **({"finish_round": True} if self.finish_round else {}),
            **({"luck": [LUCK_ROLLOUTS, LUCK_TURNS, BOUND]} if self.luck else {}),
            "version": oddville.__version__,
        }

    @property
    def limit(self) -> int:
        """The limit of turns (END-2)."""
        return self.turn_limit or TURNS_PER_PLAYER * self.players

    def seating(self, number: int) -> tuple[int, ...]:
        """The index of the bot in each seat of a match."""
        place, rotation = divmod((number - self.first) % self.games_per_deal, self.players)
        table = self.tables[place]
        return tuple(table[(seat - rotation) % self.players] for seat in range(self.players))

    def match(self, number: int) -> Match:
        deal, place = divmod(number - self.first, self.games_per_deal)
        bots = tuple(self.bots[bot] for bot in self.seating(number))
        seeds = tuple(f"{self.seed}/{deal}/{place}/{seat}" for seat in range(self.players))
        return Match(
            self.edition, bots, f"{self.seed}/{deal}", seeds, self.limit, self.finish_round, self.luck
        )

    def numbers(self, deals: int | None = None) -> range:
        """The numbers of all matches, or of the first `deals` deals."""
        return range(self.first, self.first + (self.deals if deals is None else deals) * self.games_per_deal)

    def of_deal(self, deal: int) -> range:
        start = self.first + deal * self.games_per_deal
        return range(start, start + self.games_per_deal)

    def share(self, bot: int, deal: int, results: Results) -> float:
        """The share of a deal's games that a bot won, per copy of it at the table."""
        wins = seats = 0
        for number in self.of_deal(deal):
            seating = self.seating(number)
            seats += seating.count(bot)
            wins += seating[results[number]["winner"]] == bot
        return wins / seats

    def luck_share(self, bot: int, deal: int, results: Results) -> float | None:
        """The mean luck of a bot in the games of a deal; None if it was not measured."""
        luck = [
            results[number]["luck"][seat]
            for number in self.of_deal(deal)
            for seat, sitting in enumerate(self.seating(number))
            if sitting == bot and self.luck
        ]
        return fmean(luck) if luck else None


def contest(
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    edition: str = editions.DEFAULT,
    seed: str = DEFAULT_SEED,
    turn_limit: int | None = None,
    finish_round: bool = False,
    luck: bool = False,
) -> Contest:
    """Check the arguments and make a contest."""
    if len(bots) < 2:
        raise OddVilleError("error-arena-bots")
    if not 1 <= games <= MAX_GAMES:
        raise OddVilleError("error-arena-games", most=MAX_GAMES, games=str(games)[:20])
    if not is_seed(seed) or len(seed) > MAX_SEED_LENGTH:
        raise OddVilleError("error-seed", longest=MAX_SEED_LENGTH)
    table = max(2, min(4, len(bots))) if players is None else players
    editions.check_players(editions.edition(edition), table, finish_round)
    for bot in bots:
        Opponent(bot).close()
    if turn_limit is not None:
        oddville.Game(table, edition=edition, turn_limit=turn_limit)
    return Contest(tuple(bots), table, games, edition, seed, turn_limit, finish_round=finish_round, luck=luck)


def _file_digests(bot: str) -> Iterator[str]:
    """A digest of each file in a bot's spec: a changed program is another bot."""
    for part in re.split(r"[:,\s]+", bot):
        if ("/" in part or "." in part) and Path(part).is_file():
            yield hashlib.sha256(Path(part).read_bytes()).hexdigest()[:16]


def play(
    contest: Contest,
    runner: Runner,
    journal: Journal,
    progress: Progress,
    until: SequentialTest | None = None,
    work: Callable[[Match], Mapping[str, Any]] = play_match,
) -> int:
    """Play the matches that the journal lacks by `work`, and return how many deals count.

    With a test, play stops at its verdict. Deals are counted in their order, so that the stopping point depends
    neither on speed nor on interruptions.
    """
    deals = _DealCounter(contest, journal.done, until)
    if deals.advance():
        return deals.count
    matches = ((number, contest.match(number)) for number in contest.numbers())
    with closing(run_journaled(work, matches, journal, runner, progress)) as finished:
        for _ in finished:
            if deals.advance():
                break
    return deals.count


class _DealCounter:
    """Counts finished deals in their order."""

    def __init__(self, contest: Contest, results: Results, until: SequentialTest | None) -> None:
        self._contest, self._results, self._until = contest, results, until
        self.count = 0

    def advance(self) -> bool:
        """Count newly finished deals; whether no more are needed."""
        while not self._is_enough():
            if not all(number in self._results for number in self._contest.of_deal(self.count)):
                return False
            if self._until is not None:
                share = self._contest.share(0, self.count, self._results)
                self._until.add(share, self._contest.luck_share(0, self.count, self._results))
            self.count += 1
        return True

    def _is_enough(self) -> bool:
        is_decided = self._until is not None and self._until.verdict != 0
        return is_decided or self.count == self._contest.deals
