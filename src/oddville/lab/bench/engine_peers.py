"""Speed of other open game engines in random games, measured in the same run (extra `peers`).

Only play is timed: the opening deal of OpenSpiel's card games and the making of catanatron's board are not, which
favours the peer. Forced moves count as decisions, chance outcomes do not.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final

OPEN_SPIEL: Final = "open_spiel"
CATANATRON: Final = "catanatron"
OPEN_SPIEL_GAMES: Final = ("gin_rummy", "backgammon", "chess", "euchre")
CPP_ROLLOUTS: Final = "c++ rollouts"
PYTHON_GAMES: Final = "python random games"

Row = dict[str, Any]
_MODULES: Final = {OPEN_SPIEL: "pyspiel", CATANATRON: "catanatron"}
_SEED: Final = 20_240
_LENGTH_GAMES: Final = 500
_ROLLOUTS: Final = 64


def available() -> tuple[str, ...]:
    return tuple(peer for peer, module in _MODULES.items() if _importable(module))


def _importable(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def seconds_of(work: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    start = clock()
    work()
    return clock() - start


def measure_open_spiel(game: str, seconds: float) -> Row:
    """Time the C++ uniform random rollouts of an OpenSpiel game for at least the given seconds.

    Games per second are timed. They are multiplied by the mean number of decisions per game, counted beforehand in
    Python over `_LENGTH_GAMES` games with the same policy (standard error about two per cent).
    """
    spiel = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    rng = random.Random(_SEED)
    length = fmean(_count_decisions(loaded, rng) for _ in range(_LENGTH_GAMES))
    games_per_s = _rollouts_per_s(loaded, _rollout_searcher(spiel, loaded), rng, seconds)
    return {"peer": f"{OPEN_SPIEL} {game}", "how": CPP_ROLLOUTS, "value": games_per_s * length}


def _pass_chance(state: Any, rng: random.Random) -> None:
    """Sample chance outcomes until a player is to move or the game is over."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])


def first_decision(game: Any, rng: random.Random) -> Any:
    """A new state with its opening chance nodes sampled."""
    state = game.new_initial_state()
    _pass_chance(state, rng)
    return state


def _count_decisions(game: Any, rng: random.Random) -> int:
    state, decisions = first_decision(game, rng), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        _pass_chance(state, rng)
        decisions += 1
    return decisions


def _rollout_searcher(spiel: Any, game: Any) -> Any:
    """A search of one simulation, which runs the evaluator once on its root.

    The wheel does not bind `RandomRolloutEvaluator.evaluate`; such a search calls it in C++. Its root must be a
    player's node: the search reads out of bounds when backing up to a chance root.
    """
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=_SEED)
    return spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, _SEED, False)


def _rollouts_per_s(game: Any, searcher: Any, rng: random.Random, seconds: float) -> float:
    """Games per second, from batches of rollouts, each from a fresh deal."""
    games, spent = 0, 0.0
    while not games or spent < seconds:
        state = first_decision(game, rng)
        spent += seconds_of(partial(searcher.mcts_search, state), process_time)
        games += _ROLLOUTS
    return games / spent


def measure_catanatron(seconds: float) -> Row:
    """Time catanatron's `Game.play` with four random players and count the actions.

    A seed repeats its games within one process only: catanatron lists moves in the order of hashed sets.
    """
    catan = importlib.import_module("catanatron")
    saved = random.getstate()  # catanatron seeds and draws from the global generator
    games, decisions, spent = 0, 0, 0.0
    try:
        while not games or spent < seconds:
            players = [catan.RandomPlayer(color) for color in catan.Color]
            game = catan.Game(players, seed=_SEED + games)
            spent += seconds_of(game.play, process_time)
            games += 1
            decisions += len(game.state.actions)
    finally:
        random.setstate(saved)
    return {"peer": CATANATRON, "how": PYTHON_GAMES, "value": decisions / spent}


def measure_all(seconds: float) -> Iterator[Row]:
    present = available()
    if OPEN_SPIEL in present:
        yield from (measure_open_spiel(game, seconds) for game in OPEN_SPIEL_GAMES)
    if CATANATRON in present:
        yield measure_catanatron(seconds)
