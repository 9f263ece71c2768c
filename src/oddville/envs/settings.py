"""What every environment may be told, checked once: players, edition, reward, limit of turns; seats, seeds, actions."""

import operator
from dataclasses import dataclass
from typing import Any, Final

from oddville.cards.printed import Edition
from oddville.envs.layout import MOST_CARDS
from oddville.envs.rewards import REWARDS
from oddville.games import editions
from oddville.games.deals import LONGEST_SEED, is_seed, new_seed
from oddville.games.errors import OddVilleError
from oddville.games.game import tables_of
from oddville.games.position_shape import LARGEST_LIMIT
from oddville.rules.tables import NOTHING, Tables

TURNS_EACH: Final = 60
"""The usual limit of turns (END-2) for each player; games between bots that try to win end long before."""
MOST_END_WORKERS: Final = 6
MOST_POINTS: Final = 250.0
"""No game is won or lost by more."""
POINTS: Final = "points"
ROOM_IN_SEED: Final = 40
"""How much of a seed's length is left for the number of the game."""
_TEN_TO_THE_LONGEST: Final = 10**LONGEST_SEED


@dataclass(frozen=True, slots=True)
class Settings:
    """The game that an environment plays, and what its end is worth."""

    players: int = 2
    edition: str | Edition = editions.DEFAULT
    reward: str = "win"
    turn_limit: int | None = None
    """After how many turns a game is cut off (END-2); unless told, 60 for each player. 0 for no limit."""

    def __post_init__(self) -> None:
        for name in ("players", "turn_limit"):
            object.__setattr__(self, name, plain(getattr(self, name)))

    def tables(self) -> Tables:
        """What is printed, as numbers; raises if the edition is too large for the table of actions."""
        printed = self.edition if isinstance(self.edition, Edition) else editions.edition(self.edition)
        editions.check_players(printed, self.players)
        if len(printed.cards) > MOST_CARDS or printed.end_workers > MOST_END_WORKERS:
            facts = {"cards": len(printed.cards), "workers": printed.end_workers}
            raise OddVilleError(
                "error-env-edition",
                edition=printed.name,
                most_cards=MOST_CARDS,
                most_workers=MOST_END_WORKERS,
                **facts,
            )
        return tables_of(printed, self.players)

    def reward_kind(self) -> int:
        """The number of the reward."""
        return number_of(self.reward, REWARDS, "reward")

    def illegal_reward(self) -> float:
        """What an illegal action brings: no more than any game can, so that nobody learns to escape by one."""
        return -MOST_POINTS if self.reward == POINTS else -1.0

    def limit(self) -> int:
        """The limit of turns, as the rules have it."""
        if self.turn_limit is None:
            return TURNS_EACH * self.players
        if type(self.turn_limit) is not int or not 0 <= self.turn_limit <= LARGEST_LIMIT:
            raise OddVilleError("error-env-turn-limit", value=str(self.turn_limit)[:20], most=LARGEST_LIMIT)
        return self.turn_limit or NOTHING


def number_of(word: str, words: tuple[str, ...], option: str) -> int:
    """The number of a word among those that an option knows."""
    if word not in words:
        raise OddVilleError("error-env-word", option=option, value=str(word)[:60], allowed=", ".join(words))
    return words.index(word)


def plain(value: Any) -> Any:
    """A whole number as Python's own, also one of NumPy's; anything else, such as True or 2.0, as it is."""
    if isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def seat_of(seat: Any, players: int) -> int | None:
    """A seat that was asked for; refuses one that is not there."""
    if seat is None:
        return None
    wanted = plain(seat)
    if type(wanted) is not int or wanted not in range(players):
        raise OddVilleError("error-env-seat", seat=str(seat)[:20], last=players - 1)
    return wanted


def action_of(action: Any) -> int:
    """An action as a number; what is none is a slip of the program, not of the player: 0.9 is not rounded to 0."""
    number = plain(action)
    if type(number) is not int:
        raise OddVilleError("error-env-action", action=repr(action)[:60], kind=type(action).__name__)
    return number


def seed_text(seed: int | str | None) -> str:
    """The seed of a batch as text; without one it is drawn."""
    if seed is None:
        return new_seed()
    given = plain(seed)
    if type(given) is int and abs(given) < _TEN_TO_THE_LONGEST:  # Python refuses to spell out very long ones
        given = str(given)
    if not isinstance(given, str) or not is_seed(given) or len(given) > LONGEST_SEED - ROOM_IN_SEED:
        raise OddVilleError("error-env-seed", longest=LONGEST_SEED - ROOM_IN_SEED)
    return given
