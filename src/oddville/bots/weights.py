"""The fitted weights of the evaluation: `weights.json`, made by `oddville.lab.fitting`."""

import json
from functools import cache
from importlib import resources
from typing import Any

from librt.vecs import vec

from oddville.bots.evaluation import Evaluation


def evaluation_for(players: int) -> Evaluation:
    """A new evaluation for a number of players."""
    return evaluation_of(fitted(players))


def evaluation_of(fitted: dict[str, list[float]]) -> Evaluation:
    """An evaluation from fitted numbers."""
    return Evaluation(
        vec[float](fitted["weights"]), vec[float](fitted["spreads"]), vec[float](fitted["levels"])
    )


def fitted(players: int) -> dict[str, list[float]]:
    """The fitted numbers for a number of players."""
    return dict(_file()[str(players)])


@cache
def _file() -> dict[str, Any]:
    text = resources.files("oddville.bots").joinpath("weights.json").read_text("utf-8")
    return dict(json.loads(text))
