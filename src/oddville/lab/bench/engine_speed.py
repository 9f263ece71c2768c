"""Speed of the engine: playouts inside the package, compiled and not, single decisions from Python, copies, import.

Times are processor time, which other programs on the machine disturb less.
"""

import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from oddville.games.editions import edition
from oddville.games.game import Game, tables_of
from oddville.rules import turn
from oddville.rules.chance import chance_of_seed
from oddville.rules.legal import legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.playout import play_games
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, State, arrays

Row = dict[str, Any]
PLAYERS = (2, 4)
_UNCOMPILED = Path(__file__).with_name("uncompiled.py")


def measure(seconds: float, runs: int) -> Iterator[Row]:
    for players in PLAYERS:
        decisions, games = playouts(players, seconds, runs)
        yield _row("playouts", players, "decisions", decisions)
        yield _row("playouts", players, "games", games)
    for players in PLAYERS:
        yield _row("uncompiled", players, "decisions", _uncompiled_playouts(players, seconds, runs))
    for players in PLAYERS:
        yield _row("python", players, "decisions", _median(runs, partial(_python, players, seconds)))
        yield _row("game", players, "decisions", _median(runs, partial(_through_game, players, seconds)))
        yield _row("copy", players, "microseconds", _median(runs, partial(_copy, players, seconds)))
        yield _row("size", players, "bytes", state_bytes(_middle_state(players)))
    yield _row("import", None, "milliseconds", _median(max(runs, 5), _import))


def _row(what: str, players: int | None, unit: str, value: float) -> Row:
    return {"what": what, "players": players, "unit": unit, "value": value}


def _median(runs: int, once: Callable[[], float]) -> float:
    return statistics.median(once() for _ in range(runs))


def playouts(players: int, seconds: float, runs: int) -> tuple[float, float]:
    """Decisions and games per second of uniform random play, deals included."""
    tables = tables_of(edition(), players)
    play_games(tables, 5, 0)
    rates = []
    for run in range(runs):
        decisions = games = 0
        start = process_time()
        while (passed := process_time() - start) < seconds:
            decisions += play_games(tables, 20, run * 1_000_003 + games)
            games += 20
        rates.append((decisions / passed, games / passed))
    return statistics.median(rate[0] for rate in rates), statistics.median(rate[1] for rate in rates)


def _uncompiled_playouts(players: int, seconds: float, runs: int) -> float:
    """Decisions per second if the sources are interpreted, in a process of its own."""
    command = [sys.executable, "-P", str(_UNCOMPILED), str(players), str(seconds), str(runs)]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return float(out.split()[0])


def _python(players: int, seconds: float) -> float:
    """Decisions per second if Python lists the legal moves and plays one, as numbers."""
    tables = tables_of(edition(), players)
    moves, draw = MoveList(), random.Random(0).random
    decisions, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        state = new_state(tables, chance_of_seed(str(decisions)))
        for _ in range(200):
            if state.phase == OVER:
                break
            legal_moves(state, moves)
            turn.play(state, moves.pick(int(draw() * int(moves.count))))
            decisions += 1
    return decisions / passed


def _through_game(players: int, seconds: float) -> float:
    """Decisions per second through `Game`, which keeps the history."""
    draw = random.Random(0).random
    decisions, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        game = Game(players, seed=str(decisions))
        for _ in range(200):
            if game.is_over:
                break
            moves = game.legal_moves
            game.push(moves[int(draw() * len(moves))])
            decisions += 1
    return decisions / passed


def _middle_state(players: int) -> State:
    game, rng = Game(players, seed="middle"), random.Random(0)
    for _ in range(60 * players):
        game.push(rng.choice(game.legal_moves))
    return game.state


def _copy(players: int, seconds: float) -> float:
    copy = _middle_state(players).copy
    copies, start = 0, process_time()
    while (passed := process_time() - start) < seconds / 2:
        for _ in range(1000):
            copy()
        copies += 1000
    return passed / copies * 1e6


def _import() -> float:
    """Milliseconds that `import oddville` adds to starting Python."""
    code = "import time; t = time.process_time(); import oddville; print(time.process_time() - t)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(out.stdout) * 1e3


def state_bytes(state: State) -> int:
    """The memory of a state: the object and its arrays."""
    header = 40
    return sys.getsizeof(state) + sum(header + 8 * len(array) for array in arrays(state))
