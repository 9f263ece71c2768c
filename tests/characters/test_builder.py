"""The Builder (CHAR-BU)."""

import pytest

from table import Table, area, coins, edition_with, event_facts, on_board, play, points, refusals_of, texts

PRINTED = edition_with(
    {
        "w-1": {"bonus": "clay"},
        "w-2": {"guild": "fleur-de-lis"},
        "w-3": {"guild": "rooster"},
        "e-1": {"bonus": "stone"},
        "e-2": {"guild": "mask"},
    }
)


def ready(built: str = "ew-1", answer: str = "new-1", players: int = 3) -> Table:
    """Player 0 may build a card at 1,0; player 1 holds the Builder, 2 coins and the means to build
    another."""
    table = Table(players, PRINTED).buildings(0, built).workers(0, wood=[0])
    return table.holds(1, "builder").coins(1, 2).buildings(1, answer).workers(1, wood=[1])


def test_the_builder_is_worth_4() -> None:
    """CHAR-BU."""
    assert points(Table().holds(0, "builder").game(), 0) == {"builder": 4, "board": 0}


def test_after_another_player_has_built_the_holder_may_build_for_2_coins() -> None:
    """CHAR-BU: resources are paid as ever; then the next turn begins."""
    game = ready().game("build ew-1 1,0")
    assert (game.phase, game.player, game.active, game.turn) == ("reaction", 1, 0, 1)
    events = game.play("build new-1 -1,0")
    facts = {"player": 1, "card": "new-1", "cell": [-1, 0], "paid": ["wood"]}
    assert event_facts(events, "react", "build") == [("react", facts)]
    assert game.position()["city"][-1] == [[-1, 0], "new-1", 1]
    assert (coins(game, 1), on_board(game, 1)) == (1, {})  # 2 paid, 1 is the bonus
    assert (game.phase, game.player, game.turn) == ("turn", 1, 2)


def test_it_may_be_declined() -> None:
    """CHAR-BU: nothing is paid then."""
    game = ready().game("build ew-1 1,0")
    assert event_facts(game.play("decline"))[0] == ("decline", {"player": 1, "by": "choice"})
    assert (coins(game, 1), game.turn, game.player) == (2, 2, 1)
    assert refusals_of(game, "decline") == [("CHAR-BU", "no-reaction", {})]


def test_it_may_be_built_beside_the_card_just_built() -> None:
    """CHAR-BU: the city has grown; every rule of building holds."""
    game = ready().game("build ew-1 1,0")
    assert texts(game, "build") == [f"build new-1 {cell}" for cell in ("-1,0", "0,1", "2,0")]
    taken = ("BUILD-6", "cell-taken", {"cell": [1, 0], "card": "ew-1"})
    assert refusals_of(game, "build new-1 1,0") == [taken]


@pytest.mark.parametrize("coins_left", [0, 1])
def test_without_2_coins_there_is_no_reaction(coins_left: int) -> None:
    """CHAR-BU, LIMIT-5: nobody is asked."""
    table = Table(3, PRINTED).buildings(0, "ew-1").workers(0, wood=[0]).holds(1, "builder")
    table.coins(1, coins_left).buildings(1, "new-1").workers(1, wood=[1])
    assert table.game("build ew-1 1,0").phase == "turn"


def test_without_a_legal_build_there_is_no_reaction() -> None:
    """CHAR-BU: first no building, then no resource for it."""
    table = Table(3, PRINTED).buildings(0, "ew-1").workers(0, wood=[0]).holds(1, "builder").coins(1, 2)
    assert table.game("build ew-1 1,0").phase == "turn"
    table.buildings(1, "s-1")
    assert table.game("build ew-1 1,0").phase == "turn"  # no wood
    table.workers(1, wood=[1])
    assert table.game("build ew-1 1,0").phase == "reaction"  # below ew-1 houses meet houses


def test_without_a_cell_for_the_card_there_is_no_reaction() -> None:
    """CHAR-BU, BUILD-5: round a city of streets alone a card with a street to the south only fits nowhere."""
    assert ready("nesw-1", "s-1").game("build nesw-1 1,0").phase == "turn"


@pytest.mark.parametrize("move", ["coins 4", "resource 4 clay", "building 4 1"])
def test_nothing_but_a_build_brings_a_reaction(move: str) -> None:
    """CHAR-BU: no worker card does."""
    assert ready().game(move).phase == "turn"


def test_ones_own_build_brings_no_reaction() -> None:
    """CHAR-BU: another player must have built."""
    table = (
        Table(3, PRINTED)
        .holds(0, "builder")
        .coins(0, 2)
        .buildings(0, "ew-1", "new-1")
        .workers(0, wood=[0, 1])
    )
    game = table.game("build ew-1 1,0")
    assert (game.phase, game.player) == ("turn", 1)


@pytest.mark.parametrize("answer", ["new-1", "w-2"])
def test_a_reaction_brings_no_reaction(answer: str) -> None:
    """CHAR-BU: one reaction to a build, even if the holder could pay for more or takes the Builder again by it."""
    table = ready("ew-1", answer, players=2).coins(1, 3).buildings(1, "new-2").workers(1, wood=[2])
    table.buildings(0, "new-3").workers(0, wood=[2]).coins(0, 2)
    game = table.game("build ew-1 1,0", f"build {answer} {'-1,0' if answer == 'new-1' else '2,0'}")
    assert (game.phase, game.player, game.turn) == ("turn", 1, 2)
    assert (area(game, 1)["characters"], coins(game, 1)) == (["builder"], 5 - 2 + 1 + (answer == "w-2"))


