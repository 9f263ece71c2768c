"""Whether one move of a position is clearly the best, by paired searches.

Every search deals the unseen cards anew in each simulation, so that "best" is a mean over all that may be hidden.
"""

import random
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from oddville.analysis.values import value_of_move
from oddville.bots import think
from oddville.games.game import Game, stream_of
from oddville.games.moves import Move

MARGIN: Final = 0.05
"""The least difference in chance to win between the answer and every other move."""
ERRORS: Final = 4.0
"""The margin must exceed this many of its standard errors."""
BATCHES: Final = 8
"""Pairs of searches for one margin."""
RIVALS: Final = 3
"""How many of the other moves, the best by a short search, are compared with the answer in pairs."""
SHORT_SEARCH_PART: Final = 8
"""The short search of every move has this fraction of the simulations; the answer must lead by half the margin."""


@dataclass(frozen=True, slots=True)
class Measurement:
    answer: Move
    margin: float
    error: float
    chances: dict[str, float]
    """The chance to win after each legal move, the answer first."""


def measure(game: Game, answer: Move, simulations: int, rng: random.Random) -> Measurement | None:
    """Whether a move is clearly the best; None if not, or if searches twice as long do not confirm it."""
    estimates = _short_searches(game, max(1, simulations // SHORT_SEARCH_PART), rng)
    rivals = sorted((move for move in estimates if move != answer), key=lambda move: -estimates[move])[
        :RIVALS
    ]
    if estimates[answer] - estimates[rivals[0]] < MARGIN / 2:
        return None
    if _compare(game, answer, rivals, simulations // 2, rng) is None:
        return None
    if think(f"search:simulations={2 * simulations},reuse=0", game, rng).move != answer:
        return None
    confirmed = _compare(game, answer, rivals, simulations, rng)
    return None if confirmed is None else _measurement(answer, estimates, confirmed)


def _value(game: Game, move: Move, simulations: int, seed: int) -> float:
    player = game.player
    assert player is not None
    stream = stream_of(random.Random(seed))
    return value_of_move(game.state, move.code, simulations, stream).chances[player]


def _short_searches(game: Game, simulations: int, rng: random.Random) -> dict[Move, float]:
    """The value of every legal move by a short search."""
    seed = rng.getrandbits(64)
    return {move: _value(game, move, simulations, seed) for move in game.legal_moves}


@dataclass(frozen=True, slots=True)
class _Comparison:
    margin: float
    error: float
    chances: dict[Move, float]


def _compare(
    game: Game, answer: Move, rivals: list[Move], simulations: int, rng: random.Random
) -> _Comparison | None:
    """The smallest margin over the rivals; None if one of them is too close."""
    seeds = [rng.getrandbits(64) for _ in range(BATCHES)]
    own = [_value(game, answer, simulations, seed) for seed in seeds]
    margins, chances = [], {answer: fmean(own)}
    for rival in rivals:
        theirs = [_value(game, rival, simulations, seed) for seed in seeds]
        differences = [a - b for a, b in zip(own, theirs, strict=True)]
        margin, error = fmean(differences), stdev(differences) / BATCHES**0.5
        if not is_clear(margin, error):
            return None
        margins.append((margin, error))
        chances[rival] = fmean(theirs)
    return _Comparison(*min(margins), chances)


def is_clear(margin: float, error: float) -> bool:
    return margin >= MARGIN and margin > ERRORS * error


def _measurement(answer: Move, estimates: dict[Move, float], confirmed: _Comparison) -> Measurement | None:
    """The confirmed chances, and those of the short search for all other moves, which must be as far away."""
    chances = {**estimates, **confirmed.chances}
    best = chances.pop(answer)
    if max(chances.values()) > best - MARGIN:
        return None
    ordered = sorted(chances.items(), key=lambda pair: (-pair[1], pair[0].text))
    texts = {move.text: chance for move, chance in [(answer, best), *ordered]}
    return Measurement(answer, confirmed.margin, confirmed.error, texts)
