"""Gymnasium: its own checker passes, and the vector API behaves as its wrappers expect."""

import copy
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from oddville.envs import SingleEnv, VectorGames, check
from oddville.games.errors import OddVilleError

ID = "oddville.envs:OddVille-v2"


@pytest.mark.parametrize("options", [{}, {"players": 4, "edition": "micro", "opponents": "greedy"}])
def test_gymnasiums_own_check_passes(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, **options).unwrapped)
    assert "turn: 0" in capsys.readouterr().out


def test_a_whole_game_against_bots() -> None:
    env = gymnasium.make(ID, players=3, edition="micro", opponents=["random", "greedy"], turn_limit=30)
    seen, info = env.reset(seed=7)
    assert info["seat"] == 1
    ended = False
    while not ended:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
        assert (reward != 0) == ended
    assert not seen["action_mask"].any()
    assert len(info["points"]) == 3
    _, info = env.reset()
    assert "turn_limit" not in info
    assert (info["seat"], info["seed"]) == (2, "7 0 1")


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


@pytest.mark.parametrize("order", ["gymnasium, oddville.envs", "oddville.envs, gymnasium"])
def test_importing_the_environments_makes_them_known(order: str) -> None:
    code = f"import {order}; print(gymnasium.make('OddVille-v2').unwrapped, gymnasium.make('{ID}').unwrapped)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert run.stdout.count("SingleEnv") == 2, run.stderr


def test_an_illegal_action_never_pays() -> None:
    """Less than what any game can bring, so that who must lose by 20 points does not escape by breaking the rules."""
    env = SingleEnv(reward="points", edition="micro")
    env.reset(seed=1)
    assert env.step(383)[1] == -250


def test_the_mask_is_also_available_without_the_observation() -> None:
    env = SingleEnv(edition="micro", turn_limit=6)
    with pytest.raises(OddVilleError, match="reset"):
        env.action_masks()
    seen, info = env.reset(seed=1)
    ended = False
    while not ended:
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        seen, _, terminated, truncated, info = env.step(np.flatnonzero(env.action_masks())[0])
        ended = terminated or truncated
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    games = VectorGames(3)
    assert games.autoreset_mode is games.metadata["autoreset_mode"]
    seen, info = games.reset(seed=1)
    assert np.array_equal(info["action_mask"], seen["action_mask"])


@pytest.mark.parametrize(
    "action", [0.9, "3", None, True, np.float64(0), np.array([0, 1]), np.array([0.0]), np.array([True])]
)
def test_what_is_no_whole_number_is_refused_and_nothing_is_played(action: Any) -> None:
    env = SingleEnv(edition="micro", seat=0)
    env.reset(seed=1)
    assert env.game is not None
    before = env.game.ply
    with pytest.raises(OddVilleError, match="An action must be a whole number"):
        env.step(action)
    assert env.game.ply == before
    env.step(np.array(0))


def test_an_array_of_one_number_will_do() -> None:
    """Policies return what they computed for a batch of one."""
    env, other = SingleEnv(edition="micro", seat=0), SingleEnv(edition="micro", seat=0)
    action = int(np.flatnonzero(env.reset(seed=1)[0]["action_mask"])[0])
    other.reset(seed=1)
    seen, expected = env.step(np.array([action]))[0], other.step(action)[0]
    assert np.array_equal(seen["observation"], expected["observation"])


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_with_the_same_game(again: Any) -> None:
    env = SingleEnv(players=3, edition="micro", opponents=["random", "search:simulations=4"], turn_limit=20)
    seen, _ = env.reset(seed=5)
    for _ in range(6):
        seen = env.step(np.flatnonzero(seen["action_mask"])[0])[0]
    assert env.game is not None
    other = again(env)
    assert other.game.position_hash() == env.game.position_hash()
    before = env.game.position_hash()
    action = np.flatnonzero(seen["action_mask"])[0]
    result = other.step(action)
    assert env.game.position_hash() == before, "the copy is independent"
    assert np.array_equal(result[0]["observation"], env.step(action)[0]["observation"])


def test_a_bot_that_fails_is_reported(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def think(self, game, budget, rng):\n        return 1 / 0\n"
    )
    env = SingleEnv(edition="micro", opponents=str(tmp_path / "bad.py"), seat=0)
    seen, _ = env.reset(seed=0)  # the learner begins
    with pytest.warns(UserWarning, match="ZeroDivisionError"):
        env.step(np.flatnonzero(seen["action_mask"])[0])
    env.close()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": ["random"], "players": 3}, "1 opponents were given; 2"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": len}, "built-in function len"),
        ({"opponents": [None]}, "not None"),
        ({"on_illegal": "laugh"}, "lose or raise"),
        ({"render_mode": "film"}, "ansi, human or rgb_array"),
        ({"seat": 9}, "0 to 1"),
        ({"seat": 1.0}, "0 to 1"),
        ({"players": 5}, "2, 3 or 4"),
        ({"players": 2.0}, "2, 3 or 4"),
        ({"players": "3"}, "with '3' players"),
        ({"edition": None}, "micro, nano, pico and reconstruction"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OddVilleError, match=words):
        SingleEnv(**options)


