"""The Cheater (CHAR-CH)."""

from table import (
    Refusals,
    Table,
    area,
    changed_keys,
    edition_with,
    event_facts,
    game_in,
    play,
    points,
    refusals_of,
    texts,
)


def cheater() -> Table:
    """Player 0 holds the Cheater and two coins, the last of them `e-1`."""
    return Table().holds(0, "cheater").coins(0, "n-1", "e-1")


def test_the_cheater_is_worth_3() -> None:
    """CHAR-CH."""
    assert points(Table().holds(0, "cheater").game(), 0) == {"cheater": 3, "board": 0}


def test_a_coin_is_turned_over_into_a_building() -> None:
    """CHAR-CH, LIMIT-1: the one gained last, unseen before; nothing else changes."""
    before, game = cheater().game(), cheater().game()
    assert event_facts(game.play("cheat")) == [("cheat", {"player": 0, "card": "e-1"})]
    assert (area(game, 0)["coins"], area(game, 0)["buildings"]) == (["n-1"], ["e-1"])
    assert changed_keys(before.position(), game.position()) == {"0.coins", "0.buildings", "cheated", "seen"}
    assert (game.phase, game.player) == ("turn", 0)


def test_a_coin_whose_face_is_known_may_be_turned_over_too() -> None:
    """CHAR-CH, INFO-2: everybody knew what it would be."""
    game = cheater().knows("e-1").game()
    assert game.view()["players"][0]["coins"] == [None, "e-1"]
    game.play("cheat")
    assert area(game, 0)["buildings"] == ["e-1"]


def test_it_needs_the_cheater_and_a_coin() -> None:
    """CHAR-CH: both, and one's own."""
    assert refusals_of(Table().holds(1, "cheater").coins(0, 1).game(), "cheat") == [
        ("CHAR-CH", "no-cheater", {})
    ]
    assert refusals_of(Table().holds(0, "cheater").game(), "cheat") == [("CHAR-CH", "no-coin-to-switch", {})]
    both: Refusals = [("CHAR-CH", "no-cheater", {}), ("CHAR-CH", "no-coin-to-switch", {})]
    assert refusals_of(Table().game(), "cheat") == both


def test_a_third_building_leaves_before_the_main_action() -> None:
    """CHAR-CH, LIMIT-3: the turn then continues."""
    game = cheater().buildings(0, "s-1", "w-1").game("cheat")
    assert texts(game) == ["discard e-1", "discard s-1", "discard w-1"]
    game.play("discard s-1")
    assert (game.phase, game.player, area(game, 0)["buildings"]) == ("turn", 0, ["w-1", "e-1"])
    assert game.position()["deck"][-1] == "s-1"


def test_a_third_building_leaves_after_the_main_action() -> None:
    """CHAR-CH, LIMIT-3: the turn is then over."""
    game = cheater().buildings(0, "s-1", "w-1").game("resource 4 wood", "cheat", "discard e-1")
    assert (game.turn, game.player, area(game, 0)["buildings"]) == (2, 1, ["s-1", "w-1"])


def test_the_new_building_may_be_built_in_the_same_turn() -> None:
    """CHAR-CH, TURN-2: a power before the main action serves it."""
    game = cheater().workers(0, wood=[0]).game("cheat", "build e-1 -1,0")
    assert game.position()["city"][1] == [[-1, 0], "e-1", 0]


def test_a_coin_gained_by_the_main_action_may_be_turned_over() -> None:
    """CHAR-CH, TURN-2: afterwards."""
    game = Table().holds(0, "cheater").deck("n-1").game("coins 2", "cheat")
    assert area(game, 0)["buildings"] == ["n-1"]


def test_once_per_turn() -> None:
    """CHAR-CH: neither twice before the main action nor once before and once after it."""
    game = cheater().game("cheat")
    assert refusals_of(game, "cheat") == [("CHAR-CH", "already-cheated", {})]
    game.play("coins 4")
    assert game.turn == 2


ROOSTER = edition_with({"w-1": {"guild": "rooster"}})


def test_once_per_turn_even_if_given_back_and_taken_again() -> None:
    """CHAR-CH, TURN-2, CHAR-1: the only Rooster of the game returns to the pile and comes back in one
    turn."""
    table = Table(edition=ROOSTER).holds(0, "cheater", "traveller").coins(0, 3).buildings(0, "w-1")
    table.workers(0, wood=[0], clay=[0])
    game = table.game("cheat", "build w-1 1,0")
    assert (game.phase, area(game, 0)["characters"]) == ("close", ["cheater", "traveller"])
    assert refusals_of(game, "cheat") == [("CHAR-CH", "already-cheated", {})]
    unused = table.game("build w-1 1,0")
    assert "cheat" in texts(unused)


def test_a_cheater_just_taken_works_in_the_same_turn() -> None:
    """CHAR-CH, TURN-2: after the main action that brought it."""
    table = Table(edition=ROOSTER).pile("rooster", "cheater").buildings(0, "w-1").workers(0, wood=[0])
    game = table.game("build w-1 1,0")
    assert texts(game) == ["cheat", "end"]
    play(game, "cheat")
    assert game.turn == 2


def test_it_does_not_work_in_anothers_turn() -> None:
    """CHAR-CH, CHAR-BU: not even in a reaction."""
    refusals = refusals_of(game_in("reaction"), "cheat")
    assert refusals == [("TURN-2", "not-your-turn", {"player": 0}), ("CHAR-CH", "no-cheater", {})]
    table = Table(3).holds(1, "cheater", "builder").coins(1, 3).buildings(1, "e-1").workers(1, wood=[1])
    game = table.buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    assert game.phase == "reaction"
    assert refusals_of(game, "cheat") == [("TURN-2", "not-your-turn", {"player": 0})]
