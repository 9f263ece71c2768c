"""Speed of the environments on one core, with masks alone and with observations, and beside peers in the same run.

Our own figures use processor time. Beside peers, which may use more cores, wall-clock time counts for both.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from oddville.games.errors import MissingExtra
from oddville.lab.bench.env_peers import PEERS, Steps, load
from oddville.lab.progress import Progress

T = TypeVar("T")
BATCHES: Final = (1, 64, 1024)
PLAYERS: Final = (2, 4)
SLICES: Final = 4
"""Into how many alternating slices a comparison is cut."""


@dataclass(frozen=True, slots=True)
class Pace:
    what: str
    """`masks` or `observations`, which includes masks."""
    players: int
    batch: int
    steps_per_s: float


@dataclass(frozen=True, slots=True)
class PeerPace:
    """The speed of a peer and the ratio of ours to it; None if it is not installed."""

    peer: str
    batch: int
    steps_per_s: float | None
    ratio: float | None


def ours(players: int, batch: int, observing: bool) -> Steps:
    """Our environment with random legal actions, including the transfer of actions and arrays."""
    try:
        from oddville.envs.self_play import SelfPlay
    except ImportError:
        raise MissingExtra("error-extra", what="numpy", extra="envs") from None
    games = SelfPlay(batch, players=players, observing=observing, seed=0)

    def steps() -> int:
        games.step(games.random_actions)
        _ = games.masks, games.rewards, games.terminated, games.truncated
        if observing:
            _ = games.observations
        return batch

    return steps


def pieces(runs: int) -> int:
    """The number of progress steps of the whole measurement."""
    return runs * (len(BATCHES) * 2 * len(PLAYERS) + len(PEERS))


def rate(steps: Steps, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    count, start = 0, clock()
    while (passed := clock() - start) < seconds:
        count += steps()
    return count / passed


def measure_ours(seconds: float, runs: int, progress: Progress) -> Iterator[Pace]:
    """Our figures, each the median of the runs in processor time."""
    for players in PLAYERS:
        for what in ("masks", "observations"):
            for batch in BATCHES:
                steps = ours(players, batch, observing=what == "observations")
                rates = list(_repeat(runs, progress, partial(rate, steps, seconds, time.thread_time)))
                yield Pace(what, players, batch, statistics.median(rates))


def measure_peers(seconds: float, runs: int, progress: Progress) -> Iterator[PeerPace]:
    """Every peer, alternating with ours at the same batch size with observations."""
    for peer in PEERS:
        theirs, name = load(peer), f"{peer.package} {peer.game}"
        if theirs is None:
            progress(runs)
            yield PeerPace(name, peer.batch, None, None)
            continue
        mine = ours(PLAYERS[0], peer.batch, observing=True)
        pairs = list(_repeat(runs, progress, partial(_alternating, mine, theirs, seconds)))
        ratio = statistics.median(my / their for my, their in pairs)
        yield PeerPace(name, peer.batch, statistics.median(their for _, their in pairs), ratio)


def _repeat(runs: int, progress: Progress, measure: Callable[[], T]) -> Iterator[T]:
    for _ in range(runs):
        yield measure()
        progress(1)


def _alternating(mine: Steps, theirs: Steps, seconds: float) -> tuple[float, float]:
    """Both rates, measured in alternating slices, so that a busy machine affects both alike."""
    rates = [(rate(mine, seconds / SLICES), rate(theirs, seconds / SLICES)) for _ in range(SLICES)]
    return statistics.fmean(my for my, _ in rates), statistics.fmean(their for _, their in rates)
