"""OpenSpiel: its own api and simulation tests pass, and its searches play."""

import importlib
import itertools
import pickle
import random
import unittest
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel
    from open_spiel.python.algorithms import generate_playthrough, mcts
    from open_spiel.python.observation import make_observation
    from open_spiel.python.tests import games_sim_test

from oddville import Game
from oddville.bots import Budget, bot
from oddville.envs import pieces, spiel
from oddville.envs.layout import LENGTH

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_mcts.py"
SMALL = {"players": 2, "edition": "micro", "turn_limit": 8}


def game_of(**options: Any) -> Any:
    return pyspiel.load_game("oddville", SMALL | options)


@pytest.fixture(scope="module")
def api_test() -> ModuleType:
    """OpenSpiel's tests of a game's api, which take a second to import."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module("open_spiel.integration_tests.api_test")


def test_openspiels_tests_of_the_api_pass(api_test: ModuleType) -> None:
    """On a sample of positions."""
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("TestApi", (base,), {"game": game_of(), "game_name": "oddville"})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = suite.run(unittest.TestResult())
    assert result.testsRun > 3
    assert [*result.failures, *result.errors] == []


@pytest.mark.parametrize(
    "options", [{}, {"players": 3, "reward": "rank"}, {"players": 4, "reward": "points"}]
)
def test_openspiels_simulations_pass(options: dict[str, Any]) -> None:
    """Random play with clones, serialisation and returns checked, once by its C++ and once by its Python test."""
    game = game_of(**options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    sim = games_sim_test.GamesSimTest()
    np.random.seed(1)
    sim.sim_game(game, check_pyspiel_serialization=True, check_pickle_serialization=True)


def test_a_playthrough_replays(tmp_path: Path, api_test: ModuleType) -> None:
    text = generate_playthrough.playthrough(
        "oddville(edition=micro,turn_limit=3)", action_sequence=None, seed=3
    )
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text
    api_test.FLAGS(["pytest"])  # it asks for flags of its own command line
    (tmp_path / "oddville.txt").write_text(text)
    before, again = generate_playthrough.replay(str(tmp_path / "oddville.txt"))
    assert before == again


def test_chance_nodes_and_choices_alternate_as_the_rules_have_it() -> None:
    game, rng = game_of(players=3, turn_limit=20), random.Random(2)
    state = game.new_initial_state()
    for _ in range(11):
        assert state.is_chance_node()
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    assert state.current_player() in (0, 1, 2)
    assert "choose" in state.action_to_string(state.current_player(), state.legal_actions()[0])
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert observer.tensor.shape == (LENGTH,)
    assert np.array_equal(observer.dict["row"], pieces(observer.tensor)["row"])


def test_its_mcts_plays_a_game() -> None:
    game = game_of(turn_limit=4)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2, 6, evaluator, solve=False, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sorted(state.returns()) == [-1, 1]


@pytest.mark.parametrize("players", [2, 3])
def test_its_mcts_is_a_bot(players: int) -> None:
    """The example by simulations and by time, with three players by the house rule (HOUSE-1)."""
    thinker: Any = bot(str(EXAMPLE))
    budgets = itertools.cycle((Budget(simulations=3), Budget(ms=1)))
    game = Game(players, edition="micro", seed="mcts", turn_limit=6, finish_round=players == 3)
    rng = random.Random(1)
    while not game.is_over:
        thought = thinker.think(game.resample(rng), next(budgets), rng)
        assert thought.simulations >= 2
        game.push(thought.move.text)
    thinker.close()


def test_games_pickle_and_have_their_parameters() -> None:
    game = pickle.loads(pickle.dumps(game_of(players=3)))
    assert game.num_players() == 3
    assert game.get_parameters()["edition"] == "micro"
    assert pyspiel.load_game("oddville").max_game_length() > 120
    assert spiel.GAME_TYPE.short_name == "oddville"
