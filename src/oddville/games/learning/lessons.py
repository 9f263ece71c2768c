"""The tutorial (`lessons.toml`), the same in the browser, the terminal and the tests.

Each step has a message, the moves it accepts, the moves that are then played, and assertions.
"""

import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from msgspec import Struct, convert

from oddville.cards.vocabulary import GUILDS
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

PLAYERS = 2
OTHER = "Bo"
"""The other player's name, which the messages use."""


class Step(Struct, frozen=True):
    message: str
    accept: tuple[str, ...]
    """Patterns of moves, with `*` for anything."""
    then: tuple[str, ...] = ()
    """The moves that are played next."""
    check: dict[str, Any] = {}
    """Expected values afterwards, by paths into the public view; a number stands for the length of a list."""

    def accepts(self, move: str) -> bool:
        return any(fnmatchcase(move, wanted) for wanted in self.accept)

    def moves(self, game: Game) -> list[str]:
        """The legal moves that it accepts."""
        return [move.text for move in game.legal_moves if self.accepts(move.text)]

    def play_replies(self, game: Game) -> None:
        for move in self.then:
            game.play(move)


class Lesson(Struct, frozen=True):
    """A start position and steps, or a whole game against `bot`."""

    id: str
    row: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    piles: dict[str, list[str]] = {}
    seed: str | None = None
    before: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    bot: str | None = None

    @property
    def title(self) -> str:
        """A message id."""
        return f"lesson-{self.id}"

    @property
    def done(self) -> str:
        """The message id at its end."""
        return f"lesson-{self.id}-done"

    def game(self) -> Game:
        """A game at the start position."""
        game = self._dealt()
        for move in self.before:
            game.play(move)
        return game

    def _dealt(self) -> Game:
        if not self.row:
            return Game(PLAYERS, seed=self.seed)
        edition = editions.edition(editions.DEFAULT)
        first = (*self.row, *self.deck)
        deck = [*first, *(card.id for card in edition.cards if card.id not in first)]
        piles = {guild: list(self.piles.get(guild, edition.guilds[guild][: PLAYERS - 1])) for guild in GUILDS}
        return Game(
            PLAYERS, edition=edition, deal={"deck": deck, "piles": piles, "first": 0, "seed": self.id}
        )


@cache
def lessons() -> tuple[Lesson, ...]:
    text = resources.files(__package__).joinpath("lessons.toml").read_text("utf-8")
    return tuple(map(_lesson, tomllib.loads(text)["lesson"]))


def lesson(id_: str) -> Lesson:
    known = {each.id: each for each in lessons()}
    if id_ not in known:
        raise OddVilleError("error-lesson", lesson=id_[:60], lessons=list(known))
    return known[id_]


def _lesson(data: Mapping[str, Any]) -> Lesson:
    steps = [
        {"message": f"lesson-{data['id']}-{number}", **step}
        for number, step in enumerate(data.get("step", ()), 1)
    ]
    return convert({**data, "steps": steps}, Lesson)
