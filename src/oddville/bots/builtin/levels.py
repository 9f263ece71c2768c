"""The five levels, from one that a beginner can beat to the strongest.

The lower levels are short-sighted, not careless: they think less, look fewer turns ahead, and take a move that seems
a few points worse for the best one. `docs/bots/levels.md` lists what each may do wrong.
"""

from dataclasses import dataclass
from typing import Final

from oddville.bots.search.search_bot import SearchBot
from oddville.bots.search.weights import LINEAR


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    simulations: int
    misjudge: float
    """How many points the first impression of a move may be wrong by."""
    rollout: int
    """The turns of a rollout beyond the tree."""
    plan_turn: bool
    """Whether the whole turn is planned first."""

    def bot(self, misjudge: float | None = None) -> SearchBot:
        """The bot of the level, or a weaker one; its evaluation is the one with which the levels were measured."""
        return SearchBot(
            self.misjudge if misjudge is None else misjudge,
            simulations=self.simulations,
            eval=LINEAR,
            rollout=self.rollout,
            plan_turn=self.plan_turn,
        )


LEVELS: Final = (
    Level("newcomer", 24, 2.2, 0, plan_turn=False),
    Level("apprentice", 32, 2.0, 2, plan_turn=False),
    Level("mason", 110, 1.0, 6, plan_turn=True),
    Level("architect", 800, 0.0, 6, plan_turn=True),
    Level("mayor", 6000, 0.0, 6, plan_turn=True),
)
