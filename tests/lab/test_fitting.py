"""Fitting the evaluation: weights that are there are found, and the command writes what it found."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from oddville.bots.search.evaluation import FEATURES, STEPS
from oddville.bots.search.weights import evaluation_of, fitted_weights
from oddville.cli import main
from oddville.games.game import Game
from oddville.lab.training import fitting
from oddville.lab.training.dataset import SelfPlayTask

COINS, CARDS = 4, 6


def note(rng: random.Random) -> dict[str, Any]:
    """A game of two in which a coin is worth 2 points, and a card in hand 3 at the beginning and none at the end."""
    step = rng.randrange(STEPS)
    far = step / (STEPS - 1)
    facts = [[0.0] * FEATURES for _ in range(2)]
    points = []
    for mine in facts:
        mine[1], mine[COINS], mine[CARDS] = rng.randrange(30), rng.randrange(6), rng.randrange(5)
        points.append(mine[1] + 2 * mine[COINS] + 3 * far * mine[CARDS])
    return {"points": points, "winner": int(points[1] > points[0]), "samples": [(step, far, facts)]}


def test_the_weights_behind_the_games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RIDGE", 30.0)
    rng = random.Random(0)
    before = {"weights": [0.0] * 2 * FEATURES, "temperatures": [], "calibration": []}
    found = fitting.fit([note(rng) for _ in range(4000)], before)
    weights = found["weights"]
    assert weights[1] == pytest.approx(1, abs=0.1)
    assert weights[COINS] == pytest.approx(2, abs=0.1)
    assert weights[FEATURES + CARDS] == pytest.approx(3, abs=0.2)
    assert weights[CARDS] == pytest.approx(0, abs=0.2)
    assert len(found["temperatures"]) == STEPS
    assert len(found["calibration"]) == 2 * STEPS


def test_a_game_is_noted_the_same_again() -> None:
    task = SelfPlayTask(2, "noted", 2, "reconstruction")
    notes = [fitting.play_and_record(task) for _ in range(2)]
    assert notes[0] == notes[1]
    assert notes[0]["samples"]
    assert all(len(mine) == FEATURES for _, _, facts in notes[0]["samples"] for mine in facts)


def test_what_is_fitted_serves_as_evaluation() -> None:
    for players in (2, 3, 4):
        evaluation = evaluation_of(fitted_weights(players))
        evaluation.evaluate(Game(players, seed="fitted").state)
        assert sum(evaluation.chances[player] for player in range(players)) == pytest.approx(1)


def test_the_command_writes_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(fitting, "MAX_TURNS", 6)
    arguments = ["fit", "w.json", "--games", "2", "--simulations", "1", "--runner", "here", "--quiet"]
    assert main(arguments) == 0
    found = json.loads(Path("w.json").read_text())
    assert {players: len(each["weights"]) for players, each in found.items()} == dict.fromkeys(
        "234", 2 * FEATURES
    )


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--simulations", "-1"]])
def test_numbers_below_one_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "w.json", *wrong]) == 2
    assert "of at least 1" in capsys.readouterr().err
