"""Samples that differ from run to run: `TEST_SEED` repeats those of an earlier run."""

import os
import random
from collections.abc import Sequence
from typing import Final, TypeVar

Item = TypeVar("Item")
VARIABLE: Final = "TEST_SEED"


def choose_seed() -> str:
    """The seed of this run and of its worker processes, which inherit the environment; always the same for CI."""
    chosen = "0" if os.environ.get("CI") == "true" else str(random.SystemRandom().randrange(1_000_000))
    return os.environ.setdefault(VARIABLE, chosen)


def sample(population: Sequence[Item], count: int, name: str) -> list[Item]:
    """Some items, by the seed of this run and a name."""
    return random.Random(f"{os.environ[VARIABLE]} {name}").sample(population, count)
