"""Speed of the search: simulations beside random games and peers, accuracy of time budgets, time per level."""

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from typing import Any, Final

from oddville.bots import LEVELS, Opponent
from oddville.bots.search.policy import candidate_moves
from oddville.bots.search.search_bot import determinize, gc_paused
from oddville.bots.search.tree import SearchSettings, Tree
from oddville.bots.search.weights import evaluation_for
from oddville.games.editions import edition
from oddville.games.game import Game, tables_of
from oddville.lab.bench import search_peers
from oddville.lab.progress import Progress
from oddville.rules.chance import Stream
from oddville.rules.moves import MoveList
from oddville.rules.playout import play_games
from oddville.rules.state import State

Row = dict[str, Any]
PLAYERS: Final = (2, 4)
TABLES: Final = (2, 3, 4)
SLICE: Final = 0.05
"""Seconds of one side of a comparison before the other has its turn, so that noise affects both alike."""
MOMENTS: Final = ("opening", "middle")
DECISIONS: Final = 100
"""How many decisions with a real choice are timed for a budget."""
SHORT_MS, LONG_MS = 100, 500
LONG_FROM: Final = 1.0
"""The seconds per run from which on the longer budget is measured as well."""
LEVEL_DECISIONS: Final = 40
MIN_DECISIONS: Final = 5
PATIENCE: Final = 15.0
"""A level is measured for at most this many times the seconds per run."""
MAX_TURNS: Final = 200
PER_GAME: Final = 10
"""How many decisions of one game are timed, so that many games and stages are covered."""
LATE_MS: Final = 50


