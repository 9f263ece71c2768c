"""The five levels, from one that a child can beat to the strongest.

The lower levels overlook moves and do not plan their turn to its end, so that they lose as people do, not at random.
"""

from dataclasses import dataclass
from typing import Final

from oddville.bots.search.search_bot import SearchBot
from oddville.bots.search.weights import LINEAR


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    simulations: int
    overlook: float
    """The probability that a move is overlooked."""
    rollout: int
    """The turns of a rollout beyond the tree."""
    plan_turn: bool
    """Whether the whole turn is planned first."""

    def bot(self) -> SearchBot:
        """The bot of the level; its evaluation is the one with which the levels were measured."""
        return SearchBot(
            self.overlook,
            simulations=self.simulations,
            eval=LINEAR,
            rollout=self.rollout,
            plan_turn=self.plan_turn,
        )


LEVELS: Final = (
    Level("newcomer", 8, 0.6, 0, plan_turn=False),
    Level("apprentice", 40, 0.3, 3, plan_turn=False),
    Level("mason", 150, 0.1, 6, plan_turn=True),
    Level("architect", 800, 0.0, 6, plan_turn=True),
    Level("mayor", 6000, 0.0, 6, plan_turn=True),
)
