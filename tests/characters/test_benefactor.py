"""The Benefactor (CHAR-BE)."""

from table import Table, area, coins, edition_with, event_facts, play, points


def test_the_benefactor_is_worth_3() -> None:
    """CHAR-BE."""
    assert points(Table().holds(0, "benefactor").game(), 0) == {"benefactor": 3, "board": 0}


def test_each_turn_of_the_holder_begins_with_a_coin() -> None:
    """CHAR-BE: not those of the others."""
    game = Table().holds(1, "benefactor").game()
    assert event_facts(game.play("building 4 1"), "benefactor") == [
        ("benefactor", {"player": 1, "gained": 1})
    ]
    assert (coins(game, 0), coins(game, 1)) == (0, 1)
    assert event_facts(game.play("building 4 1"), "benefactor") == []
    play(game, "building 3 1")
    assert (coins(game, 0), coins(game, 1)) == (0, 2)


def test_the_coin_may_be_used_in_that_turn() -> None:
    """CHAR-BE: it pays a slot."""
    game = Table().holds(1, "benefactor").workers(0, wood=[0]).game("coins 4", "resource 1 wood")
    assert coins(game, 1) == 0


def test_a_gain_still_stops_at_five() -> None:
    """CHAR-BE, LIMIT-2."""
    game = Table().holds(1, "benefactor").coins(1, 5).game()
    assert event_facts(game.play("coins 4"), "benefactor") == [("benefactor", {"player": 1, "gained": 0})]
    assert coins(game, 1) == 5


def test_the_coin_comes_before_the_free_recovery() -> None:
    """CHAR-BE, WORK-1: in that order, and both by themselves."""
    game = Table().holds(1, "benefactor").hand(1).game()
    events = game.play("building 4 1")
    assert [name for name, _ in event_facts(events)][-3:] == ["turn", "benefactor", "recover-free"]
    assert (coins(game, 1), area(game, 1)["hand"]) == (1, [1, 2, 3, 4])


def test_a_benefactor_just_taken_gives_from_the_next_turn_on() -> None:
    """CHAR-BE: that turn had begun before."""
    printed = edition_with({"w-1": {"guild": "bells"}})
    table = Table(edition=printed).pile("bells", "benefactor").buildings(0, "w-1").workers(0, wood=[0])
    game = table.game("build w-1 1,0")
    assert (area(game, 0)["characters"], coins(game, 0)) == (["benefactor"], 1)  # the bonus of w-1
    play(game, "building 4 1")
    assert coins(game, 0) == 2
