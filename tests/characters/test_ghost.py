"""The Ghost of Lovely Spinster (CHAR-GH)."""

import pytest

from table import Table, coins, edition_with, event_facts, points, refusals_of, texts


def test_the_ghost_is_worth_4() -> None:
    """CHAR-GH."""
    assert points(Table().holds(0, "ghost").game(), 0) == {"ghost": 4, "board": 0}


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
def test_every_worker_card_obtains_3_coins(worker: int) -> None:
    """CHAR-GH, WORK-4: also the card without coins."""
    game = Table().holds(0, "ghost").game()
    gained = ("coins", {"player": 0, "worker": worker, "gained": 3})
    assert event_facts(game.play(f"coins {worker}"), "coins") == [gained]
    assert coins(game, 0) == 3


def test_a_card_that_prints_more_obtains_what_it_prints() -> None:
    """CHAR-GH: 3 coins may be obtained, they need not."""
    printed = edition_with(workers={2: {"coins": 4}, 3: {"coins": 5}})
    assert coins(Table(edition=printed).holds(0, "ghost").game("coins 2"), 0) == 4
    assert coins(Table(edition=printed).holds(0, "ghost").game("coins 3"), 0) == 5


def test_a_gain_still_stops_at_five() -> None:
    """CHAR-GH, LIMIT-2."""
    assert coins(Table().holds(0, "ghost").coins(0, 4).game("coins 1"), 0) == 5


def test_only_the_holders_cards_do() -> None:
    """CHAR-GH: another player's card 1 shows no coins."""
    table = Table().holds(1, "ghost")
    assert refusals_of(table.game(), "coins 1") == [("WORK-4", "shows-no-coins", {"worker": 1})]
    assert coins(table.game("coins 2"), 0) == 1


def test_the_other_uses_of_a_card_stay() -> None:
    """CHAR-GH: it adds one and takes none away."""
    with_ghost, without = texts(Table().holds(0, "ghost").game()), texts(Table().game())
    assert with_ghost == sorted([*without, "coins 1"])
