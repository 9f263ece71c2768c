"""`SB3Games` gives what `VectorGames` gives, in the form of Stable-Baselines3; `test_recipes.py` runs it."""

import pickle
from typing import Any

import numpy as np
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from oddville.envs import SB3Games, VectorGames
from oddville.envs.spaces import MaskedObservation

OPTIONS: dict[str, Any] = {"edition": "nano", "turn_limit": 8, "purposeful": True, "features": True}


def same(left: MaskedObservation, right: MaskedObservation) -> bool:
    return left.keys() == right.keys() and all(np.array_equal(left[name], right[name]) for name in left)


def check_steps(games: SB3Games, batch: VectorGames) -> int:
    """Play the same actions in both; give the number of finished games."""
    ends = 0
    for _ in range(60):
        masks = get_action_masks(games)
        actions = batch.games.random_actions
        assert masks[np.arange(len(actions)), actions].all()
        seen, rewards, ended, infos = games.step(actions)
        other, expected, over, _, final = batch.step(actions)
        assert same(seen, other)
        assert np.array_equal(rewards, expected)
        assert np.array_equal(ended, over)
        for game in np.flatnonzero(ended):
            assert same(infos[game]["terminal_observation"], final["final_obs"][game])
            assert infos[game]["is_success"] == (rewards[game] > 0)
            assert not infos[game]["TimeLimit.truncated"]
            ends += 1
    return ends


def main() -> None:
    games, batch = SB3Games(5, seed=3, **OPTIONS), VectorGames(5, **OPTIONS)
    assert is_masking_supported(games)
    assert same(games.reset(), batch.reset(seed=[3, 4, 5, 6, 7])[0])
    assert check_steps(games, batch) > 5
    assert check_steps(pickle.loads(pickle.dumps(games)), batch) > 5
    assert same(games.reset(), SB3Games(5, seed=3, **OPTIONS).reset()) is False, "the next games of the seeds"
    assert np.array_equal(games.env_method("action_masks", indices=[2])[0], games.action_masks()[2])
    forfeit = SB3Games(8, seed=1, on_illegal="lose", **OPTIONS)
    forfeit.reset()
    for _ in range(4):
        forfeit.step(forfeit.games.games.random_actions)
    _, rewards, ended, infos = forfeit.step(np.argmin(forfeit.action_masks(), axis=1))
    assert ended.all()
    assert rewards.tolist() == [-1.0] * 8
    assert any(info["winner"] == info["seat"] for info in infos), "some lead"
    assert not any(info["is_success"] for info in infos)
    print("as in a batch")


if __name__ == "__main__":
    main()
