"""How fast the environments step: masks alone and with observations, on one core, and beside peers in the same run.

Our own figures count the time that the core worked for us. Beside peers, which may use more cores, the clock on the
wall counts for both.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from oddville.games.errors import MissingExtra
from oddville.lab.env_peers import PEERS, Peer, Steps, load
from oddville.lab.progress import Progress

BATCHES: Final = (1, 64, 1024)
PLAYERS: Final = (2, 4)
SLICES: Final = 4
"""How many turns each of two that are compared has within a run."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Steps a second of ours."""

    players: int
    batch: int
    observing: bool
    steps_per_s: float


@dataclass(frozen=True, slots=True)
class PeerPace:
    """Steps a second of a peer, and how many times as many ours are; nothing if it is not installed."""

    peer: Peer
    steps_per_s: float | None
    ratio: float | None


def ours(players: int, batch: int, observing: bool) -> Steps:
    """Our environment with random legal actions: chosen, handed over, stepped, arrays handed back."""
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
    """How many pieces of work a whole measurement has."""
    return runs * (len(BATCHES) * 2 * len(PLAYERS) + len(PEERS))


def rate(steps: Steps, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Steps a second."""
    counted, begin = 0, clock()
    while (passed := clock() - begin) < seconds:
        counted += steps()
    return counted / passed


def measure_ours(seconds: float, runs: int, shown: Progress) -> Iterator[Pace]:
    """Every figure of ours, the median of the runs; by the time of the processor, for others may be using it, too."""
    for players in PLAYERS:
        for observing in (False, True):
            for batch in BATCHES:
                steps = ours(players, batch, observing)
                rates = [_told(lambda: rate(steps, seconds, time.thread_time), shown) for _ in range(runs)]  # noqa: B023
                yield Pace(players, batch, observing, statistics.median(rates))


def measure_peers(seconds: float, runs: int, shown: Progress) -> Iterator[PeerPace]:
    """Every peer by turns with ours at the same size of batch, with observations."""
    for peer in PEERS:
        theirs = load(peer)
        if theirs is None:
            shown.advance(runs)
            yield PeerPace(peer, None, None)
            continue
        mine = ours(PLAYERS[0], peer.batch, observing=True)
        pairs = [_told(lambda: _by_turns(mine, theirs, seconds), shown) for _ in range(runs)]  # noqa: B023
        ratio = statistics.median(my / their for my, their in pairs)
        yield PeerPace(peer, statistics.median(their for _, their in pairs), ratio)


def _told(work: Callable[[], Any], shown: Progress) -> Any:
    done = work()
    shown.advance()
    return done


def _by_turns(mine: Steps, theirs: Steps, seconds: float) -> tuple[float, float]:
    """Both rates, measured in turns, so that a busy machine hits both alike."""
    rates = [(rate(mine, seconds / SLICES), rate(theirs, seconds / SLICES)) for _ in range(SLICES)]
    return statistics.fmean(my for my, _ in rates), statistics.fmean(their for _, their in rates)
