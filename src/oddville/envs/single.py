"""Gymnasium environment: one learner, bots play the other seats. Passes `gymnasium.utils.env_checker.check_env`."""

import random
from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from oddville.bots import Opponent
from oddville.cards.printed import Edition
from oddville.envs.actions import legal_actions, move_of
from oddville.envs.features import Features
from oddville.envs.rendering import RENDER_MODES, checked_render_mode, render
from oddville.envs.rewards import reward
from oddville.envs.settings import (
    ILLEGAL,
    EnvSettings,
    EpisodeSeeds,
    checked_action,
    checked_seat,
    option_index,
)
from oddville.envs.spaces import (
    ACTION_MASK,
    MaskedObservation,
    action_space,
    mask_of,
    masked_observation,
    observation_space,
)
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.texts import english


class SingleEnv(gymnasium.Env[MaskedObservation, SupportsInt]):
    """One seat of a game; bots such as `random` or `mason` play the others.

    An illegal action ends the episode with a reward of -1 (-250 with the reward `points`); `on_illegal="raise"` raises
    instead. Anything but an integer raises in any case. A copy or a pickle continues the same game; bots lose their
    search trees.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2, "name": "oddville_v2"}

    def __init__(
        self,
        players: int = 2,
        *,
        edition: str | Edition = editions.DEFAULT,
        reward: str = "win",
        turn_limit: int | None = None,
        finish_round: bool = False,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        on_illegal: str = "lose",
        purposeful: bool = False,
        features: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.settings = EnvSettings(players, edition, reward, turn_limit, finish_round)
        self._tables, players = self.settings.tables(), self.settings.players
        self._kind, self._limit = self.settings.reward_kind(), self.settings.limit()
        self._bots = _specs(opponents, players)
        self._wanted_seat = checked_seat(seat, players)
        self._raises = option_index(on_illegal, ILLEGAL, "on_illegal") == ILLEGAL.index("raise")
        self.render_mode = checked_render_mode(render_mode)
        self._features = Features(self._tables.edition) if features else None
        self._purposeful = bool(purposeful)
        self.action_space = action_space()
        self.observation_space: spaces.Dict = observation_space(self._features)  # type: ignore[assignment]
        self._seeds = EpisodeSeeds()
        self._opponents: dict[int, Opponent] = {}
        self.game: Game | None = None
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal the next game of the seed, or the first one of a new seed."""
        super().reset(seed=seed)
        self._seeds.advance(seed)
        text = str(self._seeds)
        self.close()
        limit = self._limit if self._limit > 0 else None
        self.game = Game(
            self.settings.players,
            edition=self._tables.edition,
            seed=text,
            turn_limit=limit,
            finish_round=self.settings.finish_round,
        )
        wanted = self._wanted_seat
        self.seat = self._seeds.seat(self.settings.players) if wanted is None else wanted
        others = [seat for seat in range(self.settings.players) if seat != self.seat]
        self._opponents = {seat: Opponent(spec) for seat, spec in zip(others, self._bots, strict=True)}
        self._rng = random.Random(text)
        self._play_opponents(self.game)
        return self._observe(self.game)

    def step(self, action: SupportsInt) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Play an action, then the bots' moves until the learner must choose."""
        game = self.game
        if game is None or game.is_over:
            raise OddVilleError("error-env-reset")
        chosen = checked_action(action)
        if chosen not in legal_actions(game.state):
            return self._refuse(game, chosen)
        game.push(game.move_of(move_of(game.state, chosen)))
        self._play_opponents(game)
        won = reward(game.state, self._kind, self.seat) if game.is_over else 0.0
        seen, info = self._observe(game)
        return seen, won, game.is_over, False, info

    def _refuse(self, game: Game, action: int) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        if self._raises:
            raise OddVilleError("error-env-illegal", game=0, action=str(action)[:20])
        seen, info = self._observe(game)
        self.game = None
        return seen, self.settings.illegal_reward(), True, False, info | {"illegal": action}

    def _play_opponents(self, game: Game) -> None:
        while game.player is not None and game.player != self.seat:
            bot = self._opponents[game.player]
            failures = len(bot.incidents)
            game.push(bot.think(game, self._rng).move)
            for incident in bot.incidents[failures:]:
                if incident.should_report:
                    gymnasium.logger.warn(incident.in_words(english()))

    def _observe(self, game: Game) -> tuple[MaskedObservation, dict[str, Any]]:
        seen = masked_observation(game.state, self.seat, self._features, self._purposeful)
        info: dict[str, Any] = {"seat": self.seat, "seed": game.seed, ACTION_MASK: seen[ACTION_MASK].copy()}
        if game.is_over:
            info |= {"points": list(game.score_sheet().totals), "winner": game.winner}
            info["turn_limit"] = bool(game.state.triggered_by < 0)  # END-2
        if self.render_mode == "human":
            render(game.state, self.render_mode)
        return seen, info

    def action_masks(self) -> NDArray[np.int8]:
        """The mask of the present position; the name is that of MaskablePPO."""
        if self.game is None:
            raise OddVilleError("error-env-reset")
        return mask_of(self.game.state, self.seat, self._purposeful)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as text (`ansi`) or the town as pixels (`rgb_array`); the mode `human` prints after every step."""
        if self.render_mode == "human" or self.game is None:
            return None
        return render(self.game.state, self.render_mode)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._opponents.values():
            bot.close()
        self._opponents = {}


def _specs(opponents: str | Sequence[str], players: int) -> list[str]:
    if not isinstance(opponents, str | list | tuple):
        raise OddVilleError("error-env-opponent", value=repr(opponents)[:60])
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    for spec in specs:
        if not isinstance(spec, str):
            raise OddVilleError("error-env-opponent", value=repr(spec)[:60])
    if len(specs) != players - 1:
        raise OddVilleError("error-env-opponents", count=len(specs), needed=players - 1)
    for spec in specs:
        Opponent(spec).close()  # raises now if there is no such bot
    return specs
