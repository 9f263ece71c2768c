"""PettingZoo AEC environment: every player is an agent. Passes PettingZoo's api, seed and render tests."""

from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from oddville.cards.printed import Edition
from oddville.envs.actions import legal_actions, move_of
from oddville.envs.features import Features
from oddville.envs.rendering import RENDER_MODES, checked_render_mode, render
from oddville.envs.rewards import reward
from oddville.envs.settings import EnvSettings, EpisodeSeeds, checked_action, plain_int
from oddville.envs.spaces import (
    OBSERVATION,
    MaskedObservation,
    action_space,
    masked_observation,
    observation_space,
)
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.rules.chance import chance_of_seed
from oddville.rules.scoring import points, winner
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

AGENT: Final = "player_{}"


def aec_env(
    players: int = 2,
    *,
    edition: str | Edition = editions.DEFAULT,
    reward: str = "win",
    turn_limit: int | None = None,
    finish_round: bool = False,
    max_cycles: int | None = None,
    features: bool = False,
    render_mode: str | None = None,
) -> "AECEnv[str, MaskedObservation, int | None]":
    """A game with one agent per player, in the wrappers of PettingZoo's classic games.

    An illegal action ends the game with a reward of -1 for its player (-250 with the reward `points`). `max_cycles` is
    the `turn_limit` in rounds, the set-up included. A copy or a pickle continues the same game.
    """
    limit = turn_limit if max_cycles is None else _turns(max_cycles, turn_limit) * players
    raw = RawAec(EnvSettings(players, edition, reward, limit, finish_round), render_mode, features)
    illegal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.settings.illegal_reward())
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


def _turns(max_cycles: int, turn_limit: int | None) -> int:
    """Turns per player in that many rounds, the first of which is the set-up."""
    cycles = plain_int(max_cycles)
    if type(cycles) is not int or cycles < 2 or turn_limit is not None:
        raise OddVilleError("error-env-max-cycles", value=str(max_cycles)[:20])
    return cycles - 1


class RawAec(AECEnv):  # type: ignore[misc]
    """The environment without PettingZoo's wrappers."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "name": "oddville_v2",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, settings: EnvSettings, render_mode: str | None, features: bool = False) -> None:
        super().__init__()
        self.settings = settings
        self._tables, self._limit, self._kind = settings.tables(), settings.limit(), settings.reward_kind()
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [AGENT.format(player) for player in range(settings.players)]
        self.agents = self.possible_agents[:]
        self._features = Features(self._tables.edition) if features else None
        self._action_space, self._observation_space = action_space(), observation_space(self._features)
        self.state_space = self._observation_space[OBSERVATION]
        self._seeds = EpisodeSeeds()
        self.table: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game of the seed, or the first one of a new seed."""
        self._seeds.advance(seed)
        self.table = new_state(self._tables, chance_of_seed(str(self._seeds)))
        self.table.turn_limit = self._limit
        self.table.finish_round = int(self.settings.finish_round)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = AGENT.format(int(self.table.player))
        self._inform(self.table)

    def observe(self, agent: str) -> MaskedObservation:
        """Observation and mask of an agent; all zeros in the mask if another agent must choose."""
        assert self.table is not None
        return masked_observation(self.table, self.possible_agents.index(agent), self._features)

    def state(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The public information, from the perspective of player 0."""
        return self.observe(self.possible_agents[0])[OBSERVATION]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        table = self.table
        assert table is not None
        chosen = checked_action(action)
        if chosen not in legal_actions(table):
            raise OddVilleError("error-env-illegal", game=0, action=str(chosen)[:20])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        play(table, move_of(table, chosen))
        if table.phase == OVER:
            self._finish(table)
        else:
            self.agent_selection = AGENT.format(int(table.player))
        self._inform(table)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    @property
    def game_seed(self) -> str:
        """The seed of the present game: `Game(players, seed=…)` deals the same."""
        return str(self._seeds)

    def _inform(self, table: State) -> None:
        """Set the agents' infos: arrays of the same names and shapes in every step, because wrappers stack them.

        The mask is in the observation only: TorchRL fails if it is in both.
        """
        is_over = table.phase == OVER
        info = {
            "points": np.array([points(table, player) for player in range(table.players)]),
            "winner": np.array([winner(table) if is_over else -1]),
            "turn_limit": np.array([is_over and table.triggered_by < 0]),  # END-2
        }
        self.infos: dict[str, dict[str, Any]] = {
            agent: info | {"seat": np.array([seat])} for seat, agent in enumerate(self.possible_agents)
        }

    def _finish(self, table: State) -> None:
        for player, agent in enumerate(self.agents):
            self.rewards[agent] = reward(table, self._kind, player)
            self.terminations[agent] = True

    def render(self) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        """The table as text, printed in the mode `human` and returned in `ansi`; in `rgb_array` the town as pixels."""
        return None if self.table is None else render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


if hasattr(pettingzoo, "register"):  # from 1.27 on it has a registry
    pettingzoo.register("aec", "oddville_v2", entry_point=f"{__name__}:aec_env")
