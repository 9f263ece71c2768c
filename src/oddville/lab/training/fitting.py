"""Fit the weights of the evaluation to self-play games for `oddville fit` (NumPy: extra `lab`).

The search plays against itself with some random moves, and the features of every player are sampled. A ridge regression
then finds the weights that best predict each player's final lead over the mean, starting from the present weights.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from oddville.bots import Budget, SearchBot
from oddville.bots.search.evaluation import FEATURES, STEPS, distance, step
from oddville.bots.search.weights import LINEAR, evaluation_of
from oddville.games.game import Game
from oddville.lab.training.dataset import SelfPlayTask

RANDOM_MOVE_SHARE: Final = 0.04
"""The share of random moves, so that bad positions occur."""
SAMPLE_SHARE: Final = 0.15
"""The share of positions that are sampled; neighbouring ones are much alike."""
RIDGE: Final = 2000.0
"""The ridge penalty, which pulls weights towards the present ones."""
MAX_TURNS: Final = 60
Fitted = dict[str, list[float]]
Sample = tuple[int, float, list[list[float]]]
"""The step of a position, its distance to the end, and the features of each player."""


def play_and_record(task: SelfPlayTask) -> dict[str, Any]:
    """Play a self-play game; returns its samples and the result."""
    rng = random.Random(f"fit {task.seed}")
    game = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=MAX_TURNS * task.players)
    bots = [SearchBot(simulations=task.simulations, eval=LINEAR) for _ in range(task.players)]
    samples = []
    while game.player is not None:
        if rng.random() < RANDOM_MOVE_SHARE:
            game.push(rng.choice(game.legal_moves))
        else:
            game.push(bots[game.player].think(game.resample(rng), Budget(), rng).move.text)
        if not game.is_over and rng.random() < SAMPLE_SHARE:
            samples.append(_sample(game))
    return {"points": list(game.score_sheet().totals), "winner": game.winner, "samples": samples}


def _sample(game: Game) -> Sample:
    evaluation = evaluation_of({"weights": [], "temperatures": [], "calibration": []})
    features = []
    for player in range(game.players):
        evaluation.compute_features(game.state, player)
        features.append([float(feature) for feature in evaluation.features])
    return int(step(game.state)), distance(game.state), features


def fit(games: Sequence[Mapping[str, Any]], before: Fitted) -> Fitted:
    """The weights, temperatures and calibration that best predict the results of the games."""
    import numpy as np

    steps = np.array([at for game in games for at, _, _ in game["samples"]])
    far = np.array([far for game in games for _, far, _ in game["samples"]])[:, None, None]
    features = np.array([features for game in games for _, _, features in game["samples"]])
    points = np.array([game["points"] for game in games for _ in game["samples"]], dtype=float)
    winners = np.array([game["winner"] for game in games for _ in game["samples"]])
    both = np.concatenate([features, features * far], axis=2)
    weights = _weights(both, points, np.array(before["weights"]))
    return {
        "weights": [round(float(weight), 4) for weight in weights],
        "temperatures": _temperatures(both @ weights, winners, steps),
        "calibration": _calibration(features[:, :, 1].mean(axis=1), points.mean(axis=1), steps),
    }


def _weights(features: Any, points: Any, before: Any) -> Any:
    """Ridge regression of each player's lead over the mean on the centred features."""
    import numpy as np

    centred = (features - features.mean(axis=1, keepdims=True)).reshape(-1, 2 * FEATURES)
    ahead = (points - points.mean(axis=1, keepdims=True)).reshape(-1)
    normal = centred.T @ centred + RIDGE * np.eye(2 * FEATURES)
    return before + np.linalg.solve(normal, centred.T @ (ahead - centred @ before))


def _temperatures(expected: Any, winners: Any, steps: Any) -> list[float]:
    """For each step to the end the softmax temperature with the highest likelihood of the winners."""
    import numpy as np

    def likelihood(temperature: float, here: Any) -> float:
        scaled = expected[here] / temperature
        scaled -= scaled.max(axis=1, keepdims=True)
        won = scaled[np.arange(len(scaled)), winners[here]]
        return float((won - np.log(np.exp(scaled).sum(axis=1))).mean())

    found: list[float] = []
    for at in range(STEPS):
        here = steps == at
        candidates = [round(0.6 + 0.2 * i, 1) for i in range(68)]
        found.append(max(candidates, key=lambda each: likelihood(each, here)) if here.any() else 4.0)
    return found


def _calibration(now: Any, final: Any, steps: Any) -> list[float]:
    """For each step to the end a linear fit of the final mean points on the present ones: constant, factor."""
    import numpy as np

    found: list[float] = []
    for at in range(STEPS):
        here = steps == at
        factor, constant = np.polyfit(now[here], final[here], 1) if here.sum() > 1 else (1.0, 0.0)
        found += [round(float(constant), 3), round(float(factor), 4)]
    return found
