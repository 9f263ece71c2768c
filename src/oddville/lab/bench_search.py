"""How fast the search thinks, and whether it keeps to its time: simulations beside random games, budgets, levels."""

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from oddville.bots import LEVELS, Opponent, opponent
from oddville.bots.policy import sensible_moves
from oddville.bots.search import imagined, no_collection
from oddville.bots.tree import Settings, Tree
from oddville.bots.weights import evaluation_for
from oddville.games.editions import edition
from oddville.games.game import Game, tables_of
from oddville.lab import search_peers
from oddville.lab.progress import Progress
from oddville.rules.chance import Stream
from oddville.rules.moves import MoveList
from oddville.rules.playout import play_games
from oddville.rules.state import State

PLAYERS: Final = (2, 4)
TABLES: Final = (2, 3, 4)
SLICE: Final = 0.05
"""Seconds of one side of a comparison before the other has its turn: so noise hits both alike."""
MOMENTS: Final = ("opening", "middle")
DECISIONS: Final = 100
"""How many decisions with a real choice show whether a time is kept."""
SHORT_MS, LONG_MS = 100, 500
LONG_FROM: Final = 1.0
"""From so many seconds a run on, the longer time is tried, too."""
LEVEL_DECISIONS: Final = 40
FEWEST_DECISIONS: Final = 5
PATIENCE: Final = 15.0
"""A level that has taken so many runs' time has shown enough."""
QUICK: Final = "search:simulations=20"
MOST_TURNS: Final = 200
PER_GAME: Final = 10
"""Decisions of one game that are looked at, so that many games and all their stages are met."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Simulations a second from one position, and random games a second in the same run where they are compared."""

    kind: str
    players: int
    simulations_per_s: float
    games_per_s: float | None = None
    ratio: float | None = None
    """The median over the runs, each compared with itself."""


@dataclass(frozen=True, slots=True)
class PeerPace:
    """A peer's simulations a second, and how many times as many ours are, by players, in the same minutes."""

    peer: str
    how: str
    simulations_per_s: float
    ratios: dict[int, float]


@dataclass(frozen=True, slots=True)
class Timing:
    """How a time allowed was kept, over many decisions; all in milliseconds."""

    ms: int
    used: tuple[float, ...]

    @property
    def median(self) -> float:
        """What was used in the middle case."""
        return statistics.median(self.used)

    @property
    def most(self) -> float:
        """The worst case beyond what was allowed."""
        return max(self.used) - self.ms

    @property
    def late(self) -> float:
        """What 99 of 100 decisions kept to, beyond what was allowed."""
        return percentile(self.used, 99) - self.ms

    def share_within(self, ms: float) -> float:
        """The share of decisions that missed the time by no more than that."""
        return sum(abs(used - self.ms) <= ms for used in self.used) / len(self.used)


@dataclass(frozen=True, slots=True)
class LevelTime:
    """How long one level thinks about a decision, in milliseconds."""

    name: str
    simulations: int
    used: tuple[float, ...]


