"""The Seignior (CHAR-SE)."""

import pytest

from table import Table, area, coins, edition_with, event_facts, on_board, play, points, refusals_of, texts


def seignior(players: int = 2) -> Table:
    """Player 0 holds the Seignior."""
    return Table(players).holds(0, "seignior")


def test_the_seignior_is_worth_3() -> None:
    """CHAR-SE."""
    assert points(seignior().game(), 0) == {"seignior": 3, "board": 0}


@pytest.mark.parametrize(("second", "cost"), [("clay", 1), ("wood", 0)])
def test_one_worker_card_obtains_two_resources(second: str, cost: int) -> None:
    """CHAR-SE: the same or different ones; each is paid for, and one card is played."""
    game = seignior().coins(0, 3).game("resource 2 clay")
    assert (game.phase, game.player) == ("second resource", 0)
    events = game.play(f"resource {second}")
    facts = {"player": 0, "worker": 2, "resource": second, "slot": cost, "cost": cost}
    assert event_facts(events, "resource-second") == [("resource-second", facts)]
    assert (coins(game, 0), area(game, 0)["hand"], area(game, 0)["supply"]) == (3 - cost, [1, 3, 4], 7)
    assert game.turn == 2


def test_both_must_be_on_the_card() -> None:
    """CHAR-SE: what the card does not show is refused the second time too."""
    game = seignior().game("resource 2 clay")
    refusal = ("WORK-5", "not-shown", {"worker": 2, "resource": "crystal"})
    assert refusals_of(game, "resource crystal") == [refusal]


def test_the_second_may_be_declined() -> None:
    """CHAR-SE: `done` ends it."""
    game = seignior().game("resource 4 clay")
    assert event_facts(game.play("done"))[0] == ("resource-declined", {"player": 0})
    assert (on_board(game, 0), game.turn) == ({"clay": [0]}, 2)


def test_there_is_no_third() -> None:
    """CHAR-SE, TURN-1: two, and the turn is over; in a close it is refused."""
    game = seignior().holds(0, "bookkeeper").buildings(0, "w-1").game("resource 4 clay", "resource wood")
    assert game.phase == "close"
    assert refusals_of(game, "resource stone") == [("CHAR-SE", "no-second-resource", {})]


def test_without_the_seignior_there_is_no_second() -> None:
    """CHAR-SE: nor for another player's one."""
    assert Table().holds(1, "seignior").game("resource 4 clay").turn == 2


@pytest.mark.parametrize("move", ["coins 4", "building 4 1"])
def test_coins_and_buildings_are_obtained_once(move: str) -> None:
    """CHAR-SE: it is about resources."""
    assert seignior().game(move).turn == 2


def test_it_is_not_offered_when_nothing_shown_can_be_paid() -> None:
    """CHAR-SE, LIMIT-5: card 1 shows wood only; after the first its cheapest slot costs a coin."""
    assert seignior().game("resource 1 wood").turn == 2
    assert seignior().coins(0, 1).game("resource 1 wood").phase == "second resource"
    assert seignior().game("resource 2 wood").phase == "second resource"  # clay is free


def test_with_an_empty_supply_it_is_still_offered() -> None:
    """CHAR-SE, TURN-3: a worker may come off the board for it."""
    game = seignior().workers(0, stone=[2] * 8).game("resource 4 clay")
    assert (game.phase, area(game, 0)["supply"]) == ("second resource", 0)
    assert refusals_of(game, "resource wood") == [("WORK-5", "supply-empty", {})]
    play(game, "return stone/2", "resource wood")
    assert on_board(game, 0) == {"wood": [0], "clay": [0], "stone": [2] * 7}


def test_a_worker_just_taken_off_leaves_its_slot_free_for_the_second() -> None:
    """CHAR-SE, TURN-3: the first resource itself may come off and be obtained again."""
    game = seignior().coins(0, 1).game("resource 1 wood", "return wood/0", "resource wood")
    assert (on_board(game, 0), coins(game, 0)) == ({"wood": [0]}, 1)


def test_the_tax_collector_gains_for_each_of_the_two() -> None:
    """CHAR-SE, CHAR-TX: two payments, two coins; a free one gives none."""
    table = seignior().holds(1, "tax-collector").workers(1, clay=[0], stone=[0, 1]).coins(0, 3)
    assert coins(table.game("resource 4 clay", "resource stone"), 1) == 2
    assert coins(table.game("resource 4 clay", "resource wood"), 1) == 1


def test_a_bonus_resource_is_not_doubled() -> None:
    """CHAR-SE: only a worker card obtains two."""
    table = Table(edition=edition_with({"w-1": {"bonus": "clay"}})).holds(0, "seignior").buildings(0, "w-1")
    game = table.workers(0, wood=[0]).game("build w-1 1,0", "bonus 1,0 clay")
    assert (game.turn, on_board(game, 0)) == (2, {"clay": [0]})


def test_the_first_that_is_paid_leaves_less_for_the_second() -> None:
    """CHAR-SE, LIMIT-5: both must be paid in full, one after the other."""
    game = seignior().workers(1, clay=[0], stone=[0]).coins(0, 1).game("resource 4 clay")
    assert texts(game, "resource") == ["resource crystal", "resource wood"]
    facts = {"cost": 1, "coins": 0, "missing": 1}
    assert refusals_of(game, "resource stone") == [("LIMIT-5", "too-few-coins", facts)]
