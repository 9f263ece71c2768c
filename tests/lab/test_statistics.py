"""The statistics: intervals have their coverage, and evaluating after every deal keeps the test valid."""

import math
import random
from collections.abc import Sequence

import pytest

from oddville.lab.arena.statistics import (
    THRESHOLD,
    SequentialTest,
    adjusted_rate,
    anytime_rate,
    elo,
    rate,
)
from oddville.lab.intervals import mean, student

DEALS: dict[str, Sequence[float]] = {
    "independent": (0.25, 0.5, 0.25),
    "the cards decide little": (0.1, 0.8, 0.1),
    "the cards decide all": (0.5, 0.0, 0.5),
    "much stronger": (0.02, 0.16, 0.82),
    "nearly always": (0.0, 0.02, 0.98),
    "four players": (0.3, 0.4, 0.2, 0.07, 0.03),
}
"""How often a deal is won in none, in some, in all of its games."""


def draw(weights: Sequence[float], count: int, rng: random.Random) -> list[float]:
    return rng.choices([won / (len(weights) - 1) for won in range(len(weights))], weights, k=count)


def truth(weights: Sequence[float]) -> float:
    return sum(weight * won / (len(weights) - 1) for won, weight in enumerate(weights))


@pytest.mark.parametrize("kind", DEALS)
@pytest.mark.parametrize("deals", [5, 20, 100])
def test_the_interval_of_a_rate_holds_it_95_times_in_100(kind: str, deals: int) -> None:
    rng, runs = random.Random(f"{kind}{deals}"), 1000
    found = [rate(draw(DEALS[kind], deals, rng)) for _ in range(runs)]
    held = sum((each["low"] or 0) <= truth(DEALS[kind]) <= (each["high"] or 0) for each in found)
    assert held >= 0.93 * runs  # 0.95 less three standard errors of this count


def test_the_interval_of_a_rate_is_informative() -> None:
    """A hundred deals of the same strength are known to a tenth."""
    found = rate(draw(DEALS["independent"], 100, random.Random(1)))
    assert found["low"] is not None
    assert found["high"] is not None
    assert found["high"] - found["low"] < 0.16
    paired = rate(draw(DEALS["the cards decide little"], 100, random.Random(1)))
    assert paired["low"] is not None
    assert paired["high"] is not None
    assert paired["high"] - paired["low"] < 0.75 * (found["high"] - found["low"])


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("deals", [1, 2, 10, 1000])
def test_no_interval_is_empty(share: float, deals: int) -> None:
    found = rate([share] * deals)
    assert found["value"] == share
    assert found["low"] is not None
    assert found["high"] is not None
    assert found["low"] <= share <= found["high"]
    assert found["high"] - found["low"] > 1 / (deals + 10)
    assert 0 <= found["low"] <= found["high"] <= 1


def test_means_have_students_interval() -> None:
    assert student(1) == pytest.approx(12.706, abs=1e-3)
    assert student(2) == pytest.approx(4.303, abs=1e-3)
    assert student(3) == pytest.approx(3.182, abs=2e-2)
    assert student(10) == pytest.approx(2.228, abs=1e-3)
    assert student(1000) == pytest.approx(1.962, abs=1e-3)
    found = mean([1.0, 2.0, 3.0])
    assert (found["low"], found["high"]) == pytest.approx((2 - 4.303 / 3**0.5, 2 + 4.303 / 3**0.5), abs=1e-3)
    single = mean([7.0])
    assert single == {"value": 7.0, "low": -math.inf, "high": math.inf}, "one deal tells nothing"


def test_elo() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert [elo(share) for share in (0.0, 1.0, None)] == [None, None, None]


def first_verdict(against: float, weights: Sequence[float], most: int, rng: random.Random) -> tuple[int, int]:
    """What the test says when it is looked at after every deal, and after how many."""
    test = SequentialTest(against)
    for count, deal in enumerate(draw(weights, most, rng), 1):
        test.add(deal)
        if test.verdict:
            return test.verdict, count
    return 0, most


@pytest.mark.parametrize("kind", DEALS)
def test_equal_bots_are_ranked_in_5_of_100_runs_at_most(kind: str) -> None:
    rng, runs = random.Random(kind), 300
    verdicts = [first_verdict(truth(DEALS[kind]), DEALS[kind], 200, rng)[0] for _ in range(runs)]
    assert sum(map(abs, verdicts)) <= 0.05 * runs


def test_a_stronger_bot_is_found_and_a_weaker_one_too() -> None:
    rng = random.Random("power")
    stronger = [first_verdict(0.5, (0.16, 0.48, 0.36), 500, rng) for _ in range(100)]
    weaker = [first_verdict(0.5, (0.36, 0.48, 0.16), 500, rng) for _ in range(100)]
    assert sum(verdict == 1 for verdict, _ in stronger) >= 95
    assert sum(verdict == -1 for verdict, _ in weaker) >= 95
    assert sorted(count for _, count in stronger)[50] < 150
    assert first_verdict(0.5, (0, 0, 1), 500, rng) == (1, 8)
    assert first_verdict(0.9, (0.02, 0.06, 0.92), 1000, rng)[0] == 1


