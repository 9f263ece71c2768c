"""The Traveller (CHAR-TR)."""

import pytest

from oddville.cards.vocabulary import RESOURCES
from table import (
    Table,
    area,
    changed_keys,
    edition_with,
    event_facts,
    on_board,
    play,
    points,
    refusals_of,
    texts,
)


def traveller(**workers: list[int]) -> Table:
    """Player 0 holds the Traveller and has these workers on the board."""
    return Table().holds(0, "traveller").workers(0, **workers)


def test_the_traveller_is_worth_7_or_0_with_a_worker_on_the_main_square() -> None:
    """CHAR-TR, SCORE-2: there the Main Square gives 4 instead."""
    assert points(traveller().game(), 0) == {"traveller": 7, "board": 0}
    assert points(traveller().spot("wood", 0).game(), 0) == {"main-square": 4, "traveller": 0, "board": 0}


def test_another_players_worker_there_takes_no_points_away() -> None:
    """CHAR-TR: one's own does."""
    assert points(traveller().spot("wood", 1).game(), 0) == {"traveller": 7, "board": 0}


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_worker_goes_to_an_empty_spot_for_its_resource(resource: str) -> None:
    """CHAR-TR: the one on the cheapest slot; nothing else is paid or changed."""
    table = traveller(**{resource: [1, 2]})
    before, game = table.game(), table.game()
    assert event_facts(game.play(f"travel {resource}")) == [("travel", {"player": 0, "resource": resource})]
    assert game.position()["spots"] == {**dict.fromkeys(RESOURCES), resource: 0}
    assert on_board(game, 0) == {resource: [2]}
    assert changed_keys(before.position(), game.position()) == {"board", "spots"}
    assert (game.phase, game.player) == ("turn", 0)


def test_a_spot_that_is_taken_is_refused() -> None:
    """CHAR-TR: by whomever; the others stay open."""
    game = traveller(wood=[0], clay=[0]).spot("wood", 1).game()
    assert refusals_of(game, "travel wood") == [("CHAR-TR", "spot-taken", {"resource": "wood", "player": 1})]
    assert texts(game, "travel") == ["travel clay"]


def test_without_the_resource_it_is_refused() -> None:
    """CHAR-TR: a worker in supply does not do, nor another player's."""
    game = traveller(wood=[0]).workers(1, clay=[0]).game()
    assert refusals_of(game, "travel clay") == [("CHAR-TR", "no-worker-to-send", {"resource": "clay"})]


def test_without_the_traveller_it_is_refused() -> None:
    """CHAR-TR: another player's is of no use."""
    game = Table().holds(1, "traveller").workers(0, wood=[0]).game()
    assert refusals_of(game, "travel wood") == [("CHAR-TR", "no-traveller", {})]


def test_at_most_one_worker_of_a_player_stands_there() -> None:
    """CHAR-TR: a second one is refused, in this turn and in later ones."""
    game = traveller(wood=[0], clay=[0]).game("travel wood")
    assert refusals_of(game, "travel clay") == [("CHAR-TR", "already-on-square", {})]
    both = [
        ("CHAR-TR", "spot-taken", {"resource": "wood", "player": 0}),
        ("CHAR-TR", "already-on-square", {}),
        ("CHAR-TR", "no-worker-to-send", {"resource": "wood"}),
    ]
    assert refusals_of(game, "travel wood") == both
    play(game, "coins 4", "coins 4")
    assert refusals_of(game, "travel clay") == [("CHAR-TR", "already-on-square", {})]


def test_which_spots_there_are_is_printed() -> None:
    """CHAR-TR, COMP-6: an edition may have fewer."""
    printed = edition_with(square={"spots": ("clay",)})
    game = Table(edition=printed).holds(0, "traveller").workers(0, wood=[0], clay=[0]).game()
    assert refusals_of(game, "travel wood") == [("CHAR-TR", "no-such-spot", {"resource": "wood"})]
    assert texts(game, "travel") == ["travel clay"]


def test_it_may_be_done_after_the_main_action_with_what_that_brought() -> None:
    """CHAR-TR, TURN-2: the resource just obtained pays the spot."""
    game = traveller().game("resource 4 crystal", "travel crystal")
    assert (game.position()["spots"]["crystal"], game.turn) == (0, 2)


FLEUR = edition_with({"w-1": {"guild": "fleur-de-lis"}})


def test_the_worker_stays_and_scores_when_the_traveller_has_left() -> None:
    """CHAR-TR, CHAR-1: the only Fleur-de-lis goes to the other player, who may now travel too."""
    table = (
        Table(edition=FLEUR)
        .holds(0, "traveller")
        .spot("wood", 0)
        .buildings(1, "w-1")
        .workers(1, wood=[0], clay=[0])
    )
    game = table.game("coins 4", "build w-1 1,0")
    assert (area(game, 0)["characters"], area(game, 1)["characters"]) == ([], ["traveller"])
    assert game.position()["spots"]["wood"] == 0
    assert points(game, 0) == {"main-square": 4, "board": 0}
    assert points(game, 1) == {"w-1": 4, "traveller": 7, "board": 1}
    game.play("travel clay")
    assert points(game, 1) == {"main-square": 4, "w-1": 4, "traveller": 0, "board": 0}
    assert points(game, 0) == {"main-square": 4, "board": 0}


def test_who_has_a_worker_there_scores_no_7_for_a_traveller_taken_again() -> None:
    """CHAR-TR: it is the worker that counts, not when it came."""
    table = Table(edition=FLEUR).spot("wood", 0).pile("fleur-de-lis", "traveller").buildings(0, "w-1")
    game = table.workers(0, wood=[0], clay=[0]).game("build w-1 1,0")
    assert points(game, 0) == {"main-square": 4, "w-1": 4, "traveller": 0, "board": 1}
    assert game.turn == 2


def test_it_costs_no_coins() -> None:
    """CHAR-TR, CHAR-TX: so that nobody gains by it."""
    table = traveller(wood=[2]).holds(1, "tax-collector")
    assert area(table.game("travel wood"), 1)["coins"] == []


def test_the_slot_it_leaves_is_free_again() -> None:
    """CHAR-TR, WORK-6: for the main action of the same turn."""
    game = traveller(wood=[0]).game("travel wood", "resource 1 wood")
    assert on_board(game, 0) == {"wood": [0]}


def test_a_sixth_worker_before_the_main_action_may_be_followed_by_a_seventh() -> None:
    """CHAR-TR, END-1: the end is triggered, and the main action still done."""
    game = traveller(clay=[0], wood=[0]).street(0, 5).buildings(0, "w-1").game("travel clay")
    assert (game.phase, game.position()["triggered_by"]) == ("turn", 0)
    game.play("build w-1 6,0")
    assert game.is_over
    assert sum(points(game, 0).values()) == 4 + 6 * 4 + 0
    city = [owner for _, _, owner in game.position()["city"]]
    assert city.count(0) + 1 == 7


def test_after_the_sixth_any_main_action_will_do() -> None:
    """CHAR-TR, END-1, TURN-1: but one must be done."""
    game = traveller(clay=[0]).street(0, 5).game("travel clay")
    assert refusals_of(game, "end") == [("TURN-4", "no-passing", {})]
    game.play("coins 4")
    assert game.is_over
