"""Simulations per second of OpenSpiel's C++ searches, measured beside our own (extra `peers`).

Each simulation ends with one random rollout to the end of the game, as ours do in the comparison. Searches start at
the first decision of a game; its deal is not timed, which favours the peer.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from oddville.lab.bench.engine_peers import OPEN_SPIEL, available, first_decision, seconds_of

MCTS: Final = "c++ mcts"
IS_MCTS: Final = "c++ is-mcts"
SEARCHES: Final = (("chess", MCTS), ("backgammon", MCTS), ("gin_rummy", IS_MCTS))
"""The games and their searches; hidden cards need information-set search."""

_SEED: Final = 20_240
_SIMULATIONS: Final = 100
_EXPLORATION: Final = 2.0
_MEMORY_MB: Final = 1000


def count() -> int:
    return len(SEARCHES) if OPEN_SPIEL in available() else 0


def measure_all(seconds: float, between: Callable[[float], object]) -> Iterator[tuple[str, str, float]]:
    """Each peer, its search, and its simulations per second over at least the given seconds."""
    for game, how in SEARCHES[: count()]:
        yield f"{OPEN_SPIEL} {game}", how, measure(game, how, seconds, between)


def measure(game: str, how: str, seconds: float, between: Callable[[float], object]) -> float:
    """Time whole searches of one game, each from a fresh deal; returns simulations per second.

    After each, `between` is called with its duration, so that our own search is measured under the same noise.
    """
    spiel = importlib.import_module("pyspiel")
    loaded, rng = spiel.load_game(game), random.Random(_SEED)
    search = _searcher(spiel, loaded, how)
    simulations, spent = 0, 0.0
    while not simulations or spent < seconds:
        took = seconds_of(partial(search, first_decision(loaded, rng)))
        spent += took
        simulations += _SIMULATIONS
        between(took)
    return simulations / spent


def _searcher(spiel: Any, game: Any, how: str) -> Callable[[Any], object]:
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=_SEED)
    if how == IS_MCTS:
        hidden = spiel.ISMCTSBot(_SEED, evaluator, _EXPLORATION, _SIMULATIONS)
        return lambda state: hidden.step(state)
    open_ = spiel.MCTSBot(game, evaluator, _EXPLORATION, _SIMULATIONS, _MEMORY_MB, False, _SEED, False)
    return lambda state: open_.mcts_search(state)
