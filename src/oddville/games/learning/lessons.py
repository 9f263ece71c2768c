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
    """Expected values afterwards, by paths into the public view."""

    def accepts(self, move: str) -> bool:
        return any(fnmatchcase(move, wanted) for wanted in self.accept)

    def moves(self, game: Game) -> list[str]:
        """The legal moves that it accepts."""
        return [move.text for move in game.legal_moves if self.accepts(move.text)]

    def play_replies(self, game: Game) -> None:
        for move in self.then:
            game.play(move)

    def failed_checks(self, game: Game) -> list[str]:
        """The paths whose values are not the expected ones."""
        view = game.view()
        return [path for path, value in self.check.items() if not _is(_at(view, path), value)]


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
    return tuple(_lesson(data) for data in tomllib.loads(text)["lesson"])


def lesson(id_: str) -> Lesson:
    for each in lessons():
        if each.id == id_:
            return each
    raise OddVilleError("error-lesson", lesson=id_[:60], lessons=[each.id for each in lessons()])


def _lesson(data: Mapping[str, Any]) -> Lesson:
    steps = [
        {"message": f"lesson-{data['id']}-{number}", **step}
        for number, step in enumerate(data.get("step", ()), 1)
    ]
    return convert({**data, "steps": steps}, Lesson)


def _at(view: Any, path: str) -> Any:
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list | tuple) else view[key]
    return view


def _is(found: Any, wanted: Any) -> bool:
    """For a list, a wanted number is its length."""
    if isinstance(found, list | tuple) and isinstance(wanted, int):
        return len(found) == wanted
    return bool(found == wanted)
