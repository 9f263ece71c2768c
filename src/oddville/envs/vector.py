"""Gymnasium's vector API over the compiled batch: one learner per game, compiled opponents."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.envs.actions import ACTIONS
from oddville.envs.features import Features
from oddville.envs.opponent_specs import NONE, checked_opponents
from oddville.envs.reading import pieces
from oddville.envs.self_play import SelfPlay
from oddville.envs.settings import ILLEGAL, option_index, plain_int
from oddville.envs.spaces import ACTION_MASK, OBSERVATION, MaskedObservation, action_space, observation_space
from oddville.games import editions
from oddville.games.errors import OddVilleError

Result = tuple[MaskedObservation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorGames(VectorEnv[MaskedObservation, NDArray[np.int64], NDArray[Any]]):
    """Many games, one learner each; finished games are dealt anew at once.

    `opponents` are one or several of `random`, `rollout`, `greedy`, `search:simulations=N` and `net:FILE`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
    autoreset_mode = AutoresetMode.SAME_STEP
    """Gymnasium's own vector environments have this attribute, and TorchRL reads it."""

    def __init__(
        self,
        num_envs: int,
        *,
        players: int = 2,
        edition: str | Edition = editions.DEFAULT,
        reward: str = "win",
        turn_limit: int | None = None,
        finish_round: bool = False,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        on_illegal: str = "raise",
        purposeful: bool = False,
        features: bool = False,
    ) -> None:
        if checked_opponents(opponents) == []:
            raise OddVilleError("error-env-batch-opponent", value=NONE)
        self.games = SelfPlay(
            num_envs,
            players=players,
            edition=edition,
            reward=reward,
            turn_limit=turn_limit,
            finish_round=finish_round,
            opponents=opponents,
            seat=seat,
            purposeful=purposeful,
        )
        self._raises = option_index(on_illegal, ILLEGAL, "on_illegal") == ILLEGAL.index("raise")
        self._features = Features(edition) if features else None
        num_envs = self.num_envs = self.games.games
        self.single_action_space = action_space()
        self.single_observation_space = observation_space(self._features)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal the first games of one seed, or of one seed per game; without any, the next games of the same seeds."""
        if options and "reset_mask" in options:
            raise OddVilleError("error-env-reset-mask")
        one = plain_int(seed)
        super().reset(seed=one if type(one) is int else None)
        self.games.reset(seed)
        return self._observations(), self._info()

    def step(self, actions: NDArray[np.int64]) -> Result:
        seats = self.games.seats
        illegal = self._play(actions)
        rewards = self.games.rewards[self._rows, seats]
        rewards[illegal] = self.games.settings.illegal_reward()
        terminated = self.games.terminated
        info = self._info()
        if terminated.any():
            info |= self._final(terminated, seats)
        return self._observations(), rewards, terminated, np.zeros_like(terminated), info

    def _play(self, actions: NDArray[np.int64]) -> list[int]:
        """Step the games; the games that an illegal action ended."""
        if self._raises:
            self.games.step(actions)
            return []
        return self.games.step_or_forfeit(actions)

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        info = {"seat": self.games.seats, ACTION_MASK: self.games.masks}
        return info | {f"_{name}": everywhere for name in info}

    def _observations(self) -> MaskedObservation:
        return {OBSERVATION: self._shown(self.games.observations), ACTION_MASK: self.games.masks}

    def _shown(self, observations: NDArray[np.uint8]) -> NDArray[Any]:
        return observations if self._features is None else self._features(observations)

    def _final(self, ended: NDArray[np.bool_], seats: NDArray[np.int64]) -> dict[str, Any]:
        """The last observation and info of finished games, in Gymnasium's form: one entry per game, or None."""
        final = np.full(self.num_envs, None, dtype=object)
        seeds, points = final.copy(), final.copy()
        winners = np.zeros(self.num_envs, dtype=np.int64)
        nothing = np.zeros((self.num_envs, ACTIONS), dtype=np.int8)
        for game, observation in zip(
            np.flatnonzero(ended).tolist(), self.games.final_observations, strict=True
        ):
            final[game] = {OBSERVATION: self._shown(observation), ACTION_MASK: nothing[game]}
            seeds[game] = self.games.seed_before(game)
            points[game] = self._by_seat(pieces(observation)["points"], int(seats[game]))
            winners[game] = self._winner(observation, int(seats[game]))
        info = {"seat": np.where(ended, seats, 0), "seed": seeds, "points": points, "winner": winners}
        info |= {"turn_limit": self.games.at_turn_limit, ACTION_MASK: nothing}
        info |= {f"_{name}": ended for name in info}
        return {"final_obs": final, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def _by_seat(self, seen: NDArray[np.uint8], seat: int) -> list[int]:
        """Numbers of all players by seat; in an observation they are relative to the observer."""
        players = self.games.settings.players
        return [int(seen[(player - seat) % players]) for player in range(players)]

    def _winner(self, observation: NDArray[np.uint8], seat: int) -> int:
        """The seat with most points; ties by SCORE-6, after END-2 by the first player."""
        seen, players = pieces(observation), self.games.settings.players
        start = int((seen["triggered"] if seen["triggered"].any() else seen["first"]).argmax())
        points = np.roll(seen["points"][:players], -start)
        return (int(points.argmax()) + start + seat) % players
