"""The fitted weights of the evaluation, `weights.json`, written by `oddville fit`."""

import json
from functools import cache
from importlib import resources
from typing import Any

from librt.vecs import vec

from oddville.bots.search.evaluation import Evaluation


def evaluation_for(players: int) -> Evaluation:
    return evaluation_of(fitted_weights(players))


def evaluation_of(weights: dict[str, list[float]]) -> Evaluation:
    return Evaluation(*(vec[float](weights[key]) for key in ("weights", "temperatures", "calibration")))


def fitted_weights(players: int) -> dict[str, list[float]]:
    return dict(_file()[str(players)])


@cache
def _file() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("weights.json").read_text("utf-8")
    return dict(json.loads(text))
