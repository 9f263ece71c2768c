"""How many simulations a second OpenSpiel's searches make, written in C++, measured beside our own (extra `peers`).

Each simulation ends with one random rollout to the end of the game, as ours do where they are compared. Searches
begin at the first decision of a game; its deal is left off the clock, which favours the peer.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from oddville.lab.peers import OPEN_SPIEL, available, first_decision, timed

MCTS: Final = "c++ mcts"
IS_MCTS: Final = "c++ is-mcts"
SEARCHES: Final = (("chess", MCTS), ("backgammon", MCTS), ("gin_rummy", IS_MCTS))
"""Which game is searched how; hidden cards need the search over information sets."""

_SEED: Final = 20_240
_SIMULATIONS: Final = 100
_EXPLORATION: Final = 2.0
_MEMORY_MB: Final = 1000


@dataclass(frozen=True, slots=True)
class SearchPeer:
    """A peer's search: whose and of which game, how it was driven, and its simulations a second."""

    peer: str
    how: str
    simulations_per_s: float


def count() -> int:
    """How many there are to measure."""
    return len(SEARCHES) if OPEN_SPIEL in available() else 0


def measure_all(seconds: float, between: Callable[[float], object]) -> Iterator[SearchPeer]:
    """Measure each search for at least so many seconds, if the peer is there."""
    if count():
        yield from (measure(game, how, seconds, between) for game, how in SEARCHES)


def measure(game: str, how: str, seconds: float, between: Callable[[float], object]) -> SearchPeer:
    """Time whole searches of one game, each from a fresh deal.

    After each of them `between` is told how long it took, so that something else is measured under the same noise.
    """
    spiel = importlib.import_module("pyspiel")
    loaded, rng = spiel.load_game(game), random.Random(_SEED)
    search = _searcher(spiel, loaded, how)
    simulations, spent = 0, 0.0
    while not simulations or spent < seconds:
        took = timed(partial(search, first_decision(loaded, rng)))
        spent += took
        simulations += _SIMULATIONS
        between(took)
    return SearchPeer(f"{OPEN_SPIEL} {game}", how, simulations / spent)


def _searcher(spiel: Any, game: Any, how: str) -> Callable[[Any], object]:
    """What searches from a state, with a tree of its own each time."""
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=_SEED)
    if how == IS_MCTS:
        hidden = spiel.ISMCTSBot(_SEED, evaluator, _EXPLORATION, _SIMULATIONS)
        return lambda state: hidden.step(state)
    open_ = spiel.MCTSBot(game, evaluator, _EXPLORATION, _SIMULATIONS, _MEMORY_MB, False, _SEED, False)
    return lambda state: open_.mcts_search(state)
