"""Matchpoints of duplicate."""

from oddville.games.matchpoints import margins, seat_results


def test_the_margin_is_to_the_best_opponent() -> None:
    assert margins([40, 30, 35]) == [5, -10, -5]
    assert margins([30, 30]) == [0, 0]


def test_a_seat_is_compared_with_the_same_seat_at_other_tables() -> None:
    found = seat_results([[40, 30], [35, 30], [35, 30], [20, 50]])
    own = {each.table: (each.matchpoints, each.most) for each in found if each.seat == 0}
    assert own == {0: (6, 6), 1: (3, 6), 2: (3, 6), 3: (0, 6)}


def test_ties_share_and_all_matchpoints_of_a_seat_add_up() -> None:
    found = seat_results([[30, 20, 10], [30, 20, 10], [10, 20, 30], [25, 25, 25]])
    for seat in range(3):
        results = [each for each in found if each.seat == seat]
        assert sum(each.matchpoints for each in results) == 4 * 3
        assert sum(each.percent for each in results) == 4 * 50


def test_an_unfinished_table_counts_for_nobody() -> None:
    found = seat_results([[40, 30], None, [35, 36]])
    assert {each.table for each in found} == {0, 2}
    assert {each.most for each in found} == {2}


def test_the_first_table_has_half() -> None:
    assert [each.percent for each in seat_results([[40, 30], None])] == [50.0, 50.0]
