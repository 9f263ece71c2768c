"""Conformance check: plays games through an environment and compares it with the rules at every step.

For Gymnasium environments (one learner, bots in the other seats) and PettingZoo AEC environments. The environment must
follow docs/research/envs.md: action table, observation, `action_mask`, and games dealt by the seed "s 0 0" after
`reset(seed=s)`, "s 0 1" after the next `reset()` without a seed.
"""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import numpy as np

from oddville.envs.actions import ACTIONS, legal_actions, move_of
from oddville.envs.layout import LENGTH
from oddville.envs.observation import observation_of
from oddville.envs.rewards import reward
from oddville.envs.settings import EnvSettings
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.rules.state import OVER, State

GAMES: Final = 3
TOLERANCE: Final = 1e-6
FORMS: Final = {"observation": ((LENGTH,), np.uint8), "action_mask": ((ACTIONS,), np.int8)}


@dataclass
class CheckResult:
    """How much was compared."""

    games: int = 0
    decisions: int = 0


class Nonconforming(OddVilleError):
    """The environment differs from the rules; the message says what and where."""


def check(env: Any, settings: EnvSettings | None = None, *, games: int = GAMES, seed: int = 0) -> CheckResult:
    """Play random games through an environment and compare it with the rules; raises `Nonconforming` at the first
    difference. Each seed deals two games, the second by `reset()` without a seed. `settings` default to
    `env.unwrapped.settings`."""
    if hasattr(env, "num_envs"):
        raise OddVilleError("error-env-kind", kind=type(env).__name__)
    settings = settings or getattr(getattr(env, "unwrapped", env), "settings", None)
    if not isinstance(settings, EnvSettings):
        raise OddVilleError("error-env-settings")
    if not hasattr(env, "step"):
        raise OddVilleError("error-env-kind", kind=type(env).__name__)
    kind = _AecCheck if hasattr(env, "agent_iter") else _SingleCheck
    env_check = kind(env, settings, random.Random(seed))
    for game in range(games):
        env_check.play(seed + game // 2, game % 2)
        env_check.result.games += 1
    return env_check.result


class _EnvCheck(ABC):
    def __init__(self, env: Any, settings: EnvSettings, rng: random.Random) -> None:
        self.env = env
        self.settings = settings
        self.rng = rng
        self.result = CheckResult()
        self.seed = ""
        self._earlier: list[tuple[Any, Any]] = []

    @abstractmethod
    def play(self, seed: int, episode: int) -> None:
        """Play one game."""

    def _game(self, seed: int, episode: int) -> Game:
        limit = self.settings.limit()
        self.seed = f"{seed} 0 {episode}"
        return Game(
            self.settings.players,
            edition=self.settings.tables().edition,
            seed=self.seed,
            turn_limit=limit if limit > 0 else None,
            finish_round=self.settings.finish_round,
        )

    def _differs(self, what: str) -> NoReturn:
        raise Nonconforming("error-env-check", what=what, seed=self.seed, decision=self.result.decisions)

    def _check_equal(self, what: str, given: object, right: object) -> None:
        if not np.array_equal(np.asarray(given), np.asarray(right)):
            self._differs(what)

    def _check_reward(self, given: Any, state: State, seat: int) -> None:
        """The reward is right: zero before the end."""
        right = reward(state, self.settings.reward_kind(), seat) if state.phase == OVER else 0.0
        if not abs(float(given) - right) <= TOLERANCE:
            self._differs("reward")

    def _check_ending(self, terminated: Any, truncated: Any, info: Any, state: State) -> None:
        """Terminated by END-1 or END-2, which `info` tells apart; never truncated."""
        is_over = state.phase == OVER
        self._check_equal("ending", (terminated, truncated), (is_over, False))
        if is_over:
            self._check_equal("turn-limit", np.ravel(info.get("turn_limit")), [state.triggered_by < 0])

    def _check_observation(self, given: Any, state: State, seat: int) -> None:
        """Observation and mask are right, have the form of their spaces, and do not change later."""
        if not isinstance(given, dict) or set(given) != set(FORMS):
            self._differs("keys")
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if state.phase != OVER and state.player == seat:
            mask[legal_actions(state)] = 1
        for name, right in (
            ("action_mask", mask),
            ("observation", np.asarray(observation_of(state, seat), np.uint8)),
        ):
            array, (shape, kind) = np.asarray(given[name]), FORMS[name]
            if array.shape != shape or array.dtype != kind:
                self._differs("form")
            self._check_equal("mask" if name == "action_mask" else name, array, right)
            self._check_unchanged(given[name], right)

    def _check_unchanged(self, given: Any, right: Any) -> None:
        """Arrays returned earlier must not have changed."""
        self._earlier.append((given, right))
        if len(self._earlier) > 20:
            self._check_equal("reused", *self._earlier.pop(0))


class _AecCheck(_EnvCheck):
    def play(self, seed: int, episode: int) -> None:
        env, game = self.env, self._game(seed, episode)
        env.reset(seed=None if episode else seed)
        agents = list(env.possible_agents)
        while not game.is_over:
            assert game.player is not None
            self._check_equal("player", env.agent_selection, agents[game.player])
            self._compare(agents, game.state)
            action = self.rng.choice(legal_actions(game.state))
            game.push(game.move_of(move_of(game.state, action)))
            env.step(action)
            self.result.decisions += 1
        self._compare(agents, game.state)

    def _compare(self, agents: list[Any], state: State) -> None:
        for seat, agent in enumerate(agents):
            self._check_reward(self.env.rewards[agent], state, seat)
            self._check_ending(
                self.env.terminations[agent], self.env.truncations[agent], self.env.infos[agent], state
            )
            self._check_observation(self.env.observe(agent), state, seat)


class _SingleCheck(_EnvCheck):
    """The bots' moves are read from the environment's `game`."""

    def play(self, seed: int, episode: int) -> None:
        seen, info = self.env.reset(seed=None if episode else seed)
        game = self._game(seed, episode)
        self._follow(game, info)
        self._check_observation(seen, game.state, info["seat"])
        while not game.is_over:
            action = self.rng.choice(legal_actions(game.state))
            wanted, ply = game.move_of(move_of(game.state, action)).text, game.ply
            seen, given, terminated, truncated, info = self.env.step(action)
            self.result.decisions += 1
            self._follow(game, info)
            self._check_equal("played", game.moves[ply].text if game.ply > ply else "", wanted)
            self._check_observation(seen, game.state, info["seat"])
            self._check_reward(given, game.state, info["seat"])
            self._check_ending(terminated, truncated, info, game.state)

    def _follow(self, game: Game, info: Any) -> None:
        """Replay the environment's moves until the learner must choose."""
        played = getattr(self.env.unwrapped, "game", None)
        if not isinstance(played, Game) or not isinstance(info, dict) or "seat" not in info:
            raise OddVilleError("error-env-game")
        for move in played.moves[game.ply :]:
            if move not in game.legal_moves:
                self._differs("position")
            game.push(move)
        self._check_equal("position", played.position_hash(), game.position_hash())
        if not game.is_over:
            self._check_equal("player", game.player, info["seat"])