def percentile(numbers: Sequence[float], percent: int) -> float:
    """The nearest-rank percentile."""
    ranked = sorted(numbers)
    return ranked[-(-len(ranked) * percent // 100) - 1]


def progress_steps(seconds: float, runs: int) -> int:
    paces = runs * len(PLAYERS) * (1 + len(MOMENTS))
    return paces + search_peers.count() + DECISIONS * len(_times(seconds)) + len(LEVELS)


def measure_random(seconds: float, runs: int, progress: Progress) -> Iterator[Row]:
    """Simulations with random rollouts to the end, from the opening, beside whole random games."""
    for players in PLAYERS:
        rates = []
        for run in range(runs):
            with gc_paused():
                rates.append(_compare(players, seconds, run))
            progress(1)
        simulations, games = (statistics.median(column) for column in zip(*rates, strict=True))
        yield {
            "kind": "random",
            "players": players,
            "simulations_per_s": simulations,
            "games_per_s": games,
            "ratio": statistics.median(mine / other for mine, other in rates),
        }


def _compare(players: int, seconds: float, run: int) -> tuple[float, float]:
    """Simulations and random games per second, measured in alternating slices."""
    tables, seed = tables_of(edition(), players), 1_000_003 * (run + 1)
    both = _random_rollouts(players, run), _Side(lambda: play_games(tables, 5, seed + both[1].count), 5)
    while both[0].spent < seconds or both[1].spent < seconds:
        for side in both:
            side.work(min(SLICE, seconds))
    return both[0].rate, both[1].rate


class _Side:
    """One side of a comparison: a repeated action, its count and its time."""

    def __init__(self, once: Callable[[], object], counts: int) -> None:
        self._once, self._counts = once, counts
        self.count, self.spent = 0, 0.0

    def work(self, seconds: float) -> None:
        start = now = time.perf_counter()
        while now - start < seconds:
            self._once()
            self.count += self._counts
            now = time.perf_counter()
        self.spent += now - start

    @property
    def rate(self) -> float:
        return self.count / self.spent


def _random_rollouts(players: int, run: int) -> _Side:
    return _Side(partial(_tree(opening(players).state, run, to_the_end=True).run, 5), 5)


def measure_peers(seconds: float, progress: Progress) -> Iterator[Row]:
    """Peers' searches with random rollouts; ours runs for as long after each of them."""
    ours: dict[int, _Side] = {}

    def think_as_long(spent: float) -> None:
        for players in PLAYERS:
            with gc_paused():
                ours.setdefault(players, _random_rollouts(players, 0)).work(spent / len(PLAYERS))

    for peer, how, rate in search_peers.measure_all(seconds, think_as_long):
        ratios = {str(players): side.rate / rate for players, side in ours.items()}
        ours.clear()
        progress(1)
        yield {"peer": peer, "how": how, "simulations_per_s": rate, "ratio_by_players": ratios}


def measure_thinking(seconds: float, runs: int, progress: Progress) -> Iterator[Row]:
    """Simulations of the search with its defaults, from the opening and from the middle of a game."""
    for players in PLAYERS:
        for moment in MOMENTS:
            state = (opening if moment == "opening" else middle)(players).state
            rates = []
            for run in range(runs):
                side = _Side(partial(_tree(state, run, to_the_end=False).run, 5), 5)
                with gc_paused():
                    side.work(seconds)
                rates.append(side.rate)
                progress(1)
            yield {"kind": moment, "players": players, "simulations_per_s": statistics.median(rates)}


def _tree(state: State, run: int, *, to_the_end: bool) -> Tree:
    settings = SearchSettings(int(state.players))
    if to_the_end:
        settings.use_random_rollouts()
    stream = Stream(run + 1, 2, 3, 4)
    return Tree(determinize(state, stream), stream, evaluation_for(int(state.players)), settings)


def opening(players: int) -> Game:
    return Game(players, seed="opening")


def middle(players: int) -> Game:
    whole = _greedy_game(players, "middle")
    return _after(players, "middle", whole[: len(whole) // 2])


def _greedy_game(players: int, seed: str) -> list[str]:
    game = Game(players, seed=seed, turn_limit=MAX_TURNS)
    rng, greedy = random.Random(seed), Opponent("greedy")
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


def measure_times(seconds: float, progress: Progress) -> Iterator[Row]:
    """How the search keeps to a budget, at all stages of games for two to four."""
    for ms in _times(seconds):
        used = []
        for spent in islice(_spent_by(f"search:ms={ms}"), DECISIONS):
            used.append(spent)
            progress(1)
        yield timing(ms, used)


def timing(ms: int, used: Sequence[float]) -> Row:
    """How well a budget was kept: its median, how much later the answers came, and the share close to it."""
    return {
        "ms": ms,
        "decisions": len(used),
        "median_ms": statistics.median(used),
        "late_ms_99": percentile(used, 99) - ms,
        "late_ms_most": max(used) - ms,
        "share_within_50_ms": sum(abs(each - ms) <= LATE_MS for each in used) / len(used),
    }


def measure_levels(seconds: float, progress: Progress) -> Iterator[Row]:
    for level in LEVELS:
        used: list[float] = []
        for spent in islice(_spent_by(level.name), LEVEL_DECISIONS):
            used.append(spent)
            if len(used) >= MIN_DECISIONS and sum(used) > PATIENCE * seconds * 1000:
                break
        progress(1)
        yield {
            "level": level.name,
            "simulations": level.simulations,
            "decisions": len(used),
            "median_ms": statistics.median(used),
            "ms_95": percentile(used, 95),
        }


def _spent_by(spec: str) -> Iterator[float]:
    """Milliseconds per decision with a real choice, in all seats of many games.

    Greedy bots begin each game, and the bot continues; the games together cover every stage.
    """
    for number in count():
        players, seed = TABLES[number % len(TABLES)], f"times {number}"
        whole = _greedy_game(players, seed)
        game = _after(players, seed, whole[: len(whole) * (number % 7) // 7])
        yield from _decisions(game, [Opponent(spec) for _ in range(players)])


def _decisions(game: Game, seats: Sequence[Opponent]) -> Iterator[float]:
    rng, moves, timed = random.Random(0), MoveList(), 0
    while game.player is not None and timed < PER_GAME:
        candidate_moves(game.state, moves)
        start = time.perf_counter()
        thought = seats[game.player].ask(game, rng)
        if moves.count > 1:
            yield (time.perf_counter() - start) * 1000
            timed += 1
        game.push(thought.move)
