"""The end (END)."""

import pytest

from oddville import Game, OddVilleError
from table import Table, coins, edition_with, event_facts, game_in, play, refusals_of, texts


def nearly(player: int = 0, count: int = 5) -> Table:
    """The player has so many buildings in the city to the east and can build `w-1` at its end."""
    return Table().street(player, count).buildings(player, "w-1").workers(player, wood=[0, 1])


def test_the_sixth_worker_in_the_city_ends_the_game() -> None:
    """END-1: the turn is finished, and who placed it triggered the end."""
    game = nearly().game()
    events = game.play("build w-1 6,0")
    assert event_facts(events, "trigger", "over") == [("trigger", {"player": 0}), ("over", {"player": 0})]
    assert (game.is_over, game.player, game.position()["triggered_by"]) == (True, None, 0)
    assert (game.phase, game.turn, game.active) == ("over", 1, 0)


def test_five_workers_do_not_end_it() -> None:
    """END-1: the game continues with the next player."""
    game = nearly(count=4).game("build w-1 5,0")
    assert (game.is_over, game.player, game.position()["triggered_by"]) == (False, 1, None)


def test_six_buildings_of_two_players_do_not_end_it() -> None:
    """END-1: a player's own workers count."""
    table = Table().street(0, 5).street(1, 5, "west").buildings(0, "n-1").workers(0, clay=[0])
    assert not table.game("coins 4").is_over


def test_a_worker_on_the_main_square_counts() -> None:
    """END-1: the sixth worker, not the sixth building."""
    table = Table().street(0, 4).spot("stone", 0).buildings(0, "w-1").workers(0, wood=[0])
    assert table.game("build w-1 5,0").is_over


def test_bonuses_character_and_closing_actions_still_come() -> None:
    """END-1: the turn is finished first."""
    printed = edition_with({"w-1": {"bonus": "clay", "guild": "rooster"}})
    table = Table(edition=printed).street(0, 5).buildings(0, "w-1").workers(0, wood=[0]).coins(0, 1)
    game = table.pile("rooster", "cheater").game("build w-1 6,0")
    assert (game.phase, game.position()["triggered_by"]) == ("bonus", 0)
    game.play("bonus 6,0 clay")
    assert game.phase == "close"
    assert refusals_of(game, "coins 4") == [("TURN-1", "main-action-done", {})]
    play(game, "cheat")
    assert game.is_over
    assert game.score_sheet().totals[0] > 0


def test_the_builder_may_still_react() -> None:
    """END-1, CHAR-BU: in the last turn too; who was first to have six triggered the end."""
    table = (
        nearly().street(1, 5, "west").holds(1, "builder").buildings(1, "n-1").workers(1, wood=[2]).coins(1, 2)
    )
    game = table.game("build w-1 6,0")
    assert (game.phase, game.player, game.position()["triggered_by"]) == ("reaction", 1, 0)
    game.play("build n-1 0,1")
    assert (game.is_over, game.position()["triggered_by"]) == (True, 0)


def test_the_builder_may_trigger_the_end_in_another_turn() -> None:
    """END-1, CHAR-BU: then the holder of the Builder triggered it."""
    table = nearly(count=4).street(1, 5, "west").holds(1, "builder").buildings(1, "n-1")
    game = table.workers(1, wood=[2]).coins(1, 2).game("build w-1 5,0", "build n-1 0,1")
    assert (game.is_over, game.active, game.position()["triggered_by"]) == (True, 0, 1)


def test_a_sixth_worker_by_the_traveller_still_does_the_main_action() -> None:
    """END-1, CHAR-TR: so seven workers in the city are possible."""
    table = nearly().holds(0, "traveller").workers(0, clay=[0])
    game = table.game("travel clay")
    assert (game.phase, game.player, game.position()["triggered_by"]) == ("turn", 0, 0)
    assert refusals_of(game, "end") == [("TURN-4", "no-passing", {})]
    game.play("build w-1 6,0")
    assert game.is_over
    workers = [owner for _, _, owner in game.position()["city"]] + list(game.position()["spots"].values())
    assert workers.count(0) == 7


def test_a_sixth_worker_by_the_traveller_after_the_main_action_ends_the_game() -> None:
    """END-1, CHAR-TR: as soon as nothing is left to do."""
    game = nearly().holds(0, "traveller").workers(0, clay=[0]).game("coins 4", "travel clay")
    assert (game.is_over, game.position()["triggered_by"]) == (True, 0)


@pytest.mark.parametrize("move", ["coins 4", "end", "choose wood", "build w-1 1,0", "return wood/2", "done"])
def test_after_the_end_nothing_is_played(move: str) -> None:
    """END-1: whatever it is."""
    game = game_in("over")
    assert list(game.legal_moves) == []
    assert refusals_of(game, move) == [("END-1", "game-is-over", {})]


def test_players_may_take_coins_for_ever() -> None:
    """END-2: nothing bounds a game without a limit."""
    game = Table().game()
    for _ in range(100):
        legal = texts(game)
        game.push(next(move for move in ("coins 4", "coins 3", "coins 2", "building 1 1") if move in legal))
        if game.phase == "discard":
            game.push(next(iter(game.legal_moves)))
    assert not game.is_over
    assert game.turn_limit is None


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_at_the_limit_of_turns_the_game_ends(limit: int) -> None:
    """END-2: when that turn is finished; nobody triggered it."""
    game = Table(3, turn_limit=limit).game()
    assert game.turn_limit == limit
    for turn in range(1, limit + 1):
        assert (game.turn, game.is_over) == (turn, False)
        game.play("coins 4" if turn <= 3 else "coins 3")
    assert (game.is_over, game.turn, game.position()["triggered_by"]) == (True, limit, None)
    assert game.score_sheet().winner is not None


def test_the_last_turn_under_a_limit_has_its_closing_actions_too() -> None:
    """END-2: at the limit the turn is finished like any other."""
    game = Table(turn_limit=1).holds(0, "cheater").game("coins 4")
    assert (game.phase, game.is_over) == ("close", False)
    game.play("end")
    assert game.is_over


def test_the_end_may_come_before_the_limit() -> None:
    """END-1, END-2: a sixth worker ends a limited game as well."""
    table = Table(turn_limit=9).street(0, 5).buildings(0, "w-1").workers(0, wood=[0])
    game = table.game("build w-1 6,0")
    assert (game.is_over, game.turn, game.position()["triggered_by"]) == (True, 1, 0)


@pytest.mark.parametrize("limit", [0, -1, 1_000_001, True])
def test_a_limit_is_a_number_of_turns(limit: int) -> None:
    """END-2: at least one."""
    with pytest.raises(OddVilleError):
        Game(2, seed="limit", turn_limit=limit)


def test_the_turn_of_the_winner_may_be_any() -> None:
    """END-1: the game is not played on until everybody has had as many turns."""
    game = nearly().game("build w-1 6,0")
    assert game.turn == 1
    assert coins(game, 1) == 0