@pytest.mark.parametrize(("limit", "by_limit"), [(3, {True}), (0, {False})])
def test_the_turn_limit_terminates_and_the_info_says_so(limit: int, by_limit: set[bool]) -> None:
    """END-2 is an end of the rules: a learner that adds its estimate at truncation would learn to stall."""
    games = VectorGames(4, edition="nano", opponents="rollout", turn_limit=limit)
    single = gymnasium.vector.SyncVectorEnv(
        [lambda: SingleEnv(edition="nano", opponents="greedy", turn_limit=limit)],
        autoreset_mode=games.metadata["autoreset_mode"],
    )
    for env in (games, single):
        seen, _ = env.reset(seed=1)
        ended = set()
        for _ in range(400):
            builds = [
                [*np.flatnonzero(mask[53:173]) + 53, *np.flatnonzero(mask)] for mask in seen["action_mask"]
            ]
            seen, _, terminated, truncated, info = env.step(np.array([each[0] for each in builds]))
            assert not truncated.any()
            ended |= {bool(info["final_info"]["turn_limit"][game]) for game in np.flatnonzero(terminated)}
        assert ended == by_limit


def test_the_vector_api_counts_episodes_like_any_other() -> None:
    games = gymnasium.make_vec(
        ID, num_envs=8, vectorization_mode="vector_entry_point", edition="micro", turn_limit=30
    )
    env = RecordEpisodeStatistics(games)
    seen, _ = env.reset(seed=4)
    assert seen["observation"].shape == (8, 2354)
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
            assert np.array_equal(info["_final_info"], over)
            first = int(np.flatnonzero(over)[0])
            facts = {key: info["final_info"][key][first] for key in ("seat", "seed", "points")}
            assert facts["seed"].startswith(f"4 {first} ")
            best = max(facts["points"])
            assert facts["points"][facts["seat"]] == best or rewards[first] < 0
            assert any(info["final_info"]["points"][int(game)] for game in np.flatnonzero(over))
            last = info["final_obs"][first]
            assert env.single_observation_space.contains(last)
        finished += int(over.sum())
    assert finished > 8
    assert games.observation_space.contains(seen)
    with pytest.raises(OddVilleError, match="3 seeds were given for 2 games"):
        VectorGames(2).reset(seed=[1, 2, 3])
    with pytest.raises(OddVilleError, match="reset_mask"):
        VectorGames(2).reset(options={"reset_mask": np.array([True, False])})


def test_the_vector_api_shows_what_gymnasiums_own_does() -> None:
    """The keys and kinds of the info of a step that ends a game, beside those of Gymnasium's `SyncVectorEnv`."""
    options: dict[str, Any] = {"edition": "micro", "turn_limit": 2, "seat": 0}
    ours = VectorGames(1, **options)
    mode = ours.metadata["autoreset_mode"]
    theirs = gymnasium.vector.SyncVectorEnv([lambda: SingleEnv(**options)], autoreset_mode=mode)
    ends = []
    for env in (theirs, ours):
        seen, facts = env.reset(seed=1)
        assert {"seat", "_seat"} <= set(facts)
        over = np.array([False])
        while not over[0]:
            action = np.array([np.flatnonzero(seen["action_mask"][0])[0]])
            seen, _, terminated, truncated, info = env.step(action)
            over = terminated | truncated
        ends.append(info)
    right, facts = ends
    assert set(facts) <= set(right)
    assert set(facts["final_info"]) == set(right["final_info"])
    assert {"final_obs", "final_info", "_final_obs", "_final_info"} <= set(facts)
    assert facts["final_info"]["seed"][0] == right["final_info"]["seed"][0] == "1 0 0"
    assert set(facts["final_obs"][0]) == set(right["final_obs"][0])


def test_a_list_of_seeds_deals_each_game_by_its_own() -> None:
    """The same games that as many single environments would be dealt, and the next ones by a reset without a seed."""
    games = VectorGames(2, edition="micro", seat=0, opponents="rollout")
    wanted: list[list[int | None] | None] = [[8, 3], None]
    for episode, seeds in enumerate(wanted):
        games.reset(seed=seeds)
        assert [games.games.seed_of(game) for game in range(2)] == [f"8 0 {episode}", f"3 0 {episode}"]
    swapped = VectorGames(2, edition="micro", seat=0, opponents="rollout")
    one, other = games.reset(seed=[8, 3])[0], swapped.reset(seed=[3, 8])[0]
    assert np.array_equal(one["observation"], other["observation"][::-1])
    assert not np.array_equal(*games.reset(seed=[5, None])[0]["observation"])


