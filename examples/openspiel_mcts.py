"""OpenSpiel's Monte Carlo tree search as a bot (extra `openspiel`).

    oddville arena search:ms=100 examples/openspiel_mcts.py:ms=100

Its leaves are evaluated by one random game to the end. OpenSpiel counts simulations, so a budget of time becomes as
many as fitted into that time at the moves before.
"""

import random
import time
from dataclasses import replace
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from oddville import Game
from oddville.bots import Budget, Thought, thought_of
from oddville.envs.planning import Planning
from oddville.envs.spiel import SpielGame

FIRST_SECONDS = 0.01
"""The guess of the duration of a simulation before the first move."""
FEWEST = 2
"""The first simulation only evaluates the present position."""


class OpenSpielMcts:
    def __init__(self, exploration: float = 2.0) -> None:
        self._exploration = exploration
        self._seconds = FIRST_SECONDS

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        state = state_of(game, rng)
        simulations = self._simulations(budget)
        start = time.perf_counter()
        action = self._bot(state.get_game(), simulations, rng).step(state)
        spent = time.perf_counter() - start
        self._seconds += (spent / simulations - self._seconds) / 2
        move = game.parse(state.planning.text_of(action))
        return replace(thought_of(game, move), simulations=simulations)

    def _simulations(self, budget: Budget) -> int:
        if budget.simulations is not None:
            return max(FEWEST, budget.simulations)
        return max(FEWEST, round((budget.ms or 500) / 1000 / self._seconds))

    def _bot(self, game: Any, simulations: int, rng: random.Random) -> Any:
        numbers = np.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        return mcts.MCTSBot(game, self._exploration, simulations, evaluator, random_state=numbers)


def state_of(game: Game, rng: random.Random) -> Any:
    """The present position as a state of OpenSpiel, with chance nodes for everything unseen."""
    options = {
        "players": game.players,
        "turn_limit": game.turn_limit or 0,
        "finish_round": game.finish_round,
    }
    state = SpielGame(options).new_initial_state()
    state.planning = Planning.of(game, rng)
    return state
