"""PettingZoo: its own tests pass."""

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import OrderEnforcingWrapper

from oddville.envs import aec_env, check
from oddville.envs.aec import AGENT, RawAec
from oddville.envs.conformance import Nonconforming
from oddville.envs.settings import EnvSettings
from oddville.games.errors import OddVilleError

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests load one of its own games in a way that it has deprecated
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

SEED = 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_api_test_passes(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # what it says of every environment whose observation holds a mask, its own classic games too
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(aec_env(players=players, edition="micro", turn_limit=20), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_the_seed_test_passes() -> None:
    seed_test(lambda: aec_env(players=3), num_cycles=100)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(aec_env, {"ansi": lambda text: "row: " in text})
    assert "main-square" in capsys.readouterr().out


class Seeded(OrderEnforcingWrapper):  # type: ignore[misc]
    """Deals one game and draws the same actions; what is illegal becomes the first legal one that is no mere return.

    The test plays without looking at masks and counts one decision a player and round. A turn of OddVille may hold more
    than one, so the test can pass only where no turn does.
    """

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        super().reset(seed=SEED)
        for agent in self.possible_agents:
            self.action_space(agent).seed(SEED)

    def step(self, action: Any) -> None:
        if action is not None:
            mask = self.observe(self.agent_selection)["action_mask"]
            buildings = [place for place in range(25, 49) if mask[place]]
            coins = [place for place in range(5, 9) if mask[place]]
            action = (coins or buildings or np.flatnonzero(mask).tolist())[0]
        super().step(action)


class Rounds:
    """The same as a parallel environment: in a step every player decides once, in turn."""

    def __init__(self, max_cycles: int) -> None:
        self.env = Seeded(RawAec(EnvSettings(turn_limit=(max_cycles - 1) * 2), None))
        self.agents: list[str] = []

    def reset(self) -> tuple[Any, Any]:
        self.env.reset()
        self.agents = self.env.agents
        return {}, {}

    def action_space(self, agent: str) -> Any:
        return self.env.action_space(agent)

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        for _ in actions:
            self.env.step(actions[self.env.agent_selection])
        return {}, self.env.rewards, self.env.terminations, self.env.truncations, {}


def test_the_max_cycles_test_passes() -> None:
    module = SimpleNamespace(
        env=lambda max_cycles: Seeded(aec_env(max_cycles=max_cycles)),
        parallel_env=lambda max_cycles: Rounds(max_cycles),
    )
    max_cycles_test(module)


def test_it_conforms() -> None:
    for players in (2, 3, 4):
        env = aec_env(players=players, edition="micro", reward="rank", turn_limit=15)
        assert check(env, games=2).decisions > 20


def test_who_is_not_asked_sees_and_may_do_nothing() -> None:
    env = aec_env(players=3)
    env.reset(seed=2)
    for agent in env.possible_agents:
        must_choose = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == must_choose


def test_infos_are_arrays_of_the_same_shapes_in_every_step() -> None:
    """TorchRL and others allocate them once, at the first reset."""
    env = aec_env(players=3, edition="micro", turn_limit=9)
    env.reset(seed=6)
    env.reset()
    winners, forms = set(), set()
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        forms.add(tuple(sorted((name, value.shape, value.dtype.str) for name, value in info.items())))
        assert (env.unwrapped.game_seed, AGENT.format(int(info["seat"][0]))) == ("6 0 1", agent)
        if terminated or truncated:
            won = int(info["winner"][0])
            assert (won == info["seat"]) == (reward == 1)
            assert info["points"][won] == max(info["points"])
            winners.add(won)
            assert (terminated, truncated, info["turn_limit"][0]) == (True, False, True)
            env.step(None)
        else:
            assert (info["winner"][0], info["turn_limit"][0]) == (-1, False)
            env.step(np.flatnonzero(seen["action_mask"])[0])
    assert len(winners) == len(forms) == 1


def test_the_registry_makes_it() -> None:
    env = pettingzoo.make("aec", "oddville_v2", players=4)
    env.reset(seed=1)
    assert env.num_agents == 4
    assert env.state_space.contains(env.state())


def test_an_illegal_action_never_pays() -> None:
    env = aec_env(reward="points")
    env.reset(seed=2)
    guilty = env.agent_selection
    env.step(383)
    assert env.rewards[guilty] == -250


def test_an_illegal_action_ends_the_game_for_who_played_it(caplog: pytest.LogCaptureFixture) -> None:
    env = aec_env(players=2)
    env.reset(seed=2)
    guilty = env.agent_selection
    env.step(383)
    assert "Illegal move made" in caplog.text
    assert env.terminations[guilty]
    assert env.rewards[guilty] == -1


def test_the_game_without_its_wrappers_plays_nothing_illegal() -> None:
    raw = RawAec(EnvSettings(edition="micro"), None)
    raw.reset(seed=2)
    before = raw.state().tobytes()
    with pytest.raises(OddVilleError, match="383 is not legal"):
        raw.step(383)
    with pytest.raises(OddVilleError, match="whole number"):
        raw.step(None)
    assert raw.state().tobytes() == before


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_continues_with_the_same_game(again: Any) -> None:
    env = aec_env(players=3, edition="micro", reward="rank", turn_limit=9)
    env.reset(seed=4)
    for _ in range(5):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    other = again(env)
    assert other.agent_selection == env.agent_selection
    before = env.state().tobytes()
    action = np.flatnonzero(env.last()[0]["action_mask"])[0]
    other.step(action)
    assert env.state().tobytes() == before, "the copy is independent"
    env.step(action)
    assert other.state().tobytes() == env.state().tobytes()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"render_mode": "hologram"}, "render_mode"),
        ({"max_cycles": 0}, "at least 2"),
        ({"max_cycles": "many"}, "at least 2"),
        ({"max_cycles": 5, "turn_limit": 5}, "cannot be combined with turn_limit"),
        ({"players": 5}, "2, 3 or 4"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(OddVilleError, match=words):
        aec_env(**options)


class Wrong:
    """An environment with one fault."""

    def __init__(self, fault: str) -> None:
        self.env = aec_env(players=2, edition="micro", turn_limit=12)
        self.fault = fault
        self.handed_out = np.zeros(2354, dtype=np.uint8)
        self.steps = 0

    def step(self, action: int) -> None:
        self.steps += 1
        self.env.step(action)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def observe(self, agent: str) -> Any:
        seen = {key: value.copy() for key, value in self.env.observe(agent).items()}
        if self.fault == "mask":
            seen["action_mask"][np.flatnonzero(seen["action_mask"])[-1:]] = 0
        if self.fault == "observation":
            seen["observation"][1990] += 1
        if self.fault == "keys":
            seen["extra"] = seen["observation"]
        if self.fault == "form":
            seen["observation"] = seen["observation"].astype(np.float32)
        if self.fault == "shape":
            seen["observation"] = seen["observation"][:-1]
        if self.fault == "reused":
            self.handed_out[:] = seen["observation"]
            seen["observation"] = self.handed_out
        return seen

    @property
    def rewards(self) -> Any:
        worth = self.env.rewards
        wrong = self.fault == "reward" and any(worth.values())
        return dict.fromkeys(worth, -1.0 if wrong else 0.1) if wrong or self.fault == "shaped" else worth

    @property
    def truncations(self) -> Any:
        wrong = self.fault == "ending" and any(self.env.terminations.values())
        wrong = wrong or (self.fault == "early" and self.steps > 9)
        return {agent: cut != wrong for agent, cut in self.env.truncations.items()}

    def reset(self, seed: int | None = None) -> None:
        if self.fault == "second" and seed is None:
            seed = 1
        self.env.reset(seed=None if seed is None else seed + (self.fault == "player"))


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("mask", "the action mask differs from the rules"),
        ("observation", "differs from the documented one"),
        ("keys", "exactly the keys"),
        ("reward", "the reward is different"),
        ("ending", "by termination"),
        ("player", "another player must choose|differs from the documented one"),
        ("form", "the shape and the type"),
        ("shape", "the shape and the type"),
        ("reused", "changed since"),
        ("shaped", "the reward is different"),
        ("early", "by termination"),
        ("second", 'Seed "0 0 1".*'),
    ],
)
def test_the_check_finds_what_is_wrong(fault: str, words: str) -> None:
    with pytest.raises(Nonconforming, match=words):
        check(Wrong(fault), games=6)


def test_the_check_must_know_what_is_played() -> None:
    with pytest.raises(OddVilleError, match="settings"):
        check(object())
    with pytest.raises(OddVilleError, match="Gymnasium and PettingZoo"):
        check(SimpleNamespace(num_envs=3))
    with pytest.raises(OddVilleError, match="Gymnasium and PettingZoo"):
        check(SimpleNamespace(settings=EnvSettings()))
