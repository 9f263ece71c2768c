"""Simulated servers with faults: nothing acknowledged is lost, everybody is shown the same, and every game ends."""

import logging
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from simulation.faults import KINDS, Fault, Faults
from simulation.world import simulate

CHUNKS, SEEDS = 16, 12
MAX_TRIES = 30
ALL_SEEDS = 3_600
"""Seeds of each chunk when all proofs are wanted: more than 100,000 games."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Simulated faults are many, and each is logged."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_game_ends_whatever_goes_wrong(chunk: int, all_proofs: bool) -> None:
    count = ALL_SEEDS if all_proofs else SEEDS
    for seed in range(chunk * count, (chunk + 1) * count):
        simulate(seed)


def _small(at: dict[int, Fault], processes: int) -> int:
    """One small game in which some store calls fail; how many calls there were."""
    faults = Faults(random.Random(5), frozenset(), until=0.0, at=at)
    return simulate(7, faults, editions=("nano",), processes=processes, tables=1).store_calls


@pytest.mark.parametrize("processes", [1, 3])
@pytest.mark.parametrize("fault", ["refused", "unanswered"])
def test_every_single_store_call_may_fail(fault: Fault, processes: int, all_proofs: bool) -> None:
    """As SQLite's own tests do it: an error at the n-th call, for every n, in turn; and then two in a row."""
    calls = _small({}, processes)
    step = 1 if all_proofs or processes == 1 else 4
    for n in range(1, calls + 1, step):
        _small({n: fault}, processes)
        if all_proofs:
            _small({n: fault, n + 1: "refused"}, processes)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_fault_is_injected(kind: str) -> None:
    rate = 0.3 if kind == "bots" else 0.05
    for seed in range(MAX_TRIES):  # an outage is rare
        faults = Faults(random.Random(seed), frozenset([kind]), rate=rate, until=60.0)
        simulate(seed, faults, processes=2, tables=2)
        if faults.injected:
            return
    raise AssertionError(kind)


def test_a_seed_repeats_exactly_also_in_another_process() -> None:
    here = simulate(21)
    assert simulate(21) == here
    code = "from simulation.world import simulate; print(simulate(21).digest)"
    environment = os.environ | {"PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = [sys.executable, "-c", code]
    there = subprocess.run(
        run, capture_output=True, text=True, env=environment, check=True, cwd=Path(__file__).parents[1]
    )
    assert there.stdout.strip() == here.digest
