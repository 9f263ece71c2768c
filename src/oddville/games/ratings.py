"""Ratings from the orders in which players finished their games (docs/play/rating.md).

The model is that of Plackett and Luce with a normal prior. All games are fitted at once by Newton's method, so the
order of the games does not matter. The intervals follow from the curvature at the maximum.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final

MEAN: Final = 1500
"""The mean of the ratings of all who have played."""
POINTS: Final = 400 / math.log(10)
"""Rating points for one unit of strength: as in chess, 400 points more mean odds of 10 to 1."""
SPREAD: Final = 200 / POINTS
"""The standard deviation of strength before any game."""
NORMAL_95: Final = 1.96
MAX_STEPS: Final = 50
MAX_STEP: Final = 1.0
SMALL: Final = 1e-9

Order = Sequence[Sequence[str]]
"""The players of a game from first to last; those of one group finished level."""
_Matrix = list[list[float]]
_Weighted = tuple[float, list[int]]


@dataclass(frozen=True, slots=True)
class Rating:
    value: float
    low: float
    high: float
    """The bounds of the 95 % interval, compared with the mean of all who have played."""
    games: int
    wins: int


def ratings(games: Iterable[Order]) -> dict[str, Rating]:
    """The rating of everybody who has played."""
    played = [game for game in games if sum(map(len, game)) > 1]
    players = sorted({player for game in played for group in game for player in group})
    if not players:
        return {}
    places = {player: place for place, player in enumerate(players)}
    strengths, factor = _fit(len(players), [each for game in played for each in _orders(game, places)])
    errors = _errors(_inverse(factor))
    mean = math.fsum(strengths) / len(players)
    return {
        player: _rating(player, strength - mean, error, played)
        for player, strength, error in zip(players, strengths, errors, strict=True)
    }


def _rating(player: str, strength: float, error: float, games: Sequence[Order]) -> Rating:
    value, reach = MEAN + POINTS * strength, NORMAL_95 * POINTS * error
    count = sum(player in group for game in games for group in game)
    return Rating(value, value - reach, value + reach, count, sum(player in game[0] for game in games))


def _orders(game: Order, places: dict[str, int]) -> Iterator[_Weighted]:
    """Every strict order that fits; together they weigh as one game."""
    strict_orders = list(product(*(permutations(group) for group in game)))
    for groups in strict_orders:
        yield 1 / len(strict_orders), [places[player] for group in groups for player in group]


def _fit(size: int, orders: Sequence[_Weighted]) -> tuple[list[float], _Matrix]:
    """The most likely strengths, and the Cholesky factor of the curvature there."""
    strengths = [0.0] * size
    for _ in range(MAX_STEPS):
        slope, curvature = _derivatives(strengths, orders)
        factor = _cholesky(curvature)
        step = _solve(factor, slope)
        longest = max(map(abs, step))
        scale = min(1.0, MAX_STEP / longest) if longest else 1.0
        strengths = [value + scale * change for value, change in zip(strengths, step, strict=True)]
        if longest < SMALL:
            break
    return strengths, factor


def _derivatives(strengths: Sequence[float], orders: Sequence[_Weighted]) -> tuple[list[float], _Matrix]:
    """The first and the negative second derivatives of the logarithm of the probability."""
    prior, size = SPREAD**-2, len(strengths)
    slope = [-prior * value for value in strengths]
    curvature = [[prior if row == column else 0.0 for column in range(size)] for row in range(size)]
    for weight, order in orders:
        for place in range(len(order) - 1):
            _add_choice(strengths, weight, order[place:], slope, curvature)
    return slope, curvature


def _add_choice(
    strengths: Sequence[float], weight: float, left: Sequence[int], slope: list[float], curvature: _Matrix
) -> None:
    """Add that the first of those who are left came before all others."""
    top = max(strengths[player] for player in left)
    shares = [math.exp(strengths[player] - top) for player in left]
    total = sum(shares)
    slope[left[0]] += weight
    for player, share in zip(left, shares, strict=True):
        slope[player] -= weight * share / total
        curvature[player][player] += weight * share / total
        for other, part in zip(left, shares, strict=True):
            curvature[player][other] -= weight * share * part / total**2


def _cholesky(matrix: _Matrix) -> _Matrix:
    factor: _Matrix = []
    for place, row in enumerate(matrix):
        line: list[float] = []
        for column in range(place):
            other_line = factor[column]
            rest = row[column] - sum(a * b for a, b in zip(line, other_line, strict=False))
            line.append(rest / other_line[column])
        line.append(math.sqrt(row[place] - sum(value * value for value in line)))
        factor.append(line)
    return factor


def _solve(factor: _Matrix, right: Sequence[float]) -> list[float]:
    half: list[float] = []
    for line, value in zip(factor, right, strict=True):
        half.append((value - sum(a * b for a, b in zip(line, half, strict=False))) / line[-1])
    size = len(half)
    solution = [0.0] * size
    for place in reversed(range(size)):
        later = sum(factor[row][place] * solution[row] for row in range(place + 1, size))
        solution[place] = (half[place] - later) / factor[place][place]
    return solution


def _inverse(factor: _Matrix) -> _Matrix:
    size = len(factor)
    return [_solve(factor, [float(row == column) for row in range(size)]) for column in range(size)]


def _errors(covariance: _Matrix) -> list[float]:
    """The standard error of each strength less the mean of all."""
    means = [math.fsum(row) / len(row) for row in covariance]
    overall = math.fsum(means) / len(means)
    return [
        math.sqrt(max(0.0, covariance[place][place] - 2 * mean + overall)) for place, mean in enumerate(means)
    ]
