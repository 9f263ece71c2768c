"""The Tax Collector (CHAR-TX)."""

import pytest

from table import Table, area, coins, event_facts, play, points


def taxed(players: int = 2) -> Table:
    """Player 1 holds the Tax Collector; player 0 has five coins."""
    return Table(players).holds(1, "tax-collector").coins(0, 5)


def test_the_tax_collector_is_worth_2() -> None:
    """CHAR-TX."""
    assert points(Table().holds(0, "tax-collector").game(), 0) == {"tax-collector": 2, "board": 0}


@pytest.mark.parametrize(
    ("table", "move", "paid"),
    [
        (taxed().workers(1, wood=[0]), "resource 4 wood", 1),
        (taxed().workers(1, wood=[0, 1]), "resource 4 wood", 2),
        (taxed(), "building 4 6", 1),
        (taxed(), "building 1 6", 3),
        (taxed().hand(0, 4), "recover", 1),
        (taxed().hand(0, 1, 2, 3), "recover", 3),
    ],
)
def test_a_payment_brings_1_coin_however_large(table: Table, move: str, paid: int) -> None:
    """CHAR-TX: a slot, the row, recovering."""
    game = table.game()
    events = game.play(move)
    assert event_facts(events, "tax") == [("tax", {"player": 1, "payer": 0})]
    assert (coins(game, 0), coins(game, 1)) == (5 - paid, 1)


def test_each_separate_payment_of_a_turn_brings_a_coin() -> None:
    """CHAR-TX, CHAR-SE: recovering, a slot and a second slot are three."""
    table = taxed().holds(0, "seignior").hand(0, 4).workers(1, wood=[0], clay=[0])
    game = table.game("recover", "resource 2 wood", "resource clay")
    assert (coins(game, 0), coins(game, 1)) == (2, 3)


def test_the_builders_two_coins_are_one_payment() -> None:
    """CHAR-TX, CHAR-BU: also in the collector's own turn, for there another player pays."""
    table = Table().holds(0, "tax-collector").holds(1, "builder").coins(1, 2).buildings(1, "e-1")
    table.workers(1, wood=[1]).buildings(0, "w-1").workers(0, wood=[0])
    game = table.game("build w-1 1,0")
    assert (coins(game, 0), coins(game, 1)) == (1, 2)  # the coin is the bonus of w-1
    game.play("build e-1 -1,0")
    assert (coins(game, 0), coins(game, 1)) == (2, 1)  # the coin is the bonus of e-1


@pytest.mark.parametrize("move", ["resource 4 wood", "building 4 1", "coins 4"])
def test_a_cost_of_nothing_brings_nothing(move: str) -> None:
    """CHAR-TX, LIMIT-5: that is no payment."""
    assert coins(taxed().game(move), 1) == 0


def test_ones_own_payments_bring_nothing() -> None:
    """CHAR-TX: another player must pay."""
    game = Table().holds(0, "tax-collector").coins(0, 3).game("building 1 6")
    assert coins(game, 0) == 0


def test_resources_paid_bring_nothing() -> None:
    """CHAR-TX, BUILD-1, CHAR-TR: workers are no coins."""
    table = Table().holds(1, "tax-collector").holds(0, "traveller").buildings(0, "w-1")
    game = table.workers(0, wood=[0], clay=[0]).game("travel clay", "build w-1 1,0")
    assert coins(game, 1) == 0


def test_the_collector_gains_the_coin_that_lies_on_top() -> None:
    """CHAR-TX, LIMIT-1, WORK-7: of the coins paid that is the one paid last; it comes before the row is
    refilled."""
    table = Table().holds(1, "tax-collector").coins(0, "n-1", "e-1", "s-1").workers(1, wood=[0, 1])
    game = table.game("resource 1 wood")
    assert area(game, 1)["coins"] == ["e-1"]
    assert game.position()["deck"][0] == "s-1"


def test_with_five_coins_nothing_is_gained() -> None:
    """CHAR-TX, LIMIT-2: the coin stays on the deck, and there is no event."""
    game = taxed().coins(1, 5).game()
    assert event_facts(game.play("building 4 6"), "tax") == []
    assert (coins(game, 0), coins(game, 1)) == (4, 5)


def test_every_other_player_is_taxed() -> None:
    """CHAR-TX: any player may pay; only the holder gains."""
    game = taxed(3).coins(2, 1).game()
    play(game, "building 4 6", "coins 4", "building 4 6")
    assert [coins(game, player) for player in range(3)] == [4, 5, 0]
