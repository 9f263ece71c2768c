"""The Human Resources Manager (CHAR-HR)."""

import pytest

from table import Table, coins, on_board, play, points, refusals_of, texts


def test_the_human_resources_manager_is_worth_5() -> None:
    """CHAR-HR."""
    assert points(Table().holds(0, "hr-manager").game(), 0) == {"hr-manager": 5, "board": 0}


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
@pytest.mark.parametrize("resource", ["wood", "clay", "stone", "crystal"])
def test_every_worker_card_obtains_any_resource(worker: int, resource: str) -> None:
    """CHAR-HR: shown or not."""
    game = Table().holds(0, "hr-manager").game(f"resource {worker} {resource}")
    assert on_board(game, 0) == {resource: [0]}


def test_only_the_holders_cards_do() -> None:
    """CHAR-HR: for another player the card obtains what it shows."""
    game = Table().holds(1, "hr-manager").game()
    refusal = ("WORK-5", "not-shown", {"worker": 1, "resource": "crystal"})
    assert refusals_of(game, "resource 1 crystal") == [refusal]


def test_the_slot_is_paid_all_the_same() -> None:
    """CHAR-HR, WORK-5: the resource is free to choose, not free of charge."""
    table = Table().holds(0, "hr-manager").workers(1, crystal=[0])
    facts = {"cost": 1, "coins": 0, "missing": 1}
    assert refusals_of(table.game(), "resource 1 crystal") == [("LIMIT-5", "too-few-coins", facts)]
    assert coins(table.coins(0, 1).game("resource 1 crystal"), 0) == 0


def test_coins_and_prices_of_a_card_do_not_change() -> None:
    """CHAR-HR: card 1 still shows no coins."""
    game = Table().holds(0, "hr-manager").game()
    assert refusals_of(game, "coins 1") == [("WORK-4", "shows-no-coins", {"worker": 1})]
    assert texts(game, "building") == texts(Table().game(), "building")


@pytest.mark.parametrize("second", ["crystal", "stone"])
def test_with_the_seignior_any_resource_may_be_taken_both_times(second: str) -> None:
    """CHAR-HR, CHAR-SE: even two that card 1 does not show."""
    game = Table(3).holds(0, "hr-manager", "seignior").coins(0, 1).game("resource 1 crystal")
    assert texts(game, "resource") == [f"resource {name}" for name in ("clay", "crystal", "stone", "wood")]
    play(game, f"resource {second}")
    expected = {"crystal": [0, 1]} if second == "crystal" else {"stone": [0], "crystal": [0]}
    assert on_board(game, 0) == expected


def test_with_the_landowner_any_resource_is_cheaper() -> None:
    """CHAR-HR, CHAR-LO: each power keeps its own meaning."""
    game = Table(3).holds(0, "hr-manager", "landowner").workers(1, crystal=[0]).game("resource 1 crystal")
    assert on_board(game, 0) == {"crystal": [1]}
