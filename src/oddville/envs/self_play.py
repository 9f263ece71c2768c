"""Many games side by side in NumPy arrays: whoever must choose is asked, in every game at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.envs.actions import ACTIONS
from oddville.envs.batch import ANY_SEAT, OPPONENTS, SEATS, Batch
from oddville.envs.layout import LENGTH
from oddville.envs.settings import Settings, number_of, seed_text
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.rules.state import State

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]


class SelfPlay:
    """Games side by side, all stepped at once; a game that is over is dealt anew in the same step.

    >>> games = SelfPlay(64, players=2, seed=1)
    >>> games.step(games.random_actions)
    >>> games.masks.shape, games.observations.shape
    ((64, 384), (64, 2065))

    Every step hands out arrays of its own, which may be kept but not written to.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        edition: str | Edition = editions.DEFAULT,
        reward: str = "win",
        turn_limit: int | None = None,
        opponents: str = "none",
        seat: int | None = None,
        observing: bool = True,
        seed: int | str | None = None,
    ) -> None:
        settings = Settings(players, edition, reward, turn_limit)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise OddVilleError("error-env-games", games=str(games)[:20])
        if seat is not None and seat not in range(players):
            raise OddVilleError("error-env-seat", seat=str(seat)[:20], last=players - 1)
        self.settings = settings
        self.games = games
        self._batch = Batch(
            settings.tables(),
            games,
            settings.limit(),
            settings.reward_kind(),
            number_of(opponents, OPPONENTS, "opponents"),
            ANY_SEAT if seat is None else seat,
            observing,
        )
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """Deal all games anew; game `i` of seed `s` is the same however many there are."""
        self._batch.reset(seed_text(seed))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in each game. If one is not legal, nothing is played and the error names it."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.games:
            raise OddVilleError("error-env-count", count=len(chosen), games=self.games)
        refused = self._batch.refused(chosen)
        if refused >= 0:
            raise OddVilleError("error-env-illegal", game=refused, action=str(chosen[refused])[:20])
        self._batch.step(chosen)

    @property
    def observations(self) -> Bytes:
        """What the player sees who must choose, one row a game (`layout.PIECES`)."""
        return _array(self._batch.observations, (-1, LENGTH))

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each legal action, one row a game."""
        return np.asarray(self._batch.masks, np.uint8).view(np.int8).reshape(self.games, ACTIONS)

    @property
    def players(self) -> Numbers:
        """Who must choose in each game."""
        return np.asarray(self._batch.players, np.int64)

    @property
    def seats(self) -> Numbers:
        """The seat of each game that is not played by an opponent."""
        return np.asarray(self._batch.seats[:], np.int64)

    @property
    def random_actions(self) -> Numbers:
        """A legal action of each game, drawn by chance."""
        return np.asarray(self._batch.random, np.int64)

    @property
    def rewards(self) -> Floats:
        """What the last step brought to each seat of each game: zeros, unless it ended the game."""
        return np.asarray(self._batch.rewards, np.float64).reshape(self.games, SEATS)

    @property
    def terminated(self) -> Flags:
        """The games that the last step ended by their rules."""
        return np.asarray(self._batch.terminated, np.uint8).view(np.bool_)

    @property
    def truncated(self) -> Flags:
        """The games that the last step ended by the limit of turns."""
        return np.asarray(self._batch.truncated, np.uint8).view(np.bool_)

    @property
    def final_observations(self) -> Bytes:
        """The last observation of each game that the last step ended, as its last player sees it."""
        return _array(self._batch.final, (-1, LENGTH))[: self._batch.final_count]

    def seed_of(self, game: int) -> str:
        """The seed that dealt a game: `Game(players, seed=…)` deals the same."""
        return self._batch.seed_of(game)

    def state_of(self, game: int) -> State:
        """A copy of the position of a game, hidden parts too."""
        return self._batch.states[game].copy()


def _array(numbers: Any, shape: tuple[int, int]) -> Bytes:
    return np.asarray(numbers, np.uint8).reshape(shape)
