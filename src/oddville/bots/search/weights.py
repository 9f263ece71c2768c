"""The evaluations that come with the game: `weights.json` of `oddville fit`, and `network.json`."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from librt.vecs import vec

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.network import Layers, NetworkEvaluation
from oddville.bots.search.network_file import built_in_layers

LINEAR: Final = "linear"
NETWORK: Final = "network"
EVALUATIONS: Final = (LINEAR, NETWORK)
DEFAULT: Final = NETWORK
"""The evaluation of `search`: the one that is stronger at equal time."""


def evaluation_for(players: int, kind: str = LINEAR) -> Evaluation:
    if kind == NETWORK:
        return network_evaluation(players, built_in_layers(players))
    return evaluation_of(fitted_weights(players))


def evaluation_of(weights: dict[str, list[float]]) -> Evaluation:
    return Evaluation(*_vectors(weights))


def network_evaluation(players: int, layers: Layers) -> NetworkEvaluation:
    """A network beside the linear evaluation of the same number of players."""
    weights, temperatures, calibration = _vectors(fitted_weights(players))
    return NetworkEvaluation(weights, temperatures, calibration, layers)


def fitted_weights(players: int) -> dict[str, list[float]]:
    return dict(_file()[str(players)])


def _vectors(weights: dict[str, list[float]]) -> list[vec[float]]:
    return [vec[float](weights[key]) for key in ("weights", "temperatures", "calibration")]


@cache
def _file() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("weights.json").read_text("utf-8")
    return dict(json.loads(text))
