"""Ratings of a ladder: what they mean, and whether their intervals hold what they promise."""

import math
import random
from statistics import fmean

import pytest

from oddville.games.ratings import MEAN, POINTS, SPREAD, Order, ratings


def strict(*players: str) -> Order:
    return [[player] for player in players]


def test_nobody_has_played() -> None:
    assert ratings([]) == {}
    assert ratings([[["a"]]]) == {}, "a game alone is no comparison"


def test_the_winner_is_ahead_and_the_mean_stays() -> None:
    found = ratings([strict("a", "b", "c")])
    assert found["a"].value > found["b"].value > found["c"].value
    assert fmean(each.value for each in found.values()) == pytest.approx(MEAN)
    assert [(found[each].games, found[each].wins) for each in "abc"] == [(1, 1), (1, 0), (1, 0)]
    for each in found.values():
        assert each.low < each.value < each.high


def test_two_players_follow_the_formula() -> None:
    """The maximum of n log p - x²/s², with p = 1 / (1 + exp(-2 x)): n (1 - p) = x / s²."""
    count = 9
    found = ratings([strict("a", "b")] * count)
    strength = (found["a"].value - MEAN) / POINTS
    assert count / (1 + math.exp(2 * strength)) == pytest.approx(strength / SPREAD**2)


def test_neither_the_order_of_the_games_nor_the_names_matter() -> None:
    games = [strict("a", "b", "c"), strict("c", "a"), [["b"], ["a", "c"]], strict("d", "a", "b", "c")]
    found, reverse = ratings(games), ratings(games[::-1])
    for player, rating in found.items():
        assert reverse[player].value == pytest.approx(rating.value)
        assert reverse[player].high == pytest.approx(rating.high)


def test_level_players_get_the_same() -> None:
    found = ratings([[["a"], ["b", "c"]]])
    assert found["b"].value == pytest.approx(found["c"].value)


def test_an_interval_shrinks_with_the_games() -> None:
    few, many = (ratings([strict("a", "b"), strict("b", "a")] * count)["a"] for count in (2, 200))
    assert few.high - few.low > 3 * (many.high - many.low)


def test_a_long_run_of_wins_stays_finite() -> None:
    found = ratings([strict("a", "b", "c", "d")] * 1000)
    assert MEAN < found["a"].value < MEAN + 1500


@pytest.mark.parametrize(("count", "games", "seats"), [(6, 30, 3), (5, 150, 2), (8, 120, 4)])
def test_nineteen_of_twenty_intervals_hold_the_true_strength(count: int, games: int, seats: int) -> None:
    rng, inside, size = random.Random(f"ratings {count}"), 0, 50
    for _ in range(size):
        true = [rng.gauss(0, SPREAD) for _ in range(count)]
        found = ratings(play(true, rng.sample(range(count), seats), rng) for _ in range(games))
        mean = fmean(true[int(each)] for each in found)
        inside += sum(
            each.low <= MEAN + POINTS * (true[int(player)] - mean) <= each.high
            for player, each in found.items()
        )
    assert 0.9 < inside / (size * count) < 0.99


def play(true: list[float], players: list[int], rng: random.Random) -> Order:
    luck = {player: true[player] - math.log(-math.log(rng.random())) for player in players}
    return strict(*(str(player) for player in sorted(players, key=lambda each: -luck[each])))
