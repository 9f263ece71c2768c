"""Durable appends per second of each store, compared with the disk itself.

    python benchmarks/store.py [--seconds 3] [--folder DIR] [--postgresql URL]

Each writer appends moves to its own table and waits until each is durable. `disk` writes and flushes one page at a
time, the upper limit of a store without group commit. Without `--postgresql` a server is started
on loopback, if it is installed.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from oddville.server.store.opening import open_store
from oddville.server.store.protocol import LogEntry, Store, Summary, TableRow
from services import PACKAGES, PostgresServer, find_program, run_service

WRITERS = (1, 16, 256)
BODY = b'{"seat":0,"move":"take 3","by":"person","clock":812345}' * 2
GOAL = 2000


def report(name: str, writers: int, times: list[float], seconds: float, extra: str = "") -> float:
    """Print one line; returns appends per second."""
    times.sort()
    rate = len(times) / seconds
    median, late = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{name:<12}{writers:>8}{rate:>12,.0f}{median:>12.2f}{late:>12.2f}   {extra}", flush=True)
    return rate


def disk(folder: Path, seconds: float) -> None:
    file = os.open(folder / "flushed", os.O_CREAT | os.O_RDWR, 0o600)
    times: list[float] = []
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        os.pwrite(file, bytes(4096), 4096 * len(times))
        os.fdatasync(file)
        times.append(time.perf_counter() - start)
    os.close(file)
    report("disk", 1, times, seconds)


async def play(store: Store, table_id: str, end: float, times: list[float]) -> None:
    summary = Summary("running", True, "A table", 0, 1_800_000_000_000, BODY)
    await store.create(TableRow(table_id, 0, "1", "edition", b"seed", b"{}"), [], summary)
    number = 1
    while (start := time.perf_counter()) < end:
        await store.append(table_id, [LogEntry(number, number, f"key-{number}", BODY)], summary)
        times.append(time.perf_counter() - start)
        number += 1


async def measure(name: str, address: str, writers: int, seconds: float) -> float:
    """Appends per second of so many writers."""
    store = await open_store(address)
    times: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(play(store, f"{writers}-{i}", start + seconds, times) for i in range(writers)))
    elapsed = time.perf_counter() - start
    transactions: int = store.transactions
    rate = report(name, writers, times, elapsed, f"{len(times) / max(1, transactions):.1f} to a transaction")
    await store.close()
    return rate


@contextmanager
def postgresql(url: str | None) -> Iterator[str | None]:
    """The address of an empty database, or None without PostgreSQL."""
    if url is not None:
        yield url
    elif find_program("postgres") is None:
        print(f"postgresql: not measured, not installed (Debian: apt-get install {PACKAGES['postgres']})")
        yield None
    else:
        with run_service(PostgresServer, signal.SIGQUIT) as server:
            yield server.new_database()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument(
        "--folder", type=Path, default=None, help="where to write, on the disk to be measured"
    )
    parser.add_argument("--postgresql", metavar="URL", help="an empty database")
    options = parser.parse_args()
    best = 0.0
    with tempfile.TemporaryDirectory(dir=options.folder) as name, postgresql(options.postgresql) as url:
        print(f"{'':<12}{'writers':>8}{'appends/s':>12}{'median ms':>12}{'p99 ms':>12}")
        disk(Path(name), options.seconds)
        for store, address in (("sqlite", f"{name}/tables.db"), ("postgresql", url)):
            for writers in WRITERS if address is not None else ():
                assert address is not None
                rate = asyncio.run(measure(store, address, writers, options.seconds))
                best = max(best, rate) if store == "sqlite" else best
        disk(Path(name), options.seconds)
    print(
        f"goal: {GOAL:,} durable moves/s on SQLite: {'reached' if best >= GOAL else 'MISSED'} ({best:,.0f})"
    )


if __name__ == "__main__":
    main()
