"""The Mistress (CHAR-MI)."""

import pytest

from table import Table, area, coins, event_facts, points, refusals_of, texts


def mistress(*hand: int) -> Table:
    """Player 0 holds the Mistress and these worker cards."""
    return Table().holds(0, "mistress").hand(0, *hand)


def test_the_mistress_is_worth_5() -> None:
    """CHAR-MI."""
    assert points(Table().holds(0, "mistress").game(), 0) == {"mistress": 5, "board": 0}


@pytest.mark.parametrize(("hand", "cost"), [((1,), 0), ((1, 2), 1), ((1, 2, 3), 2)])
def test_recovering_costs_1_coin_less(hand: tuple[int, ...], cost: int) -> None:
    """CHAR-MI, WORK-1: never less than 0."""
    game = mistress(*hand).coins(0, cost).game()
    facts = {"player": 0, "cards": 4 - len(hand), "cost": cost}
    assert event_facts(game.play("recover")) == [("recover", facts)]
    assert (area(game, 0)["hand"], coins(game, 0)) == ([1, 2, 3, 4], 0)


def test_what_is_left_must_be_paid() -> None:
    """CHAR-MI, LIMIT-5: with too few coins it is refused, at the lower price."""
    facts = {"cost": 2, "coins": 1, "missing": 1}
    assert refusals_of(mistress(1, 2, 3).coins(0, 1).game(), "recover") == [
        ("LIMIT-5", "too-few-coins", facts)
    ]


def test_nobody_else_pays_less() -> None:
    """CHAR-MI: only the holder."""
    game = Table().holds(1, "mistress").hand(0, 1).coins(0, 1).game("recover")
    assert coins(game, 0) == 0


def test_nothing_to_recover_is_nothing_to_recover() -> None:
    """CHAR-MI, WORK-1: with all four in hand it is refused, though it is cheaper."""
    assert refusals_of(mistress(1, 2, 3, 4).coins(0, 5).game(), "recover") == [
        ("WORK-1", "nothing-to-recover", {})
    ]


def test_after_a_free_recovery_by_her_a_build_is_refused() -> None:
    """CHAR-MI, WORK-1: the player chose it, so a worker card must be played."""
    table = mistress(4).buildings(0, "w-1").workers(0, wood=[0])
    assert "build w-1 1,0" in texts(table.game())
    game = table.game("recover")
    assert (game.phase, game.position()["recovered"]) == ("turn", True)
    assert refusals_of(game, "build w-1 1,0") == [("WORK-1", "recovered-so-no-build", {})]
    game.play("coins 4")
    assert game.turn == 2


def test_what_she_makes_free_is_no_payment() -> None:
    """CHAR-MI, CHAR-TX, LIMIT-5: the Tax Collector gains nothing of it, but 1 coin of a cheaper recovery."""
    assert coins(mistress(4).holds(1, "tax-collector").game("recover"), 1) == 0
    assert coins(mistress(1, 2, 4).coins(0, 2).holds(1, "tax-collector").game("recover"), 1) == 1
