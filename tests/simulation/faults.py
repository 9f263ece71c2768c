"""What goes wrong in a simulation, decided by its seed: how often, until when."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

Fault = Literal["refused", "unanswered"]
"""A store call fails before it does anything, or after it has done it."""
KINDS: Final = (
    "store",
    "outage",
    "slow-commit",
    "crash",
    "restart",
    "cancel",
    "disconnect",
    "pubsub",
    "bots",
    "clock",
    "full-queue",
    "eviction",
)


@dataclass
class Faults:
    """The faults of one run. `at` names single store calls, counted from 1, that fail, and how."""

    rng: random.Random
    kinds: frozenset[str] = frozenset()
    rate: float = 0.02
    until: float = 60.0
    """Simulated seconds after which nothing goes wrong any more."""
    at: dict[int, Fault] = field(default_factory=dict)
    calls: int = 0
    """Store calls so far."""
    injected: int = 0

    def strikes(self, kind: str, now: float, rate: float | None = None) -> bool:
        """Whether a fault of a kind happens now."""
        if kind not in self.kinds or now > self.until:
            return False
        hit = self.rng.random() < (self.rate if rate is None else rate)
        self.injected += hit
        return hit

    def of_call(self, now: float) -> Fault | None:
        """The outcome of the next store call."""
        self.calls += 1
        if self.calls in self.at:
            self.injected += 1
            return self.at[self.calls]
        if self.strikes("store", now):
            return self.rng.choice(("refused", "unanswered"))
        return None


def random_faults(rng: random.Random, kinds: Iterable[str] = KINDS) -> Faults:
    """Faults drawn from a generator: some kinds of them, at some rate, for some time."""
    chosen = frozenset(kind for kind in kinds if rng.random() < 0.45)
    return Faults(rng, chosen, rate=rng.choice((0.005, 0.02, 0.08)), until=rng.uniform(5.0, 60.0))