@pytest.mark.parametrize("limit", [2, 60])
def test_the_vector_api_names_the_winner_also_of_a_tie(limit: int) -> None:
    env = VectorGames(12, players=3, edition="micro", opponents="rollout", turn_limit=limit)
    env.reset(seed=2)
    ends = ties = 0
    while ends < 24:
        _, _, terminated, truncated, info = env.step(env.games.random_actions)
        for game in np.flatnonzero(terminated | truncated):
            points = info["final_info"]["points"][game]
            assert info["final_info"]["winner"][game] == env.games.rewards[game, :3].argmax()
            ends, ties = ends + 1, ties + (points.count(max(points)) > 1)
    assert ties > 0 or limit > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seeds_in_a_row_take_all_seats_in_turn(players: int) -> None:
    """The usual seeded evaluation must not test one seat; a batch of seeds is seated like single environments."""
    env = SingleEnv(players=players, edition="micro")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(2 * players)]
    assert seats == [*range(players), *range(players)]
    assert env.reset()[1]["seat"] == 0, "after the last seat the first"
    seeds: list[int | None] = [5, 2, 9]
    one = [env.reset(seed=seed)[1]["seat"] for seed in seeds]
    games = VectorGames(3, players=players, edition="micro")
    assert games.reset(seed=seeds)[1]["seat"].tolist() == one
    assert games.reset(seed=7)[1]["seat"].tolist() == [(7 + game) % players for game in range(3)]


def test_an_illegal_action_in_a_batch_ends_its_game_on_request() -> None:
    """TorchRL tries actions at random, without the mask, to learn the form of `info`."""
    games = VectorGames(3, edition="micro", on_illegal="lose", reward="points")
    games.reset(seed=1)
    actions = games.games.random_actions.copy()
    actions[1] = 383
    _, rewards, terminated, truncated, info = games.step(actions)
    assert rewards.tolist() == [0, -250, 0]
    assert terminated.tolist() == [False, True, False]
    assert not truncated.any()
    assert info["final_info"]["seed"][1] == "1 1 0"
    assert not info["final_info"]["turn_limit"][1]
    assert games.games.seed_of(1) == "1 1 1"
    with pytest.raises(OddVilleError, match="lose or raise"):
        VectorGames(1, on_illegal="laugh")


def test_one_seed_decides_every_reset_after_it() -> None:
    def seen() -> list[bytes]:
        games = VectorGames(3, edition="micro")
        return [games.reset(seed=seed)[0]["observation"].tobytes() for seed in (1, None, None)]

    first, second, third = seen()
    assert [first, second, third] == seen()
    assert len({first, second, third}) == 3


class Wrong(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A wrapper with one fault."""

    def __init__(self, fault: str) -> None:
        super().__init__(SingleEnv(players=3, edition="micro", turn_limit=12))
        self.fault = fault
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        seen, info = self.env.reset(seed=seed)
        if self.fault == "seat":
            info.pop("seat")
        return seen, info

    def step(self, action: Any) -> Any:
        self.steps += 1
        if self.fault == "played":
            inner: Any = self.env
            action = int(np.flatnonzero(inner._observe(inner.game)[0]["action_mask"])[0])
        seen, reward, terminated, truncated, info = self.env.step(action)
        ended = terminated or truncated
        if self.fault == "shaped" and not ended:
            reward = 0.01
        if self.fault == "early":
            truncated = truncated or self.steps > 4
        if self.fault == "endless":
            terminated = truncated = False
        if self.fault == "cut":
            terminated, truncated = False, terminated
        if self.fault == "limit":
            info.pop("turn_limit", None)
        if self.fault == "clipped":
            seen = seen | {"observation": np.minimum(seen["observation"], 9)}
        return seen, reward, terminated, truncated, info


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("played", "not the action given"),
        ("shaped", "the reward is different"),
        ("early", "by termination"),
        ("endless", "by termination"),
        ("cut", "by termination"),
        ("limit", "turn_limit"),
        ("clipped", "differs from the documented one"),
        ("seat", 'info\\["seat"\\]'),
    ],
)
def test_the_check_finds_what_is_wrong(fault: str, words: str) -> None:
    with pytest.raises(OddVilleError, match=words):
        check(Wrong(fault), games=2)
