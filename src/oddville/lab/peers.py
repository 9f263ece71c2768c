"""How fast other open game engines play random games, measured here and now beside our own figures.

Both peers are optional (extra `peers`); nothing is remembered between runs and no figure is built in.
Only play is timed: the opening deal of OpenSpiel's card games and the making of catanatron's board are
left off the clock, which favours the peer. Forced moves count as decisions, chance outcomes do not.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Any, Final

OPEN_SPIEL: Final = "open_spiel"
CATANATRON: Final = "catanatron"
OPEN_SPIEL_GAMES: Final = ("gin_rummy", "backgammon", "chess", "euchre")
CPP_ROLLOUTS: Final = "c++ rollouts"
PYTHON_GAMES: Final = "python random games"

_MODULES: Final = {OPEN_SPIEL: "pyspiel", CATANATRON: "catanatron"}
_SEED: Final = 20_240
_LENGTH_GAMES: Final = 500
_ROLLOUTS: Final = 64


@dataclass(frozen=True, slots=True)
class PeerFigure:
    """One peer's speed on this machine, with a key that says how it was driven."""

    peer: str
    decisions_per_s: float
    games_per_s: float
    how: str


def available() -> tuple[str, ...]:
    """Name the peers whose module can be imported."""
    return tuple(peer for peer, module in _MODULES.items() if _importable(module))


def _importable(module: str) -> bool:
    """Tell whether a module imports without an ImportError."""
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def timed(work: Callable[[], object]) -> float:
    """Return the seconds that one call took."""
    start = perf_counter()
    work()
    return perf_counter() - start


def measure_open_spiel(game: str, seconds: float) -> PeerFigure:
    """Time one OpenSpiel game's C++ uniform random rollouts for at least so many seconds.

    Games per second are timed; decisions per second are those games times the mean number of player
    decisions per game, counted beforehand in Python under the same uniform policy with a fixed seed over
    `_LENGTH_GAMES` games (standard error about two per cent or less for the games named here).
    """
    spiel = importlib.import_module("pyspiel")
    loaded = spiel.load_game(game)
    rng = random.Random(_SEED)
    length = fmean(_count_decisions(loaded, rng) for _ in range(_LENGTH_GAMES))
    games_per_s = _rollouts_per_s(loaded, _rollout_searcher(spiel, loaded), rng, seconds)
    return PeerFigure(f"{OPEN_SPIEL} {game}", games_per_s * length, games_per_s, CPP_ROLLOUTS)


def _pass_chance(state: Any, rng: random.Random) -> None:
    """Sample chance outcomes until a player is to move or the game is over."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])


def first_decision(game: Any, rng: random.Random) -> Any:
    """Return a new state with its opening chance nodes sampled."""
    state = game.new_initial_state()
    _pass_chance(state, rng)
    return state


def _count_decisions(game: Any, rng: random.Random) -> int:
    """Play one uniform random game in Python and count the players' decisions."""
    state, decisions = first_decision(game, rng), 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        _pass_chance(state, rng)
        decisions += 1
    return decisions


def _rollout_searcher(spiel: Any, game: Any) -> Any:
    """Build a one-simulation search, whose only work is to run the evaluator once on its root.

    The wheel does not bind `RandomRolloutEvaluator.evaluate`; a search of one simulation calls it in C++.
    Its root must be a player's node: the search reads out of bounds when backing up to a chance root.
    """
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=_SEED)
    return spiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, _SEED, False)


def _rollouts_per_s(game: Any, searcher: Any, rng: random.Random, seconds: float) -> float:
    """Time batches of rollouts, each from a fresh deal, and return games per second."""
    games, spent = 0, 0.0
    while not games or spent < seconds:
        state = first_decision(game, rng)
        spent += timed(partial(searcher.mcts_search, state))
        games += _ROLLOUTS
    return games / spent


def measure_catanatron(seconds: float) -> PeerFigure:
    """Time catanatron's own `Game.play` with four random players, counting the actions it recorded.

    A seed repeats its games within one process only: catanatron lists moves in the order of hashed sets.
    """
    catan = importlib.import_module("catanatron")
    saved = random.getstate()  # catanatron seeds and draws from the global generator
    try:
        games, decisions, spent = _play_catan(catan, seconds)
    finally:
        random.setstate(saved)
    return PeerFigure(CATANATRON, decisions / spent, games / spent, PYTHON_GAMES)


def _play_catan(catan: Any, seconds: float) -> tuple[int, int, float]:
    """Play seeded games until the clock runs out and return games, decisions and seconds of play."""
    games, decisions, spent = 0, 0, 0.0
    while not games or spent < seconds:
        players = [catan.RandomPlayer(color) for color in catan.Color]
        game = catan.Game(players, seed=_SEED + games)
        spent += timed(game.play)
        games += 1
        decisions += len(game.state.actions)
    return games, decisions, spent


def measure_all(seconds: float) -> Iterator[PeerFigure]:
    """Measure every peer that can be imported, each for at least so many seconds."""
    present = available()
    if OPEN_SPIEL in present:
        yield from (measure_open_spiel(game, seconds) for game in OPEN_SPIEL_GAMES)
    if CATANATRON in present:
        yield measure_catanatron(seconds)
