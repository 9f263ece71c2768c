"""What a building would bring in the city before it can be built."""

import random

import pytest

from oddville import Game
from oddville.games.previews import preview
from oddville.games.sites import sites
from oddville.games.types import Preview


def gains(seen: Preview) -> tuple[object, ...]:
    return seen.move, seen.points, seen.bonuses, seen.gains, seen.character, seen.ends_game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_site_brings_what_the_build_brings(players: int) -> None:
    """BUILD-1, BUILD-5: of a building that is held and can be paid."""
    rng = random.Random(players)
    game = Game(players, seed=str(players), turn_limit=120)
    compared = 0
    while not game.is_over and len(game.moves) < 250:
        player = game.state.player
        builds = [
            move for move in game.legal_moves if move.text.startswith("build ") and game.phase == "turn"
        ]
        for card in {move.text.split()[1] for move in builds}:
            found = sites(game.state, player, game.state.tables.card_numbers[card])
            legal = [move for move in builds if move.text.split()[1] == card]
            expected = [gains(preview(game.state, move.code, move.text)) for move in legal]
            assert sorted(map(gains, found)) == sorted(expected)
            compared += 1
        game.play(rng.choice(builds or [move for move in game.legal_moves if "return" not in move.text]))
    assert compared > 5


def test_a_building_of_the_row_is_shown_as_if_it_were_paid() -> None:
    """BUILD-5: everywhere that it fits, at any time, and nothing changes."""
    rng = random.Random(1)
    game = Game(3, seed="row", turn_limit=60)
    while not game.is_over:
        before = game.position()
        for card in game.view()["row"]:
            for player in range(3):
                for site in sites(game.state, player, game.state.tables.card_numbers[card]):
                    assert site.move.startswith(f"build {card} ")
                    assert len(site.points) == 3
        assert game.position() == before
        game.play(rng.choice(game.legal_moves))
