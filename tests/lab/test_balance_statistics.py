"""The statistics of the balance lab on hand-made games, and its targets at their borders."""

from itertools import product

import pytest

from lab.balance_games import CARDS, card, game_stats, statistics
from oddville.cards.vocabulary import CHARACTERS
from oddville.lab.balance.checks import MET, MISSED, UNSURE, checks_of, verdict
from oddville.lab.balance.game_stats import CharacterStats
from oddville.lab.balance.statistics import group_keys, groups_of
from oddville.lab.intervals import Estimate, Share, wilson


def test_wilson_is_the_known_interval() -> None:
    """8 of 10: 0.490 to 0.943, as the textbooks have it."""
    found = wilson(0.8, 10)
    assert (found["low"], found["high"]) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.5, 0) == {"value": 0.5, "low": 0.0, "high": 1.0}


@pytest.mark.parametrize(("share", "of"), list(product((0.0, 0.25, 1.0), (1, 4, 2000))))
def test_wilson_holds_its_share_and_stays_within_0_and_1(share: float, of: int) -> None:
    found = wilson(share, of)
    assert 0 <= found["low"] <= share <= found["high"] <= 1
    assert found["low"] < found["high"]


def test_independent_things_have_wilsons_own_interval() -> None:
    share = Share()
    for hit in (1, 1, 0, 1, 0, 1, 1, 1, 1, 1):
        share.add(hit, 1)
    assert share.estimate() == pytest.approx(wilson(0.8, 10))


def test_things_that_win_and_lose_together_count_as_one() -> None:
    """Four cards of the same owner carry no more information than one."""
    alone, together = Share(), Share()
    for hit in (1, 0, 1, 1, 0, 0):
        alone.add(hit, 1)
        together.add(4 * hit, 4)
    assert together.of == 24
    assert together.estimate() == pytest.approx(alone.estimate())
    together.add(0, 0)
    assert together.estimate() == pytest.approx(alone.estimate())


FIRST, SECOND, THIRD = card(0), card(1), card(2)
GAMES = [
    game_stats(
        1,
        (20, 35),
        [
            (FIRST, 0, "row", "discarded"),
            (FIRST, 1, "row", "built"),
            (SECOND, 0, "cheat", "built"),
            (THIRD, 1, "swap", "kept"),
        ],
        turns=40,
        scored={FIRST: 9, SECOND: 4},
        gained={FIRST: 3, "main-square": 1},
        characters={"ghost": CharacterStats(taken=[0, 1], holder=1, points=4)},
    ),
    game_stats(
        0,
        (31, 31),
        [(FIRST, 1, "row", "built"), (SECOND, 0, "row", "swapped")],
        turns=22,
        scored={FIRST: 6},
        characters={
            "ghost": CharacterStats(taken=[0], holder=None, points=0),
            "traveller": CharacterStats(taken=[1], holder=1, points=7),
        },
    ),
]


def test_seats_lengths_and_scores() -> None:
    figures = statistics(GAMES)["players"]["2"]
    assert figures["games"] == 2
    assert [seat["value"] for seat in figures["seats"]] == [0.5, 0.5]
    assert figures["enders"]["value"] == sum((g["turns"] - 1) % 2 == g["winner"] for g in GAMES) / 2 == 0.5
    assert figures["seat_points"] == [sum(g["points"][seat] for g in GAMES) / 2 for seat in (0, 1)]
    assert figures["length"]["mean"]["value"] == 15.5
    assert figures["length"]["counts"] == {"11": 1, "20": 1}
    assert figures["within"]["value"] == 0.5
    assert figures["scores"]["winner"]["mean"]["value"] == 33
    assert figures["scores"]["everybody"]["mean"]["value"] == pytest.approx(117 / 4)
    assert figures["scores"]["margin"]["counts"] == {"0": 1, "15": 1}


