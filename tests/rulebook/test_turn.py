"""A turn (TURN)."""

import pytest

from oddville import Game
from table import (
    Table,
    area,
    changed_keys,
    coins,
    edition_with,
    event_facts,
    game_in,
    on_board,
    play,
    refusals_of,
    texts,
)

MAIN_ACTIONS = ["coins 4", "resource 4 wood", "building 4 1", "build w-1 1,0"]


def ready(*characters: str) -> Table:
    """Player 0 can do any main action and use any power they have."""
    table = Table().holds(0, *characters).buildings(0, "w-1", "e-1").workers(0, wood=[0], clay=[1])
    return table.coins(0, "ns-1", "ew-1")


@pytest.mark.parametrize("action", ["coins 4", "resource 4 stone", "build w-1 1,0"])
def test_after_one_main_action_the_turn_is_over(action: str) -> None:
    """TURN-1: with nothing left to use, the next player's turn begins."""
    game = ready().game(action)
    assert (game.turn, game.player, game.phase) == (2, 1, "turn")


@pytest.mark.parametrize("first", MAIN_ACTIONS)
@pytest.mark.parametrize(
    "second", ["recover", "coins 3", "resource 3 stone", "building 3 1", "build e-1 -1,0"]
)
def test_a_second_main_action_is_refused(first: str, second: str) -> None:
    """TURN-1: exactly one, also where the player still has something else to do in the turn."""
    game = ready("bookkeeper").game(first)
    if game.phase == "discard":
        game.play("discard nesw-4")
    assert (game.phase, game.player) == ("close", 0)
    assert refusals_of(game, second)[0] == ("TURN-1", "main-action-done", {})


@pytest.mark.parametrize(
    ("character", "move"), [("cheater", "cheat"), ("bookkeeper", "swap w-1 3"), ("traveller", "travel clay")]
)
def test_a_power_works_before_and_after_the_main_action(character: str, move: str) -> None:
    """TURN-2: Cheater, Bookkeeper and Traveller; who may still use one must end the turn."""
    before = ready(character).game(move)
    assert before.active == 0
    assert not before.position()["main_done"]
    after = ready(character).game("resource 4 stone")
    assert after.phase == "close"
    assert {move, "end"} <= set(texts(after))
    after.play(move)
    unused = ready(character).game("resource 4 stone", "end")
    assert (unused.turn, unused.player) == (2, 1)


@pytest.mark.parametrize("move", ["cheat", "swap w-1 1", "travel wood", "coins 4", "end"])
def test_a_power_does_not_work_while_a_building_is_discarded(move: str) -> None:
    """TURN-2, LIMIT-3: the third building must leave first."""
    buildings = {"cards": ["w-1", "e-1", "nesw-4"]}
    assert refusals_of(game_in("discard"), move)[0] == ("LIMIT-3", "discard-first", buildings)


def test_cheater_and_bookkeeper_work_once_per_turn() -> None:
    """TURN-2, CHAR-CH, CHAR-BK: and again in the next turn of the player."""
    game = ready("cheater").game("cheat", "discard ew-1")
    assert refusals_of(game, "cheat") == [("CHAR-CH", "already-cheated", {})]
    play(game, "coins 4", "coins 4", "cheat")
    assert game.phase == "discard"
    game = ready("bookkeeper").game("swap w-1 3")
    assert refusals_of(game, "swap e-1 3") == [("CHAR-BK", "already-swapped", {})]
    play(game, "coins 4", "coins 4", "swap e-1 3")
    assert game.position()["row"][2] == "e-1"


@pytest.mark.parametrize("phase", ["turn", "second resource", "bonus", "reaction", "close"])
def test_a_worker_may_be_taken_off_at_any_decision_of_ones_own(phase: str) -> None:
    """TURN-3: free, back to supply, and everything else stays as it is."""
    game = ready().game() if phase == "turn" else game_in(phase)
    player, before = game.player, game.position()
    assert player is not None
    assert game.phase == phase
    game.play(texts(game, "return")[0])
    assert changed_keys(before, game.position()) == {"board", f"{player}.supply"}
    assert area(game, player)["supply"] == before["players"][player]["supply"] + 1


def test_a_worker_may_be_taken_off_after_recovering() -> None:
    """TURN-3: the turn continues."""
    game = ready().hand(0, 4).game("recover", "return clay/1")
    assert (game.phase, on_board(game, 0)) == ("turn", {"wood": [0]})


def test_no_worker_is_taken_off_while_discarding() -> None:
    """TURN-3: the one exception."""
    game = game_in("discard")
    assert on_board(game, 0) == {"clay": [0]}
    assert refusals_of(game, "return clay/0") == [("TURN-3", "return-while-discarding", {})]


