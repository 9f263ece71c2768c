"""What picked targets could mean: the moves a page asks about when none of them is legal."""

import pytest

from oddville.cards.vocabulary import RESOURCES
from oddville.games.game import Game
from oddville.games.targets import moves_for_targets
from table import SHIPPED, Table

TRAVELS = [f"travel {resource}" for resource in RESOURCES]


def town() -> Table:
    return Table(edition=SHIPPED).coins(0, 3).hand(0, 1, 3)


def meant(game: Game, *targets: str) -> list[str]:
    return moves_for_targets(game.view(), game.player or 0, targets)


@pytest.mark.parametrize(
    ("targets", "moves"),
    [
        (["worker:3", "coins"], ["coins 3"]),
        (["coins"], ["coins 1", "coins 3"]),
        (["row:2", "worker:1"], ["building 1 2"]),
        (["row:2"], ["building 1 2", "building 3 2"]),
        (["worker:3", "resource:clay"], ["resource 3 clay"]),
        (["resource:clay"], ["resource 1 clay", "resource 3 clay"]),
        (["played"], ["recover"]),
        (["slot:wood/1"], ["return wood/1"]),
        (["off", "resource:wood"], ["return wood/0", "return wood/1", "return wood/2"]),
        (["off"], [f"return {resource}/2" for resource in RESOURCES]),
        (["square"], TRAVELS),
        (["character:traveller"], TRAVELS),
        (["character:traveller", "spot:clay"], ["travel clay"]),
        (["spot:clay"], ["travel clay"]),
        (["character:cheater"], ["cheat"]),
        (["character:builder"], []),
        (["character:ghost"], []),
        ([], []),
    ],
)
def test_targets_name_moves(targets: list[str], moves: list[str]) -> None:
    assert meant(town().game(), *targets) == moves


def test_a_worker_card_alone_may_do_all_it_can() -> None:
    moves = meant(town().game(), "worker:3")
    assert moves[:2] == ["coins 3", "resource 3 wood"]
    assert moves[-1] == "building 3 6"
    assert len(moves) == 1 + 4 + 6


def test_buildings_are_built_swapped_or_discarded() -> None:
    table = town()
    first, second = table.data["deck"][:2]
    game = table.buildings(0, first, second).game()
    beside = meant(game, f"mine:{first}")[0].split()[2]
    assert beside in ("1,0", "-1,0", "0,1")
    assert meant(game, f"mine:{first}", "cell:5,5") == [f"build {first} 5,5"]
    assert meant(game, "cell:5,5") == [f"build {first} 5,5", f"build {second} 5,5"]
    assert meant(game, f"mine:{first}", "row:4") == [f"swap {first} 4"]
    assert meant(game, "character:bookkeeper") == [f"swap {first} 1", f"swap {second} 1"]
    game.play("building 3 1")
    assert game.phase == "discard"
    assert meant(game, f"mine:{second}") == [f"discard {second}"]


def test_without_a_building_one_of_the_row_stands_for_it() -> None:
    game = town().game()
    assert meant(game, "cell:5,5") == [f"build {game.view()['row'][0]} 5,5"]


def test_the_phase_decides_what_a_resource_means() -> None:
    assert meant(Game(2, seed="0"), "resource:wood") == ["choose wood"]
    assert meant(town().hand(0, 4).holds(0, "seignior").game("resource 4 wood"), "resource:clay") == [
        "resource clay"
    ]
