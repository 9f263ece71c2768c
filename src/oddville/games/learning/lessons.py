"""The tutorial (`lessons.toml`), the same in the browser, the terminal and the tests.

Each step has a message, the moves it accepts, the moves that are then played, and assertions.
"""

import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, Literal

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


class Mark(Struct, frozen=True):
    """A coach mark: a message about a part of the table, shown once, the first time that it matters."""

    message: str
    at: Literal["resources", "hand", "buildings", "players", "characters"]
    when: Literal["set-up", "turn", "building", "end", "character", "recover"]
    """In the set-up; in a turn; with a building to build; when one more worker in the city ends the game; with the
    first character; with one worker card left in hand."""


class Lesson(Struct, frozen=True):
    """A start position and steps, or a whole game against `bot` with coach marks."""

    id: str
    row: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    piles: dict[str, list[str]] = {}
    seed: str | None = None
    before: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    bot: str | None = None
    edition: str = editions.DEFAULT
    marks: tuple[Mark, ...] = ()
    puzzles: str | None = None
    """The theme of the puzzles to practise with."""

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
    by_id = {each.id: each for each in lessons()}
    if id_ not in by_id:
        raise OddVilleError("error-lesson", lesson=id_[:60], lessons=list(by_id))
    return by_id[id_]


def _lesson(data: Mapping[str, Any]) -> Lesson:
    return convert(
        {**data, "steps": _with_messages(data, "step"), "marks": _with_messages(data, "mark")}, Lesson
    )


def _with_messages(data: Mapping[str, Any], kind: str) -> list[dict[str, Any]]:
    """The steps or marks of a lesson, with their message ids."""
    return [
        {"message": f"lesson-{data['id']}-{number}", **each}
        for number, each in enumerate(data.get(kind, ()), 1)
    ]
