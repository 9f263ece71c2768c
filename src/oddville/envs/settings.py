"""Settings that all environments share, and checks of what callers pass: options, seats, seeds, actions."""

import operator
import warnings
from dataclasses import dataclass
from typing import Any, Final

from oddville.cards.printed import Edition
from oddville.envs.layout import MAX_CARDS
from oddville.envs.rewards import REWARDS
from oddville.games import editions
from oddville.games.deals import MAX_SEED_LENGTH, is_seed, new_seed
from oddville.games.errors import OddVilleError
from oddville.games.game import is_compiled, tables_of
from oddville.games.positions.shape import MAX_TURN_LIMIT, TURNS_PER_PLAYER
from oddville.rules.chance import chance_of_seed
from oddville.rules.tables import NOTHING, Tables
from oddville.texts import english

MAX_END_WORKERS: Final = 6
MAX_POINTS: Final = 250.0
"""An upper bound of the difference in points."""
POINTS: Final = "points"
ILLEGAL: Final = ("lose", "raise")
"""What an illegal action does."""
SEAT_NUMBERS: Final = 12
"""A multiple of 2, 3 and 4."""
ROOM_IN_SEED: Final = 40
"""Length of a seed that is reserved for the numbers of game and episode."""
_SEED_NUMBER_LIMIT: Final = 10**MAX_SEED_LENGTH


@dataclass(frozen=True, slots=True)
class EnvSettings:
    """The game that an environment plays, and its reward."""

    players: int = 2
    edition: str | Edition = editions.DEFAULT
    reward: str = "win"
    turn_limit: int | None = None
    """After how many turns a game ends in any case (END-2). None: 60 for each player; 0: no limit."""
    finish_round: bool = False
    """Whether the last round is finished, by the house rule (HOUSE-1)."""

    def __post_init__(self) -> None:
        for name in ("players", "turn_limit"):
            object.__setattr__(self, name, plain_int(getattr(self, name)))

    def tables(self) -> Tables:
        """The tables of the edition; raises if it is too large for the action table."""
        printed = self.edition if isinstance(self.edition, Edition) else editions.edition(self.edition)
        editions.check_players(printed, self.players, self.finish_round)
        if len(printed.cards) > MAX_CARDS or printed.end_workers > MAX_END_WORKERS:
            raise OddVilleError(
                "error-env-edition",
                edition=printed.name,
                cards=len(printed.cards),
                workers=printed.end_workers,
                most_cards=MAX_CARDS,
                most_workers=MAX_END_WORKERS,
            )
        return tables_of(printed, self.players)

    def reward_kind(self) -> int:
        return option_index(self.reward, REWARDS, "reward")

    def illegal_reward(self) -> float:
        """The reward of an illegal action: the worst possible, so that no agent learns to escape by one."""
        return -MAX_POINTS if self.reward == POINTS else -1.0

    def limit(self) -> int:
        """The turn limit as a number of `State`."""
        if self.turn_limit is None:
            return TURNS_PER_PLAYER * self.players
        if type(self.turn_limit) is not int or not 0 <= self.turn_limit <= MAX_TURN_LIMIT:
            raise OddVilleError("error-env-turn-limit", value=str(self.turn_limit)[:20], most=MAX_TURN_LIMIT)
        return self.turn_limit or NOTHING


class Uncompiled(RuntimeWarning):
    """The rules run as plain Python, which is slow."""


def warn_if_uncompiled() -> None:
    """pip installs silently without a C compiler; say why a batch is slow."""
    if not is_compiled():
        warnings.warn(english().say("note-uncompiled"), Uncompiled, stacklevel=3)


def option_index(word: str, words: tuple[str, ...], option: str) -> int:
    """The index of a word among those that an option allows."""
    if word not in words:
        raise OddVilleError("error-env-word", option=option, value=str(word)[:60], allowed=list(words))
    return words.index(word)


def plain_int(value: Any) -> Any:
    """NumPy's and other integers as `int`; anything else, such as True or 2.0, unchanged."""
    if isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def checked_seat(seat: Any, players: int) -> int | None:
    if seat is None:
        return None
    wanted = plain_int(seat)
    if type(wanted) is not int or wanted not in range(players):
        raise OddVilleError("error-env-seat", seat=str(seat)[:20], last=players - 1)
    return wanted


def checked_action(action: Any) -> int:
    """An action as `int`, also from an array of one integer; anything else is an error of the caller, not rounded."""
    number = plain_int(action.item() if getattr(action, "shape", None) == (1,) else action)
    if type(number) is not int:
        raise OddVilleError("error-env-action", action=repr(action)[:60], kind=type(action).__name__)
    return number


def seed_text(seed: int | str | None) -> str:
    """A seed as text; a random one for None."""
    if seed is None:
        return new_seed()
    given = plain_int(seed)
    if type(given) is int and abs(given) < _SEED_NUMBER_LIMIT:  # Python refuses to format longer ones
        given = str(given)
    if not isinstance(given, str) or not is_seed(given) or len(given) > MAX_SEED_LENGTH - ROOM_IN_SEED:
        raise OddVilleError("error-env-seed", longest=MAX_SEED_LENGTH - ROOM_IN_SEED)
    return given


def seat_number(seed: str) -> int:
    """A number whose remainder by the number of players is the learner's first seat: the seed itself if it is one, so
    that seeds in a row take all seats in turn."""
    try:
        return int(seed) % SEAT_NUMBERS
    except ValueError:
        return int(chance_of_seed(seed).words[0]) % SEAT_NUMBERS


class EpisodeSeeds:
    """The seeds of the games that an environment deals: "s 0 0", "s 0 1", …"""

    def __init__(self) -> None:
        self.seed: str | None = None
        self.episode = 0

    def advance(self, seed: int | None) -> None:
        """Go to the first episode of a new seed, or to the next one of the same seed."""
        if seed is not None or self.seed is None:
            self.seed, self.episode = seed_text(seed), 0
        else:
            self.episode += 1

    def seat(self, players: int) -> int:
        """The learner's seat, if none was asked for."""
        return (seat_number(str(self.seed)) + self.episode) % players

    def __str__(self) -> str:
        return f"{self.seed} 0 {self.episode}"
