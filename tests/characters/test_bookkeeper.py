"""The Bookkeeper (CHAR-BK)."""

import pytest

from table import Table, area, changed_keys, edition_with, event_facts, play, points, refusals_of, texts

ROW = ("nes-1", "new-1", "nsw-1", "esw-1", "ne-1", "ns-1")


def bookkeeper() -> Table:
    """Player 0 holds the Bookkeeper and two buildings."""
    return Table().holds(0, "bookkeeper").buildings(0, "w-1", "e-1").row(*ROW)


def test_the_bookkeeper_is_worth_2() -> None:
    """CHAR-BK."""
    assert points(Table().holds(0, "bookkeeper").game(), 0) == {"bookkeeper": 2, "board": 0}


@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("given", ["w-1", "e-1"])
def test_a_building_and_a_card_of_the_row_change_places(given: str, position: int) -> None:
    """CHAR-BK: the row does not close up and is not refilled, nothing is paid and nothing else changes."""
    before, game = bookkeeper().game(), bookkeeper().game()
    taken = ROW[position - 1]
    facts = {"player": 0, "given": given, "taken": taken, "place": position}
    assert event_facts(game.play(f"swap {given} {position}")) == [("swap", facts)]
    assert game.position()["row"] == [given if card == taken else card for card in ROW]
    assert area(game, 0)["buildings"] == [taken if card == given else card for card in ("w-1", "e-1")]
    assert changed_keys(before.position(), game.position()) == {"row", "0.buildings", "swapped"}
    assert (game.phase, game.player) == ("turn", 0)


def test_it_needs_the_bookkeeper_and_an_own_building() -> None:
    """CHAR-BK: both."""
    game = Table().holds(1, "bookkeeper").buildings(0, "w-1").game()
    assert refusals_of(game, "swap w-1 1") == [("CHAR-BK", "no-bookkeeper", {})]
    assert texts(Table().holds(0, "bookkeeper").game(), "swap") == []
    other = bookkeeper().buildings(1, "s-1").game()
    for card in ("s-1", "nes-1", "blank-1"):
        assert refusals_of(other, f"swap {card} 1") == [("CHAR-BK", "not-yours-to-swap", {"card": card})]


def test_the_card_taken_may_be_built_in_the_same_turn() -> None:
    """CHAR-BK, TURN-2: before the main action."""
    game = bookkeeper().workers(0, wood=[0]).game("swap e-1 6", "build ns-1 0,1")
    assert game.position()["city"][1] == [[0, 1], "ns-1", 0]


def test_a_building_just_obtained_may_be_swapped() -> None:
    """CHAR-BK, TURN-2: after the main action; also back into the row, at another position."""
    game = Table().holds(0, "bookkeeper").row(*ROW).deck("blank-1").game("building 4 1")
    assert game.phase == "close"
    game.play("swap nes-1 6")
    assert (area(game, 0)["buildings"], game.turn) == (["blank-1"], 2)
    assert game.position()["row"] == [*ROW[1:], "nes-1"]


def test_once_per_turn() -> None:
    """CHAR-BK: neither twice before the main action nor once before and once after it."""
    game = bookkeeper().game("swap w-1 1")
    assert refusals_of(game, "swap e-1 2") == [("CHAR-BK", "already-swapped", {})]
    assert texts(game, "swap") == []
    game.play("coins 4")
    assert game.turn == 2


def test_once_per_turn_even_if_given_back_and_taken_again() -> None:
    """CHAR-BK, TURN-2, CHAR-1: the only Rooster of the game returns to the pile and comes back in one
    turn."""
    printed = edition_with({"w-1": {"guild": "rooster"}})
    table = Table(edition=printed).holds(0, "bookkeeper", "traveller").buildings(0, "w-1", "e-1")
    table.workers(0, wood=[0], clay=[0])
    game = table.game("swap e-1 1", "build w-1 1,0")
    assert (game.phase, area(game, 0)["characters"]) == ("close", ["bookkeeper", "traveller"])
    assert refusals_of(game, "swap nesw-4 2") == [("CHAR-BK", "already-swapped", {})]
    unused = table.game("build w-1 1,0")
    assert "swap e-1 2" in texts(unused)


def test_it_works_again_in_the_next_turn() -> None:
    """CHAR-BK: once in each."""
    game = bookkeeper().game("swap w-1 1", "coins 4", "coins 4")
    play(game, "swap nes-1 1")
    assert game.position()["row"][0] == "nes-1"


def test_it_does_not_work_in_a_reaction() -> None:
    """CHAR-BK, CHAR-BU, TURN-2: that is another player's turn."""
    table = Table(3).holds(1, "bookkeeper", "builder").coins(1, 2).buildings(1, "e-1").workers(1, wood=[1])
    game = table.buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    assert refusals_of(game, "swap e-1 1") == [("TURN-2", "not-your-turn", {"player": 0})]
