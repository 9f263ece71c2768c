"""The lessons: positions in which a learner does the moves, as data with assertions (`lessons.toml`).

A lesson is the same in the browser, in the terminal and in the tests: whoever shows it says the messages of its steps,
takes a move that the step accepts, and plays what follows.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from oddville.cards.vocabulary import GUILDS
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

PLAYERS = 2
OTHER = "Bo"
"""The name of the other player, of whom the steps speak."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    message: str
    accept: tuple[str, ...]
    """The moves that do it, with `*` for anything."""
    then: tuple[str, ...]
    """The moves that follow by themselves."""
    check: Mapping[str, Any]
    """What is so afterwards: paths into the public view."""

    def accepts(self, move: str) -> bool:
        """Whether the move does what is asked."""
        return any(fnmatchcase(move, wanted) for wanted in self.accept)

    def moves(self, game: Game) -> list[str]:
        """The legal moves that do it."""
        return [move.text for move in game.legal_moves if self.accepts(move.text)]

    def go_on(self, game: Game) -> None:
        """Play what follows by itself."""
        for move in self.then:
            game.play(move)

    def broken(self, game: Game) -> list[str]:
        """The paths at which the position is not as it should be."""
        view = game.view()
        return [path for path, value in self.check.items() if not _is(_at(view, path), value)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: where it begins and what is to be done, or the bot of a whole game."""

    id: str
    row: tuple[str, ...]
    deck: tuple[str, ...]
    piles: Mapping[str, Sequence[str]]
    seed: str | None
    before: tuple[str, ...]
    steps: tuple[Step, ...]
    bot: str | None

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"lesson-{self.id}"

    @property
    def done(self) -> str:
        """The message at its end."""
        return f"lesson-{self.id}-done"

    def game(self) -> Game:
        """The position it begins with."""
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
    """All lessons, in their order."""
    text = resources.files("oddville.games").joinpath("lessons.toml").read_text("utf-8")
    return tuple(_lesson(data) for data in tomllib.loads(text)["lesson"])


def lesson(id_: str) -> Lesson:
    """The lesson of that id; raises where there is none."""
    for each in lessons():
        if each.id == id_:
            return each
    raise OddVilleError("error-lesson", lesson=id_[:60], lessons=", ".join(each.id for each in lessons()))


def _lesson(data: Mapping[str, Any]) -> Lesson:
    steps = tuple(
        Step(
            f"lesson-{data['id']}-{number}",
            tuple(step["accept"]),
            tuple(step.get("then", ())),
            step.get("check", {}),
        )
        for number, step in enumerate(data.get("step", ()), 1)
    )
    return Lesson(
        data["id"],
        tuple(data.get("row", ())),
        tuple(data.get("deck", ())),
        data.get("piles", {}),
        data.get("seed"),
        tuple(data.get("before", ())),
        steps,
        data.get("bot"),
    )


def _at(view: Any, path: str) -> Any:
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list | tuple) else view[key]
    return view


def _is(found: Any, wanted: Any) -> bool:
    """Whether a value is the one wanted; of a list a number is its length."""
    if isinstance(found, list | tuple) and isinstance(wanted, int):
        return len(found) == wanted
    return bool(found == wanted)
