"""Speed of the environments on one core, with masks alone and with observations, and beside peers in the same run.

Our own figures use processor time. Beside peers, which may use more cores, wall-clock time counts for both.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeVar

from oddville.games.errors import MissingExtra
from oddville.lab.bench.env_peers import PEERS, Steps, load
from oddville.lab.progress import Progress

T = TypeVar("T")
Row = dict[str, Any]
BATCHES: Final = (1, 64, 1024)
PLAYERS: Final = (2, 4)
OPPONENTS: Final = ("random", "rollout", "greedy", "search:simulations=20")
"""Opponents inside the batch; a step is a decision of the learner with all moves of the others until the next."""
SLICES: Final = 4
"""Into how many alternating slices a comparison is cut."""


def ours(players: int, batch: int, observing: bool, opponents: str = "none") -> Steps:
    """Our environment with random legal actions, including the transfer of actions and arrays."""
    try:
        from oddville.envs.self_play import SelfPlay
    except ImportError:
        raise MissingExtra("error-extra", what="numpy", extra="envs") from None
    games = SelfPlay(batch, players=players, observing=observing, opponents=opponents, seed=0)

    def steps() -> int:
        games.step(games.random_actions)
        _ = games.masks, games.rewards, games.terminated, games.at_turn_limit
        if observing:
            _ = games.observations
        return batch

    return steps


def progress_steps(runs: int) -> int:
    return runs * (len(BATCHES) * 2 * len(PLAYERS) + len(OPPONENTS) + len(PEERS))


def rate(steps: Steps, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    count, start = 0, clock()
    while (passed := clock() - start) < seconds:
        count += steps()
    return count / passed


def measure_ours(seconds: float, runs: int, progress: Progress) -> Iterator[Row]:
    """Our figures, each the median of the runs in processor time; `observations` include masks."""
    for players in PLAYERS:
        for what in ("masks", "observations"):
            for batch in BATCHES:
                steps = ours(players, batch, observing=what == "observations")
                speed = _median(steps, seconds, runs, progress)
                yield {"what": what, "players": players, "batch": batch, "steps_per_s": speed}
    for opponent in OPPONENTS:
        players, batch = PLAYERS[0], BATCHES[1]
        speed = _median(ours(players, batch, True, opponent), seconds, runs, progress)
        row: Row = {"what": "opponent", "opponent": opponent, "players": players, "batch": batch}
        yield row | {"steps_per_s": speed}


def _median(steps: Steps, seconds: float, runs: int, progress: Progress) -> float:
    return statistics.median(_repeat(runs, progress, partial(rate, steps, seconds, time.thread_time)))


def measure_peers(seconds: float, runs: int, progress: Progress) -> Iterator[Row]:
    """Every peer, alternating with ours at the same batch size with observations; None if it is not installed."""
    for peer in PEERS:
        theirs, name = load(peer), f"{peer.package} {peer.game}"
        if theirs is None:
            progress(runs)
            yield {"peer": name, "batch": peer.batch, "steps_per_s": None, "ratio": None}
            continue
        mine = ours(PLAYERS[0], peer.batch, observing=True)
        pairs = list(_repeat(runs, progress, partial(_alternating, mine, theirs, seconds)))
        ratio = statistics.median(my / their for my, their in pairs)
        speed = statistics.median(their for _, their in pairs)
        yield {"peer": name, "batch": peer.batch, "steps_per_s": speed, "ratio": ratio}


def _repeat(runs: int, progress: Progress, measure: Callable[[], T]) -> Iterator[T]:
    for _ in range(runs):
        yield measure()
        progress(1)


def _alternating(mine: Steps, theirs: Steps, seconds: float) -> tuple[float, float]:
    """Both rates, measured in alternating slices, so that a busy machine affects both alike."""
    rates = [(rate(mine, seconds / SLICES), rate(theirs, seconds / SLICES)) for _ in range(SLICES)]
    return statistics.fmean(my for my, _ in rates), statistics.fmean(their for _, their in rates)
