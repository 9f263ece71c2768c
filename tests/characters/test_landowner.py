"""The Landowner (CHAR-LO)."""

import pytest

from table import Table, coins, event_facts, on_board, play, points, refusals_of, texts


def test_the_landowner_is_worth_4() -> None:
    """CHAR-LO."""
    assert points(Table().holds(0, "landowner").game(), 0) == {"landowner": 4, "board": 0}


@pytest.mark.parametrize(("taken", "slot", "cost"), [([], 0, 0), ([0], 1, 0), ([0, 1], 2, 1)])
def test_a_resource_costs_1_coin_less_but_never_less_than_0(taken: list[int], slot: int, cost: int) -> None:
    """CHAR-LO: the worker still goes to the cheapest free slot."""
    game = Table().holds(0, "landowner").workers(1, clay=taken).coins(0, 2).game()
    facts = {"player": 0, "worker": 4, "resource": "clay", "slot": slot, "cost": cost}
    assert event_facts(game.play("resource 4 clay"), "resource") == [("resource", facts)]
    assert (on_board(game, 0), coins(game, 0)) == ({"clay": [slot]}, 2 - cost)


def test_the_price_that_is_left_must_be_paid() -> None:
    """CHAR-LO, LIMIT-5: 1 coin for the upper slot."""
    table = Table().holds(0, "landowner").workers(1, clay=[0, 1])
    facts = {"cost": 1, "coins": 0, "missing": 1}
    assert refusals_of(table.game(), "resource 4 clay") == [("LIMIT-5", "too-few-coins", facts)]


def test_nobody_else_pays_less() -> None:
    """CHAR-LO: only the holder."""
    game = Table().holds(1, "landowner").workers(1, clay=[0]).coins(0, 1).game("resource 4 clay")
    assert coins(game, 0) == 0


def test_buildings_and_recovering_cost_as_much_as_ever() -> None:
    """CHAR-LO: the discount is for resources."""
    table = Table().holds(0, "landowner").coins(0, 3)
    assert coins(table.game("building 1 6"), 0) == 0
    assert coins(table.hand(0, 1, 2).game("recover"), 0) == 1


def test_the_builder_costs_2_all_the_same() -> None:
    """CHAR-LO, CHAR-BU: that is no resource obtained with a worker card."""
    table = Table().holds(1, "landowner", "builder").coins(1, 1).buildings(1, "e-1").workers(1, wood=[1])
    table.buildings(0, "w-1").workers(0, wood=[0])
    assert table.game("build w-1 1,0").phase == "turn"
    assert table.coins(1, 1).game("build w-1 1,0").phase == "reaction"


def test_with_the_seignior_each_of_the_two_costs_1_less() -> None:
    """CHAR-LO, CHAR-SE: the discount is for each resource, not for both together."""
    game = Table(3).holds(0, "landowner", "seignior").workers(1, clay=[0]).coins(0, 1).game("resource 4 clay")
    play(game, "resource clay")
    assert (on_board(game, 0), coins(game, 0)) == ({"clay": [1, 1]}, 1)


def test_with_the_seignior_a_second_resource_for_nothing_is_offered_without_a_coin() -> None:
    """CHAR-LO, CHAR-SE: the slot for 1 costs nothing, the upper one still 1."""
    game = (
        Table(3)
        .holds(0, "landowner", "seignior")
        .workers(1, clay=[0, 1, 1], stone=[0])
        .game("resource 4 wood")
    )
    assert texts(game, "resource") == ["resource crystal", "resource stone", "resource wood"]
    facts = {"cost": 1, "coins": 0, "missing": 1}
    assert refusals_of(game, "resource clay") == [("LIMIT-5", "too-few-coins", facts)]


def test_what_the_landowner_makes_free_is_no_payment() -> None:
    """CHAR-LO, CHAR-TX, LIMIT-5: the Tax Collector gains nothing of a slot for 1, but 1 of the upper one."""
    table = (
        Table().holds(0, "landowner").holds(1, "tax-collector").workers(1, wood=[0], clay=[0, 1]).coins(0, 1)
    )
    assert coins(table.game("resource 4 wood"), 1) == 0
    assert coins(table.game("resource 4 clay"), 1) == 1
