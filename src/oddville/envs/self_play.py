"""Many games in NumPy arrays; every step plays one action in each game, for the player who must choose there."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.envs.actions import ACTIONS
from oddville.envs.batch import ANY_SEAT, FORFEIT, SEATS, Batch
from oddville.envs.layout import LENGTH
from oddville.envs.opponent_specs import NONE, checked_opponents, opponent_of
from oddville.envs.settings import (
    EnvSettings,
    checked_seat,
    plain_int,
    seat_number,
    seed_text,
    warn_if_uncompiled,
)
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.rules.state import State
from oddville.rules.tables import Tables

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]
Seed = int | str | list[Any] | tuple[Any, ...] | None
"""One seed for all games, one for each, or None for a random one."""


_PICKLED_ATTRIBUTES: Final = (
    "origins",
    "first_seats",
    "states",
    "streams",
    "stream",
    "seats",
    "episodes",
    "final_count",
    "final",
    "masks",
    "observations",
    "rewards",
    "terminated",
    "at_turn_limit",
    "players",
    "random",
)
"""The attributes of a batch that a pickle contains."""


class SelfPlay:
    """Many games, all stepped at once; a finished game is dealt anew in the same step.

    >>> games = SelfPlay(64, players=2, seed=1)
    >>> games.step(games.random_actions)
    >>> games.masks.shape, games.observations.shape
    ((64, 408), (64, 2354))

    Every step makes new arrays, which may be kept but not written to.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        edition: str | Edition = editions.DEFAULT,
        reward: str = "win",
        turn_limit: int | None = None,
        finish_round: bool = False,
        opponents: str | Sequence[str] = NONE,
        seat: int | None = None,
        observing: bool = True,
        purposeful: bool = False,
        seed: Seed = None,
    ) -> None:
        warn_if_uncompiled()
        settings = EnvSettings(players, edition, reward, turn_limit, finish_round)
        games = plain_int(games)
        if type(games) is not int or games < 1:
            raise OddVilleError("error-env-games", games=str(games)[:20])
        tables, wanted = settings.tables(), checked_seat(seat, settings.players)
        self.settings = settings
        self.games = games
        self._others = checked_opponents(opponents)
        self._seat = ANY_SEAT if wanted is None else wanted
        self._observing, self._purposeful = bool(observing), bool(purposeful)
        self._batch = self._new_batch(tables)
        self._begin(seed)

    def _new_batch(self, tables: Tables) -> Batch:
        settings = self.settings
        return Batch(
            tables,
            self.games,
            settings.limit(),
            settings.finish_round,
            settings.reward_kind(),
            [opponent_of(spec, settings.players) for spec in self._others],
            self._seat,
            self._observing,
            self._purposeful,
        )

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_batch": {name: getattr(self._batch, name) for name in _PICKLED_ATTRIBUTES}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._batch = self._new_batch(self.settings.tables())
        for name, value in kept["_batch"].items():
            setattr(self._batch, name, value)

    def reset(self, seed: Seed = None) -> None:
        """Deal the first games of a seed, or without one the next games of the same seed.

        Game `i` of seed `s` does not depend on the number of games. With a list of seeds, one per game, a game does not
        depend on its place either.
        """
        if seed is None:
            self._batch.deal_next()
        else:
            self._begin(seed)

    def _begin(self, seed: Seed) -> None:
        if isinstance(seed, list | tuple):
            if len(seed) != self.games:
                raise OddVilleError("error-env-seeds", count=len(seed), games=self.games)
            texts = [seed_text(each) for each in seed]
            self._batch.reset(
                " ".join(texts), [f"{text} 0" for text in texts], [seat_number(text) for text in texts]
            )
        else:
            text = seed_text(seed)
            first, games = seat_number(text), range(self.games)
            self._batch.reset(text, [f"{text} {game}" for game in games], [first + game for game in games])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in each game; if one is illegal, raise and play nothing."""
        chosen = self._checked(actions)
        if illegal := self._batch.illegal(chosen):
            raise OddVilleError("error-env-illegal", game=illegal[0], action=str(actions[illegal[0]])[:20])
        self._batch.step(chosen)

    def step_or_forfeit(self, actions: Sequence[int] | NDArray[Any]) -> list[int]:
        """Play one action in each game; where it is illegal, the game ends without rewards. Return those games."""
        chosen = self._checked(actions)
        illegal = self._batch.illegal(chosen)
        for game in illegal:
            chosen[game] = FORFEIT
        self._batch.step(chosen)
        return illegal

    def _checked(self, actions: Sequence[int] | NDArray[Any]) -> list[int]:
        """One whole number for each game."""
        chosen = _numbers(actions)
        if len(chosen) != self.games:
            raise OddVilleError("error-env-count", count=len(chosen), games=self.games)
        return chosen

    @property
    def observations(self) -> Bytes:
        """The observation of the player who must choose, one row per game (`layout.PIECES`)."""
        return _array(self._batch.observations, (-1, LENGTH))

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each legal action, one row per game; with `purposeful` without the actions `return`."""
        return np.asarray(self._batch.masks, np.uint8).view(np.int8).reshape(self.games, ACTIONS)

    @property
    def players(self) -> Numbers:
        """The player who must choose in each game."""
        return np.asarray(self._batch.players, np.int64)

    @property
    def seats(self) -> Numbers:
        """The learner's seat in each game."""
        return np.asarray(self._batch.seats[:], np.int64)

    @property
    def random_actions(self) -> Numbers:
        """A random action of each game among those of its mask."""
        return np.asarray(self._batch.random, np.int64)

    @property
    def rewards(self) -> Floats:
        """The reward of each seat in each game: zeros, unless the last step ended the game."""
        return np.asarray(self._batch.rewards, np.float64).reshape(self.games, SEATS)

    @property
    def terminated(self) -> Flags:
        """The games that the last step ended, by END-1 or END-2."""
        return np.asarray(self._batch.terminated, np.uint8).view(np.bool_)

    @property
    def at_turn_limit(self) -> Flags:
        """Those of `terminated` that ended by the turn limit (END-2)."""
        return np.asarray(self._batch.at_turn_limit, np.uint8).view(np.bool_)

    @property
    def final_observations(self) -> Bytes:
        """The last observation of each game that the last step ended, of the player who moved last."""
        return _array(self._batch.final, (-1, LENGTH))[: self._batch.final_count]

    def seed_of(self, game: int) -> str:
        """The seed of a game: `Game(players, seed=…)` deals the same."""
        return self._batch.seed_of(range(self.games)[game])

    def seed_before(self, game: int) -> str:
        """The seed of the previous game in this place."""
        batch, number, episode = self.seed_of(game).rsplit(" ", 2)
        return f"{batch} {number} {int(episode) - 1}"

    def state_of(self, game: int) -> State:
        """A copy of a game's position, hidden parts included."""
        return self._batch.states[game].copy()


def _numbers(actions: Any) -> list[int]:
    """Actions as a list of `int`; raises unless they are a one-dimensional array of integers."""
    try:
        row = actions if isinstance(actions, np.ndarray) else np.asarray(actions)
    except ValueError:  # lists of different lengths
        raise OddVilleError("error-env-actions", kind=type(actions).__name__) from None
    if row.ndim != 1 or row.dtype.kind not in "iu":
        raise OddVilleError("error-env-actions", kind=f"{row.dtype} {list(row.shape)}")
    numbers: list[int] = row.astype(
        np.int64, copy=False
    ).tolist()  # larger ones get negative, which is illegal
    return numbers


def _array(numbers: Any, shape: tuple[int, int]) -> Bytes:
    return np.asarray(numbers, np.uint8).reshape(shape)
