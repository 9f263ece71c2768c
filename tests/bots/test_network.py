"""The network: its inputs show a position and nothing hidden, and its evaluation is one the search can use."""

import json
import random
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from oddville import Game
from oddville.bots import Budget, SearchBot, bot, is_known
from oddville.bots.search import inputs as module
from oddville.bots.search.inputs import INPUTS, TABLE_INPUTS, Inputs, dense_inputs
from oddville.bots.search.network_file import arrays_of, built_in_layers, shapes_of
from oddville.bots.search.weights import evaluation_for
from oddville.rules.state import OVER, coins
from properties.playing import PLAYERS, play_on, rich_position

MAX_BYTES = 2_000_000
BUILT_IN = resources.files("oddville.bots.search").joinpath("network.json")


def positions() -> Iterator[Game]:
    for luck in range(60):
        rng = random.Random(luck)
        game = Game.from_position(rich_position(PLAYERS[luck % 3], rng, full=luck % 2 == 0))
        game = play_on(game, 3 * luck, "building", rng)
        if not game.is_over:
            yield game


def test_inputs_are_few_distinct_and_small() -> None:
    used = set()
    for game in positions():
        inputs = Inputs()
        inputs.of_table(game.state)
        table = list(inputs.indices[: int(inputs.count)])
        assert all(0 <= index < TABLE_INPUTS for index in table)
        for player in range(game.players):
            inputs.of_player(game.state, player)
            count = int(inputs.count)
            own = list(inputs.indices[:count])
            assert all(TABLE_INPUTS <= index < INPUTS for index in own)
            assert len({*table, *own}) == len(table) + len(own)
            assert all(-8 <= inputs.values[i] <= 8 for i in range(count))
            used.update(own)
        used.update(table)
    assert len(used) > 0.9 * INPUTS


def test_inputs_show_nothing_hidden() -> None:
    """INFO-1 to INFO-3: dealing all unseen cards anew changes no input."""
    for game in positions():
        dealt = game.resample(random.Random(7))
        assert dense_inputs(dealt.state) == dense_inputs(game.state)


def test_inputs_name_what_a_player_has() -> None:
    game = Game(2, seed="inputs")
    mine, theirs = dense_inputs(game.state)
    assert mine[module.COINS + int(coins(game.state, 0))] == 1.0
    assert mine[:TABLE_INPUTS] == theirs[:TABLE_INPUTS]


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_add_up_and_points_are_finite(players: int) -> None:
    evaluation = evaluation_for(players, "network")
    for game in (game for game in positions() if game.players == players):
        evaluation.evaluate(game.state)
        chances = [evaluation.chances[player] for player in range(players)]
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(-50 < evaluation.points[player] < 150 for player in range(players))


def test_a_finished_game_is_exact() -> None:
    """SCORE-6: the winner has all the chance."""
    game = play_on(Game(2, seed="over", turn_limit=20), 9999, "building", random.Random(1))
    assert game.state.phase == OVER
    evaluation = evaluation_for(2, "network")
    evaluation.evaluate(game.state)
    assert [evaluation.chances[player] for player in range(2)] == [float(game.winner == p) for p in range(2)]


def test_priors_judge_the_end_by_the_winner() -> None:
    game = play_on(Game(2, seed="over", turn_limit=20), 9999, "building", random.Random(1))
    assert game.winner is not None
    network, linear = evaluation_for(2, "network"), evaluation_for(2)
    totals = game.score_sheet().totals
    assert network.prior_value(game.state, game.winner) > max(totals)
    assert network.prior_value(game.state, 1 - game.winner) == 0.0
    assert [linear.prior_value(game.state, player) for player in range(2)] == list(totals)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_evaluation_is_an_option_of_search(players: int) -> None:
    game, few = Game(players, seed="option"), Budget(simulations=30)
    specs = ("search", "search:eval=linear", "search:eval=network")
    default, linear, network = (bot(spec).think(game.copy(), few, random.Random(1)) for spec in specs)
    assert linear.values != network.values
    assert default.values == network.values
    assert not is_known("search:eval=magic")


def test_levels_evaluate_as_they_were_measured() -> None:
    game, few = Game(2, seed="level"), Budget(simulations=30)
    mayor = bot("mayor").think(game.copy(), few, random.Random(1))
    assert mayor == bot("search:eval=linear").think(game.copy(), few, random.Random(1))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_built_in_network_is_decoded_once(players: int) -> None:
    """Searches share it: compiled code never frees the numbers of a network."""
    assert built_in_layers(players) is built_in_layers(players)


def test_the_built_in_network_is_small_and_says_how_it_was_made() -> None:
    file = json.loads(BUILT_IN.read_text("utf-8"))
    assert len(BUILT_IN.read_bytes()) <= MAX_BYTES
    assert file["made"]["how"]
    assert set(file["players"]) == {"2", "3", "4"}


def test_a_file_is_read_as_the_built_in_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(BUILT_IN.read_bytes())
    game, few = Game(2, seed="file"), Budget(simulations=10)
    mine = SearchBot(network=path).think(game.copy(), few, random.Random(1))
    assert mine == SearchBot(eval="network").think(game.copy(), few, random.Random(1))


@pytest.mark.parametrize("name", ["first", "bias", "second", "last"])
def test_a_network_of_another_size_is_refused(name: str) -> None:
    file = json.loads(BUILT_IN.read_text("utf-8"))
    assert shapes_of(arrays_of(file, 2))["first"][0] == INPUTS
    file["players"]["2"][name] = "AAAAAA=="
    with pytest.raises(ValueError, match="other sizes"):
        arrays_of(file, 2)