def test_a_reaction_gains_bonuses_and_a_character() -> None:
    """CHAR-BU, BUILD-8, BUILD-9: as any build."""
    game = ready("w-1", "e-1").game("build w-1 1,0", "done", "build e-1 -1,0")
    assert (game.phase, game.player, game.position()["builder"]) == ("bonus", 1, 1)
    play(game, "bonus -1,0 stone")
    assert (on_board(game, 1), game.turn) == ({"stone": [0]}, 2)
    masked = ready("w-1", "e-2").game("build w-1 1,0", "done", "build e-2 -1,0")
    assert area(masked, 1)["characters"] == ["hr-manager", "builder"]


def test_it_comes_once_bonuses_and_character_of_the_other_are_resolved() -> None:
    """CHAR-BU: not earlier."""
    printed = edition_with({"w-1": {"bonus": "clay", "guild": "bells"}})
    table = Table(3, printed).buildings(0, "w-1").workers(0, wood=[0])
    table.holds(1, "builder").coins(1, 2).buildings(1, "e-1").workers(1, wood=[1])
    game = table.game("build w-1 1,0")
    assert (game.phase, game.player, area(game, 0)["characters"]) == ("bonus", 0, [])
    game.play("bonus 1,0 clay")
    assert (game.phase, game.player, area(game, 0)["characters"]) == ("reaction", 1, ["ghost"])


@pytest.mark.parametrize("answer", ["decline", "build new-1 -1,0"])
def test_it_comes_before_the_closing_actions_of_the_other(answer: str) -> None:
    """CHAR-BU, TURN-2: those are asked afterwards."""
    game = ready().holds(0, "cheater").coins(0, 1).game("build ew-1 1,0")
    assert game.phase == "reaction"
    game.play(answer)
    assert (game.phase, game.player, game.turn) == ("close", 0, 1)
    assert texts(game) == ["cheat", "end"]


def test_a_builder_lost_by_that_build_does_not_react() -> None:
    """CHAR-BU, CHAR-1: with two players the only Fleur-de-lis goes to the player who built."""
    table = ready("w-2", "new-1", players=2)
    assert table.position()["piles"]["fleur-de-lis"] == []
    game = table.game("build w-2 1,0")
    assert (area(game, 0)["characters"], area(game, 1)["characters"]) == (["builder"], [])
    assert (game.phase, game.turn) == ("turn", 2)


def test_a_builder_just_taken_does_not_react_to_its_own_build() -> None:
    """CHAR-BU: the taker has built, not another player."""
    table = Table(3, PRINTED).pile("fleur-de-lis", "builder", "traveller").coins(0, 2)
    game = table.buildings(0, "w-2", "new-1").workers(0, wood=[0, 1]).game("build w-2 1,0")
    assert (area(game, 0)["characters"], game.phase, game.turn) == (["builder"], "turn", 2)


def test_powers_of_ones_own_turn_do_not_work_in_it() -> None:
    """CHAR-BU, TURN-2: Cheater, Bookkeeper, Traveller, worker cards and ending the turn are refused."""
    table = ready(players=4).holds(1, "cheater", "bookkeeper", "traveller").workers(1, clay=[0])
    game = table.game("build ew-1 1,0")
    for move in ("cheat", "swap new-1 1", "travel clay", "coins 4", "resource 4 clay", "building 4 1", "end"):
        assert refusals_of(game, move) == [("TURN-2", "not-your-turn", {"player": 0})]
    assert texts(game, "return") == ["return clay/0", "return wood/1"]


def test_it_works_in_the_last_turn() -> None:
    """CHAR-BU, END-1: the sixth worker of the other ends the game after the reaction."""
    table = Table().street(0, 5).buildings(0, "w-1").workers(0, wood=[0])
    table.holds(1, "builder").coins(1, 2).buildings(1, "n-1").workers(1, wood=[1])
    game = table.game("build w-1 6,0")
    assert (game.phase, game.position()["triggered_by"]) == ("reaction", 0)
    game.play("build n-1 0,1")
    assert game.is_over
    assert points(game, 1) == {"n-1": 4, "builder": 4, "board": 0}


def test_it_works_in_the_last_turn_of_a_limit() -> None:
    """CHAR-BU, END-2: there too."""
    table = Table(turn_limit=1).buildings(0, "w-1").workers(0, wood=[0])
    table.holds(1, "builder").coins(1, 2).buildings(1, "n-1").workers(1, wood=[1])
    game = table.game("build w-1 1,0")
    assert game.phase == "reaction"
    game.play("decline")
    assert game.is_over


def test_the_two_coins_are_paid_before_the_bonus_coins_come() -> None:
    """CHAR-BU, LIMIT-1: they go on top of the deck, and the bonus is drawn from there."""
    table = Table(3).buildings(0, "w-1").workers(0, wood=[0]).holds(1, "builder").coins(1, "n-1", "s-1")
    game = table.buildings(1, "e-1").workers(1, wood=[1]).game("build w-1 1,0", "build e-1 -1,0")
    assert area(game, 1)["coins"] == ["n-1"]
    assert game.position()["deck"][0] == "s-1"
