"""Learning environments: one core behind Gymnasium, PettingZoo, OpenSpiel and planners (docs/research/envs.md).

Modules that need an optional package are imported on first use: `pip install 'oddville[envs]'`. If Gymnasium is
installed, importing this package registers `OddVille-v2`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from oddville.games.errors import MissingExtra

if TYPE_CHECKING:
    from oddville.envs.aec import aec_env
    from oddville.envs.conformance import check
    from oddville.envs.features import Features
    from oddville.envs.planning import Planning
    from oddville.envs.reading import build_places, pieces, planes, scale
    from oddville.envs.sb3 import SB3Games
    from oddville.envs.self_play import SelfPlay
    from oddville.envs.single import SingleEnv
    from oddville.envs.vector import VectorGames

_MODULES = {
    "aec_env": "aec",
    "build_places": "reading",
    "check": "conformance",
    "Features": "features",
    "Planning": "planning",
    "pieces": "reading",
    "planes": "reading",
    "scale": "reading",
    "SB3Games": "sb3",
    "SelfPlay": "self_play",
    "SingleEnv": "single",
    "VectorGames": "vector",
}

__all__ = [
    "Features",
    "Planning",
    "SB3Games",
    "SelfPlay",
    "SingleEnv",
    "VectorGames",
    "aec_env",
    "build_places",
    "check",
    "pieces",
    "planes",
    "scale",
]

try:
    import gymnasium
except ImportError:  # without the extra `envs`
    pass
else:
    gymnasium.register(
        "OddVille-v2",
        entry_point=f"{__name__}.single:SingleEnv",
        vector_entry_point=f"{__name__}.vector:VectorGames",
    )


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(name)
    try:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "oddville":
            raise
        extra = "sb3" if _MODULES[name] == "sb3" else "envs"
        raise MissingExtra("error-extra", what=str(error.name), extra=extra) from None
