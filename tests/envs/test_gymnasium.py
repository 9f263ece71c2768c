"""Gymnasium: its own checker passes, and the vector API behaves as its wrappers expect."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from oddville.envs import SingleEnv, VectorGames, check
from oddville.games.errors import OddVilleError

ID = "oddville.envs.single:OddVille-v1"


@pytest.mark.parametrize("options", [{}, {"players": 4, "edition": "micro", "opponents": "greedy"}])
def test_gymnasiums_own_check_passes(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, **options).unwrapped)
    assert "turn: 0" in capsys.readouterr().out


def test_a_whole_game_against_bots() -> None:
    env = gymnasium.make(ID, players=3, edition="micro", opponents=["random", "greedy"], turn_limit=30)
    seen, info = env.reset(seed=7)
    assert info["seat"] == 0
    ended = False
    while not ended:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
        assert (reward != 0) == ended
    assert not seen["action_mask"].any()
    assert len(info["points"]) == 3
    _, info = env.reset()
    assert (info["seat"], info["seed"]) == (1, "7 0 1")


def test_it_conforms() -> None:
    env = SingleEnv(players=3, edition="micro", opponents="random", reward="points", turn_limit=25)
    assert check(env, games=2).games == 2


def test_an_illegal_action_loses_or_raises() -> None:
    env = SingleEnv()
    with pytest.raises(OddVilleError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(383)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, 383)
    with pytest.raises(OddVilleError, match="reset"):
        env.step(0)
    strict = SingleEnv(on_illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(OddVilleError, match="383 is not legal"):
        strict.step(383)
    strict.step(int(np.flatnonzero(seen["action_mask"])[0]))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": ["random"], "players": 3}, "1 opponents were given; 2"),
        ({"opponents": "nobody"}, "nobody"),
        ({"on_illegal": "laugh"}, "lose, raise"),
        ({"render_mode": "rgb_array"}, "ansi, human"),
        ({"seat": 9}, "0 to 1"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OddVilleError, match=words):
        SingleEnv(**options)


def test_the_vector_api_counts_episodes_like_any_other() -> None:
    games = gymnasium.make_vec(
        ID, num_envs=8, vectorization_mode="vector_entry_point", edition="micro", turn_limit=30
    )
    env = RecordEpisodeStatistics(games)
    seen, _ = env.reset(seed=4)
    assert seen["observation"].shape == (8, 2065)
    finished = 0
    for _ in range(200):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, terminated, truncated, info = env.step(actions)
        over = terminated | truncated
        assert np.array_equal(rewards != 0, over)
        if over.any():
            assert np.array_equal(info["_final_obs"], over)
            assert np.array_equal(info["_episode"], over)
            assert all(
                (final is not None) == done for final, done in zip(info["final_obs"], over, strict=True)
            )
            last = info["final_obs"][int(np.flatnonzero(over)[0])]
            assert env.single_observation_space.contains(last)
        finished += int(over.sum())
    assert finished > 8
    assert games.observation_space.contains(seen)
    with pytest.raises(OddVilleError, match="One seed"):
        VectorGames(2).reset(seed=[1, 2])
