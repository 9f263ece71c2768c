"""Simulated servers under faults, seed after seed, until something fails or you stop it.

    python benchmarks/simulation.py [--first 0] [--seeds 100000] [--minutes 60] [--workers 2]
    python benchmarks/simulation.py --seed 1234        # repeat one, with what it logs

Every seed is a simulation of one to three server processes on one database with people, bots and faults
(tests/simulation). After each, no acknowledged move may be missing, all clients have seen the same, and every game is
over. The first failure is printed with its seed, and the exit code is 1. Ctrl-C ends it with the figures so far.
"""

import argparse
import logging
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from oddville.lab.progress import progress
from oddville.texts import Texts
from simulation.world import Result, SimulationFailure, simulate

CHUNK = 20
"""Seeds per task of a worker."""


def chunk(first: int, count: int) -> list[Result] | str:
    """The results of some seeds, or the failure."""
    logging.disable(logging.CRITICAL)
    try:
        return [simulate(seed) for seed in range(first, first + count)]
    except SimulationFailure as failure:
        return str(failure)


def chunks(first: int, seeds: int, workers: int, ends_at: float) -> Iterator[list[Result] | str]:
    """Results in the order in which they finish, until seeds or time are used up."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, initializer=_ignore_interrupts) as pool:
        under_way: set[Future[list[Result] | str]] = set()
        following = iter(range(first, first + seeds, CHUNK))
        try:
            while time.monotonic() < ends_at:
                for begin in following:
                    under_way.add(pool.submit(chunk, begin, min(CHUNK, first + seeds - begin)))
                    if len(under_way) > workers:
                        break
                if not under_way:
                    return
                done, under_way = wait(under_way, timeout=1.0, return_when="FIRST_COMPLETED")
                yield from (each.result() for each in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(arguments: argparse.Namespace) -> int:
    found: list[Result] = []
    failure: str | None = None
    ends_at = time.monotonic() + arguments.minutes * 60
    with (
        suppress(KeyboardInterrupt),
        progress("simulations", arguments.seeds, 0, Texts("en"), sys.stderr) as advance,
    ):
        for results in chunks(arguments.first, arguments.seeds, arguments.workers, ends_at):
            if isinstance(results, str):
                failure = results
                break
            found += results
            advance(len(results))
    for name, figure in figures(found).items():
        print(f"{name:<24} {figure}")
    print(f"{'failed':<24} {failure or 0}")
    return 1 if failure else 0


def figures(found: list[Result]) -> dict[str, str]:
    """Totals of the simulations."""
    return {
        "simulations": f"{len(found):,}",
        "games": f"{sum(each.games for each in found):,}",
        "log entries": f"{sum(each.entries for each in found):,}",
        "store calls": f"{sum(each.store_calls for each in found):,}",
        "faults": f"{sum(each.faults for each in found):,}",
        "simulated hours": f"{sum(each.seconds for each in found) / 3600:,.1f}",
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Simulated servers under faults.")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seeds", type=int, default=100_000, help="how many seeds")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after so many minutes")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, help="one seed, with all that it logs")
    arguments = parser.parse_args()
    if arguments.seed is None:
        return run(arguments)
    logging.basicConfig(level=logging.INFO, format="%(name)s %(message)s")
    print(simulate(arguments.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