def test_the_player_picks_which_worker_comes_off() -> None:
    """TURN-3: from any slot, not only the cheapest; as often as they like."""
    table = Table().workers(0, wood=[0, 1, 2, 2], crystal=[2]).workers(1, crystal=[0])
    game = table.game()
    assert texts(game, "return") == ["return crystal/2", "return wood/0", "return wood/1", "return wood/2"]
    play(game, "return wood/2", "return wood/0", "return wood/2", "return crystal/2")
    assert on_board(game, 0) == {"wood": [1]}
    assert area(game, 0)["supply"] == 8


def test_only_an_own_worker_comes_off() -> None:
    """TURN-3: nobody else's, and not from an empty slot."""
    game = Table().workers(0, wood=[0]).workers(1, crystal=[0]).game()
    rule = ("TURN-3", "no-worker-to-return")
    assert refusals_of(game, "return crystal/0") == [(*rule, {"resource": "crystal", "slot": 0})]
    assert refusals_of(game, "return wood/1") == [(*rule, {"resource": "wood", "slot": 1})]


def test_passing_is_refused() -> None:
    """TURN-4: a turn cannot be ended before its main action."""
    assert refusals_of(ready().game(), "end") == [("TURN-4", "no-passing", {})]
    assert refusals_of(ready().hand(0, 4).game("recover"), "end") == [("TURN-4", "no-passing", {})]


@pytest.mark.parametrize("worker", [1, 2, 3, 4])
def test_position_1_is_free_for_every_worker_card(worker: int) -> None:
    """TURN-4: so that passing is never needed, even without a coin or a worker in supply."""
    game = Table().hand(0, worker).workers(0, wood=[2] * 9).game()
    taken = game.position()["row"][0]
    game.play(f"building {worker} 1")
    assert area(game, 0)["buildings"] == [taken]


def test_a_worker_taken_off_can_be_the_second_resource() -> None:
    """TURN-3, CHAR-SE: with an empty supply a worker comes off first, and the phase continues."""
    game = Table().holds(0, "seignior").workers(0, wood=[2] * 8).game("resource 4 clay")
    assert (game.phase, area(game, 0)["supply"]) == ("second resource", 0)
    assert texts(game) == ["done", "return clay/0", "return wood/2"]
    play(game, "return wood/2", "resource stone")
    assert on_board(game, 0) == {"wood": [2] * 7, "clay": [0], "stone": [0]}


def test_a_bonus_whose_last_worker_comes_off_is_over() -> None:
    """TURN-3, BONUS-4: without a worker on the board there is nothing to transform, so the phase ends."""
    transform = edition_with({"w-1": {"bonus": "transform"}})
    table = Table(edition=transform).buildings(0, "w-1").workers(0, wood=[0, 1])
    game = table.game("build w-1 1,0")
    assert (game.phase, on_board(game, 0)) == ("bonus", {"wood": [1]})
    game.play("return wood/1")
    assert (game.phase, game.player) == ("turn", 1)


def test_a_reaction_whose_resource_comes_off_is_over() -> None:
    """TURN-3, CHAR-BU: without the wood the Builder can build nothing, so the turn continues."""
    game = game_in("reaction")
    game.play("return clay/0")
    assert game.phase == "reaction"
    game.play("return wood/1")
    assert (game.phase, game.player, coins(game, 1)) == ("turn", 1, 2)


def test_the_close_is_over_when_its_last_purpose_comes_off() -> None:
    """TURN-2, TURN-3: the only worker that could travel leaves the board, and the turn ends."""
    game = Table().holds(0, "traveller").workers(0, clay=[0]).game("coins 4")
    assert texts(game) == ["end", "return clay/0", "travel clay"]
    game.play("return clay/0")
    assert (game.phase, game.player) == ("turn", 1)


@pytest.mark.parametrize(
    ("table", "move"),
    [
        (Table().holds(0, "cheater"), "resource 1 wood"),  # no coin
        (Table().holds(0, "bookkeeper"), "coins 4"),  # no building
        (Table().holds(0, "traveller"), "coins 4"),  # no worker on the board
        (Table().holds(0, "traveller").workers(0, clay=[0]).spot("clay", 1), "coins 4"),  # no empty spot
        (Table().holds(0, "traveller").workers(0, clay=[0]).spot("wood", 0), "coins 4"),  # there already
    ],
)
def test_a_turn_ends_by_itself_when_no_power_can_be_used(table: Table, move: str) -> None:
    """TURN-2: to hold Cheater, Bookkeeper or Traveller is not enough to be asked after the main action."""
    assert table.game(move).turn == 2


def test_ending_a_turn_is_recorded() -> None:
    """TURN-2: a player who ends a turn with something left to use must say so."""
    game: Game = game_in("close")
    assert event_facts(game.play("end")) == [("end", {"player": 0}), ("turn", {"player": 1, "turn": 2})]