def percentile(numbers: Sequence[float], percent: int) -> float:
    """The smallest number that so many of a hundred do not exceed."""
    ranked = sorted(numbers)
    return ranked[-(-len(ranked) * percent // 100) - 1]


def pieces(seconds: float, runs: int) -> int:
    """How many pieces of work all measurements are together."""
    paces = runs * len(PLAYERS) * (1 + len(MOMENTS))
    return paces + search_peers.count() + DECISIONS * len(_times(seconds)) + len(LEVELS)


def measure_random(seconds: float, runs: int, shown: Progress) -> Iterator[Pace]:
    """Simulations by chance to the end, from the opening, beside whole random games."""
    for players in PLAYERS:
        rates = []
        for run in range(runs):
            with no_collection():
                rates.append(_compared(players, seconds, run))
            shown.advance()
        simulations, games = (statistics.median(column) for column in zip(*rates, strict=True))
        ratio = statistics.median(mine / other for mine, other in rates)
        yield Pace("random", players, simulations, games, ratio)


def _compared(players: int, seconds: float, run: int) -> tuple[float, float]:
    """Simulations and random games a second, by turns in short slices."""
    tables, seed = tables_of(edition(), players), 1_000_003 * (run + 1)
    both = _by_chance(players, run), _Side(lambda: play_games(tables, 5, seed + both[1].count), 5)
    while both[0].spent < seconds or both[1].spent < seconds:
        for side in both:
            side.work(min(SLICE, seconds))
    return both[0].rate, both[1].rate


class _Side:
    """One side of a comparison: what it does again and again, how often it did, how long it took."""

    def __init__(self, once: Callable[[], object], counts: int) -> None:
        self._once, self._counts = once, counts
        self.count, self.spent = 0, 0.0

    def work(self, seconds: float) -> None:
        """Do it for so long."""
        begin = now = time.perf_counter()
        while now - begin < seconds:
            self._once()
            self.count += self._counts
            now = time.perf_counter()
        self.spent += now - begin

    @property
    def rate(self) -> float:
        """How often it did, a second."""
        return self.count / self.spent


def _by_chance(players: int, run: int) -> _Side:
    """Simulations by chance to the end, from the opening, in a new tree."""
    return _Side(partial(_tree(opening(players).state, run, to_the_end=True).run, 5), 5)


def measure_peers(seconds: float, shown: Progress) -> Iterator[PeerPace]:
    """Peers' searches with random rollouts, each search followed by ours for as long."""
    ours: dict[int, _Side] = {}

    def think_as_long(spent: float) -> None:
        for players in PLAYERS:
            with no_collection():
                ours.setdefault(players, _by_chance(players, 0)).work(spent / len(PLAYERS))

    for peer in search_peers.measure_all(seconds, think_as_long):
        rate = peer.simulations_per_s
        ratios = {players: side.rate / rate for players, side in ours.items()}
        ours.clear()
        shown.advance()
        yield PeerPace(peer.peer, peer.how, rate, ratios)


def measure_thinking(seconds: float, runs: int, shown: Progress) -> Iterator[Pace]:
    """Simulations of the search as it plays, from the opening and from the middle of a game."""
    for players in PLAYERS:
        for moment in MOMENTS:
            state = (opening if moment == "opening" else middle)(players).state
            rates = []
            for run in range(runs):
                side = _Side(partial(_tree(state, run, to_the_end=False).run, 5), 5)
                with no_collection():
                    side.work(seconds)
                rates.append(side.rate)
                shown.advance()
            yield Pace(moment, players, statistics.median(rates))


def _tree(state: State, run: int, *, to_the_end: bool) -> Tree:
    settings = Settings(int(state.players))
    if to_the_end:
        settings.trust_to_chance()
    stream = Stream(run + 1, 2, 3, 4)
    return Tree(imagined(state, stream), stream, evaluation_for(int(state.players)), settings)


def opening(players: int) -> Game:
    """A game just dealt, as random games begin."""
    return Game(players, seed="opening")


def middle(players: int) -> Game:
    """A game that quick bots have played half through."""
    whole = _quick_game(players, "middle")
    return _after(players, "middle", whole[: len(whole) // 2])


def _quick_game(players: int, seed: str) -> list[str]:
    game, rng, greedy = (
        Game(players, seed=seed, turn_limit=MOST_TURNS),
        random.Random(seed),
        opponent("greedy"),
    )
    while not game.is_over:
        game.push(greedy.think(game, rng).move)
    return [move.text for move in game.moves]


def _after(players: int, seed: str, moves: Sequence[str]) -> Game:
    game = Game(players, seed=seed)
    for move in moves:
        game.push(move)
    return game


def _times(seconds: float) -> tuple[int, ...]:
    return (SHORT_MS, LONG_MS) if seconds >= LONG_FROM else (SHORT_MS,)


def measure_times(seconds: float, shown: Progress) -> Iterator[Timing]:
    """How the search keeps to a time, at all stages of games for two to four."""
    for ms in _times(seconds):
        used = []
        for spent in _spent_by(f"search:ms={ms}"):
            used.append(spent)
            shown.advance()
            if len(used) == DECISIONS:
                break
        yield Timing(ms, tuple(used))


def measure_levels(seconds: float, shown: Progress) -> Iterator[LevelTime]:
    """How long each level thinks."""
    for level in LEVELS:
        used: list[float] = []
        for spent in _spent_by(level.name):
            used.append(spent)
            is_late = sum(used) > PATIENCE * seconds * 1000 and len(used) >= FEWEST_DECISIONS
            if is_late or len(used) == LEVEL_DECISIONS:
                break
        shown.advance()
        yield LevelTime(level.name, level.simulations, tuple(used))


def _spent_by(spec: str) -> Iterator[float]:
    """Milliseconds a bot takes for one decision with a real choice after another, in all seats of many games.

    Each game is begun by quick bots, so far that the games together show every stage; then the bot goes on.
    """
    number = 0
    while True:
        players, seed = TABLES[number % len(TABLES)], f"times {number}"
        whole = _quick_game(players, seed)
        game = _after(players, seed, whole[: len(whole) * (number % 7) // 7])
        yield from _decisions(game, [opponent(spec) for _ in range(players)])
        number += 1


def _decisions(game: Game, seats: Sequence[Opponent]) -> Iterator[float]:
    rng, found, looked_at = random.Random(0), MoveList(), 0
    while not game.is_over and looked_at < PER_GAME:
        assert game.player is not None
        sensible_moves(game.state, found)
        begin = time.perf_counter()
        thought = seats[game.player].ask(game, rng)
        if found.count > 1:
            yield (time.perf_counter() - begin) * 1000
            looked_at += 1
        game.push(thought.move)
