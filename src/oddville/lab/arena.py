"""Who is stronger: bots play the same deals from every seat.

A contest is a plan: an endless list of matches, numbered, of which the first are played. Every number stands for
the same match in every run, so that a contest can be interrupted, resumed, extended and spread over machines.
"""

import hashlib
import itertools
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import oddville
from oddville.bots import opponent
from oddville.games import editions
from oddville.games.deals import is_seed
from oddville.games.errors import OddVilleError
from oddville.lab.chores import carry_out
from oddville.lab.journal import Journal
from oddville.lab.matches import TURNS_PER_PLAYER, Match, Played, play_match
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner
from oddville.lab.statistics import Bets

MOST_GAMES: Final = 10_000_000
LONGEST_SEED: Final = 100
DEFAULT_SEED: Final = "arena"

Results = Mapping[int, Played]


@dataclass(frozen=True)
class Contest:
    """Which bots play, how many at a table, with which cards, and how many games at least."""

    bots: tuple[str, ...]
    players: int
    games: int
    edition: str = editions.DEFAULT
    seed: str = DEFAULT_SEED
    turn_limit: int | None = None
    first: int = 0
    """The number of the first match, where one journal holds several contests."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The bots as they are told apart: the second of the same kind is `greedy#2`."""
        counts = [self.bots[: place + 1].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(
            bot if count == 1 else f"{bot}#{count}" for bot, count in zip(self.bots, counts, strict=True)
        )

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """Who meets: bots by number. With too few bots the last takes all seats left; with many, all subsets."""
        count = len(self.bots)
        if count < self.players:
            return ((*range(count), *[count - 1] * (self.players - count)),)
        return tuple(itertools.combinations(range(count), self.players))

    @property
    def games_per_deal(self) -> int:
        """How often a deal is played: at every table, with every rotation of the seats."""
        return len(self.tables) * self.players

    @property
    def deals(self) -> int:
        """How many deals: as many as make at least the games wanted."""
        return math.ceil(self.games / self.games_per_deal)

    @property
    def all_games(self) -> int:
        """How many games that is in all."""
        return self.deals * self.games_per_deal

    def job(self) -> dict[str, Any]:
        """What decides the matches. The number of games does not, so a contest can be made longer."""
        return {
            "bots": list(self.bots),
            "programs": [digest for bot in self.bots for digest in _programs(bot)],
            "players": self.players,
            "edition": editions.edition(self.edition).hash,
            "seed": self.seed,
            "turn_limit": self.limit,
            "version": oddville.__version__,
        }

    @property
    def limit(self) -> int:
        """After how many turns a game ends in any case (END-2)."""
        return self.turn_limit or TURNS_PER_PLAYER * self.players

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in a match, by number."""
        place, rotation = divmod((number - self.first) % self.games_per_deal, self.players)
        table = self.tables[place]
        return tuple(table[(seat - rotation) % self.players] for seat in range(self.players))

    def match(self, number: int) -> Match:
        """The match of a number."""
        deal, place = divmod(number - self.first, self.games_per_deal)
        bots = tuple(self.bots[bot] for bot in self.seating(number))
        seeds = tuple(f"{self.seed}/{deal}/{place}/{seat}" for seat in range(self.players))
        return Match(self.edition, bots, f"{self.seed}/{deal}", seeds, self.limit)

    def numbers(self, deals: int | None = None) -> range:
        """The numbers of all matches, or of those of the first deals."""
        return range(self.first, self.first + (self.deals if deals is None else deals) * self.games_per_deal)

    def of_deal(self, deal: int) -> range:
        """The numbers of the matches of one deal."""
        begin = self.first + deal * self.games_per_deal
        return range(begin, begin + self.games_per_deal)

    def share(self, bot: int, deal: int, results: Results) -> float:
        """Which part of the games of a deal a bot won; several copies of it share what they won."""
        wins = seats = 0
        for number in self.of_deal(deal):
            seating = self.seating(number)
            seats += seating.count(bot)
            wins += seating[results[number]["winner"]] == bot
        return wins / seats


def contest(
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    edition: str = editions.DEFAULT,
    seed: str = DEFAULT_SEED,
    turn_limit: int | None = None,
) -> Contest:
    """A contest of bots, once everything about it has been found right."""
    if len(bots) < 2:
        raise OddVilleError("error-arena-bots")
    if not 1 <= games <= MOST_GAMES:
        raise OddVilleError("error-arena-games", most=MOST_GAMES, games=str(games)[:20])
    if not is_seed(seed) or len(seed) > LONGEST_SEED:
        raise OddVilleError("error-seed", longest=LONGEST_SEED)
    table = max(2, min(4, len(bots))) if players is None else players
    editions.check_players(editions.edition(edition), table)
    for bot in bots:
        opponent(bot).close()
    if turn_limit is not None:
        oddville.Game(table, edition=edition, turn_limit=turn_limit)
    return Contest(tuple(bots), table, games, edition, seed, turn_limit)


def _programs(bot: str) -> Iterator[str]:
    """A digest of each file that a bot's text names: a bot whose program has changed is another bot."""
    for part in re.split(r"[:,\s]+", bot):
        if ("/" in part or "." in part) and Path(part).is_file():
            yield hashlib.sha256(Path(part).read_bytes()).hexdigest()[:16]


def play(
    contest: Contest, runner: Runner, journal: Journal, progress: Progress, until: Bets | None = None
) -> int:
    """Play what the journal does not have yet, and return how many deals count.

    These are all; or, with bets, as few as make a verdict. They are looked at in their order, so that neither
    speed nor an interruption has a say in when to stop.
    """
    deals = _Deals(contest, journal.done, until)
    if deals.is_enough():
        return deals.count
    matches = ((number, contest.match(number)) for number in contest.numbers())
    with closing(carry_out(play_match, matches, journal, runner, progress)) as finished:
        for _ in finished:
            if deals.is_enough():
                break
    return deals.count


class _Deals:
    """The deals that are finished, counted in their order."""

    def __init__(self, contest: Contest, results: Results, until: Bets | None) -> None:
        self._contest, self._results, self._until = contest, results, until
        self.count = 0

    def is_enough(self) -> bool:
        """Count on as far as deals are finished; whether no more are needed."""
        while self.count < self._contest.deals and not self._is_sure() and self._is_next_finished():
            if self._until is not None:
                self._until.add(self._contest.share(0, self.count, self._results))
            self.count += 1
        return self.count == self._contest.deals or self._is_sure()

    def _is_sure(self) -> bool:
        return self._until is not None and self._until.verdict != 0

    def _is_next_finished(self) -> bool:
        return all(number in self._results for number in self._contest.of_deal(self.count))
