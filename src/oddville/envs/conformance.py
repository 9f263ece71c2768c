"""Is an environment OddVille? `check` plays games through it beside the rules and compares everything.

It knows Gymnasium environments (one learner, the other seats are bots) and PettingZoo's AEC environments. The
environment must follow docs/envs.md: the table of actions, the observation, `action_mask`, and games dealt by the
seed "s 0 0" after `reset(seed=s)`, "s 0 1" after the next `reset()` without a seed.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from oddville.envs.actions import ACTIONS, legal_actions, move_of
from oddville.envs.layout import LENGTH
from oddville.envs.observation import observed
from oddville.envs.rewards import reward
from oddville.envs.settings import Settings
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.rules.state import OVER, State

GAMES: Final = 3
TOLERANCE: Final = 1e-6


@dataclass
class Checked:
    """What was compared, and how often."""

    games: int = 0
    decisions: int = 0


class Nonconforming(OddVilleError):
    """The environment does not do what OddVille does; the message says what, and where."""


def check(env: Any, settings: Settings | None = None, *, games: int = GAMES, seed: int = 0) -> Checked:
    """Play random games through an environment and compare it with the rules; raises `Nonconforming` at the first
    difference. `settings` are needed unless `env.unwrapped.settings` tells them."""
    told = settings or getattr(getattr(env, "unwrapped", env), "settings", None)
    if not isinstance(told, Settings):
        raise OddVilleError("error-env-settings")
    checking = _Checking(told, random.Random(seed))
    for game in range(games):
        if hasattr(env, "agent_iter"):
            checking.check_aec(env, seed + game)
        else:
            checking.check_single(env, seed + game)
        checking.found.games += 1
    return checking.found


class _Checking:
    """One check of one environment."""

    def __init__(self, settings: Settings, rng: random.Random) -> None:
        self.settings = settings
        self.rng = rng
        self.found = Checked()
        self.seed = ""

    def _game(self, seed: int) -> Game:
        limit = self.settings.limit()
        self.seed = f"{seed} 0 0"
        return Game(
            self.settings.players,
            edition=self.settings.tables().edition,
            seed=self.seed,
            turn_limit=limit if limit > 0 else None,
        )

    def _same(self, what: str, given: object, right: object) -> None:
        if not np.array_equal(np.asarray(given), np.asarray(right)):
            raise Nonconforming("error-env-check", what=what, seed=self.seed, decision=self.found.decisions)

    def _close(self, given: object, right: float) -> None:
        if abs(float(given) - right) > TOLERANCE:  # type: ignore[arg-type]
            raise Nonconforming(
                "error-env-check", what="reward", seed=self.seed, decision=self.found.decisions
            )

    def _seen(self, given: Any, state: State, seat: int) -> None:
        """Observation and mask are those of the rules."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if state.phase != OVER and state.player == seat:
            mask[legal_actions(state)] = 1
        if not isinstance(given, dict) or set(given) != {"observation", "action_mask"}:
            self._same("keys", 0, 1)
        self._same("mask", given["action_mask"], mask)
        right = np.asarray(observed(state, seat), np.uint8)
        self._same("observation", np.asarray(given["observation"]).reshape(LENGTH), right)

    def _worth(self, state: State, seat: int) -> float:
        return reward(state, self.settings.reward_kind(), seat) if state.phase == OVER else 0.0

    def check_aec(self, env: Any, seed: int) -> None:
        """One game of an AEC environment."""
        env.reset(seed=seed)
        game, agents = self._game(seed), list(env.possible_agents)
        while not game.is_over:
            assert game.player is not None
            self._same("player", env.agent_selection, agents[game.player])
            for seat, agent in enumerate(agents):
                self._seen(env.observe(agent), game.state, seat)
            action = self.rng.choice(legal_actions(game.state))
            game.push(game.move_of(move_of(game.state, action)))
            env.step(action)
            self.found.decisions += 1
        triggered = game.state.triggered_by >= 0
        for seat, agent in enumerate(agents):
            self._close(env.rewards[agent], self._worth(game.state, seat))
            ended = (env.terminations[agent], env.truncations[agent])
            self._same("ending", ended, (triggered, not triggered))

    def check_single(self, env: Any, seed: int) -> None:
        """One game of a single-agent environment; what the bots have played is read from its `game`."""
        seen, info = env.reset(seed=seed)
        game, ended = self._game(seed), False
        while True:
            self._follow(game, env.unwrapped.game)
            self._seen(seen, game.state, info["seat"])
            if ended:
                break
            action = self.rng.choice(legal_actions(game.state))
            seen, given, terminated, truncated, info = env.step(action)
            self.found.decisions += 1
            ended = bool(terminated or truncated)
        self._close(given, self._worth(game.state, info["seat"]))
        triggered = game.state.triggered_by >= 0
        self._same("ending", (terminated, truncated), (triggered, not triggered))

    def _follow(self, game: Game, played: Game) -> None:
        """Play on our side what was played on theirs; the rules raise if it was not legal."""
        for move in played.moves[len(game.moves) :]:
            game.push(move.text)
        self._same("position", played.position_hash(), game.position_hash())
