"""The pictures of the rules: real positions, each a lesson as far as it is played, and what is tried there.

Whoever draws one draws its view; the sentence beneath is a message, filled with facts of the position.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from oddville.games.game import Game
from oddville.games.lessons import lesson

JOINER: Final = "left-leg-joiner"
STAIRCASE: Final = "toll-staircase"
WORKER: Final = 2
"""The worker card whose prices are shown."""
REFUSED: Final = {
    (-1, 0): ("rules-picture-clash", {"card": JOINER}),
    (1, 1): ("rules-picture-corner", {"card": JOINER}),
    (0, -1): ("rules-picture-above", {}),
}
"""Where a card is refused, and what is said of it."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A build that is refused: the card, where, and the sides that do not match."""

    card: str
    cell: tuple[int, int]
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A position beside a rule."""

    rule: str
    message: str
    facts: Mapping[str, Any]
    view: Mapping[str, Any]
    shows: Literal["city", "clay", "prices"]
    """What is drawn of it: `city`, `clay` (that column of the Resources Board) or `prices` (of the row)."""
    tried: Tried | None = None


@cache
def pictures() -> tuple[Picture, ...]:
    """All pictures; those of one rule in the order in which they are shown."""
    return (*_slots(), *_prices(), *_fits(), *_refused(), *_bonuses(), *_score())


def _played(name: str, steps: int) -> Game:
    """The position of a lesson after some of its steps."""
    game = lesson(name).game()
    for step in lesson(name).steps[:steps]:
        game.play(step.moves(game)[0])
        step.go_on(game)
    return game


def _prices() -> Iterator[Picture]:
    game = _played("buildings", 0)
    costs = " ".join(map(str, game.edition.workers[WORKER - 1].costs))
    facts = {"worker": WORKER, "costs": costs}
    yield Picture("WORK-7", "rules-picture-prices", facts, game.view(), "prices")


def _slots() -> Iterator[Picture]:
    yield Picture("WORK-6", "rules-picture-slots", {}, _played("characters", 0).view(), "clay")


def _refused() -> Iterator[Picture]:
    """With edges that do not match, at a corner, and above the row; the rule is the one the game refuses it by."""
    game = _played("city", 0)
    for cell, (message, facts) in REFUSED.items():
        refusal = game.refusals(f"build {JOINER} {cell[0]},{cell[1]}")[0]
        sides = tuple(edge["side"] for edge in refusal.facts.get("edges", ()))
        yield Picture(refusal.rule, message, facts, game.view(), "city", Tried(JOINER, cell, sides))


def _fits() -> Iterator[Picture]:
    yield Picture("BUILD-5", "rules-picture-fits", {"card": JOINER}, _played("city", 1).view(), "city")


def _bonuses() -> Iterator[Picture]:
    game = _played("city", 1)
    printed = next(card for card in game.edition.cards if card.id == JOINER)
    facts = {"card": JOINER, "own": printed.bonus, "other": game.edition.main_square.bonus}
    yield Picture("BUILD-8", "rules-picture-bonuses", facts, game.view(), "city")


def _score() -> Iterator[Picture]:
    game = _played("city", len(lesson("city").steps))
    printed = next(card for card in game.edition.cards if card.id == STAIRCASE)
    points = {line.source: line.points for line in game.score_sheet().players[0].lines}[STAIRCASE]
    facts = {"card": STAIRCASE, "base": printed.base, "cards": len(game.view()["city"]), "points": points}
    yield Picture("SCORE-2", "rules-picture-score", facts, game.view(), "city")