def test_the_interval_for_any_time_holds_whenever_one_stops() -> None:
    """Stopping at the deal that suits best gives a wrong verdict not more than 5 times in 100."""
    rng, runs, wrong = random.Random("anytime"), 40, 0
    for _ in range(runs):
        deals = draw(DEALS["independent"], 60, rng)
        found = [anytime_rate(deals[:count]) for count in range(1, 60, 5)]
        wrong += any(not (each["low"] or 0) <= 0.5 <= (each["high"] or 0) for each in found)
    assert wrong <= 0.05 * runs


def test_the_interval_for_any_time_agrees_with_the_verdict() -> None:
    deals = draw((0.1, 0.4, 0.5), 80, random.Random(5))
    found = anytime_rate(deals)
    assert found["low"] is not None
    assert found["high"] is not None
    assert SequentialTest(found["low"] - 0.001, deals).verdict == 1
    assert SequentialTest(found["high"] + 0.001, deals).verdict == -1
    assert (
        SequentialTest(found["low"] + 0.001, deals).verdict
        == SequentialTest(found["high"] - 0.001, deals).verdict
        == 0
    )


def test_bets_that_cannot_be_counted_any_more_stay_numbers() -> None:
    test = SequentialTest(0.5, [1.0] * 5000)
    assert THRESHOLD < test.e_above < float("inf")
    assert test.e_below < 1e-50


def lucky_deals(
    mean: float, weight: float, count: int, rng: random.Random
) -> tuple[list[float], list[float]]:
    """Shares won in deals of two games, and the luck in them; the larger the weight, the more luck decides."""
    shares, luck = [], []
    for _ in range(count):
        gifts = [rng.uniform(-weight, weight) for _ in range(2)]
        shares.append(sum(rng.random() < mean + gift for gift in gifts) / 2)
        luck.append(sum(gifts) / 2)
    return shares, luck


@pytest.mark.parametrize("weight", [0.0, 0.1, 0.45])
def test_the_adjusted_interval_holds_the_rate_95_times_in_100(weight: float) -> None:
    rng, runs = random.Random(f"adjusted {weight}"), 600
    found = [adjusted_rate(*lucky_deals(0.5, weight, 60, rng)) for _ in range(runs)]
    assert sum(each["low"] <= 0.5 <= each["high"] for each in found) >= 0.93 * runs
    assert abs(sum(each["value"] for each in found) / runs - 0.5) < 0.01


def test_luck_makes_the_interval_narrower_the_more_it_decides() -> None:
    rng, widths = random.Random("narrower"), []
    for weight in (0.0, 0.3, 0.5):
        shares, luck = lucky_deals(0.5, weight, 2000, rng)
        plain, adjusted = rate(shares), adjusted_rate(shares, luck)
        widths.append((plain["high"] - plain["low"]) / (adjusted["high"] - adjusted["low"]))
    assert widths[0] == pytest.approx(1, abs=0.01)
    assert widths[0] < widths[1] < widths[2]
    assert widths[2] > 1.2


def verdict_with_luck(mean: float, most: int, rng: random.Random) -> tuple[int, int]:
    test = SequentialTest(0.5)
    for count, (share, luck) in enumerate(zip(*lucky_deals(mean, 0.5, most, rng), strict=True), 1):
        test.add(share, luck)
        if test.verdict:
            return test.verdict, count
    return 0, most


def test_equal_bots_are_distinguished_in_at_most_5_of_100_runs_with_luck() -> None:
    rng, runs = random.Random("luck"), 200
    assert sum(abs(verdict_with_luck(0.5, 200, rng)[0]) for _ in range(runs)) <= 0.05 * runs


def test_useless_luck_costs_few_deals() -> None:
    """Half of the capital never bets on adjusted shares, so that luck which says nothing does little harm."""
    rng = random.Random("useless")
    plain, noisy = SequentialTest(0.5), SequentialTest(0.5)
    for share in draw((0.1, 0.3, 0.6), 60, rng):
        plain.add(share)
        noisy.add(share, rng.uniform(-1, 1))
    assert noisy.e_above > 0.4 * plain.e_above > THRESHOLD


def test_no_adjusted_share_ruins_a_bettor() -> None:
    test = SequentialTest(0.5)
    for _ in range(20):
        test.add(0.0, 1.0)
        test.add(1.0, -1.0)
    assert test.e_above > 0
    assert test.e_below > 0


def test_the_interval_for_any_time_with_luck_agrees_with_the_verdict() -> None:
    shares, luck = lucky_deals(0.6, 0.3, 80, random.Random(5))
    found = anytime_rate(shares, luck)
    for against, verdict in (
        (found["low"] - 0.001, 1),
        (found["low"] + 0.001, 0),
        (found["high"] + 0.001, -1),
    ):
        test = SequentialTest(against)
        for pair in zip(shares, luck, strict=True):
            test.add(*pair)
        assert test.verdict == verdict
