"""The levels: five bots of the town, from one that a child can beat to the strongest.

A level is a number of simulations and an eye for moves. The lower ones overlook moves and do not look through their
turn to its end; what they notice, they weigh as well as they can. So they lose as people do, not at random.
"""

from dataclasses import dataclass
from typing import Final

from oddville.bots.search import SearchBot


@dataclass(frozen=True, slots=True)
class Level:
    """One level."""

    name: str
    simulations: int
    overlook: float
    """The chance that it does not notice a move."""
    rollout: int
    """How many turns it imagines beyond what it has thought through."""
    plans: bool
    """Whether it looks through its whole turn first."""

    def bot(self) -> SearchBot:
        """A bot of this level."""
        return SearchBot(self.overlook, self.rollout, plans=self.plans, simulations=self.simulations)


LEVELS: Final = (
    Level("newcomer", 8, 0.6, 0, plans=False),
    Level("apprentice", 40, 0.3, 3, plans=False),
    Level("mason", 150, 0.1, 6, plans=True),
    Level("architect", 800, 0.0, 6, plans=True),
    Level("mayor", 6000, 0.0, 6, plans=True),
)
