"""Learning: the gradients are the derivatives, the loss falls, and the search plays what was trained."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from oddville import Game
from oddville.bots.search.inputs import INPUTS, dense_inputs
from oddville.bots.search.network_file import layers_from
from oddville.bots.search.weights import network_evaluation
from oddville.lab.training.generations import encode_arrays
from oddville.lab.training.learning import (
    LATER_WEIGHTS,
    OWN_WEIGHT,
    Arrays,
    Examples,
    examples_of,
    forward,
    gradients,
    loss,
    new_arrays,
    targets_of,
    train,
    widen,
)
from oddville.lab.training.self_play import LONG, NOT_SAMPLED, SHORT
from properties.playing import PLAYERS, play_on, rich_position

HIDDEN = 32


def some_examples(players: int, count: int = 12) -> Examples:
    """Random inputs; the player with the largest first input wins."""
    rng = np.random.default_rng(players)
    inputs = (rng.random((count, players, INPUTS)) < 0.2) * rng.normal(0, 1, (count, players, INPUTS))
    points = 30 + 10 * inputs[..., 0]
    return examples_of(inputs, np.eye(players)[points.argmax(axis=1)], points)


@pytest.mark.parametrize("players", PLAYERS)
def test_gradients_are_the_derivatives_of_the_loss(players: int) -> None:
    rng = np.random.default_rng(1)
    arrays: Arrays = {name: each.astype(np.float64) for name, each in new_arrays(HIDDEN, rng).items()}
    examples, step = some_examples(players), 1e-6
    for name, gradient in gradients(arrays, examples).items():
        for place in rng.integers(0, gradient.size, 25):
            before = arrays[name].flat[place]
            losses = []
            for moved in (before - step, before + step):
                arrays[name].flat[place] = moved
                losses.append(loss(arrays, examples))
            arrays[name].flat[place] = before
            slope = (losses[1] - losses[0]) / (2 * step)
            assert gradient.flat[place] == pytest.approx(slope, abs=2e-6), name


def test_training_lowers_the_loss_and_keeps_the_weights_it_began_with() -> None:
    rng = np.random.default_rng(2)
    examples, arrays = some_examples(2, 400), new_arrays(HIDDEN, rng)
    before = {name: each.copy() for name, each in arrays.items()}
    trained = train(arrays, [examples], 60, 0.01, rng, lambda count: None)
    assert loss(trained, examples) < 0.7 * loss(arrays, examples)
    assert all(np.array_equal(arrays[name], before[name]) for name in arrays)


def test_outputs_follow_the_players_and_not_the_seats() -> None:
    arrays, inputs = new_arrays(HIDDEN, np.random.default_rng(3)), some_examples(4).inputs
    seen, turned = forward(arrays, inputs), forward(arrays, np.roll(inputs, 1, axis=1))
    assert np.allclose(np.roll(seen.chances, 1, axis=1), turned.chances)
    assert np.allclose(np.roll(seen.leads, 1, axis=1), turned.leads)


def test_values_of_searches_are_blended_with_what_came_later() -> None:
    values = [[0.25, 0.75], [0.5, 0.5], [0.3, 0.7], [0.9, 0.1]]
    targets = targets_of(values, [LONG, NOT_SAMPLED, SHORT, LONG], 0)
    last = (1 - OWN_WEIGHT) * 1.0 + OWN_WEIGHT * 0.9
    later = 1.0
    for value, note in ((0.9, LONG), (0.3, SHORT), (0.5, NOT_SAMPLED)):
        third, later = later, (1 - LATER_WEIGHTS[note]) * later + LATER_WEIGHTS[note] * value
        if note == SHORT:
            short = third
    first = (1 - OWN_WEIGHT) * later + OWN_WEIGHT * 0.25
    assert [target[0] for target in targets] == pytest.approx([first, short, last])
    assert np.allclose(np.sum(targets, axis=1), 1)


def test_sets_are_learned_in_turn() -> None:
    rng = np.random.default_rng(4)
    sets, arrays = [some_examples(players, 300) for players in (3, 4)], new_arrays(HIDDEN, rng)
    trained = train(arrays, sets, 60, 0.01, rng, lambda count: None)
    assert all(loss(trained, each) < 0.8 * loss(arrays, each) for each in sets)


def test_leads_are_in_tens_of_points_above_the_mean() -> None:
    examples = examples_of(np.zeros((1, 2, INPUTS)), np.array([[1.0, 0.0]]), np.array([[40.0, 30.0]]))
    assert examples.leads.tolist() == [[0.5, -0.5]]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_widened_network_computes_the_same_and_learns_with_all_units(players: int) -> None:
    rng, examples = np.random.default_rng(6), some_examples(players)
    arrays = train(new_arrays(HIDDEN, rng), [examples], 5, 0.01, rng, lambda count: None)
    wide = widen(arrays, 2 * HIDDEN, rng)
    before, after = forward(arrays, examples.inputs), forward(wide, examples.inputs)
    assert np.allclose(before.chances, after.chances, atol=1e-6)
    assert np.allclose(before.leads, after.leads, atol=1e-6)
    assert np.abs(gradients(wide, examples)["second"][:, HIDDEN : 2 * HIDDEN]).max() > 0
    assert all(np.array_equal(arrays[name], same) for name, same in widen(arrays, 8, rng).items())


@pytest.mark.parametrize("hidden", [32, 50, 68])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_search_computes_what_was_trained(players: int, hidden: int, tmp_path: Path) -> None:
    arrays = new_arrays(hidden, np.random.default_rng(players))
    arrays["first"][:, hidden : hidden + 2] = np.random.default_rng(9).normal(0, 0.1, (INPUTS, 2))
    path = tmp_path / "network.json"
    path.write_text(json.dumps({"players": {str(players): encode_arrays(arrays)}}))
    evaluation = network_evaluation(players, layers_from(path, players))
    for luck in range(20):
        rng = random.Random(luck)
        game = play_on(Game.from_position(rich_position(players, rng)), 2 * luck, "building", rng)
        if game.is_over:
            continue
        evaluation.evaluate(game.state)
        seen = forward(arrays, np.array([dense_inputs(game.state)], np.float32))
        chances = [evaluation.chances[player] for player in range(players)]
        assert chances == pytest.approx(seen.chances[0].tolist(), abs=1e-5)
        points = [evaluation.points[player] for player in range(players)]
        leads = [each - sum(points) / players for each in points]
        assert leads == pytest.approx((10 * seen.leads[0]).tolist(), abs=1e-3)