def test_a_card_is_counted_as_its_holders_fared() -> None:
    row = statistics(GAMES)["players"]["2"]["cards"][FIRST]
    assert (row["taken"], row["held"], row["built"]) == (1.5, 2, 2)
    assert row["built_when_held"]["value"] == 1.0
    assert row["points"] == 7.5
    assert row["paid"] == len(CARDS[0].cost)
    assert row["points_per_resource"] == 15 / (2 * len(CARDS[0].cost))
    assert row["used"] == 1.5
    assert row["share"]["value"] == 0.5
    # over all three buildings one owner has won
    assert row["relative"]["value"] == pytest.approx(0.5 / (1 / 3))


def test_a_card_that_was_only_held() -> None:
    rows = statistics(GAMES)["players"]["2"]["cards"]
    assert rows[SECOND]["built_when_held"]["value"] == 0.5
    assert (rows[THIRD]["held"], rows[THIRD]["built"]) == (1, 0)
    assert rows[card(3)]["held"] == 0
    assert rows[card(3)]["share"]["low"] == 0
    assert rows[card(3)]["share"]["high"] == 1


def test_groups_are_the_sums_of_their_cards() -> None:
    figures = statistics(GAMES)["players"]["2"]
    for kind, rows in figures["groups"].items():
        for item, row in rows.items():
            members = [each.id for each in CARDS if (kind, item) in groups_of(each)]
            assert row["cards"] == len(members)
            assert row["built"] == sum(figures["cards"][member]["built"] for member in members)
            assert row["taken"] == sum(figures["cards"][member]["taken"] for member in members)
    assert figures["all"]["built"] == 3
    assert {(kind, item) for kind, rows in figures["groups"].items() for item in rows} == set(group_keys())


def test_characters_count_for_who_has_them_at_the_end() -> None:
    rows = statistics(GAMES)["players"]["2"]["characters"]
    assert list(rows) == list(CHARACTERS)
    ghost = rows["ghost"]
    assert (ghost["taken"], ghost["held"], ghost["points"]) == (1.5, 1, 4.0)
    assert ghost["kept"]["value"] == pytest.approx(1 / 3)
    assert ghost["share"]["value"] == 1.0
    assert rows["traveller"]["share"]["value"] == 0.0
    assert rows["builder"]["held"] == 0


def test_numbers_of_players_are_kept_apart() -> None:
    found = statistics([*GAMES, game_stats(2, (1, 2, 3), [], turns=60, limited=True)])
    assert list(found["players"]) == ["2", "3"]
    assert [seat["value"] for seat in found["players"]["3"]["seats"]] == [0, 0, 1]
    assert (found["players"]["2"]["limited"], found["players"]["3"]["limited"]) == (0, 1)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0.8, 1.2, MET),
        (0.79, 1.2, UNSURE),
        (0.8, 1.21, UNSURE),
        (0.5, 0.8, UNSURE),
        (0.5, 0.79, MISSED),
        (1.2, 1.4, UNSURE),
        (1.21, 1.4, MISSED),
        (0.5, 1.5, UNSURE),
    ],
)
def test_a_verdict_at_the_borders(low: float, high: float, expected: str) -> None:
    assert verdict(Estimate(value=(low + high) / 2, low=low, high=high), 0.8, 1.2) == expected


def test_every_target_is_checked_with_its_bounds() -> None:
    checks = checks_of(statistics(GAMES))
    counted = {kind: [c for c in checks if c["kind"] == kind] for kind in {c["kind"] for c in checks}}
    assert {kind: len(found) for kind, found in counted.items()} == {
        "length": 1,
        "seat": 2,
        "formula": 12,
        "guild": 5,
        "bonus": 8,
        "resource": 4,
        "card": 64,
    }
    assert (counted["length"][0]["least"], counted["length"][0]["most"]) == (12, 30)
    assert (counted["seat"][0]["least"], counted["seat"][0]["most"]) == pytest.approx((0.46, 0.54))
    assert (counted["guild"][0]["least"], counted["guild"][0]["most"]) == (0.8, 1.2)
    assert (counted["card"][0]["least"], counted["card"][0]["most"]) == (1 / 3, 1.0)
