"""Games can be pickled and deep-copied, and continue unchanged."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from oddville import Game

AGAIN: list[Callable[[Game], Game]] = [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]


EAGER = ("build", "bonus", "transform", "resource")
"""Moves that bring a game to its guilds, which are reshuffled in time."""


def play_on(game: Game, decisions: int) -> list[str]:
    rng, hashes = random.Random(3), []
    for _ in range(decisions):
        if not game.is_over:
            quiet = [move for move in game.legal_moves if move.kind != "return"]
            game.push(rng.choice([move for move in quiet if move.kind in EAGER] or quiet))
            hashes.append(game.position_hash())
    return hashes


@pytest.mark.parametrize("again", AGAIN)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_continues_as_the_game_does(players: int, again: Callable[[Game], Game]) -> None:
    """Guild reshuffles too (CHAR-1): the chance of the seed goes with the position."""
    game = Game(players, seed="pickle 3", turn_limit=200)
    play_on(game, 30)
    other = again(game)
    assert other.position_hash() == game.position_hash()
    assert [move.text for move in other.moves] == [move.text for move in game.moves]
    before = game.position_hash()
    hashes = play_on(other, 400)
    assert game.position_hash() == before, "the copy is independent"
    assert hashes == play_on(game, 400)
    assert game.state.reshuffles == other.state.reshuffles > 0
    while other.moves:
        other.undo()
    assert other.position_hash() == Game(players, seed="pickle 3", turn_limit=200).position_hash()
