"""Stable-Baselines3's vector API over the compiled batch, with the masks of MaskablePPO (extra `sb3`)."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from oddville.envs.spaces import ACTION_MASK, MaskedObservation
from oddville.envs.vector import VectorGames

ACTION_MASKS: Final = "action_masks"
"""The method that MaskablePPO calls."""
Result = tuple[MaskedObservation, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]
Indices = None | int | Iterable[int]


class SB3Games(VecEnv):  # type: ignore[misc]
    """Many games for a learner of Stable-Baselines3; the options are those of `VectorGames`.

    At the end of a game `infos` has its last observation, `seat`, `seed`, `points`, `winner`, `turn_limit` and
    `is_success`, whether the learner has won: Stable-Baselines3 logs its mean as `success_rate`.
    """

    render_mode = None

    def __init__(self, num_envs: int, *, seed: int | None = None, **options: Any) -> None:
        self.games = VectorGames(num_envs, **options)
        super().__init__(
            self.games.num_envs, self.games.single_observation_space, self.games.single_action_space
        )
        self._actions: NDArray[np.int64] | None = None
        if seed is not None:
            self.seed(seed)

    def reset(self) -> MaskedObservation:
        """Deal the first games of the seeds given before, one per game, or the next games of the same seeds."""
        seeds = None if None in self._seeds else self._seeds
        self._reset_seeds()
        self._reset_options()
        return _writable(self.games.reset(seed=seeds)[0])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> Result:
        assert self._actions is not None, "step_async comes first"
        seen, rewards, ended, _, info = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            infos[game] = _final_info(info, int(game), rewards[game] >= 0)  # a winner's is not negative
        return _writable(seen), rewards.astype(np.float32), ended, infos

    def action_masks(self) -> NDArray[np.int8]:
        """The masks of all games."""
        return self.games.games.masks

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """The mask of each game; the games of a batch have no other methods."""
        if method_name != ACTION_MASKS:
            raise AttributeError(method_name)
        masks = self.action_masks()
        return [masks[game] for game in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        raise AttributeError(attr_name)  # the games of a batch share their settings

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        self.games.close()


def _writable(seen: MaskedObservation) -> MaskedObservation:
    """Copies, because PyTorch warns of arrays that are read-only."""
    return {name: array.copy() for name, array in seen.items()}


def _final_info(info: dict[str, Any], game: int, is_played: bool) -> dict[str, Any]:
    """What Stable-Baselines3 expects of a game that has ended; `is_played` if no illegal action ended it."""
    final = info["final_info"]
    names = ("seat", "seed", "points", "winner", "turn_limit", ACTION_MASK)
    result = {name: final[name][game] for name in names}
    result["terminal_observation"] = info["final_obs"][game]
    result["TimeLimit.truncated"] = False
    return result | {"is_success": bool(is_played and result["winner"] == result["seat"])}
