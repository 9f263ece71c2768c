"""Positions with one right answer: the search finds it, and knows that it wins."""

import random
from typing import Any

import pytest

from oddville import Game
from oddville.bots import Budget, SearchBot, Thought
from oddville.bots.search.rollout_policy import RolloutPolicy
from oddville.rules.chance import Stream
from oddville.rules.moves import MoveList
from table import Table, edition_with

ENOUGH = Budget(simulations=250)


def thought(game: Game, **options: Any) -> Thought:
    """What a search makes of a game; it is handed it resampled, as every bot is."""
    rng = random.Random(5)
    return SearchBot(**options).think(game.resample(rng), ENOUGH, rng)


def built_card(found: Thought) -> str | None:
    """The card that it builds; the cells here are equally good."""
    return found.move.card if found.move.kind == "build" else None


def duel(mine: int, theirs: int, **cards: dict[str, object]) -> Table:
    """Both have streets of buildings worth 4 each; each holds one that can be built, player 0 to the east."""
    table = Table(edition=edition_with({name.replace("_", "-"): facts for name, facts in cards.items()}))
    table.street(0, mine).street(1, theirs, "west")
    return table.buildings(0, "w-1").workers(0, wood=[0]).buildings(1, "e-1").workers(1, wood=[1])


@pytest.mark.parametrize("rollout", [0, 2, 6, -1])
def test_a_win_at_once_is_taken(rollout: int) -> None:
    """END-1: the sixth worker ends it with 24 to 20; else the other one would end it."""
    game = duel(5, 5).game()
    found = thought(game, rollout=rollout)
    assert built_card(found) == "w-1"
    assert found.values[0] > 0.95
    game.play(found.move)
    assert (game.is_over, game.winner) == (True, 0)


@pytest.mark.parametrize("rollout", [0, 2, 6])
def test_a_defeat_at_once_is_not_taken(rollout: int) -> None:
    """END-1: the sixth worker would end it with the other one in front."""
    game = duel(5, 3, new_1={"base": 20}).game()
    found = thought(game, rollout=rollout)
    assert built_card(found) is None
    ended = game.copy()
    ended.play("build w-1 6,0")
    assert (ended.is_over, ended.winner) == (True, 1)


@pytest.mark.parametrize(("base", "builds"), [(4, True), (20, False)])
def test_a_rollout_does_not_end_a_lost_game(base: int, builds: bool) -> None:
    """END-1: the sixth worker ends it with 24 points; a building of the other one decides who has more."""
    game = duel(5, 3, new_1={"base": base}).game()
    for luck in range(8):
        moves, stream = MoveList(), Stream(luck, 2, 3, 4)
        move = game.move_of(RolloutPolicy(ends_by_winner=True).move(game.state, stream, moves))
        assert (move.kind == "build") == builds
        move = game.move_of(RolloutPolicy().move(game.state, stream, moves))
        assert move.kind == "build"


@pytest.mark.parametrize("rollout", [0, 2, 6])
def test_who_must_stop_the_others_win_does_so(rollout: int) -> None:
    """Player 1 is about to end it with 24 points; only the building worth 12 brings player 0 above that."""
    table = duel(4, 5, w_2={"base": 12}).buildings(0, "w-2")
    game = table.game()
    found = thought(game, rollout=rollout)
    assert built_card(found) == "w-2"
    assert all(each.move.card == "w-2" or each.values[0] < found.values[0] - 0.2 for each in found.best)
    lost = game.copy()
    lost.play("build w-1 5,0")
    lost.play("build e-1 -6,0")
    assert (lost.is_over, lost.winner) == (True, 1)


def test_what_is_certain_is_shown_as_certain() -> None:
    """Where all that is weighed has ended, chances and points are those of the end: 24 to 20 and a worker's point."""
    found = thought(duel(5, 5).game())
    assert found.values == (1.0, 0.0)
    assert found.points == (24.0, 21.0)
    assert {each.move.card for each in found.best} == {"w-1"}
